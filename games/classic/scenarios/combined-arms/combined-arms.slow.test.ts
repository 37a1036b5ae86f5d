import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { classic } from '../../game.ts';

/** Damage to a building would tell of them. */
function played(id: string, game: number) {
  const seed = `z${game}`;
  const setup = scenarioSetup(classic, id, { 'map-seed': game }, randomFrom(seed));
  if (!setup.ok) throw new Error(setup.error[0].message);
  const regulars = [classic.bot('regular'), classic.bot('regular')];
  return playMatch(classic, setup.value, seed, regulars).state.outcome;
}

/** Plays one battle after the other until every ending has come up in which somebody wins. */
function endings(id: string, wanted: readonly string[], most = 12): string[] {
  const found = new Set<string>();
  for (let game = 1; game <= most && found.size < wanted.length; game++) {
    const outcome = played(id, game)!;
    if (outcome.winners.length > 0) found.add(`${outcome.winners} ${outcome.rule}`);
  }
  return [...found].sort();
}

test('A meeting of mixed lances is won by the last side on the map, either of the two', () => {
  expect(endings('meeting', ['0', '1'])).toEqual(['0 CBT-SEQ-12', '1 CBT-SEQ-12']);
});

test('A convoy breaks through, or is stopped', () => {
  expect(endings('convoy', ['0', '1'])).toEqual(['0 CBT-SCN-16', '1 CBT-SCN-16']);
});

test('An ambush ends when the column or those who lie in wait are crippled', () => {
  expect(endings('ambush', ['0', '1'])).toEqual(['0 CBT-SCN-08', '1 CBT-SCN-08']);
});

test('A city is fought for to the end', () => {
  expect(played('city', 1)!.rule).toBe('CBT-SEQ-12');
});

test('A river is crossed, or its bridges are held', () => {
  expect(endings('crossing', ['0', '1'])).toEqual(['0 CBT-SCN-16', '1 CBT-SCN-16']);
});

test('A fortress is held, or it is taken', () => {
  expect(endings('fortress', ['0', '1'])).toEqual(['0 CBT-SEQ-12', '1 CBT-SEQ-12']);
});

test('A landing succeeds, or it is thrown back into the sea', () => {
  expect(endings('landing', ['0', '1'])).toEqual(['0 CBT-SEQ-12', '1 CBT-SEQ-12']);
});
