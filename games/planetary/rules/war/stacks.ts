import type { Seat } from '@ironfield/kernel/state.ts';
import type { Counter, Kind, Settlement, Setup, State, UnitSheet, War } from '../../state.ts';
import { isGround, isSettlement } from '../kinds.ts';

/** The state as rules about the map see it. For a viewer, the type of a face-down counter is `null`. */
export interface OnMap {
  readonly setup: Setup;
  readonly counters: readonly (Omit<Counter, 'type' | 'quality'> & { readonly type: string | null })[];
  readonly war: War;
}

export type InWar = Pick<State, 'setup' | 'counters'> & { readonly war: War };

export const warIn = (state: State): InWar => {
  if (!state.war) throw new Error('There is no war');
  return state as InWar;
};

export function kindOf({ setup, counters }: Pick<OnMap, 'setup' | 'counters'>, id: number): Kind | null {
  const { type } = counters[id];
  return type === null ? null : setup.sheets[type].kind;
}

export const sheetOn = ({ setup, counters }: Pick<InWar, 'setup' | 'counters'>, id: number): UnitSheet =>
  setup.sheets[counters[id].type];

/**
 * The map as one side sees it: enemy counters that lie face-down have no type. Supply and control can be reckoned on it, and
 * whatever asks for the figures of counters that are known.
 */
export const asSeenBy = (state: InWar, seat: Seat): InWar => ({
  ...state,
  counters: state.counters.map((counter) =>
    counter.faceUp || counter.side === seat ? counter : { ...counter, type: null as unknown as string },
  ),
});

/** PA-FOT-11: has this unit lost its command? */
export const isDisrupted = ({ war }: { readonly war?: State['war'] }, id: number): boolean =>
  war?.fall?.disrupted.includes(id) ?? false;

/** A settlement is never face-down. */
export const isUnit = (state: OnMap, id: number): boolean => {
  const kind = kindOf(state, id);
  return kind === null || !isSettlement(kind);
};

/** A side that does not know better takes a face-down counter for a ground unit. */
const isGroundUnit = (state: OnMap, id: number): boolean => {
  const kind = kindOf(state, id);
  return kind === null || isGround(kind);
};

/** Counters in a hex, without those aboard others. */
export function countersAt(state: OnMap, hex: number): number[] {
  const here: number[] = [];
  for (const { id, place } of state.counters) if (place === hex) here.push(id);
  return here;
}

export const unitsAt = (state: OnMap, hex: number, side: Seat): number[] =>
  countersAt(state, hex).filter((id) => state.counters[id].side === side && isUnit(state, id));

/** PA-SUP-05: convoys are among them. */
export const groundUnitsAt = (state: OnMap, hex: number, side: Seat): number[] =>
  unitsAt(state, hex, side).filter((id) => isGroundUnit(state, id));

export const settlementAt = (state: OnMap, hex: number): Settlement | null =>
  state.war.settlements.find(({ counter }) => state.counters[counter].place === hex) ?? null;

/** The owner of a settlement; `null` for rubble and unrest. */
export const ownerOf = (state: OnMap, { counter, rubble }: Settlement): Seat | null =>
  rubble ? null : state.counters[counter].side;

/** PA-MOVE-01: enemy units and settlements in a hex, but for rubble. */
export const enemiesAt = (state: OnMap, hex: number, side: Seat): number[] =>
  countersAt(state, hex).filter((id) => {
    if (state.counters[id].side === side) return false;
    return !state.war.settlements.some(({ counter, rubble }) => counter === id && rubble);
  });

/** Everybody in a counter, and in those in it. */
export const cargoOf = (state: OnMap, carrier: number): number[] =>
  state.war.carriers.flatMap((each, id) => (each === carrier ? [id, ...cargoOf(state, id)] : []));

/** Those directly aboard. */
export const aboard = (state: OnMap, carrier: number): number[] =>
  state.war.carriers.flatMap((each, id) => (each === carrier ? [id] : []));

/** The hex of a counter, also of one aboard another; negative for those that are nowhere. */
export function hexWith(state: OnMap, id: number): number {
  const carrier = state.war.carriers[id] ?? -1;
  return carrier >= 0 ? hexWith(state, carrier) : state.counters[id].place;
}
