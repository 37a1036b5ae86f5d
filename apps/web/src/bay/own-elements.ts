import { type ElementSheet, elementSchema } from '@ironfield/battleforce2/element.ts';
import { ownList } from '../ui/keep/own-list.ts';

/** Elements of BattleForce 2 that somebody entered or converted. */
export const ownElements = ownList('ironfield-battleforce2-elements', elementSchema, 'name');

/** False for what does not fit on a record sheet. */
export function keptElement(sheet: ElementSheet): boolean {
  if (!elementSchema.safeParse(sheet).success) return false;
  ownElements.keep([sheet]);
  return true;
}
