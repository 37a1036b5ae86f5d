import { commitmentToShare } from '@ironfield/kernel/seed.ts';
import { expect, test } from 'vitest';
import type { GameSummary } from './api.ts';
import { diceWords } from './dice-words.ts';
import { missingSeats, owesShare, sharesDue, withShares } from './shares.ts';

type Kind = GameSummary['seats'][number]['kind'];

/** A game with these seats; `told` by seat, null where nothing was promised. */
function game(kinds: readonly Kind[], told: readonly (boolean | null)[]): GameSummary {
  const seats = kinds.map((kind, seat) => ({
    seat,
    side: `Side ${seat}`,
    kind,
    name: seat === 0 ? 'Ann' : null,
  }));
  const dice = {
    kind: 'shared',
    seats: told.map((isTold) => (isTold === null ? null : { commitment: '', told: isTold })),
  };
  return { seats, dice } as unknown as GameSummary;
}

const missing = (summary: GameSummary) => missingSeats(summary).map(({ seat }) => seat);

test('A secret is told when all seats are taken, and once', () => {
  expect(owesShare(game(['human', 'open'], [false, null]), 0)).toBe(false);
  expect(owesShare(game(['human', 'human'], [false, false]), 0)).toBe(true);
  expect(owesShare(game(['human', 'bot'], [false, null]), 0)).toBe(true);
  expect(owesShare(game(['human', 'human'], [true, false]), 0)).toBe(false);
  expect(owesShare(game(['human', 'human'], [null, false]), 0)).toBe(false);
});

test('Guests tell their secrets at once, and whoever has set the game up tells the last one', () => {
  const [none, guest, both] = [
    game(['human', 'human', 'bot'], [false, false, null]),
    game(['human', 'human', 'bot'], [false, true, null]),
    game(['human', 'human', 'bot'], [true, true, null]),
  ];
  expect(sharesDue(none, [1], false)).toEqual([1]);
  expect(sharesDue(none, [0], true)).toEqual([]);
  expect(sharesDue(guest, [0], true)).toEqual([0]);
  expect(sharesDue(both, [0], true)).toEqual([]);
  // Both at one screen; and a rematch, which nobody has set up alone.
  expect(sharesDue(none, [0, 1], true)).toEqual([0, 1]);
  expect(sharesDue(none, [0], false)).toEqual([0]);
  expect(sharesDue(game(['human', 'open'], [false, null]), [0], false)).toEqual([]);
});

test('Open seats are waited for first, then secrets', () => {
  expect(missing(game(['human', 'open'], [false, null]))).toEqual([1]);
  expect(missing(game(['human', 'human'], [false, true]))).toEqual([0]);
  expect(missing(game(['human', 'bot'], [true, null]))).toEqual([]);
});

test('Each seat of one’s own is bound to a secret of its own', () => {
  const { seats, shares } = withShares([{ kind: 'own' }, { kind: 'open' }, { kind: 'own', name: 'Ann' }]);
  expect(new Set(shares).size).toBe(3);
  expect(seats).toEqual([
    { kind: 'own', commitment: commitmentToShare(0, shares[0]!) },
    { kind: 'open' },
    { kind: 'own', name: 'Ann', commitment: commitmentToShare(2, shares[2]!) },
  ]);
});

test('Only those who have promised something are said to add to the dice', () => {
  const words = (dice: Partial<GameSummary>) =>
    diceWords({ ...game(['human', 'human'], []), ...dice } as GameSummary);
  expect(diceWords(game(['human', 'human', 'bot'], [true, true, null]))).toMatchObject({
    title: 'Fair dice',
    text: expect.stringMatching(/^The server, Ann \(Side 0\) and Side 1 each add/),
    isFair: true,
  });
  expect(diceWords(game(['human', 'human'], [null, true])).text).toMatch(/^The server and Side 1 each add/);
  expect(words({ dice: { kind: 'house' } }).text).toContain('The server alone');
  expect(words({ dice: { kind: 'file' } })).toMatchObject({ isFair: false });
  expect(words({ dice: { kind: 'earlier' } })).toMatchObject({ isFair: false });
});
