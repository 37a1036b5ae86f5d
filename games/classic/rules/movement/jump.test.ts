import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { groundOf } from '../../battlefield.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { RuleId } from '../../rule-index.ts';
import { drawnMap } from '../../testing/scene.ts';
import { heatOfJump, hexesBefore, jumpCost, jumpPath, jumpReach } from './jump.ts';

function jumps(map: string, start: string, mp: number) {
  const read = readBoardFile(drawnMap(map), { terrains: TERRAINS });
  if (!read.ok) throw new Error(read.errors[0].message);
  const ground = groundOf(read.board);
  const cell = (hex: string) => cellOf(ground.board, hex);
  const reach = jumpReach(ground, cell(start), mp);
  return {
    hexes: (hex: string) => reach.hexes[cell(hex)],
    cells: reach.cells.map((at) => ground.board.number[at]),
    path: (hex: string) => jumpPath(ground, reach, cell(hex)).map((at) => ground.board.number[at]),
    before: (hex: string) => hexesBefore(ground, reach, cell(hex)).map((at) => ground.board.number[at]),
  };
}

/** Four hexes north of 0306 lies 0302, behind a hill of level 7; beside it 0202, four hexes away as well. */
const RIDGE = (start: string) => `
  . . .  . .
  . . .  . .
  . . .  . .
  . . .7 . .
  . . .  . .
  . . ${start} . .`;

rule(
  'CBT-MOV-14',
  'A hill higher than jump MP and start together bars the way over it, not around it',
  () => {
    const low = jumps(RIDGE('.'), '0306', 6);
    expect(low.hexes('0302')).toBe(-1);
    expect(low.hexes('0304')).toBe(-1);
    expect(low.hexes('0202')).toBe(4);
    expect(low.path('0202')).toHaveLength(5);
    expect(low.path('0202')).not.toContain('0304');
    const high = jumps(RIDGE('.1'), '0306', 6);
    expect(high.hexes('0302')).toBe(4);
    expect(high.path('0302')).toContain('0304');
  },
);

rule('CBT-MOV-14', 'A jump costs 1 MP a hex whatever the terrain, and no hex at all is no jump', () => {
  const woods = jumps(`${'H '.repeat(5)}\n`.repeat(5), '0303', 2);
  expect(woods.cells).toHaveLength(18);
  expect(woods.cells).not.toContain('0303');
  expect(woods.hexes('0301')).toBe(2);
});

rule('CBT-MOV-14', 'It goes along a shortest way: who could get there only by a detour does not', () => {
  const canyon = `
    .  .  .9 .  .
    .  .9 .9 .9 .
    .  .  .  .  .`;
  expect(jumps(canyon, '0303', 3).hexes('0301')).toBe(-1);
  expect(jumps(canyon, '0303', 8).hexes('0301')).toBe(-1);
  expect(jumps(canyon, '0303', 9).hexes('0301')).toBe(2);
});

rule('CBT-MOV-14', 'A start under water counts from the bed, what is flown over from its surface', () => {
  const pond = (mp: number) => jumps('~1 .3\n. .', '0101', mp).hexes('0201');
  expect(pond(3)).toBe(-1);
  expect(pond(4)).toBe(1);
});

rule('CBT-MOV-14', 'Each hex of a jump is 1 MP, and the menu says so', () => {
  expect(explain<RuleId>((tally) => jumpCost(tally, 3))).toMatchObject({ total: 3, lines: [{ value: 3 }] });
});

rule(['CBT-MOV-15', 'CBT-HEA-02'], 'A jump heats by its hexes, by 3 at least', () => {
  expect([1, 2, 3, 4, 5].map(heatOfJump)).toEqual([3, 3, 3, 4, 5]);
});

rule('CBT-PHY-27', 'Where two hexes lie before the target, both are ways to come', () => {
  const plain = jumps(`${'. '.repeat(7)}\n`.repeat(7), '0404', 5);
  expect(plain.before('0401')).toEqual(['0402']);
  expect(plain.before('0403')).toEqual(['0404']);
  expect(plain.before('0503').sort()).toEqual(['0403', '0504']);
});
