import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import type { ElementSheet } from '../../state.ts';
import { actsFirst, battle, critical, mech, toHit, unit } from '../../testing/scene.ts';

/** Wolf has lost its armour; each Element of the Flock that attacks crosses off 1 circle of its structure. */
function lastStand(figures: Partial<ElementSheet> = {}) {
  const table = battle({
    south: [
      unit('Flock', '0816 N', ...['Ram', 'Ewe', 'Lamb'].map((name) => mech(name, { damage: [1, 0, 0] }))),
    ],
    north: [
      unit('Pack', '0815 S', mech('Wolf', { mv: 7, structure: 4, ...figures }), mech('Cub', { mv: 11 })),
    ],
  });
  table.element('Wolf').armor = 0;
  table.phase('combat', 'south');
  return table;
}

/** Hits Wolf once for every roll of critical hit dice given. */
function strike(table: ReturnType<typeof lastStand>, ...rolls: Roll[][]): void {
  const attacks = ['Ram > Wolf', 'Ewe > Wolf', 'Lamb > Wolf'].slice(0, rolls.length);
  table.declare(attacks, ...rolls.flatMap((criticals) => [toHit(6, 6), ...criticals]));
}

/** The rest of the turn: Pack holds its fire, and the next turn's Initiative is rolled. */
function endTurn(table: ReturnType<typeof lastStand>): void {
  table.declare([], ...actsFirst('south'));
}

const TABLE: [name: string, dice: [number, number], effect: object][] = [
  ['ammo-explosion', [1, 1], { destroyed: true }],
  ['engine', [1, 2], { engineHits: 1 }],
  ['fire-control', [1, 3], { fireControlHits: 1 }],
  ['none', [2, 3], {}],
  ['weapon', [2, 4], { weaponHits: 1 }],
  ['mp', [3, 4], { mpLost: 4 }],
  ['weapon', [3, 5], { weaponHits: 1 }],
  ['none', [4, 5], {}],
  ['fire-control', [5, 5], { fireControlHits: 1 }],
  ['engine', [5, 6], { engineHits: 1 }],
  ['head-blown-off', [6, 6], { destroyed: true }],
];
const NOTHING = { engineHits: 0, fireControlHits: 0, mpLost: 0, weaponHits: 0, destroyed: false };

for (const [name, dice, effect] of TABLE) {
  rule('BFQ-COM-12', `A critical hit roll of ${dice[0] + dice[1]}: ${name}`, () => {
    const table = lastStand();
    strike(table, [critical(...dice)]);
    expect(table.events('critical')).toMatchObject([{ hit: name, applies: true }]);
    expect(table.element('Wolf').marked).toEqual({ ...NOTHING, ...effect });
    expect(table.circles('Wolf')).toBe('0/3');
  });
}

rule(['BFQ-COM-12', 'BFQ-COM-08'], 'Critical hits begin in the End Phase and last', () => {
  const table = lastStand();
  strike(table, [critical(5, 5)], [critical(3, 3)]);
  expect(table.element('Wolf').effects).toEqual(NOTHING);
  endTurn(table);
  expect(table.element('Wolf').effects).toEqual({ ...NOTHING, fireControlHits: 1, weaponHits: 1 });
  table.standStill();
  table.declare([]);
  endTurn(table);
  expect(table.element('Wolf').effects).toEqual({ ...NOTHING, fireControlHits: 1, weaponHits: 1 });
});

rule('BFQ-COM-13', 'The head or the ammunition gone, the Element is', () => {
  for (const [a, b] of [
    [1, 1],
    [6, 6],
  ] as const) {
    const table = lastStand();
    strike(table, [critical(a, b)]);
    endTurn(table);
    expect(table.element('Wolf').effects.destroyed).toBe(true);
    expect(table.element('Cub').effects.destroyed).toBe(false);
  }
});

rule('BFQ-COM-13', 'A second engine hit destroys, in the same turn or later', () => {
  const table = lastStand();
  strike(table, [critical(1, 2)], [critical(5, 6)]);
  expect(table.element('Wolf').marked).toMatchObject({ engineHits: 2, destroyed: true });

  const later = lastStand();
  later.suffered('Wolf', { engineHits: 1 });
  strike(later, [critical(1, 2)]);
  expect(later.element('Wolf').marked.destroyed).toBe(true);
});

