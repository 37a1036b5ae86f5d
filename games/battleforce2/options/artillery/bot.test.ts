import { expect, test } from 'vitest';
import { battle, mech, type PlacedUnit, platoon, type Scene, unit } from '../../testing.ts';
import { gun, options } from './artillery.fixture.ts';

const scene = (south: readonly PlacedUnit[], north: readonly PlacedUnit[], more: Partial<Scene> = {}) =>
  battle({ south, north, options, ...more }).showAll();
const mouse = (place: string) => unit('Mice', place, mech('Mouse', { armor: 9, structure: 9, points: 1 }));
const bears = (place: string) => unit('Bears', place, mech('Bear', { points: 90 }));

test('A bot designates hexes in the middle of the map, one for each gun', () => {
  const table = scene([unit('Battery', 'off', gun('Sniper'), gun('Other'))], [mouse('off')]);
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' });
  const { targets } = table.advice() as { targets: { element: number; hex: string }[] };
  expect(targets.map(({ element }) => element)).toEqual([0, 1]);
  expect(targets[0].hex).toBe('0809');
  expect(new Set(targets.map(({ hex }) => hex)).size).toBe(2);
});

test('It shells the hex where most is to be won, and no friends', () => {
  const table = scene([unit('Battery', '0817 N', gun('Sniper'))], [mouse('0503 S'), bears('1203 S')]);
  table.phase('combat', 'south');
  expect(table.advice()).toMatchObject({ type: 'shell', element: 0, at: '1203' });
  const shared = scene(
    [unit('Battery', '0817 N', gun('Sniper')), unit('Lance', '1203 N', mech('Ram', { points: 200 }))],
    [mouse('0503 S'), bears('1203 S')],
  );
  shared.unit('Lance').fired = true;
  shared.phase('combat', 'south');
  expect(shared.advice()).toMatchObject({ type: 'shell', element: 0, at: '0503' });
});

test('What has a target in sight fires at it', () => {
  const table = scene([unit('Battery', '0807 N', gun('Sniper'))], [bears('0803 S')]);
  table.phase('combat', 'south');
  expect(table.advice()).toMatchObject({ type: 'fire', unit: 0, target: 1 });
});

test('It guides missiles at the target that is worth most', () => {
  const arrow = gun('Arrow', 'artA');
  const shot = {
    element: 0,
    artillery: 'A',
    hex: 0,
    unit: -1,
    place: null,
    lands: 1,
    number: 11,
    damage: 2,
    clears: false,
    lays: false,
  } as const;
  const table = scene(
    [unit('Battery', '0117 N', arrow), unit('Eyes', '0806 N', mech('Scout', { specials: ['tag'] }))],
    [mouse('0804 S'), bears('0703 S'), unit('Foot', '0904', platoon('Rifles', { points: 500 }))],
  );
  table.state.marks = {
    ...table.state.marks,
    artillery: { ...table.state.marks!.artillery!, shots: [shot] },
  };
  table.phase('combat', 'south');
  table.done();
  expect(table.asked).toBe('south artillery/guide');
  expect(table.advice()).toEqual({
    type: 'guide',
    spotter: 1,
    target: table.elementIndex('Bear'),
    missiles: [{ shot: 0 }],
  });
});
