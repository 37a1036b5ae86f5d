import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { Counter, ElementSheet, Setup } from '../../state.ts';
import { actsFirst, battle, mech, toHit, unit } from '../../testing/scene.ts';
import type { Battle, SideName } from '../../testing/table.ts';

/** One Unit of two Elements a side, three counters a side, ready for the End Phase. */
function lastTurn(
  scenario: Setup['scenario'],
  options: OptionValues = {},
  figures: Partial<ElementSheet> = {},
) {
  const table = battle({
    scenario,
    options,
    south: [unit('Flock', '0810 N', mech('Ram', figures), mech('Ewe', figures))],
    north: [unit('Pack', '0808 S', mech('Wolf', figures), mech('Cub', figures))],
  });
  if (scenario === 'green') return { table, counters: [] };
  const lay = (side: SideName, hexes: string[]) =>
    hexes.map((hex, i) => table.counter(i === 2 ? 'headquarters' : 'objective', side, hex));
  return {
    table,
    counters: [...lay('south', ['0116', '0316', '0516']), ...lay('north', ['0102', '0302', '0502'])],
  };
}

function destroy(table: Battle, ...names: string[]): void {
  for (const name of names) table.element(name).marked.destroyed = true;
}

for (const [scenario, id] of [
  ['green', 'BFQ-SCN-03'],
  ['veteran', 'BFQ-SCN-08'],
] as const) {
  rule(id, `In the ${scenario} scenario the side wins that has destroyed all enemy Elements`, () => {
    const { table } = lastTurn(scenario);
    destroy(table, 'Wolf', 'Cub', 'Ram');
    table.phase('end', 'south');
    expect(table.state.outcome).toMatchObject({ winners: [0], rule: id });
    expect(table.asked).toBe('nobody');
  });

  rule(id, `In the ${scenario} scenario the game is drawn when nobody is left`, () => {
    const { table } = lastTurn(scenario);
    destroy(table, 'Wolf', 'Cub', 'Ram', 'Ewe');
    table.phase('end', 'south');
    expect(table.state.outcome).toMatchObject({ winners: [], rule: id });
  });

  rule(id, `In the ${scenario} scenario a single Element left keeps its side in the game`, () => {
    const { table } = lastTurn(scenario);
    destroy(table, 'Wolf', 'Ram', 'Ewe');
    table.element('Ewe').marked.destroyed = false;
    table.phase('end', 'south', ...actsFirst('south'));
    expect(table.state.outcome).toBeNull();
  });
}

rule('BFQ-SCN-03', 'Both sides can destroy each other’s last Elements in one turn', () => {
  const table = battle({
    south: [unit('Flock', '0810 N', mech('Ram', { damage: [9, 9, 9] }))],
    north: [unit('Pack', '0808 S', mech('Wolf', { damage: [9, 9, 9] }))],
  });
  table.phase('combat', 'south');
  table.declare(['Ram > Wolf'], toHit(6, 6));
  table.declare(['Wolf > Ram'], toHit(6, 6));
  expect(table.state.outcome).toMatchObject({ winners: [], rule: 'BFQ-SCN-03' });
});

