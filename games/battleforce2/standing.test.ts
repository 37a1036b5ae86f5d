import type { Json } from '@ironfield/kernel/json.ts';
import { expect, test } from 'vitest';
import { standing } from './standing.ts';
import { battle, fighter, mech, type Scene, tank, unit } from './testing/scene.ts';
import type { Battle } from './testing/table.ts';

const gun = tank('Sniper', { mode: 'w', class: 'AR', structure: 1, specials: ['artS'] });
const scene = (options: Scene['options'], change: (table: Battle) => void = () => {}) => {
  const table = battle({
    south: [unit('Lance', '0509 N', mech('Ram')), unit('Battery', 'box 2', gun)],
    north: [unit('Pack', '0503 S', mech('Wolf'))],
    options: { offboard: true, ...options },
  });
  change(table);
  return standing(table.state) as Readonly<Record<string, Json>>;
};

test('Where units are, and what is left of them', () => {
  const { units, elements, turn } = scene({});
  expect(units).toEqual([
    ['0509', 0, false],
    [-1, 0, false],
    ['0503', 3, false],
  ]);
  expect((elements as Json[])[0]).toEqual([false, false, 3, 3, 0, 0, 0, 0, 0]);
  expect(turn).toBe(0);
});

test('Boxes', () => {
  expect(scene({}).support).toEqual([null, [0, 10, 2], null]);
});

test('Shots in flight, and what was learned from others', () => {
  const facts = scene({ artillery: true }, ({ state }) => {
    const artillery = { ...state.marks!.artillery! };
    const shot = { artillery: 'S', place: null, number: 11, damage: 2, clears: false, lays: false } as const;
    state.marks = {
      ...state.marks,
      artillery: {
        ...artillery,
        designated: [[7], []],
        shots: [{ ...shot, element: 1, hex: 33, unit: -1, lands: 4 }],
        registered: [{ element: 1, hex: 33, hit: false, observed: 2 }],
      },
    };
  });
  expect([facts.designated, facts.shots, facts.registered]).toEqual([
    [[7], []],
    [[1, 33, -1, 4]],
    [[1, 33, false, 2]],
  ]);
});

test('Flights and bombs', () => {
  const table = battle({
    south: [unit('Air', 'box 1', fighter('Corsair')), unit('Lance', '0509 N', mech('Ram'))],
    north: [unit('Pack', '0503 S', mech('Wolf'))],
    options: { offboard: true, aerospace: true },
  });
  table.state.marks = {
    ...table.state.marks,
    bombs: [{ explosive: 2, cluster: 0, inferno: 0, mines: 0 }, null, null],
  };
  const facts = standing(table.state) as Readonly<Record<string, Json>>;
  expect([facts.flights, facts.bombs]).toEqual([
    [[true, false], null, null],
    ['2 high explosive', null, null],
  ]);
});

test('Who stands on top, and fortresses that have fired', () => {
  const facts = scene({ buildings: true }, (table) => {
    table.unit('Lance').marks = { isOnTop: true };
    table.state.marks = { ...table.state.marks, emplacements: { turn: 1, fired: [5] } };
  });
  expect([facts.onTop, facts.emplacements]).toEqual([[true, false, false], [5]]);
});

test('The wind, mines and Thunder munitions', () => {
  const facts = scene({ fire: true, mines: 1 }, ({ state }) => {
    state.marks = {
      ...state.marks,
      fire: { wind: 2, lit: { turn: 0, units: {} } },
      mines: [{ owner: 1, hex: 9, knownTo: 'owner' }],
      thunder: [1],
    };
  });
  expect([facts.wind, facts.mines, facts.thunder]).toEqual([2, [[1, 9, 'owner']], [1]]);
  expect(scene({ fire: true }).wind).toBeNull();
});

test('Nerve, drops, hiding places and backs', () => {
  const facts = scene(
    { morale: true, drops: true, 'hidden-units': 3, 'concealed-identity': true },
    (table) => {
      const { units } = table.state;
      units[0].marks = {
        ...units[0].marks,
        back: null,
        isHeldBack: true,
        morale: { nerve: 'broken', since: 1, strength: 1 },
      };
      units[0].thisTurn = { landing: { hex: 8, facing: 3, order: 1 } };
      units[2].marks = { ...units[2].marks, back: 'type' };
      table.state.marks = {
        ...table.state.marks,
        hidden: [{ hex: 12, facing: 1 }, { box: 3 }, null],
      };
    },
  );
  expect(facts.morale).toEqual(['broken', 'steady', 'steady']);
  expect(facts.drops).toEqual([
    [true, [8, 3, 1]],
    [false, null],
    [false, null],
  ]);
  expect(facts.hidden).toEqual([[12, 1], ['box 3'], null]);
  expect(facts.backs).toEqual([null, 'nothing', 'type']);
});
