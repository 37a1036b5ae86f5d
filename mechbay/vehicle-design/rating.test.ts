import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { MOTIONS } from '../data/frames.ts';
import { jetTons } from '../units/quantities.ts';
import { suspensionFactor, vehicleRating } from '../units/rating.ts';

rule('MT-BASE-15', 'A jump jet weighs half a ton up to 55 tons, one ton up to 85, and two above', () => {
  expect([20, 55, 60, 85, 90, 100].map(jetTons)).toEqual([0.5, 0.5, 1, 1, 2, 2]);
});

rule('MT-BASE-16', 'The rating is Cruising MP times tons, less the suspension factor', () => {
  const rating = (motion: string, tons: number, cruise: number) =>
    vehicleRating(MOTIONS[motion]!, tons, cruise);
  expect([rating('tracked', 60, 4), rating('hover', 50, 8), rating('vtol', 21, 10)]).toEqual([240, 165, 70]);
});

rule('MT-BASE-16', 'The factor goes by the way of moving, and for some by tons', () => {
  const factors = (motion: string, ...tons: number[]) =>
    tons.map((each) => suspensionFactor(MOTIONS[motion]!, each));
  expect(factors('tracked', 10, 100)).toEqual([0, 0]);
  expect(factors('wheeled', 10, 80)).toEqual([20, 20]);
  expect(factors('hover', 10, 11, 20, 30, 40, 50)).toEqual([40, 85, 85, 130, 175, 235]);
  expect(factors('vtol', 10, 20, 30)).toEqual([50, 95, 140]);
  expect([...factors('displacement', 300), ...factors('submarine', 300)]).toEqual([30, 30]);
  expect(factors('hydrofoil', 10, 20, 30, 40, 50, 60, 70, 80, 90, 100)).toEqual([
    60, 105, 150, 195, 255, 300, 345, 390, 435, 480,
  ]);
});