rule('BFQ-COM-13', 'Each fire control hit adds 2 to the numbers of all later attacks', () => {
  const table = lastStand();
  table.suffered('Wolf', { fireControlHits: 1 });
  strike(table, [critical(2, 2)]);
  // Ram has 4 MP: 4 + 1, and 2 for the old hit; the new one is not felt before the End Phase.
  expect(table.number('Wolf', 'Ram')).toTotal(7);
  endTurn(table);
  table.standStill();
  table.declare([]);
  expect(table.number('Wolf', 'Ram')).toTotal(9);
});

rule('BFQ-COM-13', 'Each weapon hit takes 1 off all Damage Values, down to none', () => {
  const table = lastStand({ damage: [3, 1, 0] });
  strike(table, [critical(3, 3)], [critical(4, 4)]);
  endTurn(table);
  table.standStill();
  table.declare([]);
  table.declare(['Wolf > Ram'], toHit(6, 6), ...actsFirst('south'));
  expect(table.events('damaged')).toMatchObject([{ damage: 1 }]);
});

rule(['BFQ-COM-13', 'BFQ-SEQ-03'], 'An MP hit takes half of the MP, halves rounded up, at least 1', () => {
  for (const [mv, left] of [
    [8, 4],
    [7, 3],
    [3, 1],
    [2, 1],
    [1, 0],
  ]) {
    const table = lastStand({ mv });
    strike(table, [critical(3, 4)]);
    expect(table.element('Wolf').marked.mpLost).toBe(mv - left);
  }
});

rule('BFQ-COM-13', 'An MP hit halves what earlier MP hits have left, whatever the heat', () => {
  const table = lastStand({ mv: 8 });
  table.element('Wolf').heat = 3;
  strike(table, [critical(3, 4)], [critical(1, 6)]);
  expect(table.element('Wolf').marked.mpLost).toBe(4 + 2);
});

rule(
  ['BFQ-SPA-01', 'BFQ-COM-13'],
  'With CASE exploding ammunition does 1 point of damage, which may lead to another roll',
  () => {
    const table = lastStand({ special: 'CASE', structure: 4 });
    strike(table, [critical(1, 1), critical(5, 5)]);
    expect(table.circles('Wolf')).toBe('0/2');
    expect(table.element('Wolf').marked).toEqual({ ...NOTHING, fireControlHits: 1 });
  },
);

rule('BFQ-SPA-01', 'CASE does not save the last circle of structure', () => {
  const table = lastStand({ special: 'CASE', structure: 2 });
  strike(table, [critical(1, 1)]);
  expect(table.circles('Wolf')).toBe('0/0');
  expect(table.element('Wolf').marked.destroyed).toBe(true);
});

rule(
  ['BFQ-SPA-02', 'BFQ-COM-14'],
  'An Element that carries energy weapons only has no ammunition to explode, and suffers nothing instead',
  () => {
    const table = lastStand({ special: 'ENE' });
    strike(table, [critical(1, 1)]);
    expect(table.circles('Wolf')).toBe('0/3');
    expect(table.element('Wolf').marked).toEqual(NOTHING);
  },
);

rule(
  'BFQ-COM-14',
  'A weapon hit where nothing is left to lose does 1 point of damage, with no further roll',
  () => {
    const table = lastStand({ damage: [1, 1, 0] });
    strike(table, [critical(3, 3)], [critical(3, 3)]);
    expect(table.circles('Wolf')).toBe('0/1');
    expect(table.element('Wolf').marked).toEqual({ ...NOTHING, weaponHits: 1 });
  },
);

rule('BFQ-COM-14', 'An MP hit on an Element without MP does 1 point of damage, which may destroy it', () => {
  const table = lastStand({ mv: 1, structure: 3 });
  strike(table, [critical(3, 4)], [critical(3, 4)]);
  expect(table.circles('Wolf')).toBe('0/0');
  expect(table.element('Wolf').marked).toEqual({ ...NOTHING, mpLost: 1, destroyed: true });
  expect(table.events('critical').map(({ applies }) => applies)).toEqual([true, false]);
});

rule('BFQ-COM-14', 'Where weapons and MP are gone, all other critical hits are marked as ever', () => {
  for (const [a, b] of [
    [1, 2],
    [1, 3],
    [2, 3],
    [6, 6],
  ] as const) {
    const table = lastStand({ damage: [1, 0, 0], mv: 1 });
    table.suffered('Wolf', { weaponHits: 1, mpLost: 1 });
    strike(table, [critical(a, b)]);
    expect(table.events('critical')).toMatchObject([{ applies: true }]);
    expect(table.circles('Wolf')).toBe('0/3');
  }
});
