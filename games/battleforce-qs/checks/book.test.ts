// The worked examples of the rulebook about movement and combat.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { DIVINE_FIRE, FIRE_SUPPORT_STAR, PEACEFUL_CLEANSING } from '../data/forces.ts';
import { actsFirst, battle, critical, mech, toHit, unit } from '../testing/scene.ts';

const from = ({ elements }: typeof DIVINE_FIRE, name: string) =>
  elements.find((sheet) => sheet.name === name)!;

rule('BFQ-SEQ-07', 'Example: a destroyed Element returns fire with everything it had', () => {
  const table = battle({
    south: [unit('Flock', '0810 N', mech('Ram', { damage: [9, 9, 9], armor: 9 }))],
    north: [unit('Pack', '0808 S', mech('Wolf', { damage: [4, 4, 4], overheat: 1 }), mech('Cub'))],
  });
  table.phase('combat', 'south');
  table.declare(['Ram > Wolf'], toHit(6, 6));
  expect(table.element('Wolf').marked.destroyed).toBe(true);
  table.declare(['Wolf > Ram +1'], toHit(3, 4), ...actsFirst('south'));
  expect(table.circles('Ram')).toBe('4/3');
  expect(table.element('Wolf').effects.destroyed).toBe(true);
});

rule('BFQ-MOV-01', 'Example: Divine Fire has 7 MP, and 6 with a Cicada at heat 1', () => {
  const table = battle({
    south: [unit('Divine Fire', '0808 N', ...DIVINE_FIRE.elements)],
    north: [unit('Pack', '0101 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(table.mp('Divine Fire')).toBe(7);
  table.element('Cicada 3P').heat = 1;
  expect(table.mp('Divine Fire')).toBe(6);
});

rule('BFQ-MOV-03', 'Example: 1 MP into the clear, 3 MP into heavy woods', () => {
  const table = battle({
    map: `
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . H . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .`,
    south: [unit('Flock', '0605 N', mech('Ram'))],
    north: [unit('Pack', '1101 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(table.reach('Flock')).toMatchObject({ '0606': 1, '0604': 3 });
});

/** Alice in A, and the Units B to F around her. Hex 1310 is clear; A looks north. */
function alice() {
  const table = battle({
    map: `
      . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . H .
      . . . . . . . . . . . l H . .
      . . . . . . . . . . . l . . .
      . . . . . . . . . . l . . . .
      . . . . . . . . . . . . . . .`,
    south: [unit('Alice', '1409 N', mech('A1'), mech('A2'))],
    north: [
      unit('Unit B', '1208 S', mech('B')),
      unit('Unit C', '1511 N', mech('C')),
      unit('Unit D', '1408 S', mech('D', { mv: 6, jump: true })),
      unit('Unit E', '1011 N', mech('E')),
      unit('Unit F', '1209 S', mech('F', { mv: 1 })),
    ],
  });
  table.phase('combat', 'south');
  return table;
}

rule('BFQ-COM-03', 'Example: E hides behind two light woods, B behind one heavy', () => {
  const table = alice();
  expect(table.refusedAttack('A1 > E')).toBe('BFQ-COM-03');
  expect(table.refusedAttack('A1 > B')).toBe('BFQ-COM-03');
  expect(table.targets('A1')).toEqual(['C', 'D', 'F']);
});

rule('BFQ-COM-03', 'Example: F picks the clear hex on the left of the line, and both may attack', () => {
  const table = alice();
  table.declare(['A1 > F']);
  table.order('north', { type: 'line', side: 'left' }, toHit(1, 1));
  expect(table.events('attacked')).toHaveLength(1);
  expect(table.targets('F')).toEqual(['A1', 'A2']);
});

rule(
  'BFQ-COM-04',
  'Example: C picks the right of the line and is out of Alice’s arc, while she is in C’s',
  () => {
    const table = alice();
    table.declare(['A1 > C']);
    table.order('north', { type: 'line', side: 'right' });
    expect(table.events('aborted')).toHaveLength(1);
    table.declare(['C > A1']);
    table.order('south', { type: 'direction', direction: 'front' }, toHit(6, 6), ...actsFirst('south'));
    expect(table.circles('A1')).toBe('4/3');
  },
);

rule('BFQ-COM-06', 'Examples 06a, 06b and 06c: F needs 7, D needs 9, and D shut down needs 2', () => {
  const table = alice();
  expect(table.number('A1', 'F')).toTotal(7);
  expect(table.number('A1', 'D')).toTotal(9);
  table.element('D').heat = 4;
  expect(table.number('A1', 'D')).toTotal(2);
});

rule(
  'BFQ-COM-09',
  'Example: from ahead and from the side the front is struck, from straight behind the rear',
  () => {
    const table = battle({
      south: [unit('Lara', '0808 N', mech('A', { armor: 20, damage: [0, 0, 0] }))],
      north: [
        unit('Unit B', '0806 S', mech('B')),
        unit('Unit C', '1009 NW', mech('C')),
        unit('Unit D', '0810 N', mech('D')),
      ],
    });
    table.phase('combat', 'south');
    table.declare(['B > A', 'C > A', 'D > A'], toHit(6, 6), toHit(6, 6), toHit(6, 6), ...actsFirst('south'));
    expect(table.events('damaged').map(({ damage }) => damage)).toEqual([2, 2, 3]);
  },
);

/** Kevin's Vulture C, already damaged, in medium range of a Banshee and in long range of an Awesome. */
function kevin() {
  const table = battle({
    south: [
      unit('Near', '0812 N', from(PEACEFUL_CLEANSING, 'Banshee 8S')),
      unit('Far', '0814 N', from(PEACEFUL_CLEANSING, 'Awesome 9M')),
    ],
    north: [unit('Star', '0809 S', from(FIRE_SUPPORT_STAR, 'Mad Dog (Vulture) C'), mech('Puma'))],
  });
  table.element('Mad Dog (Vulture) C').armor = 4;
  table.phase('combat', 'south');
  return table;
}

rule(
  ['BFQ-COM-11', 'BFQ-REC-02'],
  'Example: two hits for 3 leave the Vulture C without armour and with 1 structure',
  () => {
    const table = kevin();
    table.declare(
      ['Banshee 8S > Mad Dog (Vulture) C', 'Awesome 9M > Mad Dog (Vulture) C'],
      toHit(6, 6),
      toHit(6, 6),
      critical(5, 5),
    );
    expect(table.events('damaged')).toMatchObject([
      { damage: 3, armor: 1, structure: 3 },
      { damage: 3, armor: 0, structure: 1 },
    ]);
  },
);

rule('BFQ-COM-12', 'Example: a roll of 10 hits the fire control: 2 more on all its later numbers', () => {
  const table = kevin();
  const vulture = 'Mad Dog (Vulture) C';
  table.element(vulture).armor = 0;
  table.declare([`Awesome 9M > ${vulture}`], toHit(6, 6));
  expect(table.element(vulture).marked.destroyed).toBe(true);

  const again = kevin();
  again.element(vulture).armor = 2;
  again.declare([`Awesome 9M > ${vulture}`], toHit(6, 6), critical(4, 6));
  const before = again.number(vulture, 'Banshee 8S').total;
  again.declare([], ...actsFirst('south'));
  again.standStill();
  again.declare([]);
  expect(again.number(vulture, 'Banshee 8S')).toTotal(before + 2);
});

/** Ram crosses off circle after circle of Wolf's structure. */
function worn(figures: Parameters<typeof mech>[1], ...rolls: Parameters<typeof critical>[]) {
  const names = ['Ram', 'Ewe', 'Lamb'].slice(0, rolls.length);
  const table = battle({
    south: [unit('Flock', '0816 N', ...names.map((name) => mech(name, { damage: [0, 1, 0] })))],
    north: [
      unit('Pack', '0812 S', mech('Wolf', { armor: 0, structure: 9, ...figures })),
      unit('Pride', '0814 S', mech('Lion')),
    ],
  });
  table.phase('combat', 'south');
  table.declare(
    names.map((name) => `${name} > Wolf`),
    ...rolls.flatMap((dice) => [toHit(6, 6), critical(...dice)]),
  );
  table.declare([], ...actsFirst('north'));
  return table;
}

rule('BFQ-COM-13', 'Example 13a: MP hits take 7 MP down to 3, 1 and 0', () => {
  const hit: [number, number] = [3, 4];
  expect(worn({ mv: 7 }, hit).mp('Pack')).toBe(3);
  expect(worn({ mv: 7 }, hit, hit).mp('Pack')).toBe(1);
  expect(worn({ mv: 7 }, hit, hit, hit).events('cannot-move')).toMatchObject([{ unit: 1, mp: { total: 0 } }]);
});

rule(
  'BFQ-COM-13',
  'Example 13b: a weapon hit turns 3/3/1 into 2/2/0, with nothing left at long range',
  () => {
    const table = worn({ damage: [3, 3, 1] }, [3, 3]);
    table.standStill();
    table.put(1, '0811 S');
    expect(table.targets('Wolf')).toEqual([]);
    table.put(1, '0812 S');
    table.declare(['Wolf > Ram'], toHit(6, 6));
    expect(table.events('damaged')).toMatchObject([{ damage: 2 }]);
  },
);

rule(
  ['BFQ-REC-02', 'BFQ-COM-10'],
  'Example 02a: a Banshee 8S does 3 at medium range, an Awesome 9M 3 at long',
  () => {
    const table = kevin();
    table.declare(['Banshee 8S > Puma', 'Awesome 9M > Puma'], toHit(6, 6), toHit(6, 6));
    expect(table.events('attacked').map(({ damage }) => damage!.total)).toEqual([3, 3]);
  },
);

rule(
  ['BFQ-REC-02', 'BFQ-MOV-06'],
  'Example 02b: Peaceful Cleansing walks, but its Grigori is hard to hit',
  () => {
    const map = `${'. '.repeat(11)}\n`.repeat(6) + `${'H '.repeat(11)}\n`.repeat(5);
    const table = battle({
      map,
      south: [unit('Peaceful Cleansing', '0610 N', ...PEACEFUL_CLEANSING.elements)],
      north: [unit('Pack', '0609 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    expect(table.reach('Peaceful Cleansing')).toMatchObject({ '0510': 3 });
    table.phase('combat', 'north');
    const number = (target: string) => table.number('Wolf', target).total;
    expect(number('Grigori Dominus') - number('Deva Invictus')).toBe(1);
  },
);
