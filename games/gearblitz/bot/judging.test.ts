import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { bot } from '../bot.ts';
import type { Mission } from '../data/missions.ts';
import { gearblitz } from '../game.ts';
import type { GearBlitz } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { shotAt } from '../state.ts';
import { Battle, gun, type Model } from '../testing/table.ts';
import { chancesOf } from './fire/attacks.ts';
import { likelyFire, nearFire } from './fire/danger.ts';
import { worthByLosses } from './fire/losses.ts';
import { byTheScore } from './goals/posture.ts';
import { leadOf, stakesOf } from './goals/stakes.ts';
import { sheltersOf } from './moves/shelters.ts';

const GUN = { weapons: [gun('LAC')] };

/** A gun to the north, and somebody to shoot at to the south. */
const range = (deer: Partial<Model> = {}, more: Readonly<Record<string, Model>> = {}): Battle =>
  new Battle({
    north: { Gun: { at: '20,10', facing: 180, card: GUN } },
    south: { Deer: { at: '20,20', facing: 0, card: { weapons: [] }, ...deer }, ...more },
  });

function chosen(table: Battle): Order {
  const [seat] = waitingFor(table.state);
  const menu = menuFor(gearblitz, table.state, seat)!;
  return orderFrom(bot('veteran'), () => viewFor(gearblitz, table.state, seat), menu, randomFrom('bot'));
}

describe('what a shot is worth', () => {
  const worth = (deer: Partial<Model>): number => {
    const table = range(deer);
    return worthByLosses(table.state, shotAt(table.id('Gun'), 0, table.id('Deer'), 'action'));
  };

  test('HGB-DMG-08: boxes and counters take from it', () => {
    const bare = worth({ body: { sturdy: 0 } });
    expect(worth({ body: { sturdy: 1 } })).toBeLessThan(bare);
    expect(worth({ body: { sturdy: 0, hullDown: 1 } })).toBeLessThan(bare);
  });

  test('HGB-DMG-03: the last step is worth more than the first', () => {
    expect(worth({ body: { sturdy: 0, damage: 3 } })).toBeGreaterThan(worth({ body: { sturdy: 0 } }));
  });
});

describe('what a model is worth', () => {
  function stakes(...missions: [Mission, Mission]): [gun: number, deer: number, lead: number] {
    const table = range({}, { Doe: { at: '30,20' } });
    table.state.battle = { ...table.state.battle, missions };
    const { state } = table;
    return [stakesOf(state, table.id('Gun')), stakesOf(state, table.id('Deer')), leadOf(state, 0)];
  }

  test('HGB-MIS-02, HGB-MIS-03: whoever patrols has only its own models to lose', () => {
    expect(stakes('patrol', 'assault')).toEqual([2, 0.5, 300]);
    expect(stakes('assault', 'patrol')).toEqual([0.5, 2, -300]);
  });

  test('HGB-MIS-03: where both assault nobody leads', () => {
    expect(stakes('assault', 'assault')).toEqual([2, 1.25, 0]);
  });

  test('HGB-MIS-04: whoever breaks through is thought to get there', () => {
    expect(stakes('breakthrough', 'defend')[2]).toBe(100 + 100 - 100);
  });
});

describe('what enemies make of a place', () => {
  test('whoever has a better target does not count whole', () => {
    const danger = (deer: Partial<Model>): [all: number, likely: number] => {
      const table = range(deer, { Doe: { at: '26,20', body: { sturdy: 0 } } });
      const eye = { foes: 5, judge: worthByLosses };
      const id = table.id('Doe');
      return [nearFire(table.state, id, eye)(), likelyFire(table.state, id, eye)()];
    };
    const [alone, aloneLikely] = danger({ at: '47,47' });
    const [beside, besideLikely] = danger({
      at: '20,12',
      body: { damage: 3, sturdy: 0, speed: 'stationary' },
    });
    expect(beside).toBe(alone);
    expect(besideLikely).toBeLessThan(aloneLikely / 2);
  });

  test('whoever has no action left this round counts less, wherever it looks', () => {
    const table = range();
    const danger = likelyFire(table.state, table.id('Deer'), { foes: 5, judge: worthByLosses });
    const ready = danger();
    table.unit('Gun').heading = 0;
    expect(danger()).toBe(ready);
    table.unit('Gun').actions = 0;
    expect(danger()).toBeCloseTo(0.6 * ready);
  });
});

test('HGB-MOVE-01: an enemy that comes nearer counts by where it gets to, but comes no nearer than it has to', () => {
  const danger = (combat: number, y: number): number => {
    const movement = [{ mode: 'W', combat, top: 12, defense: [-2, 0, 1] }] as const;
    const table = new Battle({
      north: { Gun: { at: '20,10', facing: 180, card: { ...GUN, movement } } },
      south: { Deer: { at: `20,${y}`, facing: 0, card: { weapons: [] } } },
    });
    return likelyFire(table.state, table.id('Deer'), { foes: 5, judge: worthByLosses })();
  };
  // From Long range to Medium.
  expect(danger(8, 26)).toBeGreaterThan(danger(1, 26));
  expect(danger(8, 18)).toBe(danger(1, 18));
});

