import { CARDS, cardOf } from '@ironfield/gearblitz/data/cards.ts';
import { expect, test } from 'vitest';
import { pdfOf } from '../sheet/pdf.ts';
import type { Page } from '../sheet/primitives.ts';
import { svgOf } from '../sheet/svg.ts';
import { cardPicture, cardSheets } from './gear-card.ts';

const texts = ({ primitives }: Page) =>
  primitives.flatMap((each) => (each.kind === 'text' ? [each.text] : []));

const named = ({ primitives }: Page, start: string) => primitives.filter(({ id }) => id?.startsWith(start));

test('a card has its figures, its rows of movement and weapons, and boxes to cross off', () => {
  const page = cardPicture({ card: cardOf('hunter'), name: 'Alpha 1' });
  expect(texts(page)).toEqual(
    expect.arrayContaining([
      'Alpha 1',
      'Gear · Hunter · Northern Guard',
      '6 MP, def 0',
      'Reloads',
      'Searchlight',
    ]),
  );
  expect(named(page, 'card.damage.')).toHaveLength(3);
  expect(named(page, 'card.sturdy.')).toHaveLength(cardOf('hunter').sturdy);
  expect(named(page, 'card.ammo.').length).toBeGreaterThan(0);
});

test('a stand-in says that it is none of the printed cards; a Threat Value is shown as it was given', () => {
  const card = cardOf('hunter');
  expect(texts(cardPicture({ card }))).toContain('Stand-in, unofficial');
  const own = texts(cardPicture({ card: { ...card, standIn: false, threatValue: 35 } }));
  expect(own).not.toContain('Stand-in, unofficial');
  expect(own).toContain('TV 35');
});

test('every card that comes with the game finds room: nothing leaves its box, and six go on a page', async () => {
  const cards = [...CARDS.values()].map((card) => ({ card }));
  const pages = cardSheets(cards, 'All cards');
  expect(pages).toHaveLength(Math.ceil(cards.length / 6));
  const outside = cards.flatMap((each) => {
    const { width, height, primitives } = cardPicture(each);
    return primitives.filter(
      (part) => part.kind === 'text' && (part.y > height || part.width > width || part.size < 1.3),
    );
  });
  expect(outside).toEqual([]);
  expect(svgOf(pages[0])).toMatch(/<svg/);
  expect(new TextDecoder('latin1').decode((await pdfOf(pages, 'All cards')).slice(0, 5))).toBe('%PDF-');
});
