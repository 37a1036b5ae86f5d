import { classic } from '@ironfield/classic/game.ts';
import { describe, expect, test } from 'vitest';
import { expectHexes, lessonSuite } from '../../../../coach/lesson-suite.fixture.ts';
import { takeLesson } from '../../../../coach/pupil.fixture.ts';
import { combinedArms } from './combined-arms.ts';

describe('combined arms in ten minutes', () => {
  lessonSuite(classic, combinedArms);

  test('is over after twelve turns at most', () => {
    expect(takeLesson(classic, combinedArms, combinedArms.seed).state.turn).toBeLessThanOrEqual(12);
  });

  test('points only at hexes that are on its map', () => {
    expectHexes(classic, combinedArms, /^(0[1-9]|1[0-3])(0[1-9]|1[0-3])$/);
  });
});
