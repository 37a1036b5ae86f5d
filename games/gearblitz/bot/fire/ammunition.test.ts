import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { bot } from '../../bot.ts';
import type { Mount } from '../../cards/card.ts';
import { gearblitz } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { shotAt } from '../../state.ts';
import { Battle, gun } from '../../testing/table.ts';
import { spending } from './ammunition.ts';

const LAC = gun('LAC', { reloads: true });

/** A gunner to the north in a round of six, and a target ten inches to the south. */
function gunner(weapons: readonly Mount[], round: number): Battle {
  const table = new Battle({
    north: { Gun: { at: '20,10', facing: 180, card: { weapons }, skills: { att: 2 } } },
    south: { Deer: { at: '20,20', card: { weapons: [], actions: 0 }, body: { speed: 'stationary' } } },
  });
  table.state.battle = { ...table.state.battle, lastRound: 6 };
  table.state.round = round;
  return table;
}

/** The order of a unit whose first weapon is empty. */
function withEmptyGun(strength: Strength, weapons: readonly Mount[], round: number): Order {
  const table = gunner(weapons, round);
  const unit = table.unit('Gun');
  unit.ammunition = unit.ammunition.with(0, { isOut: true, circles: null });
  table.activate('Gun', 'stationary');
  const [seat] = waitingFor(table.state);
  const menu = menuFor(gearblitz, table.state, seat)!;
  return orderFrom(bot(strength), () => viewFor(gearblitz, table.state, seat), menu, randomFrom('bot'));
}

test('HGB-AMMO-04: a bot reloads a gun that it has a use for, and not in the last round', () => {
  for (const strength of ['regular', 'veteran'] as const) {
    expect(withEmptyGun(strength, [LAC], 1)).toEqual({ type: 'reload', mount: 0 });
    // A machine gun is much worse, a gun of the same kind as good.
    expect(withEmptyGun(strength, [LAC, gun('LMG')], 1)).toEqual({ type: 'reload', mount: 0 });
    expect(withEmptyGun(strength, [LAC, LAC], 1)).toMatchObject({ type: 'attack', mount: 1 });
    expect(withEmptyGun(strength, [LAC, gun('LMG')], 6)).toMatchObject({ type: 'attack', mount: 1 });
  }
});

test('HGB-AMMO-02: a burst costs by the chance that it empties the gun, more if that is for good', () => {
  const cost = (mount: Mount, rof: number, round = 1): number => {
    const table = gunner([mount], round);
    return spending(table.state, { ...shotAt(table.id('Gun'), 0, table.id('Deer'), 'action'), rof });
  };
  expect(cost(LAC, 0)).toBeCloseTo((1 / 36) * 0.5);
  expect(cost(LAC, 2)).toBeCloseTo((16 / 36) * 0.5);
  expect(cost(gun('LAC'), 2)).toBeCloseTo(16 / 36);
  expect(cost(gun('LAC'), 2, 5)).toBeCloseTo(16 / 36);
  expect(cost(gun('LAC'), 2, 6)).toBe(0);
});
