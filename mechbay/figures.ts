// Figures of a design for charts and comparisons. They are exact means, not simulations.

import { WEAPONS } from '@ironfield/classic/data/equipment.ts';
import { HEAT_OF_MODE } from '@ironfield/classic/data/tables.ts';
import { WEIGHT_CLASSES, weightClass } from '@ironfield/classic/data/weight-classes.ts';
import { damageAt, type Shooting, STANDARD } from '@ironfield/classic/forces/firepower.ts';
import type { MechDesign } from '@ironfield/classic/units/design.ts';
import { structureOf } from '@ironfield/classic/units/frame.ts';
import { FACING_CODES, isTorso, LOCATIONS, Location } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { armorIn, armorPoints, maxArmor, maxArmorPoints } from '@ironfield/classic/units/weights.ts';
import { itemsIn } from './items.ts';

/** The farthest that any weapon reaches. */
export const FARTHEST = Math.max(...WEAPONS.map(({ long }) => long));

export interface RangeFigures {
  readonly range: number;
  /** Damage on average of one salvo of everything that reaches so far and fires ahead, and its heat. */
  readonly damage: number;
  readonly heat: number;
  /** The same of what fires to the rear. */
  readonly rearDamage: number;
}

/** Average damage by range, from the next hex to the farthest that anything reaches. */
export function damageByRange({ weapons }: MechDesign, shooting: Shooting = STANDARD): RangeFigures[] {
  return Array.from({ length: FARTHEST }, (_, index) => {
    const range = index + 1;
    const reaching = weapons.filter(({ type }) => range <= type.long);
    const damage = (rear: boolean) =>
      damageAt(
        reaching.filter((weapon) => weapon.rear === rear),
        range,
        shooting,
      );
    const heat = reaching.filter(({ rear }) => !rear).reduce((sum, { type }) => sum + type.heat, 0);
    return { range, damage: damage(false), heat, rearDamage: damage(true) };
  });
}

/** CBT-HEA-02: a jump heats 1 for each hex, and at least 3. */
const LEAST_JUMP_HEAT = 3;

export interface HeatBalance {
  readonly sinks: number;
  /** Heat of moving as far as possible in each mode; no jump without jets. */
  readonly moving: {
    readonly still: number;
    readonly walk: number;
    readonly run: number;
    readonly jump: number | null;
  };
  /** Heat of everything fired at once, ahead and to the rear. */
  readonly salvo: number;
  /** Heat left over after a turn of moving and firing everything, by mode; below zero, sinks are idle. */
  readonly excess: HeatBalance['moving'];
}

export function heatBalance({ weapons, heatSinks, jumpJets }: MechDesign): HeatBalance {
  const salvo = weapons.reduce((sum, { type }) => sum + type.heat, 0);
  const { still, walk, run } = HEAT_OF_MODE;
  const jump = jumpJets === 0 ? null : Math.max(LEAST_JUMP_HEAT, jumpJets);
  const after = (moving: number): number => moving + salvo - heatSinks;
  return {
    sinks: heatSinks,
    moving: { still, walk, run, jump },
    salvo,
    excess: {
      still: after(still),
      walk: after(walk),
      run: after(run),
      jump: jump === null ? null : after(jump),
    },
  };
}

export interface ArmorCoverage {
  readonly points: number;
  readonly most: number;
  /** Of what is possible, from 0 to 1. */
  readonly share: number;
  readonly facings: readonly { readonly facing: (typeof FACING_CODES)[number]; readonly points: number }[];
  /** By location, front and rear together, with its structure. */
  readonly locations: readonly {
    readonly location: (typeof FACING_CODES)[number];
    readonly points: number;
    readonly most: number;
    readonly structure: number;
  }[];
}

/** Armour against what the tonnage allows; all zero for a tonnage that is not built. */
export function armorCoverage(file: MechFile): ArmorCoverage {
  const { armor, tons, frame } = file;
  const structure = structureOf(tons, frame) ?? LOCATIONS.map(() => 0);
  const codes = LOCATIONS.map((location) => FACING_CODES[location] as keyof typeof Location);
  const points = armorPoints(file);
  const most = maxArmorPoints(tons, frame);
  const front = codes.map((code) => {
    const value = armor[code];
    return { facing: code, points: typeof value === 'number' ? value : value[0] };
  });
  const rear = codes
    .filter((code) => isTorso(Location[code]))
    .map((code) => ({
      facing: `${code}R` as 'CTR' | 'LTR' | 'RTR',
      points: armorIn(armor, code) - front[Location[code]].points,
    }));
  return {
    points,
    most,
    share: most === 0 ? 0 : Math.min(1, points / most),
    facings: [...front, ...rear],
    locations: codes.map((code) => ({
      location: code,
      points: armorIn(armor, code),
      most: maxArmor(tons, code, frame),
      structure: structure[Location[code]],
    })),
  };
}

export type WeightClass = (typeof WEIGHT_CLASSES)[number];

export const weightClassOf = (tons: number): WeightClass => WEIGHT_CLASSES[weightClass(tons)];

export interface Speed {
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
}

/** CBT-CON-08, CBT-CON-11: movement points. */
export const speedOf = (file: MechFile): Speed => ({
  walk: file.walk,
  run: Math.ceil(file.walk * 1.5),
  jump: itemsIn(file).filter(({ entry }) => entry?.kind === 'jump-jet').length,
});
