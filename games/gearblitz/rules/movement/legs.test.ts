import { rule } from '@ironfield/conformance/rule.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { polygonOf } from '@ironfield/table/polygon.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import { describe, expect } from 'vitest';
import { INCH } from '../../data/tables.ts';
import { gearblitz } from '../../game.ts';
import { type Activation, type State, UNMOVED } from '../../state.ts';
import { Battle, type Model, type Side } from '../../testing/table.ts';
import {
  type Charge,
  isFree,
  longestWalk,
  mostDistance,
  movementLeft,
  moverOf,
  shortOf,
  walk,
} from './legs.ts';

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

/** A strip across the way, from one y to another. */
const strip = (kind: string, from: number, to: number, height = 0): Piece => ({
  id: `${kind} ${from}`,
  kind,
  label: kind,
  corners: polygonOf([at(0, from), at(40, from), at(40, to), at(0, to)]),
  foot: 0,
  height: height * INCH,
  isGround: kind === 'hill',
});

/** A Hunter at 20", 10" that walks at Combat Speed (4 MP), among these pieces. */
function table(...pieces: Piece[]): State {
  const made = scenarioSetup(gearblitz, 'meeting');
  if (!made.ok) throw new Error('There is no such scenario');
  const scene = { ...made.value.scene, pieces };
  const state = gearblitz.begin({ ...made.value, scene }) as State;
  const hunter = state.units[1];
  hunter.at = at(20, 10);
  hunter.activation = UNMOVED;
  hunter.body = { ...hunter.body, mode: 'W', speed: 'combat' };
  return state;
}

const down = (state: State, inches: number) => walk(state, 1, at(20, 10 + inches));

rule('HGB-MOVE-01', 'an MP is an inch on clear ground, and parts of MP are parts of inches', () => {
  expect(down(table(), 2.5)).toEqual({ to: at(20, 12.5), distance: 2500, cost: 2500, road: 0 });
  expect(down(table(), 9)).toMatchObject({ distance: 4000, cost: 4000 });
});

rule('HGB-TERR-01', 'each inch costs what the ground under the centre of the base costs', () => {
  expect(down(table(strip('woodland', 11, 30)), 2)).toMatchObject({ distance: 2000, cost: 3000 });
  expect(down(table(strip('woodland', 11, 30)), 9)).toMatchObject({ distance: 2500, cost: 4000 });
});

rule('HGB-TERR-10', 'where pieces overlap the highest cost counts', () => {
  const both = table(strip('woodland', 11, 30), strip('jungle', 11, 30));
  expect(down(both, 9)).toMatchObject({ distance: 2000, cost: 4000 });
});

rule('HGB-TERR-01', 'no part of the base gets into what the mode cannot enter', () => {
  expect(down(table(strip('building', 12, 20, 2)), 9)).toMatchObject({ distance: 1500, cost: 1500 });
});

rule(
  'HGB-TERR-04',
  'a level up costs two more on foot, down nothing, and what cannot be paid is not climbed',
  () => {
    expect(down(table(strip('hill', 11, 30, 1)), 9)).toMatchObject({ distance: 2000, cost: 4000 });
    const spent = table(strip('hill', 11, 30, 1));
    spent.units[1].activation = { ...UNMOVED, spent: 2000 };
    expect(down(spent, 9)).toMatchObject({ distance: 999 });
    const downhill = table(strip('hill', 5, 12, 1));
    expect(down(downhill, 9)).toMatchObject({ distance: 4000, cost: 4000 });
  },
);

rule('HGB-TERR-05', 'two levels at once are a cliff', () => {
  expect(down(table(strip('hill', 11, 30, 2)), 9)).toMatchObject({ distance: 999, cost: 1000 });
});

rule('HGB-MOVE-03', 'a Stationary unit creeps an inch for nothing, and up no hill', () => {
  const still = table(strip('woodland', 10.5, 30));
  still.units[1].body = { ...still.units[1].body, speed: 'stationary' };
  expect(down(still, 9)).toMatchObject({ distance: 1000, cost: 0 });
  const hill = table(strip('hill', 10.5, 30, 1));
  hill.units[1].body = { ...hill.units[1].body, speed: 'stationary' };
  expect(down(hill, 9)).toMatchObject({ distance: 499, cost: 0 });
});

rule('HGB-SCALE-01', 'enemies block the way; friends are passed, but nobody ends on them', () => {
  const enemy = table();
  enemy.units[6].at = at(20, 13);
  expect(down(enemy, 4)).toMatchObject({ distance: 2000 });
  const friend = table();
  friend.units[2].at = at(20, 12);
  expect(down(friend, 4)).toMatchObject({ distance: 4000 });
  expect(down(friend, 2.5)).toMatchObject({ distance: 1000 });
});

