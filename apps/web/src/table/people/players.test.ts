import type { GameSummary } from '@ironfield/client/api.ts';
import { expect, test } from 'vitest';
import { awaited, clockText, isClockRunning, playerNames, timeText } from './players.ts';

const seat = (number: number, side: string, kind: 'human' | 'open' | 'bot', name: string | null = null) => ({
  seat: number,
  side,
  kind,
  name,
  strength: null,
  timeLeft: 1000,
});
const summaryOf = (...seats: GameSummary['seats']) =>
  ({ seats, waiting: [0, 1], outcome: null, clock: { initial: 60, increment: 0 } }) as unknown as GameSummary;

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_725_000, '1:02:05'],
  [183_600_000, '2 d 3 h'],
])('%s milliseconds are %s', (time, text) => expect(timeText(time)).toBe(text));

test.each([
  [600, 0, '10 minutes each'],
  [3600, 30, '1 hour each, 30 seconds more for every order'],
  [259_200, 43_200, '3 days each, 12 hours more for every order'],
  [90, 1, '90 seconds each, 1 second more for every order'],
])('A clock of %s and %s seconds is %s', (initial, increment, text) => {
  expect(clockText({ initial, increment })).toBe(text);
});

test('A clock of days for a move says so', () => {
  expect(clockText({ initial: 259_200, increment: 0, perMove: true })).toBe('3 days for every order');
});

test('People are called by their names, and by their sides where they have given none', () => {
  const summary = summaryOf(seat(0, 'Blue', 'human', 'Ann'), seat(1, 'Orange', 'human'));
  expect(playerNames(summary, [0, 1])).toBe('Ann (Blue) and Orange');
});

test('A name that is written from right to left does not turn the sentence round', () => {
  const summary = summaryOf(seat(0, 'Blue', 'human', 'אבג'));
  expect(playerNames(summary, [0])).toBe('\u2068אבג\u2069 (Blue)');
});

test('Nobody’s time runs before all have sat down, and a bot’s never does', () => {
  const ann = seat(0, 'Blue', 'human', 'Ann');
  expect(isClockRunning(summaryOf(ann, seat(1, 'Orange', 'open')), 0)).toBe(false);
  const withBot = summaryOf(ann, seat(1, 'Orange', 'bot'));
  expect([isClockRunning(withBot, 0), isClockRunning(withBot, 1)]).toEqual([true, false]);
});

test('Everybody waits for all others who are asked, and not for oneself', () => {
  const summary = summaryOf(seat(0, 'Blue', 'human', 'Ann'), seat(1, 'Orange', 'human'));
  expect([[], [0], [0, 1]].map((own) => awaited(summary, own))).toEqual([[0, 1], [1], []]);
});
