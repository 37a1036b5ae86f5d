// BF2-GEN-23: where both want to play the Clans, they do who would do with the fewest points.

import { type Random, randomBelow } from '@ironfield/kernel/random.ts';

/** The bids for the Clan side. */
export interface Bidding {
  /** The points the Clan side would have. */
  readonly most: number;
  /** The side to bid. */
  readonly bidder: 0 | 1;
  readonly bids: readonly Bid[];
  readonly isOver: boolean;
}

interface Bid {
  readonly by: 0 | 1;
  readonly points: number;
}

/** `rolls` are those of the two players; of a tie there is nothing to open, and both roll again. */
export function openBidding(most: number, rolls: readonly [number, number]): Bidding | null {
  if (rolls[0] === rolls[1]) return null;
  return { most, bidder: rolls[0] > rolls[1] ? 0 : 1, bids: [], isOver: false };
}

/** The last one, which plays the Clans when the bidding is over. */
export const lowestBid = ({ bids }: Bidding): Bid | undefined => bids.at(-1);

/** Why a bid cannot be made, or be declined with `null`. */
export function whyNoBid(bidding: Bidding, points: number | null): string | null {
  const lowest = lowestBid(bidding);
  if (bidding.isOver) return 'The bidding is over';
  if (points === null) return lowest ? null : 'Who opens has to bid';
  if (!Number.isInteger(points) || points < 1) return 'A bid is a whole number of points';
  if (lowest && points >= lowest.points) return `A bid must be below ${lowest.points}`;
  return points > bidding.most ? `The Clans would have ${bidding.most} points at most` : null;
}

/** After a bid, or after `null`, which declines: then the other one plays the Clans. */
export function afterBid(bidding: Bidding, points: number | null): Bidding {
  if (points === null) return { ...bidding, isOver: true };
  const { bidder, bids } = bidding;
  return { ...bidding, bidder: bidder === 0 ? 1 : 0, bids: [...bids, { by: bidder, points }] };
}

/** A bot goes down to somewhere between these percentages of the Clan points. */
const LEAST = [75, 90] as const;
/** And by this part of it at a time. */
const STEP = 0.04;

/** The fewest points for which a bot plays the Clans: its secret. */
export const leastOfBot = (most: number, random: Random): number =>
  Math.ceil((most * (LEAST[0] + randomBelow(random, LEAST[1] - LEAST[0] + 1))) / 100);

/** The bid of a bot with this limit; `null` if it declines. */
export function bidOfBot(bidding: Bidding, least: number): number | null {
  const lowest = lowestBid(bidding)?.points ?? bidding.most + 1;
  const bid = Math.max(least, lowest - Math.max(1, Math.round(bidding.most * STEP)));
  return bid < lowest ? bid : null;
}
