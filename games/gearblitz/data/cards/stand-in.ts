import type { Card, Mount } from '../../cards/card.ts';

/** The properties that a card without them leaves out. */
type Given = Omit<Card, 'standIn' | 'aux' | 'armorPerks' | 'perks' | 'flaws'> &
  Partial<Pick<Card, 'aux' | 'armorPerks' | 'perks' | 'flaws'>>;

/** HGB-CARDS-03: a card to play with until the printed one is known. */
export const standIn = (given: Given): Card => ({
  ...given,
  standIn: true,
  aux: given.aux ?? {},
  armorPerks: given.armorPerks ?? {},
  perks: given.perks ?? {},
  flaws: given.flaws ?? {},
});

/** HGB-ARC-01: to the front unless it says otherwise. */
export const gun = (weapon: string, how: Partial<Omit<Mount, 'weapon'>> = {}): Mount => ({
  weapon,
  arc: 'F',
  ...how,
});

/** A Gear's hand-to-hand attacks. */
export const BLOWS: readonly Mount[] = [gun('VB'), gun('P'), gun('K')];
