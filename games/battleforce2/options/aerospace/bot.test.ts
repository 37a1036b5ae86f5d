import { describe, expect, test } from 'vitest';
import type { Bombs } from '../../places.ts';
import { battle, dropship, fighter, mech, type PlacedUnit, type Scene, unit } from '../../testing.ts';
import type { Battle } from '../../testing-table.ts';

const options = { offboard: true, aerospace: true };
const scene = (south: readonly PlacedUnit[], north: readonly PlacedUnit[], more: Partial<Scene> = {}) =>
  battle({ south, north, options, ...more }).showAll();
const corsair = (place: string, figures = {}) =>
  unit('Air', place, fighter('Corsair', { class: 'H', ...figures }));
const weak = unit('Weak', '0503 S', mech('Mouse', { armor: 9, structure: 9, points: 1 }));
const rich = unit('Rich', '1203 S', mech('Bear', { points: 90 }));

const loaded = (table: Battle, bombs: Partial<Bombs>) => {
  table.state.marks = {
    ...table.state.marks,
    bombs: table.state.elements.map((_, i) =>
      i === 0 ? { explosive: 0, cluster: 0, inferno: 0, mines: 0, ...bombs } : null,
    ),
  };
  table.suffered('Corsair', {});
  return table;
};

test('A bot loads heavy fighters with bombs, and no others', () => {
  const table = scene(
    [
      unit('Heavy', 'off', fighter('Corsair', { class: 'H' })),
      unit('Light', 'off', fighter('Sparrow', { class: 'L' })),
    ],
    [weak],
  );
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' });
  const { loads } = table.advice() as { loads: { element: number; explosive: number }[] };
  expect(loads.map(({ element }) => element)).toEqual([0]);
  expect(loads[0].explosive).toBeGreaterThan(0);
  table.give(table.advice(), ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(table.advice()).toEqual({ type: 'deploy-off-board', unit: 0, box: 1 });
});

describe('flying', () => {
  test('Over the enemy that it can do most harm to', () => {
    const table = scene([corsair('box 1')], [weak, rich]);
    table.phase('movement', 'south');
    expect(table.advice()).toMatchObject({ type: 'fly', unit: 0, to: 'mapsheet 1', hex: '1203' });
  });

  test('Back to a box if nobody is there to attack', () => {
    const table = scene([corsair('0810 N')], [unit('Gone', 'off', mech('Mouse'))]);
    table.phase('movement', 'south');
    expect(table.advice()).toEqual({ type: 'fly', unit: 0, to: 'box 1' });
  });

  test('Looking along other enemies', () => {
    const table = scene(
      [corsair('box 1', { damage: [4, 4, 4] })],
      [rich, unit('Next', '1204 S', mech('Cub')), unit('Last', '1205 S', mech('Kit'))],
    );
    table.phase('movement', 'south');
    expect(table.advice()).toMatchObject({ type: 'fly', hex: '1203', facing: 3 });
  });
});

describe('on the ground', () => {
  test('Fighters rev up, and launch when they have', () => {
    const table = scene([corsair('0810 N grounded')], [weak]);
    table.phase('movement', 'south');
    expect(table.advice()).toEqual({ type: 'rev', unit: 0 });
    const { flight } = table.unit('Air').marks!;
    table.unit('Air').marks = { flight: { ...flight!, revving: true } };
    table.phase('movement', 'south');
    expect(table.advice()).toEqual({ type: 'launch', unit: 0 });
  });

  test('Spheroids come down not far from home, and stay there', () => {
    const ship = (place: string) => [unit('Ship', place, dropship('Union', { specials: ['sph'] }))];
    const coming = scene(ship('box 1'), [weak]);
    coming.phase('movement', 'south');
    expect(coming.advice()).toMatchObject({ type: 'fly', unit: 0, hex: '0813' });
    const over = scene(ship('0813 N'), [weak]);
    over.phase('movement', 'south');
    expect(over.advice()).toMatchObject({ type: 'land', unit: 0, where: 'here' });
    const down = scene(ship('0813 N grounded'), [weak]);
    down.phase('movement', 'south');
    expect(down.advice().type).not.toMatch(/launch|rev/);
  });

  test('Spheroids keep away from guns that would destroy them before they fire', () => {
    const ship = (place: string) => [unit('Ship', place, dropship('Union', { specials: ['sph'] }))];
    const guns = unit('Guns', '0806 S', mech('Bear', { damage: [99, 99, 99] }));
    const waiting = scene(ship('box 1'), [guns]);
    waiting.phase('movement', 'south');
    expect(waiting.advice().type).toBe('done');
    const over = scene(ship('0813 N'), [guns]);
    over.phase('movement', 'south');
    expect(over.advice()).toEqual({ type: 'fly', unit: 0, to: 'box 1' });
  });
});

describe('attacks', () => {
  test('Everything on the enemy below', () => {
    const table = loaded(scene([corsair('1203 N')], [weak, rich]), { explosive: 2, cluster: 1 });
    table.phase('combat', 'south');
    expect(table.advice()).toEqual({
      type: 'bomb',
      unit: 0,
      hexes: 1,
      drops: [{ hex: 1, explosive: 2, cluster: 1 }],
    });
  });

  test('Not on a friend', () => {
    const friend = unit('Lance', '1203 S', mech('Ram', { points: 90 }));
    const table = loaded(scene([corsair('1203 N'), friend], [weak]), { explosive: 2 });
    table.phase('combat', 'south');
    expect(table.advice().type).not.toBe('bomb');
  });

  test('Along a row of enemies it strafes, at a single one it shoots', () => {
    const row = ['1203', '1202', '1201'].map((hex) =>
      unit(hex, `${hex} S`, mech(`M${hex}`), mech(`N${hex}`)),
    );
    const table = scene([corsair('1203 N', { damage: [3, 3, 1] })], row);
    table.phase('combat', 'south');
    expect(table.advice()).toEqual({ type: 'strafe', unit: 0, hexes: 3 });
    const single = scene([corsair('1205 N', { damage: [9, 9, 9] })], [rich]);
    single.phase('combat', 'south');
    expect(single.advice()).toMatchObject({ type: 'fire', unit: 0, target: 1 });
  });
});
