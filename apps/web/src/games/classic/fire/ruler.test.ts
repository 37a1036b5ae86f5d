import { isBlocked, sightBetween } from '@ironfield/classic/rules/sight/line-of-sight.ts';
import { expect, test } from 'vitest';
import { skirmish } from '../mech/classic.fixture.ts';
import { measure } from './ruler.ts';

const { field, table } = skirmish((_, { turn }) => turn === 1);
const cells = Array.from({ length: field.board.size }, (_, cell) => cell);

test('The ruler says what the rules say, and why', () => {
  let blocked = 0;
  for (const to of cells.filter((cell) => cell % 7 === 0 && cell !== 8)) {
    const { text, line, inTheWay } = measure(table, 8, to);
    const isBlind = isBlocked(sightBetween(field, 8, false, to, false));
    expect(line.tone).toBe(isBlind ? 'blocked' : 'sight');
    if (!isBlind) expect(text).toMatch(/clear\.|woods/);
    else if (text.includes('woods')) expect(inTheWay.length).toBeGreaterThan(0);
    blocked += isBlind ? 1 : 0;
  }
  expect(blocked).toBeGreaterThan(0);
});
