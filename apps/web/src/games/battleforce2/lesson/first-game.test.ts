import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { rules } from '@ironfield/battleforce2/rule-index.ts';
import { startGame, viewFor } from '@ironfield/kernel/advance.ts';
import { checkSetup } from '@ironfield/kernel/setup.ts';
import { describe, expect, test } from 'vitest';
import { follow, LESSON_START, lessonMoment, pageOf, skip } from '../../../coach/lesson.ts';
import { takeLesson } from '../../../coach/pupil.fixture.ts';
import { firstGame } from './first-game.ts';

const take = (seed: string, how = {}) => takeLesson(battleforce2, firstGame, seed, how);

describe('the first game', () => {
  test('has a setup that the game accepts', () => {
    expect(checkSetup(battleforce2, firstGame.setup)).toMatchObject({ ok: true });
  });

  test('leads through all its steps to victory if one does what it suggests', () => {
    const { pages, isDone, state } = take(firstGame.seed);
    const shown = pages.filter(({ isWaiting }) => !isWaiting).map(({ title }) => title);
    expect([...new Set(shown)]).toEqual(firstGame.steps.map(({ title }) => title));
    expect(isDone).toBe(true);
    expect(state.outcome?.winners).toEqual([firstGame.seat]);
  });

  test('is never in the way: it ends however the dice fall, and the pupil nearly always wins', () => {
    const courses = Array.from({ length: 30 }, (_, i) => take(`other dice ${i}`));
    expect(courses.every(({ isDone }) => isDone)).toBe(true);
    const won = courses.filter(({ state }) => state.outcome?.winners.includes(firstGame.seat));
    expect(won.length).toBeGreaterThan(26);
  });

  test('goes on for those who play without reading', () => {
    const { isDone } = take(firstGame.seed, { isCareless: true });
    expect(isDone).toBe(true);
  });

  test('cites rules that exist, and says something on every page', () => {
    const known = rules.map(({ id }) => id as string);
    for (const { pages } of [take(firstGame.seed), take('other dice 3')]) {
      for (const { text, rule } of pages) {
        expect(text).toMatch(/[.?]$/);
        expect(text).not.toMatch(/undefined|NaN|null/);
        if (rule) expect(known).toContain(rule);
      }
    }
  });

  test('can be skipped at once', () => {
    const progress = skip(LESSON_START);
    const state = startGame(battleforce2, firstGame.setup, firstGame.seed);
    const moment = lessonMoment(progress, viewFor(battleforce2, state, 0), null, []);
    expect(pageOf(firstGame, progress, moment)).toBeNull();
    expect(follow(firstGame, progress, moment)).toBe(progress);
  });
});
