import { hash } from 'node:crypto';
import { demo } from '@ironfield/demo/game.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { fork, menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import { afterEach, expect, test } from 'vitest';
import { SERVICE_LIMITS } from '../../limits/service-limits.ts';
import { textOfState } from './loading.ts';
import { TooMuchWorkError } from './work.ts';
import { Workshop, type WorkshopSettings } from './workshop.ts';
import { WorkshopThreads } from './workshop-threads.ts';

const open: Workshop[] = [];
afterEach(async () => {
  for (const workshop of open.splice(0)) await workshop.close();
});

const asker = 'ann';
function workshopWith(settings: Partial<WorkshopSettings> = {}): Workshop {
  open.push(new Workshop({ ...SERVICE_LIMITS.workshop, time: 300_000, asker: () => asker, ...settings }));
  return open.at(-1)!;
}

function game() {
  const made = scenarioSetup(demo, 'ravine');
  if (!made.ok) throw new Error('There is no such scenario');
  return new History(demo, made.value, 'seed');
}

function log(history = game()) {
  const { setup, seed, entries } = history;
  return { game: 'demo', setup: JSON.stringify(setup), seed, entries: JSON.stringify(entries) };
}

const CONCESSION = { kind: 'forfeit', seat: 0, reason: 'conceded' } as const;

test('A war whose battles are fought in another game is taken: they are tables of their own here', async () => {
  const war = scenarioSetup(planetary, 'australia');
  if (!war.ok) throw new Error('There is no such scenario');
  const workshop = workshopWith();
  for (const setup of [war.value, { ...war.value, zoom: 'ask' }])
    expect(await workshop.ask('check', { game: 'planetary', setup })).toMatchObject({ ok: true });
  const wrong = { ...war.value, zoom: 'sometimes' };
  expect(await workshop.ask('check', { game: 'planetary', setup: wrong })).toMatchObject({ ok: false });
});

test('A game is started, written down, checked and played again as it would be here', async () => {
  const workshop = workshopWith();
  const history = game();
  const { setup, seed } = history;
  const text = JSON.stringify(setup);
  const checked = await workshop.ask('check', { game: 'demo', setup });
  expect(checked).toEqual({
    ok: true,
    value: { text, hash: hash('sha256', text), sides: seatNames(demo, setup) },
  });
  const made = await workshop.ask('check', { game: 'demo', scenario: 'ravine' });
  expect(made).toEqual(checked);
  expect(await workshop.ask('begin', { game: 'demo', setup: text, seed })).toBe(textOfState(history.state));
  const record = JSON.parse(await workshop.ask('write', { ...log(), version: 'test' }));
  expect(record).toMatchObject({ game: 'demo', seed, writtenBy: 'test', log: [] });
  const imported = (file: unknown) => {
    const body = Buffer.from(JSON.stringify({ record: file, seats: [{ kind: 'own' }, { kind: 'own' }] }));
    return workshop.ask('import', { body, limits: SERVICE_LIMITS });
  };
  expect(await imported(record)).toMatchObject({
    ok: true,
    value: { game: 'demo', setup: { text }, waiting: waitingFor(history.state), entries: '[]', number: 0 },
  });
  expect(await imported({ ...record, seed: 'another' })).toMatchObject({ error: { code: 'malformed' } });
  const before = log();
  history.add(CONCESSION);
  const after = log(history);
  expect(await workshop.ask('replay', after)).toBe(textOfState(history.state));
  const entries = JSON.stringify([CONCESSION, CONCESSION]);
  await expect(workshop.ask('replay', { ...before, entries })).rejects.toThrow(
    'Entry 2 of the log is refused: The game is over',
  );
  const { text: news, last } = await workshop.ask('news', {
    ...after,
    since: 0,
    viewer: 'spectator',
    bytes: 1000,
  });
  expect(JSON.parse(news)).toMatchObject([{ number: 1, kind: 'forfeit', seat: 0 }]);
  expect(last).toBe(1);
});

test('Going back and looking back come to the same from the start and from a snapshot', async () => {
  const workshop = workshopWith();
  const random = randomFrom('back');
  const history = game();
  const play = (count: number) => {
    for (let i = 0; i < count; i++) {
      const seat = waitingFor(history.state)[0];
      const order = sampleOrder<CoreOrder>(menuFor(demo, history.state, seat)!, random)!;
      expect(history.add({ kind: 'order', seat, order })).toBeNull();
    }
  };
  play(4);
  history.add({ kind: 'takeback', to: 2 });
  play(3);
  const known = { number: history.entries.length, state: textOfState(history.state) };
  play(3);
  const { state } = history;
  const entries = [...history.entries];
  for (const to of [1, 4, 6, 8, 9, 10]) {
    const trial = History.resumed(demo, history.seed, entries, fork(demo, state));
    expect(trial.add({ kind: 'takeback', to })).toBeNull();
    const expected = textOfState(trial.state);
    expect(await workshop.ask('replay', { ...log(history), to })).toBe(expected);
    expect(await workshop.ask('replay', { ...log(history), known, to })).toBe(expected);
  }
  expect(await workshop.ask('replay', { ...log(history), known })).toBe(textOfState(state));
  for (const since of [0, 5, 9]) {
    const asked = { ...log(history), since, viewer: 0, bytes: 100_000 };
    expect(await workshop.ask('news', { ...asked, known })).toEqual(await workshop.ask('news', asked));
  }
});

test('What takes too long or too much memory is given up, and the next is done', async () => {
  // However quick the machine is, and however busy: this thread never answers.
  const threads = new WorkshopThreads(
    SERVICE_LIMITS.workshop.memory,
    new URL('data:text/javascript,for(;;);'),
  );
  const endless = workshopWith({ time: 1, shortTime: 1, threads });
  await expect(endless.ask('write', { ...log(), version: 'test' })).rejects.toThrow(TooMuchWorkError);
  const workshop = workshopWith({ memory: 40 });
  const huge = { game: 'demo', setup: Array.from({ length: 1_000_000 }, (_, i) => ({ i })) };
  await expect(workshop.ask('check', huge)).rejects.toThrow();
  expect(await workshop.ask('check', { game: 'demo', scenario: 'ravine' })).toMatchObject({ ok: true });
});
