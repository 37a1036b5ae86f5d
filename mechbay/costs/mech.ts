// The price of a 'Mech (MT-COST-06 to MT-COST-08, MT-COST-15).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { roundUp } from '../data/rounding.ts';
import { armorPointsOf, hasItem, type Mech } from '../units/unit.ts';
import { armorTons } from '../weights/armor.ts';
import { gyroBaseTons, mechEngineTons } from '../weights/engine.ts';
import { inMechTurret, turretTons } from '../weights/items.ts';
import { enginePrice } from './engine.ts';
import { priceArmoredSlots, priceMounts } from './items.ts';
import { COST } from './text.ts';

const LIFE_SUPPORT = 50_000;
const IMAGING_COCKPIT = 400_000;
const MECH_TURRET = 10_000;
const SENSORS = { standard: 2000, variable: 10_000, multiTrac: 5000 };
const MUSCULATURE = { standard: 2000, tripleStrength: 16_000 };
const ARM = { upper: 100, lower: 50, hand: 80 };
/** Upper leg, lower leg and foot. */
const LEG = 150 + 80 + 120;
const JUMP = { standard: 200, improved: 500, boosters: 150 };

export function priceMech(mech: Mech, tally: Tally): void {
  const { tons } = mech;
  priceBody(mech, tally);
  // Of a 'Mech the printed prices round the engine by itself, of a vehicle they do not.
  tally.add(
    roundUp(enginePrice(mech.engine, tons)),
    COST.engine(mech.engine.type.name, mech.engine.rating),
    'MT-COST-05',
  );
  tally.add(mech.gyro.costPerTon * gyroBaseTons(mech.engine) * mech.gyro.factor, COST.gyro, 'MT-COST-06');
  if (mech.jump > 0) tally.add(tons * mech.jump ** 2 * JUMP[mech.jumpKind], COST.jump, 'MT-COST-07');
  priceSinks(mech, tally);
  const armor = armorTons(armorPointsOf(mech), mech.armor);
  tally.add(mech.armor.type.costPerTon * armor, COST.armor(armor), 'MT-COST-06');
  priceTurrets(mech, tally);
  priceMounts(mech, mechEngineTons(mech.engine) ?? 0, tally);
  const cockpitSlot = mech.armoredCockpit ? 1 : 0;
  priceArmoredSlots(
    mech.mounts.reduce((sum, { armoredSlots }) => sum + armoredSlots, mech.armoredFrameSlots + cockpitSlot),
    tally,
  );
  if (mech.isOmni) tally.add(roundUp(tally.total / 4), COST.omni, 'MT-COST-08');
  const factor = (100 + tons) / 100;
  tally.set((tally.total * (100 + tons)) / 100, COST.factor(factor), 'MT-COST-08');
  tally.set(roundUp(tally.total), COST.rounded, 'MT-COST-15');
}

/** MT-REPAIR-01: of a skeleton of composite or reinforced structure with its muscles, as it is replaced. */
export function priceFrame({ tons, structure, hasTripleStrength }: Mech, tally: Tally): void {
  const muscle = hasTripleStrength ? MUSCULATURE.tripleStrength : MUSCULATURE.standard;
  tally.add(tons * structure.costPerUnitTon, COST.skeleton, 'MT-REPAIR-01');
  tally.add(tons * muscle, COST.musculature, 'MT-REPAIR-01');
}

/** The price that follows from tonnage and frame alone. */
function priceBody(mech: Mech, tally: Tally): void {
  const { tons, cockpit, structure } = mech;
  // A console is bought from the list of equipment where it is mounted.
  const isListed = cockpit.id === 'command-console' && hasItem(mech, 'command-console');
  const plain = isListed ? cockpit.cost - 500_000 : cockpit.cost;
  const seat = hasItem(mech, 'ei-display') ? IMAGING_COCKPIT : plain;
  tally.add(seat + LIFE_SUPPORT, COST.cockpit, 'MT-COST-06');
  tally.add(tons * sensorPrice(mech), COST.sensors, 'MT-COST-06');
  const muscle = mech.hasTripleStrength ? MUSCULATURE.tripleStrength : MUSCULATURE.standard;
  tally.add(tons * muscle, COST.musculature, 'MT-COST-06');
  tally.add(tons * structure.costPerUnitTon, COST.skeleton, 'MT-COST-06');
  tally.add(tons * actuatorPrice(mech), COST.actuators, 'MT-COST-06');
}

function sensorPrice(mech: Mech): number {
  if (hasItem(mech, 'tts-variable')) return SENSORS.variable;
  return hasItem(mech, 'tts-multi-trac-2') ? SENSORS.multiTrac : SENSORS.standard;
}

function actuatorPrice({ frame, missingActuators, isArmless }: Mech): number {
  if (frame === 'quad') return 4 * LEG;
  if (isArmless) return 2 * LEG;
  const missing = (part: string): number => missingActuators.filter((each) => each.endsWith(part)).length;
  const arms = 2 * ARM.upper + (2 - missing('lowerArm')) * ARM.lower + (2 - missing('hand')) * ARM.hand;
  return 2 * LEG + arms;
}

/** Ten single sinks come with a fusion engine; all others are paid for. */
function priceSinks({ heatSinks: { type, count }, engine }: Mech, tally: Tally): void {
  const paid = Math.max(0, count - (engine.type.fusion ? type.freeCost : 0));
  if (paid > 0) tally.add(paid * type.cost, COST.sinks(paid), 'MT-COST-06');
}

function priceTurrets(mech: Mech, tally: Tally): void {
  for (const turret of mech.mounts.filter(({ item }) => item.id === 'any-mech-turret')) {
    tally.add(MECH_TURRET * turretTons(inMechTurret(mech, turret)), COST.turret, 'MT-COST-06');
  }
}
