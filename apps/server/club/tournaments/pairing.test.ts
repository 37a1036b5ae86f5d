import { randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { type Paired, robinRound, robinRounds, swissRound } from './pairing.ts';
import { type Settled, standings } from './standings.ts';

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);

test.each([2, 3, 4, 7, 8, 16])('%d people all play each other once in a round robin', (count) => {
  const ids = names(count);
  const met = new Map<string, number>();
  const first = new Map<string, number>();
  for (let round = 1; round <= robinRounds(count); round++) {
    const pairs = robinRound(ids, round);
    expect(
      pairs
        .flat()
        .filter((id) => id !== null)
        .sort(),
      'each once a round',
    ).toEqual(ids);
    for (const [one, other] of pairs) {
      if (other === null) continue;
      const key = [one, other].sort().join(' ');
      met.set(key, (met.get(key) ?? 0) + 1);
      first.set(one, (first.get(one) ?? 0) + 1);
    }
  }
  expect(met.size).toBe((count * (count - 1)) / 2);
  expect(new Set(met.values())).toEqual(new Set([1]));
  // Nobody has the first seat all the time.
  const firsts = ids.map((id) => first.get(id) ?? 0);
  expect(Math.max(...firsts) - Math.min(...firsts)).toBeLessThanOrEqual(2);
});

/** A Swiss tournament in which the stronger wins, or chance decides. */
function played(count: number, rounds: number, seed: string) {
  const random = randomFrom(seed);
  const ids = names(count);
  const pairings: Settled[] = [];
  const all: (readonly [string, string | null])[][] = [];
  for (let round = 0; round < rounds; round++) {
    const places = new Map(standings(ids, pairings, true).map((place) => [place.id, place]));
    const players = ids.map((id, index): Paired => {
      const own = pairings.filter(({ first, second }) => first === id || second === id);
      return {
        id,
        points: places.get(id)!.points,
        rating: 2000 - index,
        opponents: own.flatMap(({ first, second }) =>
          second === null ? [] : [first === id ? second : first],
        ),
        first: own.filter(({ first, second }) => first === id && second !== null).length,
        hadBye: own.some(({ second }) => second === null),
      };
    });
    const pairs = swissRound(players);
    all.push(pairs);
    for (const [first, second] of pairs) {
      const roll = randomBelow(random, 3);
      const score =
        second === null
          ? ([1, 0] as const)
          : (
              [
                [1, 0],
                [0, 1],
                [0.5, 0.5],
              ] as const
            )[roll];
      pairings.push({ first, second, score, isPlayed: second !== null });
    }
  }
  return { ids, pairings, all };
}

test.each([
  [8, 3],
  [9, 5],
  [16, 7],
  [31, 6],
  [64, 8],
])('%d people over %d rounds of the Swiss system: nobody twice, one bye each at most', (count, rounds) => {
  for (const seed of ['a', 'b', 'c']) {
    const { ids, all } = played(count, rounds, seed);
    const met = all.flat().map((pair) => [...pair].sort().join(' '));
    expect(new Set(met).size).toBe(met.length);
    for (const pairs of all)
      expect(
        pairs
          .flat()
          .filter((id) => id !== null)
          .sort(),
      ).toEqual(ids);
    const byes = all.flat().filter(([, other]) => other === null);
    expect(new Set(byes.map(([id]) => id)).size).toBe(byes.length);
  }
});

test('first the upper half plays the lower, then those with as many points', () => {
  const pairs = played(8, 1, 'x').all[0]!.map((pair) => [...pair].sort().join(' '));
  expect(pairs).toEqual(['p00 p04', 'p01 p05', 'p02 p06', 'p03 p07']);
});

test('when everybody has met everybody, people meet again rather than not at all', () => {
  expect(played(4, 5, 'x').all[4]).toHaveLength(2);
});

const game = (first: string, second: string | null, one: number, isPlayed = second !== null): Settled => ({
  first,
  second,
  score: [one, second === null ? 0 : 1 - one],
  isPlayed,
});

test('level on points, it counts who has beaten whom, then whom they have played', () => {
  // a beat b; both have two points.
  const direct = [
    game('a', 'b', 1),
    game('b', 'c', 1),
    game('b', 'd', 1),
    game('a', 'c', 1),
    game('d', 'a', 1),
  ];
  expect(standings(['a', 'b', 'c', 'd'], direct, false).map(({ id, points }) => `${id} ${points}`)).toEqual([
    'a 2',
    'b 2',
    'd 1',
    'c 0',
  ]);
  // a, b and d are level and have not all met. The opponents of b and d have more points, and b has beaten one of them.
  const swiss = [game('a', 'c', 1), game('b', 'd', 1), game('d', 'c', 1)];
  const places = standings(['a', 'b', 'c', 'd'], swiss, true);
  expect(places.map(({ id, buchholz, sonneborn }) => [id, buchholz, sonneborn])).toEqual([
    ['b', 1, 1],
    ['d', 1, 0],
    ['a', 0, 0],
    ['c', 2, 0],
  ]);
  // A game that nobody came to brings a point, but no strength of opponents.
  const absent = standings(['a', 'b', 'c'], [game('a', 'b', 1, false), game('c', null, 1)], true);
  expect(absent.map(({ id, points, played, buchholz }) => [id, points, played, buchholz])).toEqual([
    ['a', 1, 0, 0],
    ['c', 1, 0, 0],
    ['b', 0, 0, 0],
  ]);
});
