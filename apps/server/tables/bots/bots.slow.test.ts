import { fork, menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, Strength } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { toldOf } from '@ironfield/kernel/record/telling.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import type { CoreEvent } from '@ironfield/kernel/state.ts';
import { type Logger, pino } from 'pino';
import { expect, test } from 'vitest';
import { games } from '../../games.ts';
import { Costs } from '../../limits/costs.ts';
import { SERVICE_LIMITS } from '../../limits/service-limits.ts';
import { ServiceMetrics } from '../../service-metrics.ts';
import type { KeptGame, KeptSeat } from '../../storage/kept-game.ts';
import type { Leases } from '../../storage/leases.ts';
import type { Store } from '../../storage/store.ts';
import { FREE } from '../../testing/free.fixture.ts';
import { until } from '../../testing/service-testing.ts';
import type { Moves } from '../moves.ts';
import type { EntryOnward, Table } from '../table.ts';
import { Tables } from '../tables.ts';
import type { Workshop } from '../workshop/workshop.ts';
import { Bots, type BotsSettings } from './bots.ts';
import { ThinkingPool, type ThinkingPoolSettings } from './thinking-pool.ts';
import { type Thought, TooLongError } from './thinking-thread.ts';

const SEED = 'seed';
const STRENGTH: Strength = 'regular';
const demo = games.find(({ id }) => id === 'demo')!;

function newHistory(): History<GameTypes> {
  const setup = scenarioSetup(demo, 'ravine');
  if (!setup.ok) throw new Error('There is no such scenario');
  return new History(demo, setup.value, SEED);
}

/** A table of two bots, kept in memory alone. */
function tableOfBots<T extends ThinkingPool>(
  Thread: new (settings: ThinkingPoolSettings) => T,
  history = newHistory(),
  more: Partial<BotsSettings> = {},
) {
  const logged: string[] = [];
  const logger: Logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const metrics = new ServiceMetrics();
  const costs = new Costs(FREE);
  const tables = new Tables({
    store: {} as Store,
    workshop: {} as Workshop,
    costs,
    games: new Map(games.map((game) => [game.id, game])),
    version: 'test',
    logger,
    metrics,
    limits: SERVICE_LIMITS,
    now: () => ({ date: 0, time: 0 }),
  });
  const seat = (index: number): KeptSeat => ({
    seat: index,
    side: String(index),
    kind: 'bot',
    name: null,
    strength: STRENGTH,
    secretHash: null,
    invitationHash: null,
    commitment: null,
    share: null,
    takenBy: null,
    usedInvitation: null,
  });
  const kept: KeptGame = {
    id: 'table',
    game: history.game.id,
    scenario: history.setup.scenario,
    title: null,
    setup: 'hash of the setup',
    dice: 'file',
    seed: SEED,
    house: null,
    spectators: true,
    listed: false,
    clock: null,
    created: 0,
    number: 0,
    counts: null,
    waiting: [0, 1],
    outcome: null,
    time: null,
    botDue: true,
    updated: 0,
    takeback: null,
    draw: null,
    rematch: null,
    host: null,
    diceDue: null,
    revision: 0,
    chats: 0,
    seats: [seat(0), seat(1)],
    within: null,
    battles: [],
  };
  const table = tables.adopt(kept, history, { seed: SEED, number: 0, state: history.state });
  const log: LogEntry[] = [];
  const moves = {
    async add(at: Table, entry: LogEntry) {
      const step = at.attempt(entry as EntryOnward);
      if (!step.ok) return step;
      log.push(entry);
      at.isLeased = true;
      const { outcome } = step.value.state;
      const waiting = waitingFor(step.value.state);
      at.take(step.value, { ...at.kept, number: at.number + 1, waiting, outcome, botDue: !outcome });
      return accepted(at.number);
    },
  } as Pick<Moves, 'add'> as Moves;
  let released = 0;
  const leases = { release: async () => void released++ } as Pick<Leases, 'release'> as Leases;
  const thread = new Thread({ logger });
  const bots = new Bots({
    tables,
    moves,
    leases,
    logger,
    metrics,
    costs,
    beat: 0,
    thinking: thread,
    ...more,
  });
  return { bots, thread, table, moves, log, logged, released: () => released };
}

/** The game as it comes out when every bot has the state before it. */
function expectedLog(): readonly LogEntry[] {
  const history = newHistory();
  while (!history.state.outcome) {
    const { state, entries } = history;
    const seat = waitingFor(state)[0];
    const random = randomFrom(`${SEED} bot ${seat} at ${entries.length}`);
    const look = () => viewFor(demo, state, seat);
    const order = demo.bot(STRENGTH).choose(look, menuFor(demo, state, seat)!, random);
    expect(history.add({ kind: 'order', seat, order })).toBeNull();
  }
  return history.entries;
}

class FailingThread extends ThinkingPool {
  override ask(): Promise<Thought> {
    return Promise.reject(new Error('The thread has ended without an answer'));
  }
}

class StrangeThread extends ThinkingPool {
  override async ask(): Promise<Thought> {
    return { order: { type: 'castle' }, milliseconds: 1000 };
  }
}

