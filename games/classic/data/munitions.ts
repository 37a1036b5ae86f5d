// Puts the munitions of Levels 2 and 3 into the arsenal, each of which an option of its own allows.

import { addMunitions, isArtemisLauncher, isLrm, isSrm } from './arsenal.ts';
import { ranges, type WeaponType } from './equipment.ts';

/** MT-WPN-05: standard and light ones; LB-X and Ultra autocannons fire what they were built for. */
export const isPlainAutocannon = ({ id }: Pick<WeaponType, 'id'>): boolean => /^(light_)?ac_?\d+$/.test(id);

/** MT-WPN-42: by the far ends of their ranges, and points of each missile. */
const atmWith =
  (damage: number, ...reach: Parameters<typeof ranges>) =>
  (weapon: WeaponType): WeaponType => ({ ...weapon, ...ranges(...reach), damage });

export const isAtm = ({ id }: Pick<WeaponType, 'id'>): boolean => /^clan_atm_\d+$/.test(id);

/** MT-WPN-16: flamers with a tank. */
const burnsFuel = ({ id }: Pick<WeaponType, 'id'>): boolean =>
  /^((clan_)?vehicle_flamer|heavy_flamer|clan_flamer_vehicle_)$/.test(id);

addMunitions([
  {
    called: 'Heat-seeking',
    load: 'heat-seeking',
    fits: isArtemisLauncher,
    gear: 'heat-seeking missiles',
  },
  {
    called: 'Fragmentation',
    load: 'fragmentation',
    fits: isArtemisLauncher,
    gear: 'fragmentation missiles',
    isHarmless: true,
  },
  { called: 'Inferno', load: 'inferno', fits: isSrm, gear: 'inferno missiles', isHarmless: true },
  // MT-WPN-16
  { called: 'Inferno', load: 'inferno', fits: burnsFuel, gear: 'inferno fuel', isHarmless: true },
  // MT-WPN-55
  { called: 'Swarm', load: 'swarm', fits: isLrm, gear: 'swarm missiles' },
  { called: 'Swarm-I', load: 'swarm-i', fits: isLrm, gear: 'swarm missiles' },
  // MT-WPN-57
  { called: 'Thunder', load: 'thunder', fits: isLrm, gear: 'Thunder missiles', isForHexes: true },
  ...(
    [
      ['Thunder-Augmented', 'thunder-augmented'],
      ['Thunder-Active', 'thunder-active'],
      ['Thunder-Vibrabomb', 'thunder-vibrabomb'],
    ] as const
  ).map(([called, load]) => ({
    called,
    load,
    fits: isLrm,
    gear: 'Thunder missiles' as const,
    times: 0.5 as const,
    isForHexes: true as const,
  })),
  { called: 'Flare', load: 'flare', fits: isLrm, gear: 'flare missiles', isForHexes: true },
  { called: 'Smoke', load: 'smoke', fits: isArtemisLauncher, gear: 'smoke missiles', isForHexes: true },
  { called: 'Extended-range', load: 'extended-range', fits: isAtm, as: atmWith(1, 4, 9, 18, 27) },
  { called: 'High-explosive', load: 'high-explosive', fits: isAtm, as: atmWith(3, 0, 3, 6, 9) },
]);

addMunitions([
  {
    called: 'Armor-piercing',
    load: 'armor-piercing',
    fits: isPlainAutocannon,
    gear: 'armor-piercing rounds',
    times: 0.5,
    isWhole: true,
  },
  {
    called: 'Caseless',
    load: 'caseless',
    fits: isPlainAutocannon,
    gear: 'caseless rounds',
    times: 2,
    isWhole: true,
  },
  {
    called: 'Flechette',
    load: 'flechette',
    fits: isPlainAutocannon,
    gear: 'flechette rounds',
    isWhole: true,
  },
  { called: 'Tracer', load: 'tracer', fits: isPlainAutocannon, gear: 'tracer rounds', isWhole: true },
  {
    called: 'Precision',
    load: 'precision',
    fits: isPlainAutocannon,
    gear: 'precision rounds',
    times: 0.5,
    isWhole: true,
    isSingle: true,
  },
  {
    called: 'Incendiary',
    load: 'incendiary',
    fits: isPlainAutocannon,
    gear: 'incendiary rounds',
    isWhole: true,
    isSingle: true,
  },
]);
