import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import { fieldGun } from '../../data/field-guns.ts';
import type { Design, Slots } from '../../design.ts';
import { numbered } from '../../units/design.ts';
import {
  type Arms,
  type InfantryFile,
  type InfantryMotion,
  SQUAD,
  squadsOf,
  tonsOf,
} from '../../units/infantry-file.ts';
import { LASER_TAG, NARC_LAUNCHER } from './data/launchers.ts';
import { closeAttack, damageOf, LEG_DAMAGE, MOST, smallArms, speedOf } from './data/platoons.ts';
import { gearOf, gearProblems } from './gear.ts';

/** The figures that all people have, whether a platoon or a squad in battle armour. */
export interface OnFoot extends Design {
  /** MP on the ground and jumping. */
  readonly ground: number;
  readonly jump: number;
  readonly antiMech: boolean;
}

/** The figures that only a platoon has. */
export interface InfantryDesign extends OnFoot {
  readonly motion: InfantryMotion;
  readonly arms: Arms;
}

export const onFoot = ({ designs }: Battlefield, unit: number): OnFoot => designs[unit] as OnFoot;

export const infantryDesign = ({ designs }: Battlefield, unit: number): InfantryDesign =>
  designs[unit] as InfantryDesign;

/** The design of a platoon's file, made once per file; or what in it cannot be played. */
export const designOf = remembered(compile);

/** Its one part: as many points of structure as it has troopers, and no armour. */
function compile(file: InfantryFile): Result<InfantryDesign, readonly string[]> {
  const { motion, arms, troopers } = file;
  const tons = tonsOf(motion, file.squad === true);
  const most = file.squad ? SQUAD : MOST[motion];
  const problems = [
    ...(file.tons === tons ? [] : [`tons: a platoon that moves like that (${motion}) weighs ${tons} tons`]),
    ...(troopers <= most
      ? []
      : [
          file.squad
            ? `troopers: a squad has at most ${most} (MT-INFY-01)`
            : `troopers: a ${motion} platoon has at most ${most}`,
        ]),
  ];
  problems.push(...gearProblems(file));
  if (problems.length > 0) return refused(problems);
  const guns = gunsOf(file);
  const served = [...guns, ...launchersOf(file)];
  const types = [
    { ...smallArms(arms, troopers), ...(file.torpedoes && { isTorpedo: true as const }) },
    ...(file.antiMech
      ? [closeAttack('leg', LEG_DAMAGE), closeAttack('swarm', damageOf(arms, troopers))]
      : []),
    ...(file.tag ? [LASER_TAG] : []),
  ];
  return accepted({
    name: `${file.name} ${file.model}`.trim(),
    tons,
    motion,
    arms,
    ...speedOf(motion, arms),
    antiMech: file.antiMech === true,
    gear: gearOf(file),
    ...(file.submersible && { dives: true }),
    ...(file.squad && { squads: squadsOf(motion) }),
    heatSinks: 0,
    armor: [file.heavyArmor ? troopers : 0],
    structure: [troopers],
    weapons: numbered([
      ...types.map((type) => ({
        type,
        location: 0,
        rear: false,
        parts: [],
        bins: [],
        label: type.name,
      })),
      ...served.map((type, index) => ({
        type,
        location: 0,
        rear: false,
        parts: [slotOf(index)],
        bins: [index],
        label: type.name,
        served: index < guns.length ? ('gun' as const) : ('pod' as const),
      })),
    ]),
    bins: served.map((type, index) => ({ type, part: slotOf(index), shots: type.shots, rack: 0 })),
  });
}

function gunsOf({ fieldGuns }: InfantryFile): WeaponType[] {
  const type = fieldGuns && fieldGun(fieldGuns.weapon);
  return type ? Array(fieldGuns.guns).fill(type) : [];
}

/** MT-IEQP-06: a squad has one. */
function launchersOf({ narc, squad, motion }: InfantryFile): WeaponType[] {
  return narc ? Array(squad ? 1 : squadsOf(motion)).fill(NARC_LAUNCHER) : [];
}

/** Each gun with its ton of ammunition is lost by itself. */
const slotOf = (gun: number): Slots => ({ location: 0, mask: 1 << gun });
