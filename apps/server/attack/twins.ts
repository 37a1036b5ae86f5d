// Pairs of games that are identical for all sides but one, played side by side on a server, for any game and any
// secret. The twins are also played here to find the differences; the server must not reveal them.
import { ok, strictEqual } from 'node:assert';
import type { OrderRequest } from '@ironfield/client/api.ts';
import type { IronfieldApi } from '@ironfield/client/http-api.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { advance, eventsFor, fork, menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import type { CoreEvent, CoreState, OptionValues, Seat, Viewer } from '@ironfield/kernel/state.ts';
import { games } from '../games.ts';
import { RawSocket } from '../socket/raw-socket.fixture.ts';
import { patientApi } from './playing.ts';

type Order = OrderRequest['order'];

/** A battle in which a side can hide something. */
export interface Hiding {
  /** The secret. */
  readonly what: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: OptionValues;
}

export interface Compared {
  /** Answers and frames that were the same in both games. */
  readonly compared: number;
  /** Orders of the hider that differed, and looked alike to everybody else. */
  readonly hidden: number;
  /** Times that both sides took something back, in both games alike. */
  readonly takebacks: number;
  /** Milliseconds that the other side waited for an answer, in the one game and in the other. */
  readonly times: readonly [number[], number[]];
}

/** The seat that hides something. */
const HIDER: Seat = 0;
const OPPONENT: Seat = 1;
/** Orders among which two are looked for that look alike to others. */
const SAMPLES = 6;
/** Orders after which everything is asked again. */
const OFTEN = 4;

/** Plays two games for a number of orders, or until the secret comes to light. Throws if they can be told apart. */
export async function compareTwins(
  url: string,
  hiding: Hiding,
  seed: string,
  orders: number,
): Promise<Compared> {
  const random = randomFrom(`${seed} twins`);
  const twins = [await Twin.begun(url, hiding, seed), await Twin.begun(url, hiding, seed)] as const;
  const times: [number[], number[]] = [[], []];
  let hidden = 0;
  let takebacks = 0;
  try {
    for (let given = 0; given < orders; given++) {
      const next = nextOrders(twins, random);
      if (!next) break;
      hidden += isSame(next.orders[0], next.orders[1]) ? 0 : 1;
      // Alternates, so that order does not affect the times.
      for (const index of given % 2 === 0 ? [0, 1] : [1, 0]) {
        const time = await twins[index].give(next.seat, next.orders[index]);
        if (next.seat !== HIDER) times[index].push(time);
      }
      if (given % OFTEN === 0) for (const twin of twins) await twin.pry();
    }
    for (const twin of twins) if (await twin.goBack()) takebacks++;
    for (const twin of twins) await twin.pry();
  } finally {
    for (const twin of twins) twin.close();
  }
  let compared = 0;
  for (const viewer of OTHERS) {
    const [one, other] = twins.map((twin) => twin.learnedBy(viewer));
    strictEqual(one!.length, other!.length, `the ${viewer} was told as much`);
    for (const [index, text] of one!.entries())
      strictEqual(text, other![index], `the ${viewer} cannot tell two games of ${hiding.game} apart`);
    compared += one!.length;
  }
  return { compared, hidden, takebacks: takebacks / twins.length, times };
}

type Other = 'opponent' | 'spectator';
const OTHERS: readonly Other[] = ['opponent', 'spectator'];

interface Next {
  readonly seat: Seat;
  readonly orders: readonly [Order, Order];
}

/** The next order in each game: a differing one by the hider, if there is any; null if none looks alike. */
function nextOrders([one, other]: readonly [Twin, Twin], random: Random): Next | null {
  const waiting = waitingFor(one.state);
  if (waiting.length === 0) return null;
  const seat = randomItem(random, waiting);
  const ours = one.sampled(seat, random);
  if (seat !== HIDER) {
    const [order] = ours;
    const results = [one.tried(seat, order!), other.tried(seat, order!)];
    ok(results[0] && results[1], 'what is hidden decides about no order of others');
    return isSame(results[0], results[1]) ? { seat, orders: [order!, order!] } : null;
  }
  const theirs = other.sampled(seat, random);
  const pairs = ours.flatMap((a) => [...theirs, a].map((b) => [a, b] as const));
  const isAlike = ([a, b]: readonly [Order, Order]) => {
    const result = one.tried(seat, a);
    return result !== null && isSame(result, other.tried(seat, b));
  };
  const unlike = pairs.find((pair) => !isSame(pair[0], pair[1]) && isAlike(pair));
  const orders = unlike ?? pairs.find(isAlike);
  return orders ? { seat, orders } : null;
}

/** One of two games, on the server and here. */
class Twin {
  private readonly learned: Record<Other, unknown[]> = { opponent: [], spectator: [] };
  private readonly known: History<GameTypes>;
  private readonly game: AnyGame;
  private readonly api: IronfieldApi;
  private readonly id: string;
  private readonly secrets: readonly string[];
  private readonly sockets: Readonly<Record<Other, RawSocket>>;
  private requests = 0;

