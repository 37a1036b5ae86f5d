import { rule } from '@ironfield/conformance/rule.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { DEGREE } from '@ironfield/table/heading.ts';
import { expect } from 'vitest';
import { type Activation, UNMOVED } from '../../state.ts';
import { Battle, type Model, type Side } from '../../testing/table.ts';
import {
  ascentsOf,
  cliffAlong,
  climbingLeft,
  climbingRate,
  dropTowards,
  footOfCliff,
  hasRoomAt,
  jumpsOf,
  nearestRoom,
} from './cliffs.ts';

const at = (x: number, y: number): Place => ({ x: x * 1000, y: y * 1000 });
const CLIMBER = { perks: { manipulatorArms: true } } as const;
/** It ends 0.3" above a Gear that stands on it, or begins there. */
const PLATEAU = 'hill 10,19.7 to 30,40 height 3 ground';
const WALL = 'hill 10,10 to 30,19.7 height 3 ground';

/** A Gear at 20", 20" among cliffs, facing them. */
function gear(
  scene: string,
  model: Partial<Model> = {},
  activation: Partial<Activation> = {},
  south: Side = {},
): { readonly table: Battle; readonly id: number } {
  const table = new Battle({
    scene: `48 x 48\n${scene}`,
    north: { Gear: { at: '20,20', ...model } },
    south: { Far: { at: '46,46' }, ...south },
  });
  table.unit('Gear').activation = { ...UNMOVED, ...activation };
  return { table, id: table.id('Gear') };
}

rule('HGB-TERR-06', 'one jumps down where the base touches a cliff, for the inches to its foot', () => {
  const jumps = (...facts: Parameters<typeof gear>) => {
    const { table, id } = gear(...facts);
    return jumpsOf(table.state, id);
  };
  expect(jumps(PLATEAU)).toEqual([{ way: 0, levels: 3, to: at(20, 19.2), cost: 800 }]);
  expect(jumps('hill 10,19.4 to 30,40 height 3 ground')).toEqual([]);
  expect(jumps('hill 10,19.7 to 30,40 height 1 ground')).toEqual([]);
  expect(jumps(WALL)).toEqual([]);
  expect([jumps(PLATEAU, {}, { spent: 3200 }).length, jumps(PLATEAU, {}, { spent: 3201 }).length]).toEqual([
    1, 0,
  ]);
  expect(jumps(PLATEAU, { body: { speed: 'stationary' } })).toEqual([]);
  expect(jumps(PLATEAU, { card: { kind: 'infantry' } })).toEqual([]);
  expect(jumps(PLATEAU, {}, { jets: 4000 })).toEqual([]);
  expect(jumps(PLATEAU, { body: { altitude: 3500 } })).toEqual([]);
  // Nor over a wall at the edge, however deep it is behind it.
  const parapet = 'hill 10,19.7 to 30,40 height 3 ground\nhill 10,19.5 to 30,19.7 height 6 ground';
  expect(jumps(parapet)).toEqual([]);
  // Beyond the edge of the table nobody jumps.
  expect(jumps('hill 10,0.3 to 30,40 height 3 ground', { at: '20,0.4' })).toEqual([]);
});

rule(
  ['HGB-TERR-06', 'HGB-MOVE-06', 'HGB-MOVE-07'],
  'on wheels one jumps ahead, or backward, as it goes',
  () => {
    const ways = (scene: string, facing: number, direction: Activation['direction']) => {
      const card = { movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] } as const;
      const { table, id } = gear(scene, { facing, card, body: { mode: 'G' } }, { direction });
      return jumpsOf(table.state, id).map(({ way }) => way / DEGREE);
    };
    expect([ways(PLATEAU, 0, 'ahead'), ways(PLATEAU, 0, 'back'), ways(PLATEAU, 0, null)]).toEqual([
      [0],
      [],
      [0],
    ]);
    expect([ways(PLATEAU, 180, 'ahead'), ways(PLATEAU, 180, 'back'), ways(PLATEAU, 180, null)]).toEqual([
      [],
      [0],
      [0],
    ]);
    expect(ways(PLATEAU, 90, null)).toEqual([]);
    // On foot the nearest way counts, wherever it faces.
    const { table, id } = gear(PLATEAU, { facing: 90 });
    expect(jumpsOf(table.state, id).map(({ way }) => way)).toEqual([0]);
  },
);

rule('HGB-TERR-06', 'the base comes down at the foot of the cliff, so many levels lower', () => {
  const { table } = gear('hill 10,18 to 30,40 height 2 ground');
  const foot = (position: number) => footOfCliff(table.state.scene, at(20, 20), 0, { position, radius: 500 });
  expect(foot(2000)).toEqual({ to: at(20, 17.5), levels: 2 });
  expect(foot(500)).toEqual({ to: at(20, 19), levels: 0 });
});

