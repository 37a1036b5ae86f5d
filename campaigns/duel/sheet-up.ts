// BF2-CONV-30, PA-ZOOM-23: the damage on a BattleTech record sheet, read back into BattleForce 2.

import type { Worn } from '@ironfield/battleforce2/rules/duels/commission.ts';
import { bitOf, type Design } from '@ironfield/classic/design.ts';
import {
  armsLost,
  engineHits,
  gyroHits,
  isLifeSupportHit,
  legsLost,
  sensorHits,
} from '@ironfield/classic/kinds/mech/condition.ts';
import { kindOf } from '@ironfield/classic/kinds.ts';
import type { Body } from '@ironfield/classic/state.ts';
import { countBits, type MechDesign } from '@ironfield/classic/units/design.ts';
import { ARMS, LEGS, LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import type { MechFile, UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { elementOf } from '@ironfield/mechbay/conversion/element.ts';
import { builtOf } from '@ironfield/mechbay/mech-design/from-file.ts';
import { designOf } from './sheet-down.ts';

/** The element before, and what its machine is like now. */
export interface Return {
  readonly file: UnitFile;
  readonly worn: Worn;
  readonly full: { readonly armor: number; readonly structure: number };
  readonly body: Pick<Body, 'armor' | 'structure' | 'hits' | 'lost' | 'shots'>;
  /** BattleTech heat. */
  readonly heat: number;
}

const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);
const nearest = (value: number): number => Math.floor(value + 0.5);

/** PA-ZOOM-23 */
const HEAT = 5;
const MOST_HEAT = 3;

/** BF2-CONV-30: nothing is better than before. */
export function wornAfter(back: Return): Worn {
  const { file, worn, full, body, heat } = back;
  const design = designOf(file);
  const share = (left: readonly number[], all: readonly number[]) =>
    sum(all) === 0 ? 1 : sum(left) / sum(all);
  const armor = Math.min(worn.armor, armorLeft(back, design));
  const structure = Math.min(
    worn.structure,
    full.structure - nearest(full.structure * (1 - share(body.structure, design.structure))),
  );
  const hot = Math.min(MOST_HEAT, Math.floor(heat / HEAT));
  const hits =
    kindOf(file).id === 'mech' ? criticals(file as MechFile, design as MechDesign, body, worn) : worn;
  return {
    // Whoever is not destroyed has a box left.
    armor: full.structure === 0 ? Math.max(1, armor) : armor,
    structure: full.structure === 0 ? 0 : Math.max(1, structure),
    heat: hot,
    arm: Math.max(worn.arm, hits.arm),
    leg: Math.max(worn.leg, hits.leg),
    weapon: Math.max(worn.weapon, hits.weapon),
    engine: Math.max(worn.engine, hits.engine),
  };
}

/** BF2-CONV-02: a fortieth of the points of a 'Mech; of others the share that is left. */
function armorLeft({ file, full, body }: Return, design: Design): number {
  if (kindOf(file).id === 'mech') return Math.min(full.armor, nearest(sum(body.armor) / 40));
  const [left, all] = sum(design.armor) > 0 ? [body.armor, design.armor] : [body.structure, design.structure];
  return Math.min(full.armor, nearest((full.armor * sum(left)) / sum(all)));
}

/** An engine that has been hit three times is the end of the machine. */
const MOST_ENGINE_HITS = 2;

/** Critical hits that come to the same. */
function criticals(
  file: MechFile,
  design: MechDesign,
  body: Return['body'],
  { engine }: Worn,
): Pick<Worn, 'arm' | 'leg' | 'weapon' | 'engine'> {
  const isBlind = sensorHits(design, body) >= 2;
  return {
    arm: armHits(design, body) + Math.min(1, sensorHits(design, body)),
    leg: slowerBy(design, body),
    weapon: isBlind ? everything(file) : weaponHits(file, design, body),
    engine: Math.max(engine, Math.min(MOST_ENGINE_HITS, engineHits(design, body))),
  };
}

const ARM_PARTS = ['shoulder', 'upper-arm', 'lower-arm', 'hand'] as const;

/** BF2-CONV-30: one for every two actuators that are hit, in arms that are there and carry weapons. */
function armHits(design: MechDesign, body: Return['body']): number {
  const hit = ARMS.filter((arm) => (body.lost & bitOf(arm)) === 0 && design.masks.weapon[arm] !== 0).reduce(
    (count, arm) =>
      count + ARM_PARTS.reduce((all, part) => all + countBits(design.masks[part][arm]! & body.hits[arm]!), 0),
    0,
  );
  return Math.floor(hit / 2);
}

const LEG_PARTS = ['upper-leg', 'lower-leg', 'foot'] as const;

/** BF2-CONV-30: each MP that legs and gyro cost is a leg hit. */
function slowerBy(design: MechDesign, body: Return['body']): number {
  const { walk } = design;
  const gyro = gyroHits(design, body);
  const legs = legsLost(design, body);
  if (gyro >= 2 || legs >= 2) return walk;
  if (legs === 1) return Math.max(0, walk - 1);
  let mp = walk;
  const hips = LEGS.filter((leg) => (design.masks.hip[leg]! & body.hits[leg]!) !== 0);
  if (hips.length === 2) mp = 0;
  else if (hips.length === 1) mp = Math.ceil(mp / 2);
  for (const leg of LEGS.filter((each) => !hips.includes(each)))
    for (const part of LEG_PARTS) mp -= countBits(design.masks[part][leg]! & body.hits[leg]!);
  return walk - Math.max(0, mp) + Math.min(1, gyro);
}

/** The values of a machine, damaged or not. */
const valuesOf = (file: MechFile) => elementOf(builtOf(file), null);

const everything = (file: MechFile): number => {
  const { pb, m, l } = valuesOf(file);
  return Math.max(pb, m, l);
};

/**
 * BF2-CONV-30: what is destroyed or has no shots left counts no damage, and sinks no heat; what that takes away from the
 * greatest of the damage values is hits on weapons.
 */
function weaponHits(file: MechFile, design: MechDesign, body: Return['body']): number {
  const before = valuesOf(file);
  const after = valuesOf(strippedOf(file, design, body));
  // The physical bonus is halved for every arm lost.
  const fists = Math.round((file.tons / 5 / 10 / 2) * armsLost(body));
  return Math.max(before.pb - Math.max(0, after.pb - fists), before.m - after.m, before.l - after.l, 0);
}

/** The design without what is destroyed. */
function strippedOf(file: MechFile, design: MechDesign, { hits, lost, shots }: Return['body']): MechFile {
  const isGone = (at: number, mask: number) => (lost & bitOf(at)) !== 0 || (hits[at]! & mask) !== 0;
  const cleared = design.structure.map(() => 0);
  for (const { parts, bins } of design.weapons) {
    const isDestroyed = parts.some(({ location, mask }) => isGone(location, mask));
    const isEmpty = bins.length > 0 && bins.every((bin) => shots[bin] === 0);
    if (isDestroyed || isEmpty) for (const { location, mask } of parts) cleared[location]! |= mask;
  }
  let sinks = 0;
  for (const [at, components] of design.components.entries())
    for (const [slot, component] of components.entries()) {
      if (component?.kind !== 'heat-sink' || !isGone(at, bitOf(slot))) continue;
      sinks++;
      cleared[at]! |= bitOf(slot);
    }
  const slots = Object.fromEntries(
    LOCATION_CODES.map((code, at) => [
      code,
      file.slots[code].map((name, slot) => ((cleared[at]! & bitOf(slot)) === 0 ? name : null)),
    ]),
  ) as MechFile['slots'];
  return { ...file, heatSinks: file.heatSinks - sinks, slots };
}

/** BF2-CONV-30: an Overheat Value counts one less. Damage values stay those of the sheet. */
export const losesOverheat = (file: UnitFile, body: Return['body']): boolean =>
  kindOf(file).id === 'mech' && isLifeSupportHit(designOf(file) as MechDesign, body);
