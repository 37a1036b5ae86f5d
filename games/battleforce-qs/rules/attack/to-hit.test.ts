import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { actsFirst, battle, mech, toHit, unit } from '../../testing/scene.ts';

/** An Element that nothing about itself makes hard to hit. */
const still = (name: string) => mech(name, { mv: 2 });

rule('BFQ-COM-05', 'Short range is 1 hex, medium 2 to 4, long 5 to 8; beyond there is no attack', () => {
  const hexes = { '1': '0815', '2': '0814', '4': '0812', '5': '0811', '8': '0808', '9': '0807' };
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram'))],
    north: Object.entries(hexes).map(([name, hex]) => unit(name, `${hex} S`, still(name))),
  });
  table.phase('combat', 'south');
  const numbers = table.targets('Ram').map((name) => [name, table.number('Ram', name).total]);
  expect(Object.fromEntries(numbers)).toEqual({ '1': 4, '2': 6, '4': 6, '5': 8, '8': 8 });
  expect(table.refusedAttack('Ram > 9')).toBe('BFQ-COM-05');
});

rule('BFQ-COM-05', 'Range is counted along the shortest path of hexes, target included', () => {
  const table = battle({
    south: [unit('Flock', '0808 N', mech('Ram'))],
    north: [
      // Four columns away: up to two rows come for free.
      unit('A', '1206 S', still('4 columns, 2 rows')),
      unit('B', '1205 S', still('4 columns, 3 rows')),
      unit('C', '0101 S', still('7 columns, 7 rows')),
    ],
  });
  table.phase('combat', 'south');
  expect(table.number('Ram', '4 columns, 2 rows')).toTotal(6);
  expect(table.number('Ram', '4 columns, 3 rows')).toTotal(8);
  expect(table.refusedAttack('Ram > 7 columns, 7 rows')).toBe('BFQ-COM-05');
});

rule('BFQ-COM-05', 'Without a Damage Value for the range there is no attack, not even by overheating', () => {
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram', { damage: [3, 0, 1], overheat: 2 }))],
    north: [
      unit('1', '0815 S', still('near')),
      unit('2', '0813 S', still('middling')),
      unit('3', '0809 S', still('far')),
    ],
  });
  table.phase('combat', 'south');
  expect(table.targets('Ram')).toEqual(['near', 'far']);
  expect(table.refusedAttack('Ram > middling')).toBe('BFQ-COM-05');
  expect(table.refusedAttack('Ram > middling +2')).toBe('BFQ-COM-05');
});

rule('BFQ-COM-06', 'A target is the harder to hit the more MP it has available', () => {
  const steps = { 0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 9: 3, 10: 4, 17: 4, 18: 5, 30: 5 };
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram'))],
    north: [unit('Pack', '0815 S', ...Object.keys(steps).map((mv) => mech(mv, { mv: Number(mv) })))],
  });
  table.phase('combat', 'south');
  for (const [mv, modifier] of Object.entries(steps)) expect(table.number('Ram', mv)).toTotal(4 + modifier);
});

rule(
  'BFQ-COM-06',
  'It is the MP of the Element that counts, after heat and MP hits, not the hexes it moved',
  () => {
    const table = battle({
      south: [unit('Flock', '0816 N', mech('Ram'))],
      north: [
        unit('Pack', '0815 S', mech('Wolf', { mv: 7 }), mech('Cub', { mv: 7 }), mech('Pup', { mv: 7 })),
      ],
    });
    table.element('Cub').heat = 1;
    table.suffered('Pup', { mpLost: 4 });
    table.phase('combat', 'south');
    expect(table.number('Ram', 'Wolf')).toTotal(7);
    expect(table.number('Ram', 'Cub')).toTotal(6);
    expect(table.number('Ram', 'Pup')).toTotal(5);
  },
);

rule('BFQ-COM-06', 'Woods around the target make it harder to hit; woods around the attacker do not', () => {
  const table = battle({
    map: `
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . r l H . . . .
      . . . . . H . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .`,
    south: [unit('Flock', '0606 N', mech('Ram'))],
    north: [
      unit('1', '0706 S', still('open')),
      unit('2', '0605 S', still('light')),
      unit('3', '0705 S', still('heavy')),
      unit('4', '0505 S', still('rough')),
    ],
  });
  table.phase('combat', 'south');
  expect(table.number('Ram', 'open')).toTotal(4);
  expect(table.number('Ram', 'light')).toTotal(5);
  // 0705 is two hexes away: 4 + 2 for medium range + 2.
  expect(table.number('Ram', 'heavy')).toTotal(8);
  expect(table.number('Ram', 'rough')).toTotal(6);
});

