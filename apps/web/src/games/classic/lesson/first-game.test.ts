import { classic } from '@ironfield/classic/game.ts';
import { describe, expect, test } from 'vitest';
import { expectHexes, lessonSuite } from '../../../coach/lesson-suite.fixture.ts';
import { takeLesson } from '../../../coach/pupil.fixture.ts';
import { firstGame } from './first-game.ts';

describe('the first battle', () => {
  lessonSuite(classic, firstGame);

  test('is over after twelve turns at most', () => {
    expect(takeLesson(classic, firstGame, firstGame.seed).state.turn).toBeLessThanOrEqual(12);
  });

  test('points only at hexes that are on its map', () => {
    expectHexes(classic, firstGame, /^(0[1-9]|1[01])(0[1-9]|1[012])$/);
  });
});
