import type { Counted, Limit } from '../cards/army-list.ts';

/** HGB-ARMY-02: charts are made for this. */
const CHART_SIZE = 1000;

/** HGB-ARMY-03, HGB-ARMY-08: games of 1000, 2000, …, counting the last part. */
export const thousands = (limit: number): number => Math.ceil(limit / CHART_SIZE);

/** HGB-ARMY-03: a command squad has to be there. */
export const needsCommand = (limit: number): boolean => limit >= CHART_SIZE;

const isSupport = (what: Counted): boolean => what === 'air strikes' || what === 'artillery';

/** HGB-ARMY-03: none stays none, any number stays any number. */
export function limitFor(what: Counted, { least, most }: Limit, limit: number): Limit {
  if (limit < CHART_SIZE)
    return {
      least: Math.ceil(least / 2),
      most: most !== null && isSupport(what) ? Math.floor(most / 2) : most,
    };
  const more = thousands(limit) - 1;
  return { least: least === 0 ? 0 : least + more, most: most === null || most === 0 ? most : most + more };
}
