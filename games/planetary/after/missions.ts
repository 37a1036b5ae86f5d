import { NEVER } from '../data/tables.ts';
import type { BoughtCounter, Event } from '../events.ts';
import { isOnSurface } from '../rules/places.ts';
import { ARRIVING, DEPARTED, DESTROYED, type Find, type Mission, NOT_CARRIED, SPENT } from '../state.ts';
import type { Table } from '../view.ts';

// Raid, Extraction, Last Stand: what events change.

const withMission = (table: Table, change: Partial<Mission>): Table =>
  table.war?.mission
    ? { ...table, war: { ...table.war, mission: { ...table.war.mission, ...change } } }
    : table;

const withFind = (table: Table, index: number, change: Partial<Find>): Table => {
  const { finds } = table.war!.mission!;
  return withMission(table, { finds: finds.with(index, { ...finds[index], ...change }) });
};

const withPlace = (table: Table, id: number, place: number): Table => ({
  ...table,
  counters: table.counters.with(id, { ...table.counters[id], place }),
});

/** PA-SCN-11: whoever is attacked in a raid is awake from then on. */
export function aroused(table: Table, counters: readonly number[]): Table {
  const { mission } = table.war ?? {};
  if (!mission || table.setup.war!.mission!.kind !== 'raid' || mission.isDetected) return table;
  const roused = counters.filter((id) => table.counters[id].side === 1 && !mission.roused.includes(id));
  return withMission(table, { roused: [...mission.roused, ...roused] });
}

/** PA-SCN-12: a ship has left the point at which it came out of its jump. PA-SCN-21: and takes along what it carries. */
export function abroad(table: Table, counter: number): Table {
  const { mission, turn } = table.war!;
  if (!mission) return table;
  const left = mission.abroad.includes(counter)
    ? table
    : withMission(table, { abroad: [...mission.abroad, counter] });
  return mission.finds.reduce((seen, { carrier, moved }, index) => {
    if (carrier !== counter) return seen;
    const { place } = table.counters[counter];
    return withFind(seen, index, moved < turn ? { place, moved: turn } : { carrier: NOT_CARRIED });
  }, left);
}

/** Forces that jump in, and a relief force, among counters that were bought. */
export function withForce(table: Table, first: number, counters: readonly BoughtCounter[]): Table {
  const { mission, sky } = table.war!;
  if (!mission || !sky) return table;
  const having = (holds: (each: BoughtCounter) => boolean) =>
    counters.flatMap((each, index) => (holds(each) ? [first + index] : []));
  const relief = having(({ isRelief }) => isRelief ?? false);
  const arrivals = having(({ place }) => place === ARRIVING).map((counter) => ({
    counter,
    turn: relief.includes(counter) ? NEVER : 1,
    at: [],
  }));
  return withMission(
    {
      ...table,
      war: { ...table.war!, sky: { ...sky, arrivals: [...sky.arrivals, ...arrivals] } },
    },
    {
      gifts: [...mission.gifts, ...having(({ isGift }) => isGift ?? false)],
      relief: [...mission.relief, ...relief],
    },
  );
}

/** PA-SCN-34: some of the relief force has been on the surface. */
export function withReliefDown(table: Table): Table {
  const { mission } = table.war ?? {};
  if (!mission?.isReliefComing || mission.isReliefDown) return table;
  const isDown = mission.relief.some((id) => isOnSurface(table.counters[id].place));
  return isDown ? withMission(table, { isReliefDown: true }) : table;
}

type Changed =
  | 'hidden'
  | 'targeted'
  | 'alert'
  | 'escaped'
  | 'uncovered'
  | 'taken'
  | 'trap'
  | 'sprung'
  | 'bunker';

export const missionChanges: {
  [Type in Changed]: (table: Table, event: Extract<Event, { type: Type }>) => Table;
} = {
  hidden: (table, { finds }) =>
    withMission(table, {
      finds: finds.map((find) => ({ ...find, since: 0, carrier: NOT_CARRIED, moved: 0 })),
    }),
  targeted: (table, { target }) => withMission(table, { target }),
  alert: (table, { what, succeeds, counters }) => {
    if (!succeeds) return table;
    if (what === 'raid') return withMission(table, { isDetected: true });
    const { sky, turn } = table.war!;
    const arrivals = sky!.arrivals.map((each) =>
      counters.includes(each.counter) ? { ...each, turn: turn + 1 } : each,
    );
    const seen = { ...table, war: { ...table.war!, sky: { ...sky!, arrivals } } };
    return withMission(seen, { isReliefComing: true });
  },
  escaped: (table, { counter }) => withPlace(table, counter, DEPARTED),
  uncovered: (table, { find, kind, isRemoved }) =>
    withFind(table, find, { kind, since: table.war!.turn, ...(isRemoved && { place: SPENT }) }),
  taken: (table, { find, counter }) => {
    const { carrier, place } = table.war!.mission!.finds[find];
    const isHandedOver = carrier !== NOT_CARRIED && table.counters[carrier].place === place;
    return withFind(table, find, { carrier: counter, ...(isHandedOver && { moved: table.war!.turn }) });
  },
  trap: (table, { target, isDestroyed }) => (isDestroyed ? withPlace(table, target, DESTROYED) : table),
  sprung: (table, { find }) => withFind(table, find, { place: SPENT }),
  bunker: (table, { side }) => withMission(table, { bunker: side }),
};
