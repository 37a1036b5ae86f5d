import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { describe, expect, test } from 'vitest';
import { lessonSuite } from '../../../coach/lesson-suite.fixture.ts';
import { takeLesson } from '../../../coach/pupil.fixture.ts';
import { firstGame } from './first-game.ts';

describe('the first Gears', () => {
  lessonSuite(gearblitz, firstGame);

  test('the pupil moves a Gear before anybody asks about Snap Fire or evading', () => {
    const { pages } = takeLesson(gearblitz, firstGame, firstGame.seed);
    const move = pages.findIndex(({ title, isWaiting }) => title === 'Activate and move' && !isWaiting);
    expect(move).toBeGreaterThan(0);
    expect(pages.slice(0, move).filter(({ text }) => /^(Snap Fire|Evade)/.test(text))).toEqual([]);
  });
});
