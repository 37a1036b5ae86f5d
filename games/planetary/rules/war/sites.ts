import type { Seat } from '@ironfield/kernel/state.ts';
import { opponentOf, type Site } from '../../state.ts';
import { isAerospace, isAir, isNonCombatant, isSettlement } from '../kinds.ts';
import { isInSpace, isOnGround } from '../places.ts';
import { groundAt } from '../world.ts';
import { countersAt, type InWar, sheetOn } from './stacks.ts';

/** Possible fighters in a hex, by side. */
interface Present {
  readonly land: readonly [boolean, boolean];
  readonly sea: readonly [boolean, boolean];
  readonly air: readonly [boolean, boolean];
  /** Is there anybody but aerospace units? */
  readonly others: readonly [boolean, boolean];
}

function presentAt(state: InWar, hex: number): Present {
  const none = (): [boolean, boolean] => [false, false];
  const [land, sea, air, others] = [none(), none(), none(), none()];
  for (const id of countersAt(state, hex)) {
    const { kind } = sheetOn(state, id);
    const side = state.counters[id].side as 0 | 1;
    if (isNonCombatant(kind) || (isSettlement(kind) && isRubble(state, id))) continue;
    const group = kind === 'naval' ? sea : isAir(kind) ? air : land;
    group[side] = true;
    if (!isAerospace(kind)) others[side] = true;
  }
  return { land, sea, air, others };
}

const isRubble = (state: InWar, id: number): boolean =>
  state.war.settlements.some(({ counter, rubble }) => counter === id && rubble);

const both = ([a, b]: readonly [boolean, boolean]): boolean => a && b;
const meet = (a: readonly [boolean, boolean], b: readonly [boolean, boolean]): boolean =>
  (a[0] && b[1]) || (a[1] && b[0]);

/**
 * PA-CBT-01: the battles of a hex. Land units and ships never fight each other; air units join the battle on land where there
 * is one. Where a side has nobody but aerospace units there, they are fought only if the other side wants to.
 */
function battlesAt(state: InWar, hex: number): Site[] {
  const { land, sea, air, others } = presentAt(state, hex);
  const isWet = groundAt(state.setup, hex)!.hasWater;
  const isLandBattle = both(land) || (!both(sea) && (meet(land, air) || (both(air) && !isWet)));
  const isSeaBattle = both(sea) || (!isLandBattle && (meet(sea, air) || (both(air) && isWet)));
  const more = both(others) ? {} : { isOptional: true };
  return [
    ...(isLandBattle ? [{ place: hex, kind: 'land', ...more } as const] : []),
    ...(isSeaBattle ? [{ place: hex, kind: 'sea', ...more } as const] : []),
  ];
}

/** Battles that a side has to fight and has not fought in this Combat Phase. */
export function dueBattles(state: InWar, side: Seat): Site[] {
  const enemy = opponentOf(side);
  const places = (of: Seat) =>
    new Set(
      state.counters.flatMap((counter) =>
        counter.side === of && isOnGround(counter.place) ? counter.place : [],
      ),
    );
  const theirs = places(enemy);
  return [...places(side)]
    .filter((place) => theirs.has(place))
    .sort((a, b) => a - b)
    .flatMap((place) => battlesAt(state, place))
    .filter(
      ({ place, kind }) => !state.war.fought.some((each) => each.place === place && each.kind === kind),
    );
}

/** The counters in a battle: settlements that stand, convoys, and all units of that kind of battle. */
export function participants(state: InWar, { place, kind }: Site): number[] {
  const isOther = battlesAt(state, place).some((each) => each.kind !== kind);
  return countersAt(state, place).filter((id) => {
    const each = sheetOn(state, id).kind;
    if (isSettlement(each)) return kind === 'land' && !isRubble(state, id);
    if (isAir(each)) return kind === 'land' || !isOther;
    return (each === 'naval') === (kind === 'sea');
  });
}

/** PA-ACBT-03: places in space where a side could begin a battle: somebody of either side is there. */
export function spaceSites(state: InWar, side: Seat): number[] {
  if (!state.war.sky) return [];
  const inSpace = (of: Seat) =>
    state.counters.flatMap((counter) =>
      counter.side === of && isInSpace(counter.place) ? [counter.place] : [],
    );
  const theirs = inSpace(opponentOf(side));
  return [...new Set(inSpace(side))]
    .filter((place) => theirs.includes(place))
    .filter((place) => !state.war.fought.some((site) => site.place === place))
    .sort((a, b) => a - b);
}

/** PA-ACBT-03: who can begin a battle in space: somebody armed who has not just arrived. */
export function canEngage(state: InWar, id: number): boolean {
  const { side, place } = state.counters[id];
  return canJoin(state, id) && sheetOn(state, id).attack > 0 && spaceSites(state, side).includes(place);
}

/** PA-DEEP-03, PA-ACBT-04: those who may take part in an attack of their side. */
export function canJoin(state: InWar, id: number): boolean {
  const sky = state.war.sky!;
  if (sky.arrived.includes(id)) return false;
  return sheetOn(state, id).kind !== 'warship' || !sky.engaged.includes(id);
}
