// Ways over a map of spaces, for travellers who pay for each space they enter. A space may be divided into parts: a
// traveller who enters on one side can leave only by sides that belong to the same part.

import type { Spaces } from './spaces.ts';

export interface Travel {
  /** Movement points; no way costs more. */
  readonly points: number;
  /** The points to enter a space, 0 or more; negative if the traveller cannot go there. */
  cost(to: number, from: number): number;
  /** Whether a traveller must stop in this space. Absent: never. */
  stopsAt?(space: number): boolean;
  /**
   * The parts of a space, each a list of the neighbours it leads to. A neighbour may be in several parts, or in none,
   * and then no way leads there. A traveller who starts in a space is in all its parts. Absent: every space is a single
   * part that leads everywhere.
   */
  parts?(space: number): readonly (readonly number[])[];
}

export interface Ways {
  /** The least cost by space; -1 if out of reach. */
  readonly cost: Int16Array;
  /** The spaces of a cheapest way, both ends included; empty if there is none. */
  pathTo(space: number): number[];
}

/** A place in the search: one part of a space, or all parts at the start. */
interface Stop {
  readonly space: number;
  readonly leadsTo: readonly number[];
  readonly cost: number;
  readonly previous: Stop | null;
}

export function findWays({ size, neighbours }: Spaces, from: number, travel: Travel): Ways {
  const cost = new Int16Array(size).fill(-1);
  const best = new Array<Stop | undefined>(size);
  const partsOf = (space: number) => travel.parts?.(space) ?? [neighbours[space]];
  /** The cheapest so far, by space and part. */
  const reached: (number | undefined)[][] = [];
  const queue: Stop[][] = Array.from({ length: travel.points + 1 }, () => []);
  const start: Stop = { space: from, leadsTo: [...new Set(partsOf(from).flat())], cost: 0, previous: null };
  cost[from] = 0;
  best[from] = start;
  queue[0].push(start);
  for (const stops of queue) {
    for (const stop of stops) {
      for (const to of stop.leadsTo) {
        const fee = travel.cost(to, stop.space);
        const sum = stop.cost + fee;
        if (fee < 0 || sum > travel.points) continue;
        reached[to] ??= [];
        const soFar = reached[to];
        for (const [part, leadsTo] of partsOf(to).entries()) {
          if (!leadsTo.includes(stop.space)) continue;
          if ((soFar[part] ?? Number.POSITIVE_INFINITY) <= sum) continue;
          soFar[part] = sum;
          const next: Stop = { space: to, leadsTo, cost: sum, previous: stop };
          if (cost[to] < 0 || sum < cost[to]) {
            cost[to] = sum;
            best[to] = next;
          }
          if (!travel.stopsAt?.(to)) queue[sum].push(next);
        }
      }
    }
  }
  return { cost, pathTo: (space) => spacesOf(best[space]) };
}

function spacesOf(last: Stop | undefined): number[] {
  const path: number[] = [];
  for (let stop: Stop | null = last ?? null; stop; stop = stop.previous) path.unshift(stop.space);
  return path;
}
