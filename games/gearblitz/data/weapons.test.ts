import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { WEAPON_CLASSES, type WeaponClass, weaponSchema } from '../cards/weapon.ts';
import { AUTOCANNONS, INFANTRY_ROCKETS, MORTARS, WEAPONS, weaponOf } from './weapons.ts';

const all = [...WEAPONS.values()];
const count = (kind: WeaponClass) => all.filter((weapon) => weapon.class === kind).length;

rule(
  ['HGB-WPN-01', 'HGB-WPN-02', 'HGB-WPN-03', 'HGB-WPN-04', 'HGB-WPN-05', 'HGB-WPN-06', 'HGB-WPN-07'],
  'There are 88 printed weapons and the staff of the Warrior Monks, each of a form that weapons have',
  () => {
    expect(WEAPON_CLASSES.map(count)).toEqual([30, 12, 12, 10, 14, 3, 8]);
    for (const weapon of all) expect(weaponSchema.safeParse(weapon).error?.issues ?? []).toEqual([]);
  },
);

rule('HGB-WPN-08', 'The weapons of the examples are as the examples have them', () => {
  expect(weaponOf('LAC')).toMatchObject({ damage: 8, rof: [2, 2] });
  expect(weaponOf('HFG')).toMatchObject({ damage: 28, traits: { areaEffect: 1 } });
  expect(weaponOf('HGM')).toMatchObject({ damage: 20, accuracy: -1 });
  expect(weaponOf('ATM')).toMatchObject({ damage: 25, traits: { guided: true } });
  expect(weaponOf('APGL')).toMatchObject({ damage: 4, traits: { antiInfantry: true, areaEffect: 3 } });
  expect(weaponOf('HPLC')).toMatchObject({ damage: 24, traits: { beam: 4 } });
});

rule(['HGB-WPN-01', 'HGB-AMMO-03'], 'The Frag Cannon has a Rate of Fire of 2 and a choke', () => {
  expect(weaponOf('FC')).toMatchObject({ rof: [2, 2], traits: { antiInfantry: true, fumbleOnly: true } });
});

rule(
  ['HGB-WPN-05', 'HGB-PHYS-02'],
  'Blows and blades add to the Size of the wielder, spike guns do not',
  () => {
    expect(weaponOf('K')).toMatchObject({ damage: 0, addsSize: true });
    expect(weaponOf('VB')).toMatchObject({ damage: 2, addsSize: true });
    expect(weaponOf('SG')).toMatchObject({ damage: 12, addsSize: false });
    expect(weaponOf('STAFF')).toMatchObject({ damage: 2, addsSize: true, traits: { armorCrushing: true } });
  },
);

rule(['HGB-WPN-07', 'HGB-PERK-13'], 'Sniper rifles have their own Sniper System', () => {
  const snipers = all.filter(({ traits }) => traits.sniper).map(({ code }) => code);
  expect(snipers).toEqual(['INF-SR', 'INF-SLR']);
});

rule(['HGB-ARMY-07', 'HGB-AUX-01'], 'Lists of weapons name weapons that exist', () => {
  for (const code of [...AUTOCANNONS, ...MORTARS, ...INFANTRY_ROCKETS]) expect(WEAPONS.has(code)).toBe(true);
  expect(() => weaponOf('BFG')).toThrow('There is no weapon BFG');
});

rule(['HGB-WSR-07', 'HGB-WSR-11', 'HGB-CARD-02'], 'Weapons that cannot be are refused', () => {
  const wrong = (change: object) =>
    weaponSchema.safeParse({ ...weaponOf('LAC'), ...change }).error?.issues.map(({ message }) => message);
  expect(wrong({ ranges: null })).toEqual(['artillery has no ranges, and everything else has (HGB-WSR-07)']);
  expect(wrong({ ranges: [3, 2, 12, 24, 48] })).toEqual([
    'each range is at least as long as the one before (HGB-CARD-02)',
  ]);
  expect(wrong({ traits: { melee: true } })).toEqual(['melee weapons have no range (HGB-WSR-11)']);
  expect(wrong({ rof: [3, 2] })).toEqual(['the least Rate of Fire is above the most']);
});
