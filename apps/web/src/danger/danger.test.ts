import { expect, test } from 'vitest';
import { bestTrade, type DangerSpot, pipsOf, shadeOf, stepWords } from './danger.ts';
import { watchDanger } from './watch-danger.ts';

const spot = (place: number, suffered: number, dealt: number): DangerSpot<number> => ({
  place,
  suffered,
  dealt,
  how: '',
  target: -1,
  by: [],
});

test('shades and pips go by whole points, as they are written', () => {
  const shades = [5, 10, 20, 35] as const;
  expect([0, 0.4, 0.5, 4.4, 4.5, 9, 19.6, 34, 90].map((points) => shadeOf(points, shades))).toEqual([
    0, 0, 1, 1, 2, 2, 4, 4, 5,
  ]);
  expect(pipsOf(12, [5, 10, 15])).toBe(3);
  expect(stepWords(shades)).toEqual(['1–4', '5–9', '10–19', '20–34', '35+']);
  expect(stepWords([2, 3, 4])).toEqual(['1', '2', '3', '4+']);
});

test('the best trade is the one that gains most, and the safer one of two that gain alike', () => {
  expect(bestTrade([])).toBeNull();
  expect(bestTrade([spot(1, 6, 8), spot(2, 3, 9), spot(3, 0, 5)])!.place).toBe(2);
  expect(bestTrade([spot(1, 6, 8), spot(2, 1, 3)])!.place).toBe(2);
  expect(bestTrade([spot(1, 4, 0), spot(2, 3, 0)])!.place).toBe(2);
});

test('it is worked out in slices, reported as it grows, and stops when nobody looks any more', async () => {
  let worked = 0;
  const rules = {
    *spots() {
      for (let place = 0; place < 40; place++) {
        worked++;
        yield spot(place, place, 2 * place);
      }
    },
    *now(_: object, unit: number) {
      yield null;
      return 10 - unit;
    },
  };
  let slices = 0;
  // Each step takes as long as a slice may.
  let time = 0;
  const later = (go: () => void) => {
    slices++;
    queueMicrotask(go);
  };
  const clock = { now: () => (time += 10), later };
  const seen: number[] = [];
  await new Promise<void>((done) =>
    watchDanger(
      { rules, table: {}, unit: 7, side: [3, 7] },
      (danger) => {
        seen.push(danger.spots.length);
        if (!danger.isDone) return;
        expect(danger.best!.place).toBe(39);
        expect(danger.now).toEqual([
          { unit: 3, suffered: 7 },
          { unit: 7, suffered: 3 },
        ]);
        done();
      },
      clock,
    ),
  );
  expect(seen.at(-1)).toBe(40);
  expect(slices).toBeGreaterThan(10);
  worked = 0;
  const stop = watchDanger({ rules, table: {}, unit: 7, side: [] }, () => {}, clock);
  stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(worked).toBeLessThan(5);
});
