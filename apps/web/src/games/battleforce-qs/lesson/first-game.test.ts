import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { rules } from '@ironfield/battleforce-qs/rule-index.ts';
import { opponentOf } from '@ironfield/battleforce-qs/state.ts';
import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { checkSetup } from '@ironfield/kernel/setup.ts';
import { describe, expect, test } from 'vitest';
import {
  follow,
  LESSON_START,
  type LessonPage,
  lessonMoment,
  pageOf,
  read,
  skip,
  suggestion,
} from '../../../coach/lesson.ts';
import { firstGame } from './first-game.ts';

interface Course {
  readonly pages: readonly LessonPage[];
  readonly isDone: boolean;
  readonly state: BattleforceQs['State'];
}

/** A pupil who reads what is shown and does what is suggested, unless told to be careless. */
function take(seed: string, { isCareless = false } = {}): Course {
  const { setup, seat, opponent, steps } = firstGame;
  const past: BattleforceQs['Event'][] = [];
  const state = startGame(battleforceQs, setup, seed, past);
  const bot = battleforceQs.bot(opponent);
  const random = randomFrom(`${seed} player ${opponentOf(seat)}`);
  const pages: LessonPage[] = [];
  let progress = LESSON_START;
  for (let i = 0; i < 1000; i++) {
    const menu = menuFor(battleforceQs, state, seat);
    const view = viewFor(battleforceQs, state, seat);
    progress = follow(firstGame, progress, lessonMoment(progress, view, menu, past));
    const moment = lessonMoment(progress, view, menu, past);
    const page = pageOf(firstGame, progress, moment);
    if (!page) return { pages, isDone: progress.step === steps.length, state };
    pages.push(page);
    if (page.isToRead && (!isCareless || state.outcome)) {
      progress = read(progress);
      continue;
    }
    const asked = waitingFor(state)[0];
    const order =
      asked === seat
        ? suggestion(firstGame, progress, moment)!
        : bot.choose(
            () => viewFor(battleforceQs, state, asked),
            menuFor(battleforceQs, state, asked)!,
            random,
          );
    expect(advance(battleforceQs, state, asked, order, past)).toBeNull();
  }
  throw new Error('the lesson does not end');
}

describe('the first game', () => {
  test('has a setup that the game accepts', () => {
    expect(checkSetup(battleforceQs, firstGame.setup)).toMatchObject({ ok: true });
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

  test('points only at hexes that are on its map', () => {
    const { pages } = take(firstGame.seed);
    const hexes = pages.flatMap(({ highlight }) => highlight.hexes ?? []);
    expect(hexes.length).toBeGreaterThan(0);
    for (const hex of hexes) expect(hex).toMatch(/^(0[1-9]|1[01])(0[1-9]|1[01])$/);
  });

  test('can be skipped at once', () => {
    const progress = skip(LESSON_START);
    const state = startGame(battleforceQs, firstGame.setup, firstGame.seed);
    const moment = lessonMoment(progress, viewFor(battleforceQs, state, 0), null, []);
    expect(pageOf(firstGame, progress, moment)).toBeNull();
    expect(follow(firstGame, progress, moment)).toBe(progress);
  });
});
