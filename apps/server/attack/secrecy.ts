import { notStrictEqual, ok, strictEqual } from 'node:assert';
import type { OrderRequest } from '@ironfield/client/api.ts';
import type { IronfieldApi } from '@ironfield/client/http-api.ts';
import { demo } from '@ironfield/demo/game.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomBelow, randomFrom, shuffle } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import { RawSocket } from '../socket/raw-socket.fixture.ts';
import { menuOf } from '../testing/menu-of.fixture.ts';
import { ServerProcess } from '../testing/server-process.fixture.ts';
import { type Figures, type Part, withGamesKept } from './part.ts';
import { patientApi } from './playing.ts';
import { compareTwins, type Hiding } from './twins.ts';

const TURNS = 3;
/** The hiding side's markers, and the cards it may leave. */
const MARKERS = [0, 1, 2];
const CARDS = ['smoke', 'bluff', 'armor'];

interface Hidden {
  readonly decoy: number;
  readonly leave: string;
}

type Order = OrderRequest['order'];

/** Everything the games can hide. */
const HIDINGS: readonly Hiding[] = [
  {
    what: 'face-down counters',
    game: 'battleforce2',
    scenario: 'border-raid',
    options: { 'hidden-units': 6, 'concealed-identity': true },
  },
  {
    what: 'units nobody sees',
    game: 'classic',
    scenario: 'skirmish',
    options: { 'double-blind': true },
  },
  { what: 'wishes', game: 'gearblitz', scenario: 'meeting', options: {} },
  {
    what: 'hidden units',
    game: 'classic',
    scenario: 'skirmish',
    options: { 'hidden-units': true, 'concealed-information': true },
  },
];
/** Prefix for the name of a secret: the number of orders that differed only in it. */
export const UNSEEN = 'unseen, ';
/** Orders of a pair. */
const ORDERS = 60;

/** Pairs of games that differ in what a viewer may not know: that viewer must get identical bytes from both. */
export const secrecy: Part = ({ seed, database, most, isOver, progress }) =>
  withGamesKept(database, async (keeping): Promise<Figures> => {
    const server = await ServerProcess.started(keeping);
    try {
      const byGame = new Map<string, number>();
      const unseen = new Map<string, number>();
      const times: readonly [number[], number[]] = [[], []];
      let [pairs, compared, hidden, takebacks] = [0, 0, 0, 0];
      while (pairs < most && !isOver()) {
        const own = `${seed} ${pairs}`;
        const hiding = [null, ...HIDINGS][pairs % (1 + HIDINGS.length)];
        if (hiding) {
          const twins = await compareTwins(server.url, hiding, own, ORDERS);
          compared += twins.compared;
          hidden += twins.hidden;
          takebacks += twins.takebacks;
          unseen.set(hiding.what, (unseen.get(hiding.what) ?? 0) + twins.hidden);
          for (const [index, some] of twins.times.entries()) times[index]!.push(...some);
        } else {
          compared += await comparePair(server.url, own, TURNS);
          takebacks++;
        }
        const name = hiding?.game ?? 'demo';
        byGame.set(name, (byGame.get(name) ?? 0) + 1);
        progress(`${++pairs} pairs`);
      }
      return {
        pairs,
        compared,
        leaks: 0,
        'orders that differed unseen': hidden,
        ...Object.fromEntries(Array.from(unseen, ([what, count]) => [`${UNSEEN}${what}`, count])),
        takebacks,
        // Answers that the rules give by themselves are part of it: how long others wait for them must not tell either.
        'answers timed': times[0].length,
        'median ms, one game': medianOf(times[0]),
        'median ms, the other': medianOf(times[1]),
        played: Array.from(byGame, ([game, count]) => `${game} ${count}`).join(', '),
      };
    } finally {
      await server.kill();
    }
  });

const medianOf = (times: readonly number[]): number =>
  Math.round((times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0) * 10) / 10;

/**
 * Plays a pair of games for a number of turns. Throws if they can be told apart; otherwise returns how much was
 * compared.
 */
