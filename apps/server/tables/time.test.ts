import { expect, test } from 'vitest';
import type { KeptGame, KeptSeat } from '../storage/kept-game.ts';
import { fullTime, leftAt, outOfTime, peopleWaitedFor, runningFor, timeAfter } from './time.ts';

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
