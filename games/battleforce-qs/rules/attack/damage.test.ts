import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, critical, mech, toHit, unit } from '../../testing/scene.ts';

/** Ram with Damage Values 3/2/1 has a target in each range bracket. */
function ranges() {
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram', { damage: [3, 2, 1], overheat: 2 }))],
    north: [
      unit('1', '0815 S', mech('near', { mv: 1 })),
      unit('2', '0813 S', mech('middling', { mv: 1 })),
      unit('3', '0809 S', mech('far', { mv: 1 })),
    ],
  });
  table.phase('combat', 'south');
  return table;
}

rule('BFQ-COM-10', 'A hit does the Damage Value of its range', () => {
  for (const [target, damage] of Object.entries({ near: 3, middling: 2, far: 1 })) {
    const table = ranges();
    table.declare([`Ram > ${target}`], toHit(6, 6));
    expect(table.events('damaged')).toMatchObject([{ damage }]);
  }
});

rule(
  ['BFQ-COM-10', 'BFQ-HEA-01'],
  'Overheat used adds as much damage at every range that has a Damage Value',
  () => {
    for (const [target, damage] of Object.entries({ near: 5, middling: 4, far: 3 })) {
      const table = ranges();
      table.declare([`Ram > ${target} +2`], toHit(6, 6));
      expect(table.events('damaged')).toMatchObject([{ damage }]);
    }
    const table = ranges();
    table.declare(['Ram > near +1'], toHit(6, 6));
    expect(table.events('damaged')).toMatchObject([{ damage: 4 }]);
  },
);

rule(['BFQ-COM-10', 'BFQ-COM-09'], 'Weapon hits, overheat and a strike at the rear go into one sum', () => {
  const table = ranges();
  table.suffered('Ram', { weaponHits: 1 });
  table.put(1, '0815 N');
  table.declare(['Ram > near +2'], toHit(6, 6));
  const [{ damage }] = table.events('attacked');
  expect(damage!.lines.map(({ value }) => value)).toEqual([3, -1, 2, 1]);
  expect(table.circles('near')).toBe('1/3');
});

rule('BFQ-COM-10', 'The one armour value of an Element stands against attacks from all sides', () => {
  const table = battle({
    south: [unit('Flock', '0809 N', mech('Ram')), unit('Herd', '0807 S', mech('Bull'))],
    north: [unit('Pack', '0808 N', mech('Wolf', { armor: 6 }))],
  });
  table.phase('combat', 'south');
  table.declare(['Ram > Wolf', 'Bull > Wolf'], toHit(6, 6), toHit(6, 6));
  expect(table.circles('Wolf')).toBe('1/3');
});

/** Wolf with this armour and structure is hit for `damage`. */
function hit(armor: number, structure: number, damage: number, ...rolls: Parameters<typeof critical>[]) {
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram', { damage: [damage, 0, 0] }))],
    north: [unit('Pack', '0815 S', mech('Wolf', { armor, structure }))],
  });
  table.phase('combat', 'south');
  table.declare(['Ram > Wolf'], toHit(6, 6), ...rolls.map(([a, b]) => critical(a, b)));
  return { circles: table.circles('Wolf'), destroyed: table.element('Wolf').marked.destroyed };
}

rule(
  'BFQ-COM-11',
  'Armour goes first, one circle a point, and protects from critical hits to the last circle',
  () => {
    expect(hit(5, 3, 3)).toEqual({ circles: '2/3', destroyed: false });
    expect(hit(3, 3, 3)).toEqual({ circles: '0/3', destroyed: false });
  },
);

rule(
  'BFQ-COM-11',
  'What the armour does not stop goes on to structure and means one critical hit roll',
  () => {
    expect(hit(3, 3, 4, [2, 3])).toEqual({ circles: '0/2', destroyed: false });
    expect(hit(0, 3, 2, [2, 3])).toEqual({ circles: '0/1', destroyed: false });
  },
);

rule(
  'BFQ-COM-11',
  'The last circle of structure destroys the Element, and so does damage beyond it, without a roll',
  () => {
    expect(hit(1, 2, 3)).toEqual({ circles: '0/0', destroyed: true });
    expect(hit(1, 2, 9)).toEqual({ circles: '0/0', destroyed: true });
  },
);

rule(['BFQ-COM-11', 'BFQ-SEQ-01'], 'Damage is the target Element’s alone', () => {
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram', { damage: [9, 0, 0] }))],
    north: [unit('Pack', '0815 S', mech('Wolf', { armor: 2, structure: 1 }), mech('Cub'))],
  });
  table.phase('combat', 'south');
  table.declare(['Ram > Wolf'], toHit(6, 6));
  expect(table.element('Wolf').marked.destroyed).toBe(true);
  expect(table.circles('Cub')).toBe('6/3');
});

rule('BFQ-COM-10', 'Where nothing is added or taken off, the damage is explained by one line', () => {
  const table = ranges();
  table.declare(['Ram > near'], toHit(6, 6));
  const [{ damage }] = table.events('attacked');
  expect(damage!.lines.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
    '3 Damage Value at short range',
  ]);
});
