import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { bot } from '../../bot.ts';
import type { Mission } from '../../data/missions.ts';
import { gearblitz } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { Battle } from '../../testing/table.ts';

function chosen(table: Battle): Order {
  const [seat] = waitingFor(table.state);
  const menu = menuFor(gearblitz, table.state, seat)!;
  return orderFrom(bot('regular'), () => viewFor(gearblitz, table.state, seat), menu, randomFrom('bot'));
}

/** The goal of a unit at 24,y in the last round, with an enemy far to its side. */
function goesTo(mission: Mission, y: number): number {
  const table = new Battle({
    north: { Runner: { at: `24,${y}`, facing: 90 } },
    south: { Deer: { at: `44,${y}`, facing: 270, card: { actions: 0 } } },
  });
  const { state } = table;
  state.battle = { ...state.battle, missions: [mission, 'assault'], lastRound: 6 };
  state.round = 6;
  table.activate('Runner', 'combat', 'W');
  const order = chosen(table);
  expect(order.type).toBe('walk');
  return order.type === 'walk' ? order.to.y : Number.NaN;
}

test('HGB-MIS-04: a bot that has to break through runs for the zone of the enemy', () => {
  expect(goesTo('breakthrough', 36)).toBeGreaterThanOrEqual(38_000);
  expect(Math.abs(goesTo('assault', 36) - 36_000)).toBeLessThan(2000);
});

test('HGB-MIS-05: a bot of a rearguard leaves its own zone in time', () => {
  expect(goesTo('rearguard', 6)).toBeGreaterThanOrEqual(8000);
  expect(goesTo('assault', 6)).toBeLessThan(8000);
});
