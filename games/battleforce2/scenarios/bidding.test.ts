import { rule } from '@ironfield/conformance/rule.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { afterBid, bidOfBot, leastOfBot, lowestBid, openBidding, whyNoBid } from './bidding.ts';

rule(
  'BF2-GEN-23',
  'The higher roll opens; each bid is lower; who declines leaves the Clans to the other',
  () => {
    expect(openBidding(300, [7, 7])).toBeNull();
    let bidding = openBidding(300, [5, 9])!;
    expect(bidding.bidder).toBe(1);
    expect(whyNoBid(bidding, null)).toMatch(/has to bid/);
    expect(whyNoBid(bidding, 301)).toMatch(/300 points at most/);
    expect(whyNoBid(bidding, 0)).toMatch(/whole number/);
    expect(whyNoBid(bidding, 280)).toBeNull();
    bidding = afterBid(bidding, 280);
    expect(bidding.bidder).toBe(0);
    expect(whyNoBid(bidding, 280)).toMatch(/below 280/);
    bidding = afterBid(afterBid(bidding, 250), null);
    expect([bidding.isOver, lowestBid(bidding)]).toEqual([true, { points: 250, by: 0 }]);
    expect(whyNoBid(bidding, 200)).toMatch(/over/);
  },
);

test('a bot opens a little lower, goes down step by step to its limit, and declines there', () => {
  const least = leastOfBot(300, randomFrom('limit'));
  expect(least).toBeGreaterThanOrEqual(225);
  expect(least).toBeLessThanOrEqual(270);
  const opened = openBidding(300, [9, 5])!;
  expect(bidOfBot(opened, 250)).toBe(289);
  expect(bidOfBot(afterBid(opened, 255), 250)).toBe(250);
  expect(bidOfBot(afterBid(opened, 251), 250)).toBe(250);
  expect(bidOfBot(afterBid(opened, 250), 250)).toBeNull();
});

test('its limit is from 75 to 90 parts of a hundred', () => {
  const limits = Array.from({ length: 300 }, (_, i) => leastOfBot(100, randomFrom(`limit ${i}`)));
  expect([Math.min(...limits), Math.max(...limits)]).toEqual([75, 90]);
});

test('the higher roll bids first', () => {
  const first = (a: number, b: number) => openBidding(300, [a, b])?.bidder;
  expect([first(9, 5), first(5, 9)]).toEqual([0, 1]);
});
