import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { lazyMenu } from '@ironfield/kernel/menu/lazy-menu.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { menuFor, startGame, submit, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/table/place.ts';
import { describe, expect, test } from 'vitest';
import { costOf, WAYS } from '../games/gearblitz/moving.ts';
import { reachOf } from '../games/gearblitz/reach.ts';
import { freeTurnOf, leadWords } from '../games/gearblitz/turning.ts';
import { Asked } from '../table/asked.ts';
import { foresee, foreseeAll } from './foresight.ts';
import {
  aimOf,
  type Course,
  courseTo,
  courseTowards,
  type Foresight,
  goingTo,
  headingUnder,
  type Look,
  nearestAllowed,
  turningTo,
  waysIn,
} from './ways.ts';

/** A unit of the first side in the middle of its activation. */
function acting(speed: 'combat' | 'stationary' | 'top', mode: 'W' | 'G') {
  const setup = scenarioSetup(gearblitz, 'meeting');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const state = startGame(gearblitz, setup.value, 'ways');
  // Nobody is asked about re-rolls.
  state.commandPoints = [0, 0];
  const give = (order: object) => {
    const given = submit(gearblitz, state, waitingFor(state)[0], order);
    if (!given.ok) throw new Error(given.error.message);
  };
  give({ type: 'begin-deployment', seat: 0 });
  const first = speed === 'top' ? 'combat' : speed;
  for (const unit of [0, 1, 2, 3, 4])
    give({ type: 'deploy', unit, at: { x: 6000 + 6000 * unit, y: 5000 }, heading: 720, mode, speed: first });
  for (const unit of [5, 6, 7, 8, 9]) {
    const at = { x: 6000 * (unit - 4), y: 45_000 };
    give({ type: 'deploy', unit, at, heading: 0, mode: 'W', speed: 'stationary' });
  }
  const isAsked = (type: string) =>
    menuFor(gearblitz, state, waitingFor(state)[0])!.orders.some((form) => form.type === type);
  while (isAsked('keep-initiative')) give({ type: 'keep-initiative' });
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
  const areas = (speed: 'combat' | 'stationary', mode: 'W' | 'G') =>
    reachOf(acting(speed, mode).view as unknown as View<GearBlitz>, 1).map((area) => {
      if (area.kind !== 'area') throw new Error(area.kind);
      return area;
    });

  test('is as far all around as its MP on open ground', () => {
    const area = areas('combat', 'W').find(({ look }) => look === 'reach')!;
    for (const corner of area.outlines[0]) {
      expect(distance(corner, { x: 12_000, y: 5000 })).toBeGreaterThan(3900);
      expect(distance(corner, { x: 12_000, y: 5000 })).toBeLessThan(4020);
    }
  });

  test('is shorter where a turn has to be paid for one that goes the way it faces', () => {
    const [first, second] = areas('combat', 'G').find(({ look }) => look === 'reach')!.outlines[0];
    expect(first.y).toBe(11_000);
    expect(distance(second, { x: 12_000, y: 5000 })).toBeCloseTo(5000, -2);
  });

  test('has more than one leg in it', () => {
    const [far] = areas('combat', 'G').filter(({ look }) => look === 'far');
    const all = far.outlines.flat();
    expect(Math.max(...all.map(({ x }) => x))).toBeGreaterThan(15_000);
    expect(
      areas('stationary', 'G').flatMap(({ look, outlines }) => (look === 'far' ? outlines : [])),
    ).toEqual([]);
  });
});

describe('a place aside', () => {
  /** The unit's situation, with or without the cost of turns. */
  function seeing(game: AnyGame, view: View<GameTypes>, isPriced: boolean): Foresight {
    const asked = Asked.in(game, view)!;
    const { at, heading } = (view.table as GearBlitz['Table']).units[1];
    const own = view as unknown as View<GearBlitz>;
    return {
      look: {
        forms: asked.menu.orders,
        ways: waysIn(WAYS, asked.menu),
        from: { at: at!, heading },
        whyNot: (order) => asked.whyNot(order),
        ...(isPriced && {
          freeTurn: freeTurnOf(own, 1),
          costOf: (order: CoreOrder) => costOf(own, 1, order)?.explanation.total ?? 0,
        }),
      },
      after: (order) => {
        const seen = foresee(game, view, order, { type: 'let-pass', until: 'here' } as CoreOrder);
        return seen?.isCertain ? seeing(game, seen.view, isPriced) : null;
      },
    };
  }
  const seenAt = (speed: 'combat' | 'top', isPriced = true) => {
    const { game, view } = acting(speed, 'G');
    return { seen: seeing(game, view, isPriced), view: view as unknown as View<GearBlitz> };
  };
  const spent = (seen: Foresight, orders: readonly CoreOrder[]): number => {
    const [order, ...rest] = orders;
    return order ? seen.look.costOf!(order) + spent(seen.after(order)!, rest) : 0;
  };
  const wholeOf = ({ lead = [], type, entry }: Course): CoreOrder[] => [...lead, { ...entry, type }];

  test('is turned to first by one that goes the way it faces', () => {
    const { seen } = seenAt('combat', false);
    const beside = { x: 15_000, y: 5000 };
    expect(courseTowards(seen, beside, 500)).toEqual({
      type: 'advance',
      entry: { distance: 3000 },
      lead: [{ type: 'turn', side: 'left', by: 360 }],
    });
    expect(courseTowards(seen, { x: 12_300, y: 8000 }, 500)).toEqual({
      type: 'advance',
      entry: { distance: 3000 },
    });
    // Where dice decide about the turn, planning ends.
    expect(courseTowards({ ...seen, after: () => null }, beside, 500)).toMatchObject({ type: 'turn' });
  });

  test('is reached by a free turn after an inch where that is cheaper than a turn at once', () => {
    const { seen, view } = seenAt('combat');
    const wanted = { x: 13_500, y: 8000 };
    const course = courseTowards(seen, wanted, 500)!;
    expect(course.lead).toEqual([
      { type: 'advance', distance: 1000 },
      { type: 'turn', side: 'left', by: expect.any(Number) },
    ]);
    const direct = courseTowards(seenAt('combat', false).seen, wanted, 500)!;
    expect(spent(seen, wholeOf(course))).toBeLessThan(spent(seen, wholeOf(direct)));
    expect(leadWords(view, 1, course.lead!)).toBe(
      '1″ straight ahead first, then the turn is free (now it would cost 1 MP)',
    );
  });

  test('is turned to at once where the detour would cost more', () => {
    const { seen } = seenAt('combat');
    // Behind it: two free turns and two inches are dearer than one turn.
    const course = courseTowards(seen, { x: 15_000, y: 4000 }, 500)!;
    expect(course.lead!.map(({ type }) => type)).toEqual(['turn']);
  });

  test('needs no test at Top Speed where two inches make the turn free', () => {
    const { seen, view } = seenAt('top');
    const course = courseTowards(seen, { x: 15_000, y: 12_000 }, 500)!;
    expect(course).toMatchObject({
      type: 'advance',
      lead: [{ type: 'advance', distance: 2000 }, { type: 'turn' }],
    });
    expect(leadWords(view, 1, course.lead!)).toMatch(/now it would cost 1 MP and a test/);
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
