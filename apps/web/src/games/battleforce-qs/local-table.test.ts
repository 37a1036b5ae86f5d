import type { News } from '@ironfield/client/api.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { parseRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { loadGame } from '../../catalogue.ts';
import type { LocalPlayer } from '../../sessions/local-messages.ts';
import { LocalTable } from '../../sessions/local-table.ts';
import type { Snapshot } from '../../sessions/session.ts';
import { TRAINING_SETUP } from './lesson/training-setup.ts';

const AGAINST_BOT: readonly LocalPlayer[] = [{ kind: 'human' }, { kind: 'bot', strength: 'regular' }];
const HOT_SEAT: readonly LocalPlayer[] = [{ kind: 'human' }, { kind: 'human' }];

async function tableOf(
  game: string,
  scenario: string,
  players: readonly LocalPlayer[],
  options: OptionValues = {},
) {
  const rules = (await loadGame(game))!;
  const setup = scenarioSetup(rules, scenario, options);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const identity = { id: 'test', created: '2024-01-01T00:00:00Z', players };
  return { rules, table: new LocalTable(rules, identity, setup.value, 'seven') };
}

function playOn(table: LocalTable, orders: number): void {
  for (let i = 0; i < orders; i++) {
    if (table.letBotPlay()) continue;
    const order = table.suggest();
    if (!order) return;
    expect(table.submit(order)).toMatchObject({ ok: true });
  }
}

test('A game against a bot goes to its end and verifies as a file', async () => {
  const { rules, table } = await tableOf('battleforce-qs', 'green', AGAINST_BOT);
  playOn(table, 1000);
  expect(table.snapshot().summary.outcome).not.toBeNull();
  expect(table.snapshot().view.waiting).toEqual([]);
  const record = parseRecord(JSON.parse(JSON.stringify(table.record())));
  if (!record.ok) throw new Error(record.error[0]?.message);
  expect(verifyRecord(rules, record.value)).toMatchObject({ ok: true });
});

test('A stored game goes on exactly where it was, bots included', async () => {
  const { rules, table } = await tableOf('battleforce-qs', 'veteran', AGAINST_BOT);
  playOn(table, 30);
  const again = LocalTable.stored(rules, structuredClone(table.stored()));
  expect(again.snapshot().view).toEqual(table.snapshot().view);
  expect(again.past()).toEqual(table.past());
  playOn(table, 20);
  playOn(again, 20);
  expect(again.snapshot().view).toEqual(table.snapshot().view);
});

test('In a hot-seat game the screen belongs to whoever is asked', async () => {
  const { table } = await tableOf('demo', 'ravine', HOT_SEAT);
  expect(table.snapshot().viewer).toBe(0);
  playOn(table, 1);
  expect(table.snapshot().viewer).toBe(1);
  expect(table.snapshot().view.viewer).toBe(1);
});

test.each([
  ['classic', 'skirmish', false],
  ['battleforce-qs', 'green', false],
  ['demo', 'ravine', true],
])(
  'People at one screen hand it over only where something is secret: %s',
  async (game, scenario, isPrivate) => {
    const { table } = await tableOf(game, scenario, HOT_SEAT);
    const seen = Array.from({ length: 12 }, () => {
      playOn(table, 1);
      return table.snapshot().isPrivate;
    });
    expect(seen.includes(true)).toBe(isPrivate);
    const { table: alone } = await tableOf(game, scenario, AGAINST_BOT);
    expect(alone.snapshot().isPrivate).toBe(false);
  },
);

test('Whoever sits down at a shared screen reads what they have been told, and nothing that another was', async () => {
  const { table } = await tableOf('classic', 'skirmish', HOT_SEAT, { 'double-blind': true });
  const own = [/\((Anders|Brandt|Castell|Dorn)\)/, /\((Estrada|Falk|Greer|Haas)\)/];
  const rules = (await loadGame('classic'))!;
  const words = (log: readonly News[], { view }: Snapshot) =>
    log.flatMap(({ events }) =>
      events.map((event) => rules.describe(event as never, view.table as never) ?? ''),
    );
  let log: readonly News[] = table.past();
  let moves = 0;
  for (let orders = 0; orders < 60 && moves < 6; orders++) {
    playOn(table, 1);
    // Somebody at this screen is told of every order of theirs.
    const told = table.telling()!;
    log = told.kind === 'table' ? told.past : [...log, told.news];
    const { viewer } = told.snapshot;
    const read = words(log, told.snapshot).filter((line) => /(walks|runs|jumps) from/.test(line));
    expect(read.filter((line) => own[1 - Number(viewer)]!.test(line))).toEqual([]);
    moves = read.length;
  }
  expect(moves).toBeGreaterThanOrEqual(6);
});

test('Nobody at one screen learns how many orders another has given in secret', async () => {
  const { table } = await tableOf('classic', 'trial-by-fire', HOT_SEAT, { 'double-blind': true });
  let handedOver = 0;
  for (let orders = 0; orders < 80 && handedOver < 4; orders++) {
    const before = table.snapshot();
    playOn(table, 1);
    const { viewer, summary } = table.snapshot();
    if (viewer === before.viewer) continue;
    const past = table.past();
    // The first is the beginning; all others are counted from 1 without a gap.
    expect(past.map(({ number }) => number)).toEqual(past.map((_, index) => index));
    expect(summary.number).toBe(past.length - 1);
    if (handedOver++ > 1) expect(summary.number).toBeLessThan(table.number);
    // What the other one did in between shows by no entry without a word.
    const silent = past.filter(({ seat, events }) => seat === 1 - Number(viewer) && events.length === 0);
    expect(silent.length).toBeLessThanOrEqual(handedOver);
  }
  expect(handedOver).toBe(4);
});

