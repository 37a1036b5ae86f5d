import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';

const ROAD = `${'.+road '.repeat(9)}\n`.repeat(12);
const wolf = mech('Wolf', { walk: 6, armor: 30 });

const street = (map = ROAD): March =>
  march({
    map,
    units: { Wolf: { mech: wolf, at: '0512 N' }, Bear: { at: '0901 N' } },
    options: { skidding: true },
  });

rule(['MT-SKID-01', 'MT-SKID-02'], 'All hexes of the way count, for every roll', () => {
  const game = street();
  game.order({ ...game.leg('Wolf', 'run', '0607 NE'), more: false }, piloting(3, 3));
  expect(game.scene.happened('piloting-roll')[0].number).toTotal(6);
});

rule('MT-SKID-01', 'One turn at the very end is safe, two hexsides are not', () => {
  street().move('Wolf', 'run', '0508 NE');
  const game = street().move('Wolf', 'run', '0508 SE', piloting(6, 6));
  expect(game.scene.happened('piloting-roll')).toHaveLength(1);
});

rule(['MT-SKID-03', 'MT-SKID-04'], 'It slides half of the hexes that were left, rounded down', () => {
  const game = street();
  const far = { ...game.leg('Wolf', 'run', '0707 NE'), more: false };
  // Four hexes on after the turn at 0509: two of them slid.
  game.order(far, piloting(1, 1), ...falls(1, [3, 4]), location(3, 4));
  const [{ length, facing }] = game.scene.happened('skidded');
  expect([length, facing]).toEqual([1, 0]);
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, mpLeft: 0, acted: true });
});

rule(['MT-SKID-03', 'MT-SKID-04'], 'Of two or three hexes that were left one is slid, of one none', () => {
  const slid = (to: string, ...more: Parameters<March['order']>[1][]) => {
    const game = street();
    game.order({ ...game.leg('Wolf', 'run', to), more: false }, piloting(1, 1), ...falls(1, [3, 4]), ...more);
    return game.scene.happened('skidded')[0].length;
  };
  expect(slid('0708 NE', location(3, 4))).toBe(1);
  // Two hexes north, a turn, and three more.
  expect(slid('0808 NE', location(3, 4))).toBe(1);
  expect(slid('0608 NE')).toBe(0);
});

const numbers = (game: March) => game.scene.happened('piloting-roll').map(({ number }) => number.total);

rule('MT-SKID-02', 'Hexes count, and turns do not', () => {
  const game = street();
  // Three hexes north, a turn, one more: four, which add nothing; five would add 1.
  game.order({ ...game.leg('Wolf', 'run', '0608 NE'), more: false }, piloting(2, 3));
  expect(numbers(game)).toEqual([5]);
  const round = street();
  // Two hexes, and two hexsides at the end: −1.
  round.order({ ...round.leg('Wolf', 'run', '0510 SE'), more: false }, piloting(2, 2));
  expect(numbers(round)).toEqual([4]);
});

rule('MT-SKID-02', 'One number serves all rolls of a way, which are made in its order', () => {
  // A road with two bends: north to 0510, north-east to 0709, north again.
  const rows = Array.from({ length: 12 }, () => Array.from({ length: 9 }, () => '~3'));
  for (const [col, row] of [
    [5, 12],
    [5, 11],
    [5, 10],
    [6, 9],
    [7, 9],
    [7, 8],
    [7, 7],
  ])
    rows[row - 1][col - 1] = '.+road';
  const bends = street(rows.map((row) => row.join(' ')).join('\n'));
  bends.order({ ...bends.leg('Wolf', 'run', '0707 N'), more: false }, piloting(3, 3), piloting(3, 3));
  // Six hexes: +1 for both, though the first bend comes after two of them and the second after four.
  expect(numbers(bends)).toEqual([6, 6]);
  const fails = street(rows.map((row) => row.join(' ')).join('\n'));
  fails.order(
    { ...fails.leg('Wolf', 'run', '0707 N'), more: false },
    piloting(3, 3),
    piloting(2, 3),
    ...falls(1, [3, 4]),
    location(3, 4),
  );
  expect(fails.scene.happened('skidded')).toMatchObject([{ facing: 1, length: 1 }]);
});

rule('MT-SKID-02', 'Hexes of the legs before count as well', () => {
  const game = street();
  game.order(game.leg('Wolf', 'run', '0509 N'));
  game.order({ ...game.leg('Wolf', 'run', '0708 NE'), more: false }, piloting(3, 3));
  // Three and two: +1, where two alone would be −1.
  expect(numbers(game)).toEqual([6]);
});
