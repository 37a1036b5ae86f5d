import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustering } from '@ironfield/classic/forces/mustering.ts';
import { classic } from '@ironfield/classic/game.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { Setup } from '@ironfield/classic/state.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { forceFile } from '@ironfield/kernel/record/force-file.ts';
import { battleFor } from '@ironfield/lab/battle/own-forces.ts';
import { builtOf } from '@ironfield/mechbay/mech-design/from-file.ts';
import { writeMtf } from '@ironfield/mechbay/unit-files/mtf-writer.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { ironfield } from './testing.ts';

const game = classic as unknown as AnyGame;
const battle = (force: readonly string[], map?: string) =>
  battleFor(game, { force, map }, {}, 'seed') as Setup;
const models = (setup: Setup, side: number) =>
  setup.units.filter((unit) => unit.side === side).map(({ unit: mech }) => mech.model);
const folder = mkdtempSync(join(tmpdir(), 'ironfield-forces-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('forces from the command line', () => {
  test('are named by model or name, with skills', () => {
    const setup = battle(['AS7-D,hunchback@3/4', 'JR7-D']);
    expect(models(setup, 0)).toEqual(['AS7-D', 'HBK-4G']);
    expect(setup.units[1].pilot).toMatchObject({ gunnery: 3, piloting: 4 });
    expect(models(setup, 1)).toEqual(['JR7-D']);
  });

  test('are drawn, as many as wished, to match what is named', () => {
    const setup = battle(['AS7-D', 'random:3']);
    expect(models(setup, 1)).toHaveLength(3);
    const drawn = setup.units
      .slice(1)
      .map(({ unit: mech }) =>
        mustering.worth({ unit: mech, skills: mustering.trainings[0].skills }, 'value'),
      );
    const atlas = mustering.worth(
      { unit: setup.units[0].unit, skills: mustering.trainings[0].skills },
      'value',
    );
    expect(drawn.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(atlas);
    expect(models(battle(['random:2']), 1)).toHaveLength(2);
  });

  test('come from a list that was saved, on a map from a file or out of a seed', () => {
    const path = join(folder, 'lance.json');
    const [members] = [[{ unit: mustering.units[3], name: 'Ann', skills: { gunnery: 2, piloting: 3 } }]];
    writeFileSync(path, JSON.stringify(forceFile('classic', 'Lance', members)));
    writeFileSync(join(folder, 'flat.board'), 'size 6 9\nend\n');
    const setup = battle([path], join(folder, 'flat.board'));
    expect(setup.units.map(({ pilot }) => pilot.name)).toEqual(['Ann', 'Ann']);
    expect([setup.map.name, setup.map.width]).toEqual(['flat', 6]);
    expect(battle([], 'twin-lakes').map.name).toBe('Twin Lakes');
    expect(battle([], 'hills:7').map).toEqual(battle([], 'hills:7').map);
    expect(battle([], 'hills:7').map).not.toEqual(battle([], 'hills:8').map);
  });

  test('come from public unit files, where the game can play them', () => {
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const panther = writeMtf(builtOf(STOCK_MECHS['PNT-9R']));
    const setup = battle([`${file('panther.mtf', panther)},AS7-D`, `${file('Other.MTF', panther)}@3/4`]);
    expect(models(setup, 0)).toEqual(['PNT-9R', 'AS7-D']);
    expect(models(setup, 1)).toEqual(['PNT-9R']);
    expect(setup.units[2].pilot).toMatchObject({ gunnery: 3, piloting: 4 });
    const [unit] = [setup.units[0].unit as MechFile];
    expect(unit.slots.RA.filter((name) => name === 'PPC')).toHaveLength(3);
    const strange = file('strange.mtf', panther.replace(/^(.*)Standard Gyro/m, '$1Compact Gyro'));
    expect(() => battle([strange])).toThrow(/strange\.mtf" cannot be fielded: .*gyro/);
    expect(() => battle([file('empty.blk', 'nothing')])).toThrow(/empty\.blk" is no unit/);
    const later = file('later.mtf', panther.replaceAll('Particle Cannon', 'ISERPPC'));
    expect(() => battle([later])).toThrow(/MT-WPN-65/);
    expect(models(battleFor(game, { force: [later] }, { 'level-2-beams': true }, 's') as Setup, 0)).toEqual([
      'PNT-9R',
    ]);
  });

  test.each([
    [['AS7-E'], /no unit "AS7-E".*AS7-D/],
    [['AS7-D@9/9'], /skills cannot be "9\/9"/],
    [['AS7-D@3'], /skills cannot be "3"/],
    [['random:17'], /1 to 16 units, not 17/],
    [['random', 'random', 'random'], /3 times, but there are 2 sides/],
    [['nowhere.json'], /nowhere\.json/],
  ])('say what is wrong with %j', (force, message) => {
    expect(() => battle(force)).toThrow(message);
  });

  test('maps that are not there suggest one that is', () => {
    expect(() => battle([], 'twin-lake')).toThrow(/no map "twin-lake".*twin-lakes/);
  });

  test('fight in a simulation, which can be repeated', async () => {
    const call =
      'sim --game classic --force COM-2D --force JR7-D --games 1 --players random --workers 1 --json';
    const [first, again] = [await ironfield(call), await ironfield(call)];
    expect(JSON.parse(first.out)).toMatchObject({ scenario: 'battle', games: 1 });
    expect(JSON.parse(again.out).digest).toBe(JSON.parse(first.out).digest);
    const refused = await ironfield('sim --game battleforce-qs --force random');
    expect(refused.err).toContain('ready-made forces only');
    expect((await ironfield('sim --game classic --force random --scenario chase')).err).toContain(
      'exclude each other',
    );
  });
});
