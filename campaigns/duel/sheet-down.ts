// BF2-CONV-20 to BF2-CONV-23: the damage of an element of BattleForce 2 on its BattleTech record sheet.

import type { Worn } from '@ironfield/battleforce2/rules/duels/commission.ts';
import type { Design } from '@ironfield/classic/design.ts';
import { bitOf } from '@ironfield/classic/design.ts';
import { HIT_LOCATIONS } from '@ironfield/classic/kinds/mech/data/hit-locations.ts';
import { kindOf } from '@ironfield/classic/kinds.ts';
import type { ComponentKind, MechDesign } from '@ironfield/classic/units/design.ts';
import { armorFacing, CT, HD, INWARD } from '@ironfield/classic/units/locations.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';

export type Die = () => number;

/** The damage on a record sheet, as BattleTech begins with it. */
export interface Sheet {
  readonly armor: number[];
  readonly structure: number[];
  readonly hits: number[];
}

export interface Lost {
  readonly armor: number;
  readonly structure: number;
  readonly arm: number;
  readonly leg: number;
  readonly weapon: number;
  readonly engine: number;
}

/** BF2-CONV-21, BF2-CONV-22 */
const PER_ARMOR = 30;
const PER_STRUCTURE = 20;
const GROUP = 5;

export const lostBy = (full: { readonly armor: number; readonly structure: number }, worn: Worn): Lost => ({
  ...worn,
  armor: full.armor - worn.armor,
  structure: full.structure - worn.structure,
});

export function designOf(file: UnitFile): Design {
  const design = kindOf(file).designOf(file);
  if (!design.ok) throw new Error(`${file.name} has no record sheet: ${design.error[0]}`);
  return design.value;
}

/** The record sheet of a machine with this damage; a fresh one where there is none. */
export function sheetWith(file: UnitFile, lost: Lost, die: Die): Sheet {
  const design = designOf(file);
  const sheet = {
    armor: [...design.armor],
    structure: [...design.structure],
    hits: design.structure.map(() => 0),
  };
  if (kindOf(file).id === 'mech') wearMech(design as MechDesign, sheet, lost, die);
  else wearOther(design, sheet, lost);
  return sheet;
}

/** In groups of five, each with a location of its own, like the missiles of a rack. */
function groups(points: number, strike: (damage: number) => void): void {
  for (let left = points; left > 0; left -= GROUP) strike(Math.min(GROUP, left));
}

function wearMech(design: MechDesign, sheet: Sheet, lost: Lost, die: Die): void {
  const located = () => HIT_LOCATIONS.mech.front[die() + die() - 2]!;
  groups(lost.armor * PER_ARMOR, (damage) => onArmor(sheet, located(), damage));
  groups(lost.structure * PER_STRUCTURE, (damage) => inside(sheet, located(), damage));
  for (const [hit, count] of Object.entries(CRITICALS))
    for (let i = 0; i < lost[hit as keyof typeof CRITICALS]; i++)
      critical(design, sheet, count, { located, die });
}

/** BF2-CONV-21: nothing goes inside; what is too much goes to the next armour inward. */
function onArmor(sheet: Sheet, location: number, damage: number): void {
  let left = damage;
  for (let at = location; at >= 0 && left > 0; at = INWARD[at]!) {
    const facing = armorFacing(at, false);
    const taken = Math.min(left, sheet.armor[facing]!);
    sheet.armor[facing]! -= taken;
    left -= taken;
  }
}

/** BF2-CONV-22: like any damage, but without critical hits; and a machine that fights on in BattleForce is not wrecked by it. */
function inside(sheet: Sheet, location: number, damage: number): void {
  let left = damage;
  for (let at = location; at >= 0 && left > 0; at = INWARD[at]!) {
    const facing = armorFacing(at, false);
    const onPlates = Math.min(left, sheet.armor[facing]!);
    sheet.armor[facing]! -= onPlates;
    left -= onPlates;
    const least = at === HD || at === CT ? 1 : 0;
    const within = Math.min(left, Math.max(0, sheet.structure[at]! - least));
    sheet.structure[at]! -= within;
    left -= within;
  }
}

/** BF2-CONV-23 */
const CRITICALS: Readonly<Record<'arm' | 'leg' | 'weapon' | 'engine', readonly ComponentKind[]>> = {
  arm: ['shoulder', 'upper-arm', 'lower-arm', 'hand'],
  leg: ['hip', 'upper-leg', 'lower-leg', 'foot'],
  weapon: ['weapon'],
  engine: ['engine'],
};

/** BF2-CONV-23: locations until one has such an item, then slots until one of it comes up; ignored where none is left. */
function critical(
  design: MechDesign,
  sheet: Sheet,
  kinds: readonly ComponentKind[],
  { located, die }: { readonly located: () => number; readonly die: Die },
): void {
  const slotsIn = (at: number) =>
    sheet.structure[at]! === 0
      ? 0
      : kinds.reduce((mask, kind) => mask | design.masks[kind][at]!, 0) & ~sheet.hits[at]!;
  if (design.structure.every((_, at) => slotsIn(at) === 0)) return;
  let at = located();
  while (slotsIn(at) === 0) at = located();
  const slots = design.components[at]!.length;
  for (;;) {
    const block = slots > 6 && die() > 3 ? 6 : 0;
    const slot = block + die() - 1;
    if ((slotsIn(at) & bitOf(slot)) === 0) continue;
    sheet.hits[at]! |= bitOf(slot);
    return;
  }
}

/** Vehicles and platoons: 30 and 20 points a box, point by point where most is left. A trooper or a side of a hull stays. */
function wearOther(design: Design, sheet: Sheet, lost: Lost): void {
  const least = design.structure.map((points) => Math.min(1, points));
  const from = (points: number[], floor: readonly number[]) => {
    const most = points.reduce(
      (best, each, at) => (each - floor[at]! > points[best]! - floor[best]! ? at : best),
      0,
    );
    if (points[most]! <= floor[most]!) return false;
    points[most]! -= 1;
    return true;
  };
  const nothing = design.armor.map(() => 0);
  for (let left = lost.armor * PER_ARMOR; left > 0; left--)
    if (
      !from(sheet.armor, nothing) &&
      !(design.armor.every((points) => points === 0) && from(sheet.structure, least))
    )
      return;
  for (let left = lost.structure * PER_STRUCTURE; left > 0; left--) if (!from(sheet.structure, least)) return;
}
