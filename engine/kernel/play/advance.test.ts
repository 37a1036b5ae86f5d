import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../dice.ts';
import { canonical } from '../json.ts';
import { type Sticks, type SticksState, sticks, sticksSetup } from '../menu/sticks.fixture.ts';
import { playMatch } from '../players/match.ts';
import type { CoreEvent } from '../state.ts';
import {
  advance,
  applyOrder,
  eventsFor,
  fork,
  menuFor,
  resume,
  startGame,
  submit,
  viewFor,
  waitingFor,
} from './advance.ts';
import type { Decision, Game } from './game.ts';
import { randomPlayer } from './player.ts';

function begun(): SticksState {
  const state = startGame(sticks, sticksSetup(), 'advance');
  applyOrder(sticks, state, 0, { type: 'wager', odd: true });
  applyOrder(sticks, state, 1, { type: 'wager', odd: false });
  return state;
}

describe('a decision in the middle of a resolution', () => {
  test('is asked before the resolution goes on, and its results come first', () => {
    const state = begun();
    state.dice = scriptedDice(['jolt', 6]);
    const events: CoreEvent[] = [];
    expect(advance(sticks, state, 0, { type: 'take', count: 2 }, events as never)).toBeNull();
    expect(events).toEqual([]);
    expect(waitingFor(state)).toEqual([1]);
    expect(state.agenda.map(({ step }) => step)).toEqual(['remove', 'jolt']);
    expect(advance(sticks, state, 1, { type: 'jolt' }, events as never)).toBeNull();
    expect(events).toEqual([
      { type: 'jolted', die: 6 },
      { type: 'taken', seat: 0, count: 2 },
    ]);
    expect(state).toMatchObject({ sticks: 9, agenda: [{ step: 'take', seat: 1 }] });
  });

  test('survives being saved and loaded', () => {
    const state = begun();
    advance(sticks, state, 0, { type: 'take', count: 2 });
    const loaded: SticksState = JSON.parse(JSON.stringify(state));
    for (const world of [state, loaded]) advance(sticks, world, 1, { type: 'jolt' });
    expect(canonical(loaded)).toBe(canonical(state));
  });
});

describe('a menu for one type of order', () => {
  const choosy = (leavesOut: boolean): { game: Game<Sticks>; asked: (string | undefined)[] } => {
    const asked: (string | undefined)[] = [];
    const take = sticks.steps.take as Decision<Sticks, { readonly seat: number }, 'take'>;
    const menu: typeof take.menu = (state, frame, sought) => {
      asked.push(sought);
      const whole = take.menu(state, frame);
      return sought !== undefined && leavesOut ? { ...whole, orders: [] } : whole;
    };
    return { game: { ...sticks, steps: { ...sticks.steps, take: { ...take, menu } } }, asked };
  };

  test('is enough for an order that is on it', () => {
    const { game, asked } = choosy(false);
    expect(advance(game, begun(), 0, { type: 'take', count: 2 })).toBeNull();
    expect(asked).toEqual(['take']);
  });

  test('refuses nothing that is on the whole menu, and a refusal comes from that', () => {
    const { game, asked } = choosy(true);
    const state = begun();
    expect(advance(game, state, 0, { type: 'take', count: 99 })!.path).toBe('count');
    expect(state).toEqual(begun());
    expect(advance(game, state, 0, { type: 'take', count: 2 })).toBeNull();
    expect(waitingFor(state)).toEqual([1]);
    expect(asked).toEqual(['take', undefined, 'take', undefined]);
  });
});

describe('a secret decision', () => {
  test('waits for all seats, tells nothing meanwhile, and reveals all answers at once', () => {
    const state = startGame(sticks, sticksSetup(), 'secret');
    const before = viewFor(sticks, state, 'spectator');
    expect(waitingFor(state)).toEqual([0, 1]);
    const first = submit(sticks, state, 1, { type: 'wager', odd: true });
    expect(first).toMatchObject({ ok: true, value: { events: [] } });
    expect(waitingFor(state)).toEqual([0]);
    expect(menuFor(sticks, state, 1)).toBeNull();
    expect(viewFor(sticks, state, 'spectator')).toEqual({ ...before, waiting: [0] });
    const second = submit(sticks, state, 0, { type: 'wager', odd: false });
    expect(second).toMatchObject({ value: { events: [{ type: 'wagers', odd: [false, true] }] } });
    expect(state.sealed).toBeNull();
  });

  test('does not let a seat answer twice', () => {
    const state = startGame(sticks, sticksSetup(), 'secret');
    advance(sticks, state, 1, { type: 'wager', odd: true });
    expect(advance(sticks, state, 1, { type: 'wager', odd: false })).toMatchObject({ code: 'not-asked' });
    expect(state.sealed).toEqual({ 1: { type: 'wager', odd: true } });
  });

  test('keeps its own copy of the answer', () => {
    const state = startGame(sticks, sticksSetup(), 'secret');
    const order = { type: 'wager' as const, odd: true };
    advance(sticks, state, 1, order);
    order.odd = false;
    expect(state.sealed![1]).toEqual({ type: 'wager', odd: true });
  });
});

