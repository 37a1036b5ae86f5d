import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../catalogue.ts';
import { chaptersOf } from './chapters.ts';
import { searchHint, searchRules } from './search.ts';

/** Codes that are words already. */
const WORDS = ['CARDS', 'DAMAGE', 'DICE', 'FIRE', 'LUCK', 'MARCH', 'NIGHT', 'PICKET', 'REACT'];

test.each(GAME_IDS)('%s: no chapter is called by its code', async (id) => {
  const { rules } = (await loadGame(id))!;
  const nameless = chaptersOf(rules).filter(
    ({ code, title }) => title.toUpperCase() === code && !WORDS.includes(code),
  );
  expect(nameless).toEqual([]);
});

test.each(GAME_IDS)('%s: the search hint names rules that its book has', async (id) => {
  const { rules } = (await loadGame(id))!;
  const [, title = '', rule = ''] = /“(.+)” or (\S+)$/.exec(searchHint(rules)) ?? [];
  expect(searchRules(rules, rule).map((each) => each.title)).toContain(title);
});
