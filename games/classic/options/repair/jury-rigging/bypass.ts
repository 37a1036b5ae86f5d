// Damage that a technician can bypass, and the notes on it.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { bitOf, type Design, type Part, type WeaponMount } from '../../../design.ts';
import type { Bypassed } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import type { DamagedComponent } from '../../../kind.ts';
import { takeEffect } from '../../../rules/piloting/falls.ts';
import { isLost } from '../../../rules/unit/condition.ts';
import { noteInside } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';
import { armorFacing, LOCATIONS, Location } from '../../../units/locations.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    'bypass-lost': {
      readonly type: 'bypass-lost';
      readonly unit: number;
      readonly part: Part;
      readonly mask: number;
    };
    'bypass-heat': { readonly type: 'bypass-heat'; readonly unit: number; readonly heat: number };
  }
}

const NOTHING: Bypassed = { slots: LOCATIONS.map(() => 0), engine: 0, useless: 0 };

export const bypassedOf = ({ marks }: UnitState): Bypassed => marks?.inside?.bypassed ?? NOTHING;

export function note(mech: UnitState, changes: Partial<Bypassed>): void {
  const bypassed = { ...bypassedOf(mech), ...changes };
  noteInside(mech, { bypassed });
}

const withSlots = ({ slots }: Bypassed, part: Part, mask: number, isOn: boolean): readonly number[] =>
  slots.map((bits, at) => (at !== part ? bits : isOn ? bits | mask : bits & ~mask));

/** MT-REPAIR-03, MT-REPAIR-04: how many of a limb. */
export const MOST_PER_LIMB = 2;

/** One damaged component. */
export interface Component extends DamagedComponent {
  readonly unit: number;
}

export const keyOf = ({ unit, part, mask }: Component): string => `${unit}-${part}-${mask}`;

/** The damage in a unit that could be bypassed. */
export function damagedComponents(field: Battlefield, { units }: State, unit: number): Component[] {
  const mech = units[unit];
  const kind = field.kinds[unit];
  if (mech.loss) return [];
  const isCool = bypassedOf(mech).engine === kind.engineHits(field, unit, mech.body);
  return (kind.repairs?.damagedComponents(field, unit, mech.body) ?? [])
    .filter((each) => each.kind !== 'engine' || !isCool)
    .map((each) => ({ ...each, unit }));
}

const REAR = [Location.CT, Location.LT, Location.RT].map((part) => armorFacing(part, true));

/** The bypass is in place. */
export function install(
  { units }: Pick<State, 'units'>,
  field: Battlefield,
  { unit, kind, part, mask }: Pick<Component, 'unit' | 'kind' | 'part' | 'mask'>,
): void {
  const mech = units[unit];
  if (kind === 'engine') {
    note(mech, { engine: field.kinds[unit].engineHits(field, unit, mech.body) });
    // MT-REPAIR-06: half of it, and the loss is rounded up.
    for (const facing of REAR) mech.body.armor[facing] = Math.floor(mech.body.armor[facing] / 2);
    return;
  }
  mech.body.hits[part] &= ~mask;
  takeEffect(mech);
  note(mech, { slots: withSlots(bypassedOf(mech), part, mask, true) });
}

/** A lost component is not bypassed any more. */
const slotsIn = (mech: UnitState, part: Part): number =>
  isLost(mech.body, part) ? 0 : bypassedOf(mech).slots[part];

/** Bypassed slots of limbs, one at a time. */
export const bypassesIn = (mech: UnitState, parts: readonly Part[]): { part: Part; mask: number }[] =>
  parts.flatMap((part) => {
    const bits = slotsIn(mech, part);
    return Array.from({ length: 12 }, (_, slot) => 1 << slot)
      .filter((mask) => (bits & mask) !== 0)
      .map((mask) => ({ part, mask }));
  });

/** MT-REPAIR-02: it is destroyed again, with all that comes of it. */
export function breakBypass(play: Play<Classic>, unit: number, part: Part, mask: number): void {
  losesBypass(play.state, unit, part, mask);
  play.emit({ type: 'bypass-lost', unit, part, mask });
}

export function losesBypass({ units }: Pick<State, 'units'>, unit: number, part: Part, mask: number): void {
  const mech = units[unit];
  mech.body.hits[part] |= mask;
  note(mech, { slots: withSlots(bypassedOf(mech), part, mask, false) });
}

/** The weapon that a bypassed slot belongs to. */
export const weaponIn = (design: Design, part: Part, mask: number): WeaponMount | undefined =>
  design.weapons.find(({ parts }) =>
    parts.some(({ location, mask: slots }) => location === part && (slots & mask) !== 0),
  );

export const isBypassed = (mech: UnitState, { parts }: WeaponMount): boolean =>
  parts.some(({ location, mask }) => (slotsIn(mech, location) & mask) !== 0);

export function heats(play: Play<Classic>, unit: number, heat: number): void {
  play.state.units[unit].thisTurn.heatBuilt += heat;
  play.emit({ type: 'bypass-heat', unit, heat });
}

export const isUseless = (mech: UnitState, { parts }: WeaponMount): boolean =>
  parts.some(({ location }) => (bypassedOf(mech).useless & bitOf(location)) !== 0);

export const isRigged = (mech: UnitState): boolean =>
  bypassedOf(mech).engine > 0 || bypassesIn(mech, LOCATIONS).length > 0;
