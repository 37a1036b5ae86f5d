import { isSplittable, slotEntry } from '@ironfield/classic/units/design.ts';

/** Choices about an item other than its place, by the mark after its name. */
export type Variant = 'R' | 'OS' | 'half';

export const hasVariant = (name: string, variant: Variant): boolean => name.includes(` (${variant})`);

export function withVariant(name: string, variant: Variant, isOn: boolean): string {
  const plain = name.replace(` (${variant})`, '');
  return isOn ? `${plain} (${variant})` : plain;
}

/** Without any marks, as it stands in the list. */
export const plainName = (name: string): string => name.replace(/ \((?:R|OS|half)\)/g, '');

export function variantsOf(name: string, tons: number): readonly Variant[] {
  const entry = slotEntry(name, tons);
  if (entry?.kind === 'ammo') return entry.weapon?.id === 'machine_gun' ? ['half'] : [];
  if (entry?.kind !== 'weapon') return [];
  return entry.weapon?.category === 'missile' ? ['R', 'OS'] : ['R'];
}

export const maySplit = (name: string, tons: number): boolean => {
  const entry = slotEntry(name, tons);
  return entry?.kind === 'weapon' && isSplittable(entry);
};
