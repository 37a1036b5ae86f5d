import { type Board, featureMask, type HexChanges } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Aim } from '../../attacks.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { worthOfBox } from '../../bot/exchange.ts';
import { gainFrom } from '../../bot/hex-attacks.ts';
import { FROZEN_WATER, ICE } from '../../data/terrain.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { dealDamage, destroy } from '../../phases/combat/hits.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { reachedBy } from '../../phases/reached.ts';
import type { March } from '../../points.ts';
import { whyTooWeak } from '../../rules/attack/hex-attacks.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { drowns } from '../../rules/map/bridges.ts';
import { hexChanged } from '../../rules/map/ground.ts';
import { gaitOf } from '../../rules/map/terrain-costs.ts';
import { seenTouchedBy, touchedBy } from '../../rules/movement/touched.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** BF2-ENV-03: it has broken through the ice. */
    readonly isWet?: boolean;
  }
  interface OptionFrames {
    'ice/landing': { readonly hex: number };
  }
  interface OptionEvents {
    'ice-roll': {
      readonly type: 'ice-roll';
      readonly hex: number;
      readonly dice: readonly number[];
      /** Null where somebody has landed on it. */
      readonly damage: number | null;
      readonly breaks: boolean;
    };
    'ice-broke': { readonly type: 'ice-broke'; readonly hex: number; readonly units: readonly number[] };
  }
}

const BREAKS_ON = 4;
/** BF2-WOOD-01 */
const ICE_STRENGTH = 14;
const FALL_DAMAGE = 1;

export const WET = {
  message: 'The unit has broken through the ice this turn',
  rule: 'BF2-ENV-03',
} as const;
const NO_ICE = { message: 'There is no frozen water in that hex', rule: 'BF2-ENV-03' } as const;

const isFrozen = ({ board }: OpenField, hex: number): boolean =>
  (board.features[hex] & featureMask(board, FROZEN_WATER)) !== 0;

/** Water again. */
export const thawed = (board: Board, ground: HexChanges | null, hex: number): HexChanges =>
  hexChanged(board, ground, hex, { terrain: 'water', without: [ICE, FROZEN_WATER] });

export function fallIn(units: readonly UnitState[], fallen: readonly number[]): void {
  for (const unit of fallen) units[unit].thisTurn = { ...units[unit].thisTurn, isWet: true };
}

/** BF2-ENV-03: ’Mechs that land. */
export function breakOnLanding(play: Play<Battleforce2>, { unit, way, hex, happens }: March): void {
  const field = battlefieldOf(play.state);
  if (way === 'jump' && field.letters[unit] === 'M' && isFrozen(field, hex))
    happens({ step: 'ice/landing', hex });
}

export function landOnIce(play: Play<Battleforce2>, { hex }: OptionFrames['ice/landing']): void {
  const dice = play.roll('ice', 1, concerning(...carried(play.state, hex)));
  const breaks = sum(dice) >= BREAKS_ON;
  play.emit({ type: 'ice-roll', hex, dice, damage: null, breaks });
  if (breaks) breakIce(play, hex);
}

/** Visible units on the ice; before correction 7, every unit in the hex counted. */
function carried(state: State, hex: number): readonly number[] {
  const field = battlefieldOf(state);
  return seenTouchedBy(field, state, field.past.meetsAsBefore?.() ? 'mines' : 'ice', hex);
}

/** BF2-ENV-03: every unit in the hex falls in; those that may not be in water are lost. */
function breakIce(play: Play<Battleforce2>, hex: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const units = reachedBy(play, 'ice', hex);
  play.happen({ type: 'ice-broke', hex, units });
  for (const element of units.flatMap((unit) => surviving(field, state, unit))) {
    if (drowns(field, element)) destroy(play, element);
    else if (gaitOf(field, element) === 'mech') dealDamage(play, element, FALL_DAMAGE);
  }
}

/** BF2-ENV-03: as woods are cleared. */
export const iceAim: Aim = {
  id: 'break ice',
  label: 'Break the ice',
  rule: 'BF2-ENV-03',
  countsCover: () => false,
  whyNotHex: (field, _state, hex) => (isFrozen(field, hex) ? null : NO_ICE),
  whyNotAttacker: whyTooWeak,
  gain(field, state, seat, hex, adds) {
    const harm = (element: number) =>
      drowns(field, element)
        ? field.records[element].sheet.points
        : FALL_DAMAGE * worthOfBox(field, state, element);
    return (
      chanceOfTwoDice(ICE_STRENGTH - adds) *
      gainFrom(field, state, seat, touchedBy(field, state, 'ice', hex), harm)
    );
  },
  hit(play, { unit, hex, adds: damage }) {
    const dice = play.roll('ice', 2, concerning(unit, ...carried(play.state, hex)));
    const breaks = sum(dice) + damage >= ICE_STRENGTH;
    play.emit({ type: 'ice-roll', hex, dice, damage, breaks });
    if (breaks) breakIce(play, hex);
  },
};
