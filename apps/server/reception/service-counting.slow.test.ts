import type { OrderRequest } from '@ironfield/client/api.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { parseRecord, recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { toldOf } from '@ironfield/kernel/record/telling.ts';
import type { CoreEvent, OptionValues, Seat } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Attendee, Service } from '../service.ts';
import { describeServiceAlone } from '../testing/service-kept.fixture.ts';
import {
  attendees,
  createGame,
  importGame,
  randomOrder,
  recorder,
  value,
} from '../testing/service-testing.ts';

type Order = OrderRequest['order'];

interface Battle {
  readonly game: string;
  readonly scenario: string;
  readonly options: OptionValues;
  /** Whether such a battle has orders that only the seat giving them is told of. */
  readonly hasSecretOrders: boolean;
}

const BATTLES: readonly Battle[] = [
  {
    game: 'classic',
    scenario: 'skirmish',
    options: { 'double-blind': true },
    hasSecretOrders: true,
  },
  {
    game: 'classic',
    scenario: 'skirmish',
    options: { 'hidden-units': true, 'concealed-information': true },
    hasSecretOrders: false,
  },
  {
    game: 'battleforce2',
    scenario: 'border-raid',
    options: { 'hidden-units': 6, 'concealed-identity': true },
    hasSecretOrders: false,
  },
  { game: 'demo', scenario: 'ravine', options: {}, hasSecretOrders: false },
  { game: 'gearblitz', scenario: 'meeting', options: {}, hasSecretOrders: true },
];

/** The length of a game: this many secret orders, or this many orders where there are none. */
const PAIRS = 6;
const ORDERS = 20;
/** Secret orders in a row that are given in one world alone. */
const MOST_SECRET = 3;
/** Orders among which one is looked for that is secret. */
const SAMPLES = 4;
/** The seat whose number of orders differs. */
const GIVER: Seat = 0;
const SPECTATOR = 2;

interface Given {
  readonly seat: Seat;
  readonly order: Order;
}

/** One of two games that others must not be able to tell apart, also played here to know what is secret. */
class World {
  readonly heard = [recorder(), recorder(), recorder()];
  readonly viewers: readonly Attendee[];
  readonly known: History<GameTypes>;
  private readonly service: Service;
  private readonly game: AnyGame;
  private requests = 0;

  private constructor(
    service: Service,
    game: AnyGame,
    seats: readonly Attendee[],
    known: History<GameTypes>,
  ) {
    this.service = service;
    this.game = game;
    this.known = known;
    this.viewers = [...seats, { game: seats[0].game }];
  }

  static async begun(service: Service, { game: id, scenario, options }: Battle): Promise<World> {
    const game = games.find((one) => one.id === id)!;
    const setup = scenarioSetup(game, scenario, options, randomFrom('dealt'));
    if (!setup.ok) throw new Error(setup.error[0].message);
    const record = recordOf(new History(game, setup.value, 'the same dice'), 'test');
    const made = value(await importGame(service, record, [{ kind: 'own' }, { kind: 'own' }]));
    const known = new History(game, setup.value, 'the same dice');
    const world = new World(service, game, attendees(made), known);
    for (const [index, viewer] of world.viewers.entries())
      value(await service.attend(viewer, 0, world.heard[index]));
    return world;
  }

  /** Whether the game has secret orders, so that bots keep a beat. */
  get mayBeSecret(): boolean {
    return this.game.hasSecretOrders?.(this.known.setup) ?? false;
  }

  get waiting(): readonly Seat[] {
    return waitingFor(this.known.state);
  }

  sampled(seat: Seat, random: Random): Order {
    return sampleOrder<Order>(menuFor(this.game, this.known.state, seat)!, random)!;
  }

  /** Whether only the seat that gives it would be told of it. */
  isSecret(given: Given): boolean {
    return this.tried(given)?.isSecret ?? false;
  }

  /** The result of an order; null if it is refused. */
  tried({ seat, order }: Given) {
    const { game, seed, state } = this.known;
    const trial = History.resumed(game, seed, [], structuredClone(state));
    const events: CoreEvent[] = [];
    if (trial.add({ kind: 'order', seat, order }, events)) return null;
    const told = toldOf(game, { seat, before: state, after: trial.state, events });
    return { isSecret: told?.length === 1, state: trial.state };
  }

