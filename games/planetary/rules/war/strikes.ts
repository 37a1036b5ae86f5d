import { sum } from '@ironfield/kernel/dice.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import { BOMBARDMENT, DAMAGE, QUALITY_MODIFIER, TO_HIT } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State, Terrain } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { coverLine } from '../cover.ts';
import { isSettlement } from '../kinds.ts';
import { GLOBE, hexesBelow, isOnSurface, realmOf } from '../places.ts';
import { worldIn } from '../world.ts';
import { fightingQuality, mpOn } from './mission.ts';
import {
  countersAt,
  enemiesAt,
  type InWar,
  isDisrupted,
  kindOf,
  ownerOf,
  settlementAt,
  sheetOn,
} from './stacks.ts';
import { isSuppliedAt } from './supply-lines.ts';

// Attacks on the map, outside of any battle: they destroy or do nothing.

/** Attacker, target and hex. */
export interface Strike {
  readonly attacker: number;
  readonly target: number;
  readonly hex: number;
}

const terrainFor = (state: InWar, id: number, hex: number): Terrain => {
  const { land } = worldIn(state.setup)[hex];
  return land === null || sheetOn(state, id).kind === 'naval' ? 'water' : land;
};

const isSupplied = (state: InWar, id: number, hex: number): boolean =>
  isSuppliedAt(state, state.counters[id].side, hex);

/** PA-ACBT-01: quality, supply and what covers the target, but neither position nor anybody else. */
export const strikeToHit =
  (state: InWar, { attacker, target, hex }: Strike) =>
  (tally: Tally<RuleId>): void => {
    const quality = fightingQuality(state, attacker);
    tally.add(sheetOn(state, target).defense, REASONS.defense, 'PA-CBT-10');
    if (QUALITY_MODIFIER[quality] !== 0)
      tally.add(QUALITY_MODIFIER[quality], REASONS.quality[quality], 'PA-CBT-11');
    if (!isSupplied(state, attacker, hex))
      tally.add(TO_HIT.attackerUnsupplied, REASONS.attackerUnsupplied, 'PA-CBT-11');
    if (!isSupplied(state, target, hex))
      tally.add(TO_HIT.targetUnsupplied, REASONS.targetUnsupplied, 'PA-CBT-11');
    coverLine(
      state.setup,
      sheetOn(state, target).kind,
      terrainFor(state, target, hex),
      shelterIn(state, target, hex),
    )(tally);
  };

/** A settlement of its own side in the hex, other than itself. */
function shelterIn(state: InWar, target: number, hex: number): 'city' | 'base' | 'fortress' | null {
  const settlement = settlementAt(state, hex);
  if (!settlement || settlement.counter === target) return null;
  if (ownerOf(state, settlement) !== state.counters[target].side) return null;
  return kindOf(state, settlement.counter) as 'city' | 'base' | 'fortress';
}

export const strikeDamage =
  (state: InWar, { attacker, target, hex }: Strike) =>
  (tally: Tally<RuleId>): void => {
    const { attack, kind } = sheetOn(state, attacker);
    tally.add(attack, REASONS.attackValue, 'PA-CBT-14');
    if (!isSupplied(state, attacker, hex))
      tally.add(DAMAGE.attackerUnsupplied, REASONS.attackerUnsupplied, 'PA-CBT-14');
    if (!isSupplied(state, target, hex))
      tally.add(DAMAGE.targetUnsupplied, REASONS.targetUnsupplied, 'PA-CBT-14');
    const terrain = terrainFor(state, attacker, hex);
    if (kind === 'mech' && terrain === 'arctic')
      tally.add(DAMAGE.mechInArctic, REASONS.mechInArctic, 'PA-CBT-15');
    if (kind === 'mech' && terrain === 'desert')
      tally.add(DAMAGE.mechInDesert, REASONS.mechInDesert, 'PA-CBT-15');
  };

/** PA-ACBT-01, PA-ACBT-06: twice the Toughness destroys, less does nothing; two dice of 2 never harm. */
export const destroys = (dice: readonly number[], modifiers: number, toughness: number): boolean =>
  sum(dice) !== 2 && sum(dice) + modifiers >= 2 * toughness;

