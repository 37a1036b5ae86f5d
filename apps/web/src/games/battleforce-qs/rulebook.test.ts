import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { demo } from '@ironfield/demo/game.ts';
import { describe, expect, test } from 'vitest';
import { chaptersOf } from '../../rules/chapters.ts';
import { ruleAddress, ruleInAddress } from '../../rules/rule-address.ts';
import { marked, searchRules } from '../../rules/search.ts';

const { rules } = battleforceQs;
const ids = (query: string) => searchRules(rules, query).map(({ id }) => id);

describe('the search of a rulebook', () => {
  test('shows the whole book in its order as long as nothing is asked for', () => {
    expect(ids('')).toEqual(rules.map(({ id }) => id));
    expect(ids('   ')).toHaveLength(rules.length);
  });

  test('finds a rule by its id, or a part of it, in any case', () => {
    expect(ids('bfq-com-03')).toEqual(['BFQ-COM-03']);
    expect(ids('hea-0').every((id) => id.startsWith('BFQ-HEA'))).toBe(true);
  });

  test('wants all words, wherever they are', () => {
    expect(ids('woods line')).toContain('BFQ-COM-03');
    expect(ids('woods line zeppelin')).toEqual([]);
  });

  test('puts what has it in the title first', () => {
    expect(ids('shutdown')[0]).toBe('BFQ-HEA-04');
    expect(ids('facing')[0]).toBe('BFQ-MOV-07');
  });

  test('takes a typewriter apostrophe for the printed one', () => {
    expect(ids("target's player")).toContain('BFQ-COM-03');
  });

  test('marks every place of every word, and loses no letter', () => {
    const text = 'Heat heats; a cheater overheats';
    const pieces = marked(text, ['heat', 'at']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
      'Heat',
      'heat',
      'heat',
      'heat',
    ]);
    expect(marked(text, [])).toEqual([{ text, isMatch: false }]);
  });
});

describe('chapters', () => {
  test('hold every rule once', () => {
    for (const game of [battleforceQs, demo]) {
      const chapters = chaptersOf(game.rules);
      expect(chapters.flatMap((chapter) => chapter.rules)).toHaveLength(game.rules.length);
    }
    expect(
      chaptersOf(rules)
        .map(({ title }) => title)
        .slice(0, 4),
    ).toEqual(['Sequence of play', 'Movement', 'Combat', 'Heat']);
  });
});

describe('the address of a rule', () => {
  const books = [battleforceQs, demo];
  const parts = (address: string) => address.replace(/^#\/?/, '').split('/');

  test('leads back to the rule', () => {
    const address = ruleAddress('battleforce-qs', 'BFQ-COM-03');
    expect(address).toBe('#/rules/battleforce-qs/BFQ-COM-03');
    expect(ruleInAddress(parts(address), books)).toEqual({ book: battleforceQs, rule: 'BFQ-COM-03' });
  });

  test('may be as short as the id', () => {
    expect(ruleInAddress(['BFQ-COM-03'], books)).toEqual({ book: battleforceQs, rule: 'BFQ-COM-03' });
  });

  test('of a rule that is not there leads to the book, of a book that is not there nowhere', () => {
    expect(ruleInAddress(['rules', 'demo', 'BFQ-COM-03'], books)).toEqual({ book: demo, rule: null });
    expect(ruleInAddress(['rules', 'chess'], books)).toBeNull();
    expect(ruleInAddress(['play', 'demo'], books)).toBeNull();
  });
});
