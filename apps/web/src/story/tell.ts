// Tells the story of a game: plays its positions out, finds where the chance turned, and asks why.

import type { GameTypes, Strength, View } from '@ironfield/kernel/play/game.ts';
import type { Interval } from '@ironfield/kernel/players/wilson.ts';
import type { CoreOrder, Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Line } from '../analysis/odds-messages.ts';
import { counted, noGames, oddsOf, type Tally } from '../analysis/tally.ts';
import type { Timeline } from '../replay/timeline.ts';
import { chanceAt, doubtOf, type Point, pointsOf, type Swing, swingsIn } from './chances.ts';

/** Players of positions: a team of workers, or a test. */
export interface Players {
  /** Winners of each of so many games from a position, which begin with this order; null where it cannot be given. */
  play(job: PlayJob): Promise<readonly (readonly Seat[] | null)[]>;
  /** The possible orders there. */
  lines(view: View<GameTypes>, played: CoreOrder): Promise<readonly Line[]>;
}

export interface PlayJob {
  readonly view: View<GameTypes>;
  readonly strength: Strength;
  readonly order: CoreOrder | null;
  /** The games of one position are numbered; each has dice of its own. */
  readonly first: number;
  readonly games: number;
}

/** Why the chance turned, in numbers of the side that tells the story. */
export interface Cause {
  /** The moment before the order, and the side that gave it. */
  readonly moment: number;
  readonly seat: Seat;
  /** The value of the order before any dice, and the effect of the dice, for the seat that gave it. */
  readonly choice: number;
  readonly dice: number;
  /** Is the worth of the order more than chance in the counting? */
  readonly isSure: boolean;
  /** The best that bots thought of instead, with the chance of the seat; absent where nothing is clearly better. */
  readonly better?: { readonly line: Line; readonly odds: Interval };
  /** The chance of the seat with what was played. */
  readonly played: Interval;
}

export interface TurningPoint extends Swing {
  readonly turn: number;
  /** Absent while it is looked for; null where no single order is behind it. */
  readonly cause?: Cause | null;
}

export interface Story {
  readonly points: readonly Point[];
  readonly turningPoints: readonly TurningPoint[];
  /** Games played and to be played for the curve. */
  readonly done: number;
  readonly all: number;
  /** Everything is told. */
  readonly isTold: boolean;
}

export interface Telling {
  readonly timeline: Timeline<GameTypes>;
  readonly outcome: Outcome;
  /** The teller's seat. */
  readonly seat: Seat;
  readonly players: Players;
  readonly strength: Strength;
  /** The number of games from each point, a few at a time. */
  readonly batch: number;
  readonly batches: number;
  /** Games for each position of which a cause is made. */
  readonly closely: number;
  onChange(story: Story): void;
}

export async function tellStory(telling: Telling): Promise<Story> {
  const { timeline, outcome, seat, batches, onChange } = telling;
  let points: Point[] = pointsOf(timeline).map((point) => ({
    ...point,
    tally: noGames(timeline.sides.length),
  }));
  const all = (points.length - 1) * telling.batch * batches;
  let story: Story = { points, turningPoints: [], done: 0, all, isTold: false };
  const say = (change: Partial<Story>) => {
    story = { ...story, ...change };
    onChange(story);
  };
  for (let batch = 0; batch < batches; batch++) {
    await Promise.all(
      points.map(async ({ moment }, place) => {
        if (moment === timeline.last) return;
        const tally = await playedOut(telling, moment, null, points[place].tally, telling.batch);
        points = points.with(place, { ...points[place], tally });
        say({ points, done: points.reduce((sum, point) => sum + point.tally.games, 0) });
      }),
    );
  }
  const chances = points.map((point) => chanceAt(point, seat, outcome, timeline.last));
  let turningPoints: TurningPoint[] = swingsIn(chances).map((swing) => ({
    ...swing,
    turn: points[swing.to].turn,
  }));
  say({ turningPoints });
  for (const [place, { from, to }] of turningPoints.entries()) {
    const cause = await causeOf(telling, points[from], points[to]);
    turningPoints = turningPoints.with(place, { ...turningPoints[place], cause });
    say({ turningPoints });
  }
  say({ isTold: true });
  return story;
}

async function playedOut(
  { timeline, players, strength }: Telling,
  moment: number,
  order: CoreOrder | null,
  before: Tally,
  games: number,
): Promise<Tally> {
  const { view } = timeline.at(moment);
  const results = await players.play({ view, strength, order, first: before.games, games });
  return results.reduce((tally: Tally, winners) => (winners ? counted(tally, winners) : tally), before);
}

/** Narrows a change down to one order by looking at the middle again and again, then takes that order apart. */
async function causeOf(telling: Telling, from: Point, to: Point): Promise<Cause | null> {
  const { timeline, outcome, seat, closely } = telling;
  const nobody = noGames(timeline.sides.length);
  const chance = async (moment: number): Promise<Interval> => {
    if (moment === timeline.last)
      return chanceAt({ moment, turn: 0, tally: nobody }, seat, outcome, timeline.last);
    return oddsOf(await playedOut(telling, moment, null, nobody, closely), seat);
  };
  let moments = timeline.standing().filter((moment) => moment >= from.moment && moment <= to.moment);
  let first = await chance(moments[0]);
  let last = await chance(moments.at(-1)!);
  while (moments.length > 2) {
    const middle = Math.floor((moments.length - 1) / 2);
    const between = await chance(moments[middle]);
    const isEarly = Math.abs(between.rate - first.rate) >= Math.abs(last.rate - between.rate);
    if (isEarly) last = between;
    else first = between;
    moments = isEarly ? moments.slice(0, middle + 1) : moments.slice(middle);
  }
  // After a takeback the moment before an order is not the one that stands before it.
  const moment = moments.at(-1)! - 1;
  const order = timeline.orderAfter(moment);
  return order && takenApart(telling, moment, order);
}

/** The value of an order, the effect of the dice, and whether bots would have done better. */
async function takenApart(telling: Telling, moment: number, order: CoreOrder): Promise<Cause | null> {
  const { timeline, outcome, players, closely } = telling;
  const { view } = timeline.at(moment);
  const entry = timeline.stepAt(moment + 1).entry;
  if (entry?.kind !== 'order') return null;
  const { seat } = entry;
  const nobody = noGames(timeline.sides.length);
  const lines = (await players.lines(view, order)).filter((line) => line.order !== null);
  const odds = await Promise.all(
    lines.map(async (line) => oddsOf(await playedOut(telling, moment, line.order, nobody, closely), seat)),
  );
  const free = oddsOf(await playedOut(telling, moment, null, nobody, closely), seat);
  const at = lines.findIndex(({ isPlayed }) => isPlayed);
  const played = odds[at] ?? free;
  const ended =
    moment + 1 === timeline.last
      ? chanceAt({ moment: timeline.last, turn: 0, tally: nobody }, seat, outcome, timeline.last)
      : oddsOf(await playedOut(telling, moment + 1, null, nobody, closely), seat);
  const best = odds
    .map((each, place) => ({ line: lines[place], odds: each }))
    .filter(({ line, odds: each }) => !line.isPlayed && each.rate - played.rate > doubtOf(played, each))
    .toSorted((a, b) => b.odds.rate - a.odds.rate)[0];
  return {
    moment,
    seat,
    choice: played.rate - free.rate,
    dice: ended.rate - played.rate,
    isSure: Math.abs(played.rate - free.rate) > doubtOf(free, played),
    ...(best && { better: best }),
    played,
  };
}
