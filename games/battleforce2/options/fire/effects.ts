import { neighbour } from '@ironfield/hex/board.ts';
import { rotate } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { SHUTDOWN_HEAT } from '../../data/tables.ts';
import { BUILDINGS } from '../../data/terrain.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { setHeat } from '../../phases/announcing.ts';
import { dealDamage } from '../../phases/combat/hits.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { findHidden } from '../../phases/reached.ts';
import type { March } from '../../points.ts';
import { isOnMap, isVtol, surviving } from '../../rules/elements/condition.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import type { UnitState } from '../../state.ts';
import { canCatchFire, ignite, isBurning, isLitNow, isSpared, windOf } from './burning.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** BF2-FIRE-03: it has gone into or out of a burning hex. */
    readonly isScorched?: boolean;
  }
  interface OptionFrames {
    'fire/standing': { readonly seat: Seat };
    'fire/burn': { readonly unit: number; readonly hex: number };
    'fire/heat': object;
    'fire/buildings': object;
    'fire/spread': object;
  }
  interface OptionEvents {
    scorched: { readonly type: 'scorched'; readonly unit: number };
    burns: {
      readonly type: 'burns';
      readonly unit: number;
      readonly hex: number;
      readonly dice: readonly number[];
      readonly escapes: boolean;
    };
    spread: {
      readonly type: 'spread';
      readonly from: number;
      readonly hex: number;
      readonly dice: readonly number[];
      readonly burns: boolean;
    };
  }
}

export function scorch(units: readonly UnitState[], unit: number): void {
  units[unit].thisTurn = { ...units[unit].thisTurn, isScorched: true };
}

const isMech = ({ letters }: OpenField, unit: number): boolean => letters[unit] === 'M';

/** BF2-FIRE-03, BF2-FIRE-04: hex by hex; a jump passes only through the hexes at both ends. */
export function goThroughFire(play: Play<Battleforce2>, { unit, way, from, hex, happens }: March): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (isVtol(field, unit)) return;
  const isIn = isBurning(field, hex);
  if (isMech(field, unit)) {
    const isOut = isBurning(field, from) && !isSpared(state, unit, from);
    if ((!isIn && !isOut) || state.units[unit].thisTurn?.isScorched) return;
    play.happen({ type: 'scorched', unit });
  } else if (isIn && way !== 'jump') happens({ step: 'fire/burn', unit, hex });
}

const ESCAPES_ON = 8;
const BURNS = 1;

export const escapes = (dice: readonly number[]): boolean => sum(dice) >= ESCAPES_ON;

/** BF2-FIRE-04: one roll an occasion. */
export function burn(play: Play<Battleforce2>, { unit, hex }: OptionFrames['fire/burn']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const dice = play.roll('burns', 2, concerning(unit));
  const isOut = escapes(dice);
  play.emit({ type: 'burns', unit, hex, dice, escapes: isOut });
  if (isOut) return;
  for (const element of surviving(field, state, unit)) dealDamage(play, element, BURNS);
}

/** BF2-FIRE-03, BF2-FIRE-04: those of these units that a fire reaches now; a unit hiding in one is found. */
function inFires(play: Play<Battleforce2>, units: readonly number[]): readonly number[] {
  const { state } = play;
  const field = battlefieldOf(state);
  const burnt = burningHexes(field).flatMap((hex) =>
    touchedBy(field, state, 'fire', hex, units).filter((unit) => {
      const stoodThere = isOnMap(state, unit) ? isSpared(state, unit, hex) : isLitNow(state, hex);
      return !stoodThere;
    }),
  );
  findHidden(play, burnt);
  return units.filter((unit) => burnt.includes(unit));
}

/** BF2-FIRE-04: who ends its Movement Phase in a fire. */
export function standInFire(play: Play<Battleforce2>, { seat }: OptionFrames['fire/standing']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const burning = inFires(play, field.unitsOf[seat]).flatMap((unit) => {
    const { hex } = state.units[unit];
    return isMech(field, unit) ? [] : [{ step: 'fire/burn', unit, hex } as const];
  });
  play.next(...burning, { step: 'victory' });
}

/** BF2-FIRE-03 */
export function heatUp(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const mechs = state.units.flatMap((_, unit) => (isMech(field, unit) ? [unit] : []));
  const burnt = inFires(play, mechs);
  for (const unit of mechs.filter((each) => isOnMap(state, each))) {
    const more = (burnt.includes(unit) ? 1 : 0) + (state.units[unit].thisTurn?.isScorched ? 1 : 0);
    for (const element of surviving(field, state, unit)) {
      const { heat } = state.elements[element].condition;
      setHeat(play, element, Math.min(SHUTDOWN_HEAT, heat + more));
    }
  }
}

const FIRE_DAMAGE = 4;

const burningHexes = (field: OpenField): number[] => field.allCells.filter((hex) => isBurning(field, hex));

/** BF2-FIRE-05 */
export function burnBuildings(play: Play<Battleforce2>): void {
  const field = battlefieldOf(play.state);
  const { buildingStrike } = field.plugged;
  if (!buildingStrike) return;
  const built = burningHexes(field).filter((hex) => BUILDINGS.includes(field.board.terrain[hex]));
  play.next(...built.map((hex) => buildingStrike(hex, FIRE_DAMAGE, null)));
}

const DOWNWIND = 9;
const BESIDE = 11;
const OVER_A_GAP = 12;

/** BF2-FIRE-07: fires that burn now spread, those that they light not yet. */
export function spread(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { board } = field;
  const wind = windOf(state);
  const next = (hex: number, turns: number) => neighbour(board, hex, rotate(wind, turns));
  for (const from of burningHexes(field)) {
    const ahead = next(from, 0);
    const beyond = ahead >= 0 && !isBurning(field, ahead) ? next(ahead, 0) : -1;
    const reached: readonly [number, number][] = [
      [ahead, DOWNWIND],
      [next(from, -1), BESIDE],
      [next(from, 1), BESIDE],
      [beyond, OVER_A_GAP],
    ];
    for (const [hex, number] of reached) {
      if (hex < 0 || !canCatchFire(battlefieldOf(state), hex)) continue;
      const dice = play.roll('spread', 2);
      const burns = sum(dice) >= number;
      play.emit({ type: 'spread', from, hex, dice, burns });
      if (burns) ignite(play, hex);
    }
  }
}