rule('BFQ-SCN-03', 'A side whose last Unit leaves the map has lost', () => {
  const table = battle({
    south: [unit('Flock', '0817 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'north');
  table.order('north', { type: 'leave', unit: 1 });
  table.standStill();
  expect(table.state.outcome).toMatchObject({ winners: [0], rule: 'BFQ-SCN-03' });
});

const disarmed = { mv: 4, damage: [1, 1, 1] } as const;

rule('BFQ-SCN-08', 'When nobody left can move or do any damage the game is drawn', () => {
  const { table } = lastTurn('veteran', {}, disarmed);
  for (const name of ['Ram', 'Ewe', 'Wolf', 'Cub']) table.suffered(name, { mpLost: 4, weaponHits: 1 });
  table.phase('end', 'south');
  expect(table.state.outcome).toMatchObject({ winners: [], rule: 'BFQ-SCN-08' });
});

rule(['BFQ-SCN-08', 'BFQ-MOV-09'], 'A single Element without MP holds its whole Unit', () => {
  const { table } = lastTurn('veteran', {}, disarmed);
  for (const name of ['Ram', 'Ewe', 'Wolf', 'Cub']) table.suffered(name, { weaponHits: 1 });
  for (const name of ['Ewe', 'Wolf']) table.suffered(name, { mpLost: 4 });
  table.phase('end', 'south');
  expect(table.state.outcome).toMatchObject({ winners: [] });
});

rule('BFQ-SCN-08', 'A single weapon in range, or a single Unit that can move, keeps the game going', () => {
  const armed = lastTurn('veteran', {}, disarmed).table;
  for (const name of ['Ram', 'Ewe', 'Wolf', 'Cub']) armed.suffered(name, { mpLost: 4, weaponHits: 1 });
  armed.suffered('Ram', { weaponHits: 0 });
  armed.phase('end', 'south', ...actsFirst('south'));
  expect(armed.state.outcome).toBeNull();

  const mobile = lastTurn('veteran', {}, disarmed).table;
  for (const name of ['Ram', 'Ewe', 'Wolf', 'Cub']) mobile.suffered(name, { weaponHits: 1 });
  for (const name of ['Ram', 'Ewe', 'Wolf']) mobile.suffered(name, { mpLost: 4 });
  mobile.suffered('Cub', { mpLost: 3 });
  destroy(mobile, 'Wolf');
  mobile.phase('end', 'south', ...actsFirst('south'));
  expect(mobile.state.outcome).toBeNull();
});

rule('BFQ-SCN-08', 'A weapon in range keeps the game going in the corner of the map, too', () => {
  for (const [flock, pack] of [
    ['0101 S', '0104 N'],
    ['0104 N', '0101 S'],
  ]) {
    const table = battle({
      south: [unit('Flock', flock, mech('Ram', { mv: 0 }))],
      north: [unit('Pack', pack, mech('Wolf', { mv: 0, damage: [0, 0, 0] }))],
    });
    table.phase('end', 'south', ...actsFirst('south'));
    expect(table.state.outcome).toBeNull();
  }
});

rule('BFQ-SCN-08', 'Weapons that cannot reach anybody from where they stand for ever are no weapons', () => {
  const { table } = lastTurn('veteran', {}, { mv: 4, damage: [1, 0, 0] });
  for (const name of ['Ram', 'Ewe', 'Wolf', 'Cub']) table.suffered(name, { mpLost: 4 });
  table.phase('end', 'south');
  expect(table.state.outcome).toMatchObject({ winners: [] });
});

rule('BFQ-SCN-08', 'Elements that are merely shut down will move again', () => {
  const { table } = lastTurn('veteran', {}, { damage: [0, 0, 0] });
  for (const name of ['Ram', 'Ewe', 'Wolf', 'Cub']) table.element(name).heat = 4;
  table.phase('end', 'south', ...actsFirst('south'));
  expect(table.state.outcome).toBeNull();
});

const capture = (counters: readonly Counter[]) => {
  for (const counter of counters) Object.assign(counter, { occupied: true, captured: true });
};

rule('BFQ-SCN-08', 'Whoever has captured both enemy objectives and the enemy Headquarters wins', () => {
  const { table, counters } = lastTurn('veteran');
  capture(counters.slice(3));
  table.phase('end', 'south');
  expect(table.state.outcome).toMatchObject({ winners: [0], rule: 'BFQ-SCN-08' });

  const other = lastTurn('veteran');
  capture(other.counters.slice(0, 3));
  other.table.phase('end', 'south');
  expect(other.table.state.outcome).toMatchObject({ winners: [1], rule: 'BFQ-SCN-08' });
});

rule('BFQ-SCN-08', 'Two of the three counters are not enough', () => {
  for (const missing of [3, 4, 5]) {
    const { table, counters } = lastTurn('veteran');
    capture(counters.filter((_, i) => i >= 3 && i !== missing));
    counters[missing].occupied = true;
    table.phase('end', 'south', ...actsFirst('south'));
    expect(table.state.outcome).toBeNull();
  }
});

rule('BFQ-SCN-08', 'After the last turn the side with more victory points wins', () => {
  const { table, counters } = lastTurn('veteran', { 'turn-limit': 7 });
  counters[0].occupied = true;
  table.state.turn = 6;
  table.phase('end', 'south', ...actsFirst('south'));
  expect(table.state.outcome).toBeNull();
  expect(table.state.turn).toBe(7);
  table.phase('end', 'south');
  // The north occupied an objective of a Force of 20 points: 20 x 0.66 / 2 x 0.25 = 1.65.
  expect(table.state.outcome).toMatchObject({ winners: [1], points: [0, 2], rule: 'BFQ-SCN-08' });
});

rule('BFQ-SCN-08', 'Equal points after the last turn are a draw', () => {
  const { table, counters } = lastTurn('veteran', { 'turn-limit': 1 });
  counters[0].occupied = true;
  counters[4].occupied = true;
  table.phase('end', 'south');
  expect(table.state.outcome).toMatchObject({ winners: [], points: [2, 2] });
});

rule('BFQ-SCN-03', 'In the Green scenario nothing but destruction wins', () => {
  const { table } = lastTurn('green', { 'turn-limit': 1 });
  destroy(table, 'Wolf');
  table.phase('end', 'south');
  expect(table.state.outcome).toMatchObject({ winners: [], rule: 'BFQ-SCN-03' });
});

rule('BFQ-SCN-08', 'One enemy within reach is enough to go on, though others are out of it', () => {
  const table = battle({
    scenario: 'veteran',
    south: [unit('Flock', '0810 N', mech('Ram', { mv: 0 }))],
    north: [
      unit('Pack', '0808 S', mech('Wolf', { mv: 0, damage: [0, 0, 0] })),
      unit('Pride', '0101 S', mech('Lion', { mv: 0, damage: [0, 0, 0] })),
    ],
  });
  table.counter('headquarters', 'south', '0117');
  table.counter('headquarters', 'north', '1501');
  table.phase('end', 'south', ...actsFirst('south'));
  expect(table.asked).toBe('south combat/declare');
  table.element('Wolf').marked.destroyed = true;
  table.phase('end', 'south');
  expect(table.state.outcome).toMatchObject({ winners: [], rule: 'BFQ-SCN-08' });
});
