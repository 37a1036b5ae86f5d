import { canonical } from '@ironfield/kernel/json.ts';
import { viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { continuation, foretold, ideas } from '@ironfield/kernel/players/continuing.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../game.ts';
import type { Classic } from '../game-types.ts';
import { force } from '../scenarios/forces.ts';
import type { Setup } from '../state.ts';

/** An Atlas against a Spider, as soon as both are on the map. */
function position(): View<Classic> {
  const skirmish = scenarioSetup(classic, 'skirmish');
  if (!skirmish.ok) throw new Error(skirmish.error[0].message);
  const setup: Setup = {
    ...skirmish.value,
    units: [...force(0, [['Own', 5, 4, 'AS7-D']]), ...force(1, [['Foe', 5, 4, 'SDR-5V']])],
    deployment: skirmish.value.deployment.map((step) => ({ ...step, count: 1 })),
    tonnageLimit: 100,
  };
  const players = setup.seats.map(() => classic.bot('recruit'));
  const { state } = playMatch(classic, setup, 'position 2', players, { maxOrders: 2 });
  return viewFor(classic, state, waitingFor(state)[0]);
}

const view = position();
const own = Number(view.viewer);

describe('How a game goes on', () => {
  test('is played to its end, and comes out the same from the same seed', () => {
    const winners = Array.from(
      { length: 10 },
      (_, i) => continuation(classic, view, 'recruit', `on ${i}`)!.winners,
    );
    expect(winners.filter(([winner]) => winner === 0).length).toBeGreaterThanOrEqual(9);
    expect(continuation(classic, view, 'recruit', 'on 3')!.winners).toEqual(winners[3]);
  });

  test('leaves the table as it is', () => {
    const before = canonical(view);
    continuation(classic, view, 'recruit', 'on 1');
    ideas(classic, view, 4);
    expect(canonical(view)).toBe(before);
  });

  test('begins with an order, if one is given that can be', () => {
    expect(continuation(classic, view, 'recruit', 'on 1', { type: 'still', unit: own })).not.toBeNull();
    expect(continuation(classic, view, 'recruit', 'on 1', { type: 'still', unit: 1 - own })).toBeNull();
  });
});

test('Ideas are orders that differ, the veteran’s first, and no more than are wanted', () => {
  const found = ideas(classic, view, 4);
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(4);
  expect(new Set(found.map(canonical)).size).toBe(found.length);
  expect(ideas(classic, view, 1)).toEqual([found[0]]);
});

test('What an order leads to is told as it would be', () => {
  expect(foretold(classic, view, { type: 'still', unit: own })[0]).toMatch(/stays where it is\.$/);
  expect(foretold(classic, view, { type: 'still', unit: 1 - own })).toEqual([]);
});