  async give({ seat, order }: Given): Promise<void> {
    const entry: LogEntry = { kind: 'order', seat, order };
    const refusal = this.known.add(entry);
    if (refusal) throw new Error(refusal.message);
    const { number } = value(await this.service.look(this.viewers[seat])).summary;
    const given = { request: `request-${++this.requests}`, number, order };
    value(await this.service.order(this.viewers[seat], given));
  }

  get lastRequest(): string {
    return `request-${this.requests}`;
  }

  /** When it is over, everybody gets the whole of it, with the numbers of the log. */
  async insistOnRecord(): Promise<void> {
    if (!this.known.state.outcome) value(await this.service.concede(this.viewers[0], 'gives-up'));
    const record = parseRecord(value(await this.service.exportGame(this.viewers[SPECTATOR])).read());
    if (!record.ok) throw new Error(record.error[0].message);
    expect(verifyRecord(this.game, record.value).ok).toBe(true);
    const orders = record.value.log.flatMap((entry) => (entry.kind === 'order' ? [entry] : []));
    expect(orders.map(({ seat, order }) => ({ kind: 'order', seat, order }))).toEqual(this.known.entries);
  }

  /** All that somebody has been sent and can ask for, without what differs between any two games. */
  async learnedBy(index: number): Promise<string> {
    const { service, viewers, heard } = this;
    await new Promise((resolve) => setImmediate(resolve));
    const viewer = viewers[index];
    const again = value(await service.attend(viewer, 0, recorder()));
    again.stop();
    const learned = [
      heard[index].heard,
      heard[index].tables,
      value(await service.look(viewer)),
      value(await service.history(viewer, 0)).read(),
      value(await service.history(viewer, 3)).read(),
      viewer.secret === undefined ? null : value(await service.mine([viewer])),
      again.table,
      again.missed.read(),
    ];
    return JSON.stringify(learned)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(viewers[0].game, 'GAME');
  }
}

/** Insists that only the seat giving secret orders can tell the worlds apart. */
async function insistAlike(worlds: readonly [World, World]): Promise<void> {
  for (const index of [0, 1, SPECTATOR]) {
    if (index === GIVER) continue;
    const [one, other] = [await worlds[0].learnedBy(index), await worlds[1].learnedBy(index)];
    // Whole tables make no readable message.
    expect(one === other, `viewer ${index} can tell two games apart`).toBe(true);
  }
}

/** Secret orders, given in the first world alone. Those that follow one another of one seat. */
async function giveInSecret(world: World, seat: Seat, random: Random): Promise<Order[]> {
  const orders: Order[] = [];
  while (seat === GIVER && orders.length < MOST_SECRET && world.waiting.includes(seat)) {
    const some = Array.from({ length: SAMPLES }, () => world.sampled(seat, random));
    const order = some.find((one) => world.isSecret({ seat, order: one }));
    if (order === undefined) break;
    await world.give({ seat, order });
    orders.push(order);
  }
  return orders;
}

