import { useEffect, useState } from 'react';
import type { GameStatistics } from '../result/statistics.ts';
import type { OpenedRecord } from './open-record.ts';

/** `null` while they are counted, or why they cannot be. */
export function useStatistics(kept: OpenedRecord | null): GameStatistics | string | null {
  const [statistics, setStatistics] = useState<GameStatistics | string | null>(null);
  useEffect(() => {
    if (kept)
      void statisticsOf(kept).then(setStatistics, (error: Error) => setStatistics(`${error.message}.`));
  }, [kept]);
  return statistics;
}

/** The statistics of a game, as far as it has any of its own. */
async function statisticsOf({ timeline, views }: OpenedRecord): Promise<GameStatistics> {
  const extract = await views.statistics?.();
  return extract?.(timeline) ?? { sides: timeline.sides, figures: [], charts: [], tables: [] };
}
