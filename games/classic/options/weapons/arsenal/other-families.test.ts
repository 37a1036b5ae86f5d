import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { mayIgnite } from '../../../buildings/fire.ts';
import { weaponNamed, weaponsOf } from '../../../data/arsenal.ts';
import { WEAPONS } from '../../../data/equipment.ts';
import { GEAR, type Gear } from '../../../data/gear.ts';
import { pluggedBy } from '../../../forces/plugged-by.ts';
import { diceOf } from '../../../kinds/infantry/fire.ts';
import { WEAPON_VALUES } from '../../../kinds/vehicle/data/weapon-values.ts';
import '../../../options.ts';
import { mech } from '../../../testing/scene.ts';
import { designOf } from '../../../units/design.ts';
import type { MechFile } from '../../../units/unit-file.ts';

function mechDesignOf(file: MechFile) {
  const design = designOf(file);
  if (!design.ok) throw new Error(design.error.join('; '));
  return design.value;
}

const names = (gear: Gear) => weaponsOf(gear).map(({ name }) => name);

rule('MT-WPN-10', 'Light autocannons come in two sizes', () => {
  expect(names('light autocannons')).toEqual(['Light AC/2', 'Light AC/5']);
});

rule('MT-WPN-12', 'X-pulse lasers of the Inner Sphere keep the bonus of pulse lasers', () => {
  expect(names('X-pulse lasers')).toEqual([
    'Large X-Pulse Laser',
    'Medium X-Pulse Laser',
    'Small X-Pulse Laser',
  ]);
  expect(weaponsOf('X-pulse lasers').map(({ toHit }) => toHit)).toEqual([-2, -2, -2]);
});

rule('MT-WPN-11', 'ER pulse lasers of the Clans have a bonus of 1', () => {
  expect(names('ER pulse lasers')).toEqual([
    'Clan ER Large Pulse Laser',
    'Clan ER Medium Pulse Laser',
    'Clan ER Small Pulse Laser',
  ]);
  expect(weaponsOf('ER pulse lasers').map(({ toHit }) => toHit)).toEqual([-1, -1, -1]);
});

rule(
  ['MT-WPN-47', 'MT-WPN-48', 'MT-WPN-49', 'MT-BASE-10'],
  'The other families are what their names say',
  () => {
    expect(names('Streak SRMs')).toHaveLength(6);
    expect(names('Streak LRMs')).toHaveLength(4);
    expect(names('MRMs')).toEqual(['MRM 10', 'MRM 20', 'MRM 30', 'MRM 40']);
    expect(names('rocket launchers')).toHaveLength(3);
    expect(names('Ultra autocannons')).toHaveLength(8);
  },
);

rule(
  'MT-WPN-46',
  'The launchers of the Clans are half as heavy, and their LRMs have no minimum range',
  () => {
    const launchers = weaponsOf('launchers of the Clans');
    expect(launchers.map(({ name }) => name)).toEqual([
      ...[5, 10, 15, 20].map((size) => `Clan LRM ${size}`),
      ...[2, 4, 6].map((size) => `Clan SRM ${size}`),
    ]);
    expect(launchers.map(({ min }) => min)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  },
);

rule('MT-WPN-61', 'Machine guns sweep platoons with 1, 2 or 3 dice, and nothing else does', () => {
  const dice = weaponsOf('small arms of the Clans').map((type) => [type.name, diceOf(type, false)]);
  expect(dice).toEqual([
    ['Clan Flamer', 0],
    ['Clan Flamer (Vehicle)', 0],
    ['Clan Heavy Machine Gun', 3],
    ['Clan Machine Gun', 2],
    ['Clan Light Machine Gun', 1],
  ]);
});

rule(
  'MT-WPN-45',
  'A light machine gun does 1 point up to 6 hexes, a heavy one 3 up to 2, and no farther',
  () => {
    const figures = ['Light', 'Heavy'].map((size) => {
      const { damage, short, medium, long } = weaponNamed(`Clan ${size} Machine Gun`)!;
      return [damage, short, medium, long];
    });
    expect(figures).toEqual([
      [1, 2, 4, 6],
      [3, 1, 2, 2],
    ]);
    const farthest = pluggedBy({ 'extreme-range': true }).farthest!;
    const reach = (name: string) => farthest(weaponNamed(name)!);
    expect([reach('Clan Light Machine Gun'), reach('Clan Heavy Machine Gun'), reach('Machine Gun')]).toEqual([
      8, 2, 4,
    ]);
  },
);

rule(
  'MT-WPN-45',
  'Their ammunition comes by the ton and by half of it: 200 and 100 shots, of heavy ones 100 and 50',
  () => {
    const shots = (name: string) =>
      mechDesignOf(
        mech('Gun', {
          slots: { RA: [`Clan ${name}`], LT: [`Ammo Clan ${name}`, `Ammo Clan ${name} (half)`] },
        }),
      ).bins.map((bin) => bin.shots);
    expect([shots('Light Machine Gun'), shots('Heavy Machine Gun')]).toEqual([
      [200, 100],
      [100, 50],
    ]);
  },
);

rule('MT-BASE-22', 'Flamers of every make set fires on 4, and no SRM 2 does at all', () => {
  const ids = ['flamer', 'vehicle_flamer', 'clan_flamer', 'clan_flamer_vehicle_', 'srm4', 'clan_srm_4'];
  expect(ids.map((id) => mayIgnite({ id }))).toEqual([true, true, true, true, true, true]);
  expect(['srm2', 'clan_srm_2', 'streak_srm_2', 'gauss_rifle'].map((id) => mayIgnite({ id }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

rule(
  'MT-PRE-23',
  'Every weapon that a vehicle may carry has a Battle Value, so its main weapon is known',
  () => {
    const families = Object.keys(GEAR) as Gear[];
    const weapons = [...WEAPONS, ...families.flatMap(weaponsOf)];
    expect(weapons.length).toBeGreaterThan(80);
    expect(weapons.filter(({ id }) => WEAPON_VALUES[id] === undefined)).toEqual([]);
    const value = (name: string) => WEAPON_VALUES[weaponNamed(name)!.id];
    expect([value('Gauss Rifle'), value('Clan ER PPC'), value('Ultra AC/5')]).toEqual([321, 412, 113]);
  },
);
