// The role of a 'Mech, and the way those of its kind like to fight (CBT-FOR-01 to CBT-FOR-10).

import { rackDamage, type WeaponType } from '../../data/equipment.ts';
import type { RuleId } from '../../rule-index.ts';
import { designOf, type MechDesign } from '../../units/design.ts';
import type { Role } from '../../units/role-names.ts';
import type { MechFile } from '../../units/unit-file.ts';
import { armorPoints, maxArmorPoints } from '../../units/weights.ts';

/** The way a role fights, for bots. Weights are parts of a hundred. */
export interface RoleProfile {
  readonly rule: RuleId;
  /** Hexes to the enemy it likes best: from, to. */
  readonly distance: readonly [number, number];
  /** The worth of woods, hills and dead ground to it. */
  readonly cover: number;
  /** The worth to it of having moved far. */
  readonly evasion: number;
  /** The worth to it of hurting the enemy, against staying whole. */
  readonly aggression: number;
  /** Keeps to a good place once it has one. */
  readonly nests: boolean;
  /** Rather waits for a shot at a back than fires at a front. */
  readonly stalks: boolean;
  /** Does its work in numbers, all on one target. */
  readonly concentrates: boolean;
  /** Roles it stays beside to guard or support them. */
  readonly escorts: readonly Role[];
  /** Roles it goes for. */
  readonly hunts: readonly Role[];
}

const IN_THE_OPEN = { nests: false, stalks: false, concentrates: false, escorts: [], hunts: [] };

export const ROLE_PROFILES: Readonly<Record<Role, RoleProfile>> = {
  scout: {
    ...IN_THE_OPEN,
    rule: 'CBT-FOR-02',
    distance: [1, 9],
    cover: 70,
    evasion: 100,
    aggression: 20,
    stalks: true,
  },
  striker: {
    ...IN_THE_OPEN,
    rule: 'CBT-FOR-03',
    distance: [1, 6],
    cover: 60,
    evasion: 70,
    aggression: 100,
    concentrates: true,
    escorts: ['sniper'],
  },
  skirmisher: {
    ...IN_THE_OPEN,
    rule: 'CBT-FOR-04',
    distance: [3, 12],
    cover: 50,
    evasion: 60,
    aggression: 50,
    escorts: ['striker', 'scout', 'juggernaut'],
  },
  brawler: {
    ...IN_THE_OPEN,
    rule: 'CBT-FOR-05',
    distance: [3, 12],
    cover: 50,
    evasion: 40,
    aggression: 60,
    concentrates: true,
    escorts: ['juggernaut', 'sniper'],
    hunts: ['sniper', 'missileBoat'],
  },
  missileBoat: {
    ...IN_THE_OPEN,
    rule: 'CBT-FOR-06',
    distance: [7, 17],
    cover: 90,
    evasion: 20,
    aggression: 40,
    nests: true,
  },
  sniper: {
    ...IN_THE_OPEN,
    rule: 'CBT-FOR-07',
    distance: [10, 18],
    cover: 90,
    evasion: 10,
    aggression: 40,
    nests: true,
  },
  juggernaut: {
    ...IN_THE_OPEN,
    rule: 'CBT-FOR-08',
    distance: [1, 9],
    cover: 30,
    evasion: 10,
    aggression: 90,
    hunts: ['striker', 'juggernaut'],
  },
};

/** The role in the file; else the one its figures give, and none for what cannot be played. */
export const roleOf = (file: MechFile): Role | null => roleFrom(file, designOf);

/** The same where designs are put together otherwise. */
export function roleFrom(file: MechFile, compile: typeof designOf): Role | null {
  if (file.role) return file.role;
  const design = compile(file);
  return design.ok ? classify(file, design.value) : null;
}

/** CBT-MOV-08: what running adds to the heat of firing everything. */
const HEAT_OF_RUNNING = 2;

/** CBT-FOR-10 */
function classify(
  file: MechFile,
  { weapons, walk, jumpJets, heatSinks, tons, coolingEach = 1 }: MechDesign,
): Role {
  const types = weapons.map(({ type }) => type);
  const damage = (test: (type: WeaponType) => boolean): number =>
    types.filter(test).reduce((sum, type) => sum + rackDamage(type), 0);
  const total = damage(() => true);
  const isFast = walk >= 6;
  const isThin = 10 * armorPoints(file) < 4 * maxArmorPoints(tons);
  if (isFast && (total < 20 || isThin)) return 'scout';
  if (isFast && types.every(({ long }) => long <= 9)) return 'striker';
  if (total > 0 && 2 * damage(isLrm) >= total) return 'missileBoat';
  const isShortSighted = types.every((type) => !isDirect(type) || type.long <= 9);
  if (types.some(({ id }) => id === 'ac20') || (walk <= 4 && isShortSighted)) return 'juggernaut';
  if (walk <= 4 && 2 * damage((type) => isDirect(type) && type.long >= 15) >= total) return 'sniper';
  const heat = types.reduce((sum, type) => sum + type.heat, HEAT_OF_RUNNING);
  if (walk >= 5 || (jumpJets >= 4 && heat <= heatSinks * coolingEach)) return 'skirmisher';
  return 'brawler';
}

const isDirect = ({ category }: WeaponType): boolean => category !== 'missile';
const isLrm = ({ category, group }: WeaponType): boolean => category === 'missile' && group === 5;
