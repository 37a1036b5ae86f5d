import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import { mech } from '@ironfield/classic/testing/scene.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { describe, expect, test } from 'vitest';
import { fightDuel, optionsFor, type Pair } from './arena.ts';
import { counted, killedBy, NO_DUELS, shareWon, usualTurns } from './results.ts';

const pairOf = (first: UnitFile, second: UnitFile): Pair => [
  { unit: first, gunnery: 4, piloting: 5 },
  { unit: second, gunnery: 4, piloting: 5 },
];

describe('A duel', () => {
  const strong = STOCK_MECHS['AS7-D'];
  const weak = mech('Weak', { tons: 20, walk: 3, armor: 1, slots: { CT: ['Small Laser'] } });

  test('is won by the stronger one, whichever end it has', () => {
    expect([0, 1].map((number) => fightDuel(pairOf(strong, weak), {}, number).winner)).toEqual([0, 0]);
    expect([0, 1].map((number) => fightDuel(pairOf(weak, strong), {}, number).winner)).toEqual([1, 1]);
  });

  test('follows from its number alone', () => {
    expect(fightDuel(pairOf(strong, weak), {}, 3)).toEqual(fightDuel(pairOf(strong, weak), {}, 3));
  });

  test('has the options that its units need', () => {
    const squad = Object.values(STOCK_SQUADS)[0]!;
    const options = optionsFor([strong, squad])!;
    expect(fightDuel(pairOf(strong, squad), options, 0).turns).toBeGreaterThan(0);
  });
});

describe('Many duels', () => {
  const tally = [
    { winner: 0, turns: 4 },
    { winner: 0, turns: 9 },
    { winner: 1, turns: 2 },
    { winner: null, turns: 100 },
    { winner: 0, turns: 5 },
  ] as const;
  const all = tally.reduce(counted, NO_DUELS);

  test('are counted for each of the pair, and those without a winner', () => {
    expect([all.fought, all.kills, all.draws]).toEqual([5, [[4, 9, 5], [2]], 1]);
    expect(shareWon(all, 0).rate).toBe(0.6);
    expect(shareWon(NO_DUELS, 0)).toMatchObject({ low: 0, high: 1 });
  });

  test('say by which turn half of the victories are won', () => {
    expect([usualTurns(all, 0), usualTurns(all, 1), usualTurns(NO_DUELS, 0)]).toEqual([5, 2, null]);
  });

  test('rise from turn to turn up to the share that is won', () => {
    expect(killedBy(all, 0, 10)).toEqual([0, 0, 0, 0.2, 0.4, 0.4, 0.4, 0.4, 0.6, 0.6]);
    expect(killedBy(NO_DUELS, 0, 2)).toEqual([0, 0]);
  });
});
