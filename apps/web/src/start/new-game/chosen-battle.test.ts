import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChosenBattle } from './chosen-battle.tsx';

const battles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Battle ${index}`, summary: `About ${index}.` }));
const drawn = (count: number, chosen: number) =>
  renderToStaticMarkup(createElement(ChosenBattle, { scenarios: battles(count), chosen })).replaceAll(
    /<[^>]*>/g,
    '',
  );

test('Of many scenarios the chosen one says beside the button what it is about', () => {
  expect(drawn(9, 7)).toBe('Battle 7 About 7.');
});

test('Where the cards have room for it nothing is said twice', () => {
  expect(drawn(4, 1)).toBe('');
});
