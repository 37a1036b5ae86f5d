// The weight of a 'Mech of any sort, part by part (CBT-CON-01, MT-CONS-02, MT-MCON-07 to MT-MCON-18).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { roundDown } from '../data/rounding.ts';
import { jetTons } from '../units/quantities.ts';
import { armorPointsOf, type Mech, type Mount, weaponsOf } from '../units/unit.ts';
import { armorTons } from './armor.ts';
import { type Accounting, gyroBaseTons, mechEngineTons, rounded } from './engine.ts';
import { inMechTurret, isOfFrame, mountTons, quantitiesFor, turretTons } from './items.ts';
import { PART } from './text.ts';

/** CBT-CON-12: sinks that come with the engine, if it is no combustion engine. */
const FREE_SINKS = 10;

/** Tells the weight of a 'Mech; whatever cannot be weighed counts nothing and is named by the validator. */
export function weighMech(
  mech: Mech,
  tally: Tally,
  accounting: Accounting = mech.isFractional ? 'fractional' : 'half tons',
): void {
  weighFrame(mech, tally, accounting);
  const quantities = quantitiesFor(mech, mechEngineTons(mech.engine, accounting) ?? 0);
  const mounted = mech.mounts.filter((mount) => !isOfFrame(mount) && !isJump(mount));
  for (const mount of mounted) tally.add(mountTons(mount, quantities), mount.item.name, ruleOf(mount));
  weighTurrets(mech, tally);
  const armored = mech.mounts.reduce((sum, { armoredSlots }) => sum + armoredSlots, mech.armoredFrameSlots);
  const armorForParts = armored / 2 + (mech.armoredCockpit ? 1 : 0);
  if (armorForParts > 0) tally.add(armorForParts, PART.armoredParts, 'MT-FRAME-01');
}

function weighFrame(mech: Mech, tally: Tally, accounting: Accounting): void {
  const { tons, engine, structure, gyro, cockpit, armor } = mech;
  tally.add(
    rounded(tons * structure.share, accounting),
    PART.structure(structure),
    structureRule(structure.id),
  );
  tally.add(mechEngineTons(engine, accounting) ?? 0, PART.engine(engine), 'MT-ENG-01');
  tally.add(rounded(gyroBaseTons(engine) * gyro.factor, accounting), PART.gyro(gyro), 'MT-GYRO-01');
  // The console is mounted like other equipment, and weighed with it.
  const cockpitTons = cockpit.id === 'command-console' && hasConsole(mech) ? 3 : cockpit.tons;
  tally.add(cockpitTons, PART.cockpit(cockpit), 'MT-COCKPIT-01');
  tally.add(sinkTons(mech), PART.heatSinks(mech), 'MT-MCON-09');
  if (mech.jump > 0) tally.add(jumpTons(mech, accounting), PART.jump(mech), 'MT-TABLE-03');
  tally.add(armorTons(armorPointsOf(mech), armor, accounting), PART.armor(mech), 'MT-ARMOR-11');
  const amplifiers = amplifierTons(mech);
  if (amplifiers > 0) tally.add(amplifiers, PART.amplifiers, 'MT-MCON-05');
}

const hasConsole = ({ mounts }: Mech): boolean => mounts.some(({ item }) => item.id === 'is-command-console');

const structureRule = (id: string): string =>
  ({
    'endo-steel': 'MT-MCON-07',
    reinforced: 'MT-FRAME-02',
    composite: 'MT-FRAME-03',
    utility: 'MT-MCON-03',
  })[id] ?? 'CBT-CON-06';

/** MT-MCON-09, MT-SYS-04, MT-MCON-05 */
function sinkTons({ heatSinks: { type, count }, engine }: Mech): number {
  return Math.max(0, count - (engine.type.fusion ? FREE_SINKS : 0)) * type.tons;
}

/** MT-MCON-09: those of a rating's sinks that need no slot. */
export const integralSinks = ({ engine, heatSinks: { type } }: Pick<Mech, 'engine' | 'heatSinks'>): number =>
  engine.type.fusion ? roundDown(engine.rating / 25) * type.integralFactor : 0;

function jumpTons({ tons, jump, jumpKind }: Mech, accounting: Accounting): number {
  if (jumpKind === 'boosters') return rounded((tons * jump) / 20, accounting);
  return jump * jetTons(tons) * (jumpKind === 'improved' ? 2 : 1);
}

const isJump = ({ item }: Mount): boolean => item.flags.has('jumpJet') || item.flags.has('jumpBooster');

/** MT-MCON-05: a ton for each ten tons of energy weapons, or part of them. */
function amplifierTons(mech: Mech): number {
  if (mech.engine.type.fusion) return 0;
  const energy = weaponsOf(mech).filter(({ item }) => item.category === 'energy');
  return Math.ceil(energy.reduce((sum, { item }) => sum + item.tons, 0) / 10);
}

/** MT-MTUR-01: a turret turns the weapons of its own location. */
function weighTurrets(mech: Mech, tally: Tally): void {
  for (const turret of mech.mounts.filter(({ item }) => item.id === 'any-mech-turret')) {
    tally.add(turretTons(inMechTurret(mech, turret)), PART.turret, 'MT-MTUR-01');
  }
}

const MOUNT_RULES: Readonly<Record<string, string>> = {
  masc: 'MT-MCON-10',
  targetingComputerItem: 'MT-MCON-13',
  physicalWeapon: 'MT-MCON-14',
  case: 'MT-MCON-12',
  oneShot: 'MT-MCON-18',
};

const ruleOf = ({ item }: Mount): string =>
  Object.entries(MOUNT_RULES).find(([flag]) => item.flags.has(flag))?.[1] ?? 'MT-DATA-08';
