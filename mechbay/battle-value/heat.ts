// The most heat that a 'Mech can make in a turn, and what it can lose (MT-BV-52).

import type { Weapon } from '../data/items.ts';
import { roundUp } from '../data/rounding.ts';
import { hasItem, type Mech, type Mount, weaponsOf } from '../units/unit.ts';
import { hasCapacitor } from './weapons.ts';

const RUNNING = 2;
const SMALLEST_JUMP = 3;
/** MT-BV-20, MT-BV-61: of a null-signature system, and of stealth armour. */
const HIDING = 10;
/** The mean of two dice. */
const LASER_AMS = 7;
const CAPACITOR = 5;

/** The number of shots a turn, also of a Streak launcher, which may not fire at all. */
function shotsAtOnce({ ammo }: Weapon): number {
  if (ammo?.startsWith('ultra')) return 2;
  if (ammo === 'rotary') return 6;
  if (ammo?.startsWith('streak')) return 0.5;
  if (ammo === 'rocket') return 0;
  return 1;
}

function weaponHeat(mech: Mech, mount: Mount<Weapon>, forgetsAms: boolean): number {
  const { item } = mount;
  if (item.flags.has('ams') && forgetsAms) return 0;
  if (item.flags.has('ams') && item.ammo === null) return LASER_AMS;
  return item.heat * shotsAtOnce(item) + (hasCapacitor(mech, mount) ? CAPACITOR : 0);
}

/** MT-ENG-04, MT-BV-18: an XXL engine is hot; improved jets are cooler, and boosters make no heat. */
function movementHeat({ jump, jumpKind, engine }: Mech): number {
  const isHot = engine.type.id.startsWith('xxl');
  const running = isHot ? 3 * RUNNING : RUNNING;
  if (jump === 0 || jumpKind === 'boosters') return running;
  const jumping = Math.max(SMALLEST_JUMP, jumpKind === 'improved' ? roundUp(jump / 2) : jump);
  return Math.max(running, isHot ? 2 * jumping : jumping);
}

export interface PotentialHeat {
  readonly weapons: number;
  readonly movement: number;
  readonly hiding: number;
  readonly total: number;
}

export function potentialHeat(mech: Mech, forgetsAms = false): PotentialHeat {
  const heat = (isRear: boolean) =>
    weaponsOf(mech)
      .filter((mount) => mount.isRear === isRear)
      .reduce((sum, mount) => sum + weaponHeat(mech, mount, forgetsAms), 0);
  // MT-BV-11: with Multi-Trac II both arcs fire at once.
  const [front, rear] = [heat(false), heat(true)];
  const weapons = hasItem(mech, 'tts-multi-trac-2') ? front + rear : Math.max(front, rear);
  const movement = movementHeat(mech);
  const devices = [mech.armor.type.id === 'stealth', hasItem(mech, 'null-signature-system')];
  const hiding = HIDING * devices.filter(Boolean).length;
  return { weapons, movement, hiding, total: weapons + movement + hiding };
}

/** MT-BV-24: a coolant pod counts as a sink. */
export const heatCapacity = (mech: Mech): number =>
  mech.heatSinks.count * mech.heatSinks.type.dissipates +
  mech.mounts.filter(({ item }) => item.id === 'is-coolant-pod').length;