describe('an order', () => {
  test.each([
    ['malformed', 0, null, 'The order is malformed'],
    ['malformed', 0, { type: 'take', count: '1' }, 'The order is malformed at count'],
    ['malformed', 0, { type: 'take', count: 1, extra: 1 }, 'extra'],
    ['illegal', 0, { type: 'take', count: 4 }, '4 is not possible: a whole number from 1 to 3'],
    ['illegal', 0, { type: 'jolt' }, '"jolt" is not possible now; possible: "take"'],
    ['not-asked', 1, { type: 'take', count: 1 }, 'It is not your decision: waiting for player 1'],
    ['not-asked', -1, { type: 'take', count: 1 }, 'It is not your decision'],
    ['not-asked', 0.5, { type: 'take', count: 1 }, 'It is not your decision'],
  ])('is refused as %s (seat %s, %j) and changes nothing', (code, seat, order, message) => {
    const state = begun();
    const before = canonical(state);
    const result = submit(sticks, state, seat, order);
    expect(result).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(message) } });
    expect(canonical(state)).toBe(before);
  });

  test('is refused when the game is over', () => {
    const { state } = playMatch(sticks, sticksSetup(), 'over', [
      sticks.bot('recruit'),
      sticks.bot('recruit'),
    ]);
    expect(state).toMatchObject({ sticks: 0, agenda: [], outcome: { rule: 'S-1' } });
    expect(waitingFor(state)).toEqual([]);
    expect(submit(sticks, state, 0, { type: 'take', count: 1 })).toMatchObject({ error: { code: 'over' } });
  });
});

test('A fork goes its own way and shares the setup', () => {
  const state = begun();
  const before = canonical(state);
  const forked = fork(sticks, state);
  expect(forked.setup).toBe(state.setup);
  advance(sticks, forked, 0, { type: 'take', count: 3 });
  expect(canonical(state)).toBe(before);
});

test('A game may copy itself in its own way', () => {
  const own = { ...sticks, fork: (state: SticksState) => ({ ...structuredClone(state), wagers: [7] }) };
  expect(fork(own, begun()).wagers).toEqual([7]);
});

test('Events are shown to each viewer as the game redacts them', () => {
  const shy: Game<Sticks> = { ...sticks, redact: (event, viewer) => (viewer === 0 ? event : null) };
  expect(eventsFor(shy, [{ type: 'jolted', die: 1 }], 0)).toHaveLength(1);
  expect(eventsFor(shy, [{ type: 'jolted', die: 1 }], 'spectator')).toEqual([]);
});

test('A game can run with no listeners', () => {
  const listening = startGame(sticks, sticksSetup(), 'quiet', []);
  expect(canonical(listening)).toBe(canonical(startGame(sticks, sticksSetup(), 'quiet')));
});

test('An agenda that names an unknown step, or runs empty too early, is a mistake of the game', () => {
  const state = begun();
  state.agenda = [{ step: 'dance' }];
  expect(() => resume(sticks, state, null)).toThrow('the agenda names a step that does not exist: dance');
  state.agenda = [];
  expect(() => resume(sticks, state, null)).toThrow('ran empty before the game had an outcome');
});

describe('a match', () => {
  test('follows from the seed alone', () => {
    const players = [randomPlayer, randomPlayer] as never;
    const [a, b] = [1, 2].map(() => playMatch(sticks, sticksSetup(), 'match', players));
    expect(canonical(a!.state)).toBe(canonical(b!.state));
    expect(a).toMatchObject({ finished: true, orders: b!.orders });
  });

  test('says when it was not finished', () => {
    const match = playMatch(sticks, sticksSetup(), 'match', [sticks.bot('recruit'), sticks.bot('recruit')], {
      maxOrders: 2,
    });
    expect(match).toMatchObject({ finished: false, orders: 2 });
  });
});
