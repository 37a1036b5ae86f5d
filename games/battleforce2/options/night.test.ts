import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mech, toHit, unit } from '../testing/scene.ts';

const scene = (light: string) =>
  battle({
    options: { night: light },
    south: [unit('Lance', '0509 N', mech('Ram'))],
    north: [unit('Pack', '0507 S', mech('Wolf'))],
  });

rule('BF2-ENV-07', 'At night every to-hit number is 2 higher, at dusk 1 higher', () => {
  const numbers = ['day', 'dusk', 'night'].map((light) => {
    const table = scene(light);
    table.phase('combat', 'south');
    return table.number('Ram', 'Wolf').total;
  });
  expect(numbers).toEqual([7, 8, 9]);
});

rule('BF2-ENV-07', 'The roll needs the number of the menu', () => {
  const table = scene('night');
  table.phase('combat', 'south');
  table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(4, 4));
  expect(table.events('attacked')[0]).toMatchObject({ hit: false, toHit: { total: 9 } });
  expect(table.events('attacked')[0].toHit!.lines.at(-1)).toMatchObject({ value: 2, reason: 'Night' });
});
