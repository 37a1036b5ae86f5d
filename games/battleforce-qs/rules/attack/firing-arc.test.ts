import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { battle, mech, toHit, unit } from '../../testing/scene.ts';

/** Twelve enemies in a circle around 0808, which looks north, named by their bearing in degrees. */
const CIRCLE = {
  0: '0806',
  30: '0907',
  60: '1007',
  90: '1008',
  120: '1009',
  150: '0910',
  180: '0810',
  210: '0710',
  240: '0609',
  270: '0608',
  300: '0607',
  330: '0707',
};

function circle(options: OptionValues, facing = 'N') {
  const table = battle({
    options,
    south: [unit('Flock', `0808 ${facing}`, mech('Ram', { armor: 20 }))],
    north: Object.entries(CIRCLE).map(([bearing, hex]) => unit(bearing, `${hex} N`, mech(bearing))),
  });
  table.phase('combat', 'south');
  return table;
}

const bearings = (table: ReturnType<typeof circle>) => table.targets('Ram').map(Number);

rule('BFQ-COM-04', 'A Unit may attack all around but for the 60 degrees behind it', () => {
  const table = circle({});
  expect(bearings(table)).toEqual([0, 30, 60, 90, 120, 150, 210, 240, 270, 300, 330]);
  expect(table.refusedAttack('Ram > 180')).toBe('BFQ-COM-04');
});

rule('BFQ-COM-04', 'The arc turns with the facing and reaches as far as the weapons do', () => {
  const table = circle({}, 'SE');
  expect(table.refusedAttack('Ram > 300')).toBe('BFQ-COM-04');
  expect(bearings(table)).toHaveLength(11);
  table.put(4, '0816 N');
  table.put(2, '0209 N');
  expect(table.targets('Ram')).toContain('90');
  expect(table.targets('Ram')).toContain('30');
  table.put(4, '0205 N');
  expect(table.refusedAttack('Ram > 90')).toBe('BFQ-COM-04');
});

rule('BFQ-COM-04', 'With the narrow reading of the lost diagram the arc is the half plane ahead', () => {
  const table = circle({ 'firing-arc': '180' });
  expect(bearings(table)).toEqual([0, 30, 60, 90, 270, 300, 330]);
  expect(table.refusedAttack('Ram > 120')).toBe('BFQ-COM-04');
  expect(table.refusedAttack('Ram > 240')).toBe('BFQ-COM-04');
});

/** Attacks the enemy on the boundary; is there an attack when his player puts the line on this side? */
function attacked(options: OptionValues, bearing: string, side: 'left' | 'right'): boolean {
  const table = circle(options);
  table.declare([`Ram > ${bearing}`]);
  expect(table.asked).toBe('north combat/line');
  const isOpen = (bearing === '150' || bearing === '90') === (side === 'left');
  table.order('north', { type: 'line', side }, ...(isOpen ? [toHit(1, 1)] : []));
  return table.events('attacked').length === 1 && table.events('aborted').length === 0;
}

rule('BFQ-COM-04', 'On the boundary of the arc the side chosen for the line decides', () => {
  expect(attacked({}, '150', 'left')).toBe(true);
  expect(attacked({}, '150', 'right')).toBe(false);
  expect(attacked({}, '210', 'left')).toBe(false);
  expect(attacked({}, '210', 'right')).toBe(true);
});

rule('BFQ-COM-04', 'So it does on the boundary of the narrow arc', () => {
  expect(attacked({ 'firing-arc': '180' }, '90', 'left')).toBe(true);
  expect(attacked({ 'firing-arc': '180' }, '90', 'right')).toBe(false);
  expect(attacked({ 'firing-arc': '180' }, '270', 'left')).toBe(false);
  expect(attacked({ 'firing-arc': '180' }, '270', 'right')).toBe(true);
});

rule('BFQ-COM-04', 'Woods on one side and the end of the arc on the other leave no way to attack', () => {
  const table = battle({
    map: `
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . l . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .`,
    // From 0604 the boundary of the arc runs to 0706 between the woods of 0705 on the left and 0605 on the right.
    south: [unit('Flock', '0604 N', mech('Ram'))],
    north: [unit('Pack', '0706 N', mech('Wolf')), unit('Bystander', '0602 S', mech('Fox'))],
  });
  table.phase('combat', 'south');
  expect(table.refusedAttack('Ram > Wolf')).toBe('BFQ-COM-04');
  expect(table.targets('Ram')).toEqual(['Fox']);
});
