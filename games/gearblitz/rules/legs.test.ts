import { rule } from '@ironfield/conformance/rule.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { polygonOf } from '@ironfield/table/polygon.ts';
import type { Piece } from '@ironfield/table/scene.ts';
import { expect } from 'vitest';
import { INCH } from '../data/tables.ts';
import { gearblitz } from '../game.ts';
import { type State, UNMOVED } from '../state.ts';
import { walk } from './legs.ts';

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
