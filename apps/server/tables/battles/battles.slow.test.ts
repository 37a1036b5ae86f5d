import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { connect } from '@ironfield/campaigns/connections.ts';
import { verifyNested } from '@ironfield/campaigns/nesting/nested-record.ts';
import { encounterSetup, mechs } from '@ironfield/campaigns/testing/encounter.ts';
import type { TableView } from '@ironfield/client/api.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { parseRecord, recordOf } from '@ironfield/kernel/record/record.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import { Campaign, post } from '@ironfield/planetary/testing/campaign.ts';
import { expect, test } from 'vitest';
import type { Attendee, Service } from '../../service.ts';
import { UNHURRIED_WORKSHOP } from '../../testing/free.fixture.ts';
import { describeService } from '../../testing/service-kept.fixture.ts';
import {
  attendees,
  codeOf,
  importGame,
  randomOrder,
  recorder,
  until,
  value,
} from '../../testing/service-testing.ts';
import { type Threads, WorkshopThreads } from '../workshop/workshop-threads.ts';

const OWN = [{ kind: 'own' }, { kind: 'own' }] as const;

/** Two forces that will meet in D16. */
const war = () =>
  Campaign.setup({
    attacker: [post('A', 'heavy-mech-iu', 'D18', { quality: 'veteran' })],
    defender: [post('T', 'medium-vehicle', 'D16')],
    zoom: 'ask',
  });

const WIDTH = 11;

/** A Jenner and an Atlas on a small map, where both sides may call for a duel. */
const skirmish = () =>
  encounterSetup([mechs('', 'Atlas AS7-D')], [mechs('', 'Jenner JR7-D')], { width: WIDTH, height: WIDTH });

async function begun(service: Service, game: unknown, setup: CoreSetup): Promise<Attendee[]> {
  const record = recordOf(new History(game as AnyGame, setup, 'the same dice'), 'test');
  return attendees(value(await importGame(service, record, [...OWN])));
}

const look = async (service: Service, attendee: Attendee): Promise<TableView> =>
  value(await service.look(attendee));

interface Order {
  readonly type: string;
  readonly [field: string]: unknown;
}

let requests = 0;

/** Gives an order from the seat that is asked; what is refused comes back. */
async function give(service: Service, seats: readonly Attendee[], order?: Order): Promise<string | null> {
  const { waiting } = (await look(service, seats[0]!)).summary;
  const seat = seats[waiting[0]!]!;
  const table = await look(service, seat);
  const { number } = table.summary;
  const given = order ?? randomOrder(table, randomFrom(`${number}`));
  return codeOf(await service.order(seat, { request: `battle-order-${++requests}`, number, order: given }));
}

interface BattleView {
  readonly question: { readonly step: string };
  readonly table: { readonly units: readonly { readonly hex: number }[] };
}

const hexCode = (hex: number): string =>
  [(hex % WIDTH) + 1, Math.floor(hex / WIDTH) + 1].map((part) => String(part).padStart(2, '0')).join('');

/** A recruit's order in this place: both come nearer. */
function botOrder(view: unknown): { type: string } {
  const known = view as View<GameTypes>;
  const menu = menuInView(battleforce2 as never, known)!;
  return orderFrom(battleforce2.bot('recruit') as never, () => known, menu, randomFrom('bots'));
}

async function march(service: Service, seats: readonly Attendee[]): Promise<void> {
  const orders = [{ type: 'march', unit: 0, to: 'D16' }, { type: 'done' }];
  for (const order of orders) expect(await give(service, seats, order)).toBeNull();
  const { view } = await look(service, seats[0]!);
  if ((view as { question?: { step: string } }).question?.step === 'war/choose')
    await give(service, seats, { type: 'fight', at: 'D16', kind: 'land' });
}

/** The seats of the battle that is fought now, once the server has opened it. */
async function battleOf(service: Service, seats: readonly Attendee[]): Promise<Attendee[]> {
  let battle: string | undefined;
  await until(async () => {
    const { summary, view } = await look(service, seats[0]!);
    const { errand } = view as { errand?: { errand: number } };
    battle = summary.battles?.find((one) => one.errand === errand?.errand)?.game;
    return battle !== undefined;
  }, 'the battle');
  return seats.map(({ secret }) => ({ game: battle!, secret: secret! }));
}

async function zoomedIn(service: Service, seats: readonly Attendee[]): Promise<Attendee[]> {
  await march(service, seats);
  expect(await give(service, seats, { type: 'zoom' })).toBeNull();
  expect(await give(service, seats, { type: 'zoom' })).toBeNull();
  return battleOf(service, seats);
}

