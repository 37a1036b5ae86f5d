// How far it is on foot, round what cannot be climbed.

import type { Board } from '@ironfield/hex/board.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Steps } from '../kind.ts';

const NO_WAY = 255;

const waysOf = remembered((_: Steps): (Uint8Array | undefined)[] => []);

/** By cell: hexes to walk from there to a hex; NO_WAY where it cannot be done, or is farther than anybody looks. */
export function wayTo(field: Battlefield, unit: number, to: number): Uint8Array {
  const steps = field.kinds[unit].stepsOn(field, unit);
  const ways = waysOf(steps);
  ways[to] ??= searched(field.board, steps, to);
  return ways[to];
}

function searched({ neighbours, size }: Board, { walk }: Steps, to: number): Uint8Array {
  const hexes = new Uint8Array(size).fill(NO_WAY);
  hexes[to] = 0;
  const queue = [to];
  for (const cell of queue) {
    const next = hexes[cell] + 1;
    if (next === NO_WAY) break;
    for (const direction of DIRECTIONS) {
      const from = neighbours[cell * 6 + direction];
      if (from < 0 || hexes[from] !== NO_WAY || walk[from * 6 + oppositeOf(direction)] === 0) continue;
      hexes[from] = next;
      queue.push(from);
    }
  }
  return hexes;
}

/** The longer way to a range that is not reached yet: on foot if there is one. */
export const hexesAway = (way: Uint8Array | null, cell: number, range: number): number =>
  way === null || way[cell] === NO_WAY ? range : way[cell];
