import { LONGEST_NAME, type MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { NO_NAME, UNSEEN } from './text.ts';

/** The character of decoders for bytes that are no text. */
const GARBLED = '\uFFFD';

/** Why a text is no name of a 'Mech, a model or a house; null for one that is. */
export function whyNoName(text: string, what: string, mayBeEmpty = false): Reason | null {
  if (text.trim() === '' && !mayBeEmpty) return NO_NAME.empty(what);
  if (text.length > LONGEST_NAME) return NO_NAME.tooLong(what, text.length, LONGEST_NAME);
  if (/[<>]/.test(text)) return NO_NAME.markup(what);
  if (text.search(UNSEEN) >= 0) return NO_NAME.invisible(what);
  if (text.includes(GARBLED)) return NO_NAME.garbled(what);
  return null;
}

/** Everything in a unit that somebody could have written anything into. */
export function nameProblems({ name, model, houses = [], slots }: MechFile): Reason[] {
  const items = new Set(
    Object.values(slots)
      .flat()
      .filter((item) => item !== null),
  );
  return [
    whyNoName(name, 'name'),
    whyNoName(model, 'model', true),
    ...houses.map((house) => whyNoName(house, 'name of a house')),
    ...[...items].map((item) => whyNoName(item, 'name of something in a slot')),
  ].filter((reason) => reason !== null);
}