/** The file of a game that is over, with its battles, checked at all scales. */
async function insistOnRecord(service: Service, game: unknown, seat: Attendee): Promise<number> {
  const record = parseRecord(value(await service.exportGame(seat)).read());
  if (!record.ok) throw new Error(record.error[0]!.message);
  const verified = verifyNested(connect, game as AnyGame, record.value);
  if (!verified.ok) throw new Error(verified.error[0]!.message);
  return record.value.battles?.length ?? 0;
}

/** Threads that fail at tasks of one kind. */
function failingAt(kind: string): Threads {
  const threads = new WorkshopThreads(UNHURRIED_WORKSHOP.memory);
  return {
    run: (task) =>
      task.kind === kind
        ? { answer: Promise.resolve({ failure: 'the machine is switched off' }), stop: () => {} }
        : threads.run(task),
    close: () => threads.close(),
  };
}

describeService('A game whose battles are games of their own', (here) => {
  test('opens a battle with its own seats, waits for it, and goes on with its result', async () => {
    const { service } = here;
    const seats = await begun(service, planetary, war());
    const heard = recorder();
    await service.attend({ game: seats[0]!.game }, 0, heard);
    const battle = await zoomedIn(service, seats);
    const larger = (await look(service, seats[0]!)).summary;
    expect(larger.waiting).toEqual([]);
    // Everybody at the war has heard where the battle is.
    expect(heard.tables.at(-1)!.summary.battles).toEqual([{ errand: 0, game: battle[0]!.game }]);
    const smaller = (await look(service, battle[1]!)).summary;
    expect(smaller).toMatchObject({ game: 'battleforce2', within: larger.id, dice: { kind: 'larger' } });
    expect(smaller.seats.map(({ kind }) => kind)).toEqual(['human', 'human']);
    expect(await service.look({ game: battle[0]!.game, secret: 'A'.repeat(43) })).toMatchObject({
      ok: false,
    });
    // The war waits; the battle is played.
    const order = { request: 'too-early', number: larger.number, order: { type: 'done' } };
    expect(codeOf(await service.order(seats[0]!, order))).toBe('not-asked');
    for (let orders = 0; orders < 6; orders++) expect(await give(service, battle)).toBeNull();
    value(await service.concede(battle[1]!, 'gives-up'));
    await until(async () => (await look(service, seats[0]!)).summary.waiting.length > 0, 'the report');
    expect(heard.heard.at(-1)!.kind).toBe('report');
    // What was reported stays.
    const after = (await look(service, seats[0]!)).summary;
    const back = await service.proposeTakeback(seats[0]!, after.number - 1);
    expect(codeOf(back) ?? codeOf(await service.answerTakeback(seats[1]!, true))).toBe('illegal');
    value(await service.concede(seats[0]!, 'gives-up'));
    expect(await insistOnRecord(service, planetary, seats[0]!)).toBe(1);
  });

  test('calls a battle off when its call is taken back, and the next one has other dice', async () => {
    const { service } = here;
    const seats = await begun(service, planetary, war());
    const first = await zoomedIn(service, seats);
    const left = recorder();
    await service.attend(first[0]!, 0, left);
    expect(await give(service, first)).toBeNull();
    const { number } = (await look(service, seats[1]!)).summary;
    value(await service.proposeTakeback(seats[1]!, number - 1));
    value(await service.answerTakeback(seats[0]!, true));
    await until(
      async () => codeOf(await service.look(first[0]!)) === 'unknown-seat',
      'the end of the battle',
    );
    expect((await look(service, seats[0]!)).summary.battles).toBeUndefined();
    expect(await give(service, seats, { type: 'zoom' })).toBeNull();
    const second = await battleOf(service, seats);
    expect(second[0]!.game).not.toBe(first[0]!.game);
    const commitment = left.tables.at(-1)?.summary.commitment;
    expect((await look(service, second[0]!)).summary.commitment).not.toBe(commitment);
    value(await service.concede(seats[0]!, 'gives-up'));
    await until(async () => (await look(service, second[0]!)).summary.waiting.length === 0, 'rest');
    // Nothing happens any more in the battle of a war that is over.
    expect(codeOf(await service.concede(second[0]!, 'too-late'))).toBe('over');
    await insistOnRecord(service, planetary, seats[0]!);
  });

  test.each(['battle', 'report'])('loses and doubles nothing when the server fails at a %s', async (kind) => {
    const seats = await begun(here.service, planetary, war());
    const failing = { workshopThreads: failingAt(kind) };
    if (kind === 'battle') {
      await here.restart(failing);
      await march(here.service, seats);
      for (let agreed = 0; agreed < 2; agreed++)
        expect(await give(here.service, seats, { type: 'zoom' })).toBeNull();
      expect((await look(here.service, seats[0]!)).summary.battles).toBeUndefined();
      await here.restart();
    }
    const battle =
      kind === 'battle' ? await battleOf(here.service, seats) : await zoomedIn(here.service, seats);
    if (kind === 'report') await here.restart(failing);
    value(await here.service.concede(battle[0]!, 'gives-up'));
    if (kind === 'report') {
      expect((await look(here.service, seats[0]!)).summary.waiting).toEqual([]);
      await here.restart();
    }
    await until(async () => (await look(here.service, seats[0]!)).summary.waiting.length > 0, 'the report');
    const news = value(await here.service.history(seats[0]!, 0)).read();
    expect(news.filter((one) => one.kind === 'report')).toHaveLength(1);
    value(await here.service.concede(seats[0]!, 'gives-up'));
    expect(await insistOnRecord(here.service, planetary, seats[0]!)).toBe(1);
  });

  test('lets a bot play its side of the battle, too', async () => {
    const { service } = here;
    const setup = { ...war(), zoom: 'always' } as CoreSetup;
    const record = recordOf(new History(planetary as unknown as AnyGame, setup, 'the same dice'), 'test');
    const made = await importGame(service, record, [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }]);
    const seats = attendees(value(made));
    await march(service, seats);
    const [own] = await battleOf(service, seats);
    const start = (await look(service, own!)).summary;
    expect(start.seats.map(({ kind }) => kind)).toEqual(['human', 'bot']);
    // The bot goes on as soon as it is asked.
    for (let orders = 0; orders < 8; orders++) {
      await until(async () => (await look(service, own!)).summary.waiting.includes(0), 'the bot');
      await give(service, [own!]);
    }
    const events = value(await service.history(own!, 0)).read();
    expect(events.filter((one) => one.kind === 'order' && one.seat === 1).length).toBeGreaterThan(0);
    value(await service.concede(own!, 'gives-up'));
    await until(async () => (await look(service, seats[0]!)).summary.number > 0, 'the report');
  });

  test('plays turns of the battle and of the duel by turns: while one goes on, the other rests', async () => {
    const { service } = here;
    const seats = await begun(service, battleforce2, skirmish());
    let duel: Attendee[] | undefined;
    for (let orders = 0; !duel && orders < 400; orders++) {
      const { waiting } = (await look(service, seats[0]!)).summary;
      const { view } = (await look(service, seats[waiting[0]!]!)) as { view: BattleView };
      if (view.question.step !== 'duel/propose') {
        await give(service, seats, botOrder(view));
        continue;
      }
      const { hex } = view.table.units[waiting[0]!]!;
      const isCalled = (await give(service, seats, { type: 'duel', to: hexCode(hex) })) === null;
      await give(service, seats, { type: isCalled ? 'agree-to-duel' : 'done' });
      if (isCalled) duel = await battleOf(service, seats);
    }
    const reports = async () =>
      value(await service.history(seats[0]!, 0))
        .read()
        .filter(({ kind }) => kind === 'report').length;
    const isResting = async () => (await look(service, duel![0]!)).summary.rests === true;
    for (let orders = 0; !(await isResting()) && orders < 400; orders++) await give(service, duel!);
    await until(async () => (await reports()) === 1, 'the report');
    // The duel rests: nobody is asked there, and no order is taken.
    const { number } = (await look(service, duel![0]!)).summary;
    const early = { request: 'too-early-again', number, order: { type: 'done' } };
    expect(codeOf(await service.order(duel![0]!, early))).toMatch(/not-asked|malformed/);
    expect(codeOf(await service.menu(duel![0]!))).toBe('not-asked');
    expect(codeOf(await service.concede(duel![0]!, 'while-at-rest'))).toBe('not-asked');
    // The battle goes on to its next End Phase, and then the duel does.
    for (let orders = 0; orders < 400; orders++) {
      const { waiting, outcome } = (await look(service, seats[0]!)).summary;
      if (waiting.length === 0 || outcome) break;
      await give(service, seats);
    }
    await until(async () => !(await isResting()), 'the duel to go on');
    const duelNow = (await look(service, duel![0]!)).summary;
    expect(duelNow.waiting.length).toBeGreaterThan(0);
    // What it has reported is not taken back.
    value(await service.proposeTakeback(duel![0]!, 0));
    expect(codeOf(await service.answerTakeback(duel![1]!, true))).toBe('illegal');
    value(await service.concede(duel![0]!, 'gives-up'));
    await until(async () => (await reports()) === 2, 'the second report');
    value(await service.concede(seats[0]!, 'gives-up'));
    expect(await insistOnRecord(service, battleforce2, seats[0]!)).toBe(1);
  });
});
