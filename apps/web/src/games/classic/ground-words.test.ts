import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { scene } from '@ironfield/classic/testing/scene.ts';
import { table as tableOf } from '@ironfield/classic/view.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { expect, test } from 'vitest';
import { groundWords } from './ground-words.tsx';

const OPTIONS = {
  'expanded-terrain-table': true,
  'terrain-jungle': true,
  'terrain-sand': true,
  'condition-mud': true,
  'bog-down': true,
};

function wordsOf(map: string): (string | null)[] {
  const { state } = scene({ map, units: { Wolf: { at: '0101' }, Bear: { at: '0102' } }, options: OPTIONS });
  const table = tableOf(state);
  const { board } = battlefieldOf(table);
  return ['0201', '0301', '0401'].map((hex) => groundWords(table, cellOf(board, hex)));
}

test('Unusual ground is named with its cost, its risks and its rules', () => {
  expect(wordsOf('. ~1+ice Q .+deep-mud\n. . . .')).toEqual([
    '0201 water 1, ice · 1 MP · breaks on a 6 · MT-PRE-04',
    "0301 ultra-heavy jungle · no 'Mech may enter · Piloting +3 · MT-TER-03",
    '0401 deep mud · 2 MP · Piloting +1 · may hold fast · MT-COND-06',
  ]);
});

test('Weather that not all hexes have is named where it is', () => {
  const { state } = scene({
    map: '. ~1+ice .\n. . .',
    units: { Wolf: { at: '0101' }, Bear: { at: '0102' } },
    options: { 'weather-rainfall': 'heavy', 'weather-winds': 'high', night: true },
    setup: { weatherHexes: ['0101', '0201'] },
  });
  expect([-1, 0, 1, 2].map((cell) => groundWords(tableOf(state), cell))).toEqual([
    null,
    '0101 · heavy rain, high wind · MT-WX-01',
    '0201 water 1, ice · 1 MP · breaks on a 6 · MT-PRE-04 · heavy rain, high wind · MT-WX-01',
    null,
  ]);
});

test('Of what everybody knows nothing is said, nor beyond the map', () => {
  expect(wordsOf('. H ~2 s\n. . . .').slice(0, 2)).toEqual([null, null]);
  const { state } = scene({ units: { Wolf: { at: '0101' }, Bear: { at: '0102' } } });
  expect([groundWords(tableOf(state), -1), groundWords(tableOf(state), 3)]).toEqual([null, null]);
});
