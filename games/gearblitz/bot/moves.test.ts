import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { orderFrom } from '@ironfield/kernel/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { bot } from '../bot.ts';
import type { Speed } from '../card.ts';
import { gearblitz } from '../game.ts';
import { Battle } from '../testing-table.ts';

const movement = [{ mode: 'G', combat: 6, top: 12, defense: [-2, 0, 1] }] as const;

/** Where a Car on wheels faces, in degrees, that has gone west as far as it can, and then turned as a veteran does. */
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
  // What is in front of it anyway is no reason to turn.
  expect(facing('8,14', 'combat')).toBe(270);
});
