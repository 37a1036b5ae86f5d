import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { lucky, scene, two } from '../../testing/luck.ts';
import { mech, tank, toHit, unit } from '../../testing/scene.ts';
import { nerveOf } from './nerve.ts';

rule(['BF2-CMDX-11', 'BF2-MOR-01'], 'Nerve, unit by unit', () => {
  const morale = two('morale');
  const table = scene(
    { morale: true },
    {
      south: [unit('Lance', '0509 N', mech('Ram', { damage: [9, 9, 9] }))],
      north: [
        unit('Pack', '0507 S', mech('Wolf'), mech('Cub', { skill: 3 })),
        unit('Den', '0607 S', mech('Bear', { skill: 2 }), mech('Kit')),
      ],
    },
  );
  lucky(table, 'Pack', 'Den');
  Object.assign(table.element('Kit'), { destroyed: true });
  table.suffered('Kit', { structure: 0 });
  table.phase('combat', 'south');
  table.fire('Lance', 'Pack', ['Ram > Wolf']);
  table.pass(toHit(6, 6));
  table.pass(morale(2, 2));
  // Pack has failed. Nobody else knows with what skill, and its neighbour is next.
  table.pass(morale(1, 1));
  expect(table.asked).toBe('north command/luck');
  table.use('Den', morale(6, 6));
  expect([2, 3].map((each) => nerveOf(table.state.units, each - 1))).toEqual(['broken', 'steady']);
});

test('A bot has nerve rolled again that is lost, and no other', () => {
  const advice = (skill: number, ...dice: [number, number]) => {
    const table = scene(
      { morale: true },
      {
        south: [unit('Lance', '0509 N', mech('Ram', { damage: [9, 9, 9] }))],
        north: [unit('Pack', '0507 S', mech('Wolf'), mech('Cub', { skill }))],
      },
    );
    lucky(table, 'Pack');
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Wolf']);
    table.pass(toHit(6, 6));
    table.pass(two('morale')(...dice));
    return table.advice().type;
  };
  // It needs 7, 5 with a better crew, and more than anybody rolls with one of +3.
  expect([advice(0, 3, 3), advice(0, 3, 4)]).toEqual(['use', 'pass']);
  expect([advice(-1, 2, 2), advice(-1, 3, 2), advice(-1, 3, 3)]).toEqual(['use', 'pass', 'pass']);
  expect([advice(2, 4, 4), advice(3, 4, 4)]).toEqual(['use', 'pass']);
});

test('Nerve that takes a 12 is rolled again, because it can be rolled', () => {
  const advice = (skill: number, ...dice: [number, number]) => {
    const table = scene(
      { morale: true },
      {
        south: [unit('Lance', '0509 N', mech('Ram', { damage: [9, 9, 9] }))],
        north: [unit('Pack', '0507 S', tank('Wolf', { skill }), tank('Cub', { skill }))],
      },
    );
    lucky(table, 'Pack');
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Wolf']);
    table.pass(toHit(6, 6));
    table.pass(two('morale')(...dice));
    return table.advice().type;
  };
  // They need 10, 12 and 14.
  expect([1, 2, 3].map((skill) => advice(skill, 5, 6))).toEqual(['pass', 'use', 'pass']);
});

rule(['BF2-CMDX-11', 'BF2-MOR-02'], 'Who is broken has no nerve rolled again that does not come back', () => {
  const table = scene({ morale: true }, { south: [unit('Lance', '0509 N', tank('Drum'))] });
  table.unit('Lance').marks = { morale: { nerve: 'broken', since: 1, strength: 1 } };
  table.state.turn = 2;
  lucky(table, 'Lance');
  table.phase('end', 'south', two('morale')(3, 4));
  expect([table.asked, table.possible]).toEqual(['south command/luck', ['pass']]);
});
