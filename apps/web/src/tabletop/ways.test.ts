import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { menuFor, startGame, submit, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';
import { lazyMenu } from '@ironfield/kernel/lazy-menu.ts';
import { refusalOf } from '@ironfield/kernel/legality.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { distance } from '@ironfield/table/place.ts';
import { describe, expect, test } from 'vitest';
import { WAYS } from '../games/gearblitz/moving.ts';
import { foresee, foreseeAll } from './foresight.ts';
import { reachOf } from './reach.ts';
import {
  aimOf,
  courseTo,
  goingTo,
  headingUnder,
  type Look,
  nearestAllowed,
  turningTo,
  waysIn,
} from './ways.ts';

/** A unit of the first side in the middle of its activation. */
function acting(speed: 'combat' | 'stationary', mode: 'W' | 'G') {
  const setup = scenarioSetup(gearblitz, 'meeting');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const state = startGame(gearblitz, setup.value, 'ways');
  const give = (order: object) => {
    const given = submit(gearblitz, state, waitingFor(state)[0], order);
    if (!given.ok) throw new Error(given.error.message);
  };
  give({ type: 'begin-deployment', seat: 0 });
  for (const unit of [0, 1, 2, 3, 4])
    give({ type: 'deploy', unit, at: { x: 6000 + 6000 * unit, y: 5000 }, heading: 720, mode, speed });
  for (const unit of [5, 6, 7, 8]) {
    const at = { x: 6000 * (unit - 4), y: 45_000 };
    give({ type: 'deploy', unit, at, heading: 0, mode: 'W', speed: 'stationary' });
  }
  give({ type: 'go-first', seat: 0 });
  give({ type: 'group', group: 0 });
  give({ type: 'activate', unit: 1, speed, mode });
  // Nobody fires at it.
  if (waitingFor(state)[0] === 1) give({ type: 'let-pass', until: 'activation' });
  const real = menuFor(gearblitz, state, 0)!;
  const menu = lazyMenu(real);
  const { at, heading } = state.units[1];
  const look: Look = {
    forms: menu.orders,
    ways: waysIn(WAYS, menu),
    from: { at: at!, heading },
    whyNot: (order) => refusalOf(real, order),
  };
  return {
    look,
    game: gearblitz as unknown as AnyGame,
    view: viewFor(gearblitz as unknown as AnyGame, state, 0),
  };
}

describe('bringing a model somewhere', () => {
  test('one that may go anywhere goes where the finger is, or as near as it gets', () => {
    const { look } = acting('combat', 'W');
    expect(goingTo(look, { x: 13_000, y: 7000 })).toEqual({
      type: 'walk',
      entry: { to: { x: 13_000, y: 7000 } },
    });
    const far = goingTo(look, { x: 12_000, y: 40_000 })!.entry.to as Place;
    expect(far.x).toBe(12_000);
    // Four MP on open ground.
    expect(far.y - 5000).toBeGreaterThan(3950);
    expect(far.y - 5000).toBeLessThanOrEqual(4010);
  });

  test('one that goes the way it faces goes as far as the finger is ahead of it', () => {
    const { look } = acting('combat', 'G');
    expect(goingTo(look, { x: 14_000, y: 8000 })).toEqual({ type: 'advance', entry: { distance: 3000 } });
    expect(goingTo(look, { x: 12_000, y: 40_000 })).toEqual({ type: 'advance', entry: { distance: 6000 } });
    expect(goingTo(look, { x: 12_000, y: 3000 })).toBeNull();
  });

  test('one that stands still creeps back as well', () => {
    const { look } = acting('stationary', 'G');
    expect(goingTo(look, { x: 12_000, y: 4500 })).toEqual({ type: 'back', entry: { distance: 500 } });
  });

  test('a turn goes the short way around', () => {
    const { look } = acting('combat', 'W');
    expect(turningTo(look, 800)).toEqual({ type: 'turn', entry: { side: 'right', by: 80 } });
    expect(turningTo(look, 640)).toEqual({ type: 'turn', entry: { side: 'left', by: 80 } });
    expect(turningTo(look, 720)).toBeNull();
  });

  test('an order says where it aims', () => {
    const from = { at: { x: 1000, y: 5000 }, heading: 0 };
    const [walk, advance, back, turn] = WAYS.slice(-4);
    expect(aimOf(walk, from, {})).toBeNull();
    expect(aimOf(walk, from, { to: { x: 1, y: 2 } })).toEqual({ at: { x: 1, y: 2 }, heading: 0 });
    expect(aimOf(advance, from, { distance: 2000 })).toEqual({ at: { x: 1000, y: 3000 }, heading: 0 });
    expect(aimOf(back, from, { distance: 500 })).toEqual({ at: { x: 1000, y: 5500 }, heading: 0 });
    expect(aimOf(turn, from, { side: 'left', by: 40 })).toEqual({ at: from.at, heading: 1400 });
  });

  test('direction and distance, and headings in steps, are those of the finger', () => {
    const from = { at: { x: 0, y: 0 }, heading: 77 };
    expect(courseTo(from, { x: 3000, y: 0 })).toEqual({ heading: 360, distance: 3000 });
    expect(courseTo(from, from.at)).toEqual({ heading: 77, distance: 0 });
    expect(headingUnder(from.at, { x: 3000, y: 50 }, 20)).toBe(360);
    expect(headingUnder(from.at, { x: -30, y: -3000 }, 20)).toBe(0);
  });

  test('behind a gap that is forbidden the last free place is found', () => {
    const isAllowed = ({ x }: Place) => x <= 3000 || (x >= 5000 && x <= 8000);
    const from = { x: 0, y: 0 };
    expect(nearestAllowed(from, { x: 10_000, y: 0 }, isAllowed)!.x).toBeCloseTo(8000, -2);
    expect(nearestAllowed(from, { x: 4500, y: 0 }, isAllowed)!.x).toBeCloseTo(3000, -2);
    expect(nearestAllowed(from, { x: 4500, y: 0 }, () => false)).toBeNull();
  });
});

describe('what can be reached', () => {
  test('is as far all around as its MP on open ground', () => {
    const [area] = reachOf(acting('combat', 'W').look, 500, 0);
    if (area.kind !== 'area') throw new Error(area.kind);
    for (const corner of area.outlines[0]) {
      expect(distance(corner, { x: 12_000, y: 5000 })).toBeGreaterThan(3900);
      expect(distance(corner, { x: 12_000, y: 5000 })).toBeLessThan(4020);
    }
  });

  test('is a lane for one that goes the way it faces', () => {
    const [area] = reachOf(acting('combat', 'G').look, 500, 0);
    if (area.kind !== 'area') throw new Error(area.kind);
    expect(Math.max(...area.outlines[0].map(({ y }) => y))).toBe(11_500);
    expect(Math.max(...area.outlines[0].map(({ x }) => x))).toBe(12_500);
  });
});

describe('planning', () => {
  const legs = [
    { type: 'walk', to: { x: 13_000, y: 5000 } },
    { type: 'turn', side: 'left', by: 100 },
    { type: 'walk', to: { x: 13_000, y: 7000 } },
  ];

  test('goes from leg to leg as the rules would', () => {
    const { game, view } = acting('combat', 'W');
    const seen = foreseeAll(game, view, legs);
    const units = seen.map(
      ({ view: { table } }) => (table as { units: { at: Place; heading: number }[] }).units[1],
    );
    expect(units.map(({ at }) => at)).toEqual([legs[0].to, legs[0].to, legs[2].to]);
    expect(units.map(({ heading }) => heading)).toEqual([720, 620, 620]);
    expect(seen.every(({ isCertain }) => isCertain)).toBe(true);
  });

  test('ends where an order is not possible', () => {
    const { game, view } = acting('combat', 'W');
    const tooFar = { type: 'walk', to: { x: 13_000, y: 20_000 } };
    expect(foresee(game, view, tooFar)).toBeNull();
    expect(foreseeAll(game, view, [legs[0], tooFar, legs[2]])).toHaveLength(1);
  });
});
