// Plays games to their end whatever happens to the server, and checks them against what it kept.
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import type { CreateRequest, Problem } from '@ironfield/client/api.ts';
import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import { fork } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, parseRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { toldOf } from '@ironfield/kernel/record/telling.ts';
import { type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { CoreEvent, CoreSetup, Viewer } from '@ironfield/kernel/state.ts';
import { games } from '../games.ts';
import { Spectator } from '../socket/spectator.fixture.ts';
import { RemotePlayer } from '../socket/two-players.fixture.ts';
import { heldSetup } from './held-setup.ts';

const BOT = { kind: 'bot', strength: 'recruit' } as const;
const OWN = { kind: 'own' } as const;

/** A game, with whatever is asked for at its table. */
interface Kind {
  readonly game: string;
  /** Absent: any scenario with any options. */
  readonly scenario?: string;
  /** The seats of bots; everybody else is a person. */
  readonly bots: readonly number[];
}

/** Two people, one against a bot, and two bots that somebody watches; of the larger games, all scenarios and options. */
const KINDS: readonly Kind[] = [
  { game: 'demo', scenario: 'ravine', bots: [] },
  { game: 'battleforce-qs', scenario: 'green', bots: [1] },
  { game: 'classic', bots: [] },
  { game: 'battleforce2', bots: [] },
  { game: 'gearblitz', bots: [] },
  { game: 'planetary', bots: [] },
  { game: 'demo', scenario: 'ravine', bots: [0] },
  { game: 'battleforce-qs', scenario: 'green', bots: [0, 1] },
  { game: 'classic', bots: [1] },
  { game: 'battleforce-qs', bots: [] },
  { game: 'battleforce2', bots: [0] },
  { game: 'demo', bots: [] },
  { game: 'gearblitz', bots: [1] },
  { game: 'planetary', bots: [1] },
];

/** Entries after which people agree on a draw, or give up: long games prove no more, and none may take for ever. */
const LENGTH = 40;
/** The entry after which people take the last one back. */
const REGRETTED = 7;

export interface Played {
  games: number;
  /** Orders of people that were acknowledged, and entries of all. */
  orders: number;
  entries: number;
  takebacks: number;
  draws: number;
  'given up': number;
  /** The games played. */
  played: string;
}

/** Plays games at a number of tables until told to stop, or until `most` games are done. Returns the counts. */
export async function playOnAndOn(
  urls: readonly string[],
  { tables, most, seed, isEnough }: { tables: number; most: number; seed: string; isEnough(): boolean },
): Promise<Played> {
  const counts = { games: 0, orders: 0, entries: 0, takebacks: 0, draws: 0, 'given up': 0 };
  const byGame = new Map<string, number>();
  const table = async (index: number) => {
    // Tables take every kind in turn, and no two begin with the same one.
    for (let round = index; round < most && !isEnough(); round += tables) {
      const kind = KINDS[(round + Math.floor(round / KINDS.length)) % KINDS.length];
      const { orders, log } = await playToTheEnd(urls, kind, `${seed} ${index} ${round}`);
      const kept = (wanted: LogEntry['kind']) => log.filter((entry) => entry.kind === wanted).length;
      counts.games++;
      counts.orders += orders;
      counts.entries += log.length;
      counts.takebacks += kept('takeback');
      counts.draws += kept('draw');
      counts['given up'] += kept('forfeit');
      byGame.set(kind.game, (byGame.get(kind.game) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, index) => table(index)));
  return { ...counts, played: Array.from(byGame, ([game, count]) => `${game} ${count}`).join(', ') };
}

/** The request that creates the game. */
function requestOf({ game: id, scenario, bots }: Kind, seed: string): CreateRequest {
  const game = games.find((one) => one.id === id)!;
  const seatsIn = (name: string) => game.scenarios.find((one) => one.id === name)!.seats;
  const seatedIn = (name: string) => seatsIn(name).map((_, seat) => (bots.includes(seat) ? BOT : OWN));
  if (scenario !== undefined) return { game: id, scenario, seats: seatedIn(scenario) };
  const setup = heldSetup(game, randomFrom(seed));
  return { game: id, setup, seats: seatedIn(setup.scenario) };
}

/** Plays one game through any of these servers, and compares what was told with what was kept. */
async function playToTheEnd(urls: readonly string[], kind: Kind, seed: string) {
  const api = ironfieldApi(urls[0], { timeout: PATIENCE });
  const request = requestOf(kind, seed);
  const created = await untilItWorks(() => api.create(request));
  const { id } = created.summary;
  const secrets = created.seats.map((own) => (own.kind === 'own' ? own.secret : ''));
  const people = new People(api, id, secrets, request.seats.length === secrets.length);
  const players = created.seats.map(({ seat }, index) => {
    const url = urls[seat % urls.length];
    const give = stubbornly(url, id, secrets[index], people);
    return { seat, player: new RemotePlayer(url, id, secrets[index], `${seed} ${seat}`, { give }) };
  });
  const spectator = new Spectator(urls[urls.length - 1], id);
  const ends = await Promise.all([spectator.over, ...players.map(({ player }) => player.over)]);
  const record = await keptRecord(api, id);
  const { log } = record;
  const counts = countsIn(record);
  const viewers: readonly Viewer[] = ['spectator', ...players.map(({ seat }) => seat)];
  for (const [index, viewer] of viewers.entries()) {
    const count = counts(viewer, log.length);
    strictEqual(ends[index].summary.number, count, `the end as the viewer ${viewer} counts`);
    const told = index === 0 ? spectator.told : players[index - 1].player.told.map(({ number }) => number);
    const all = Array.from({ length: count }, (_, at) => at + 1);
    deepStrictEqual(told, all, `the viewer ${viewer} was told of every entry once and in order`);
  }
  for (const { seat, player } of players) {
    deepStrictEqual(player.problems, []);
    const kept = log.flatMap((entry, index) =>
      entry.kind === 'order' && entry.seat === seat
        ? [{ number: counts(seat, index + 1), order: entry.order }]
        : [],
    );
    deepStrictEqual(player.acknowledged, kept, 'what was acknowledged is what is kept: no more, no less');
    player.connection.close();
  }
  spectator.connection.close();
  const orders = players.reduce((sum, { player }) => sum + player.acknowledged.length, 0);
  return { orders, log };
}

/** The other things people at a table do: takebacks, draws, giving up. A refusal came too late and is ignored. */
class People {
  private readonly api: IronfieldApi;
  private readonly id: string;
  private readonly secrets: readonly string[];
  /** No bot sits with them. */
  private readonly areAlone: boolean;
  private hasRegretted = false;

  constructor(api: IronfieldApi, id: string, secrets: readonly string[], areAlone: boolean) {
    this.api = api;
    this.id = id;
    this.secrets = secrets;
    this.areAlone = areAlone;
  }

  /** Does one of these, if it is due. */
  async doElse(number: number): Promise<boolean> {
    const { api, id, secrets } = this;
    const [first, ...others] = secrets;
    if (number >= LENGTH) {
      if (this.areAlone) {
        await settled(() => api.draw(id, first));
        for (const other of others) await settled(() => api.answerDraw(id, other, { agree: true }));
      }
      // If several people play on one side, or only one is left, the game goes on until all have given up.
      for (const secret of secrets) await settled(() => api.concede(id, secret, { request: 'enough-of-it' }));
      await wait(LATER);
      return true;
    }
    if (number < REGRETTED || this.hasRegretted || !this.areAlone) return false;
    this.hasRegretted = true;
    await settled(() => api.takeback(id, first, { to: number - 1 }));
    for (const other of others) await settled(() => api.answerTakeback(id, other, { agree: true }));
    return true;
  }
}

/** Repeats an order under the same name until its result is known. */
function stubbornly(url: string, id: string, secret: string, people: People) {
  const api = ironfieldApi(url, { timeout: PATIENCE });
  let given = 0;
  return async (order: { readonly type: string }, number: number) => {
    // Any result means that the game must be looked at again.
    if (await people.doElse(number))
      return refused({ code: 'stale', message: 'Something else was done' } as const);
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
/** Milliseconds allowed for an answer of an undisturbed server. */
const LONG = 600_000;

/** Answers after which a client tries again. */
const NOT_NOW: readonly Problem['code'][] = ['unavailable', 'too-many', 'timeout', 'busy'];

/**
 * How many of the first entries of a game each viewer was told of. Viewers count only those; a secret order of another
 * seat is not among them. In a game without secret orders, that is all entries.
 */
function countsIn({ game: id, setup, seed, log }: GameRecord): (viewer: Viewer, entries: number) => number {
  const game = games.find((one) => one.id === id)!;
  const history: History<GameTypes> = new History(game, setup as CoreSetup, seed);
  const told = log.map(({ hash: _, ...entry }) => {
    const before = fork(game, history.state);
    const events: CoreEvent[] = [];
    history.add(entry, events);
    if (entry.kind !== 'order') return null;
    return toldOf(game, { seat: entry.seat, before, after: history.state, events });
  });
  if (!game.hasSecretOrders?.(history.setup)) ok(!told.some(Boolean), 'nobody orders anything in secret');
  return (viewer, entries) =>
    told.slice(0, entries).filter((viewers) => viewers?.includes(viewer) ?? true).length;
}

/** The log as the server exports it, played again from the start with every hash compared. */
export async function keptLog(api: IronfieldApi, id: string): Promise<readonly LogEntry[]> {
  return (await keptRecord(api, id)).log;
}

async function keptRecord(api: IronfieldApi, id: string): Promise<GameRecord> {
  const record = parseRecord(await untilItWorks(() => api.export(id)));
  ok(record.ok, 'the exported file can be read');
  const verified = verifyRecord(games.find((one) => one.id === record.value.game)!, record.value);
  ok(verified.ok, 'the exported file can be replayed');
  return record.value;
}

/** There is not always a server to ask. */
async function untilItWorks<T>(ask: () => Promise<Result<T, Problem>>): Promise<T> {
  const answer = await settled(ask);
  if (answer.ok) return answer.value;
  throw new Error(answer.error.message);
}

/** The server as functions that do not give up on a machine that is busy with something else. */
export function patientApi(url: string): IronfieldApi {
  const calls = Object.entries(ironfieldApi(url, { timeout: LONG }) as Record<string, Call>);
  const patient = calls.map(([name, call]) => [name, (...given: unknown[]) => settled(() => call(...given))]);
  return Object.fromEntries(patient) as IronfieldApi;
}

type Call = (...given: unknown[]) => Promise<Result<unknown, Problem>>;

async function settled<T>(ask: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
  for (;;) {
    const answer = await ask();
    if (answer.ok || !NOT_NOW.includes(answer.error.code)) return answer;
    await wait(LATER);
  }
}
