// Games played to their end whatever is done to the server meanwhile, and held against what it has kept of them.
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import type { CreateRequest, Problem } from '@ironfield/client/api.ts';
import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import type { LogEntry } from '@ironfield/kernel/history.ts';
import { parseRecord, verifyRecord } from '@ironfield/kernel/record.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { games } from '../games.ts';
import { Spectator } from '../socket/spectator.fixture.ts';
import { RemotePlayer } from '../socket/two-players.fixture.ts';

const BOT = { kind: 'bot', strength: 'recruit' } as const;
const OWN = { kind: 'own' } as const;
/** Two people, one against a bot, and two bots that somebody watches. */
const KINDS: readonly Pick<CreateRequest, 'game' | 'scenario' | 'seats'>[] = [
  { game: 'demo', scenario: 'ravine', seats: [OWN, OWN] },
  { game: 'battleforce-qs', scenario: 'green', seats: [OWN, BOT] },
  { game: 'demo', scenario: 'ravine', seats: [BOT, OWN] },
  { game: 'battleforce-qs', scenario: 'green', seats: [BOT, BOT] },
];

export interface Played {
  games: number;
  /** Orders of people that were acknowledged, and entries of all. */
  orders: number;
  entries: number;
}

/** Plays one game after the other at so many tables until it is enough; counts what was played. */
export async function playOnAndOn(
  urls: readonly string[],
  { tables, seed, isEnough }: { tables: number; seed: string; isEnough(): boolean },
): Promise<Played> {
  const played = { games: 0, orders: 0, entries: 0 };
  const table = async (index: number) => {
    for (let round = index; !isEnough(); round++) {
      const { orders, entries } = await playToTheEnd(
        urls,
        KINDS[round % KINDS.length],
        `${seed} ${index} ${round}`,
      );
      played.games++;
      played.orders += orders;
      played.entries += entries;
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, index) => table(index)));
  return played;
}

/** Plays one game through any of these servers, and compares what was told with what was kept. */
async function playToTheEnd(urls: readonly string[], kind: (typeof KINDS)[number], seed: string) {
  const api = ironfieldApi(urls[0], { timeout: PATIENCE });
  const created = await untilItWorks(() => api.create({ ...kind, seats: [...kind.seats] }));
  const { id } = created.summary;
  const players = created.seats.map(({ seat, ...own }) => {
    const secret = own.kind === 'own' ? own.secret : '';
    const url = urls[seat % urls.length];
    const give = stubbornly(url, id, secret);
    return { seat, player: new RemotePlayer(url, id, secret, `${seed} ${seat}`, { give }) };
  });
  const spectator = new Spectator(urls[urls.length - 1], id);
  const ends = await Promise.all([spectator.over, ...players.map(({ player }) => player.over)]);
  const log = await keptLog(api, id);
  for (const end of ends) strictEqual(end.summary.number, log.length, 'everybody saw the same end');
  const all = log.map((_, index) => index + 1);
  deepStrictEqual(spectator.told, all, 'a spectator was told of every entry once and in order');
  for (const { seat, player } of players) {
    deepStrictEqual(player.problems, []);
    deepStrictEqual(
      player.told.map(({ number }) => number),
      all,
      'a player was told of every entry once and in order',
    );
    const kept = log.flatMap((entry, index) =>
      entry.kind === 'order' && entry.seat === seat ? [{ number: index + 1, order: entry.order }] : [],
    );
    deepStrictEqual(player.acknowledged, kept, 'what was acknowledged is what is kept: no more, no less');
    player.connection.close();
  }
  spectator.connection.close();
  const orders = players.reduce((sum, { player }) => sum + player.acknowledged.length, 0);
  return { orders, entries: log.length };
}

/** Repeats an order, under the same name, until somebody says what has become of it. */
function stubbornly(url: string, id: string, secret: string) {
  const api = ironfieldApi(url, { timeout: PATIENCE });
  let given = 0;
  return async (order: { readonly type: string }, number: number) => {
    const request = `stubborn-${number}-${++given}`;
    for (;;) {
      const answer = await api.order(id, secret, { request, number, order });
      if (answer.ok) return { ok: true, value: answer.value.number } as const;
      if (!NOT_NOW.includes(answer.error.code)) return answer;
      await wait(LATER);
    }
  };
}

/** Milliseconds for an answer, and before something is tried again. */
const PATIENCE = 5000;
const LATER = 50;

/** Whoever is told so tries again. */
const NOT_NOW: readonly Problem['code'][] = ['unavailable', 'too-many', 'timeout'];

/** The log as the server exports it, played again from the start with every hash compared. */
export async function keptLog(api: IronfieldApi, id: string): Promise<readonly LogEntry[]> {
  const record = parseRecord(await untilItWorks(() => api.export(id)));
  ok(record.ok, 'the exported file can be read');
  const verified = verifyRecord(games.find((one) => one.id === record.value.game)!, record.value);
  ok(verified.ok, 'the exported file can be replayed');
  return record.value.log;
}

/** There is not always a server to ask. */
async function untilItWorks<T>(ask: () => Promise<Result<T, Problem>>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer.ok) return answer.value;
    if (!NOT_NOW.includes(answer.error.code)) throw new Error(answer.error.message);
    await wait(LATER);
  }
}
