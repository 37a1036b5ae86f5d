// The value of weapons (MT-BV-54, MT-BV-64 steps 10 to 12).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Weapon } from '../data/items.ts';
import {
  ammunitionOf,
  binTons,
  equipmentOf,
  hasFlag,
  hasItem,
  type Mech,
  type Mount,
  type Vehicle,
  weaponsOf,
} from '../units/unit.ts';
import { BV } from './text.ts';

export type Fighting = Mech | Vehicle;

/** Facts beside the unit on which its value depends (MT-BV-09, MT-BV-60). */
export interface Circumstances {
  /** Special ammunition counts by its own factor; printed values take all of it for standard. */
  readonly countsLoads: boolean;
  readonly hasFriendlyTag: boolean;
  readonly hasFriendlyHoming: boolean;
  /** A C3 or C3i network has formed. */
  readonly isNetworked: boolean;
  /** The heat of an AMS is left out, as in the printed list. */
  readonly forgetsAmsHeat: boolean;
}

export const ALONE: Circumstances = {
  countsLoads: false,
  hasFriendlyTag: false,
  hasFriendlyHoming: false,
  isNetworked: false,
  forgetsAmsHeat: false,
};

const TARGETING_COMPUTER = 0.2;
const VARIABLE_RANGE = 0.1;
const ENHANCED_IMAGING = 0.05;
const ARTEMIS: Readonly<Record<string, number>> = { artemis4: 1.2, artemis5: 1.3 };
/** MT-BV-02: these replace the value of the weapon. */
const WITH_CAPACITOR: Readonly<Record<string, number>> = { 'is-ppc': 247, 'is-er-ppc': 321 };

/** Each device of a location serves the next launcher or gun there that can use it. */
function servedBy(
  unit: Fighting,
  mount: Mount<Weapon>,
  devices: readonly Mount[],
  canUse: (item: Weapon) => boolean,
): Mount | undefined {
  const here = weaponsOf(unit).filter(({ item, location }) => location === mount.location && canUse(item));
  return devices.filter(({ location }) => location === mount.location)[here.indexOf(mount)];
}

const isGuided = ({ ammo, flags }: Weapon): boolean =>
  (ammo === 'lrm' || ammo === 'srm') && !flags.has('oneShot');

export const hasCapacitor = (unit: Fighting, mount: Mount<Weapon>): boolean =>
  mount.item.id in WITH_CAPACITOR &&
  servedBy(
    unit,
    mount,
    equipmentOf(unit).filter(({ item }) => item.id === 'is-ppc-capacitor'),
    ({ id }) => id in WITH_CAPACITOR,
  ) !== undefined;

/** The factor of an Artemis system for its launcher: 1 without one. */
function artemisFactor(unit: Fighting, mount: Mount<Weapon>): number {
  if (!isGuided(mount.item)) return 1;
  const devices = equipmentOf(unit).filter(({ item }) =>
    Object.keys(ARTEMIS).some((flag) => item.flags.has(flag)),
  );
  const device = servedBy(unit, mount, devices, isGuided);
  const flag = Object.keys(ARTEMIS).find((each) => device?.item.flags.has(each));
  return flag === undefined ? 1 : ARTEMIS[flag]!;
}

function aimingFactor(unit: Fighting, { item }: Mount<Weapon>): number {
  if (!item.flags.has('targetingComputer')) return 1;
  const has = (share: number, isThere: boolean): number => (isThere ? share : 0);
  return (
    1 +
    has(TARGETING_COMPUTER, hasFlag(unit, 'targetingComputerItem')) +
    has(VARIABLE_RANGE, hasItem(unit, 'tts-variable')) +
    has(ENHANCED_IMAGING, hasEnhancedImaging(unit))
  );
}

export const hasEnhancedImaging = (unit: Fighting): boolean =>
  hasItem(unit, 'ei-display') || (unit.kind === 'mech' && unit.cockpit.id === 'enhanced-imaging');

function weaponValue(unit: Fighting, mount: Mount<Weapon>): number {
  const base = hasCapacitor(unit, mount) ? WITH_CAPACITOR[mount.item.id]! : mount.item.bv;
  return base * artemisFactor(unit, mount) * aimingFactor(unit, mount);
}

