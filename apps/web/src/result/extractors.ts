import type { GameTypes } from '@ironfield/kernel/game.ts';
import type { Timeline } from '../replay/timeline.ts';
import type { Extractor, GameStatistics } from './statistics.ts';

/** Statistics by game; each loaded when it is first needed. */
const EXTRACTORS: Readonly<Record<string, () => Promise<unknown>>> = {
  'battleforce-qs': async () => (await import('./battleforce-qs.ts')).battleforceQsStatistics,
  classic: async () => (await import('./classic.ts')).classicStatistics,
};

/** The statistics of a game, as far as it has any of its own. */
export async function statisticsOf(timeline: Timeline<GameTypes>): Promise<GameStatistics> {
  const extract = (await EXTRACTORS[timeline.game.id]?.()) as Extractor<GameTypes> | undefined;
  return extract?.(timeline) ?? { sides: timeline.sides, figures: [], charts: [], tables: [] };
}
