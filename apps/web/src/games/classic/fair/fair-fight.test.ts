import { classic } from '@ironfield/classic/game.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { readUnit } from '@ironfield/mechbay/unit-files/read.ts';
import { entryOf } from '@ironfield/mechbay/unit-library/entry.ts';
import { describe, expect, test } from 'vitest';
import { type Muster, worthOf } from '../../../muster/plan.ts';
import { BATTLE_VALUE, withBattleValues } from './battle-values.ts';
import { fairFight, gapOf, housesOf, levelled, serving } from './fair-fight.ts';
import { libraryUnits } from './library-units.ts';

const mustering = classic.mustering!;
const muster = withBattleValues(mustering as unknown as Muster);
const stock = mustering.units;
const [REGULAR, , VETERAN] = mustering.trainings.map(({ skills }) => skills);
const wish = { pools: [stock, stock], size: 4, most: null, skills: REGULAR, isLevelled: true, options: {} };
const worths = (forces: readonly Parameters<typeof worthOf>[1][]) =>
  forces.map((force) => worthOf(muster, force, BATTLE_VALUE));

describe('Battle Value as a measure', () => {
  test('stands beside those of the game, and counts skills', () => {
    expect(muster.measures.map(({ id }) => id)).toEqual(['value', 'tonnage', BATTLE_VALUE]);
    const unit = STOCK_MECHS['AS7-D'];
    expect(muster.worth({ unit, skills: REGULAR }, BATTLE_VALUE)).toBe(1557);
    expect(muster.worth({ unit, skills: VETERAN }, BATTLE_VALUE)).toBe(Math.round(1557 * 1.25));
    expect(muster.worth({ unit, skills: REGULAR }, 'tonnage')).toBe(100);
  });

  test('draws nothing that has none', () => {
    const units = [...Object.values(STOCK_SQUADS), STOCK_MECHS['AS7-D']];
    const options = { 'combined-arms': true };
    const draw = { sizes: [3, 3], measure: BATTLE_VALUE, skills: [REGULAR, REGULAR], options, units };
    const names = muster
      .random(draw, randomFrom('one'))
      .flatMap((force) => force.map((member) => muster.worth(member, BATTLE_VALUE) > 0));
    expect(names).not.toContain(false);
  });
});

describe('A fair fight', () => {
  test('has sides of the size asked for, with names, within a hundredth of each other', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const forces = fairFight(muster, wish, randomFrom(seed))!;
      expect(forces.map(({ length }) => length)).toEqual([4, 4]);
      expect(gapOf(muster, forces)).toBeLessThanOrEqual(0.01);
      expect(new Set(forces.flat().map(({ name }) => name)).size).toBe(8);
    }
  });

  test('has as many of each kind on both sides, and may have different houses', () => {
    const options = { 'combined-arms': true };
    const all = muster.unitsWith!(options);
    const kinds = fairFight(muster, { ...wish, pools: [all, all], options }, randomFrom('one'))!.map(
      (force) => force.map(({ unit }) => (unit as { readonly kind?: string }).kind ?? 'mech').sort(),
    );
    expect(kinds[0]).toEqual(kinds[1]);
    const pools = [serving(stock, 'Kurita'), serving(stock, 'Davion')];
    const forces = fairFight(muster, { ...wish, pools }, randomFrom('one'))!;
    for (const [side, force] of forces.entries())
      for (const { unit } of force) expect(pools[side]).toContain(unit);
    expect(gapOf(muster, forces)).toBeLessThanOrEqual(0.01);
  });

  test('keeps below what a side may be worth at most, also after skills have changed', () => {
    const forces = fairFight(muster, { ...wish, most: 3000 }, randomFrom('one'))!;
    for (const worth of worths(forces)) expect(worth).toBeLessThanOrEqual(3000);
    expect(Math.min(...worths(forces))).toBeGreaterThan(2800);
  });

  test('leaves skills alone where that is asked for', () => {
    const forces = fairFight(muster, { ...wish, skills: VETERAN, isLevelled: false }, randomFrom('one'))!;
    expect(forces.flat().every(({ skills }) => skills === VETERAN)).toBe(true);
  });

  test('is none where a side has nothing to draw from', () => {
    expect(fairFight(muster, { ...wish, pools: [stock, []] }, randomFrom('one'))).toBeNull();
  });
});

test('Skills change by two points at most, and only as long as it helps', () => {
  const of = (model: string) => [{ unit: STOCK_MECHS[model], name: 'A', skills: REGULAR }];
  const [own, other] = levelled(muster, [of('AS7-D'), of('COM-2D')], { skills: REGULAR, most: null });
  expect(own[0].skills).toEqual({ gunnery: 6, piloting: 7 });
  expect(other[0].skills).toEqual({ gunnery: 2, piloting: 3 });
  const even = [of('AS7-D'), of('AS7-D')];
  expect(levelled(muster, even, { skills: REGULAR, most: null })).toBe(even);
});

test('A house has those that serve it, and those of which nobody knows', () => {
  const houses = housesOf(stock);
  expect(houses).toContain('Kurita');
  const unknown = { ...STOCK_MECHS['AS7-D'], houses: undefined };
  const pool = serving([...stock, unknown], 'Kurita') as readonly MechFile[];
  expect(pool).toContain(unknown);
  expect(
    pool.every(
      (unit) =>
        unit === unknown || (unit.houses ?? ['Kurita']).length === 0 || unit.houses!.includes('Kurita'),
    ),
  ).toBe(true);
  expect(pool.length).toBeLessThan(stock.length);
  expect(serving(stock, '')).toBe(stock);
});

describe('Unit files', () => {
  const texts = new Map(
    ['AS7-D', 'HBK-4G', 'COM-2D'].map((model) => [
      `${model}.mtf`,
      writeMtf(STOCK_MECHS[model]).replace('Rules Level:1', 'Rules Level:1\nEra:3025'),
    ]),
  );
  const entries = [...texts].map(([file, text]) => entryOf(file, readUnit(text, 'mtf').unit!));
  const textOf = async (file: string) => ({ text: texts.get(file)!, kind: 'mtf' as const });
  const drawn = async (more: object) => {
    const asked = { options: {}, most: null, ...more };
    const { units } = await libraryUnits(muster, entries, asked, randomFrom('one'), textOf);
    return (units as readonly MechFile[]).map(({ model }) => model).sort();
  };

  test('are drawn as far as technology, year and Battle Value allow', async () => {
    expect(await drawn({})).toEqual(['AS7-D', 'COM-2D', 'HBK-4G']);
    expect(await drawn({ tech: 'Clan' })).toEqual([]);
    expect(await drawn({ most: 1500 })).toEqual(['COM-2D', 'HBK-4G']);
    expect(await drawn({ year: { max: 3025 } })).toEqual(['AS7-D', 'COM-2D', 'HBK-4G']);
    expect(await drawn({ year: { max: 3024 } })).toEqual([]);
  });
});