/** AMS defends; all other weapons attack. */
const isOffensive = ({ item }: Mount): boolean => !item.flags.has('ams');

const pointsBack = (unit: Fighting, { isRear, location }: Mount): boolean =>
  isRear || (unit.kind === 'vehicle' && location === 'rear');

/** MT-BV-54, MT-BV-11: the weaker of front and rear counts half, unless Multi-Trac II aims both. */
export function rateWeapons(unit: Fighting, tally: Tally): void {
  const weapons = weaponsOf(unit).filter(isOffensive);
  const sides = [false, true].map((isBack) => weapons.filter((mount) => pointsBack(unit, mount) === isBack));
  const [front = 0, rear = 0] = sides.map((side) =>
    side.reduce((sum, mount) => sum + weaponValue(unit, mount), 0),
  );
  const isWeaker = [front < rear, front >= rear];
  for (const [index, side] of sides.entries())
    for (const mount of side) {
      const isHalf = isWeaker[index] === true && !hasItem(unit, 'tts-multi-trac-2');
      const value = weaponValue(unit, mount) * (isHalf ? 0.5 : 1);
      tally.add(value, () => BV.weapon(mount.item.name, mount.location, isHalf), 'MT-BV-54');
    }
}

export function rateAmmunition(
  unit: Fighting,
  tally: Tally,
  { countsLoads, hasFriendlyTag }: Circumstances,
): void {
  for (const mount of ammunitionOf(unit).filter(({ item }) => item.family !== 'ams')) {
    const { bv, bvFactor, needsTag, name } = mount.item;
    const factor = countsLoads && (!needsTag || hasFriendlyTag) ? bvFactor : 1;
    tally.add(bv * (binTons(mount) / ONE_BIN(mount)) * factor, name, factor === 1 ? 'MT-BV-54' : 'MT-BV-09');
  }
}

/** The table has half a ton's value for half a ton. */
const ONE_BIN = (mount: ReturnType<typeof ammunitionOf>[number]): number => mount.item.tons || 1;

/** MT-BV-50: what defends, with the ammunition of an AMS. */
export function rateDefences(unit: Fighting, tally: Tally): void {
  for (const mount of unit.mounts) {
    const { item } = mount;
    const isAms = item.kind === 'weapon' && item.flags.has('ams');
    const isAmsAmmunition = item.kind === 'ammo' && item.family === 'ams';
    const isDevice = item.kind === 'equipment' && (item.flags.has('ecm') || item.flags.has('apPod'));
    if (!isAms && !isAmsAmmunition && !isDevice) continue;
    const share = item.kind === 'ammo' ? binTons(mount as Mount<typeof item>) / (item.tons || 1) : 1;
    tally.add((typeof item.bv === 'number' ? item.bv : 0) * share, item.name, 'MT-BV-50');
  }
}

/** MT-BV-60: a member of a network adds this share of its weapons. */
const NETWORK_SHARE = 0.35;

export function networkShare(unit: Fighting, tally: Tally): void {
  const isMember = ['c3master', 'c3slave', 'c3i'].some((flag) => hasFlag(unit, flag));
  if (!isMember) return;
  const value = weaponsOf(unit)
    .filter(isOffensive)
    .reduce((sum, mount) => sum + weaponValue(unit, mount) * (pointsBack(unit, mount) ? 0.5 : 1), 0);
  tally.add(NETWORK_SHARE * value, BV.network, 'MT-BV-60');
}

const GUIDANCE = 200;

/** MT-BV-60: homing rounds and a TAG are worth more beside each other. */
export function rateGuidance(unit: Fighting, tally: Tally, circumstances: Circumstances): void {
  const hasHoming = ammunitionOf(unit).some(
    ({ item }) => item.family === 'arrow-iv' && item.munition === 'homing',
  );
  const hasTag = hasFlag(unit, 'tag') || hasFlag(unit, 'c3master');
  if (hasHoming && circumstances.hasFriendlyTag) tally.add(GUIDANCE, BV.homing, 'MT-BV-60');
  if (hasTag && circumstances.hasFriendlyHoming) tally.add(GUIDANCE, BV.tag, 'MT-BV-60');
}