const WHEELS = { movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] } as const;
const HOPPER = { movement: [{ mode: 'R', combat: 6, top: 12, defense: [0, 0, 0] }] } as const;

/** A Gear at 20", 20" on foot with 4 MP, who walks somewhere. */
function mover(
  scene: string,
  model: Partial<Model> = {},
  others: { readonly north?: Side; readonly south?: Side; readonly activation?: Partial<Activation> } = {},
) {
  const battle = new Battle({
    scene: `48 x 48\n${scene}`,
    north: { Mover: { at: '20,20', ...model }, ...others.north },
    south: { Far: { at: '46,46' }, ...others.south },
  });
  battle.unit('Mover').activation = { ...UNMOVED, ...others.activation };
  return {
    battle,
    state: battle.state,
    go: (x: number, y: number, bill?: Charge[]) => walk(battle.state, battle.id('Mover'), at(x, y), bill),
    most: () => mostDistance(battle.state, battle.id('Mover')),
  };
}

describe('who is in the way', () => {
  const WAYS = [
    [23, 20],
    [17, 20],
    [20, 23],
    [20, 17],
  ] as const;

  rule(
    'HGB-SCALE-01',
    'an enemy ends the way in any direction, and a friend only where one would end',
    () => {
      for (const [x, y] of WAYS) {
        const enemy = mover('', {}, { south: { Enemy: { at: `${x},${y}` } } });
        const [dx, dy] = [x - 20, y - 20];
        expect(enemy.go(20 + (4 * dx) / 3, 20 + (4 * dy) / 3).distance).toBe(2000);
        const friend = mover('', {}, { north: { Friend: { at: `${x},${y}` } } });
        expect(friend.go(20 + (4 * dx) / 3, 20 + (4 * dy) / 3).distance).toBe(4000);
        expect(friend.go(20 + 1.1 * dx, 20 + 1.1 * dy).distance).toBe(2000);
      }
    },
  );

  rule(['HGB-SCALE-01', 'HGB-INF-01'], 'every base of a squad is, and who stands aside is not', () => {
    const squad = { kind: 'infantry', bases: 3 } as const;
    for (const [x, y] of WAYS) {
      const bases = ['2,2', '2,4', `${x},${y}`];
      for (const i of [0, 1, 2]) {
        const [first, ...others] = [...bases.slice(i), ...bases.slice(0, i)];
        const south = { Squad: { at: first, bases: others, card: squad } };
        const { go } = mover('', {}, { south });
        expect(go(20 + (4 * (x - 20)) / 3, 20 + (4 * (y - 20)) / 3).distance).toBe(2000);
      }
    }
    expect(mover('', {}, { south: { Aside: { at: '21.1,22' } } }).go(20, 24).distance).toBe(4000);
    expect(
      mover('', {}, { south: { Wide: { at: '21.4,22', card: { kind: 'tank' } } } }).go(20, 24).distance,
    ).toBeLessThan(2000);
  });

  rule('HGB-SCALE-01', 'behind two friends who stand close one stops before both', () => {
    const north = { One: { at: '20,22' }, Two: { at: '20,22.9' } };
    expect(mover('', {}, { north }).go(20, 23.2).distance).toBe(1000);
    expect(mover('', {}, { north: { One: { at: '20,21' } } }).go(20, 21.5).distance).toBe(0);
  });

  rule('HGB-RAM-01', 'whoever was rammed in vain is passed', () => {
    const south = { Enemy: { at: '20,21.5' } };
    expect(mover('', {}, { south }).go(20, 24).distance).toBe(500);
    const { battle } = mover('', {}, { south });
    const rammed = [battle.id('Enemy')];
    expect(mover('', {}, { south, activation: { rammed } }).go(20, 24).distance).toBe(4000);
  });

  rule('HGB-MOVE-10', 'a Hopper flies over whoever is lower, and over what is', () => {
    const fly = (altitude: number, scene: string, south: Side = {}) =>
      mover(scene, { card: HOPPER, body: { mode: 'R', altitude } }, { south }).go(20, 26).distance;
    const enemy = { Enemy: { at: '20,23' } };
    expect([fly(1100, '', enemy), fly(1101, '', enemy)]).toEqual([2000, 6000]);
    const onHill = 'hill 10,22.9 to 30,23.1 height 1 ground';
    expect([fly(2100, onHill, enemy), fly(2101, onHill, enemy)]).toEqual([2000, 6000]);
    const woods = 'woodland 10,22 to 30,24 height 2';
    expect([fly(2000, woods), fly(2001, woods)]).toEqual([1500, 6000]);
    // A hillside as high as it flies is in the way.
    const hill = 'hill 10,22 to 30,24 height 2 ground';
    expect([fly(2000, hill), fly(2001, hill)]).toEqual([1999, 6000]);
  });

  rule('HGB-SCALE-01', 'nobody leaves the table, and a place is free where no base overlaps', () => {
    expect(mover('', { at: '20,2' }).go(20, -2).distance).toBe(2000);
    const { battle } = mover('', {}, { south: { Enemy: { at: '30,30' } } });
    const free = (x: number) => isFree(battle.state, battle.id('Mover'), at(x, 30));
    expect([free(30), free(30.9), free(31), free(29), free(29.1)]).toEqual([false, false, true, true, false]);
    expect(isFree(battle.state, battle.id('Mover'), at(20, 20))).toBe(true);
  });
});