/** Never quick, so that everything is thought there. */
class SlowThread extends ThinkingPool {
  override async ask(...asked: Parameters<ThinkingPool['ask']>): Promise<Thought | null> {
    const thought = await super.ask(...asked);
    return thought && { ...thought, milliseconds: 1000 };
  }
}

class EndlessThread extends ThinkingPool {
  override ask(): Promise<Thought> {
    return Promise.reject(new TooLongError('A bot has thought for too long'));
  }
}

/** Fails every other time. */
class ShakyThread extends SlowThread {
  private asked = 0;
  override ask(...asked: Parameters<ThinkingPool['ask']>): Promise<Thought | null> {
    if (this.asked++ % 2 === 1) return super.ask(...asked);
    return Promise.reject(new Error('The thread has ended without an answer'));
  }
}

const AGAIN = 'a bot has failed in the thread; it is asked again';
const AT_RANDOM = 'a bot has failed; it moves at random';

test.each([
  ['answers', ThinkingPool, []],
  ['answers slowly', SlowThread, []],
  ['fails and works when it is asked again', ShakyThread, [AGAIN]],
] as const)('Bots play the same game when the thread %s', async (_, Thread, messages) => {
  const { bots, table, log, logged } = tableOfBots<ThinkingPool>(Thread);
  bots.due('table');
  await until(() => table.state.outcome !== null, 'the end');
  await bots.close();
  expect(log).toEqual(expectedLog());
  expect([...new Set(logged)]).toEqual(messages);
});

test.each([
  ['think for too long', EndlessThread, ['a bot has thought for too long; it moves at random']],
  ['fail again and again', FailingThread, [AGAIN, AT_RANDOM]],
  ['give orders that are not on the menu', StrangeThread, [AGAIN, AT_RANDOM]],
] as const)('Bots that %s move at random, and nobody waits for them', async (_, Thread, messages) => {
  const { bots, table, logged } = tableOfBots<ThinkingPool>(Thread);
  bots.due('table');
  await until(() => table.state.outcome !== null, 'the end');
  await bots.close();
  expect([...new Set(logged)]).toEqual(messages);
});

test('A bot’s secret orders take no beat, and whatever everybody sees of it takes one', async () => {
  const classic = games.find(({ id }) => id === 'classic')!;
  const setup = scenarioSetup(classic, 'skirmish', { 'double-blind': true }, randomFrom('dealt'));
  if (!setup.ok) throw new Error('There is no such scenario');
  const paused: number[] = [];
  const { bots, log } = tableOfBots(ThinkingPool, new History(classic, setup.value, SEED), {
    beat: 1_000_000,
    pause: (async () => void paused.push(log.length)) as unknown as BotsSettings['pause'] & {},
  });
  bots.due('table');
  const replayed = new History(classic, setup.value, SEED);
  const visible: number[] = [];
  const secret: number[] = [];
  const isEnough = () => {
    while (replayed.entries.length < log.length) {
      const number = replayed.entries.length;
      const before = fork(classic, replayed.state);
      const entry = log[number] as Extract<LogEntry, { kind: 'order' }>;
      const events: CoreEvent[] = [];
      expect(replayed.add(entry, events)).toBeNull();
      const told = toldOf(classic, { seat: entry.seat, before, after: replayed.state, events });
      (told ? secret : visible).push(number);
    }
    return secret.length >= 3 && visible.length >= 3;
  };
  await until(isEnough, 'orders of both kinds');
  await bots.close();
  isEnough();
  expect(paused.slice(0, visible.length)).toEqual(visible);
});

/** Thinks until it is told to stop. */
class PatientThread extends SlowThread {
  readonly answers: (() => void)[] = [];
  override ask(...asked: Parameters<ThinkingPool['ask']>): Promise<Thought | null> {
    return new Promise((resolve) => this.answers.push(() => resolve(super.ask(...asked))));
  }
  override async close(): Promise<void> {
    await super.close();
    for (const answer of this.answers.splice(0)) answer();
  }
}

test('The table is free while a bot thinks, and what it thought of an older one is forgotten', async () => {
  const { bots, thread, table, moves, log, logged } = tableOfBots(PatientThread);
  bots.due('table');
  await until(() => thread.answers.length === 1, 'the question');
  // Both are asked in secret: the other one answers first.
  const entry = expectedLog()[1];
  expect(await table.exclusively(() => moves.add(table, entry, null))).toEqual(accepted(1));
  thread.answers.shift()!();
  await until(() => thread.answers.length === 1, 'the next question');
  expect(log).toEqual([entry]);
  await bots.close();
  expect(logged).toEqual([]);
});

test('Closing waits for no thought, and leaves the table to others', async () => {
  const { bots, thread, table, logged, released } = tableOfBots(PatientThread);
  bots.due('table');
  await until(() => thread.answers.length === 1, 'the question');
  await bots.close();
  expect(table.number).toBe(0);
  expect(released()).toBe(1);
  expect(logged).toEqual([]);
});
