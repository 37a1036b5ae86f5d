import type { Traits, Weapon, WeaponClass } from '../cards/weapon.ts';

/**
 * The weapon tables: code, name, limits of the range bands, Accuracy, damage multiplier (`+2` is the wielder's Size and
 * 2), Rate of Fire, and the traits as the book abbreviates them.
 */
type Line = readonly [
  code: string,
  name: string,
  ranges: Weapon['ranges'],
  accuracy: number,
  damage: number | `+${number}`,
  rof: number | readonly [number, number],
  traits?: string,
];

/** HGB-WSR-01 to HGB-WSR-16 */
const MARKS: Readonly<Record<string, Traits>> = {
  AA: { antiAircraft: true },
  AC: { armorCrushing: true },
  AI: { antiInfantry: true },
  AP: { armorPiercing: true },
  ARTY: { artillery: true },
  CHOKE: { fumbleOnly: true },
  G: { guided: true },
  H: { haywire: true },
  IF: { indirect: true },
  M: { melee: true },
  MR: { minimumRange: true },
  SB: { slowBurn: true },
  SNIPER: { sniper: true },
  T: { thrown: true },
};

function traitsOf(marks: string): Traits {
  const traits = marks.split(' ').map((mark): Traits => {
    const [, kind, number] = /^(AE|MB)(\d+)$/.exec(mark) ?? [];
    if (kind) return kind === 'AE' ? { areaEffect: Number(number) } : { beam: Number(number) };
    if (!MARKS[mark]) throw new Error(`There is no weapon trait ${mark}`);
    return MARKS[mark];
  });
  return Object.assign({}, ...traits);
}

const weapons = (kind: WeaponClass, lines: readonly Line[]): Weapon[] =>
  lines.map(([code, name, ranges, accuracy, damage, rof, marks]) => ({
    code,
    name,
    class: kind,
    ranges,
    accuracy,
    damage: Number(damage),
    addsSize: typeof damage === 'string',
    rof: typeof rof === 'number' ? [rof, rof] : rof,
    traits: marks ? traitsOf(marks) : {},
  }));

/** HGB-WPN-01 */
const CANNONS = weapons('cannon', [
  ['VLMG', 'Very Light Machine Gun', [1, 3, 6, 12, 24], 0, 2, 3, 'AI'],
  ['LMG', 'Light Machine Gun', [1, 3, 6, 12, 24], 0, 3, 4, 'AI'],
  ['HMG', 'Heavy Machine Gun', [1, 3, 6, 12, 24], 0, 4, 3, 'AI'],
  ['FC', 'Frag Cannon', [1, 3, 6, 12, 24], 1, 7, 2, 'AI CHOKE'],
  ['VLR', 'Very Light Rifle', [3, 6, 12, 24, 48], 0, 6, 0],
  ['LR', 'Light Rifle', [3, 9, 18, 36, 72], 0, 8, 0],
  ['MR', 'Medium Rifle', [6, 12, 24, 48, 96], 0, 10, 0],
  ['HR', 'Heavy Rifle', [6, 12, 24, 48, 96], 0, 12, 0],
  ['DPG', 'Deployable Pack Gun', [3, 6, 12, 24, 48], -1, 8, 2],
  ['LAAC', 'Light Anti-Aircraft Cannon', [3, 6, 12, 24, 48], 0, 8, 6, 'AA'],
  ['MAAC', 'Medium Anti-Aircraft Cannon', [2, 3, 6, 12, 24], 0, 10, 4, 'AA'],
  ['HAAC', 'Heavy Anti-Aircraft Cannon', [4, 9, 18, 36, 72], 0, 12, 3, 'AA'],
  ['VLAC', 'Very Light Autocannon', [4, 9, 18, 36, 72], 0, 6, 2],
  ['LAC', 'Light Autocannon', [3, 6, 12, 24, 48], 0, 8, 2],
  ['MAC', 'Medium Autocannon', [4, 9, 18, 36, 72], 0, 10, 1],
  ['HAC', 'Heavy Autocannon', [4, 9, 18, 36, 72], 0, 12, 1],
  ['VHAC', 'Very Heavy Autocannon', [4, 9, 18, 36, 72], 0, 15, 1],
  ['LAG', 'Light Artillery Gun', null, -2, 12, 1, 'ARTY IF AE2'],
  ['VLFG', 'Very Light Field Gun', [8, 15, 30, 60, 120], -1, 20, 0, 'IF'],
  ['LFG', 'Light Field Gun', [8, 15, 30, 60, 120], 0, 22, 0, 'IF AE1'],
  ['HFG', 'Heavy Field Gun', [12, 24, 48, 96, 192], 0, 28, 0, 'IF AE1'],
  ['VHFG', 'Very Heavy Field Gun', [15, 30, 60, 120, 240], 0, 33, 0, 'IF AE2'],
  ['SC', 'Snub Cannon', [1, 3, 6, 12, 24], -1, 28, 0],
  ['LPZF', 'Light Panzerfaust', [1, 3, 6, 12, 24], -1, 10, 0],
  ['MPZF', 'Medium Panzerfaust', [1, 3, 6, 12, 24], -1, 15, 0],
  ['HPZF', 'Heavy Panzerfaust', [3, 6, 12, 24, 48], -1, 20, 0],
  ['RFB', 'Rapid-Fire Bazooka', [1, 3, 6, 12, 24], 0, 14, 2],
  ['LBZK', 'Light Bazooka', [3, 6, 12, 24, 48], 0, 15, 0],
  ['MBZK', 'Medium Bazooka', [3, 6, 12, 24, 48], 0, 20, 0],
  ['HBZK', 'Heavy Bazooka', [3, 6, 12, 24, 48], 0, 25, 0],
]);

