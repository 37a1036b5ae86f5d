import type { Battlefield, OpenField } from '../../battlefield.ts';
import { SHUTDOWN_HEAT } from '../../data/tables.ts';
import type { ElementType } from '../../element.ts';
import type { Condition, ElementRecord, ElementState, Marked, State } from '../../state.ts';

/** BF2-HEAT-05 */
export const isShutDown = ({ condition }: Pick<ElementState, 'condition'>): boolean =>
  condition.heat === SHUTDOWN_HEAT;

/** BF2-AERO-09: a fighter does not shut down, it falls from the sky. */
export const diesOfHeat = (type: ElementType, element: Pick<ElementState, 'condition'>): boolean =>
  type === 'aerospaceFighter' && isShutDown(element);

/** The elements of a unit that are left. */
export function surviving(
  { elementsOf }: OpenField,
  { elements }: { readonly elements: readonly { readonly destroyed: boolean }[] },
  unit: number,
): number[] {
  return elementsOf[unit].filter((element) => !elements[element].destroyed);
}

export const isOnMap = ({ units }: Pick<State, 'units'>, unit: number): boolean => units[unit].hex >= 0;

/** BF2-REC-06: types that heat up, even without an Overheat Value. */
export const heatsUp = (type: ElementType): boolean => type === 'mech' || type === 'aerospaceFighter';

/** BF2-AERO-01 */
export const isAerospace = (type: ElementType): boolean =>
  type === 'aerospaceFighter' || type === 'conventionalFighter' || type === 'dropship';

/** BF2-REC-07: types that roll for critical hits. */
export const takesCriticals = (type: ElementType): boolean =>
  type === 'mech' || type === 'vehicle' || type === 'dropship';

/** BF2-DMG-02: types with a rear. */
export const hasRear = (type: ElementType): boolean => type === 'mech' || type === 'vehicle';

/** BF2-FACE-01: infantry looks everywhere. */
export const hasFacing = ({ letters }: OpenField, unit: number): boolean => letters[unit] !== 'I';

/** BF2-VEH-07 */
export const isVtol = ({ letters }: OpenField, unit: number): boolean => letters[unit] === 'V';

/** A line of a record sheet before anything has happened to it. */
export const undamaged = ({ armor, structure }: Pick<Condition, 'armor' | 'structure'>): Condition => ({
  armor,
  structure,
  heat: 0,
  downSince: 0,
  arm: 0,
  leg: 0,
  weapon: 0,
  engine: 0,
});

const NOTHING: Marked = { armor: 0, structure: 0, arm: 0, leg: 0, weapon: 0, engine: 0 };

/** A line of a record sheet as it is at the beginning. */
export const atFirst = ({ sheet, marked = NOTHING }: ElementRecord): Condition => ({
  ...undamaged(sheet),
  ...marked,
  armor: sheet.armor - marked.armor,
  structure: sheet.structure - marked.structure,
});

/** Boxes crossed off on the record sheet of an element. */
export const markedOn = (
  { sheet }: ElementRecord,
  { armor, structure, arm, leg, weapon, engine }: Condition,
): Marked => ({
  armor: sheet.armor - armor,
  structure: sheet.structure - structure,
  arm,
  leg,
  weapon,
  engine,
});

/** BF2-DMG-04: the boxes whose loss destroys it. */
export function isSpent(
  { records }: Battlefield,
  { armor, structure }: Pick<Condition, 'armor' | 'structure'>,
  element: number,
): boolean {
  return records[element].sheet.structure > 0 ? structure === 0 : armor === 0;
}
