import { expect, test } from 'vitest';
import { type DrawOffer, drawAnsweredBy, drawOfferedBy, isWantedByAll } from './draw-offer.ts';

const offer = (change: Partial<DrawOffer> = {}): DrawOffer => ({
  by: 1,
  agreed: [1],
  declined: null,
  ...change,
});
const value = (draw: DrawOffer | null) => ({ ok: true, value: draw });

test('A draw is agreed on when all people have offered it or said yes', () => {
  expect(drawOfferedBy(null, 1)).toEqual(value(offer()));
  expect(isWantedByAll(offer(), [0, 1])).toBe(false);
  // Bots are asked last, and not with the people.
  expect(isWantedByAll(offer(), [1])).toBe(true);
  const both = offer({ agreed: [0, 1] });
  expect(drawOfferedBy(offer(), 0)).toEqual(value(both));
  expect(drawAnsweredBy(offer(), 0, true)).toEqual(value(both));
  expect(drawAnsweredBy(both, 0, true)).toEqual(value(both));
  expect(isWantedByAll(both, [0, 1])).toBe(true);
  expect(isWantedByAll(both, [0, 1, 2])).toBe(false);
});

test('A seat that declines is not asked again, and an offer can be withdrawn', () => {
  const declined = offer({ declined: 0 });
  expect(drawAnsweredBy(offer(), 0, false)).toEqual(value(declined));
  expect(drawAnsweredBy(offer(), 1, false)).toEqual(value(null));
  expect(isWantedByAll(offer({ agreed: [0, 1], declined: 2 }), [0, 1])).toBe(false);
  expect(drawOfferedBy(declined, 1)).toMatchObject({ error: { code: 'illegal' } });
  for (const none of [null, declined]) {
    expect(drawAnsweredBy(none, 0, true)).toMatchObject({ error: { code: 'not-asked' } });
  }
});
