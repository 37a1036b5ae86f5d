// Sums up the events since the last decision: the damage to each unit, and events worth a line of their own.

import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { LogLine } from '../../table/playback.ts';
import { plural } from '../../ui/words/plural.ts';
import type { HexGame } from '../hex-game.ts';

export interface SummaryLine {
  readonly text: string;
  readonly side: number;
  /** The line of the log that it leads to. */
  readonly line: LogLine;
  readonly isGrave: boolean;
}

export function summaryOf<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  lines: readonly LogLine[],
): SummaryLine[] {
  const units = hex.units(table);
  const harm = new Map<number, { points: number; hits: number; line: LogLine }>();
  const grave: SummaryLine[] = [];
  for (const line of lines) {
    if (line.isTakenBack) continue;
    const event = line.event as G['Event'];
    const marks = hex.marks(table, [event]);
    for (const { unit, points } of marks.harm ?? []) {
      const known = harm.get(unit) ?? { points: 0, hits: 0, line };
      harm.set(unit, { ...known, points: known.points + points, hits: known.hits + 1 });
    }
    const [unit] = marks.units ?? [];
    if (unit !== undefined && hex.grave.includes(event.type))
      grave.push({ text: line.text, side: units[unit]?.side ?? 0, line, isGrave: true });
  }
  const hurt = [...harm]
    .toSorted(([, a], [, b]) => b.points - a.points)
    .map(([unit, { points, hits, line }]) => ({
      text: `${units[unit]?.name}: −${points} in ${plural(hits, 'hit')}`,
      side: units[unit]?.side ?? 0,
      line,
      isGrave: false,
    }));
  return [...hurt, ...grave];
}