describe('what the score makes of a side', () => {
  const posture = (missions: [Mission, Mission], round: number) => {
    const table = range();
    const { state } = table;
    state.battle = { ...state.battle, missions, lastRound: 6 };
    state.round = round;
    return byTheScore(state, 0);
  };

  test('it holds what wins, and is bold where it would lose, or not win in time', () => {
    expect(posture(['rearguard', 'patrol'], 1)).toEqual({ caution: 0.5, approach: 3 });
    expect(posture(['rearguard', 'assault'], 1)).toEqual({ caution: 1, approach: 0 });
    expect(posture(['assault', 'patrol'], 1)).toEqual({ caution: 0.5, approach: 3 });
    expect(posture(['assault', 'assault'], 3)).toEqual({ caution: 1, approach: 0.4 });
    expect(posture(['assault', 'assault'], 4)).toEqual({ caution: 0.5, approach: 3 });
    expect(posture(['assault', 'assault'], 6)).toEqual({ caution: 0.5, approach: 1 });
  });

  test('HGB-MIS-02, HGB-MIS-07: whoever wins by lasting keeps away, but does not rely on a lead that is small', () => {
    const away = { caution: 1, approach: 0.4, keepsAway: true };
    expect(posture(['patrol', 'assault'], 1)).toEqual(away);
    expect(posture(['last stand', 'assault'], 1)).toEqual(away);
    expect(posture(['defend', 'assault'], 1)).toEqual(away);
    const table = range();
    table.state.battle = { ...table.state.battle, missions: ['patrol', 'assault'], lastRound: 6 };
    const limit = 300 / 0.2;
    expect(leadOf(table.state, 0)).toBe(300);
    const at = (tv: number) => byTheScore({ ...table.state, setup: { ...table.state.setup, limit: tv } }, 0);
    expect(at(limit)).toEqual(away);
    expect(at(limit + 1)).toEqual({ caution: 1, approach: 0 });
  });

  test('whoever is stronger has less to fear, whoever is weaker no more than usual', () => {
    const table = range({ at: '20,20', body: { damage: 1 } });
    table.state.battle = { ...table.state.battle, lastRound: 6 };
    expect(byTheScore(table.state, 0).caution).toBeCloseTo(0.8);
    expect(byTheScore(table.state, 1).caution).toBe(1);
    table.unit('Deer').body = { ...table.unit('Deer').body, damage: 3 };
    expect(byTheScore(table.state, 0).caution).toBe(0.5);
  });
});

describe('actions out of turn', () => {
  /** The Gun has fired at a Deer that has an action and something to shoot at with it. */
  function underFire(deer: Partial<Model>, die = 6): Order {
    const table = range(deer);
    table.activate('Gun', 'stationary');
    table.give({ type: 'attack', mount: 0, target: table.id('Deer'), rof: 0, concentrated: 0 }, [
      'attack',
      die,
    ]);
    expect(table.asked).toBe('South: evade');
    return chosen(table);
  }

  test('HGB-ACT-05: whoever has nothing better to do with it evades, whoever has a good shot stands', () => {
    expect(underFire({ card: { weapons: [] } })).toEqual({ type: 'evade' });
    expect(underFire({ card: { weapons: [gun('HRG')] } })).toEqual({ type: 'stand' });
  });

  test('HGB-ACT-05: whoever is about to be lost has no shot to keep the action for', () => {
    const card = { weapons: [gun('LAC')] };
    expect(underFire({ card, body: { sturdy: 0, damage: 2 } }, 4)).toEqual({ type: 'evade' });
  });
});

describe('what is hard to see', () => {
  /** A Gun that looks for a Deer in a storm: it would have to find it by Active Detection. */
  const storm = (y: number): Battle =>
    new Battle({
      weather: 'storm',
      north: { Gun: { at: '20,10', facing: 180, card: { ...GUN, detection: 1 } } },
      south: { Deer: { at: `20,${y}`, card: { weapons: [], actions: 0 }, body: { speed: 'stationary' } } },
    });
  const worth = (table: Battle): number => {
    table.activate('Gun');
    const form = menuFor(gearblitz, table.state, 0)!.orders.find(({ type }) => type === 'attack')!;
    const [chance] = chancesOf(table.state, table.id('Gun'), form.fields, 'action', () => 1);
    return chance.worth;
  };

  test('HGB-DET-04: a shot at somebody who has to be found first counts by the chance of that', () => {
    expect(worth(storm(20))).toBe(1);
    // One die has to exceed 3.
    expect(worth(storm(30))).toBeCloseTo(1 / 2);
  });
});

test('HGB-LOS-03: whoever looks for cover finds the far side of what is near', () => {
  const table = new Battle({
    scene: '48 x 48\nbuilding 18,12 to 22,16 height 3\nrough 10,8 to 14,12\nbuilding 40,40 to 44,44 height 3',
    north: { Gun: { at: '20,9', facing: 180, card: GUN } },
    south: { Deer: { at: '20,40', card: { weapons: [] } } },
  });
  const [place, ...others] = sheltersOf(table.state, table.id('Gun'), 6000);
  expect(others).toEqual([]);
  expect(place.x).toBe(20_000);
  expect(place.y).toBeCloseTo(12_000 - 500, -2);
});

test('HGB-MOVE-13: whoever cannot get on in its mode, and has nothing to shoot at, changes it', () => {
  const movement = [
    { mode: 'W', combat: 4, top: 8, defense: [-2, 0, 1] },
    { mode: 'G', combat: 6, top: 12, defense: [-2, 0, 1] },
  ] as const;
  const table = new Battle({
    scene: '48 x 48\njungle 19.4,9.4 to 20.6,10.6 height 2',
    north: {
      Gun: {
        at: '20,10',
        facing: 180,
        card: { weapons: [], movement },
        body: { speed: 'stationary', mode: 'G' },
      },
    },
    south: { Deer: { at: '20,40', card: { weapons: [] } } },
  });
  const asked: FrameOf<GearBlitz> = { step: 'activate', seat: 0, group: 0 };
  table.state.agenda = [asked];
  table.run();
  expect(chosen(table)).toMatchObject({ type: 'activate', speed: 'stationary', mode: 'W' });
});
