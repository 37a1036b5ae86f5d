import { startGame, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { expect, test } from 'vitest';
import { follow, LESSON_START, type Lesson, type LessonPage, lessonMoment, pageOf, skip } from './lesson.ts';
import { takeLesson } from './pupil.fixture.ts';

/** The tests for every guided game. */
export function lessonSuite<G extends GameTypes>(game: WrittenGame<G>, lesson: Lesson<G>): void {
  const take = (seed: string, how = {}) => takeLesson(game, lesson, seed, how);

  const shown = (pages: readonly LessonPage[]) => [
    ...new Set(pages.filter(({ isWaiting }) => !isWaiting).map(({ title }) => title)),
  ];

  test('has a setup that the game accepts', () => {
    expect(checkSetup(game, lesson.setup)).toMatchObject({ ok: true });
  });

  test('leads through all its steps to victory if one does what it suggests', () => {
    const { pages, isDone, state } = take(lesson.seed);
    expect(shown(pages)).toEqual(lesson.steps.map(({ title }) => title));
    expect(isDone).toBe(true);
    expect(state.outcome?.winners).toEqual([lesson.seat]);
  });

  test('is never in the way: it ends however the dice fall, and the pupil nearly always wins and mostly sees all of it', () => {
    const courses = Array.from({ length: 30 }, (_, i) => take(`other dice ${i}`));
    expect(courses.every(({ isDone }) => isDone)).toBe(true);
    const won = courses.filter(({ state }) => state.outcome?.winners.includes(lesson.seat));
    expect(won.length).toBeGreaterThan(26);
    const whole = courses.filter(({ pages }) => shown(pages).length === lesson.steps.length);
    expect(whole.length).toBeGreaterThan(20);
  });

  test('goes on for those who play without reading', () => {
    expect(take(lesson.seed, { isCareless: true }).isDone).toBe(true);
  });

  test('goes on for those who leave its path, and shows nothing strange', () => {
    for (const seed of ['astray 1', 'astray 2', 'astray 3']) {
      const { pages, isDone } = take(seed, { isWayward: true });
      expect(isDone).toBe(true);
      for (const { text } of pages) expect(text).not.toMatch(/undefined|NaN|null/);
    }
  });

  test('cites rules that exist, and says something on every page', () => {
    const known = game.rules.map(({ id }) => id);
    for (const { pages } of [take(lesson.seed), take('other dice 3')]) {
      for (const { text, rule } of pages) {
        expect(text).toMatch(/[.?]$/);
        expect(text).not.toMatch(/undefined|NaN|null/);
        if (rule) expect(known).toContain(rule);
      }
    }
  });

  test('can be skipped at once', () => {
    const progress = skip(LESSON_START);
    const state = startGame(game, lesson.setup, lesson.seed);
    const moment = lessonMoment(progress, viewFor(game, state, lesson.seat), null, []);
    expect(pageOf(lesson, progress, moment)).toBeNull();
    expect(follow(lesson, progress, moment)).toBe(progress);
  });
}

/** Expects some hexes to be pointed at, all of them on the map. */
export function expectHexes<G extends GameTypes>(game: Game<G>, lesson: Lesson<G>, numbers: RegExp): void {
  const hexes = takeLesson(game, lesson, lesson.seed).pages.flatMap(({ highlight }) => highlight.hexes ?? []);
  expect(hexes.length).toBeGreaterThan(0);
  for (const hex of hexes) expect(hex).toMatch(numbers);
}