export async function comparePair(url: string, seed: string, turns: number): Promise<number> {
  const random = randomFrom(seed);
  const decoys = shuffle(random, [...MARKERS]);
  const cards = shuffle(random, [...CARDS]);
  const [one, other] = [
    await World.played(url, seed, turns, { decoy: decoys[0], leave: cards[0] }),
    await World.played(url, seed, turns, { decoy: decoys[1], leave: cards[1] }),
  ];
  notStrictEqual(one.textOf('hider'), other.textOf('hider'), 'whoever hides something sees it');
  for (const viewer of ['opponent', 'spectator'] as const) {
    strictEqual(firstDifference(one.textOf(viewer), other.textOf(viewer)), null, `the ${viewer} cannot tell`);
  }
  ok(one.textOf('spectator').length > 10_000, 'much was seen');
  return one.learned.opponent.length + one.learned.spectator.length;
}

/** The first lines that differ, with those before them. */
function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  const [ours, theirs] = [one.split('\n'), other.split('\n')];
  const at = ours.findIndex((line, index) => line !== theirs[index]);
  const around = (lines: readonly string[]) => lines.slice(Math.max(0, at - 10), at + 5).join('\n');
  return `line ${at}: ${around(ours)}\n--- and ---\n${around(theirs)}`;
}

type Viewer = 'hider' | 'opponent' | 'spectator';

/** A game in which seat 0 hides something, with everything each side could learn of it. */
class World {
  readonly learned: Record<Viewer, unknown[]> = { hider: [], opponent: [], spectator: [] };
  private readonly api: IronfieldApi;
  private readonly id: string;
  private readonly secrets: {
    readonly hider: string;
    readonly opponent: string;
    readonly spectator: undefined;
  };
  private readonly sockets: Readonly<Record<Viewer, RawSocket>>;
  private readonly random: Random;
  private requests = 0;

  private constructor(
    api: IronfieldApi,
    id: string,
    [hider, opponent]: readonly [string, string],
    sockets: Readonly<Record<Viewer, RawSocket>>,
    seed: string,
  ) {
    this.api = api;
    this.id = id;
    this.secrets = { hider, opponent, spectator: undefined };
    this.sockets = sockets;
    this.random = randomFrom(`${seed} orders`);
  }

