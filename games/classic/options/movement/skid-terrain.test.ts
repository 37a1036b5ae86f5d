import { rule } from '@ironfield/conformance/rule.ts';
import { kindAt } from '@ironfield/hex/board.ts';
import { describe, expect } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { factorsOf, weaken } from '../../buildings/census.ts';
import { type March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, scene } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';
import { COMBINED } from '../../testing/vehicles.ts';

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
      const { uses, damage } = field.plugged.slide!({ isStopped: false, uses: 1, damage: 3 }, field, {
        unit: 0,
        from: 0,
        to: 1,
        fall: 5,
      });
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

describe('Into buildings', () => {
  /** Four hexes to slide north from 0508, onto what lies ahead, by a 'Mech of 60 tons. */
  function crash(ahead: readonly string[], rolls: Parameters<March['order']>[1][], plan: Plan = {}): March {
    const rows = Array.from({ length: 17 }, () => Array.from({ length: 9 }, () => '.+road'));
    for (const [i, hex] of ahead.entries()) rows[6 - i][4] = hex;
    const game = march({
      map: rows.map((row) => row.join(' ')).join('\n'),
      units: {
        Wolf: { mech: mech('Wolf', { walk: 8, tons: 60, armor: 60 }), at: '0516 N' },
        Bear: { at: '0901 N' },
        ...plan.others,
      },
      options: { 'skid-terrain': true, buildings: true, ...COMBINED, ...plan.options },
    });
    for (const [building, points] of Object.entries(plan.damaged ?? {}))
      weaken(game.scene.state, Number(building), points);
    return game.order(
      { ...game.leg('Wolf', 'run', '0607 NE'), more: false },
      piloting(1, 1),
      ...falls(plan.fallDie ?? 1, [3, 4], [3, 4]),
      ...rolls,
    );
  }
  interface Plan {
    readonly fallDie?: number;
    readonly damaged?: Readonly<Record<number, number>>;
    readonly others?: Parameters<typeof march>[0]['units'];
    readonly options?: Readonly<Record<string, boolean>>;
  }
  const cfOfAll = (game: March) => factorsOf(game.scene.state);
  const terrain = (game: March, hex: string) =>
    kindAt(battlefieldOf(game.scene.state).board, game.scene.cell(hex));
  const ONE = location(3, 4);

  rule(
    'MT-SKID-07',
    'Example: 60 tons, 4 hexes, the second a light building with 10: 12 points, 1 suffered, 2 hexes more',
    () => {
      const game = crash(['.+road', 'B1/1'], [ONE, ONE, ONE, ONE], { damaged: { 0: 5 } });
      expect(cfOfAll(game)).toEqual({ 0: 0 });
      expect(game.hexOf('Wolf')).toBe('0505');
      // The fall; the first hex; the building; two hexes more.
      expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 1, 3, 1, 3, 3]);
      expect(terrain(game, '0506')).toMatchObject({ terrain: 'clear', features: ['rubble'] });
      expect(game.scene.happened('runs-into-building').map(({ hexes }) => hexes)).toEqual([2]);
    },
  );

  rule('MT-SKID-07', 'A building that stands ends the slide in the hex before it', () => {
    const game = crash(['B2/1'], [ONE]);
    // One hex of skid: 6 points; 40 / 10 for the 'Mech.
    expect([cfOfAll(game), game.hexOf('Wolf')]).toEqual([{ 0: 34 }, '0508']);
    expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 1, 4]);
  });

  rule('MT-SKID-07', 'What the building takes off the slide may end it', () => {
    // A fourth hex of skid does 24 to a light building of 15: 2 off the 1 that is left.
    const last = crash(['.+road', '.+road', '.+road', 'B1/1'], [ONE, ONE, ONE, ONE]);
    expect([cfOfAll(last), last.hexOf('Wolf')]).toEqual([{ 0: 0 }, '0505']);
    // The third: 18, with 2 left: none of them remains. One point less, and one does.
    const third = crash(['.+road', '.+road', 'B1/1'], [ONE, ONE, ONE]);
    expect(third.hexOf('Wolf')).toBe('0506');
    const weaker = crash(['.+road', '.+road', 'B1/1'], [ONE, ONE, ONE, ONE], { damaged: { 0: 5 } });
    expect(weaker.hexOf('Wolf')).toBe('0505');
  });

  rule('MT-SKID-07', 'The side that faces the skid is struck', () => {
    // Turned about by its fall it slides on backwards.
    const rear = (fallDie: number) =>
      crash(['B2/1'], [ONE], { fallDie }).scene.happened('damaged').at(-1)!.rear;
    expect([1, 4].map(rear)).toEqual([false, true]);
  });

  rule(
    ['MT-SKID-07', 'MT-BASE-20', 'MT-BASE-21'],
    'Infantry inside has its share, and the collapse comes at once',
    () => {
      const foot = { Foot: { mech: platoon('Foot'), at: '0506 N', side: 1 as const } };
      const standing = crash(['.+road', 'B2/1'], [ONE, ONE], { others: foot });
      // 12 points at a medium building: half.
      expect(
        standing.scene
          .happened('damaged')
          .filter(({ unit }) => unit === 2)
          .map(({ damage }) => damage),
      ).toEqual([6]);
      const fallen = crash(['.+road', 'B1/1'], [ONE, ONE, ONE, ONE], { others: foot, damaged: { 0: 5 } });
      // Three quarters of 12, and three times a tenth of the 10 that the phase began with.
      expect(
        fallen.scene
          .happened('damaged')
          .filter(({ unit }) => unit === 2)
          .map(({ damage }) => damage)
          .slice(0, 1),
      ).toEqual([9]);
    },
  );

  rule('MT-SKID-07', 'Without the option nothing stops it there', () => {
    const game = crash(['B2/1', '.+road'], [ONE, ONE, ONE, ONE], { options: { 'skid-terrain': false } });
    expect(game.scene.happened('runs-into-building')).toEqual([]);
  });
});
