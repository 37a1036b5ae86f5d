import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { bot } from '../bot.ts';
import { cardOf } from '../data/cards.ts';
import { gearblitz } from '../game.ts';
import type { Order } from '../orders.ts';
import type { Asset } from '../state/battle.ts';
import { NO_EFFECTS } from '../state/special.ts';
import { Battle, gun, type Model, type Side } from '../testing/table.ts';
import { heldBack } from './calling.ts';

function chosen(table: Battle): Order {
  const [seat] = waitingFor(table.state);
  const menu = menuFor(gearblitz, table.state, seat)!;
  return orderFrom(bot('veteran'), () => viewFor(gearblitz, table.state, seat), menu, randomFrom('bot'));
}

describe('a salvo', () => {
  const SALVO: Asset = {
    ...{ seat: 0, type: 'light', value: 50, due: 0, at: null, isKnown: false },
    ...{ fate: 'waiting', threshold: 4 },
  } as unknown as Asset;

  /** A scout that sees far and has nothing to shoot with; it has done what it could, but for an action. */
  function scout(south: Side, others: Side = {}, round = 1): Battle {
    const table = new Battle({
      rounds: 8,
      north: { Scout: { at: '20,10', facing: 180, body: { speed: 'stationary' } }, ...others },
      south,
    });
    table.state.round = round;
    table.state.battle = { ...table.state.battle, lastRound: 8, support: [SALVO] };
    table.activate('Scout', 'stationary');
    table.unit('Scout').activation = { ...table.unit('Scout').activation!, isStopped: true };
    return table;
  }
  const standing: Model = { at: '20,30', card: { actions: 0 }, body: { speed: 'stationary' } };

  test('HGB-ARTY-01: is called at whoever is likely to stay where it is', () => {
    const running: Model = { at: '30,20', card: { actions: 0 }, body: { speed: 'combat' } };
    const table = scout({ Runner: running, Post: standing });
    expect(chosen(table)).toMatchObject({ type: 'call-salvo', at: { x: 20_000, y: 30_000 } });
  });

  test('HGB-ARTY-01: is not called where it would fall on friends, or on nobody, or too late', () => {
    const friend: Model = { at: '20,31.2', card: { actions: 0 }, body: { speed: 'stationary' } };
    expect(chosen(scout({ Post: standing }, { Friend: friend })).type).not.toBe('call-salvo');
    const running: Model = { ...standing, body: { speed: 'top' } };
    expect(chosen(scout({ Runner: running })).type).not.toBe('call-salvo');
    expect(chosen(scout({ Post: standing }, {}, 8)).type).not.toBe('call-salvo');
  });
});

describe('reserves', () => {
  /** Two groups of 100 TV and one of 150, on patrol, against nobody who has to hurt them. */
  function patrol(keepsAway: boolean): Battle {
    const table = new Battle({
      north: {
        Chief: { at: '20,10', group: 'Chief' },
        Gear: { at: '24,10', group: 'Gears' },
        Tank: { at: '28,10', group: 'Tanks' },
      },
      south: { Deer: { at: '20,40' } },
    });
    const { battle } = table.state;
    const missions = keepsAway ? (['patrol', 'assault'] as const) : (['assault', 'assault'] as const);
    table.state.battle = { ...battle, missions, stances: ['neutral', 'neutral'], lastRound: 7 };
    return table;
  }

  test('HGB-RES-01, HGB-MIS-02: whoever wins by being left holds back others than its Commander', () => {
    const { state } = patrol(true);
    const away = { caution: 1, approach: 0, keepsAway: true } as const;
    state.round = 0;
    // Half of three groups, rounded up.
    expect(heldBack(state, 0, away)).toEqual([
      { group: 1, arrival: 0 },
      { group: 2, arrival: 0 },
    ]);
    expect(heldBack(state, 0, { caution: 1, approach: 1 })).toEqual([]);
  });

  test('HGB-RES-01: they are called when the side no longer wins as things are, or little can happen', () => {
    const calls = (
      [
        [true, 1],
        [false, 1],
        [true, 5],
      ] as const
    ).map(([keepsAway, round]) => {
      const table = patrol(keepsAway);
      table.state.round = round;
      table.unit('Tank').at = null;
      const reserve = { waiting: [table.id('Tank')], arrival: 0, isDue: false, isKnown: false, edge: null };
      table.state.battle = {
        ...table.state.battle,
        reserves: [null, null, reserve, null] as typeof table.state.battle.reserves,
      };
      table.activate('Chief', 'stationary');
      table.unit('Chief').activation = { ...table.unit('Chief').activation!, isStopped: true };
      return chosen(table).type === 'call-reserves';
    });
    expect(calls).toEqual([false, true, true]);
  });
});

describe('smoke', () => {
  /** A Gear that has fired and cannot go on, with two launchers, and somebody who would hit it hard. */
  function screened(enemy: Partial<Model>): Battle {
    const table = new Battle({
      north: {
        Gear: { at: '20,20', facing: 180, card: { actions: 0, aux: { smoke: 2 } } },
      },
      south: { Gun: { at: '20,34', facing: 0, card: { weapons: [gun('HRG')] }, ...enemy } },
    });
    table.unit('Gear').stores = { ...table.unit('Gear').stores, smoke: 2 };
    table.activate('Gear', 'stationary');
    table.unit('Gear').activation = { ...table.unit('Gear').activation!, isStopped: true };
    return table;
  }

  test('HGB-AUX-09: is launched towards whoever would do harm', () => {
    const order = chosen(screened({}));
    expect(order).toMatchObject({ type: 'smoke', at: { x: 20_000 } });
    expect(order.type === 'smoke' && order.at.y).toBeGreaterThan(20_000);
  });

  test('HGB-AUX-09: is not launched at whoever does none, or where it is too thick already', () => {
    expect(chosen(screened({ card: { weapons: [] } })).type).toBe('done');
    const table = screened({});
    const smoke = [24, 27, 30].map((y) => ({ at: { x: 20_000, y: y * 1000 }, until: 6 }));
    table.state.effects = { ...NO_EFFECTS, smoke };
    expect(chosen(table).type).toBe('done');
  });
});

test('HGB-WPN-03: a grenade launcher is not wasted on armor, and is fired at a squad', () => {
  const launcher = (south: Side): Battle => {
    const table = new Battle({
      north: { Gear: { at: '20,20', facing: 180, card: { weapons: [gun('APGL')] } } },
      south,
    });
    table.activate('Gear', 'stationary');
    return table;
  };
  const tank: Model = { at: '20,26', card: { actions: 0, armor: 20, kind: 'tank', size: 10 } };
  const squad: Model = { at: '24,26', card: { ...cardOf('northern-infantry'), actions: 0 } };
  // The squad is too far away.
  const far = { ...squad, at: '46,46' };
  expect(chosen(launcher({ Tank: tank, Squad: far })).type).not.toBe('attack');
  const both = launcher({ Tank: tank, Squad: squad });
  expect(chosen(both)).toMatchObject({ type: 'attack', target: both.id('Squad') });
});
