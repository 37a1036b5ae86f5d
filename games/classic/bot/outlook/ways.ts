// The distance on foot, round cliffs it cannot climb and ground that is hard to cross.

import type { Board } from '@ironfield/hex/board.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import { reach, type StepCost } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Steps } from '../../kind.ts';
import { FORBIDDEN } from '../../rules/ground/steps.ts';

/** A search writes this for -1. */
export const NO_WAY = 255;

const waysOf = remembered((_: Steps): (Uint8Array | undefined)[] => []);

/** By cell: MP to walk from there up to a hex, whatever that is like; NO_WAY where it cannot be done. */
export function wayTo(field: Battlefield, unit: number, to: number): Uint8Array {
  const steps = field.kinds[unit].stepsOn(field, unit);
  const ways = waysOf(steps);
  ways[to] ??= searched(field.board, steps, to);
  return ways[to];
}

function searched(board: Board, { walk }: Steps, to: number): Uint8Array {
  const back: StepCost = (cell, from, direction) => {
    const step = walk[from * 6 + oppositeOf(direction)];
    return step === FORBIDDEN ? -1 : cell === to ? 1 : step;
  };
  return Uint8Array.from(reach(board, to, NO_WAY - 1, back).cost);
}

/** The share of the map with a way to this hex, as it has one back on most ground. */
export function roomFrom(field: Battlefield, unit: number, cell: number): number {
  const way = wayTo(field, unit, cell);
  return way.reduce((count, mp) => (mp === NO_WAY ? count : count + 1), 0) / way.length;
}

/** The longer way to a range that is not reached yet: on foot if there is one. */
export const mpAway = (way: Uint8Array | null, cell: number, range: number): number =>
  way === null || way[cell] === NO_WAY ? range : way[cell];
