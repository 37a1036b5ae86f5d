import { roleOf } from '@ironfield/classic/rules/unit/role.ts';
import type { Role } from '@ironfield/classic/units/role-names.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { assembled } from '@ironfield/mechbay/assembled.ts';
import {
  type ArmorCoverage,
  armorCoverage,
  damageByRange,
  type HeatBalance,
  heatBalance,
  type Speed,
  speedOf,
} from '@ironfield/mechbay/figures.ts';
import { type Item, itemsIn } from '@ironfield/mechbay/items.ts';

/** The facts about a design in lists and charts. */
export interface DesignFacts {
  readonly role: Role | null;
  readonly armor: ArmorCoverage;
  readonly speed: Speed;
  /** "AC/20, 2 Medium Laser", the heaviest first. */
  readonly weapons: string;
  /** Average damage ahead by range, from 1 hex; null while something in it is unknown. */
  readonly damage: readonly number[] | null;
  readonly heat: HeatBalance | null;
}

export const factsOf = remembered((file: MechFile): DesignFacts => {
  const design = assembled(file);
  return {
    role: roleOf(file),
    armor: armorCoverage(file),
    speed: speedOf(file),
    weapons: weaponsText(itemsIn(file)),
    damage: design.ok ? damageByRange(design.value).map(({ damage }) => damage) : null,
    heat: design.ok ? heatBalance(design.value) : null,
  };
});

function weaponsText(items: readonly Item[]): string {
  const weapons = items.filter(({ entry }) => entry?.kind === 'weapon' || entry?.kind === 'hatchet');
  const weightOf = ([item]: readonly Item[]): number =>
    item?.entry?.weapon?.halfTons ?? item?.entry?.size ?? 0;
  return [...Map.groupBy(weapons, ({ name }) => name)]
    .toSorted(([, a], [, b]) => weightOf(b) - weightOf(a))
    .map(([name, { length }]) => (length > 1 ? `${length} ${name}` : name))
    .join(', ');
}
