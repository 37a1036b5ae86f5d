// What a technician can bypass, and what is noted of it.

import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { WeaponType } from '../../../data/equipment.ts';
import { bitOf, type Part, type WeaponMount } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import { engineHits, mechDesign, sensorHits } from '../../../kinds/mech/condition.ts';
import { isLost } from '../../../rules/condition.ts';
import type { State, UnitState } from '../../../state.ts';
import type { ComponentKind, MechDesign } from '../../../units/design.ts';
import { ARMS, armorFacing, LEGS, LOCATIONS, Location } from '../../../units/locations.ts';

declare module '../../../extensions.ts' {
  interface InsideMarks {
    readonly rig?: Rig;
  }
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

/** The slots are whole as far as the rest of the rules goes; what is special about them is found here. */
export interface Rig {
  /** Bypassed slots, a bit each, by part. */
  readonly slots: readonly number[];
  /** Hits on the engine whose heat is kept away; 0 without a bypass. */
  readonly engine: number;
  /** Arms that are of no use any more, a bit each (MT-REPAIR-04). */
  readonly useless: number;
}

const NOTHING: Rig = { slots: LOCATIONS.map(() => 0), engine: 0, useless: 0 };

export const rigOf = ({ marks }: UnitState): Rig => marks?.inside?.rig ?? NOTHING;

export function setRig(mech: UnitState, changes: Partial<Rig>): void {
  mech.marks = { ...mech.marks, inside: { ...mech.marks?.inside, rig: { ...rigOf(mech), ...changes } } };
}

const withSlots = ({ slots }: Rig, part: Part, mask: number, isOn: boolean): readonly number[] =>
  slots.map((bits, at) => (at !== part ? bits : isOn ? bits | mask : bits & ~mask));

/** MT-REPAIR-03, MT-REPAIR-04: how many of a limb. */
export const MOST_PER_LIMB = 2;

export type Bypassable = 'leg' | 'arm' | 'weapon' | 'engine' | 'sensors';

/** One damaged component. */
export interface Component {
  readonly kind: Bypassable;
  readonly unit: number;
  readonly part: Part;
  /** Its slots there. */
  readonly mask: number;
  readonly name: string;
}

export const keyOf = ({ unit, part, mask }: Component): string => `${unit}-${part}-${mask}`;

const LEG_KINDS: readonly ComponentKind[] = ['upper-leg', 'lower-leg', 'foot'];
const ARM_KINDS: readonly ComponentKind[] = ['shoulder', 'upper-arm', 'lower-arm', 'hand'];

/** MT-REPAIR-05: lasers and PPCs. */
const isRay = ({ category, id }: WeaponType): boolean => category === 'energy' && !id.includes('flamer');

function actuators(design: MechDesign, mech: UnitState, unit: number): Component[] {
  const limbs = [
    ...LEGS.map((part) => ({ part, kinds: LEG_KINDS, kind: 'leg' as const })),
    ...ARMS.map((part) => ({ part, kinds: ARM_KINDS, kind: 'arm' as const })),
  ];
  return limbs.flatMap(({ part, kinds, kind }) =>
    kinds.flatMap((each) => {
      const mask = design.masks[each][part] & mech.body.hits[part];
      if (mask === 0 || isLost(mech.body, part)) return [];
      const slot = 31 - Math.clz32(mask);
      return [{ kind, unit, part, mask, name: design.components[part][slot]!.name }];
    }),
  );
}

const isDamaged = ({ parts }: WeaponMount, { body }: UnitState): boolean =>
  parts.every(({ location }) => !isLost(body, location)) &&
  parts.some(({ location, mask }) => (mask & body.hits[location]) !== 0);

/** What there is to bypass in a unit. */
export function damagedComponents(field: Battlefield, { units }: State, unit: number): Component[] {
  const mech = units[unit];
  if (mech.loss) return [];
  const design = mechDesign(field, unit);
  const weapons = design.weapons.flatMap((mount): Component[] => {
    const [{ location: part, mask }] = mount.parts;
    const isOne = mount.parts.length === 1 && isRay(mount.type) && isDamaged(mount, mech);
    return isOne ? [{ kind: 'weapon', unit, part, mask, name: mount.label }] : [];
  });
  const engine = engineHits(design, mech.body);
  const rest: Component[] = [];
  if (engine > 0 && rigOf(mech).engine !== engine) {
    rest.push({
      kind: 'engine',
      unit,
      part: Location.CT,
      mask: design.masks.engine[Location.CT],
      name: 'Engine',
    });
  }
  if (sensorHits(design, mech.body) > 1) {
    const sensors = design.masks.sensors[Location.HD];
    // One slot is used, the other stays as it is.
    rest.push({ kind: 'sensors', unit, part: Location.HD, mask: sensors & -sensors, name: 'Sensors' });
  }
  return [...actuators(design, mech, unit), ...weapons, ...rest];
}

const REAR = [Location.CT, Location.LT, Location.RT].map((part) => armorFacing(part, true));

/** The bypass is in place. */
export function install(
  { units }: Pick<State, 'units'>,
  design: MechDesign,
  { unit, kind, part, mask }: Pick<Component, 'unit' | 'kind' | 'part' | 'mask'>,
): void {
  const mech = units[unit];
  if (kind === 'engine') {
    setRig(mech, { engine: engineHits(design, mech.body) });
    // MT-REPAIR-06: half of it, and the loss is rounded up.
    for (const facing of REAR) mech.body.armor[facing] = Math.floor(mech.body.armor[facing] / 2);
    return;
  }
  mech.body.hits[part] &= ~mask;
  setRig(mech, { slots: withSlots(rigOf(mech), part, mask, true) });
}

/** Bypassed slots of limbs, one at a time. */
export const bypassesIn = (mech: UnitState, parts: readonly Part[]): { part: Part; mask: number }[] =>
  parts.flatMap((part) => {
    const bits = rigOf(mech).slots[part];
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
  setRig(mech, { slots: withSlots(rigOf(mech), part, mask, false) });
}

/** The weapon that a bypassed slot belongs to. */
export const weaponIn = (design: MechDesign, part: Part, mask: number): WeaponMount | undefined =>
  design.weapons.find(({ parts }) =>
    parts.some(({ location, mask: slots }) => location === part && (slots & mask) !== 0),
  );

export const isBypassed = (mech: UnitState, { parts }: WeaponMount): boolean =>
  parts.some(({ location, mask }) => (rigOf(mech).slots[location] & mask) !== 0);

export function heats(play: Play<Classic>, unit: number, heat: number): void {
  play.state.units[unit].thisTurn.heatBuilt += heat;
  play.emit({ type: 'bypass-heat', unit, heat });
}

export const isUseless = (mech: UnitState, { parts }: WeaponMount): boolean =>
  parts.some(({ location }) => (rigOf(mech).useless & bitOf(location)) !== 0);
