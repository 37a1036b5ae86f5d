import { classic } from '@ironfield/classic/game.ts';
import { rules } from '@ironfield/classic/rule-index.ts';
import { checkSetup } from '@ironfield/kernel/setup.ts';
import { describe, expect, test } from 'vitest';
import { takeLesson } from '../../../coach/pupil.fixture.ts';
import { firstGame } from './first-game.ts';

const take = (seed: string, how = {}) => takeLesson(classic, firstGame, seed, how);

describe('the first battle', () => {
  test('has a setup that the game accepts', () => {
    expect(checkSetup(classic, firstGame.setup)).toMatchObject({ ok: true });
  });

  test('leads through all its steps to victory if one does what it suggests', () => {
    const { pages, isDone, state } = take(firstGame.seed);
    const shown = pages.filter(({ isWaiting }) => !isWaiting).map(({ title }) => title);
    expect([...new Set(shown)]).toEqual(firstGame.steps.map(({ title }) => title));
    expect(isDone).toBe(true);
    expect(state.outcome?.winners).toEqual([firstGame.seat]);
    expect(state.turn).toBeLessThanOrEqual(12);
  });

  test('is never in the way: it ends however the dice fall, and the pupil nearly always wins', () => {
    const courses = Array.from({ length: 30 }, (_, i) => take(`other dice ${i}`));
    expect(courses.every(({ isDone }) => isDone)).toBe(true);
    const won = courses.filter(({ state }) => state.outcome?.winners.includes(firstGame.seat));
    expect(won.length).toBeGreaterThan(26);
  });

  test('goes on for those who play without reading', () => {
    expect(take(firstGame.seed, { isCareless: true }).isDone).toBe(true);
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
    const hexes = take(firstGame.seed).pages.flatMap(({ highlight }) => highlight.hexes ?? []);
    expect(hexes.length).toBeGreaterThan(0);
    for (const hex of hexes) expect(hex).toMatch(/^(0[1-9]|1[01])(0[1-9]|1[012])$/);
  });
});
