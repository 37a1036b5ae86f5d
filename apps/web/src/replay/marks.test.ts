import { expect, test } from 'vitest';
import { type Mark, spacedMarks } from './marks.ts';

test('Numbers of turns stand apart below the line, however short the last turns were', () => {
  const turns = [0, 10, 20, 80, 83, 86, 90, 99].map(
    (index): Mark => ({ index, kind: 'turn', label: `Turn ${index}`, seat: null }),
  );
  const shown = (apart: number) => [...spacedMarks(turns, 100, apart)].map(({ index }) => index);
  expect(shown(0.07)).toEqual([0, 10, 20, 80, 90, 99]);
  expect(shown(0.02)).toEqual([0, 10, 20, 80, 83, 86, 90, 99]);
  expect(shown(0.5)).toEqual([0, 80]);
});
