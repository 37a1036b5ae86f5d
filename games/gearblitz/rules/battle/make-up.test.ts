import { rule } from '@ironfield/conformance/rule.ts';
import { drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect } from 'vitest';
import { makeUpOf, STREET } from './make-up.ts';

rule('HGB-SCEN-03', 'Hills and roads leave a table clear, all else does not; levels are whole inches', () => {
  const { parts, levels } = makeUpOf(
    drawnScene(`
      10 x 10
      hill   0,0 to 5,4  height 2.5  ground
      road   0,8 to 10,10
      sand   6,0 to 10,5
    `),
  );
  expect(parts).toMatchObject({ hills: 0.2, sand: 0.2, clear: 0.8, building: 0, woodland: 0 });
  expect(levels).toBe(2);
  expect(makeUpOf(drawnScene('10 x 10'))).toMatchObject({ parts: { clear: 1, hills: 0 }, levels: 0 });
});

rule('HGB-SCEN-03', 'Streets belong to the houses, other roads do not', () => {
  const drawn = drawnScene(`
    10 x 10
    building  0,0 to 5,2  height 2
    road      5,0 to 10,2
    road      0,8 to 10,10
  `);
  const pieces = drawn.pieces.map((piece) => (piece.id === 'road-1' ? { ...piece, label: STREET } : piece));
  const { parts } = makeUpOf({ ...drawn, pieces });
  expect(parts).toMatchObject({ building: 0.2, clear: 0.9 });
});
