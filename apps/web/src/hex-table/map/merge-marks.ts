import type { EventMarks } from '../hex-game.ts';

/** The marks of events that belong together as one. */
export function mergeMarks(each: readonly EventMarks[]): EventMarks {
  const harm = new Map<number, number>();
  for (const { unit, points } of each.flatMap((marks) => marks.harm ?? []))
    harm.set(unit, (harm.get(unit) ?? 0) + points);
  return {
    path: each.flatMap(({ path }) => path ?? []),
    places: each.flatMap(({ places }) => places ?? []),
    bursts: each.flatMap(({ bursts }) => bursts ?? []),
    lines: each.flatMap(({ lines }) => lines ?? []),
    units: [...new Set(each.flatMap(({ units }) => units ?? []))],
    harm: [...harm].map(([unit, points]) => ({ unit, points })),
  };
}
