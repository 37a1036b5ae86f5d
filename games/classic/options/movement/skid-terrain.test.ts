import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type March, march } from '../../testing/march.ts';
import { mech, scene } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';

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

rule('MT-SKID-05', 'In the corner of the map as anywhere', () => {
  const rows = Array.from({ length: 12 }, () => Array.from({ length: 9 }, () => '.+road'));
  rows[0][0] = '.1';
  const game = street(rows.map((row) => row.join(' ')).join('\n'));
  game.scene.put('Wolf', '0106 N');
  game.order({ ...game.leg('Wolf', 'run', '0201 NE'), more: false }, piloting(1, 1), ...falls(1, [3, 4]));
  expect(game.hexOf('Wolf')).toBe('0102');
});

rule('MT-SKID-06', 'Woods use up 2 hexes of the slide, or 3, and do the whole damage of a fall', () => {
  const light = slide(into('l', 'l'), location(3, 4));
  expect(light.hexOf('Wolf')).toBe('0507');
  expect(light.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5]);
  expect(slide(into('H', '.'), location(3, 4)).hexOf('Wolf')).toBe('0507');
});

/** Eight hexes north at a run, a turn at 0508, and 4 hexes to slide. */
function longSlide(...ahead: readonly string[]): March {
  const rows = Array.from({ length: 17 }, () => Array.from({ length: 9 }, () => '.+road'));
  for (const [i, hex] of ahead.entries()) rows[6 - i][4] = hex;
  const game = march({
    map: rows.map((row) => row.join(' ')).join('\n'),
    units: { Wolf: { mech: mech('Wolf', { walk: 8, armor: 60 }), at: '0516 N' }, Bear: { at: '0901 N' } },
    options: { 'skid-terrain': true },
  });
  const isWood = (hex: string | undefined) => hex === 'l' || hex === 'H';
  const hurts = ahead.slice(0, ahead[0] === 'H' ? 2 : ahead.filter(isWood).length);
  return game.order(
    { ...game.leg('Wolf', 'run', '0607 NE'), more: false },
    piloting(1, 1),
    ...falls(1, [3, 4]),
    ...hurts.map(() => location(3, 4)),
  );
}

rule(
  'MT-SKID-06',
  'Example: 4 hexes of skid into light woods end after 2, with the damage of two falls',
  () => {
    const light = longSlide('l', 'l');
    expect(light.hexOf('Wolf')).toBe('0506');
    expect(light.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5, 5]);
    // Heavy woods leave one hex of the four.
    const heavy = longSlide('H', '.+road');
    expect(heavy.hexOf('Wolf')).toBe('0506');
    expect(heavy.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5, 3]);
  },
);

rule('MT-SKID-08', 'Water ends it and halves the damage of its hex', () => {
  const game = slide(into('~1', '.'), location(3, 4));
  expect(game.hexOf('Wolf')).toBe('0507');
  expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 2]);
});

rule(
  'MT-SKID-06',
  'Light woods take 2 hexes of the slide, heavy ones 3, ultra-heavy ones 4, and as much as a fall',
  () => {
    const slide = (to: string) => {
      const { field } = scene({
        map: `. ${to} .`,
        units: { Wolf: { at: '0101 N' }, Bear: { at: '0301 N' } },
        options: {
          'skid-terrain': true,
          'terrain-ultra-heavy-woods': true,
          'terrain-jungle': true,
          'expanded-terrain-table': true,
        },
      });
      const { uses, damage } = field.plugged.slide!({ isStopped: false, uses: 1, damage: 3 }, field, 0, 1, 5);
      return [uses, damage];
    };
    expect(['.', 'l', 'H', 'U', 'j', 'J'].map(slide)).toEqual([
      [1, 3],
      [2, 5],
      [3, 5],
      [4, 5],
      [2, 5],
      [3, 5],
    ]);
  },
);