/** HGB-WPN-02 */
const ROCKETS = weapons('rocket', [
  ['VLRP', 'Very Light Rocket Pack', [1, 3, 6, 12, 24], -1, 8, [3, 6], 'IF'],
  ['LRP', 'Light Rocket Pack', [1, 3, 6, 12, 24], -1, 12, [1, 4], 'IF'],
  ['MRP', 'Medium Rocket Pack', [3, 6, 12, 24, 48], -1, 18, [1, 4], 'IF'],
  ['HRP', 'Heavy Rocket Pack', [4, 9, 18, 36, 72], -1, 20, [3, 4], 'IF'],
  ['IRP', 'Incendiary Rocket Pack', [1, 3, 6, 12, 24], -1, 13, [1, 3], 'IF SB'],
  ['HIRP', 'Heavy Incendiary Rocket Pack', [4, 9, 18, 36, 72], -1, 16, [3, 4], 'IF SB'],
  ['LAM', 'Light Artillery Missile', null, -3, 12, 4, 'AE3 IF ARTY'],
  ['AAM', 'Anti-Aircraft Missile', [12, 24, 48, 96, 192], 1, 10, 0, 'IF AA'],
  ['ABM', 'Airburst Missile', [4, 9, 18, 36, 72], 0, 10, 0, 'IF AE3'],
  ['AGM', 'Anti-Gear Missile', [4, 9, 18, 36, 72], 1, 15, 0, 'IF G'],
  ['ATM', 'Anti-Tank Missile', [4, 9, 18, 36, 72], 1, 25, 0, 'IF G'],
  ['HATM', 'Heavy Anti-Tank Missile', [7, 15, 30, 60, 120], 1, 30, 0, 'IF G'],
]);

/** HGB-WPN-03 */
const SUPPORT = weapons('support', [
  ['LFL', 'Light Flamer', [0, 2, 3, 6, 12], 1, 5, 0, 'SB IF'],
  ['MFL', 'Medium Flamer', [1, 2, 4, 8, 16], 1, 7, 1, 'AE1 SB IF'],
  ['HFL', 'Heavy Flamer', [2, 3, 6, 12, 24], 1, 9, 2, 'AE2 SB IF'],
  ['APM', 'Anti-Personnel Mortar', [3, 6, 12, 24, 48], 0, 4, 0, 'IF AI AE4 MR'],
  ['LGM', 'Light Guided Mortar', [4, 9, 18, 36, 72], -1, 15, 0, 'IF G AE1 MR'],
  ['HGM', 'Heavy Guided Mortar', [7, 15, 30, 60, 120], -1, 20, 0, 'IF G AE2 MR'],
  ['LFM', 'Light Field Mortar', [6, 12, 24, 48, 96], -1, 15, 0, 'IF AE3 MR'],
  ['MFM', 'Medium Field Mortar', [7, 15, 30, 60, 120], -1, 20, 0, 'IF AE3 MR'],
  ['HFM', 'Heavy Field Mortar', [9, 18, 36, 72, 144], -1, 25, 0, 'IF AE4 MR'],
  ['APGL', 'Anti-Personnel Grenade Launcher', [1, 3, 6, 12, 24], -1, 4, 0, 'IF AI AE3'],
  ['LGL', 'Light Grenade Launcher', [1, 3, 6, 12, 24], -1, 15, 2, 'IF AE2'],
  ['HGL', 'Heavy Grenade Launcher', [3, 6, 12, 24, 48], -1, 20, 1, 'IF AE2'],
]);

/** HGB-WPN-04 */
const ADVANCED = weapons('advanced', [
  ['LPA', 'Light Particle Accelerator', [3, 6, 12, 24, 48], 1, 10, 0, 'MB1 H'],
  ['HPA', 'Heavy Particle Accelerator', [4, 9, 18, 36, 72], 1, 15, 0, 'MB1 H'],
  ['LRG', 'Light Railgun', [7, 15, 30, 60, 120], 0, 14, 2],
  ['HRG', 'Heavy Railgun', [15, 30, 60, 120, 240], 0, 35, 0],
  ['SLC', 'Sniper Laser Cannon', [7, 15, 30, 60, 120], 1, 12, 0, 'MB1'],
  ['HGLC', 'Heavy Gatling Laser Cannon', [3, 6, 12, 24, 48], 1, 16, 1, 'MB3'],
  ['LLC', 'Light Laser Cannon', [7, 15, 30, 60, 120], 1, 16, 0, 'MB2'],
  ['HLC', 'Heavy Laser Cannon', [7, 15, 30, 60, 120], 1, 20, 0, 'MB3'],
  ['LPLC', 'Light Pulse Laser Cannon', [4, 9, 18, 36, 72], 1, 20, 0, 'MB3'],
  ['HPLC', 'Heavy Pulse Laser Cannon', [4, 9, 18, 36, 72], 1, 24, 0, 'MB4'],
]);

