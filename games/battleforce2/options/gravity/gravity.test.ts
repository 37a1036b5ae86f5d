import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { battle, critical, mech, type PlacedUnit, platoon, unit } from '../../testing/scene.ts';
import { noteSpent } from './strain.ts';

const strain = (a: number, b: number): Roll => ['strain', a, b];

const scene = (gravity: number, ...south: readonly PlacedUnit[]) => {
  const table = battle({ options: { gravity }, south, north: [unit('Pack', '1501 S', mech('Wolf'))] });
  table.phase('movement', 'south');
  return table;
};

rule('BF2-ENV-04', 'Printed MP are divided by the gravity and rounded to the nearest, one half down', () => {
  const mp = (gravity: number, printed: number) =>
    scene(gravity, unit('Lance', '0517', mech('Ram', { mp: printed }))).mp('Lance');
  expect([mp(75, 4), mp(125, 4), mp(80, 2), mp(120, 3), mp(200, 3)]).toEqual([5, 3, 2, 2, 1]);
  expect([mp(200, 1), mp(300, 1)]).toEqual([0, 0]);
  const light = scene(75, unit('Lance', '0517', mech('Ram', { mp: 4 })));
  expect(light.explainedMp('Lance')[1]).toMatchObject({ value: 1, reason: '0.75 G' });
});

rule('BF2-ENV-04', 'Leg hits and heat are taken off afterwards', () => {
  const table = scene(50, unit('Lance', '0517', mech('Ram', { mp: 3 })));
  table.suffered('Ram', { leg: 1, heat: 1 });
  table.phase('movement', 'south');
  expect(table.mp('Lance')).toBe(4);
  expect(table.explainedMp('Lance').map(({ value, rule }) => [value, rule])).toEqual([
    [3, 'BF2-REC-03'],
    [3, 'BF2-ENV-04'],
    [-1, 'BF2-CRIT-02'],
    [-1, 'BF2-HEAT-03'],
  ]);
});

rule('BF2-ENV-04', 'Without MP a unit cannot move', () => {
  const table = scene(300, unit('Lance', '0517', mech('Ram', { mp: 1 })));
  expect(Object.keys(table.reach('Lance'))).toEqual(['0517']);
});

rule(
  'BF2-ENV-05',
  'A normal MP of 5 and 7 MP spent: a failed roll is 2 structure and a critical roll',
  () => {
    const table = scene(70, unit('Lance', '0517', mech('Ram', { mp: 5 })));
    table.move('Lance', '0510', 'N', 'ground', strain(1, 3), critical(5, 5));
    expect(table.events('strain')[0]).toMatchObject({ excess: 2, holds: false, number: { total: 5 } });
    expect(table.boxes('Ram')).toBe('3/1');
    expect(table.element('Ram').condition.weapon).toBe(1);
  },
);

rule('BF2-ENV-05', 'The number is 5 and the skill; whoever rolls it holds', () => {
  const table = scene(70, unit('Lance', '0517', mech('Ram', { mp: 5, skill: 1 }), mech('Ewe', { mp: 5 })));
  table.move('Lance', '0510', 'N', 'ground', strain(3, 2), critical(1, 1), strain(3, 2));
  expect(
    table
      .events('strain')
      .filter(({ number }) => number)
      .map(({ number, holds }) => [number!.total, holds]),
  ).toEqual([
    [6, false],
    [5, true],
  ]);
  expect([table.boxes('Ram'), table.boxes('Ewe')]).toEqual(['3/1', '3/3']);
});

rule('BF2-ENV-05', 'Structure gone is an element gone, even with armor left', () => {
  const table = scene(
    50,
    unit('Lance', '0517', mech('Ram', { mp: 4, structure: 2 }), mech('Ewe', { mp: 9 })),
  );
  table.move('Lance', '0511', 'N', 'ground', strain(1, 1));
  expect(table.element('Ram')).toMatchObject({ destroyed: true, condition: { armor: 3, structure: 0 } });
});