  static async played(url: string, seed: string, turns: number, hidden: Hidden): Promise<World> {
    const api = patientApi(url);
    const created = await api.import({ record: fixedGame(seed), seats: [{ kind: 'own' }, { kind: 'own' }] });
    if (!created.ok) throw new Error(created.error.message);
    const { id } = created.value.summary;
    const [ours, theirs] = created.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : ''));
    const sockets = {
      hider: await RawSocket.greeted(url),
      opponent: await RawSocket.greeted(url),
      spectator: await RawSocket.greeted(url),
    };
    const world = new World(api, id, [ours!, theirs!], sockets, seed);
    for (const [viewer, socket] of Object.entries(sockets)) {
      await socket.ask({ type: 'attend', game: id, since: 0, ...world.bearer(viewer as Viewer) });
    }
    await world.play(turns, hidden);
    for (const [viewer, socket] of Object.entries(sockets)) {
      // Presence is announced a little later, independently of secrets.
      world.learned[viewer as Viewer].push(...socket.frames.filter(({ type }) => type !== 'present'));
      socket.close();
    }
    return world;
  }

  /** Without what differs between any two games: ids, secrets, times. */
  textOf(viewer: Viewer): string {
    const { hider, opponent } = this.secrets;
    return JSON.stringify(this.learned[viewer], null, 1)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(this.id, 'GAME')
      .replaceAll(hider, 'HIDER')
      .replaceAll(opponent, 'OPPONENT');
  }

  private async play(turns: number, hidden: Hidden): Promise<void> {
    const { api, id, secrets, random } = this;
    await this.pry();
    await this.give(0, { type: 'muster', ...hidden });
    await this.pry();
    await this.give(1, await this.sampled());
    await api.chat(id, secrets.opponent, { text: 'what do you have there?' });
    for (let turn = 0; turn < turns; turn++) {
      await this.give(0, { type: 'bid', supply: randomBelow(random, turn === 0 ? 3 : 1) });
      await this.pry();
      await this.give(1, { type: 'bid', supply: randomBelow(random, turn === 0 ? 3 : 1) });
      for (let step = 0; step < 4; step++) {
        const seat = await this.waiting();
        const isMove = step % 2 === 0;
        // The hiding side does nothing that reveals it; the other side moves as the menu allows.
        if (!isMove) await this.give(seat, { type: 'hold' });
        else await this.give(seat, seat === 1 ? await this.sampled() : { type: 'move', moves: [] });
        await this.pry();
      }
    }
    const number = await this.number();
    ok((await api.takeback(id, secrets.opponent, { to: number - 1 })).ok, 'a takeback can be asked for');
    await this.pry();
    ok((await api.answerTakeback(id, secrets.hider, { agree: true })).ok, 'both agree');
    await this.pry();
  }

  /** Everything that can be asked, asked by everybody. */
  private async pry(): Promise<void> {
    const { api, id } = this;
    const number = await this.number();
    const body = (type: string, rest = {}) => ({ request: this.request(), number, order: { type, ...rest } });
    for (const viewer of Object.keys(this.learned) as Viewer[]) {
      const secret = this.secrets[viewer];
      const bearer = secret ?? 'A'.repeat(43);
      const socket = this.sockets[viewer];
      this.learned[viewer].push(
        await api.look(id, secret),
        await api.menu(id, bearer),
        await api.menuFields(id, bearer, { type: 'fire' }),
        await api.history(id, 0, secret),
        await api.chatHistory(id, secret),
        await api.export(id, secret),
        await api.share(id, bearer, { secret: 'a'.repeat(64) }),
        await api.invited(id, { invitation: bearer }),
        await api.mine({ seats: [{ game: id, secret: bearer }] }),
        await api.order(id, bearer, body('nonsense')),
        await socket.ask({ type: 'attend', game: id, ...this.bearer(viewer) }),
        await socket.ask({ type: 'attend', game: id, since: 0, ...this.bearer(viewer) }),
      );
      if (viewer === 'hider') continue;
      // Orders for pieces of the other side: the reasons against them must not tell.
      this.learned[viewer].push(
        await api.order(id, bearer, body('fire', { shooter: 0, target: 0 })),
        await api.order(id, bearer, body('muster', { decoy: 0, leave: 'armor' })),
        await socket.ask({ type: 'order', game: id, ...body('react', { card: 'armor' }) }),
      );
    }
  }

  private bearer(viewer: Viewer): { secret?: string } {
    const secret = this.secrets[viewer];
    return secret === undefined ? {} : { secret };
  }

  private async summary(secret?: string) {
    const looked = await this.api.look(this.id, secret);
    ok(looked.ok, 'the game can be watched');
    return looked.value.summary;
  }

  /** In the count of this secret's viewer. */
  private async number(secret?: string): Promise<number> {
    return (await this.summary(secret)).number;
  }

  private async waiting(): Promise<number> {
    return (await this.summary()).waiting[0]!;
  }

  /** An order that the opponent can choose from its own view, so it is the same in both games. */
  private async sampled(): Promise<Order> {
    const looked = await this.api.look(this.id, this.secrets.opponent);
    ok(looked.ok, 'the opponent can look');
    return sampleOrder<Order>(menuOf(looked.value)!, this.random)!;
  }

  private async give(seat: number, order: Order): Promise<void> {
    const secret = seat === 0 ? this.secrets.hider : this.secrets.opponent;
    const number = await this.number(secret);
    const given = await this.api.order(this.id, secret, { request: this.request(), number, order });
    ok(given.ok, `${JSON.stringify(order)} is taken: ${given.ok || given.error.message}`);
  }

  private request(): string {
    return `request-${++this.requests}`;
  }
}

/** The same dice in both games. */
function fixedGame(seed: string) {
  const setup = scenarioSetup(demo, 'ravine');
  if (!setup.ok) throw new Error('There is no such scenario');
  return recordOf(new History(demo, setup.value, seed), 'attack');
}