/** HGB-WPN-05 */
const CLOSE_COMBAT = weapons('close combat', [
  ['CR', 'Chassis Reinforcement', [0, 0, 0, 0, 0], 0, '+1', 0, 'M'],
  ['CS', 'Chain Sword', [0, 0, 0, 0, 0], 0, '+3', 0, 'M'],
  ['K', 'Kick', [0, 0, 0, 0, 0], 0, '+0', 0, 'M'],
  ['P', 'Punch', [0, 0, 0, 0, 0], 0, '+0', 0, 'M'],
  ['VB', 'Vibroblade', [0, 0, 0, 0, 0], 0, '+2', 0, 'M'],
  ['VR', 'Vibrorapier', [0, 0, 0, 0, 0], 1, '+0', 0, 'M AP'],
  ['VA', 'Vibroaxe', [0, 0, 0, 0, 0], -1, '+4', 0, 'M AC'],
  ['SG', 'Spike Gun', [0, 0, 0, 0, 0], -1, 12, 0, 'M'],
  ['HSG', 'Heavy Spike Gun', [0, 0, 0, 0, 0], -1, 14, 0, 'M AP'],
  ['STAFF', 'Fighting Staff (Warrior Monk)', [0, 0, 0, 0, 0], 0, '+2', 0, 'M AC'],
  ['HWG', 'Haywire Grenade', [0, 2, 3, 6, 12], -1, 10, 0, 'T H AE1'],
  ['HG', 'Hand Grenade', [0, 2, 3, 6, 12], -1, 15, 0, 'T AI AE2'],
  ['HHG', 'Heavy Hand Grenade', [0, 2, 3, 6, 12], -1, 25, 0, 'T AE2'],
  ['SDG', 'Self-Destruct Grenade', [0, 2, 3, 6, 12], -1, 30, 0, 'T AE3'],
]);

/** HGB-WPN-06 */
const RIFLES = weapons('infantry rifle', [
  ['INF-RIFLE', 'Rifle (7mm)', [1, 3, 6, 12, 24], 0, 2, 0, 'AI'],
  ['INF-AR', 'Assault Rifle (7mm)', [1, 3, 6, 12, 24], 1, 2, 0, 'AI'],
  ['INF-HR', 'Heavy Rifle', [1, 3, 6, 12, 24], 0, 3, 0, 'AI'],
]);

/** HGB-WPN-07 */
const HEAVY = weapons('infantry heavy', [
  ['INF-LMG', 'Light Machine Gun', [3, 6, 12, 24, 48], 0, 3, 2, 'AI'],
  ['INF-CG', 'Chaingun', [1, 3, 6, 12, 24], 0, 3, 4, 'AI'],
  ['INF-AGR', 'Anti-Gear Rifle', [4, 9, 18, 36, 72], 1, 7, 0],
  ['INF-GR', 'Grenade Rifle', [1, 3, 6, 12, 24], 0, 8, 0, 'AI IF AE2'],
  ['INF-RL', 'Rocket Launcher', [1, 3, 6, 12, 24], 0, 14, 0, 'AE1'],
  ['INF-LM', 'Light Mortar', [4, 9, 18, 36, 72], -1, 12, 0, 'AI MR IF AE3'],
  ['INF-SR', 'Sniper Rifle', [3, 6, 12, 24, 48], 0, 4, 1, 'AI SNIPER'],
  ['INF-SLR', 'Sniper Laser Rifle', [6, 12, 24, 48, 96], 1, 4, 0, 'AI SNIPER'],
]);

/** Every weapon by its code. */
export const WEAPONS: ReadonlyMap<string, Weapon> = new Map(
  [CANNONS, ROCKETS, SUPPORT, ADVANCED, CLOSE_COMBAT, RIFLES, HEAVY]
    .flat()
    .map((weapon) => [weapon.code, weapon]),
);

/** The weapon of a code that is known to exist. */
export function weaponOf(code: string): Weapon {
  const weapon = WEAPONS.get(code);
  if (!weapon) throw new Error(`There is no weapon ${code}`);
  return weapon;
}

/** HGB-ARMY-07: what "autocannon" means where one is swapped. */
export const AUTOCANNONS: readonly string[] = ['VLAC', 'LAC', 'MAC', 'HAC', 'VHAC'];

/** HGB-AUX-01: what an Anti-Missile System can shoot at, besides all rockets and missiles. */
export const MORTARS: readonly string[] = ['APM', 'LGM', 'HGM', 'LFM', 'MFM', 'HFM', 'INF-LM'];
export const INFANTRY_ROCKETS: readonly string[] = ['INF-RL'];