describeServiceAlone('How many orders were given in secret', (here) => {
  test.each(BATTLES)('nobody else can tell: $game, $options', async (battle) => {
    const random = randomFrom(`counting ${battle.game}`);
    const worlds = [
      await World.begun(here.service, battle),
      await World.begun(here.service, battle),
    ] as const;
    const [one, other] = worlds;
    let pairs = 0;
    const isAhead = () => one.known.entries.length > other.known.entries.length;
    const isDone = (given: number) =>
      battle.hasSecretOrders ? pairs >= PAIRS && isAhead() : given >= ORDERS;
    for (let given = 0; !isDone(given); given++) {
      const seat = randomItem(random, one.waiting);
      const secret = await giveInSecret(one, seat, random);
      const last = secret.at(-1);
      if (last === undefined) {
        const given = { seat, order: one.sampled(seat, random) };
        await one.give(given);
        await other.give(given);
        continue;
      }
      // Before the other world has caught up, and after.
      if (pairs++ % 3 === 0) await insistAlike(worlds);
      const alone = other.tried({ seat, order: last });
      const isEnough = alone !== null && isSame(alone.state, one.known.state);
      for (const order of isEnough ? [last] : secret) await other.give({ seat, order });
    }
    await insistAlike(worlds);
    expect(pairs > 0).toBe(battle.hasSecretOrders);
    expect(one.mayBeSecret).toBe(battle.hasSecretOrders);
    // It is not the same game: the log holds what was done, and its numbers.
    expect(isAhead()).toBe(battle.hasSecretOrders);
    for (const world of worlds) await world.insistOnRecord();
  });

  test('going back, repeated requests and open offers go by what each was told', async () => {
    const random = randomFrom('going back');
    const world = await World.begun(here.service, BATTLES[0]);
    const [giver, other] = world.viewers;
    const numberFor = async (viewer: Attendee) => value(await here.service.look(viewer)).summary.number;
    let secret: Order[] = [];
    while (secret.length < 2) {
      const seat = world.waiting[0];
      secret = await giveInSecret(world, seat, random);
      if (secret.length === 0) await world.give({ seat, order: world.sampled(seat, random) });
    }
    const [own, others, watched] = await Promise.all(world.viewers.map(numberFor));
    // The same request again gets the same answer, in the count of the seat that gave it.
    const again = await here.service.order(giver, {
      request: world.lastRequest,
      number: own - 1,
      order: secret.at(-1)!,
    });
    expect(value(again).number).toBe(own);
    // A draw is offered; its lapse must not reveal a secret order.
    value(await here.service.offerDraw(other));
    // Back to before the secret orders: for the other side that is where things stand already.
    const proposed = value(await here.service.proposeTakeback(giver, own - secret.length));
    expect(proposed.takeback).toMatchObject({ by: GIVER, to: own - secret.length });
    const seen = value(await here.service.look(other)).summary.takeback;
    expect(seen).toEqual({ by: GIVER, to: others, agreed: [GIVER] });
    value(await here.service.answerTakeback(other, true));
    const news = await Promise.all(
      world.viewers.map(async (viewer) =>
        value(await here.service.history(viewer, 0))
          .read()
          .at(-1),
      ),
    );
    expect(news.map((one) => one?.to)).toEqual([own - secret.length, others, watched]);
    expect(await numberFor(giver)).toBe(own + 1);
    expect(await numberFor(other)).toBe(others + 1);
  });

  test('a draw that is offered, the clock and the time of the last change do not show a secret order', async () => {
    const { game, scenario, options } = BATTLES[4];
    const clock = { initial: 600, increment: 30 };
    const made = await createGame(here.service, { game, scenario, options, clock });
    const [giver, other] = attendees(made);
    const random = randomFrom('wishes');
    // Until somebody may say when to be asked.
    let wisher: Attendee | null = null;
    while (!wisher) {
      const { waiting } = value(await here.service.look(giver)).summary;
      const seat = [giver, other][waiting[0]];
      const page = value(await here.service.menu(seat));
      if (page.orders.some(({ type }) => type === 'wish')) wisher = seat;
      else {
        const look = value(await here.service.look(seat));
        const order = randomOrder(look, random);
        const { number } = look.summary;
        value(await here.service.order(seat, { request: `request-${number}`, number, order }));
      }
    }
    const watcher = wisher === giver ? other : giver;
    value(await here.service.offerDraw(watcher));
    const seat = wisher === giver ? 0 : 1;
    const before = value(await here.service.look(watcher)).summary;
    const { number } = value(await here.service.look(wisher)).summary;
    const order = { type: 'wish', snaps: 101, rerolls: 'never', windows: false };
    value(await here.service.order(wisher, { request: 'a-secret-wish', number, order }));
    const after = value(await here.service.look(watcher)).summary;
    expect(after.draw).toEqual(before.draw);
    expect(after.updated).toBe(before.updated);
    expect(after.number).toBe(before.number);
    expect(after.seats[seat].timeLeft).toBeLessThanOrEqual(before.seats[seat].timeLeft!);
    expect(value(await here.service.look(wisher)).summary.number).toBe(number + 1);
  });
});