rule(
  ['BFQ-COM-06', 'BFQ-HEA-03'],
  'All modifiers add up: range, fire control hits, heat, MP, jump jets and woods',
  () => {
    const table = battle({
      south: [unit('Flock', '0816 N', mech('Ram'), mech('Ewe', { baseToHit: 3 }))],
      north: [unit('Pack', '0814 S', mech('Wolf', { mv: 3, jump: true }))],
    });
    table.suffered('Ram', { fireControlHits: 1 });
    table.element('Ram').heat = 2;
    table.phase('combat', 'south');
    const { total, lines } = table.number('Ram', 'Wolf');
    expect(lines.map(({ value }) => value)).toEqual([4, 2, 2, 2, 1, 1]);
    expect(total).toBe(12);
    for (const heat of [1, 2, 3]) {
      table.element('Ewe').heat = heat;
      expect(table.number('Ewe', 'Wolf')).toTotal(7 + heat);
    }
    table.element('Ewe').heat = 0;
    expect(table.number('Ewe', 'Wolf').lines.map(({ value }) => value)).toEqual([3, 2, 1, 1]);
    expect(table.number('Ewe', 'Wolf')).toTotal(3 + 2 + 1 + 1);
  },
);

rule(
  ['BFQ-COM-06', 'BFQ-HEA-04'],
  'A shut down target is hit at -4 without movement or jump modifiers; its comrades are not',
  () => {
    const table = battle({
      south: [unit('Flock', '0816 N', mech('Ram'))],
      north: [
        unit('Pack', '0814 S', mech('Wolf', { mv: 7, jump: true }), mech('Cub', { mv: 7, jump: true })),
      ],
    });
    table.element('Wolf').heat = 4;
    table.phase('combat', 'south');
    expect(table.number('Ram', 'Wolf')).toTotal(4 + 2 - 4);
    expect(table.number('Ram', 'Cub')).toTotal(4 + 2 + 3 + 1);
  },
);

rule(
  'BFQ-COM-06',
  'A target without MP is not shut down: no modifier either way, but jump jets still count',
  () => {
    const table = battle({
      south: [unit('Flock', '0816 N', mech('Ram'))],
      north: [unit('Pack', '0815 S', mech('Wolf', { mv: 4 }), mech('Cub', { mv: 4, jump: true }))],
    });
    table.suffered('Wolf', { mpLost: 4 });
    table.suffered('Cub', { mpLost: 4 });
    table.phase('combat', 'south');
    expect(table.number('Ram', 'Wolf')).toTotal(4);
    expect(table.number('Ram', 'Cub')).toTotal(5);
    expect(table.number('Ram', 'Wolf').lines.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
      '4 Base to-hit number',
      '0 Short range',
      '0 Target has 0 MP',
    ]);
  },
);

rule('BFQ-COM-07', 'A roll that reaches the number hits, one less misses', () => {
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram'), mech('Ewe'))],
    north: [unit('Pack', '0814 S', mech('Wolf', { mv: 3 }))],
  });
  table.phase('combat', 'south');
  expect(table.number('Ram', 'Wolf')).toTotal(7);
  table.declare(['Ram > Wolf', 'Ewe > Wolf'], toHit(3, 4), toHit(3, 3));
  expect(table.events('attacked').map(({ damage }) => damage?.total)).toEqual([2, undefined]);
  expect(table.circles('Wolf')).toBe('4/3');
});

rule('BFQ-COM-07', 'A number of 12 can be rolled, one of 13 cannot', () => {
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram'))],
    north: [unit('Pack', '0811 S', mech('Wolf', { mv: 10 }), mech('Cub', { mv: 10, jump: true }))],
  });
  table.phase('combat', 'south');
  expect(table.targets('Ram')).toEqual(['Wolf']);
  expect(table.refusedAttack('Ram > Cub')).toBe('BFQ-COM-07');
  table.declare(['Ram > Wolf'], toHit(6, 6));
  expect(table.events('damaged')).toHaveLength(1);
  table.declare([], ...actsFirst('south'));
});