  private constructor(
    game: AnyGame,
    known: History<GameTypes>,
    api: IronfieldApi,
    { id, secrets, sockets }: { id: string; secrets: string[]; sockets: Record<Other, RawSocket> },
  ) {
    this.game = game;
    this.known = known;
    this.api = api;
    this.id = id;
    this.secrets = secrets;
    this.sockets = sockets;
  }

  static async begun(url: string, { game: id, scenario, options }: Hiding, seed: string): Promise<Twin> {
    const game = games.find((one) => one.id === id)!;
    const setup = scenarioSetup(game, scenario, options, randomFrom(seed));
    if (!setup.ok) throw new Error(setup.error[0]!.message);
    const known: History<GameTypes> = new History(game, setup.value, seed);
    const api = patientApi(url);
    const seats = [{ kind: 'own' as const }, { kind: 'own' as const }];
    const created = await api.import({ record: recordOf(known, 'attack'), seats });
    if (!created.ok) throw new Error(created.error.message);
    const secrets = created.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : ''));
    const sockets = { opponent: await RawSocket.greeted(url), spectator: await RawSocket.greeted(url) };
    const twin = new Twin(game, known, api, { id: created.value.summary.id, secrets, sockets });
    for (const viewer of OTHERS)
      await sockets[viewer].ask({ type: 'attend', game: twin.id, since: 0, ...twin.bearer(viewer) });
    return twin;
  }

  get state(): CoreState {
    return this.known.state;
  }

  sampled(seat: Seat, random: Random): Order[] {
    const menu = menuFor(this.game, this.state, seat)!;
    return Array.from({ length: SAMPLES }, () => sampleOrder<Order>(menu, random)!);
  }

  /** The others' view of an order; null if it is refused. */
  tried(seat: Seat, order: Order): unknown {
    const state = fork(this.game, this.state);
    const events: CoreEvent[] = [];
    if (advance(this.game, state, seat, order, events)) return null;
    const viewers: readonly Viewer[] = [OPPONENT, 'spectator'];
    return viewers.map((viewer) => [
      viewFor(this.game, state, viewer),
      eventsFor(this.game, events, viewer),
      waitingFor(state),
      state.outcome,
    ]);
  }

  /** Returns the milliseconds until the answer. */
  async give(seat: Seat, order: Order): Promise<number> {
    const refusal = this.known.add({ kind: 'order', seat, order });
    if (refusal) throw new Error(refusal.message);
    const secret = this.secrets[seat]!;
    const number = await this.number(secret);
    const start = performance.now();
    const given = await this.api.order(this.id, secret, { request: this.request(), number, order });
    const time = performance.now() - start;
    ok(given.ok, `${JSON.stringify(order)} is taken: ${given.ok || given.error.message}`);
    return time;
  }

  /** Both agree to take back the last thing the other side was told of, if there is any. */
  async goBack(): Promise<boolean> {
    const { api, id, secrets } = this;
    if (this.state.outcome) return false;
    const to = (await this.number(secrets[OPPONENT]!)) - 1;
    if (to < 0) return false;
    this.learned.opponent.push(await api.takeback(id, secrets[OPPONENT]!, { to }));
    ok((await api.answerTakeback(id, secrets[HIDER]!, { agree: true })).ok, 'both agree');
    return true;
  }

  /** Everything that can be asked, asked by all but the hider. */
  async pry(): Promise<void> {
    const { api, id } = this;
    for (const viewer of OTHERS) {
      const { secret } = this.bearer(viewer);
      const bearer = secret ?? 'A'.repeat(43);
      const number = await this.number(secret);
      const menu = await api.menu(id, bearer);
      const [kind] = menu.ok ? menu.value.orders : [];
      this.learned[viewer].push(
        menu,
        await api.look(id, secret),
        await api.menuFields(id, bearer, { type: kind?.type ?? 'fire' }),
        await api.history(id, 0, secret),
        await api.export(id, secret),
        await api.mine({ seats: [{ game: id, secret: bearer }] }),
        await api.order(id, bearer, { request: this.request(), number, order: { type: 'nonsense' } }),
        await this.sockets[viewer].ask({ type: 'attend', game: id, since: 0, ...this.bearer(viewer) }),
      );
    }
  }

  /** All of it, without what differs between any two games. */
  learnedBy(viewer: Other): readonly string[] {
    // Presence is announced a little later.
    const frames = this.sockets[viewer].frames.filter(({ type }) => type !== 'present');
    return [...this.learned[viewer], ...frames].map((one) =>
      this.secrets.reduce(
        (text, secret, seat) => text.replaceAll(secret, `SEAT ${seat}`),
        JSON.stringify(one)
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
          .replaceAll(this.id, 'GAME'),
      ),
    );
  }

  close(): void {
    for (const viewer of OTHERS) this.sockets[viewer].close();
  }

  private bearer(viewer: Other): { secret?: string } {
    return viewer === 'opponent' ? { secret: this.secrets[OPPONENT]! } : {};
  }

  /** In the count of this secret's viewer. */
  private async number(secret: string | undefined): Promise<number> {
    const looked = await this.api.look(this.id, secret);
    ok(looked.ok, 'the table can be looked at');
    return looked.value.summary.number;
  }

  private request(): string {
    return `request-${++this.requests}`;
  }
}
