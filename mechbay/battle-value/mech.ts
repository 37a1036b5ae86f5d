// The Battle Value of a 'Mech, in the one order of MT-BV-64.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { MECH_STRUCTURE } from '../data/frames.ts';
import { figureFor, quantitiesOf } from '../units/quantities.ts';
import { armorPointsOf, equipmentOf, hasItem, type Mech } from '../units/unit.ts';
import { isLarge } from '../weights/engine.ts';
import { explosivesOf } from './explosives.ts';
import { heatCapacity, potentialHeat } from './heat.ts';
import { bestModifier, deviceMp, runningMp, speedFactor, topRunningMp } from './movement.ts';
import { BV } from './text.ts';
import {
  type Circumstances,
  hasEnhancedImaging,
  networkShare,
  rateAmmunition,
  rateDefences,
  rateGuidance,
  rateWeapons,
} from './weapons.ts';

const PER_HEAT = 5;
const PER_ARMORED_SLOT = 5;
const CONSOLE = 25;
const IMAGING = -25;
const NULL_SIGNATURE = 0.5;
const ARMLESS = 0.1;
const STEALTH = 0.2;

/** Steps 1 to 9. */
export function defensiveRating(mech: Mech, tally: Tally, circumstances: Circumstances): void {
  const points = armorPointsOf(mech);
  tally.add(points * mech.armor.type.bvPerPoint, BV.armor(points), 'MT-BV-50');
  const factor = structureFactor(mech);
  tally.add(structurePoints(mech) * factor, BV.structure(structurePoints(mech), factor), 'MT-BV-13');
  tally.add(mech.tons, BV.tonnage, 'MT-BV-50');
  rateDefences(mech, tally);
  rateFrame(mech, tally);
  for (const { mount, penalty } of explosivesOf(mech))
    tally.add(-penalty, () => BV.explosive(mount.item.name, mount.location), 'MT-BV-51');
  atLeastOne(tally);
  const heat = potentialHeat(mech, circumstances.forgetsAmsHeat).total;
  const capacity = heatCapacity(mech);
  if (heat > capacity) tally.add(-PER_HEAT * (heat - capacity), BV.overheating(heat, capacity), 'MT-BV-52');
  atLeastOne(tally);
  const moving = movementFactor(mech);
  tally.set(tally.total * moving, BV.moving(moving), 'MT-BV-53');
  rateGuidance(mech, tally, circumstances);
}

function atLeastOne(tally: Tally): void {
  if (tally.total < 1) tally.set(1, BV.leastRating, 'MT-BV-50');
}

/** Step 2: MT-BV-13 by engine, MT-BV-22 by structure. */
function structureFactor({ engine, structure }: Mech): number {
  const { bvStructure, bvStructureLarge } = engine.type;
  return (isLarge(engine) ? (bvStructureLarge ?? bvStructure) : bvStructure) * structure.bvFactor;
}

/** MT-FRAME-04: arms that are not there have no structure. */
function structurePoints({ tons, frame, isArmless }: Mech): number {
  const row = MECH_STRUCTURE.get(tons);
  const total = (frame === 'quad' ? row?.totalQuad : row?.total) ?? 0;
  return isArmless ? total - 2 * (row?.arm ?? 0) : total;
}

/** Step 5: flat additions. */
function rateFrame(mech: Mech, tally: Tally): void {
  const { gyro, cockpit, armor } = mech;
  if (gyro.baseDBR > 0) tally.add(gyro.baseDBR, BV.gyro, 'MT-BV-16');
  const slots = mech.mounts.reduce(
    (sum, { armoredSlots }) => sum + armoredSlots,
    mech.armoredFrameSlots + (mech.armoredCockpit ? 1 : 0),
  );
  if (slots > 0) tally.add(PER_ARMORED_SLOT * slots, BV.componentArmor(slots), 'MT-BV-21');
  const torso = (armor.points.CT ?? 0) + (armor.points.CTR ?? 0);
  if (cockpit.id === 'torso-mounted') tally.add(2 * torso, BV.torsoCockpit, 'MT-BV-08');
  if (cockpit.id === 'command-console' || hasItem(mech, 'command-console'))
    tally.add(CONSOLE, BV.console, 'MT-BV-15');
  if (hasEnhancedImaging(mech)) tally.add(IMAGING, BV.imaging, 'MT-BV-14');
}

/** Step 8. */
function movementFactor(mech: Mech): number {
  const tenths =
    bestModifier(topRunningMp(mech), mech.jump) +
    10 * (hasItem(mech, 'null-signature-system') ? NULL_SIGNATURE : 0) +
    10 * (mech.isArmless ? ARMLESS : 0) +
    10 * (mech.armor.type.id === 'stealth' ? STEALTH : 0);
  return (10 + tenths) / 10;
}

/** Steps 10 to 15. */
export function offensiveRating(mech: Mech, tally: Tally, circumstances: Circumstances): void {
  rateWeapons(mech, tally);
  rateDevices(mech, tally);
  rateAmmunition(mech, tally, circumstances);
  const heat = potentialHeat(mech, circumstances.forgetsAmsHeat).total;
  const capacity = heatCapacity(mech);
  if (heat > capacity) {
    const cool = (tally.total * capacity) / heat;
    tally.set(cool + (tally.total - cool) / 2, BV.cooling(heat, capacity), 'MT-BV-55');
  }
  const speed = speedFactor(runningMp(mech) + mech.jump + deviceMp(mech));
  tally.set(tally.total * speed, BV.speed(speed), 'MT-BV-56');
  if (circumstances.isNetworked) networkShare(mech, tally);
}

/** Step 12: hatchets, swords and probes. */
function rateDevices(mech: Mech, tally: Tally): void {
  const quantities = quantitiesOf({ tons: mech.tons, rating: mech.engine.rating });
  for (const { item } of equipmentOf(mech)) {
    if (!item.flags.has('physicalWeapon') && (!item.flags.has('probe') || item.flags.has('ecm'))) continue;
    tally.add(figureFor(item.bv, quantities), item.name, 'MT-BV-54');
  }
}
