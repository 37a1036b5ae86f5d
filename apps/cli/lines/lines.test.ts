import { type Changes, withChanges } from '@ironfield/client/changes.ts';
import { describe, expect, test } from 'vitest';
import { ironfield } from '../testing.ts';
import { Lines } from './lines.ts';

type Answer = Record<string, unknown> & { readonly error?: { code: string; message: string; path?: string } };

/** A program that talks in lines. */
function program() {
  const lines = new Lines();
  return (request: object): Answer => JSON.parse(lines.answer(JSON.stringify(request)));
}

const begun = (more: object = {}) => {
  const ask = program();
  return { ask, first: ask({ do: 'new', game: 'demo', seed: 'lines', ...more }) };
};

/** Chance plays until the end. */
function playedOut(ask: ReturnType<typeof program>, table = 1): Answer {
  for (let orders = 0; orders < 2_000; orders++) {
    const answer = ask({ do: 'step', table, by: 'random' });
    if (answer.outcome) return answer;
  }
  throw new Error('It does not end');
}

describe('Games in lines of JSON', () => {
  test('each line is answered with its id, and what is wrong with it says where', () => {
    const { ask } = begun();
    expect(ask({ id: 'a', do: 'look', table: 1 })).toMatchObject({ id: 'a', waiting: [0, 1], orders: 0 });
    expect(ask({ id: 7, do: 'look', table: 2 })).toEqual({
      id: 7,
      error: { code: 'unknown-table', message: 'There is no table 2', path: 'table' },
    });
    expect(ask({ do: 'dance' }).error).toMatchObject({ code: 'malformed', path: 'do' });
    expect(ask({ do: 'new', game: 'chess' }).error).toMatchObject({ code: 'unknown-game', path: 'game' });
    expect(ask({ do: 'look', table: 1, viewer: 2 }).error).toMatchObject({ path: 'viewer' });
    expect(ask({ do: 'look', table: 1, frog: 2 }).error?.code).toBe('malformed');
    expect(ask({ do: 'menu', table: 1, seat: 4 }).error).toMatchObject({ path: 'seat' });
    expect(ask([]).error?.code).toBe('malformed');
    expect(JSON.parse(new Lines().answer('{'))).toEqual({
      error: { code: 'malformed', message: 'This line is not JSON' },
    });
  });

  test('a refused order changes nothing', () => {
    const { ask } = begun();
    const order = { type: 'muster', decoy: 99, leave: 'smoke' };
    expect(ask({ do: 'order', table: 1, seat: 0, order }).error?.code).toBe('illegal');
    expect(ask({ do: 'order', table: 1, seat: 0, order: { ...order, decoy: 0 } })).toMatchObject({
      waiting: [1],
      orders: 1,
    });
    expect(ask({ do: 'order', table: 1, seat: 0, order }).error?.code).toBe('not-asked');
  });

  test('a view comes whole once and then as changes, which lead to the same view', () => {
    const { ask, first } = begun({ game: 'battleforce-qs', viewer: 0, show: ['view'] });
    let { view } = first;
    for (let orders = 0; orders < 30; orders++) {
      const { changes, view: whole } = ask({ do: 'step', table: 1, viewer: 0, show: ['view'] });
      expect(whole).toBeUndefined();
      if (changes) view = withChanges(view, changes as Changes);
    }
    expect(view).toEqual(ask({ do: 'look', table: 1, viewer: 0, show: ['view'], whole: true }).view);
  });

  test('each viewer is told what that viewer may know', () => {
    const { ask } = begun();
    ask({ do: 'order', table: 1, seat: 0, order: { type: 'muster', decoy: 1, leave: 'smoke' } });
    const seen = (viewer: unknown) =>
      JSON.stringify(ask({ do: 'look', table: 1, viewer, show: ['view', 'events'], whole: true }));
    ask({ do: 'order', table: 1, seat: 1, order: { type: 'muster', decoy: 3, leave: 'bluff' } });
    expect(seen(0)).toContain('"isDecoy":true');
    expect(seen('spectator')).not.toContain('"isDecoy":true');
  });

  test('the menu comes page by page, down to the choices behind a choice', () => {
    const { ask, first } = begun({ game: 'battleforce-qs', show: ['menu'] });
    const [{ type }] = (first.menu as { orders: { type: string }[] }).orders;
    const [field] = ask({ do: 'menu', table: 1, type }).fields as { name: string; choices: object[] }[];
    const [choice] = field.choices as { value: unknown }[];
    const chosen = [{ field: field.name, value: choice.value }];
    expect(ask({ do: 'menu', table: 1, type, chosen }).fields).toBeInstanceOf(Array);
    expect(ask({ do: 'menu', table: 1, type: 'sing' }).error).toMatchObject({ code: 'illegal' });
  });

  test('bots answer for their seats, and the same seed leads to the same game', () => {
    const players = [null, 'regular'];
    const outcomes = [1, 2].map(() => {
      const { ask, first } = begun({ players });
      expect(first.waiting).toEqual([0]);
      return playedOut(ask);
    });
    expect(outcomes[0]).toEqual(outcomes[1]);
    const { ask } = begun();
    expect(ask({ do: 'new', game: 'demo', players: ['regular', 'regular'] }).error?.path).toBe('players');
    expect(ask({ do: 'new', game: 'demo', players: [null, null, 'regular'] }).error?.path).toBe('players');
  });

  test('a table begins again, goes two ways, and is closed', () => {
    const { ask } = begun();
    ask({ do: 'step', table: 1 });
    expect(ask({ do: 'fork', table: 1 })).toEqual({ table: 2 });
    ask({ do: 'step', table: 2 });
    expect([1, 2].map((table) => ask({ do: 'look', table }).orders)).toEqual([1, 2]);
    expect(ask({ do: 'reset', table: 1, seed: 'other' }).orders).toBe(0);
    expect(ask({ do: 'look', table: 2 }).orders).toBe(2);
    ask({ do: 'close', table: 2 });
    expect(ask({ do: 'look', table: 2 }).error?.code).toBe('unknown-table');
  });

  test('a record goes out, comes in again, and is refused where somebody has changed it', () => {
    const { ask } = begun();
    for (let orders = 0; orders < 6; orders++) ask({ do: 'step', table: 1 });
    const { record } = ask({ do: 'record', table: 1 });
    expect(ask({ do: 'load', record })).toMatchObject({ table: 2, orders: 6 });
    const before = ask({ do: 'look', table: 1, viewer: 0, show: ['view'], whole: true });
    expect(ask({ do: 'look', table: 2, viewer: 0, show: ['view'] }).view).toEqual(before.view);
    expect(ask({ do: 'load', record: { ...(record as object), seed: 'mine' } }).error?.path).toBe('record');
    expect(ask({ do: 'load', record: {} }).error?.path).toBe('record');
  });

  test('a setup of its own is checked, and does not go together with a scenario', () => {
    const { ask, first } = begun({ show: ['view'] });
    const { setup } = (first.view as { table: { setup: object } }).table;
    expect(ask({ do: 'new', game: 'demo', setup })).toMatchObject({ table: 2 });
    expect(ask({ do: 'new', game: 'demo', setup: { ...setup, turns: 'many' } }).error?.code).toBe(
      'malformed',
    );
    expect(ask({ do: 'new', game: 'demo', setup, scenario: 'ravine' }).error?.path).toBe('setup');
  });
});

test('lines come in by a pipe in any pieces, and each is answered in its order', async () => {
  const requests = [
    { do: 'new', game: 'demo', seed: 'lines' },
    { do: 'look', table: 1 },
    { do: 'look', table: 2 },
  ];
  const input = `${requests.map((request, id) => JSON.stringify({ id, ...request })).join('\n')}\n\n`;
  const { code, out } = await ironfield('play --lines', input);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  expect(answers.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(answers.map(({ error }) => error?.code)).toEqual([undefined, undefined, 'unknown-table']);
  expect(code).toBe(0);
});