rule(
  'BF2-ENV-05',
  'Elements with enough MP of their own, infantry, and moves within normal MP need no roll',
  () => {
    const slow = scene(50, unit('Lance', '0517', mech('Ram', { mp: 4 })));
    slow.move('Lance', '0513');
    expect(slow.events('strain')).toEqual([]);
    const foot = scene(50, unit('Foot', '0517', platoon('Rifles')));
    foot.move('Foot', '0513');
    expect(foot.events('strain')).toEqual([]);
    const mixed = scene(60, unit('Lance', '0517', mech('Ram', { mp: 3 }), mech('Ewe', { mp: 5 })));
    mixed.move('Lance', '0512', 'N', 'ground', strain(6, 6));
    expect(mixed.events('strain').map(({ element }) => element)).toEqual([0, 0]);
  },
);

rule('BF2-ENV-05', 'MP by command count as normal: Doubletime March alone causes no strain', () => {
  const table = battle({
    options: { gravity: 90, commands: true },
    south: [unit('Lance', '0517', mech('Ram', { mp: 4 }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.counter('Lance', 'Doubletime March', true);
  table.phase('movement', 'south');
  const mp = table.mp('Lance');
  expect(mp).toBeGreaterThan(4);
  table.move('Lance', `05${17 - mp}`);
  expect(table.log.filter(({ type }) => type === 'strain')).toEqual([]);
});

rule('BF2-ENV-05', 'Opponents see the roll, but not the number', () => {
  const table = scene(70, unit('Lance', '0517', mech('Ram', { mp: 5 })));
  table.move('Lance', '0510', 'N', 'ground', strain(6, 6));
  const seen = (viewer: 0 | 1 | 'spectator') => table.seenBy(viewer).filter(({ type }) => type === 'strain');
  expect(seen(0)).toMatchObject([{ dice: [6, 6], number: { total: 5 } }]);
  expect(seen(1)).toMatchObject([{ dice: [6, 6], number: null }]);
  expect(seen('spectator')).toMatchObject([{ dice: [6, 6], number: null }]);
});

rule(
  'BF2-ENV-05',
  'Who is off the map, or has not moved, is not strained, and nobody is at one G or more',
  () => {
    const still = scene(
      70,
      unit('Lance', '0517', mech('Ram', { mp: 0 })),
      unit('Away', 'off', mech('Ewe', { mp: 1 })),
    );
    noteSpent(still.state, still.unitIndex('Away'), 9);
    still.done();
    expect(still.events('strained')).toEqual([]);
    const strained = scene(70, unit('Lance', '0517', mech('Ram', { mp: 5 })));
    strained.move('Lance', '0510', 'N', 'ground', strain(6, 6));
    expect(strained.events('strained')).toMatchObject([{ strained: [{ element: 0, excess: 2 }] }]);
    const steps = (gravity: number) => {
      const { field } = scene(gravity, unit('Lance', '0517', mech('Ram')));
      return field.plugged.phases?.([{ step: 'movement', seat: 0 }], field, 0, 1).length ?? 1;
    };
    expect([steps(99), steps(100), steps(101)]).toEqual([2, 1, 1]);
  },
);

rule(['BF2-ENV-05', 'BF2-CONC-01'], 'What a move has cost is known to whoever made it', () => {
  const table = scene(70, unit('Lance', '0517', mech('Ram', { mp: 5 })));
  table.move('Lance', '0513');
  const told = (viewer: 0 | 1 | 'spectator') =>
    table.seenBy(viewer).flatMap((event) => (event.type === 'spent-mp' ? [event.mp] : []));
  expect([told(0), told(1), told('spectator')]).toEqual([[4], [], []]);
  const seen = ([0, 1, 'spectator'] as const).map((viewer) => table.table(viewer).marks?.spentMp);
  expect(seen).toEqual([[{ unit: 0, turn: 1, mp: 4 }], [], []]);
});

rule('BF2-ENV-05', 'Nobody is strained by the move of an earlier turn', () => {
  const table = scene(70, unit('Lance', '0517', mech('Ram', { mp: 5 })));
  table.move('Lance', '0510', 'N', 'ground', strain(6, 6));
  table.nextTurn('south');
  table.done();
  expect(table.events('strained')).toEqual([]);
});

rule('BF2-ENV-05', 'Hits count, so that its normal MP may be none', () => {
  const table = scene(50, unit('Lance', '0517', mech('Ram', { mp: 2 })));
  table.suffered('Ram', { leg: 2 });
  table.phase('movement', 'south');
  table.move('Lance', '0516', 'N', 'ground', strain(6, 6));
  expect(table.events('strain')[0]).toMatchObject({ excess: 1 });
});
