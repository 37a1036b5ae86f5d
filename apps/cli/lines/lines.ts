// A conversation in lines of JSON: what a program asks, and what it is answered.

import { VERSION_LINE } from '@ironfield/client/version.ts';
import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { fieldsAt, firstPage } from '@ironfield/kernel/menu/menu-page.ts';
import { whyNotAlone } from '@ironfield/kernel/play/errand.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { parseRecord } from '@ironfield/kernel/record/record.ts';
import type { Reason, Refusal } from '@ironfield/kernel/refusal.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { games } from '@ironfield/server/games.ts';
import { verifyHostile } from '../record-file.ts';
import { LineTable } from './line-table.ts';
import { type Asked, type Looking, type Request, requestSchema, type SeatPlayer } from './requests.ts';

const LINES_VERSION = 1;

interface Problem {
  readonly code: Refusal['code'] | 'unknown-table' | 'unknown-game';
  readonly message: string;
  readonly rule?: string | undefined;
  readonly path?: string | undefined;
}

/** Said instead of an answer: nothing has changed. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

const malformed = (message: string, path?: string): Refused =>
  new Refused({ code: 'malformed', message, ...(path && { path }) });

const because = (reasons: readonly Reason[], path?: string): Refused =>
  new Refused({
    code: 'malformed',
    message: reasons.map(({ message }) => message).join('; '),
    ...(reasons[0]?.rule !== undefined && { rule: reasons[0].rule }),
    ...(path && { path }),
  });

/** All tables of one program. */
export class Lines {
  private readonly tables = new Map<number, LineTable>();
  private made = 0;

