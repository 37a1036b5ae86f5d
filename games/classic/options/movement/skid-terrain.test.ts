import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { mech } from '../../testing.ts';
import { type March, march } from '../../testing-march.ts';
import { falls, location, piloting } from '../../testing-table.ts';

const ROAD = `${'.+road '.repeat(9)}\n`.repeat(12);
const wolf = mech('Wolf', { walk: 6, armor: 30 });

const street = (map = ROAD): March =>
  march({
    map,
    units: { Wolf: { mech: wolf, at: '0512 N' }, Bear: { at: '0901 N' } },
    options: { 'skid-terrain': true },
  });

/** The run north ends in a turn at 0508; what lies before it is told. */
const into = (...ahead: readonly string[]): string => {
  const rows = Array.from({ length: 12 }, () => Array.from({ length: 9 }, () => '.+road'));
  for (const [i, hex] of ahead.entries()) rows[6 - i][4] = hex;
  return rows.map((row) => row.join(' ')).join('\n');
};
const slide = (map: string, ...rolls: Parameters<March['order']>[1][]) => {
  const game = street(map);
  return game.order(
    { ...game.leg('Wolf', 'run', '0607 NE'), more: false },
    piloting(1, 1),
    ...falls(1, [3, 4]),
    ...rolls,
  );
};

rule('MT-SKID-05', 'A slide stops against a hex that is higher', () => {
  expect(slide(into('.1')).hexOf('Wolf')).toBe('0508');
});

rule('MT-SKID-06', 'Woods use up 2 hexes of the slide, or 3, and do the whole damage of a fall', () => {
  const light = slide(into('l', 'l'), location(3, 4));
  expect(light.hexOf('Wolf')).toBe('0507');
  expect(light.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5]);
  expect(slide(into('H', '.'), location(3, 4)).hexOf('Wolf')).toBe('0507');
});

rule('MT-SKID-08', 'Water ends it and halves the damage of its hex', () => {
  const game = slide(into('~1', '.'), location(3, 4));
  expect(game.hexOf('Wolf')).toBe('0507');
  expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 2]);
});