describe('what it costs', () => {
  rule('HGB-MOVE-01', 'a level is paid also by who comes to stand on its edge', () => {
    const hill = mover('hill 10,22 to 30,40 height 1 ground');
    expect(hill.go(20, 22)).toMatchObject({ distance: 2000, cost: 4000 });
    expect(hill.go(20, 21.9)).toMatchObject({ distance: 1900, cost: 1900 });
    const tired = mover('hill 10,22 to 30,40 height 1 ground', {}, { activation: { spent: 1 } });
    expect(tired.go(20, 22)).toMatchObject({ distance: 1999, cost: 2000 });
  });

  rule(
    ['HGB-MOVE-01', 'HGB-TERR-01', 'HGB-TERR-04', 'HGB-TERR-08'],
    'a bill says what was paid for what',
    () => {
      const bill: Charge[] = [];
      mover('hill 10,21 to 30,40 height 1 ground').go(20, 21.5, bill);
      expect(bill).toEqual([
        { on: 'ground', distance: 1000, perInch: 1, cost: 1000 },
        { on: 'level', distance: 0, perInch: 0, cost: 2000 },
        { on: 'ground', distance: 500, perInch: 1, cost: 500 },
      ]);
      const edge: Charge[] = [];
      mover('hill 10,22 to 30,40 height 1 ground').go(20, 22, edge);
      expect(edge).toEqual([
        { on: 'ground', distance: 2000, perInch: 1, cost: 2000 },
        { on: 'level', distance: 0, perInch: 0, cost: 2000 },
      ]);
      const road: Charge[] = [];
      mover('road 19,21 to 21,40').go(20, 24, road);
      expect(road).toEqual([
        { on: 'ground', distance: 1000, perInch: 1, cost: 1000 },
        { on: 'road', distance: 3000, perInch: 0, cost: 2000 },
      ]);
    },
  );

  rule('HGB-TERR-08', 'a road carries as far as whole MP reach, with those that were begun on it', () => {
    const road = 'road 19,0 to 21,48';
    expect(mover(road).go(20, 40)).toEqual({ to: at(20, 26), distance: 6000, cost: 4000, road: 6000 });
    const begun = mover(road, {}, { activation: { spent: 1000, road: 1200 } });
    // 0.3" more are free, then 3 MP.
    const bill: Charge[] = [];
    expect(begun.go(20, 40, bill)).toMatchObject({ distance: 4800, cost: 3000, road: 6000 });
    expect(bill).toEqual([{ on: 'road', distance: 4800, perInch: 0, cost: 3000 }]);
    const off = mover('road 19,0 to 21,21', {}, { activation: { spent: 1000, road: 1200 } });
    expect(off.go(20, 22)).toMatchObject({ distance: 2000, road: 0 });
    expect([mover(road).most(), mover('').most()]).toEqual([6000, 4000]);
    expect(mover(road, { card: HOPPER, body: { mode: 'R' } }).most()).toBe(6000);
  });

  rule('HGB-TERR-08', 'a road leads through what bars the way, and beside it nobody gets in', () => {
    const wheels = { card: WHEELS, body: { mode: 'G' } } as const;
    const jungle = 'jungle 10,22 to 30,40';
    expect(mover(jungle, wheels).go(20, 26).distance).toBe(1500);
    expect(mover(`${jungle}\nroad 19,0 to 21,48`, wheels).go(20, 26).distance).toBe(6000);
    // Off the road in the middle of the jungle, where it ends, and beside it.
    expect(mover(`${jungle}\nroad 19,0 to 21,24`, wheels).go(20, 28).distance).toBe(4000);
    expect(mover(`${jungle}\nroad 22,0 to 24,48`, wheels).go(20, 26).distance).toBe(1500);
    expect(mover(`${jungle}\nroad 19,25 to 21,48`, wheels).go(20, 28).distance).toBe(1500);
    expect(mover(`${jungle}\nroad 19,0 to 21,21.6`, wheels).go(20, 26).distance).toBe(1600);
    // Houses are in the way on a road as well.
    expect(mover('building 10,22 to 30,40 height 2\nroad 19,0 to 21,48', wheels).go(20, 26).distance).toBe(
      1500,
    );
    const two = `jungle 10,22 to 30,24\njungle 10,25 to 30,27\nroad 19,0 to 21,24.9`;
    expect(mover(two, wheels).go(20, 29).distance).toBe(4900);
    // Each of two jungles has a road of its own, and there is none between them.
    const both = `jungle 10,21 to 30,22\njungle 10,24 to 30,25\nroad 19,20 to 21,22.8\nroad 19,23.2 to 21,26`;
    expect(mover(both, wheels).go(20, 24).distance).toBe(4000);
  });
});