test('Where all know the same they are told what happens, one thing after the other', async () => {
  const { table } = await tableOf('battleforce-qs', 'green', HOT_SEAT);
  const kinds = Array.from({ length: 8 }, () => {
    playOn(table, 1);
    return table.telling()?.kind;
  });
  expect(new Set(kinds)).toEqual(new Set(['news']));
});

test('What is not possible is refused with a reason and changes nothing', async () => {
  const { table } = await tableOf('battleforce-qs', 'green', AGAINST_BOT);
  const order = { type: 'deploy', unit: 0, to: '0101', facing: 0 };
  expect(table.submit(order)).toMatchObject({ ok: false, error: { code: 'illegal', rule: 'BFQ-SCN-02' } });
  expect(table.submit({ type: 'nonsense' })).toMatchObject({ ok: false, error: { code: 'malformed' } });
  expect(table.snapshot().summary.number).toBe(0);
});

test('Giving up ends the game for the other side', async () => {
  const { table } = await tableOf('battleforce-qs', 'green', AGAINST_BOT);
  expect(table.concede()).toMatchObject({ ok: true });
  expect(table.snapshot().summary.outcome?.winners).toEqual([1]);
});

test('A draw is offered to the other at this screen, who plays on or accepts; it lapses with the next order', async () => {
  const { rules, table } = await tableOf('battleforce-qs', 'green', HOT_SEAT);
  const draw = () => table.snapshot().summary.draw;
  expect(table.answerDraw(true)).toMatchObject({ ok: false, error: { code: 'not-asked' } });
  expect(table.offerDraw()).toMatchObject({ ok: true, value: 0 });
  const by = draw()!.by;
  expect(draw()).toEqual({ by, agreed: [by], declined: null });
  expect(table.answerDraw(false)).toMatchObject({ ok: true });
  expect(draw()).toMatchObject({ declined: 1 - by });
  expect(table.offerDraw()).toMatchObject({ ok: false, error: { code: 'illegal' } });
  playOn(table, 1);
  expect(draw()).toBeUndefined();
  table.offerDraw();
  expect(table.answerDraw(true)).toMatchObject({ ok: true, value: 2 });
  expect(table.lastNews()).toMatchObject({ kind: 'draw', events: [] });
  expect(table.snapshot().summary).toMatchObject({ outcome: { winners: [] }, waiting: [] });
  expect(table.stored()).toMatchObject({ isOver: true, standing: 'The players agree on a draw' });
  expect(table.offerDraw()).toMatchObject({ ok: false, error: { code: 'over' } });
  const record = parseRecord(JSON.parse(JSON.stringify(table.record())));
  expect(record.ok && verifyRecord(rules, record.value).ok).toBe(true);
});

test('A bot answers an offer of a draw at once, by what it thinks of its chances', async () => {
  const { table } = await tableOf('demo', 'ravine', AGAINST_BOT);
  expect(table.offerDraw()).toMatchObject({ ok: true });
  const { draw, outcome } = table.snapshot().summary;
  if (outcome) expect(outcome.winners).toEqual([]);
  else expect(draw).toEqual({ by: 0, agreed: [0], declined: 1 });
});

test('Taking back leads to before one’s own last order, again and again, and survives being stored', async () => {
  const { rules, table } = await tableOf('battleforce-qs', 'green', AGAINST_BOT);
  expect(table.takeBack()).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('no order') },
  });
  const asked: unknown[] = [];
  for (let orders = 0; orders < 4; orders++) {
    while (table.letBotPlay());
    asked.push(table.snapshot().view);
    expect(table.submit(table.suggest()!)).toMatchObject({ ok: true });
  }
  for (const view of asked.toReversed().slice(0, 3)) {
    while (table.letBotPlay());
    expect(table.takeBack()).toMatchObject({ ok: true });
    expect(table.lastNews()).toMatchObject({ kind: 'takeback', events: [], to: expect.any(Number) });
    expect(table.snapshot().view).toEqual(view);
  }
  const again = LocalTable.stored(rules, structuredClone(table.stored()));
  expect(again.snapshot().view).toEqual(asked[1]);
  playOn(again, 1000);
  expect(again.takeBack()).toMatchObject({ ok: false, error: { code: 'over' } });
});

test('Another tab that follows entry by entry is at the same table, and its bots would go on alike', async () => {
  const { rules, table } = await tableOf('battleforce-qs', 'green', AGAINST_BOT);
  const behind = LocalTable.stored(rules, structuredClone(table.stored()));
  playOn(table, 12);
  const { log, randoms } = structuredClone(table.stored());
  for (const entry of log) expect(behind.follow(entry, randoms)).toBe(true);
  expect(behind.snapshot().view).toEqual(table.snapshot().view);
  expect(behind.follow({ kind: 'order', seat: 0, order: { type: 'deploy' } as never }, randoms)).toBe(false);
  playOn(table, 10);
  playOn(behind, 10);
  expect(behind.snapshot().view).toEqual(table.snapshot().view);
});

test('A setup with forces of its own names the sides, and the list of games says who won', async () => {
  const rules = (await loadGame('battleforce-qs'))!;
  const identity = { id: 'first', created: '2024-01-01T00:00:00Z', players: AGAINST_BOT };
  const table = new LocalTable(rules, identity, TRAINING_SETUP, 'seven');
  expect(table.snapshot().summary.seats.map(({ side }) => side)).toEqual(['Cadets', 'Range drones']);
  table.concede();
  expect(table.stored().standing).toMatch(/^Lost: /);
});
