import { rule } from '@ironfield/conformance/rule.ts';
import { drawnScene } from '@ironfield/table/scene-drawing.ts';
import { expect } from 'vitest';
import { makeUpOf } from './make-up.ts';

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
