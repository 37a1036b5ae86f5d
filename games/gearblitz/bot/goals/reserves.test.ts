import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { bot } from '../../bot.ts';
import { gearblitz } from '../../game.ts';
import { Battle } from '../../testing/table.ts';
import { entryNear } from './reserves.ts';

/** A Guard in the middle of the table, and somebody to the south who is still held back. */
function waitingForDeer(facing = 180): Battle {
  const table = new Battle({
    north: { Guard: { at: '20,20', facing } },
    south: { Deer: { at: '20,44' } },
  });
  const { state } = table;
  table.unit('Deer').at = null;
  const reserve = { waiting: [table.id('Deer')], arrival: 5, isDue: false, isKnown: false, edge: null };
  state.battle = { ...state.battle, lastRound: 6, reserves: [null, reserve] as typeof state.battle.reserves };
  return table;
}

test('HGB-RES-01: enemies that are held back are expected at the edges of their zone', () => {
  const table = waitingForDeer();
  expect(entryNear(table.state, 0, { x: 20_000, y: 20_000 })).toEqual({ x: 20_000, y: 48_000 });
  expect(entryNear(table.state, 0, { x: 3000, y: 42_000 })).toEqual({ x: 0, y: 42_000 });
  expect(entryNear(table.state, 1, { x: 20_000, y: 20_000 })).toBeNull();
});

test('HGB-RES-01: a bot goes to meet those who are held back', () => {
  const table = waitingForDeer(0);
  table.activate('Guard', 'combat', 'W');
  const [seat] = waitingFor(table.state);
  const menu = menuFor(gearblitz, table.state, seat)!;
  const look = () => viewFor(gearblitz, table.state, seat);
  const order = orderFrom(bot('regular'), look, menu, randomFrom('bot'));
  expect(order).toMatchObject({ type: 'walk' });
  expect(order.type === 'walk' && order.to.y).toBeGreaterThan(22_000);
});
