// BF2-CAMP-03, BF2-CAMP-05: what there is to mend on an element, and single repairs.

import type { Mend } from '../state.ts';
import { type ElementState, MENDS, type State } from '../state.ts';
import { registerOf } from '../units.ts';

/** BF2-CAMP-03: boxes of armor that one repair brings back. */
const ARMOR_A_REPAIR = 2;

export const UNMARKED: ElementState['marked'] = {
  armor: 0,
  structure: 0,
  arm: 0,
  leg: 0,
  weapon: 0,
  engine: 0,
};

/** Repairs that each kind of damage takes. */
function damageOf({ marked, cause }: Pick<ElementState, 'marked' | 'cause'>): Readonly<Record<Mend, number>> {
  const { armor, structure, arm, leg, weapon, engine } = marked;
  return {
    structure,
    armor: Math.ceil(armor / ARMOR_A_REPAIR),
    engine,
    crew: cause === 'crew' ? 1 : 0,
    arm,
    leg,
    weapon,
  };
}

/** Repairs until it is as new. */
export const repairsLeft = (element: Pick<ElementState, 'marked' | 'cause'>): number =>
  Object.values(damageOf(element)).reduce((sum, each) => sum + each, 0);

/** What the next repair may mend: on a wreck, first what destroyed it. */
export function mendsFor({ setup, elements }: Pick<State, 'setup' | 'elements'>, number: number): Mend[] {
  const element = elements[number]!;
  const damage = damageOf(element);
  if (element.fate === 'wreck') {
    const { structure } = registerOf(setup).elements[number]!.entry.sheet;
    // Platoons have nothing but armor.
    return [element.cause === 'structure' && structure === 0 ? 'armor' : element.cause!];
  }
  return MENDS.filter((mend) => damage[mend] > 0);
}

/** An element after one repair. */
export function mended(element: ElementState, what: Mend): ElementState {
  const { marked } = element;
  const isSaved = element.fate === 'wreck';
  const fit = isSaved ? ({ fate: 'fit', cause: null } as const) : {};
  if (what === 'crew') return { ...element, ...fit };
  const by = what === 'armor' ? ARMOR_A_REPAIR : 1;
  return { ...element, ...fit, marked: { ...marked, [what]: Math.max(0, marked[what] - by) } };
}