  /** The answer to a line, whatever the line is. */
  answer(line: string): string {
    let id: unknown;
    try {
      const json = jsonOf(line);
      id = (json as { id?: unknown } | null)?.id;
      return JSON.stringify({ ...(id !== undefined && { id }), ...this.toRequest(requestIn(json)) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return JSON.stringify({ ...(id !== undefined && { id }), error: error.problem });
    }
  }

  private toRequest(request: Request): object {
    switch (request.do) {
      case 'hello':
        return hello();
      case 'new':
        return this.begin(request);
      case 'load':
        return this.load(request);
      default:
        return this.atTable(request, this.tableOf(request.table));
    }
  }

  private atTable(request: Exclude<Request, Asked<'hello' | 'new' | 'load'>>, table: LineTable): object {
    switch (request.do) {
      case 'reset':
        this.tables.set(request.table, table.again(request.seed ?? newSeed()));
        return this.tableOf(request.table).standing(request);
      case 'look':
        return standingAt(table, request);
      case 'menu':
        return menuPage(table, request);
      case 'order':
        return giveOrder(table, seatOf(table, request.seat), request.order, request);
      case 'suggest': {
        const seat = seatOf(table, request.seat);
        return { seat, order: suggestionFor(table, seat, request.by) };
      }
      case 'step': {
        const seat = seatOf(table, request.seat);
        const order = suggestionFor(table, seat, request.by);
        return { seat, order, ...giveOrder(table, seat, order, request) };
      }
      case 'fork':
        return { table: this.keep(table.fork()) };
      case 'record':
        return { record: table.record() };
      case 'close':
        this.tables.delete(request.table);
        return { closed: request.table };
    }
  }

  private begin(request: Asked<'new'>): object {
    const game = gameNamed(request.game);
    const seed = request.seed ?? newSeed();
    const setup =
      request.setup === undefined
        ? scenarioSetup(
            game,
            request.scenario ?? game.scenarios[0].id,
            request.options,
            randomFrom(`${seed} setup`),
          )
        : checkSetup(game, request.setup);
    if (!setup.ok) throw because(setup.error);
    const alone = whyNotAlone(game, setup.value as CoreSetup);
    if (alone) throw because([alone], 'setup');
    if (request.setup !== undefined && (request.scenario !== undefined || request.options !== undefined))
      throw malformed('A setup holds its scenario and options: leave those out, or the setup', 'setup');
    const players = playersFor(request.players, game.id);
    const table = new LineTable({ game, setup: setup.value as CoreSetup, seed, players });
    checkSeats(table, players);
    return { table: this.keep(table), seats: table.seats, seed, ...standingAt(table, request) };
  }

  private load({ record: json, players }: Asked<'load'>): object {
    const record = parseRecord(json);
    if (!record.ok) throw because(record.error, 'record');
    const game = gameNamed(record.value.game);
    const verdict = verifyHostile(game, record.value);
    if (!verdict.ok) throw because(verdict.error, 'record');
    const { setup, seed, entries, state } = verdict.value;
    const alone = whyNotAlone(game, setup);
    if (alone) throw because([alone], 'record');
    if (entries.some(({ kind }) => kind !== 'order'))
      throw malformed(
        'Only games in which nothing was taken back, given up or agreed on go on here',
        'record',
      );
    const table = new LineTable({
      game,
      setup,
      seed,
      players: playersFor(players, game.id),
      under: { state, log: entries },
    });
    checkSeats(table, players ?? []);
    return { table: this.keep(table), seats: table.seats, ...table.standing({}) };
  }

  private keep(table: LineTable): number {
    this.made += 1;
    this.tables.set(this.made, table);
    return this.made;
  }

  private tableOf(number: number): LineTable {
    const table = this.tables.get(number);
    if (table) return table;
    throw new Refused({ code: 'unknown-table', message: `There is no table ${number}`, path: 'table' });
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw malformed('This line is not JSON');
  }
}

const VERBS = requestSchema.options.map((option) => option.shape.do.value);

function requestIn(json: unknown): Request {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw malformed('A request is an object, such as {"do": "hello"}');
  const { id, ...rest } = json as { id?: unknown };
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number')
    throw malformed('An id is a string or a number', 'id');
  const verb = (rest as { do?: unknown }).do;
  if (!VERBS.includes(verb as Request['do']))
    throw malformed(`"do" is one of ${VERBS.join(', ')}, not ${JSON.stringify(verb) ?? 'missing'}`, 'do');
  const parsed = requestSchema.safeParse(rest);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw malformed(issueWords(issue), issue.path.join('.'));
}

function gameNamed(id: string) {
  const game = games.find((each) => each.id === id);
  if (game) return game;
  const known = games.map((each) => each.id).join(', ');
  throw new Refused({
    code: 'unknown-game',
    message: `There is no game "${id}", only ${known}`,
    path: 'game',
  });
}

function playersFor(players: readonly SeatPlayer[] | undefined, id: string): readonly SeatPlayer[] {
  if (players?.length && players.every((player) => player !== null))
    throw malformed(`Leave a seat of ${id} to yourself: null stands for you`, 'players');
  return players ?? [];
}

function checkSeats({ seats }: LineTable, players: readonly SeatPlayer[]): void {
  if (players.length > seats.length)
    throw malformed(`There are ${seats.length} seats, not ${players.length}`, 'players');
}

function checkViewer({ seats }: LineTable, { viewer }: Looking): void {
  if (typeof viewer === 'number' && viewer >= seats.length)
    throw malformed(`There is no seat ${viewer}: they go from 0 to ${seats.length - 1}`, 'viewer');
}

function seatOf(table: LineTable, named: Seat | undefined): Seat {
  const seat = named ?? table.next;
  if (seat === undefined) throw new Refused({ code: 'over', message: 'The game is over' });
  if (seat < table.seats.length) return seat;
  throw malformed(`There is no seat ${seat}: they go from 0 to ${table.seats.length - 1}`, 'seat');
}

function standingAt(table: LineTable, looking: Looking): object {
  checkViewer(table, looking);
  return table.standing(looking);
}

function giveOrder(table: LineTable, seat: Seat, order: unknown, looking: Looking): object {
  checkViewer(table, looking);
  const refusal = table.order(seat, order);
  if (refusal) throw new Refused(refusal);
  return table.standing(looking);
}

function suggestionFor(table: LineTable, seat: Seat, by: SeatPlayer = 'random'): CoreOrder {
  const order = table.suggestion(seat, by ?? 'random');
  if (order) return order;
  throw new Refused({ code: 'not-asked', message: `Seat ${seat} has nothing to decide now`, path: 'seat' });
}

function menuPage(table: LineTable, { seat: named, type, chosen = [], from = 0 }: Asked<'menu'>): object {
  const seat = seatOf(table, named);
  const menu = table.menu(seat);
  if (!menu)
    throw new Refused({ code: 'not-asked', message: `Seat ${seat} has nothing to decide now`, path: 'seat' });
  if (type === undefined) return { seat, menu: firstPage(menu) };
  const fields = fieldsAt(menu, { type, chosen, from });
  if (!fields.ok) throw new Refused({ code: 'illegal', ...fields.error });
  return { seat, fields: fields.value };
}

function hello(): object {
  return {
    version: LINES_VERSION,
    program: VERSION_LINE,
    games: games.map(({ id, title, scenarios, options }) => ({
      id,
      title,
      scenarios: scenarios.map((scenario) => ({
        id: scenario.id,
        title: scenario.title,
        seats: scenario.seats,
      })),
      options: options.map((option) => ({ id: option.id, title: option.title, base: option.base })),
    })),
  };
}
