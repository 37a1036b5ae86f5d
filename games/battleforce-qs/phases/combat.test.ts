import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { actsFirst, battle, critical, mech, toHit, unit } from '../testing/scene.ts';

/** Two Units a side in a row, each within range of all enemies. */
function melee() {
  const table = battle({
    south: [
      unit('Flock', '0810 N', mech('Ram', { damage: [9, 9, 9], overheat: 3 }), mech('Ewe', { overheat: 1 })),
      unit('Herd', '0910 N', mech('Bull')),
    ],
    north: [
      unit('Pack', '0808 S', mech('Wolf', { overheat: 2 }), mech('Cub')),
      unit('Pride', '0908 S', mech('Lion', { damage: [4, 4, 4] })),
    ],
  });
  table.phase('combat', 'south');
  return table;
}

rule(
  'BFQ-SEQ-07',
  'The loser of the Initiative declares and resolves everything before the winner declares anything',
  () => {
    const table = melee();
    expect(table.asked).toBe('south combat/declare');
    expect(table.refusal('north', { type: 'declare', attacks: [] }).code).toBe('not-asked');
    table.declare(['Ram > Wolf'], toHit(1, 1));
    expect(table.asked).toBe('north combat/declare');
    table.declare(['Lion > Ram'], toHit(1, 1), ...actsFirst('north'));
    expect(table.log.map(({ type }) => type)).toEqual([
      'phase',
      'declared',
      'attacked',
      'declared',
      'attacked',
      'phase',
      'turn',
      'initiative',
      'phase',
    ]);

    table.phase('combat', 'north');
    expect(table.asked).toBe('north combat/declare');
  },
);

