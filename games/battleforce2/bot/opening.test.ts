import { describe, expect, test } from 'vitest';
import { battle, mapWith, mech, platoon, suits, tank, unit } from '../testing/scene.ts';
import { besideRide, isContact, startingHex } from './opening.ts';
import { travel } from './travel.ts';

const scene = (south: string, north: string, figures = {}, map = {}) =>
  battle({
    map: mapWith(map),
    south: [unit('Flock', south, mech('Ram', { mp: 4, ...figures }))],
    north: [unit('Pack', north, mech('Wolf', { mp: 4 }))],
  });

const hexOf = (col: number, row: number) => `${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`;

describe('travel', () => {
  const WALL = Object.fromEntries(
    Array.from({ length: 14 }, (_, i) => [`${String(i + 1).padStart(2, '0')}09`, '9']),
  );
  const turns = (figures = {}) => {
    const { field, state } = scene('0110 N', '1501 S', figures, WALL);
    const { board } = field;
    return travel(field, state, 0, board.number.indexOf('0108'))(board.number.indexOf('0110'));
  };

  test('counts the MP of the way, not its hexes', () => {
    expect(turns()).toBe(5);
  });

  test('knows that whoever is below a bridge is not on its road', () => {
    const table = battle({
      // A river from edge to edge, and a road over it into the woods.
      map: mapWith({
        ...Object.fromEntries(Array.from({ length: 15 }, (_, i) => [hexOf(i + 1, 9), '~'])),
        '0808': 'l',
      }),
      roads: ['0811 0810 0809 0808 0807'],
      bridges: ['0809'],
      south: [
        unit('Flock', '0809 N', mech('Ram', { mp: 4 })),
        unit('Column', '0811 N', tank('Drum', { mp: 4 })),
      ],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    const { field, state } = table;
    const from = (number: number, hex: string, to = '0807') =>
      4 * travel(field, state, number, table.cell(to))(table.cell(hex));
    const reached = (isOnBridge: boolean) => {
      table.unit('Flock').onBridge = isOnBridge;
      table.phase('movement', 'south');
      return [from(0, '0809'), table.reach('Flock')['0807']];
    };
    expect(reached(true)).toEqual([2, 2]);
    const [counted, cost] = reached(false);
    expect(counted).toBe(cost);
    expect(cost).toBeGreaterThan(2);
    // Over the bridge, and onto it.
    expect([from(1, '0811'), from(1, '0811', '0809')]).toEqual([4, 2]);
  });

  test('is a straight line for whoever jumps', () => {
    expect(turns({ mode: 'J' })).toBe(0.5);
  });
});

describe('a veteran', () => {
  test('begins where it is nearest to its objective', () => {
    const { field, state } = scene('off the map', '1501 S');
    state.objectives = [
      {
        kind: 'objective',
        owner: 0,
        hex: field.board.number.indexOf('1304'),
        faceUpSince: 0,
        claimed: false,
      },
    ];
    expect(startingHex(field, state, 0, ['0117', '1317', '0717'])).toBe('1317');
    expect(startingHex(field, state, 1, ['0117', '1317'])).toBeNull();
  });

  test('stays together where the battle is fought out, whatever counters there are', () => {
    const table = battle({
      south: [
        unit('Flock', 'off', mech('Ram')),
        unit('Herd', 'off', mech('Bull')),
        unit('Drove', 'off', mech('Boar')),
      ],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
      options: { mission: 'stand-up-fight' },
    });
    table.objective('objective', 'south', '1304');
    const hexes = ['0117', '0317', '0717', '1117', '1517'];
    const begins = (number: number) => startingHex(table.field, table.state, number, hexes);
    expect(begins(0)).toBe('0717');
    table.put(0, '0717 N');
    table.put(1, '0317 N');
    expect(begins(2)).toBe('0317');
  });

  test('lets the enemy come, and is first to fire', () => {
    const isNear = (south: string) => {
      const { field, state } = scene(south, '0801 S');
      return isContact(field, state);
    };
    expect([isNear('0810'), isNear('0809')]).toEqual([false, true]);
  });
});

describe('whoever is carried', () => {
  const table = battle({
    south: [
      unit('Badgers', '0517 N', tank('Badger', { specials: ['tran3'] })),
      unit('Foot', 'off', platoon('Rifles', { specials: ['car3'] })),
      unit(
        'Crowd',
        'off',
        platoon('Guards', { specials: ['car3'] }),
        platoon('Militia', { specials: ['car3'] }),
      ),
      unit('Star', 'off', mech('Thor', { specials: ['omni'] })),
      unit('Point', '1217 N', suits('Elemental')),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  const hexes = ['0117', '0417', '1017', '1117', '1517'];
  const begins = (name: string, waits = true) =>
    besideRide(table.field, table.state, table.unitIndex(name), hexes, waits);

  test('begins beside its carrier, and a carrier beside whom it carries', () => {
    expect([begins('Foot'), begins('Star')]).toEqual(['0417', '1117']);
    expect([begins('Foot', false), begins('Star', false)]).toEqual(['0417', null]);
  });

  test('begins where it likes if there is no room for it', () => {
    expect(begins('Crowd')).toBeNull();
  });
});
