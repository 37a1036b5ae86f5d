import { demo } from '@ironfield/demo/game.ts';
import { History } from '@ironfield/kernel/history.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { afterEach, expect, test } from 'vitest';
import { SERVICE_LIMITS } from '../service-limits.ts';
import { BusyError, TooMuchWorkError, Workshop, type WorkshopSettings } from './workshop.ts';

const open: Workshop[] = [];
afterEach(async () => {
  for (const workshop of open.splice(0)) await workshop.close();
});

let asker = 'ann';
function workshopWith(settings: Partial<WorkshopSettings> = {}): Workshop {
  open.push(new Workshop({ ...SERVICE_LIMITS.workshop, time: 300_000, asker: () => asker, ...settings }));
  return open.at(-1)!;
}

function log() {
  const made = scenarioSetup(demo, 'ravine');
  if (!made.ok) throw new Error('There is no such scenario');
  const { setup, seed, entries } = new History(demo, made.value, 'seed');
  return { game: 'demo', setup, seed, entries };
}

test('A game is started, written down, checked and played again as it would be here', async () => {
  const workshop = workshopWith();
  const { game, setup, seed } = log();
  const history = new History(demo, setup, seed);
  const { setup: _, ...state } = history.state;
  expect(await workshop.ask('check', { game, setup })).toEqual({ ok: true, value: setup });
  expect(await workshop.ask('begin', { game, setup, seed })).toEqual({ setup, state });
  const record = await workshop.ask('write', { ...log(), version: 'test' });
  expect(record).toMatchObject({ game, seed, writtenBy: 'test', log: [] });
  const imported = (file: unknown) => {
    const body = Buffer.from(JSON.stringify({ record: file, seats: [{ kind: 'own' }, { kind: 'own' }] }));
    return workshop.ask('import', { body, limits: SERVICE_LIMITS });
  };
  expect(await imported(record)).toMatchObject({
    ok: true,
    value: { game, setup, state, seed, entries: [] },
  });
  expect(await imported({ ...record, seed: 'another' })).toMatchObject({ error: { code: 'malformed' } });
  const concession = { kind: 'forfeit', seat: 0, reason: 'conceded' } as const;
  history.add(concession);
  const after = await workshop.ask('replay', { ...log(), entries: [concession] });
  expect(after.state.outcome).toEqual(history.state.outcome);
  await expect(workshop.ask('replay', { ...log(), entries: [concession, concession] })).rejects.toThrow(
    'Entry 2 of the log is refused: The game is over',
  );
  const news = await workshop.ask('news', {
    ...log(),
    entries: [concession],
    since: 0,
    viewer: 'spectator',
    bytes: 1000,
  });
  expect(news).toMatchObject([{ number: 1, kind: 'forfeit', seat: 0 }]);
});

test('Those who ask take turns, and wait for each other, but not without end', async () => {
  const workshop = workshopWith({ atOnce: 1, waiting: 12, waitingOfOne: 8 });
  const done: string[] = [];
  const ask = (who: string) => {
    asker = who;
    return workshop.ask('write', { ...log(), version: who }).then(({ writtenBy }) => done.push(writtenBy));
  };
  const crowd = await Promise.allSettled([
    ...Array.from({ length: 12 }, () => ask('ann')),
    ...Array.from({ length: 3 }, () => ask('ben')),
  ]);
  const refused = crowd.filter((one) => one.status === 'rejected');
  expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true);
  expect(refused).toHaveLength(3);
  expect(done.slice(0, 7)).toEqual(['ann', 'ann', 'ben', 'ann', 'ben', 'ann', 'ben']);
  expect(done).toHaveLength(12);
});

test('What takes too long or too much memory is given up, and the next is done', async () => {
  const slow = workshopWith({ time: 1 });
  await expect(slow.ask('write', { ...log(), version: 'test' })).rejects.toThrow(TooMuchWorkError);
  const workshop = workshopWith({ memory: 40 });
  const huge = { game: 'demo', setup: Array.from({ length: 1_000_000 }, (_, i) => ({ i })) };
  await expect(workshop.ask('check', huge)).rejects.toThrow();
  expect(await workshop.ask('check', { game: 'demo', setup: log().setup })).toMatchObject({ ok: true });
});
