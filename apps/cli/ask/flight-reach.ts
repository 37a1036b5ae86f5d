// The places and altitudes of a VTOL after its move (MT-PRE-12): least MP by hex and absolute level.

import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { isLandingGround } from '@ironfield/classic/rules/ground/clearance.ts';
import { runMp, walkMp } from '@ironfield/classic/rules/movement/movement-points.ts';
import type { State } from '@ironfield/classic/state.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { ATTACKER } from './tabletop.ts';

/** Levels above the start that are looked at. */
const CLIMB = 3;

export function inTheAir(
  field: Battlefield,
  state: State,
  cell: number,
  { level, feet }: { readonly level: number; readonly feet: Facing },
) {
  const walkMP = walkMp(field, state, ATTACKER);
  const runMP = runMp(field, state, ATTACKER);
  const from = { cell, level, feet };
  return {
    walkMP,
    runMP,
    jumpMP: 0,
    walk: flights(field, from, walkMP),
    run: flights(field, from, runMP),
  };
}

interface Start {
  readonly cell: number;
  readonly level: number;
  readonly feet: Facing;
}

function flights(
  field: Battlefield,
  { cell, level, feet }: Start,
  mp: number,
): Record<string, Record<string, number>> {
  const { board } = field;
  const highest = level + CLIMB;
  const lowest = level - mp;
  const span = highest - lowest + 1;
  const cost = new Map<number, number>();
  const keyOf = (at: number, facing: number, height: number): number =>
    (at * 6 + facing) * span + (height - lowest);
  const queue: number[][] = Array.from({ length: mp + 1 }, () => []);
  const reach = (key: number, spent: number): void => {
    if (spent > mp || (cost.get(key) ?? mp + 1) <= spent) return;
    cost.set(key, spent);
    queue[spent]!.push(key);
  };
  const { flight } = field.kinds[ATTACKER]!;
  reach(keyOf(cell, feet, level), 0);
  for (let spent = 0; spent < mp; spent++) {
    for (const key of queue[spent]!) {
      if (cost.get(key) !== spent) continue;
      const node = Math.floor(key / span);
      const [at, facing] = [Math.floor(node / 6), node % 6];
      const height = (key % span) + lowest;
      const ground = field.level[at]!;
      if (height > ground) {
        const { walk } = flight!.stepsAt(field, height);
        if (walk[node]! > 0) reach(keyOf(board.neighbours[node]!, facing, height), spent + walk[node]!);
        for (const turn of [1, 5]) reach(keyOf(at, (facing + turn) % 6, height), spent + 1);
        if (isFree(field, at, height - 1) && height > lowest) reach(keyOf(at, facing, height - 1), spent + 1);
      }
      if (height < highest && isFree(field, at, height + 1)) reach(keyOf(at, facing, height + 1), spent + 1);
    }
  }
  const found: Record<string, Record<string, number>> = {};
  for (const [key, spent] of [...cost].sort(([a], [b]) => a - b)) {
    const at = Math.floor(Math.floor(key / span) / 6);
    const height = (key % span) + lowest;
    found[board.number[at]!] ??= {};
    const here = found[board.number[at]!]!;
    here[height] = Math.min(here[height] ?? spent, spent);
  }
  return found;
}

const isFree = (field: Battlefield, cell: number, height: number): boolean => {
  const { walkIn } = field.kinds[ATTACKER]!.flight!.stepsAt(field, height);
  return walkIn[cell]! > 0 || (height === field.level[cell] && isLandingGround(field, cell));
};
