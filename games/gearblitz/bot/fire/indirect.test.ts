import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { bot } from '../../bot.ts';
import { gearblitz } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { Battle, gun } from '../../testing/table.ts';

/** A gun behind a hill, an observer without weapons, and a target that only the observer sees. */
const battery = (): Battle =>
  new Battle({
    scene: '48 x 48\nhill 15,14 to 25,16 height 3',
    north: {
      Gun: { at: '20,10', facing: 180, card: { weapons: [gun('HFM')] }, body: { speed: 'stationary' } },
      Eye: { at: '34,20', facing: 270 },
    },
    south: { Deer: { at: '20,30', facing: 0, card: { actions: 0 } } },
  });

function chosen(table: Battle): Order {
  const [seat] = waitingFor(table.state);
  const menu = menuFor(gearblitz, table.state, seat)!;
  return orderFrom(bot('veteran'), () => viewFor(gearblitz, table.state, seat), menu, randomFrom('bot'));
}

test('A bot observes for a gun that cannot see, and the gun fires by it', () => {
  const table = battery();
  table.activate('Eye');
  expect(chosen(table)).toMatchObject({ type: 'observe', target: table.id('Deer') });
  table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' });
  table.activate('Gun');
  expect(chosen(table)).toMatchObject({ type: 'bombard', mount: 0 });
});

test('A bot fires from Stand-By at what is observed', () => {
  const table = battery();
  table.unit('Gun').isLocked = true;
  table.unit('Gun').standBy = 1;
  table.activate('Eye');
  table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' });
  expect(chosen(table)).toMatchObject({ type: 'barrage', unit: table.id('Gun') });
});

test('A bot throws a grenade where that is best, and not at its own feet', () => {
  const thrower = (at: string): Battle =>
    new Battle({
      north: {
        Hand: { at: '20,10', facing: 180, card: { weapons: [gun('HHG')] }, body: { speed: 'stationary' } },
      },
      south: { Deer: { at, facing: 0, card: { actions: 0 } } },
    });
  const far = thrower('20,15');
  far.activate('Hand');
  expect(chosen(far)).toMatchObject({ type: 'attack', mount: 0 });
  const near = thrower('20,11.2');
  near.activate('Hand');
  expect(chosen(near).type).not.toBe('attack');
});

test('A bot that burns fights the fire', () => {
  const table = new Battle({
    north: { Eye: { at: '20,10', facing: 180 } },
    south: { Deer: { at: '20,30', card: { actions: 0 } } },
  });
  table.unit('Eye').fire = { isBurning: true, fought: 0 };
  table.activate('Eye', 'stationary');
  let order = chosen(table);
  for (let i = 0; i < 4 && order.type !== 'fight-fire'; i++) {
    table.give(order);
    order = chosen(table);
  }
  expect(order).toEqual({ type: 'fight-fire', target: table.id('Eye') });
});

test('A bot tags for guided weapons rather than fire a gun that does little', () => {
  const table = new Battle({
    scene: '48 x 48\nhill 15,14 to 25,16 height 3',
    north: {
      Launcher: {
        at: '20,10',
        facing: 180,
        skills: { att: 3 },
        card: { weapons: [gun('ATM')] },
        body: { speed: 'stationary' },
        group: 'Launchers',
      },
      Scout: {
        at: '20,20',
        facing: 180,
        skills: { ew: 3 },
        card: { aux: { targetDesignator: 3 }, weapons: [gun('LMG')] },
        body: { speed: 'stationary' },
      },
    },
    south: {
      Tank: { at: '20,30', facing: 0, card: { actions: 0, armor: 18 }, body: { speed: 'stationary' } },
    },
  });
  table.activate('Scout');
  expect(chosen(table)).toEqual({ type: 'designate', target: table.id('Tank') });
});

/** The orders of a squad until it is done. */
function lastOrder(table: Battle): Order {
  let order = chosen(table);
  for (let i = 0; i < 6 && order.type !== 'done' && order.type !== 'attack'; i++) {
    table.give(order);
    order = chosen(table);
  }
  return order;
}

const RIFLES = { kind: 'infantry', bases: 3, actions: 1, weapons: [gun('INF-RIFLE')] } as const;
const squad = (speed: 'combat' | 'stationary' | 'top', armor: number): Battle => {
  const table = new Battle({
    north: { Squad: { at: '20,10', facing: 180, card: RIFLES } },
    south: { Tank: { at: '20,15', card: { actions: 0, armor } } },
  });
  table.activate('Squad', speed);
  return table;
};

test('HGB-INF-02: a squad that has run does not stand by, one that has not does', () => {
  expect(lastOrder(squad('top', 30))).toEqual({ type: 'done', standBy: 0 });
  expect(lastOrder(squad('stationary', 30))).toEqual({ type: 'done', standBy: 1 });
});