rule('BFQ-SEQ-07', 'A side with nobody to attack is passed over', () => {
  const table = battle({
    south: [unit('Flock', '0810 N', mech('Ram', { damage: [1, 0, 0] }))],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  expect(table.asked).toBe('north combat/declare');
});

rule(['BFQ-SEQ-07', 'BFQ-COM-08'], 'What the loser destroys still attacks in the winner’s part', () => {
  const table = melee();
  table.declare(['Ram > Wolf'], toHit(6, 6));
  expect(table.element('Wolf')).toMatchObject({ marked: { destroyed: true }, effects: { destroyed: false } });
  expect(table.targets('Wolf')).toEqual(['Ram', 'Ewe', 'Bull']);
  table.declare(['Wolf > Ewe +1'], toHit(6, 6), ...actsFirst('south'));
  expect(table.events('damaged')).toMatchObject([{ damage: 3 }]);
  expect(table.events('destroyed')).toEqual([{ type: 'destroyed', element: table.elementIndex('Wolf') }]);
});

rule(['BFQ-COM-08', 'BFQ-COM-13'], 'Critical hits of this turn do not hinder this turn’s attacks', () => {
  const table = melee();
  table.element('Lion').armor = 8;
  table.element('Lion').structure = 3;
  table.declare(['Ram > Lion', 'Ewe > Cub'], toHit(6, 6), critical(5, 5), toHit(1, 1));
  // Ram has 4 MP and is two hexes away: 4 + 2 + 1, without the fire control hit that is marked.
  expect(table.element('Lion').marked.fireControlHits).toBe(1);
  expect(table.number('Lion', 'Ram')).toTotal(7);
});

rule('BFQ-COM-01', 'Each Element makes one attack a turn at most', () => {
  const table = melee();
  const attacker = table.elementIndex('Bull');
  const attacks = ['Wolf', 'Cub'].map((name) => ({ attacker, target: table.elementIndex(name) }));
  expect(table.refusal('south', { type: 'declare', attacks })).toMatchObject({
    code: 'illegal',
    path: 'attacks.1.attacker',
  });
  table.declare(['Bull > Wolf'], toHit(1, 1));
  expect(table.asked).toBe('north combat/declare');
});

rule('BFQ-COM-01', 'An attack goes from the number over the roll and the damage to the critical hit', () => {
  const table = melee();
  table.element('Cub').armor = 1;
  table.declare(['Bull > Cub'], toHit(6, 6), critical(4, 5));
  expect(table.news.map(({ type }) => type)).toEqual(['declared', 'attacked', 'damaged', 'critical']);
  expect(table.events('attacked')).toMatchObject([
    { toHit: { total: 7 }, dice: [6, 6], damage: { total: 2 } },
  ]);
});

rule(
  'BFQ-COM-02',
  'All attacks are declared together; Elements of one Unit may pick targets in different Units',
  () => {
    const table = melee();
    table.declare(['Ewe > Lion', 'Ram > Cub', 'Bull > Wolf'], toHit(1, 1), toHit(1, 2), toHit(2, 1));
    expect(
      table.events('attacked').map(({ attack, dice }) => [table.field.sheets[attack.attacker].name, dice]),
    ).toEqual([
      ['Ewe', [1, 1]],
      ['Ram', [1, 2]],
      ['Bull', [2, 1]],
    ]);
  },
);

rule('BFQ-COM-02', 'Targets are enemy Elements on the map that are still there', () => {
  const table = melee();
  expect(table.refusedAttack('Ram > Bull')).toBe('BFQ-COM-02');
  expect(table.refusedAttack('Wolf > Ram')).toBe('BFQ-COM-02');
  table.suffered('Cub', { destroyed: true });
  expect(table.refusedAttack('Ram > Cub')).toBe('BFQ-COM-02');
});

rule('BFQ-COM-02', 'Attacks left over on a destroyed target need no roll, but count and heat', () => {
  const table = melee();
  table.element('Ewe').heat = 1;
  table.declare(['Ram > Wolf +3', 'Ewe > Wolf +1', 'Bull > Wolf'], toHit(6, 6));
  expect(table.events('skipped').map(({ attack }) => table.field.sheets[attack.attacker].name)).toEqual([
    'Ewe',
    'Bull',
  ]);
  table.declare([], ...actsFirst('south'));
  expect(table.element('Ram').heat).toBe(3);
  expect(table.element('Ewe').heat).toBe(2);
});

rule(
  'BFQ-COM-02',
  'An attack that turns out impossible is dropped: no new target, no heat, and no attack made',
  () => {
    // From 0808 the edge of the arc runs to 0910, between 0909 and 0809.
    const table = battle({
      south: [unit('Flock', '0808 N', mech('Ram', { overheat: 2 }), mech('Ewe', { overheat: 2 }))],
      north: [unit('Pack', '0910 N', mech('Wolf')), unit('Pride', '0805 S', mech('Lion'))],
    });
    table.element('Ram').heat = 1;
    table.element('Ewe').heat = 1;
    table.phase('combat', 'south');
    table.declare(['Ram > Wolf +2', 'Ewe > Lion +2']);
    table.order('north', { type: 'line', side: 'right' }, toHit(1, 1));
    expect(table.events('aborted')).toMatchObject([{ attack: { attacker: 0 } }]);
    expect(table.asked).toBe('north combat/declare');
    table.declare([], ...actsFirst('south'));
    expect(table.element('Ram').heat).toBe(0);
    expect(table.element('Ewe').heat).toBe(3);
  },
);

rule('BFQ-HEA-01', 'An Element overheats by a whole number up to its Overheat Value, if it has one', () => {
  const table = melee();
  expect(table.maxOverheat('Ram')).toBe(3);
  expect(table.maxOverheat('Ewe')).toBe(1);
  expect(table.maxOverheat('Bull')).toBe(0);
  expect(table.refusedAttack('Ewe > Wolf +2')).toBe('BFQ-HEA-02');
  const attack = { attacker: table.elementIndex('Bull'), target: table.elementIndex('Wolf'), overheat: 1 };
  expect(table.refusal('south', { type: 'declare', attacks: [attack] }).path).toBe('attacks.0.overheat');
  table.declare(['Ram > Wolf +1', 'Ewe > Wolf'], toHit(1, 1), toHit(1, 1));
});

rule('BFQ-HEA-02', 'An Element overheats no further than the heat scale goes', () => {
  for (const [heat, most] of [
    [0, 3],
    [1, 3],
    [2, 2],
    [3, 1],
  ]) {
    const table = melee();
    table.element('Ram').heat = heat;
    expect(table.maxOverheat('Ram')).toBe(most);
  }
  const table = melee();
  table.element('Ram').heat = 3;
  expect(table.refusedAttack('Ram > Wolf +2')).toBe('BFQ-HEA-02');
  expect(table.element('Ram').heat).toBe(3);
});

rule('BFQ-HEA-04', 'A shut down Element cannot attack; the others of its Unit can', () => {
  const table = melee();
  table.element('Ram').heat = 4;
  expect(table.refusedAttack('Ram > Wolf')).toBe('BFQ-HEA-04');
  table.declare(['Ewe > Wolf'], toHit(1, 1));
});

rule(
  'BFQ-SEQ-01',
  'Sight, range and arc go from Unit to Unit, numbers and damage from Element to Element',
  () => {
    const table = battle({
      south: [
        unit('Flock', '0816 N', mech('Ram', { damage: [1, 1, 1] }), mech('Ewe', { damage: [3, 3, 3] })),
      ],
      north: [unit('Pack', '0814 S', mech('Wolf', { mv: 1 }), mech('Cub', { mv: 7, jump: true }))],
    });
    table.element('Ewe').heat = 2;
    table.phase('combat', 'south');
    expect(table.targets('Ram')).toEqual(table.targets('Ewe'));
    const number = (attacker: string, target: string) => table.number(attacker, target).total;
    expect([number('Ram', 'Wolf'), number('Ram', 'Cub'), number('Ewe', 'Wolf')]).toEqual([6, 10, 8]);
    table.declare(['Ram > Wolf', 'Ewe > Cub'], toHit(6, 6), toHit(6, 6));
    expect([table.circles('Wolf'), table.circles('Cub')]).toEqual(['5/3', '3/3']);
  },
);

rule(
  'BFQ-COM-02',
  'Units that are off the map neither attack nor are attacked, wherever the others stand',
  () => {
    const table = battle({
      scenario: 'veteran',
      south: [unit('Flock', '0102 N', mech('Ram')), unit('Herd', 'off the map', mech('Bull'))],
      north: [unit('Pack', '0101 S', mech('Wolf')), unit('Pride', 'off the map', mech('Lion'))],
    });
    table.phase('combat', 'south');
    expect(table.targets('Ram')).toEqual(['Wolf']);
    expect(table.targets('Bull')).toEqual([]);
    expect(table.refusedAttack('Ram > Lion')).toBe('BFQ-COM-02');
    expect(table.refusedAttack('Bull > Wolf')).toBe('BFQ-COM-02');
    table.declare([]);
    expect(table.targets('Wolf')).toEqual(['Ram']);
    table.declare(['Wolf > Ram'], toHit(1, 1), ...actsFirst('south'));
  },
);
