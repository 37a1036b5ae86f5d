import { expect, test } from 'vitest';
import { ironfield } from '../testing.ts';

const CALL = 'tournament --game demo --players random,recruit,regular --games 2 --workers 1';

test('Everybody plays everybody, and the table says who is how much better', async () => {
  const { code, out, err } = await ironfield(`${CALL} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { standings, digest, date } = JSON.parse(out);
  expect(standings.map(({ games }: { games: number }) => games)).toEqual([4, 4, 4]);
  const recruit = standings.find(({ player }: { player: string }) => player === 'recruit');
  expect(recruit).toMatchObject({ elo: 0, low: 0, high: 0 });
  const [best, worst] = [standings[0], standings.at(-1)];
  expect(best.elo).toBeGreaterThanOrEqual(worst.elo);
  expect(best.scores[worst.number] + worst.scores[best.number]).toBe(1);
  expect(best.scores[best.number]).toBeNull();
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  const table = (await ironfield(CALL)).out;
  expect(table).toContain(digest);
  expect(table).toMatch(/recruit +0 +(\d+%)? +(\d+%)? +(\d+%)?/);
});

test.each([
  ['--players recruit', 'at least two players'],
  ['--players recruit,recruit', 'each player takes part once'],
  ['--players recruit,admiral', 'there is no player "admiral"'],
  ['--game classic --force HBK-4X', 'there is no unit "HBK-4X"'],
  ['--game classic --scenario nowhere', 'nowhere'],
])('%s is refused', async (words, message) => {
  const { code, err } = await ironfield(
    `tournament --game demo ${words}`.replace('--game demo --game', '--game'),
  );
  expect({ code, says: err.includes(message) || err }).toEqual({ code: 2, says: true });
});
