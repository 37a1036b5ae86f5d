import { demo } from '@ironfield/demo/game.ts';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { expect, test } from 'vitest';
import type { Line } from '../analysis/odds-messages.ts';
import { Timeline } from '../replay/timeline.ts';
import { type Players, type Story, tellStory } from './tell.ts';
import { reasonsOf, verdictOf } from './words.ts';

const history = (() => {
  const setup = scenarioSetup(demo, demo.scenarios[0].id, {});
  if (!setup.ok) throw new Error(setup.error[0].message);
  const played = new History(demo, setup.value, 'story');
  const chance = randomFrom('story');
  const bot = demo.bot('regular');
  while (played.state.outcome === null) {
    const { state } = played;
    const [seat] = waitingFor(state);
    const order = orderFrom(bot, () => viewFor(demo, state, seat), menuFor(demo, state, seat)!, chance);
    played.add({ kind: 'order', seat, order });
  }
  return played;
})();
const timeline = new Timeline(history, 0) as unknown as Timeline<GameTypes>;
const outcome = { ...timeline.outcome!, winners: [0] };
const OTHER: Line = { order: { type: 'wait' } as never, words: ['Blue waits.'], isPlayed: false };

/** The moment of a view, found again by its looks. */
const moments = Array.from({ length: timeline.length }, (_, at) => JSON.stringify(timeline.at(at).view));
const momentOf = (view: unknown) => moments.lastIndexOf(JSON.stringify(view));

/** Players who know how often the first seat wins: by moment, and by what is ordered there. */
function knowing(rate: (moment: number, order: 'free' | 'played' | 'other') => number): Players {
  return {
    play: async ({ view, order, first, games }) => {
      const how = order === null ? 'free' : order === OTHER.order ? 'other' : 'played';
      const wins = rate(momentOf(view), how) * 100;
      return Array.from({ length: games }, (_, i) => [((first + i) * 37) % 100 < wins ? 0 : 1]);
    },
    lines: async (_view, played) => [
      { order: null, words: [], isPlayed: false },
      { order: played, words: ['Blue goes on.'], isPlayed: true },
      OTHER,
    ],
  };
}

const told = (players: Players, onChange: (story: Story) => void = () => {}) =>
  tellStory({
    timeline,
    outcome,
    seat: 0,
    players,
    strength: 'recruit',
    batch: 20,
    batches: 5,
    closely: 100,
    onChange,
  });

/** A turn in the middle of the game, and an order within it. */
const turns = timeline.marks.filter(({ kind }) => kind === 'turn').map(({ index }) => index);
const culprit = turns[Math.floor(turns.length / 2)] + 1;
const seatOf = (moment: number) => (timeline.stepAt(moment + 1).entry as { seat: number }).seat;

test('Every point is played out, a few games at a time', async () => {
  const counts: number[] = [];
  const { points, done, all, isTold } = await told(
    knowing(() => 0.5),
    (story) => counts.push(story.done),
  );
  expect(points.slice(0, -1).map(({ tally }) => tally.games)).toEqual(points.slice(1).map(() => 100));
  expect([done, isTold]).toEqual([all, true]);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBe(20);
});

test('A change is traced to the order that brought it, and to its dice where the order was sound', async () => {
  const after = (moment: number) => (moment > culprit ? 0.2 : 0.7);
  const { turningPoints, points } = await told(
    knowing((moment, how) => (how === 'free' ? after(moment) : 0.7)),
  );
  const [{ cause, change, turn }] = turningPoints;
  expect(change).toBeCloseTo(-0.5);
  expect(turn).toBe(points[turningPoints[0].to].turn);
  expect(cause).toMatchObject({ moment: culprit, seat: seatOf(culprit) });
  expect(verdictOf(cause!)).toBe('dice');
  const sign = seatOf(culprit) === 0 ? -1 : 1;
  expect(cause!.dice).toBeCloseTo(sign * 0.5);
});

test('An order is a mistake where bots think of one that is clearly better', async () => {
  const isFirst = seatOf(culprit) === 0;
  const bad = isFirst ? 0.2 : 0.7;
  const good = isFirst ? 0.7 : 0.2;
  const rate = (moment: number, how: string) =>
    moment > culprit || (moment === culprit && how === 'played') ? bad : good;
  const { turningPoints } = await told(knowing(rate));
  const { cause } = turningPoints[0];
  expect(verdictOf(cause!)).toBe('mistake');
  const side = timeline.sides[cause!.seat];
  expect(reasonsOf(cause!, timeline.sides)).toEqual([
    `The order cost ${side} 50 %.`,
    expect.stringMatching(/^Better: Blue waits\. That wins \d+ %, between/),
  ]);
});

test('Where no order and no roll stands out, the turn as a whole did it', async () => {
  const { turningPoints } = await told(
    knowing((moment, how) => (how === 'free' ? (moment > culprit ? 0.2 : 0.7) : 0.2)),
  );
  expect(turningPoints[0].cause).toMatchObject({ moment: culprit, dice: 0 });
  expect(verdictOf({ ...turningPoints[0].cause!, isSure: false })).toBe('turn');
});

test('Where nothing changes by more than its band, nothing turned', async () => {
  expect((await told(knowing((moment) => (moment > culprit ? 0.95 : 0.9)))).turningPoints).toEqual([]);
});
