import { beforeEach, describe, expect, test } from 'vitest';
import { Costs } from './costs.ts';

let now: number;
let slept: number[];
let costs: Costs;

beforeEach(() => {
  now = 1000;
  slept = [];
  costs = new Costs({
    asker: { perSecond: 250, atOnce: 1000 },
    table: { perSecond: 100, atOnce: 500 },
    longestWait: 10_000,
    now: () => now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
    },
  });
});

const work = (asker: string, milliseconds: number, table: string | null = null) =>
  costs.as(asker, () =>
    costs.charge(table, () => {
      now += milliseconds;
    }),
  );

const patienceOf = (asker: string) => costs.as(asker, () => costs.patience());

describe('What things cost', () => {
  test('Whoever uses little never waits', async () => {
    for (let i = 0; i < 100; i++) {
      work('ann', 10);
      now += 40;
    }
    expect(await patienceOf('ann')).toBe(true);
    expect(slept).toEqual([]);
  });

  test('Whoever has used too much waits until it is earned back, and nobody else does', async () => {
    work('ann', 1100);
    expect(await patienceOf('ann')).toBe(true);
    // 275 have been earned meanwhile; of 1275 there were 1000 at most.
    expect(slept).toEqual([400]);
    expect(await patienceOf('ben')).toBe(true);
    expect(slept).toHaveLength(1);
    now += 400;
    await patienceOf('ann');
    expect(slept).toHaveLength(1);
  });

  test('Whoever owes more than a wait is worth is turned away, and is welcome again later', async () => {
    work('ann', 5000);
    expect(await patienceOf('ann')).toBe(false);
    expect(slept).toEqual([]);
    now += 7000;
    expect(await patienceOf('ann')).toBe(true);
  });

  test('A table has an account of its own, whoever works there', async () => {
    work('ann', 300, 'huge');
    work('ben', 300, 'huge');
    await costs.patienceAt('huge');
    expect(slept).toEqual([700]);
    await costs.patienceAt('other');
    expect(await patienceOf('ann')).toBe(true);
    expect(slept).toHaveLength(1);
  });

  test('What fails has cost as much, and what goes on by itself waits without end, but is never turned away', async () => {
    expect(() =>
      costs.charge(null, () => {
        now += 50_000;
        throw new Error('in vain');
      }),
    ).toThrow('in vain');
    expect(await costs.patience()).toBe(true);
    expect(slept).toEqual([196_000]);
  });

  test('Accounts on which everything is paid are forgotten', () => {
    work('ann', 100, 'table');
    costs.sweep();
    expect(costs.size).toBe(2);
    now += 5000;
    costs.sweep();
    expect(costs.size).toBe(0);
  });

  test('An account goes along through everything that is waited for', async () => {
    const [ann, ben] = await Promise.all(
      ['ann', 'ben'].map((asker) =>
        costs.as(asker, async () => {
          await new Promise((resolve) => setImmediate(resolve));
          return costs.asker;
        }),
      ),
    );
    expect([ann, ben]).toEqual(['ann', 'ben']);
    expect(costs.asker).toBe('');
  });
});
