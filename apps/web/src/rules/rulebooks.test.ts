import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../catalogue.ts';
import { chaptersOf } from './chapters.ts';
import { searchHint, searchRules } from './search.ts';

/** Codes that are words already. */
const WORDS = ['CARDS', 'DAMAGE', 'DICE', 'FIRE', 'HEAT', 'LUCK', 'MARCH', 'NIGHT', 'PICKET', 'REACT'];

test.each(GAME_IDS)('%s: no chapter is called by its code, and no two have one name', async (id) => {
  const { rules } = (await loadGame(id))!;
  const chapters = chaptersOf(rules);
  const codes = new Set(rules.map((each) => each.id.split('-')[1]));
  const names = chapters.map(({ title }) => title.toUpperCase());
  expect(names.filter((name) => codes.has(name) && !WORDS.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(chapters.flatMap((each) => each.rules))).toEqual(new Set(rules));
});

test.each(GAME_IDS)('%s: the search hint names rules that its book has', async (id) => {
  const { rules } = (await loadGame(id))!;
  const [, title = '', rule = ''] = /“(.+)” or (\S+)$/.exec(searchHint(rules)) ?? [];
  expect(searchRules(rules, rule).map((each) => each.title)).toContain(title);
});
