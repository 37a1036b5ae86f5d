import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { describe, test } from 'vitest';
import { expectHexes, lessonSuite } from '../../../coach/lesson-suite.fixture.ts';
import { firstGame } from './first-game.ts';

describe('the first game', () => {
  lessonSuite(battleforceQs, firstGame);

  test('points only at hexes that are on its map', () => {
    expectHexes(battleforceQs, firstGame, /^(0[1-9]|1[01])(0[1-9]|1[01])$/);
  });
});
