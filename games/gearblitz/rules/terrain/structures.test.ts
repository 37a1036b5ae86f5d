import { rule } from '@ironfield/conformance/rule.ts';
import { boundsOf } from '@ironfield/table/polygon.ts';
import { drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect } from 'vitest';
import { Battle } from '../../testing/table.ts';
import { buildingAt, buildingOf, divided, wallTowards } from './structures.ts';

const scene = (...pieces: readonly string[]) => drawnScene(['48 x 48', ...pieces].join('\n'));

/** A whole building of this outline. */
function section(piece: string) {
  const { state } = new Battle({ north: { A: { at: '40,40' } }, south: { B: { at: '44,44' } } });
  return buildingOf(state, scene(piece).pieces[0]);
}

rule(['HGB-BLDG-01', 'HGB-BLDG-02'], 'the largest side of a building says how much it stands', () => {
  expect(section('building 0,0 to 2,1 height 1')).toMatchObject({
    damage: 0,
    sturdy: 0,
    section: { size: 3 },
  });
  expect(section('building 0,0 to 1,3 height 1').section.size).toBe(5);
  expect(section('building 0,0 to 1,2 height 4')).toMatchObject({
    sturdy: 1,
    section: { size: 8, armor: 15 },
  });
  // No larger than the table has it, of whatever shape.
  expect(section('bunker 0,0 to 9,2 height 1')).toMatchObject({
    sturdy: 3,
    section: { size: 15, armor: 25 },
  });
  // The longer of two sides that lie opposite each other.
  expect(section('building 0,0 2,0 5,1 0,1 height 1').section.size).toBe(11);
  expect(section('building 0,0 1,0 1,5 0,1 height 1').section.size).toBe(11);
  // Of odd shapes the box around them.
  expect(section('building 0,0 3,1 1,4 height 1').section.size).toBe(8);
  expect(section('building 0,0 5,1 1,1 height 1').section.size).toBe(11);
});

rule('HGB-BLDG-01', 'a building that was damaged is what has become of it', () => {
  const { state } = new Battle({ north: { A: { at: '40,40' } }, south: { B: { at: '44,44' } } });
  const [piece] = scene('building 0,0 to 2,1 height 1').pieces;
  const hit = { ...buildingOf(state, piece), damage: 2 } as const;
  state.effects = { ...state.effects, buildings: { [piece.id]: hit } };
  expect(buildingOf(state, piece)).toEqual(hit);
});

rule(
  'HGB-BLDG-01',
  'a house of four corners larger than 6" falls into sections as large as each other',
  () => {
    const boxes = (piece: string) =>
      divided(scene(piece)).pieces.map(({ id, corners }) => {
        const { left, top, right, bottom } = boundsOf(corners);
        return [id, left, top, right, bottom];
      });
    expect(boxes('building 0,0 to 6,6 height 2')).toEqual([['building-1', 0, 0, 6000, 6000]]);
    expect(boxes('building 1,1 to 7.1,5 height 2')).toEqual([
      ['building-1/1', 1000, 1000, 4050, 5000],
      ['building-1/2', 4050, 1000, 7100, 5000],
    ]);
    expect(boxes('building 0,0 to 12,9 height 2')).toEqual([
      ['building-1/1', 0, 0, 6000, 4500],
      ['building-1/2', 0, 4500, 6000, 9000],
      ['building-1/3', 6000, 0, 12000, 4500],
      ['building-1/4', 6000, 4500, 12000, 9000],
    ]);
    // Neither bunkers nor what has three corners.
    expect(boxes('bunker 0,0 to 12,9 height 2')).toHaveLength(1);
    expect(boxes('building 0,0 12,0 6,9 height 2')).toHaveLength(1);
    const small = scene('building 0,0 to 6,6 height 2');
    expect(divided(small)).toBe(small);
  },
);

rule('HGB-BLDG-03', 'the wall that is aimed at is what is nearest of it, a hair inside', () => {
  const [house] = scene('building 10,10 to 14,14 height 2').pieces;
  expect(wallTowards(house, { x: 12_000, y: 5000 })).toEqual({ x: 12_000, y: 10_020 });
  expect(wallTowards(house, { x: 20_000, y: 12_000 })).toEqual({ x: 13_980, y: 12_000 });
  const corner = wallTowards(house, { x: 5000, y: 5000 });
  expect(corner).toEqual({ x: 10_014, y: 10_014 });
});

rule('HGB-BLDG-02', 'woods are no building, and a place beside one is in none', () => {
  const table = new Battle({
    scene: '48 x 48\nwoodland 0,0 to 10,10 height 2\nbunker 4,4 to 6,6 height 2',
    north: { A: { at: '40,40' } },
    south: { B: { at: '44,44' } },
  });
  const at = (x: number, y: number) => buildingAt(table.state, { x: x * 1000, y: y * 1000 })?.kind ?? null;
  expect([at(5, 5), at(2, 2), at(20, 20)]).toEqual(['bunker', null, null]);
});

rule('HGB-BLDG-03', 'where the middle of a building lies on its wall, that is what is aimed at', () => {
  const [angle] = scene('building 10,10 14,10 14,12 12,12 12,14 10,14 height 1').pieces;
  const corner = { x: 12_000, y: 12_000 };
  expect(wallTowards(angle, corner)).toEqual(corner);
});