rule('HGB-TERR-04', 'whoever stands right before an edge stays there', () => {
  const leg = { from: at(20, 20), to: at(20, 24) };
  expect([1, 2].map((edge) => shortOf(table().scene, leg, edge, () => true))).toEqual([0, 1]);
});

describe('how far one might go', () => {
  rule(
    ['HGB-MOVE-01', 'HGB-MOVE-03', 'HGB-FLAW-06', 'HGB-TERR-07'],
    'what is left of MP, or of the creep',
    () => {
      expect(mover('', {}, { activation: { spent: 3999 } }).most()).toBe(1);
      const { battle } = mover('', {}, { activation: { spent: 3999 } });
      expect(longestWalk(battle.state, battle.id('Mover'), 0)).toMatchObject({
        distance: 1,
        to: at(20, 19.999),
      });
      const still = { body: { speed: 'stationary' } } as const;
      expect([0, 400, 1000, 1010].map((path) => mover('', still, { activation: { path } }).most())).toEqual([
        1000, 600, 0, 0,
      ]);
      const spent = mover('', still, { activation: { path: 1000 } }).battle;
      expect(longestWalk(spent.state, spent.id('Mover'), 0)).toEqual({
        to: at(20, 20),
        distance: 0,
        cost: 0,
        road: 0,
      });
      expect(mover('', { card: { flaws: { sensorDependent: true } }, body: { auxHits: 1 } }).most()).toBe(0);
      const climb = { height: 1000, foot: 0, top: 2000, onTop: at(20, 19) };
      expect(mover('', { body: { climb } }).most()).toBe(0);
    },
  );

  rule(
    'HGB-AUX-05',
    'on jets one moves like a Hopper, at Combat Speed at least, with the MP of the jump',
    () => {
      const jump = (speed: 'stationary' | 'top') => {
        const { battle } = mover('', { body: { speed } }, { activation: { jets: 5000, spent: 3000 } });
        const id = battle.id('Mover');
        const { mode, speed: now } = moverOf(battle.state, id);
        return [mode, now, movementLeft(battle.state, id)];
      };
      expect([jump('stationary'), jump('top')]).toEqual([
        ['R', 'combat', 5000],
        ['R', 'top', 5000],
      ]);
      const { battle } = mover('', {}, { activation: { spent: 3000 } });
      expect(movementLeft(battle.state, battle.id('Mover'))).toBe(1000);
      battle.unit('Mover').activation = null;
      expect(movementLeft(battle.state, battle.id('Mover'))).toBe(4000);
    },
  );

  rule('HGB-MOVE-03', 'whoever creeps gets neither up nor down a level, nor where it cannot go', () => {
    const creep = (scene: string, body: Partial<Model['body']> = {}, card: Model['card'] = {}) =>
      mover(scene, { card, body: { speed: 'stationary', ...body } }).go(20, 24);
    expect(creep('')).toEqual({ to: at(20, 21), distance: 1000, cost: 0, road: 0 });
    expect(creep('hill 10,20.4 to 30,40 height 1 ground').distance).toBe(399);
    expect(creep('hill 10,10 to 30,20.4 height 1 ground').distance).toBe(399);
    expect(creep('building 10,20.7 to 30,40 height 2').distance).toBe(200);
    const swims = { perks: { amphibious: true } } as const;
    expect(creep('water 10,20.4 to 30,40', {}, swims).distance).toBe(1000);
    const flies = { mode: 'R', altitude: 2500 } as const;
    expect(creep('hill 10,20.4 to 30,40 height 1 ground', flies, HOPPER).distance).toBe(1000);
    expect(creep('hill 10,20.4 to 30,40 height 3 ground', flies, HOPPER).distance).toBe(399);
    expect(mover('', { body: { speed: 'stationary' } }).go(20, 20.3).distance).toBe(300);
  });
});
