import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useMemo, useRef } from 'react';
import type { HexGame } from '../hex-game.ts';

/** Traces of the fight on the ground, by cell. */
export type Scars = ReadonlyMap<number, 'scorch' | 'wreck'>;

interface Trace {
  /** The number of events followed, and the last of them. */
  readonly count: number;
  readonly last: object | undefined;
  /** The last place of each unit. */
  readonly places: Map<number, number>;
  readonly scorched: Set<number>;
}

const beginning = (): Trace => ({ count: 0, last: undefined, places: new Map(), scorched: new Set() });

/** Follows what happened on from where it was left, or all of it if it is something else. */
function follow<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  events: readonly G['Event'][],
  before: Trace,
): Trace {
  const { count, places, scorched } = events[before.count - 1] === before.last ? before : beginning();
  const units = hex.units(table);
  for (const event of events.slice(count)) {
    const marks = hex.marks(table, [event]);
    const [mover] = marks.units ?? [];
    if (marks.path?.length && mover !== undefined) places.set(mover, marks.path.at(-1)!);
    for (const { unit, cell } of marks.places ?? []) places.set(unit, cell);
    for (const { unit } of marks.harm ?? []) {
      const cell = places.get(unit) ?? units[unit]!.cell;
      if (cell >= 0) scorched.add(cell);
    }
  }
  return { count: events.length, last: events.at(-1), places, scorched };
}

/** The cells of hits and of losses after all events that stand, watched or not. */
export function useScars<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  events: readonly G['Event'][],
): Scars {
  const trace = useRef(beginning());
  return useMemo(() => {
    trace.current = follow(hex, table, events, trace.current);
    const { places, scorched } = trace.current;
    const wrecks = hex.units(table).flatMap(({ isGone }, unit) => (isGone ? (places.get(unit) ?? -1) : []));
    return new Map([
      ...[...scorched].map((cell) => [cell, 'scorch'] as const),
      ...wrecks.flatMap((cell) => (cell < 0 ? [] : [[cell, 'wreck'] as const])),
    ]);
  }, [hex, table, events]);
}
