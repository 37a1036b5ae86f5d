// Attempts that a side can make in its camp (BF2-CAMP-03 to BF2-CAMP-08).

import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { wreckKind } from '../salvage.ts';
import type { State, Work } from '../state.ts';
import { registerOf } from '../units.ts';
import { repairsLeft } from './damage.ts';
import { isInfantry, repairTarget } from './target.ts';

/** What a repair can be attempted with; the table that everybody sees is enough. */
export type InCamp = Pick<State, 'setup' | 'elements' | 'wrecks' | 'supply' | 'hospitals'>;

/** Nothing is taken, or nobody helps. */
export const NONE = -1;

/** Wrecks of a side that an element can have parts from. */
export function partsFor({ setup, wrecks }: InCamp, seat: Seat, element: number): number[] {
  const kind = wreckKind(registerOf(setup).elements[element]!.entry.sheet.type);
  return wrecks.flatMap((wreck, index) => (wreck.holder === seat && wreck.kind === kind ? [index] : []));
}

/** Field hospitals that can still help a platoon. */
export function hospitalsFor({ setup, elements, hospitals }: InCamp, seat: Seat, element: number): number[] {
  const all = registerOf(setup).elements;
  if (!isInfantry(all[element]!.entry.sheet.type)) return [];
  return all.flatMap((each, number) =>
    each.seat === seat &&
    each.entry.sheet.specials.includes('mash') &&
    elements[number]!.fate === 'fit' &&
    hospitals.every((used) => used.hospital !== number || used.unit === all[element]!.unit)
      ? [number]
      : [],
  );
}

/** BF2-CAMP-08: Supply Points that an attempt takes of the pool: a wreck counts as one. */
export const costOf = (salvage: number, extra: number): number => (salvage === NONE ? 1 : 0) + extra;

const canPay = (camp: InCamp, seat: Seat, element: number): boolean =>
  !camp.supply || camp.supply[seat]! > 0 || partsFor(camp, seat, element).length > 0;

/** Elements of a side on which an attempt can be made. */
export function jobsFor(camp: InCamp, seat: Seat, work: Work): number[] {
  const fate = work === 'save' ? 'wreck' : 'fit';
  return registerOf(camp.setup).elements.flatMap((placed, number) => {
    const element = camp.elements[number]!;
    return placed.seat === seat &&
      element.fate === fate &&
      !element.tried &&
      (work === 'save' || repairsLeft(element) > 0) &&
      canPay(camp, seat, number)
      ? [number]
      : [];
  });
}

/** The number that an attempt has to reach. */
export function targetFor(camp: InCamp, element: number, salvage: number, hospital: number): Explanation {
  const { seat, element: crew, entry } = registerOf(camp.setup).elements[element]!;
  const { technicians = null, support = null, camp: place = null } = camp.setup.sides[seat]!;
  const technology = camp.wrecks[salvage]?.technology;
  return explain((tally) =>
    repairTarget(tally, {
      type: entry.sheet.type,
      experience: crew.experience,
      technicians,
      support,
      isDestroyed: camp.elements[element]!.fate === 'wreck',
      salvage: technology ? (technology === entry.faction ? 'same' : 'different') : null,
      camp: place,
      hasHospital: hospital !== NONE,
    }),
  );
}
