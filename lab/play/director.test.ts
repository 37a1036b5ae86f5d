import { randomBelow, randomFrom, shuffle } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import type { Experiment } from '../experiment/plan.ts';
import { Director } from './director.ts';
import type { Task } from './playing.ts';

interface Wish {
  readonly settings?: number;
  readonly compared?: number;
  readonly stop?: Partial<Experiment['stop']>;
}

/** Settings 0, 1, …; with `compared` they are two values. */
function experiment({ settings = 1, compared = -1, stop = {} }: Wish): Experiment {
  const setting = (label: number) => ({
    labels: [`${label}`],
    scenario: 's',
    forces: null,
    map: null,
    options: {},
    players: ['random', 'random'] as const,
    skills: [],
    exchanges: [],
  });
  return {
    question: '',
    sides: ['A', 'B'],
    axes: ['x'],
    compared,
    stop: { narrower: null, decided: false, least: 20, most: 2000, ...stop },
    plan: {
      game: 'demo',
      settings: Array.from({ length: settings }, (_, label) => setting(label)),
      seed: '',
      deals: 1,
      mirror: true,
    },
    id: '',
  };
}

type Score = (setting: number, game: number) => 0 | 1 | 2;

/** Plays all that is asked for, with so many tasks under way that come back in any order. */
function playedBy(director: Director, score: Score, chance = 'in order', atOnce = 5): string[] {
  const random = randomFrom(chance);
  const underway: Task[] = [];
  const played: string[] = [];
  while (!director.isDone) {
    while (underway.length < atOnce) {
      const task = director.deal(1 + randomBelow(random, 7));
      if (!task) break;
      underway.push(task);
    }
    if (underway.length === 0) throw new Error('nothing is asked for');
    shuffle(random, underway);
    const { setting, from, to } = underway.pop()!;
    for (let game = from; game < to; game++) {
      if (director.note({ setting, game, score: score(setting, game) })) played.push(`${setting} ${game}`);
    }
  }
  return played.filter((each) => {
    const [setting, game] = each.split(' ').map(Number);
    return director.counts({ setting, game });
  });
}

const fair: Score = (setting, game) => (randomBelow(randomFrom(`${setting} ${game}`), 2) === 0 ? 0 : 2);
const strong: Score = (setting, game) =>
  randomBelow(randomFrom(`${setting} ${game}`), 10) < 8 - setting * 3 ? 2 : 0;

describe('the games of an experiment', () => {
  test('are the same in whatever order results come in', () => {
    const wish = { settings: 3, stop: { narrower: 0.05 } };
    const runs = ['a', 'b', 'c'].map((chance, index) =>
      playedBy(new Director(experiment(wish)), fair, chance, 1 + 6 * index).sort(),
    );
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
    expect(new Set(runs[0]).size).toBe(runs[0].length);
  });

  test('are played until the interval is narrow enough, and not many more', () => {
    const director = new Director(experiment({ stop: { narrower: 0.04 } }));
    const { length } = playedBy(director, fair);
    const { low, high } = director.interval(0);
    expect((high - low) / 2).toBeLessThanOrEqual(0.04);
    expect(length).toBeGreaterThan(500);
    expect(length).toBeLessThan(760);
  });

  test('are no more than the most', () => {
    const director = new Director(experiment({ stop: { narrower: 0.001, most: 64 } }));
    expect(playedBy(director, fair)).toHaveLength(64);
    expect(director.progress()).toEqual([{ played: 64, planned: 64, expected: 64, isDone: true }]);
  });

  test('of two settings that are compared are as many, and stop by their difference', () => {
    const director = new Director(experiment({ settings: 2, compared: 0, stop: { narrower: 0.06 } }));
    const played = playedBy(director, strong);
    const of = (setting: number) => played.filter((each) => each.startsWith(`${setting} `)).length;
    expect(of(0)).toBe(of(1));
    const { rate, low, high } = director.difference([0, 1]);
    expect((high - low) / 2).toBeLessThanOrEqual(0.06);
    expect(rate).toBeGreaterThan(-0.4);
    expect(rate).toBeLessThan(-0.2);
  });

  test('stop early where the answer is certain, and not where there is none', () => {
    const stop = { decided: true, most: 1000 };
    const sure = new Director(experiment({ settings: 2, compared: 0, stop }));
    expect(playedBy(sure, strong).length).toBeLessThan(400);
    const unsure = new Director(experiment({ settings: 2, compared: 0, stop }));
    expect(playedBy(unsure, fair)).toHaveLength(2000);
  });
});

describe('games that are known already', () => {
  test('are not asked for again', () => {
    const director = new Director(experiment({}));
    for (const game of [0, 1, 2, 5, 19]) director.note({ setting: 0, game, score: 2 });
    const asked: number[] = [];
    for (let task = director.deal(4); task; task = director.deal(4)) {
      for (let game = task.from; game < task.to; game++) asked.push(game);
    }
    expect(asked).toEqual([3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });

  test('lead to the same end as playing them, and count once', () => {
    const wish = { stop: { narrower: 0.05 } };
    const whole = playedBy(new Director(experiment(wish)), fair).length;
    const again = new Director(experiment(wish));
    for (let game = 0; game < 250; game++) {
      expect(again.note({ setting: 0, game, score: fair(0, game) })).toBe(true);
      expect(again.note({ setting: 0, game, score: 0 })).toBe(false);
    }
    expect(playedBy(again, fair).length + 250).toBe(whole);
  });

  test('count only as far as the rules to stop go', () => {
    const director = new Director(experiment({ stop: { most: 20 } }));
    for (let game = 0; game < 20; game++) director.note({ setting: 0, game, score: 2 });
    expect(director.isDone).toBe(true);
    expect(director.note({ setting: 0, game: 20, score: 0 })).toBe(false);
    expect(director.counts({ setting: 0, game: 20 })).toBe(false);
    expect(director.note({ setting: 7, game: 0, score: 0 })).toBe(false);
  });
});
