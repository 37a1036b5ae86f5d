import { isDeepStrictEqual } from 'node:util';
import type { News, Problem, ServerFrame, TableView } from '@ironfield/client/api.ts';
import { TableConnection } from '@ironfield/client/connection/table-connection.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import type { CoreOrder, Viewer } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { crammed } from '../testing/crammed.fixture.ts';
import { Written } from '../written.ts';
import { FollowedTable, LARGEST_WHOLE } from './followed-table.ts';

const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const WHOLE = { changes: false, has: null };

/** Heavy Gear on a table with 400 pieces, as the server would tell of it. */
class LargeGame {
  readonly history: History<never>;
  private readonly random = randomFrom('large0');
  private readonly tables = new Map<Viewer, TableView>();

  constructor(scenario = 'outpost') {
    const setup = scenarioSetup(gearblitz as AnyGame, scenario);
    if (!setup.ok) throw new Error(setup.error[0]!.message);
    const checked = newSetup(gearblitz as AnyGame, crammed(setup.value));
    if (!checked.ok) throw new Error(checked.error[0]!.message);
    this.history = new History(gearblitz as AnyGame, checked.value, 'large0') as never;
  }

  get number(): number {
    return this.history.entries.length;
  }

  /** One object for all who see the same. */
  tableOf(viewer: Viewer): TableView {
    const known = this.tables.get(viewer);
    if (known?.summary.number === this.number) return known;
    const view = viewFor(gearblitz as AnyGame, this.history.state, viewer);
    const table = { summary: { number: this.number }, view } as unknown as TableView;
    this.tables.set(viewer, table);
    return table;
  }

  order(): News {
    const { state } = this.history;
    const seat = waitingFor(state)[0]!;
    const order = sampleOrder<CoreOrder>(menuFor(gearblitz as AnyGame, state, seat)!, this.random)!;
    this.history.add({ kind: 'order', seat, order } as never);
    return { number: this.number, kind: 'order', seat, events: [] };
  }
}

/** Somebody's table at both ends of a socket, and the bytes between them. */
class Follower {
  readonly client: TableConnection;
  readonly bytes: { readonly type: string; readonly size: number }[] = [];
  readonly missed: News[] = [];
  readonly losses: Problem[] = [];
  private followed: FollowedTable | null = null;
  private readonly game: LargeGame;
  private readonly viewer: Viewer;

  constructor(game: LargeGame, viewer: Viewer) {
    this.game = game;
    this.viewer = viewer;
    const link = { request: () => Promise.reject(new Error('Nothing is asked')), forget: () => {} };
    const table = (_: TableView, missed: readonly News[]) => void this.missed.push(...missed);
    this.client = new TableConnection(link, 'game', undefined, { table }, 0);
  }

  attend(keeping: { changes: boolean; has: readonly string[] | null } | null = null): void {
    const { changes = false, has = null } = this.client.attendFrame() as {
      changes?: boolean;
      has?: string[];
    };
    const send = (_: string, text: string) => this.receive(text);
    this.followed = new FollowedTable({ game: 'game' }, keeping ?? { changes, has }, send, () => {});
    const missed = Written.of<readonly News[]>([]);
    this.followed.open({ table: this.table, missed, recentChat: [], stop: () => {} });
  }

  news(news: News): void {
    this.followed!.news(news, this.table);
  }

  changed(): void {
    const { summary, ...rest } = this.table;
    this.followed!.changed({ summary: { ...summary, title: 'another' }, ...rest });
  }

  /** The table that it should know. */
  get table(): TableView {
    return this.game.tableOf(this.viewer);
  }

  get lastBytes(): number {
    return this.bytes.at(-1)!.size;
  }

  private receive(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.bytes.push({ type: frame.type, size: text.length });
    if (frame.type === 'lost') this.losses.push(frame.problem);
    else expect(this.client.receive(frame as never)).toBe(true);
  }
}

test('a large scene travels once to each who keeps it, and orders cost what they change', () => {
  const game = new LargeGame();
  const [one, two] = [0, 1].map((seat) => new Follower(game, seat));
  one!.attend();
  const whole = JSON.stringify(one!.table).length;
  const setup = JSON.stringify((one!.table.view as { table: { setup: object } }).table.setup).length;
  expect(one!.lastBytes - setup).toBeLessThan(whole / 10);
  expect(one!.client.table).toEqual(wired(one!.table));
  let waits = 0;
  while (game.number < 25) {
    const news = game.order();
    // A second viewer comes later, and has nothing yet.
    if (game.number === 10) {
      two!.attend();
      expect(two!.lastBytes).toBeGreaterThan(setup);
    } else if (game.number > 10) two!.news(news);
    one!.news(news);
    if ((one!.table.view as { suspended: unknown }).suspended) waits++;
    // Quicker than an assertion that could say where they differ.
    for (const { client, table } of game.number < 10 ? [one!] : [one!, two!])
      expect(isDeepStrictEqual(client.table, wired(table))).toBe(true);
  }
  expect(waits).toBeGreaterThan(0);
  for (const { bytes } of [one!, two!])
    for (const { type, size } of bytes.slice(1)) {
      expect(type).toBe('changes');
      expect(size).toBeLessThan(setup / 10);
    }
});

test('who comes back has the scene already, and sees the whole table', () => {
  const game = new LargeGame();
  const follower = new Follower(game, 'spectator');
  follower.attend();
  const first = follower.lastBytes;
  for (let i = 0; i < 5; i++) game.order();
  follower.attend();
  expect(follower.client.table).toEqual(wired(follower.table));
  expect(follower.lastBytes).toBeLessThan(first / 4);
  follower.news(game.order());
  expect(follower.client.table).toEqual(wired(follower.table));
});

test('a proposal or a name costs a few bytes', () => {
  const follower = new Follower(new LargeGame(), 0);
  follower.attend();
  follower.changed();
  expect(follower.lastBytes).toBeLessThan(200);
  expect(follower.client.table).toEqual(
    wired({ ...follower.table, summary: { ...follower.table.summary, title: 'another' } }),
  );
});

test('a packed table whose setup is missing is asked for again, with the setup', () => {
  const follower = new Follower(new LargeGame(), 0);
  follower.attend();
  const hash = 'x'.repeat(43);
  const frame = { game: 'game', setup: { hash }, table: follower.table, missed: [] };
  expect(follower.client.receive({ type: 'packed', ...frame })).toBe(false);
  expect(follower.client.attendFrame()).toMatchObject({ has: [] });
});

test('a table as large is not told whole with every entry', () => {
  const game = new LargeGame('border');
  const follower = new Follower(game, 0);
  follower.attend(WHOLE);
  expect(follower.lastBytes).toBeGreaterThan(LARGEST_WHOLE);
  follower.news(game.order());
  expect(follower.lastBytes).toBeLessThan(300);
  expect(follower.losses).toMatchObject([{ code: 'too-large' }]);
});
