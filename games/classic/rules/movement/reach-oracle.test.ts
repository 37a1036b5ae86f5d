// Compares reach with answers of another implementation, where they lie beside the repository.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cellOf, createBoard } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { formatNumber } from '@ironfield/hex/coordinates.ts';
import { expect, test } from 'vitest';
import { type Ground, groundOf } from '../../battlefield.ts';
import { TERRAINS } from '../../data/terrain.ts';
import { stepsOn } from '../../kinds/mech/steps.ts';
import { jumpReach } from './jump.ts';
import { cheapest, type GroundReach, groundReach, RUNNING, WALKING } from './reach.ts';

interface Case {
  readonly id: string;
  readonly board: string;
  readonly walkMP: number;
  readonly runMP: number;
  readonly jumpMPHere: number;
  readonly start: string;
  readonly facing: Facing;
  readonly walk: Record<string, number>;
  readonly run: Record<string, number>;
  readonly jump: Record<string, number>;
  readonly walkFB: Record<string, number>;
  readonly walkF: Record<string, string>;
  readonly runF?: Record<string, string>;
  readonly walkFBF?: Record<string, string>;
}

const folder = fileURLToPath(new URL('../../../../../shared/oracle/', import.meta.url));
const cases = `${folder}reach.jsonl`;
const grounds = new Map<string, Ground>();

function groundNamed(name: string): Ground {
  const known = grounds.get(name);
  if (known) return known;
  const ground = readGround(readFileSync(`${folder}boards/${name}.board`, 'utf8'));
  grounds.set(name, ground);
  return ground;
}

function readGround(text: string): Ground {
  const [, width, height] = /^size (\d+) (\d+)/m.exec(text)!;
  const hexes = new Map(
    [...text.matchAll(/^hex (\d{4}) (-?\d+) "([^"]*)"/gm)].map(([, number, level, terrain]) => [
      number,
      { level: Number(level), terrain: terrainNamed(terrain) },
    ]),
  );
  const plan = { width: Number(width), height: Number(height), terrains: TERRAINS };
  return groundOf(createBoard(plan, (col, row) => hexes.get(formatNumber({ col, row }))!));
}

function terrainNamed(text: string): string {
  const [, kind, grade] = /(?:^|;)(woods|water|rough):(\d+)/.exec(text) ?? [];
  if (kind === 'water') return `water ${grade}`;
  if (kind === 'woods') return grade === '1' ? 'light woods' : 'heavy woods';
  return kind ?? 'clear';
}

function byHex({ board }: Ground, reach: GroundReach): Record<string, number> {
  const cells = Array.from(reach.cells.subarray(0, reach.count));
  return Object.fromEntries(cells.map((cell) => [board.number[cell], cheapest(reach, cell)]));
}

function byFacing({ board }: Ground, reach: GroundReach): Record<string, string> {
  const letter = (cost: number) => (cost < 0 ? '-' : cost.toString(36));
  const cells = Array.from(reach.cells.subarray(0, reach.count));
  return Object.fromEntries(
    cells.map((cell) => [
      board.number[cell],
      Array.from(reach.cost.subarray(cell * 6, cell * 6 + 6), letter).join(''),
    ]),
  );
}

const AHEAD = { backward: false, run: false };

test.skipIf(!existsSync(cases))('reach agrees with another implementation', () => {
  const lines = readFileSync(cases, 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) {
    const expected: Case = JSON.parse(line);
    const ground = groundNamed(expected.board);
    const start = cellOf(ground.board, expected.start);
    const { facing, walkMP, runMP, jumpMPHere } = expected;
    const steps = stepsOn(ground);
    const walk = groundReach(ground, { steps, start, facing, mp: walkMP, rules: AHEAD });
    const run = groundReach(ground, { steps, start, facing, mp: runMP, rules: RUNNING });
    const both = groundReach(ground, { steps, start, facing, mp: walkMP, rules: WALKING });
    const jump = jumpReach(ground, start, jumpMPHere);
    expect(
      {
        walk: byHex(ground, walk),
        walkF: byFacing(ground, walk),
        run: byHex(ground, run),
        walkFB: byHex(ground, both),
        jump: Object.fromEntries(
          (jumpMPHere > 0 ? [start, ...jump.cells] : []).map((cell) => [
            ground.board.number[cell],
            jump.hexes[cell],
          ]),
        ),
        ...(expected.runF && { runF: byFacing(ground, run) }),
        ...(expected.walkFBF && { walkFBF: byFacing(ground, both) }),
      },
      expected.id,
    ).toEqual({
      walk: expected.walk,
      walkF: expected.walkF,
      run: expected.run,
      walkFB: expected.walkFB,
      jump: expected.jump,
      ...(expected.runF && { runF: expected.runF }),
      ...(expected.walkFBF && { walkFBF: expected.walkFBF }),
    });
  }
});
