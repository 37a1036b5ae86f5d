import { advance, fork, menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { newSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { Budget } from '@ironfield/kernel/players/budget.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { bot } from '../../bot.ts';
import { classic } from '../../game.ts';
import type { Setup, State } from '../../state.ts';
import { crowdedSetup } from '../../testing/crowd.ts';

afterEach(() => vi.restoreAllMocks());

/** The table when the first 'Mech moves. */
function atFirstMove(setup: Setup): State {
  const { state } = new History(classic, setup, 'budget');
  while (state.phase !== 'movement') {
    const seat = waitingFor(state)[0]!;
    expect(advance(classic, state, seat, chosen(state))).toBeNull();
  }
  return state;
}

function chosen(state: State, nodes?: number) {
  const seat = waitingFor(state)[0]!;
  const player = bot('veteran', nodes);
  return player.choose(
    () => viewFor(classic, state, seat),
    menuFor(classic, state, seat)!,
    randomFrom('order'),
  );
}

/** What it chooses, and how much it has looked at. */
function counted(state: State, nodes?: number) {
  const spend = vi.spyOn(Budget.prototype, 'spend');
  const order = chosen(state, nodes);
  const spent = spend.mock.calls.reduce((sum, [count]) => sum + count, 0);
  spend.mockRestore();
  return { order, spent };
}

function scenario(id: string): Setup {
  const setup = scenarioSetup(classic, id);
  if (!setup.ok) throw new Error(`There is no scenario ${id}`);
  return setup.value;
}

/** As many 'Mechs as there may be, on as many hexes as they may have. */
function largest(): Setup {
  const setup = newSetup(classic, crowdedSetup(64, 39, 40));
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  return setup.value as Setup;
}

test('In the scenarios of the book a veteran never comes near the end of its budget', () => {
  for (const id of ['skirmish', 'final-exam', 'divide-and-conquer']) {
    const state = atFirstMove(scenario(id));
    for (let moves = 0; moves < 4 && state.phase === 'movement'; moves++) {
      const { order, spent } = counted(state);
      expect(spent).toBeLessThan(200_000);
      expect(order).toEqual(chosen(state, Infinity));
      expect(advance(classic, state, waitingFor(state)[0]!, order)).toBeNull();
    }
  }
});

test('At the largest table a veteran looks at no more than its budget allows', () => {
  const state = atFirstMove(largest());
  const all = counted(state, Infinity);
  expect(all.spent).toBeGreaterThan(200_000);
  for (const nodes of [1, 5000, 50_000]) {
    const { order, spent } = counted(state, nodes);
    // What it has begun it ends: a look around by the one that it is at, and the fire that this leads to.
    expect(spent).toBeLessThan(nodes + 2000);
    expect(spent).toBeGreaterThanOrEqual(nodes);
    expect(chosen(state, nodes), 'the same again').toEqual(order);
    expect(advance(classic, fork(classic, state), waitingFor(state)[0]!, order)).toBeNull();
  }
});
