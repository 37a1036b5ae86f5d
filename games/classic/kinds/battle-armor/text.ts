import { type BattleArmorFile, type Covering, MOST_TROOPERS } from '../../units/battle-armor-file.ts';

export const REASONS: { readonly coverings: Readonly<Record<Covering, string>> } = {
  coverings: {
    'basic-stealth': 'Basic stealth armour',
    'standard-stealth': 'Stealth armour',
    'improved-stealth': 'Improved stealth armour',
    camouflage: 'Camouflage',
    mimetic: 'Mimetic armour',
  },
};

export const TROOPER_NAMES: readonly string[] = Array.from(
  { length: MOST_TROOPERS },
  (_, index) => `trooper ${index + 1}`,
);

/** Their number, load and speed. */
export function squadNote({ troopers, ground, jump, weapons, armor }: BattleArmorFile): string {
  const names = weapons.map(({ weapon }) => weapon).join(', ');
  return `${troopers} suits with ${armor} points of armour, ${names}, ${jump > 0 ? `${ground}/${jump}` : ground} MP`;
}
