import { rule } from '@ironfield/conformance/rule.ts';
import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { expect } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { type Arc, arcOf } from './arcs.ts';

const { field, cell } = (() => {
  const table = scene({ units: { A: { at: '0808' } } });
  return { field: table.field, cell: (hex: string) => table.cell(hex) };
})();
const arc = (hex: string, facing: 0 | 1 | 2 | 3 | 4 | 5 = 0): Arc =>
  arcOf(field, cell('0808'), facing, cell(hex));

rule('CBT-ARC-01', 'Of the six hexes around three are forward, one is on each side and one behind', () => {
  for (const facing of DIRECTIONS) {
    const arcs = DIRECTIONS.map((direction) =>
      arcOf(field, cell('0808'), facing, neighbour(field.board, cell('0808'), direction)),
    );
    const turned = [...arcs.slice(facing), ...arcs.slice(0, facing)];
    expect(turned).toEqual(['forward', 'forward', 'right', 'rear', 'left', 'forward']);
  }
});

rule('CBT-ARC-01', 'The rows at 60 and 120 degrees belong to the arcs before them', () => {
  // Facing north from 0808: the row to the northeast is 0908, 1007, 1107, 1206; to the southeast 0909, 1009, 1110, 1210.
  expect(arc('1206')).toBe('forward');
  expect(arc('1207')).toBe('right');
  expect(arc('1210')).toBe('right');
  expect(arc('1211')).toBe('rear');
  expect(arc('0406')).toBe('forward');
  expect(arc('0407')).toBe('left');
  expect(arc('0410')).toBe('left');
  expect(arc('0411')).toBe('rear');
  expect(arc('0816')).toBe('rear');
});

rule('CBT-ARC-01', 'The four arcs are the same whichever way one faces', () => {
  expect([arc('0908', 1), arc('1009', 1), arc('0812', 1), arc('0410', 1), arc('0804', 1)]).toEqual([
    'forward',
    'forward',
    'right',
    'rear',
    'forward',
  ]);
});

rule('CBT-ARC-01', 'Who is in the same hex is before it, whichever way it faces', () => {
  for (const facing of DIRECTIONS) expect(arc('0808', facing)).toBe('forward');
});
