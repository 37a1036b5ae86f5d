// Elements and units of a campaign by their numbers.

import { type RosterEntry, rosterNamed } from '@ironfield/battleforce2/data/roster.ts';
import type { ElementSheet } from '@ironfield/battleforce2/element.ts';
import { unitWeight } from '@ironfield/battleforce2/rules/elements/organization.ts';
import type { ElementRecord } from '@ironfield/battleforce2/state.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { withShift } from './salvage.ts';
import type { CampaignUnit, ElementSetup, Setup, State } from './state.ts';

interface Placed {
  readonly seat: Seat;
  readonly unit: number;
  readonly element: ElementSetup;
  readonly entry: RosterEntry;
}

interface Register {
  readonly elements: readonly Placed[];
  readonly units: readonly {
    readonly seat: Seat;
    readonly unit: CampaignUnit;
    readonly elements: readonly number[];
  }[];
}

export function entryOf({ name, type }: Pick<ElementSetup, 'name' | 'type'>): RosterEntry {
  const entry = rosterNamed(name, type);
  if (!entry) throw new Error(`The roster has no ${type} "${name}"`);
  return entry;
}

const registers = new WeakMap<Setup, Register>();

export function registerOf(setup: Setup): Register {
  const known = registers.get(setup);
  if (known) return known;
  const elements: Placed[] = [];
  const units = setup.sides.flatMap((side, seat) => side.units.map((unit) => ({ seat, unit })));
  const placed = units.map(({ seat, unit }, number) => {
    const first = elements.length;
    for (const element of unit.elements)
      elements.push({ seat, unit: number, element, entry: entryOf(element) });
    return { seat, unit, elements: unit.elements.map((_, index) => first + index) };
  });
  const register = { elements, units: placed };
  registers.set(setup, register);
  return register;
}

/** The line of an element's record sheet, as repairs have left it. */
export const sheetOf = (
  { setup, elements }: Pick<State, 'setup' | 'elements'>,
  element: number,
): ElementSheet => withShift(registerOf(setup).elements[element]!.entry.sheet, elements[element]!.shift);

export function recordOf(state: Pick<State, 'setup' | 'elements'>, element: number): ElementRecord {
  const { marked } = state.elements[element]!;
  return {
    sheet: sheetOf(state, element),
    skill: registerOf(state.setup).elements[element]!.element.skill,
    ...(Object.values(marked).some((hits) => hits > 0) && { marked }),
  };
}

/** BF2-CAMP-02: Light and Medium units, and fighters. */
export const mayMeet = (sheets: readonly ElementSheet[]): boolean => {
  const { type } = sheets[0]!;
  if (type === 'aerospaceFighter' || type === 'conventionalFighter') return true;
  // Platoons have no weight class of these.
  if (sheets.every((sheet) => sheet.class === 'I')) return true;
  return sheets.every((sheet) => sheet.class === 'AR') ? false : 'LM'.includes(unitWeight(sheets));
};

/** Elements of a side that can fight. */
export const fitOf = ({ setup, elements }: Pick<State, 'setup' | 'elements'>, seat: Seat): number[] =>
  registerOf(setup).elements.flatMap((placed, element) =>
    placed.seat === seat && elements[element]!.fate === 'fit' ? [element] : [],
  );

/** Units of a side with anybody left. */
export const unitsOf = ({ setup, elements }: Pick<State, 'setup' | 'elements'>, seat: Seat): number[] =>
  registerOf(setup).units.flatMap((unit, number) =>
    unit.seat === seat && unit.elements.some((element) => elements[element]!.fate === 'fit') ? [number] : [],
  );

/** Units of a side that fight in the battle to come. */
export function fieldedUnits(
  state: Pick<State, 'setup' | 'elements' | 'battle' | 'reserve'>,
  seat: Seat,
): number[] {
  const { units } = registerOf(state.setup);
  const left = unitsOf(state, seat).filter((unit) => !state.reserve.includes(unit));
  if (state.battle > 0) return left;
  return left.filter((unit) =>
    mayMeet(units[unit]!.elements.map((element) => registerOf(state.setup).elements[element]!.entry.sheet)),
  );
}
