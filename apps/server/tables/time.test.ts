import { expect, test } from 'vitest';
import type { KeptGame, KeptSeat } from '../storage/kept-game.ts';
import { fullTime, leftAt, outOfTime, peopleWaitedFor, runningFor, timeAfter, timeWith } from './time.ts';

const CLOCK = { initial: 60, increment: 10 };

function seat(number: number, kind: KeptSeat['kind']): KeptSeat {
  const nothing = { name: null, strength: null, secretHash: null, invitationHash: null };
  return {
    seat: number,
    side: '',
    kind,
    ...nothing,
    commitment: null,
    share: null,
    takenBy: null,
    usedInvitation: null,
  };
}

function game(kinds: readonly KeptSeat['kind'][], waiting: readonly number[]): KeptGame {
  const seats = kinds.map((kind, index) => seat(index, kind));
  const time = runningFor(peopleWaitedFor(seats, waiting), fullTime(CLOCK, seats), 1000);
  return { clock: CLOCK, seats, waiting, time } as unknown as KeptGame;
}

test('Time runs for every person who is waited for, and for nobody else', () => {
  expect(leftAt(game(['human', 'human'], [1]), 6000)).toEqual([60_000, 55_000]);
  expect(leftAt(game(['human', 'human'], [0, 1]), 6000)).toEqual([55_000, 55_000]);
  expect(leftAt(game(['human', 'bot'], [1]), 6000)).toEqual([60_000, 60_000]);
  expect(leftAt(game(['human', 'open'], [0]), 6000)).toEqual([60_000, 60_000]);
});

test('An order costs the time it took and brings the increment', () => {
  const after = timeAfter(game(['human', 'human'], [0]), 0, [1], { arrived: 5000, now: 5000 });
  expect(after).toEqual({ left: [66_000, 60_000], since: 5000, deadline: 65_000 });
  expect(timeAfter(game(['human', 'human'], [0]), 0, [], { arrived: 5000, now: 5000 })).toMatchObject({
    since: null,
    deadline: null,
  });
});

test('What the server needed after an order had arrived is nobody’s time', () => {
  const after = timeAfter(game(['human', 'human'], [0]), 0, [1], { arrived: 5000, now: 9000 });
  expect(after).toEqual({ left: [66_000, 60_000], since: 9000, deadline: 69_000 });
});

test('The one with the least time is out of time first, at the deadline and not before', () => {
  const both = game(['human', 'human'], [0, 1]);
  const later = { ...both, time: timeAfter(both, 1, [0, 1], { arrived: 2000, now: 2000 }) };
  expect(later.time?.deadline).toBe(61_000);
  expect(outOfTime(later, 60_999)).toBeNull();
  expect(outOfTime(later, 61_000)).toBe(0);
  expect(outOfTime({ ...later, time: null }, 99_000)).toBeNull();
});

test('A clock that was set back takes no time', () => {
  expect(leftAt(game(['human'], [0]), 0)).toEqual([60_000]);
});

test('With time for every move, an order and a new question bring all of it back, and nothing piles up', () => {
  const daily = (waiting: readonly number[]) => ({
    ...game(['human', 'human'], waiting),
    clock: { initial: 60, increment: 10, perMove: true as const },
  });
  const at = { arrived: 31_000, now: 31_000 };
  expect(timeAfter(daily([0]), 0, [1], at)).toEqual({
    left: [60_000, 60_000],
    since: 31_000,
    deadline: 91_000,
  });
  expect(timeAfter(daily([0]), 0, [0], at)?.left, 'asked again').toEqual([60_000, 60_000]);
  expect(timeAfter(daily([0, 1]), 0, [1], at)?.left, 'asked before already').toEqual([60_000, 30_000]);
  // An order that nobody hears of brings its seat nothing, but whoever is asked now has all the time.
  expect(timeAfter(daily([0]), null, [0, 1], at)?.left).toEqual([30_000, 60_000]);
  const spent = { ...daily([0]), time: { left: [60_000, 5000], since: 1000, deadline: 61_000 } };
  expect(timeAfter(spent, 0, [1], at)?.left, 'a rest of old time').toEqual([60_000, 60_000]);
});

test('Time can be given to one seat; the others have what they had', () => {
  const both = game(['human', 'human'], [0, 1]);
  expect(timeWith(both, 0, 500_000, 11_000)).toEqual({
    left: [500_000, 50_000],
    since: 11_000,
    deadline: 61_000,
  });
});
