import type { UnitWeight } from '../data/tables.ts';
import type { ElementType } from '../element.ts';
import type { Setup, UnitSecrets, UnitSetup } from '../state.ts';

/** The back of a counter: its general type, or nothing at all while an ECM counter lies on it (BF2-CONC-03). */
export type Back = 'type' | 'nothing';

/** In place of the letter of a type. */
const NO_LETTER = 'U';
const UNKNOWN_MODEL = 'Unknown';
const UNKNOWN_UNIT = 'Unidentified';

/** BF2-CONC-03: flying and swimming units show their type. */
const LETTERS_UNDER_ECM = 'MGA';

export const fitsUnderEcm = (letter: string): boolean => LETTERS_UNDER_ECM.includes(letter);

/** The types that may be under a letter, as far as anybody can tell. */
const TYPES: Readonly<Record<string, ElementType>> = {
  I: 'infantry',
  F: 'aerospaceFighter',
  D: 'dropship',
  M: 'mech',
  [NO_LETTER]: 'mech',
};

/**
 * BF2-UNIT-06: the back of a counter, by the letter of its front and its place in the force. Before the game it shows
 * nothing, because nobody knows yet where ECM counters will lie.
 */
export function backOf(letter: string, place: number, elements: number, back: Back): UnitSetup {
  const shown = back === 'nothing' && fitsUnderEcm(letter) ? NO_LETTER : letter;
  const element = { type: TYPES[shown] ?? 'vehicle', chassis: UNKNOWN_MODEL };
  return {
    id: `${shown}${place + 1}`,
    name: UNKNOWN_UNIT,
    elements: Array.from({ length: elements }, () => element),
  };
}

/** The letter on a face-down counter; `M` where it shows none. */
export const letterOn = ({ id }: UnitSetup): string => (id[0] === NO_LETTER ? 'M' : id[0]);

/** The weight that a counter shows; null for a kind that has none. */
export const weightOn = (id: string): UnitWeight | null =>
  'LMHA'.includes(id[1]) ? (id[1] as UnitWeight) : null;

/** The front of a counter that is face-down in the setup; null for any other, or if the viewer does not know it. */
export const frontOf = (secrets: UnitSecrets | undefined): UnitSetup | null =>
  secrets?.counter
    ? {
        ...secrets.counter,
        elements: secrets.elements.map(({ sheet: { type, chassis } }) => ({ type, chassis })),
      }
    : null;

/** The setup with another unit in its open part. */
export function withShown(setup: Setup, seat: number, place: number, shown: UnitSetup): Setup {
  const [first, second] = setup.sides.map((side, other) =>
    other === seat ? { ...side, units: side.units.with(place, shown) } : side,
  );
  return { ...setup, sides: [first, second] };
}
