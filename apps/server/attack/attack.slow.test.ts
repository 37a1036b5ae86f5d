import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { attack, type Plan, reportText } from './attack.ts';

/** A short run of everything, as `npm run attack` makes a long one. */
async function attacked(plan: Pick<Plan, 'parts' | 'counts'> & Partial<Plan>) {
  const report = await attack({ seed: 'short', database: 'embedded', ...plan });
  for (const { failure } of report.parts) expect(failure, reportText(report)).toBeUndefined();

  return report.parts.map(({ figures }) => figures);
}

// These three have servers and databases of their own, and two of them wait most of the time.

test.concurrent('Many hostile inputs are answered in a typed way, and change nothing of a game', async () => {
  const [figures] = await attacked({ parts: ['fuzz'], counts: { fuzz: 1500 } });
  expect(figures.inputs).toBeGreaterThanOrEqual(1500);
  expect(figures.refused).toBeGreaterThan(500);
  expect(figures.accepted).toBeGreaterThan(30);
  for (const { id } of games) expect(figures['aimed at']).toContain(id);
});

test.concurrent('Games that differ in what is hidden cannot be told apart', async () => {
  const [figures] = await attacked({ parts: ['secrecy'], counts: { secrecy: 2 } });
  expect(figures.compared).toBeGreaterThan(500);
  // Counters that lie face down among them.
  expect(figures.played).toBe('demo 1, battleforce2 1');
  expect(figures['orders that differed unseen']).toBeGreaterThanOrEqual(3);
  expect(figures['answers timed']).toBeGreaterThanOrEqual(10);
});

test.concurrent('A database that is stopped, cut off or read-only is told of, and nothing is lost', async () => {
  const [figures] = await attacked({ parts: ['faults'], counts: { faults: 7 }, database: 'postgres' });
  expect(figures).toMatchObject({
    faults: 7,
    stopped: 1,
    'one of two processes stalled': 1,
    'black-holed': 1,
    'read-only': 1,
  });
  expect(figures.orders).toBeGreaterThan(50);
});

test('Whoever plays while somebody does their worst is never refused, and gets on', async () => {
  const [figures] = await attacked({ parts: ['siege'], counts: { siege: 30 }, database: 'postgres' });
  expect(figures.refused ?? 0).toBe(0);
  // How fast is a figure of long runs on a quiet machine; that it goes on at all is the claim here.
  if ('siege' in figures) return;
  expect(figures['orders, siege']).toBeGreaterThanOrEqual(30);
  expect(figures['done by besiegers']).toBeGreaterThan(10);
});

test.each(['embedded', 'postgres'] as const)(
  'A server on the %s database that is killed again and again loses nothing and does nothing twice',
  async (database) => {
    const [figures] = await attacked({ parts: ['kills'], counts: { kills: 2 }, database });
    expect(figures.kills).toBe(2);
    // At each table there is one game at least, of as many entries as a game has here, and of all rulebooks.
    for (const { id } of games) expect(figures.played).toContain(id);
    expect(figures.games).toBeGreaterThanOrEqual(6);
    // And no more than this however long it takes: the work is bounded, not the time.
    expect(figures.games).toBeLessThanOrEqual(6 + 3 * 2);
    expect(figures.orders).toBeGreaterThan(40);
  },
);
