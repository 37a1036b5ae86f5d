import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { destroy } from '../../phases/combat/hits.ts';
import { battle, mech, tank, toHit, unit } from '../../testing/scene.ts';

const truck = tank('Truck', { mode: 'w', specials: ['cool'], damage: [null, null, null] });

function scene(at = '0811 N') {
  const table = battle({
    south: [
      unit('Trucks', at, truck, tank('Guard')),
      unit('Lance', '0810 N', mech('Ram', { ov: 2, structure: 5 }), mech('Ewe', { mode: 'J' })),
    ],
    north: [unit('Pack', '0808 S', mech('Wolf', { structure: 9 })), unit('Reserve', '0706 S', mech('Hare'))],
  });
  table.phase('movement', 'south');
  return table;
}
const cool = { type: 'cool', element: 0, unit: 1 } as const;

rule(['BF2-EQ-07', 'BF2-MOVE-04'], 'A truck serves a unit in an adjacent hex; neither of them moves', () => {
  const table = scene();
  table.give(cool);
  expect(table.asked).toBe('south combat/declare');
  const own = scene();
  expect(own.refusal({ type: 'cool', element: 0, unit: 2 }).rule).toBe('BF2-SEQ-04');
  const far = scene('0812 N');
  expect(far.possible).not.toContain('cool');
  expect(far.refusal(cool).message).toBeTruthy();
  const moved = scene();
  moved.move('Lance', '0810');
  expect(moved.possible).not.toContain('cool');
  const drove = scene();
  drove.move('Trucks', '0811');
  expect(drove.possible).not.toContain('cool');
});

rule(
  ['BF2-EQ-07', 'BF2-HIT-01'],
  'Both have base number 0 until the next Movement Phase of their side; jumping still counts',
  () => {
    const table = scene();
    table.give(cool);
    table.done();
    table.done();
    expect(['Ram', 'Ewe', 'Guard', 'Truck'].map((name) => table.number('Wolf', name).lines[0].value)).toEqual(
      [0, 0, 0, 0],
    );
    expect(table.number('Wolf', 'Ewe').lines[1]).toMatchObject({ value: 1 });
    table.nextTurn('north');
    table.done();
    expect(table.number('Wolf', 'Ram').lines[0].value).toBe(0);
    table.done();
    expect(table.events('unhooked')).toEqual([{ type: 'unhooked', truck: 0, unit: 1 }]);
    expect([table.element('Ram').base, table.element('Guard').base]).toEqual([5, 5]);
  },
);

rule('BF2-EQ-07', 'The ’Mechs served overheat without heat, engine hits included', () => {
  const table = scene();
  table.suffered('Ram', { heat: 3, engine: 1 });
  table.give(cool);
  expect(table.mostOverheat('Ram', 'Wolf')).toBe(2);
  table.fire('Lance', 'Pack', ['Ram > Wolf +2'], toHit(6, 6));
  expect([table.heat('Ram'), table.events('damaged')[0].damage]).toEqual([3, 4]);
});

rule('BF2-EQ-07', 'When the truck is lost, nobody is cooled any more', () => {
  const table = scene();
  table.give(cool);
  table.done();
  table.done();
  table.suffered('Truck', { structure: 1 });
  table.put(0, '0810 N');
  table.put(1, '0811 N');
  table.fire('Pack', 'Trucks', ['Wolf > Truck'], toHit(6, 6));
  expect(table.element('Truck').destroyed).toBe(true);
  expect([table.unit('Lance').coolant, table.unit('Trucks').coolant, table.element('Ram').base]).toEqual([
    null,
    null,
    5,
  ]);
});

rule('BF2-EQ-07', 'Each truck serves one unit, and no unit is served twice', () => {
  const table = battle({
    south: [
      unit('Trucks', '0811 N', truck, tank('Second', { specials: ['cool'] })),
      unit('Lance', '0810 N', mech('Ram')),
      unit('Herd', '0812 N', mech('Bull')),
    ],
    north: [unit('Pack', '0808 N', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.give(cool);
  expect(table.refusal({ type: 'cool', element: 0, unit: 2 }).rule).toBe('BF2-EQ-07');
  expect(table.refusal({ type: 'cool', element: 1, unit: 1 }).rule).toBe('BF2-SEQ-04');
  table.give({ type: 'cool', element: 1, unit: 2 });
  expect([table.unit('Trucks').coolant, table.unit('Herd').coolant]).toEqual(['serves', 'served']);
});

rule('BF2-EQ-07', 'When one of two trucks is lost the other one still serves, and both units stay', () => {
  const table = battle({
    south: [
      unit('Trucks', '0811 N', truck, tank('Tanker', { specials: ['cool'], structure: 1 })),
      unit('Lance', '0810 N', mech('Ram')),
      unit('Herd', '0812 N', mech('Bull')),
    ],
    north: [unit('Pack', '0807 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.give({ type: 'cool', element: 0, unit: 1 });
  table.give({ type: 'cool', element: 1, unit: 2 });
  table.happens((play) => destroy(play, table.elementIndex('Tanker')));
  const coolants = ['Trucks', 'Lance', 'Herd'].map((name) => table.unit(name).coolant);
  expect(coolants).toEqual(['serves', 'served', null]);
});

rule('BF2-EQ-07', 'A unit that a truck does not reach is refused for that, an enemy for being one', () => {
  const table = scene();
  table.put(1, '0701 N');
  table.put(2, '0911 N');
  expect(table.possible).not.toContain('cool');
  const near = battle({
    south: [
      unit('Trucks', '0811 N', truck),
      unit('Lance', '0810 N', mech('Ram')),
      unit('Far', '0117 N', mech('Ewe')),
    ],
    north: [unit('Pack', '0701 S', mech('Wolf'))],
  });
  near.phase('movement', 'south');
  const why = (number: number) => near.refusal({ type: 'cool', element: 0, unit: number }).message;
  expect(why(2)).toMatch(/not in an adjacent hex/);
  expect(why(77)).toMatch(/not one of your units/);
});
