// The damage of a unit's weapons at the three ranges of BattleForce 2 (BF2-CONV-07, BF2-CONV-18 steps 3 and 4).

import type { Weapon } from '../data/items.ts';
import {
  ammunitionOf,
  equipmentOf,
  hasFlag,
  type Mount,
  shotsOf,
  type Unit,
  weaponsOf,
} from '../units/unit.ts';
import { type Bands, missilesThatHit } from './bands.ts';

const ENOUGH_TURNS = 10;
const SHORT_OF_AMMUNITION = 0.75;
const HELP = 0.1;

/** Rounds of a turn. */
const roundsPerTurn = ({ ammo }: Weapon): number => (ammo === 'ultra' ? 2 : ammo === 'rotary' ? 6 : 1);

const isMissile = ({ damageMode }: Weapon): boolean => damageMode === 'perMissile';
const isGuidable = ({ ammo, flags }: Weapon): boolean =>
  (ammo === 'lrm' || ammo === 'srm') && !flags.has('oneShot');

/** BF2-CONV-07: an Artemis guides one launcher of its location, and a Narc beacon on the ground all of them. */
function isGuided(unit: Unit, mount: Mount<Weapon>): boolean {
  const { item, location } = mount;
  if (item.ammo === 'atm') return true;
  if (!isGuidable(item)) return false;
  const isGround = unit.kind === 'mech' || unit.kind === 'vehicle';
  if (isGround && weaponsOf(unit).some(({ item: other }) => isBeacon(other))) return true;
  const systems = equipmentOf(unit).filter(
    (other) =>
      other.location === location && (other.item.flags.has('artemis4') || other.item.flags.has('artemis5')),
  );
  const launchers = weaponsOf(unit).filter((other) => other.location === location && isGuidable(other.item));
  return launchers.indexOf(mount) < systems.length;
}

const isBeacon = ({ ammo }: Weapon): boolean => ammo === 'narc' || ammo === 'inarc';

/** The damage of a hit, before anything else is counted. */
function plainDamage(unit: Unit, mount: Mount<Weapon>): number {
  const { item } = mount;
  const each = item.damage ?? item.damageByRange[0] ?? MISSILE_DAMAGE[item.ammo ?? ''] ?? 0;
  if (item.ammo === 'rotary') return 4 * each;
  if (!isMissile(item)) return item.ammo === 'ultra' ? 1.5 * each : each;
  const missiles = item.ammo?.startsWith('streak')
    ? (item.rack ?? 0)
    : missilesThatHit(item.rack ?? 0, isGuided(unit, mount));
  return missiles * each;
}

/** Of launchers whose damage is that of their ammunition. */
const MISSILE_DAMAGE: Readonly<Record<string, number>> = {
  lrm: 1,
  srm: 2,
  mrm: 1,
  atm: 2,
  'streak-srm': 2,
  'streak-lrm': 1,
  lrt: 1,
  srt: 2,
};

/** BF2-CONV-07: turns for which all guns of a kind can fire; infinitely many without need of ammunition. */
function turnsOfFire(unit: Unit, { item }: Mount<Weapon>): number {
  if (item.ammo === null) return Number.POSITIVE_INFINITY;
  const guns = weaponsOf(unit).filter(
    (other) =>
      other.item.ammo === item.ammo && other.item.rack === item.rack && !other.item.flags.has('oneShot'),
  );
  const rounds = ammunitionOf(unit)
    .filter(
      (bin) =>
        bin.item.family === item.ammo &&
        (bin.item.rack === null || item.rack === null || bin.item.rack === item.rack),
    )
    .reduce((sum, bin) => sum + shotsOf(bin), 0);
  return rounds / (guns.length * roundsPerTurn(item));
}

/** AMS, TAG and Narc launchers do no damage, and what fires once is not counted. */
export const counts = ({ item }: Mount<Weapon>): boolean =>
  !['ams', 'tag', 'oneShot'].some((flag) => item.flags.has(flag)) && !isBeacon(item);

export interface Firepower {
  readonly total: Bands;
  /** The parts of it that fly over hills, and that come from far away. */
  readonly indirect: number;
  readonly artillery: Readonly<Record<string, number>>;
}

export interface Counting {
  readonly shares: (weapon: Weapon) => Bands;
  readonly countsAmmunition: boolean;
}

/** The damage of some weapons of a unit together, in exact fractions. */
export function firepower(
  unit: Unit,
  weapons: readonly Mount<Weapon>[],
  { shares, countsAmmunition }: Counting,
): Firepower {
  const total: [number, number, number] = [0, 0, 0];
  const artillery: Record<string, number> = {};
  let indirect = 0;
  for (const mount of weapons.filter(counts)) {
    const { item } = mount;
    const help =
      (/pulse/i.test(item.name) ? HELP : 0) +
      (item.flags.has('targetingComputer') && hasFlag(unit, 'targetingComputerItem') ? HELP : 0);
    const isShort = countsAmmunition && turnsOfFire(unit, mount) < ENOUGH_TURNS;
    const damage = plainDamage(unit, mount) * (isShort ? SHORT_OF_AMMUNITION : 1) * (1 + help);
    const bands = shares(item).map((share) => share * damage);
    for (const [index, value] of bands.entries()) total[index as 0 | 1 | 2] += value;
    const far = bands[2] ?? 0;
    if (item.ammo === 'lrm') indirect += far;
    if (item.category === 'artillery') artillery[item.ammo ?? ''] = (artillery[item.ammo ?? ''] ?? 0) + far;
  }
  return { total, indirect, artillery };
}

/** BF2-CONV-08: Ultra guns fire twice, rotary ones six times. */
export const firingHeat = (weapons: readonly Mount<Weapon>[]): number =>
  weapons.filter(counts).reduce((sum, { item }) => sum + item.heat * roundsPerTurn(item), 0);
