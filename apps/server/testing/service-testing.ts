import type {
  CreatedGame,
  CreateRequest,
  ImportRequest,
  News,
  Problem,
  TableView,
} from '@ironfield/client/api.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { pino } from 'pino';
import { games } from '../games.ts';
import { createService, type ServiceSettings } from '../reception/service-of.ts';
import type { Attendee, Service, TableListener } from '../service.ts';
import type { Database } from '../storage/database.ts';
import { type Threads, WorkshopThreads } from '../tables/workshop/workshop-threads.ts';
import { FREE, UNHURRIED_WORKSHOP } from './free.fixture.ts';
import { menuOf } from './menu-of.fixture.ts';

/** One workshop after the other works in the same threads: each new one would load all rules again. */
const warm = new WorkshopThreads(UNHURRIED_WORKSHOP.memory);
const WARM_THREADS: Threads = { run: (task) => warm.run(task), close: async () => {} };

/** A service that writes nothing and hurries. */
export function testService(database: Database, settings: Partial<ServiceSettings> = {}): Promise<Service> {
  const hasOwnWorkshop = settings.limits?.workshop !== undefined;
  return createService({
    ...(!hasOwnWorkshop && { workshopThreads: WARM_THREADS }),
    database,
    games,
    version: 'ironfield test',
    logger: pino({ level: 'silent' }),
    ...settings,
    limits: {
      tick: 25,
      catchUp: 100,
      botBeat: 0,
      costs: FREE,
      workshop: UNHURRIED_WORKSHOP,
      ...settings.limits,
    },
  });
}

export function value<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

export function codeOf(result: Result<unknown, Problem>): string | null {
  return result.ok ? null : result.error.code;
}

/** The seats that a creator gets, as whom one attends: those of open seats with the invitation as secret. */
export function attendees({ summary, seats }: CreatedGame): Attendee[] {
  return seats.map((seat) => ({
    game: summary.id,
    secret: seat.kind === 'own' ? seat.secret : seat.invitation,
  }));
}

const TWO_OWN: CreateRequest['seats'] = [{ kind: 'own' }, { kind: 'own' }];

export async function createGame(
  service: Service,
  request: Partial<CreateRequest> = {},
): Promise<CreatedGame> {
  return value(await service.create({ game: 'demo', scenario: 'ravine', seats: TWO_OWN, ...request }));
}

/** Brings a game from a file. */
export function importGame(service: Service, record: unknown, seats: ImportRequest['seats']) {
  return service.importGame(Buffer.from(JSON.stringify({ record, seats })));
}

export function randomOrder(table: TableView, random: Random): { type: string } {
  return sampleOrder<{ type: string }>(menuOf(table)!, random)!;
}

/** Gives random orders for these seats until the game is over or has this many entries. */
export async function playOn(
  service: Service,
  seats: readonly Attendee[],
  { entries = Number.POSITIVE_INFINITY, seed = 'orders' } = {},
): Promise<TableView> {
  const random = randomFrom(seed);
  for (;;) {
    let look = value(await service.look(seats[0]));
    const { outcome, waiting } = look.summary;
    if (outcome || look.summary.number >= entries) return look;
    const seat = seats[waiting[0]];
    if (seat !== seats[0]) look = value(await service.look(seat));
    // Each viewer counts the entries they were told of.
    const { number } = look.summary;
    const request = { request: `request-${number}`, number, order: randomOrder(look, random) };
    value(await service.order(seat, request));
  }
}

export interface Recorder extends TableListener {
  readonly heard: News[];
  readonly tables: TableView[];
  readonly said: string[];
  readonly losses: Problem[];
}

export function recorder(): Recorder {
  const heard: News[] = [];
  const tables: TableView[] = [];
  const said: string[] = [];
  const losses: Problem[] = [];
  return {
    heard,
    tables,
    said,
    losses,
    news(news, table) {
      heard.push(news);
      tables.push(table);
    },
    changed: (table) => void tables.push(table),
    chat: ({ text }) => void said.push(text),
    lost: (problem) => void losses.push(problem),
  };
}

/** Waits until it holds. A busy machine is no failure: the limit only ends what hangs. */
export async function until(holds: () => boolean | Promise<boolean>, what = 'it'): Promise<void> {
  const end = performance.now() + 300_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
