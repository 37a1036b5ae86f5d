import { expect, test } from 'vitest';
import { attack, type Plan, reportText } from './attack.ts';

/** A short run of everything, as `npm run attack` makes a long one. */
async function attacked(plan: Pick<Plan, 'parts' | 'counts'> & Partial<Plan>) {
  const report = await attack({ seed: 'short', database: 'embedded', ...plan });
  for (const { failure } of report.parts) expect(failure, reportText(report)).toBeUndefined();
  return report.parts.map(({ figures }) => figures);
}

test('Thousands of hostile inputs are answered in a typed way, and change nothing of a game', async () => {
  const [figures] = await attacked({ parts: ['fuzz'], counts: { fuzz: 5000 } });
  expect(figures.inputs).toBeGreaterThanOrEqual(5000);
  expect(figures.refused).toBeGreaterThan(2000);
  expect(figures.accepted).toBeGreaterThan(50);
});

test('Games that differ in what is hidden cannot be told apart', async () => {
  const [figures] = await attacked({ parts: ['secrecy'], counts: { secrecy: 1 } });
  expect(figures.compared).toBeGreaterThan(500);
});

test.each(['embedded', 'postgres'] as const)(
  'A server on the %s database that is killed again and again loses nothing and does nothing twice',
  async (database) => {
    const [figures] = await attacked({ parts: ['kills'], counts: { kills: 10 }, database });
    expect(figures.kills).toBe(10);
    // On a slow machine there is time for one game at each table, and the short ones have some twenty orders a person.
    expect(figures.games).toBeGreaterThanOrEqual(6);
    expect(figures.orders).toBeGreaterThan(80);
  },
);
