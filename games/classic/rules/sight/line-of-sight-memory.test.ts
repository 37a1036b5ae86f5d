import { withHexes } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundOf } from '../../battlefield.ts';
import { TERRAINS } from '../../data/terrain.ts';
import { drawnMap } from '../../testing/scene.ts';
import {
  attackerCover,
  heavyWoods,
  isBlocked,
  lightWoods,
  type Sight,
  sightBetween,
  targetCover,
} from './line-of-sight.ts';

/** Of a line that is blocked nothing else matters. */
function seenAs(there: Sight) {
  if (isBlocked(there)) return { blocked: true };
  return {
    blocked: false,
    woods: [lightWoods(there), heavyWoods(there)],
    cover: targetCover(there),
    own: attackerCover(there),
  };
}

test('a change of the board is seen, and what was seen before it still holds for the old one', () => {
  const read = readBoardFile(drawnMap('. . . . .\n'.repeat(9)), { terrains: TERRAINS });
  if (!read.ok) throw new Error('unreadable');
  const before = groundOf(read.board);
  const after = groundOf(withHexes(read.board, { '0507': { level: 2 } }));
  const [from, to] = ['0505', '0509'].map((hex) => read.board.cells.get(hex)!);
  for (const [ground, blocked] of [
    [before, false],
    [after, true],
    [before, false],
  ] as const) {
    expect(isBlocked(sightBetween(ground, from, false, to, false))).toBe(blocked);
  }
});

test('what is remembered of one pair and posture is never taken for another', () => {
  const map = '. .1 l . ~1 .\n.2 . H . . ~2\n. l1 . .-1 . .\n~1 . . .1 . H';
  const ground = () => {
    const read = readBoardFile(drawnMap(map), { terrains: TERRAINS });
    if (!read.ok) throw new Error('unreadable');
    return groundOf(read.board);
  };
  const cells = Array.from({ length: 24 }, (_, cell) => cell);
  const questions = [true, false].flatMap((aProne) =>
    [true, false].flatMap((bProne) =>
      cells.flatMap((a) => cells.map((b) => [a, aProne, b, bProne] as const)),
    ),
  );
  const [first, second] = [ground(), ground()];
  const forward = questions.map((question) => sightBetween(first, ...question));
  const again = questions.map((question) => sightBetween(first, ...question));
  const reversed = questions.toReversed().map((question) => sightBetween(second, ...question));
  expect(again).toEqual(forward);
  expect(reversed.toReversed().map(seenAs)).toEqual(forward.map(seenAs));
});

test('what is remembered is what would be computed, from either end', () => {
  const hex = fc.constantFrom('.', '.', '.', '.1', '.2', 'l', 'l1', 'H', '~1', '~2', '.-1');
  const map = fc.array(hex, { minLength: 80, maxLength: 80 });
  fc.assert(
    fc.property(map, fc.nat(79), fc.nat(79), fc.boolean(), fc.boolean(), (hexes, a, b, aProne, bProne) => {
      const rows = Array.from({ length: 8 }, (_, row) => hexes.slice(row * 10, row * 10 + 10).join(' '));
      const ground = () => {
        const read = readBoardFile(drawnMap(rows.join('\n')), { terrains: TERRAINS });
        if (!read.ok) throw new Error('unreadable');
        return groundOf(read.board);
      };
      const first = ground();
      const there = sightBetween(first, a, aProne, b, bProne);
      const back = sightBetween(first, b, bProne, a, aProne);
      const second = ground();
      expect(seenAs(sightBetween(second, b, bProne, a, aProne))).toEqual(seenAs(back));
      expect(seenAs(sightBetween(second, a, aProne, b, bProne))).toEqual(seenAs(there));
      expect(isBlocked(back)).toBe(isBlocked(there));
    }),
    { numRuns: 300 },
  );
});
