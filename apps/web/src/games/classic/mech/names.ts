import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { remembered } from '@ironfield/kernel/memory.ts';

/** Names for the map, different within a side: the chassis where that is enough, then the model, then a number. */
export const shortNames = remembered(({ setup: { units } }: Battlefield): readonly string[] =>
  units.map(({ side, unit: mech }, unit) => {
    const own = units.filter((other) => other.side === side);
    const alike = own.filter((other) => other.unit.name === mech.name);
    if (alike.length === 1) return mech.name;
    const same = alike.filter((other) => other.unit.model === mech.model);
    if (same.length === 1) return `${mech.name} ${mech.model}`.trim();
    return `${mech.name} ${alike.indexOf(units[unit]) + 1}`;
  }),
);
