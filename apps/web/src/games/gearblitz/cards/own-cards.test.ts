import { CARDS } from '@ironfield/gearblitz/data/cards.ts';
import { cardSheets } from '@ironfield/mechbay/gear-card/gear-card.ts';
import { svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { expect, test } from 'vitest';
import { asOwn } from './own-cards.ts';

test('A datacard of one’s own is not printed as a stand-in', () => {
  const card = [...CARDS.values()][0]!;
  const printed = (each: typeof card) => svgOf(cardSheets([{ card: each }], 'Datacards')[0]!);
  expect(printed(card).toLowerCase()).toContain('stand-in');
  expect(printed(asOwn(card)).toLowerCase()).not.toContain('stand-in');
});