/** PA-ACBT-01: fighters, and DropShips that carry nobody because they are armed for it. */
const canStrafe = (state: InWar, id: number): boolean => {
  const { kind, transport } = sheetOn(state, id);
  return kind === 'fighter' || (kind === 'dropship' && transport === 0);
};

/** PA-ACBT-01: enemies that a unit can attack while it flies by, and go on. */
export function strafingTargets(state: InWar, id: number): number[] {
  const { place, side } = state.counters[id];
  const { moved, unloaded } = state.war.doings[id];
  if (!isOnSurface(place) || moved || unloaded || !canStrafe(state, id) || isDisrupted(state, id)) return [];
  const mp = mpOn(state, id);
  return Array.from({ length: GLOBE.size }, (_, hex) => hex).flatMap((hex) => {
    const steps = distance(GLOBE, place, hex);
    return steps === 0 || steps >= mp ? [] : mapTargetsAt(state, hex, side);
  });
}

/** Enemies in a hex that can be attacked on the map: all but cities. */
export const mapTargetsAt = (state: InWar, hex: number, side: number): number[] =>
  enemiesAt(state, hex, side).filter((id) => kindOf(state, id) !== 'city');

/** PA-ACBT-01: where a unit can end its move after an attack in a hex: elsewhere. */
export function hexesAfterStrafing(state: InWar, id: number, at: number): number[] {
  const left = mpOn(state, id) - distance(GLOBE, state.counters[id].place, at);
  return Array.from({ length: GLOBE.size }, (_, hex) => hex).filter(
    (hex) => hex !== at && distance(GLOBE, at, hex) <= left,
  );
}

/** PA-ACBT-04: WarShips in orbit that can still bombard in this turn. */
export function bombarders(state: InWar, side: number): number[] {
  const { sky } = state.war;
  if (!sky) return [];
  return state.counters.flatMap(({ id, side: own, place }) => {
    if (own !== side || place < 0 || realmOf(place) !== 'orbit') return [];
    return sheetOn(state, id).kind === 'warship' && !sky.engaged.includes(id) ? [id] : [];
  });
}

/** PA-ACBT-04: enemies below a WarShip, outside of the hexes where a battle is due. */
export function bombardmentTargets(state: InWar, ship: number): number[] {
  const { side, place } = state.counters[ship];
  return hexesBelow(place)
    .filter((hex) => !state.war.due.some((site) => site.place === hex))
    .flatMap((hex) => mapTargetsAt(state, hex, side));
}

/** PA-ACBT-05 */
export const bombardmentNumber =
  (state: Pick<State, 'counters'> & { readonly war?: State['war'] }, ship: number) =>
  (tally: Tally<RuleId>): void => {
    const quality = fightingQuality(state, ship);
    tally.add(BOMBARDMENT, REASONS.bombardment, 'PA-ACBT-05');
    if (QUALITY_MODIFIER[quality] !== 0)
      tally.add(QUALITY_MODIFIER[quality], REASONS.crew[quality], 'PA-ACBT-05');
  };

/** PA-ACBT-06: on the map nobody is damaged. */
export const bombardmentDamage =
  (state: InWar, ship: number, target: number) =>
  (tally: Tally<RuleId>): void => {
    tally.add(sheetOn(state, ship).attack, REASONS.attackValue, 'PA-ACBT-06');
    if (!isSupplied(state, target, state.counters[target].place))
      tally.add(DAMAGE.targetUnsupplied, REASONS.targetUnsupplied, 'PA-ACBT-06');
  };

/** Would it tell the enemy of a WarShip if its side were asked? So sides are asked that could have one. */
export const couldBombard = (state: InWar, side: number): boolean =>
  state.counters.some(({ id, side: own, place, faceUp }) => {
    if (own !== side || place < 0 || realmOf(place) !== 'orbit') return false;
    if (faceUp && sheetOn(state, id).kind !== 'warship') return false;
    if (state.war.sky!.engaged.includes(id)) return false;
    return hexesBelow(place).some((hex) =>
      countersAt(state, hex).some((each) => state.counters[each].side !== side && !isOpenCity(state, each)),
    );
  });

const isOpenCity = (state: InWar, id: number): boolean => {
  const kind = kindOf(state, id);
  return state.counters[id].faceUp && kind !== null && isSettlement(kind) && kind === 'city';
};
