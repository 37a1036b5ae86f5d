import { expect, test } from 'vitest';
import { z } from 'zod';
import { canonical } from '../json.ts';
import { type Sticks, type SticksState, sticks, sticksSetup } from '../menu/sticks.fixture.ts';
import { playMatch } from '../players/match.ts';
import { randomFrom } from '../random.ts';
import { History } from '../record/history.ts';
import { errandOf } from '../state.ts';
import { advance, applyOrder, fork, menuFor, startGame, submit, viewFor, waitingFor } from './advance.ts';
import { applyReport, commissionOf, guessedReport, whyNotAlone } from './errand.ts';
import type { Decision, Errand, Game } from './game.ts';
import { randomPlayer } from './player.ts';

/** A jolt is decided elsewhere: how many sticks it throws onto the table. */
interface Jolts extends Omit<Sticks, 'Frames'> {
  Frames: Omit<Sticks['Frames'], 'drop'> & { drop: { readonly errand: number } };
}

const drop: Errand<Jolts, Jolts['Frames']['drop']> = {
  errand: true,
  commission: ({ sticks: left }, { errand }) => ({ left, errand }),
  reportSchema: z.strictObject({ type: z.literal('dropped'), sticks: z.int() }),
  whyNot: (_state, _frame, report) =>
    (report as never as { sticks: number }).sticks < 3
      ? null
      : { message: 'No more than two sticks drop', rule: 'S-2' },
  apply(play, _frame, report) {
    const { sticks: dropped } = report as never as { sticks: number };
    play.state.sticks += dropped;
    play.emit({ type: 'jolted', die: dropped });
  },
  guess: () => ({ type: 'dropped', sticks: 1 }) as never,
};

const jolt: Decision<Jolts, { readonly seat: number }, 'jolt' | 'allow'> = {
  ...(sticks.steps.jolt as unknown as typeof jolt),
  apply(play, _frame, order) {
    if (order.type === 'jolt') play.next({ step: 'drop', errand: 7 });
  },
};

const game = {
  ...sticks,
  steps: {
    ...sticks.steps,
    jolt,
    drop,
  },
} as unknown as Game<Jolts>;

function jolted(): SticksState {
  const state = startGame(game, sticksSetup(), 'errand');
  applyOrder(game, state, 0, { type: 'wager', odd: true });
  applyOrder(game, state, 1, { type: 'wager', odd: false });
  applyOrder(game, state, 0, { type: 'take', count: 3 });
  applyOrder(game, state, 1, { type: 'jolt' });
  return state;
}

const report = { type: 'dropped', sticks: 2 };

test('A game that waits for a report asks nobody, and says so', () => {
  const state = jolted();
  expect(waitingFor(state)).toEqual([]);
  expect(errandOf(state)).toEqual({ step: 'drop', errand: 7 });
  expect(commissionOf(game, state)).toEqual({ left: 10, errand: 7 });
  expect(viewFor(game, state, 0)).toMatchObject({ waiting: [], question: null, errand: { errand: 7 } });
  expect([0, 1].map((seat) => menuFor(game, state, seat))).toEqual([null, null]);
  expect(submit(game, state, 0, { type: 'take', count: 1 })).toMatchObject({
    error: { code: 'not-asked', message: 'Nobody is asked: the game waits for the report of a battle' },
  });
  expect(state).toEqual(jolted());
});

test('A report leads on as its rule says', () => {
  const state = jolted();
  const events: Sticks['Event'][] = [];
  expect(applyReport(game, state, 7, report, events)).toBeNull();
  expect(events).toEqual([
    { type: 'jolted', die: 2 },
    { type: 'taken', seat: 0, count: 3 },
  ]);
  expect(state.sticks).toBe(9);
  expect(errandOf(state)).toBeNull();
  expect(viewFor(game, state, 0).errand).toBeUndefined();
  expect(commissionOf(game, state)).toBeNull();
});

test('A report that cannot be is refused with its reason, and changes nothing', () => {
  const state = jolted();
  expect(applyReport(game, state, 6, report)).toEqual({
    code: 'not-asked',
    message: 'The game waits for the report of battle 8, and this is one of battle 7',
  });
  expect(applyReport(game, state, 7, { type: 'dropped', sticks: '2' })).toMatchObject({
    code: 'malformed',
    path: 'sticks',
  });
  expect(applyReport(game, state, 7, { ...report, sticks: 3 })).toEqual({
    code: 'illegal',
    message: 'No more than two sticks drop',
    rule: 'S-2',
  });
  expect(state).toEqual(jolted());
  applyReport(game, state, 7, report);
  expect(applyReport(game, state, 7, report)).toMatchObject({
    code: 'not-asked',
    message: 'The game waits for no report of a battle, and this is one of battle 8',
  });
  state.outcome = { winners: [], reason: 'over', rule: null };
  expect(applyReport(game, state, 7, report)!.code).toBe('over');
});

test('A waiting game is saved, loaded and copied like any other', () => {
  const state = jolted();
  const worlds: SticksState[] = [state, JSON.parse(JSON.stringify(state)), fork(game, state)];
  for (const world of worlds) expect(applyReport(game, world, 7, report)).toBeNull();
  expect(new Set(worlds.map((world) => canonical(world))).size).toBe(1);
});

test('Where nobody fights the battle, a report is guessed, so that matches go on', () => {
  expect(guessedReport(game, jolted(), randomFrom('guess'))).toEqual({
    errand: 7,
    report: { type: 'dropped', sticks: 1 },
  });
  expect(guessedReport(game, startGame(game, sticksSetup(), 'calm'), randomFrom('guess'))).toBeNull();
  const matches = Array.from({ length: 20 }, (_, index) =>
    playMatch(game, sticksSetup(), `match ${index}`, [randomPlayer, randomPlayer]),
  );
  expect(matches.every(({ finished }) => finished)).toBe(true);
});

test('A host that fights no battles in other games does not take such a game', () => {
  expect(whyNotAlone(game, sticksSetup())).toBeNull();
  const sending = { ...game, sendsFor: ({ scenario }: { scenario: string }) => scenario === 'ten' };
  expect(whyNotAlone(sending, sticksSetup())?.message).toContain('only a game at one screen');
  expect(whyNotAlone(sending, { ...sticksSetup(), scenario: 'other' })).toBeNull();
});

test('A report is an entry of the log, which no takeback crosses', () => {
  const history = new History(game, sticksSetup(), 'errand');
  const give = (seat: number, order: Sticks['Order']) => history.add({ kind: 'order', seat, order });
  give(0, { type: 'wager', odd: true });
  give(1, { type: 'wager', odd: false });
  give(0, { type: 'take', count: 3 });
  give(1, { type: 'jolt' });
  const entry = { kind: 'report', errand: 7, report, record: 'fingerprint' } as const;
  expect(history.add({ ...entry, errand: 1 })!.code).toBe('not-asked');
  expect(history.add(entry)).toBeNull();
  expect(history.entries).toHaveLength(5);
  expect(history.stateAfter(5).sticks).toBe(9);
  expect(history.add({ kind: 'takeback', to: 4 })).toEqual({
    code: 'illegal',
    message: 'A battle has been reported since point 4: the earliest point to go back to is 5',
    path: 'to',
  });
  expect(history.add({ kind: 'takeback', to: -1 })!.message).toBe(
    'There is no earlier point -1 to go back to',
  );
  const [seat] = waitingFor(history.state);
  give(seat!, { type: 'take', count: 1 });
  expect(history.add({ kind: 'takeback', to: 5 })).toBeNull();
  expect(advance(game, history.state, seat!, { type: 'take', count: 1 })).toBeNull();
});
