// The winning chance turn by turn, and where it turned.

import type { Interval } from '@ironfield/kernel/players/wilson.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Tally } from '../analysis/tally.ts';
import { oddsOf } from '../analysis/tally.ts';
import type { Mark } from '../replay/marks.ts';

/** A position of the game, and what is known of it. */
export interface Point {
  /** Its moment in the replay. */
  readonly moment: number;
  /** The turn that has just ended; 0 at the start. */
  readonly turn: number;
  readonly tally: Tally;
}

/** The part of a timeline that the curve needs. */
interface Marked {
  readonly marks: readonly Pick<Mark, 'index' | 'kind'>[];
  readonly last: number;
  standing(): readonly number[];
  stepAt(index: number): { readonly turn: number };
}

/** The start, the end of each turn, and the end of the game. Turns that were taken back are left out. */
export function pointsOf(timeline: Marked): { readonly moment: number; readonly turn: number }[] {
  const standing = new Set(timeline.standing());
  const begun = timeline.marks.filter(({ index, kind }) => kind === 'turn' && standing.has(index));
  const between = begun
    .map(({ index }) => ({ moment: index, turn: timeline.stepAt(index).turn - 1 }))
    .filter(({ moment, turn }) => turn > 0 && moment < timeline.last);
  const end = { moment: timeline.last, turn: timeline.stepAt(timeline.last).turn };
  return [{ moment: 0, turn: 0 }, ...between, end];
}

/** The seat from which the story is told: the viewer's own, else a winner's. */
export function tellerOf(viewer: Seat | 'spectator', outcome: Pick<Outcome, 'winners'>): Seat {
  return viewer === 'spectator' ? (outcome.winners[0] ?? 0) : viewer;
}

/** The chance of a seat at a point; at the end of the game it is known. */
export function chanceAt(point: Point, seat: Seat, end: Outcome, last: number): Interval {
  if (point.moment < last) return oddsOf(point.tally, seat);
  const rate = end.winners.includes(seat) ? 1 : 0;
  return { rate, low: rate, high: rate };
}

/** A change of the chance from one point to the next. */
export interface Swing {
  /** Places of both points in the list. */
  readonly from: number;
  readonly to: number;
  readonly change: number;
}

const MOST_SWINGS = 3;
/** Less than that turns nothing. */
const LEAST_CHANGE = 0.08;

/** The largest likely distance of the true difference of two rates from the one counted, on the side of none. */
export function doubtOf(before: Interval, after: Interval): number {
  const isRise = after.rate >= before.rate;
  const first = isRise ? before.high - before.rate : before.rate - before.low;
  const second = isRise ? after.rate - after.low : after.high - after.rate;
  return Math.hypot(first, second);
}

/** The largest changes that are larger than their doubt, in the order of the game. */
export function swingsIn(chances: readonly Interval[], most = MOST_SWINGS): Swing[] {
  return chances
    .slice(1)
    .map((after, i) => ({
      from: i,
      to: i + 1,
      change: after.rate - chances[i].rate,
      before: chances[i],
      after,
    }))
    .filter(({ change, before, after }) => Math.abs(change) > Math.max(LEAST_CHANGE, doubtOf(before, after)))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, change }) => ({ from, to, change }));
}

/** Too few games tell nothing that a headline could say. */
const ENOUGH_GAMES = 12;
const BEHIND = 0.4;

export interface Told {
  readonly points: readonly Point[];
  /** The teller, by number and by name. */
  readonly seat: Seat;
  readonly name: string;
  readonly end: Outcome;
  /** The last moment of the game. */
  readonly last: number;
}

/** The story in a line: `Blue won from 22 %`. */
export function headlineOf({ points, seat, name, end, last }: Told): string {
  const { winners } = end;
  if (winners.length === 0) return 'Nobody won';
  const hasWon = winners.includes(seat);
  const known = points.filter(({ tally, moment }) => moment < last && tally.games >= ENOUGH_GAMES);
  if (known.length < points.length - 1) return `${name} ${hasWon ? 'won' : 'lost'}`;
  const rates = known.map((point) => chanceAt(point, seat, end, last).rate);
  const worst = hasWon ? Math.min(...rates) : Math.max(...rates);
  const percent = `${Math.round(100 * worst)} %`;
  if (hasWon && worst < BEHIND) return `${name} won from ${percent}`;
  if (!hasWon && worst > 1 - BEHIND) return `${name} lost from ${percent}`;
  const isLeading = rates.slice(1).every((rate) => (hasWon ? rate >= 0.5 : rate <= 0.5));
  if (rates.length > 2 && isLeading) return hasWon ? `${name} led all the way` : `${name} never led`;
  return `${name} ${hasWon ? 'won' : 'lost'} a close battle`;
}
