import { setImmediate as aMoment } from 'node:timers/promises';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import type { CoreState, Viewer } from '@ironfield/kernel/state.ts';
import { Costs, DEFAULT_COSTS } from '@ironfield/server/limits/costs.ts';
import { FollowedTable } from '@ironfield/server/socket/followed-table.ts';
import type { KeptGame, Standing } from '@ironfield/server/storage/kept-game.ts';
import { Table } from '@ironfield/server/tables/table.ts';
import { Written } from '@ironfield/server/written.ts';

/** Bytes of the frame that tells a follower of an order. */
export interface FrameSizes {
  readonly orders: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/**
 * All scenarios are played by bots, before the eyes of every seat and a spectator who attend as the browser does:
 * through the real encoding, told of changes.
 */
export async function frameSizes(game: AnyGame, games: number): Promise<FrameSizes> {
  const sizes: number[] = [];
  let orders = 0;
  for (let i = 0; i < games; i++) {
    for (const { id } of game.scenarios) orders += await playBefore(game, id, `frames ${i}`, sizes);
  }
  const sorted = Float64Array.from(sizes).sort();
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)];
  return { orders, p50: at(0.5), p99: at(0.99), max: at(1) };
}

async function playBefore(game: AnyGame, scenario: string, seed: string, sizes: number[]): Promise<number> {
  const setup = scenarioSetup(game, scenario);
  if (!setup.ok) throw new Error(setup.error[0].message);
  const history = new History(game, setup.value, seed) as History<GameTypes>;
  const table = new Table({
    kept: keptGame(game, history),
    game,
    setup: history.setup,
    position: { seed, number: 0, state: history.state },
    snapshotted: 0,
    costs: new Costs(DEFAULT_COSTS),
    now: () => ({ date: NOW, time: NOW }),
    onListenerError: throwing,
  });
  const viewers: Viewer[] = [...seatNames(game, setup.value).keys(), 'spectator'];
  for (const viewer of viewers) {
    const followed = new FollowedTable(
      { game: table.id },
      { changes: true, has: [] },
      (type, text) => type === 'changes' && sizes.push(Buffer.byteLength(text)),
      () => {},
    );
    const stop = table.follow(viewer, followed);
    followed.open({ table: table.lookOf(viewer), missed: Written.of([]), recentChat: [], stop });
  }
  await aMoment();
  const bot = game.bot('recruit');
  const random = randomFrom(seed);
  while (!table.state.outcome) {
    const seat = waitingFor(table.state)[0];
    const menu = menuFor(game, table.state, seat)!;
    const order = bot.choose(() => viewFor(game, table.state, seat), menu, random);
    const step = table.attempt({ kind: 'order', seat, order });
    if (!step.ok) throw new Error(step.error.message);
    table.take(step.value, standingOf(step.value.state, table.number + 1));
  }
  return table.number;
}

const NOW = Date.UTC(2026, 2, 6);

function throwing(error: unknown): never {
  throw error;
}

function keptGame(game: AnyGame, { seed, setup, state }: History<GameTypes>): KeptGame {
  return {
    id: 'Jb3dSLq0T1u6Yw9xZ_kM-A',
    game: game.id,
    scenario: setup.scenario,
    title: null,
    setup: '',
    dice: 'file',
    seed,
    house: null,
    spectators: true,
    listed: false,
    clock: null,
    created: NOW,
    takeback: null,
    draw: null,
    rematch: null,
    host: null,
    diceDue: null,
    revision: 0,
    chats: 0,
    within: null,
    battles: [],
    seats: seatNames(game, setup).map((side, seat) => ({
      seat,
      side,
      kind: 'human',
      name: 'Ann',
      strength: null,
      secretHash: null,
      invitationHash: null,
      commitment: null,
      share: null,
      takenBy: null,
      usedInvitation: null,
    })),
    ...standingOf(state, 0),
  };
}

const standingOf = (state: CoreState, number: number): Standing => ({
  number,
  counts: null,
  waiting: waitingFor(state),
  outcome: state.outcome,
  time: null,
  botDue: false,
  updated: NOW + number,
});
