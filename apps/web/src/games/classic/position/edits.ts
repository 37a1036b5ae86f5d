// Changes to how the units of a setup begin.

import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Beginning, Setup, Side, UnitSetup } from '@ironfield/classic/state.ts';
import { LOCATION_CODES, LOCATIONS, type Location } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';

/** All that can be changed of a unit, filled in where the setup leaves it out. */
export interface UnitCondition {
  readonly facing: number;
  readonly prone: boolean;
  readonly heat: number;
  readonly pilotHits: number;
  readonly armor: readonly number[];
  readonly structure: readonly number[];
  /** As they are when fresh. */
  readonly whole: { readonly armor: readonly number[]; readonly structure: readonly number[] };
}

export function conditionOf(setup: Setup, unit: number): UnitCondition {
  const { facing = 0, prone = false, heat = 0, pilotHits = 0, ...begins } = setup.units[unit].begins ?? {};
  const { armor, structure } = battlefieldOf({ setup }).designs[unit];
  return {
    facing,
    prone,
    heat,
    pilotHits,
    armor: begins.armor ?? armor,
    structure: begins.structure ?? structure,
    whole: { armor, structure },
  };
}

const withUnit = (setup: Setup, unit: number, change: (before: UnitSetup) => UnitSetup): Setup => ({
  ...setup,
  units: setup.units.map((each, index) => (index === unit ? change(each) : each)),
});

export const withBeginning = (setup: Setup, unit: number, change: Beginning): Setup =>
  withUnit(setup, unit, (before) => ({ ...before, begins: { ...before.begins, ...change } }));

/** A slot of a location with something in it. */
export interface Slot {
  readonly number: number;
  readonly name: string;
  readonly isHit: boolean;
}

export function slotsOf(setup: Setup, unit: number, part: Location): readonly Slot[] {
  const { unit: mech, begins } = setup.units[unit];
  const hits = begins?.hits?.[part] ?? 0;
  if (!('slots' in mech)) return [];
  return mech.slots[LOCATION_CODES[part]].flatMap((name, number) =>
    name === null ? [] : [{ number, name, isHit: (hits & (1 << number)) !== 0 }],
  );
}

/** A slot that is hit, or is not any more; a bypass in it is gone (MT-REPAIR-02). */
export function withHit(setup: Setup, unit: number, part: Location, slot: number, isHit: boolean): Setup {
  const { hits = LOCATIONS.map(() => 0), bypassed } = setup.units[unit].begins ?? {};
  const bit = 1 << slot;
  const without = (masks: readonly number[]) => masks.with(part, masks[part] & ~bit);
  return withBeginning(setup, unit, {
    hits: isHit ? hits.with(part, hits[part] | bit) : without(hits),
    ...(bypassed && { bypassed: { ...bypassed, slots: without(bypassed.slots) } }),
  });
}

export const withPilot = (setup: Setup, unit: number, change: Partial<UnitSetup['pilot']>): Setup =>
  withUnit(setup, unit, (before) => ({ ...before, pilot: { ...before.pilot, ...change } }));

/** The unit in a hex; -1 for none. */
export const unitAt = (setup: Setup, at: string): number =>
  setup.units.findIndex(({ begins }) => begins?.at === at);

export const withoutUnit = (setup: Setup, unit: number): Setup => ({
  ...setup,
  units: setup.units.filter((_, index) => index !== unit),
});

/** One more of a side, in the first hex that nobody is in. */
export function withMore(setup: Setup, side: Side, mech: MechFile): Setup {
  const { board } = battlefieldOf({ setup });
  const taken = new Set(setup.units.map(({ begins }) => begins?.at));
  const at = board.number.find((number) => !taken.has(number));
  const like = setup.units.find((unit) => unit.side === side);
  if (at === undefined || !like) return setup;
  const { seat, pilot } = like;
  const name = `${pilot.name} ${setup.units.length + 1}`;
  const { tonnageLimit: _, ...rest } = setup;
  return {
    ...rest,
    units: [...setup.units, { side, seat, unit: mech, pilot: { ...pilot, name }, begins: { at } }],
  };
}