rule('HGB-OPT-03', 'whoever is knocked over an edge it touches comes down below', () => {
  const drop = (direction: number, ...facts: Parameters<typeof gear>) => {
    const { table, id } = gear(...facts);
    return dropTowards(table.state, id, direction * DEGREE);
  };
  expect(drop(0, PLATEAU)).toEqual({ to: at(20, 19.2), levels: 3 });
  expect([drop(180, PLATEAU), drop(0, WALL), drop(0, '')]).toEqual([null, null, null]);
  // Over what is nearest of the edge.
  expect(drop(20, PLATEAU)).toEqual({ to: at(20, 19.2), levels: 3 });
  // To the side of the direction as well, up to 20 degrees.
  expect(drop(60, PLATEAU)?.levels).toBe(3);
  expect(drop(120, PLATEAU)).toBe(null);
  expect(drop(0, PLATEAU, { body: { altitude: 3500 } })).toBe(null);
  const climb = { height: 1000, foot: 0, top: 3000, onTop: at(20, 20) };
  expect(drop(0, PLATEAU, { body: { climb } })).toBe(null);
});

rule(
  ['HGB-TERR-05', 'HGB-TERR-07'],
  'arms and gear climb at 2 MP a level, both at 1; infantry ropes down',
  () => {
    const rate = (model: Partial<Model>) => {
      const { table, id } = gear(WALL, model);
      return [climbingRate(table.state, id, false), climbingRate(table.state, id, true)];
    };
    expect(rate({})).toEqual([null, null]);
    expect(rate({ card: CLIMBER })).toEqual([2, 2]);
    expect(rate({ card: { perks: { climbingGear: true, manipulatorArms: true } } })).toEqual([1, 1]);
    expect(rate({ card: { kind: 'infantry' } })).toEqual([null, 1]);
    expect(rate({ card: CLIMBER, body: { speed: 'top' } })).toEqual([null, null]);
    expect(rate({ card: CLIMBER, body: { mode: 'G' } })).toEqual([null, null]);
  },
);

rule('HGB-TERR-07', 'one climbs with the MP that it has left, and standing still with one', () => {
  const left = (speed: 'stationary' | 'combat', activation: Partial<Activation>) => {
    const { table, id } = gear(WALL, { card: CLIMBER, body: { speed } }, activation);
    return climbingLeft(table.state, id);
  };
  expect([left('combat', {}), left('combat', { spent: 1000 })]).toEqual([4000, 3000]);
  expect([left('stationary', {}), left('stationary', { spent: 400, path: 400 })]).toEqual([1000, 600]);
  // A unit that has crept does not climb.
  expect(left('stationary', { path: 1 })).toBe(0);
});

rule('HGB-TERR-07', 'one begins to climb up or down where there is room to hang and to come out', () => {
  const ascents = (...facts: Parameters<typeof gear>) => {
    const { table, id } = gear(...facts);
    return ascentsOf(table.state, id);
  };
  const model = { card: CLIMBER };
  expect(ascents(WALL, model)).toMatchObject([{ way: 0, foot: 0, top: 3000, isDown: false }]);
  expect(ascents(PLATEAU, model)).toMatchObject([{ way: 0, foot: 0, top: 3000, isDown: true }]);
  expect(ascents(WALL)).toEqual([]);
  expect(ascents('hill 10,10 to 30,19.7 height 1 ground', model)).toEqual([]);
  expect(ascents(WALL, model, { jets: 1000 })).toEqual([]);
  expect(ascents(WALL, model, { spent: 4000 })).toEqual([]);
  expect(ascents(WALL, model, {}, { Above: { at: '20,19' } })).toEqual([]);
  expect(ascents(`${WALL}\nrocks 10,18 to 30,19.5 height 4`, model)).toEqual([]);
});

rule(['HGB-SCALE-01', 'HGB-TERR-01'], 'room is where nobody stands and nothing bars the unit', () => {
  const scene = 'rocks 30,10 to 34,14 height 1';
  const { table, id } = gear(scene, {}, {}, { Other: { at: '25,30' } });
  const room = (x: number, y: number) => hasRoomAt(table.state, id, at(x, y));
  expect([room(10, 10), room(25, 30.9), room(25, 31), room(32, 12), room(29.6, 12), room(-1, 5)]).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(nearestRoom(table.state, id, at(10, 10))).toEqual(at(10, 10));
  const { x, y } = nearestRoom(table.state, id, at(25, 30))!;
  const far = Math.hypot(x - 25_000, y - 30_000);
  expect(far).toBeGreaterThanOrEqual(1000);
  expect(far).toBeLessThan(1100);
  const flooded = gear('water 0,0 to 48,48');
  expect(nearestRoom(flooded.table.state, flooded.id, at(24, 24))).toBe(null);
  // 12" away at most.
  const shore = gear('water 0,0 to 48,36');
  expect(nearestRoom(shore.table.state, shore.id, at(24, 24))).toBe(null);
  expect(nearestRoom(shore.table.state, shore.id, at(24, 25))).toMatchObject({ x: 24_000 });
});

rule('HGB-TERR-05', 'level by level there is no cliff, and two at once are one, up or down', () => {
  const { table } = gear('hill 10,10 to 30,16 height 1 ground\nhill 10,10 to 30,14 height 2 ground');
  const along = (from: number, to: number) => cliffAlong(table.state.scene, at(20, from), at(20, to));
  expect([along(20, 12), along(12, 20)]).toEqual([null, null]);
  expect(along(12, 6)).toMatchObject({ position: 2000, rise: -2 });
  // Also for who comes to stand on the edge itself.
  expect(along(8, 10)).toMatchObject({ position: 2000, rise: 2 });
});
