import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { bot } from '../../bot.ts';
import type { Speed } from '../../cards/card.ts';
import { gearblitz } from '../../game.ts';
import { Battle, gun } from '../../testing/table.ts';

const WALKER = [{ mode: 'W', combat: 6, top: 12, defense: [-2, 0, 1] }] as const;
const movement = [{ mode: 'G', combat: 6, top: 12, defense: [-2, 0, 1] }] as const;

/** The facing, in degrees, of a Car that has gone west as far as it can and then turned as a veteran does. */
function facing(enemy: string, speed: Speed): number {
  const table = new Battle({
    north: {
      Car: { at: '30,24', facing: 270, card: { weapons: [], movement }, body: { mode: 'G', speed } },
    },
    south: { Deer: { at: enemy, card: { weapons: [], actions: 0 } } },
  });
  table.activate('Car', speed, 'G');
  table.give({ type: 'advance', distance: speed === 'top' ? 12_000 : 6000 });
  for (;;) {
    const [seat] = waitingFor(table.state);
    const menu = menuFor(gearblitz, table.state, seat)!;
    const order = orderFrom(
      bot('veteran'),
      () => viewFor(gearblitz, table.state, seat),
      menu,
      randomFrom('bot'),
    );
    if (order.type !== 'turn') break;
    table.give(order);
  }
  return table.unit('Car').heading / 4;
}

test('HGB-MOVE-08: whoever has used up its MP turns towards the enemy as far as that is free', () => {
  expect(facing('18,4', 'top')).toBe(330);
  expect(facing('24,4', 'combat')).toBe(330);
  // It does not turn for an enemy that is in front of it anyway.
  expect(facing('8,14', 'combat')).toBe(270);
});

test('HGB-ROUND-04: a veteran that has fired goes on to where it is not seen, a regular stays', () => {
  const order = (strength: 'regular' | 'veteran') => {
    const table = new Battle({
      scene: '48 x 48\nbuilding 14,18 to 19,22 height 4',
      north: { Gun: { at: '20,12', facing: 180, card: { weapons: [gun('LAC')], movement: WALKER } } },
      south: { Deer: { at: '20,34', facing: 0, card: { weapons: [gun('HRG')], actions: 0 } } },
    });
    table.activate('Gun', 'combat', 'W');
    table.give({ type: 'walk', to: { x: 20_000, y: 14_000 } });
    table.unit('Gun').actions = 0;
    const menu = menuFor(gearblitz, table.state, 0)!;
    return orderFrom(bot(strength), () => viewFor(gearblitz, table.state, 0), menu, randomFrom('bot'));
  };
  expect(order('regular').type).toBe('done');
  const hiding = order('veteran');
  expect(hiding.type).toBe('walk');
  expect(hiding.type === 'walk' && hiding.to.x).toBeLessThan(20_000);
});

test('HGB-MOVE-07: a walker beside friends is only sent to where it may stop', () => {
  const friends = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [20 + 4.7 * Math.cos(i / 1.9), 20 + 4.7 * Math.sin(i / 1.9)];
      return [`Friend ${i}`, { at: `${x.toFixed(2)},${y.toFixed(2)}`, card: { weapons: [] } }];
    }),
  );
  for (const speed of ['combat', 'top'] as const) {
    for (const facing of [0, 90, 180, 270]) {
      const table = new Battle({
        north: {
          Walker: { at: '20,20', facing, card: { weapons: [], movement: WALKER } },
          ...friends,
        },
        south: { Deer: { at: '26,44', card: { weapons: [gun('HRG')], actions: 0 } } },
      });
      table.activate('Walker', speed, 'W');
      for (const strength of ['recruit', 'regular', 'veteran'] as const) {
        const menu = menuFor(gearblitz, table.state, 0)!;
        const view = viewFor(gearblitz, table.state, 0);
        const order = orderFrom(bot(strength), () => view, menu, randomFrom('bot'));
        expect(refusalOf(menu, order), `${strength} ${speed} ${facing}: ${JSON.stringify(order)}`).toBeNull();
      }
    }
  }
});

test('HGB-OPT-02: a crew on foot is only sent towards its home edge', () => {
  for (const strength of ['recruit', 'regular', 'veteran'] as const) {
    const table = new Battle({
      north: { Crew: { at: '20,12', facing: 180, card: { weapons: [], movement: WALKER } } },
      south: { Deer: { at: '20,34', card: { weapons: [gun('HRG')], actions: 0 } } },
      options: { ejection: true },
    });
    table.unit('Crew').body = { ...table.unit('Crew').body, isCrew: true, bases: 1 };
    table.activate('Crew', 'combat', 'W');
    const menu = menuFor(gearblitz, table.state, 0)!;
    const view = viewFor(gearblitz, table.state, 0);
    const order = orderFrom(bot(strength), () => view, menu, randomFrom('bot'));
    expect(refusalOf(menu, order), `${strength}: ${JSON.stringify(order)}`).toBeNull();
    expect(order.type, strength).toBe('walk');
  }
});
