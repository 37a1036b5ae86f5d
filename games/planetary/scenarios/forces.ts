import { type Random, shuffle } from '@ironfield/kernel/random.ts';
import { atLargeScale } from '../data/sizes.ts';
import { UNITS } from '../data/units.ts';
import type { CounterEntry, Faction, HiddenEntry, Quality, Setup, SideSheet } from '../state.ts';

/** A side as a scenario describes it: units the enemy knows, and units that lie face-down. */
export interface Force {
  readonly name: string;
  readonly faction: Faction;
  readonly open: readonly CounterEntry[];
  readonly hidden: readonly HiddenEntry[];
}

export const unit = (type: string, quality: Quality = 'regular'): CounterEntry => ({ type, quality });

/** The parts of a setup that come from the two forces. Who is where matters: some are in space, and some aboard others. */
export const assembled = (forces: readonly [Force, Force]): Pick<Setup, 'sheets' | 'sides' | 'secrets'> => ({
  ...rosters(forces),
  secrets: forces.map(({ hidden }) => hidden),
});

/** The same. Which face-down counter is which is dealt. */
export const mustered = (
  forces: readonly [Force, Force],
  chance: Random,
): Pick<Setup, 'sheets' | 'sides' | 'secrets'> => ({
  ...rosters(forces),
  secrets: forces.map(({ hidden }) => shuffle(chance, [...hidden])),
});

/** All types of unit of some factions. */
export const sheetsOf = (factions: readonly Faction[], isLarge = false): Setup['sheets'] =>
  Object.fromEntries(
    Object.entries(UNITS).flatMap(([type, sheet]) =>
      factions.includes(sheet.faction) ? [[type, isLarge ? atLargeScale(sheet) : sheet]] : [],
    ),
  );

function rosters(forces: readonly [Force, Force]): Pick<Setup, 'sheets' | 'sides'> {
  const sideOf = ({ name, faction, open, hidden }: Force): SideSheet => ({
    name,
    faction,
    counters: [...open, ...hidden.map(() => null)],
  });
  const factions = forces.map(({ faction }) => faction);
  return {
    sheets: sheetsOf(factions),
    sides: [sideOf(forces[0]), sideOf(forces[1])],
  };
}
