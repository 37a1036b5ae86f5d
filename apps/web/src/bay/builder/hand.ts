import type { LocationCode } from '@ironfield/classic/units/locations.ts';

/** What the designer is about to put somewhere: something new from the list, or something that is mounted already. */
export interface Hand {
  /** As it stands in a slot. */
  readonly name: string;
  /** Where it was taken from; null: from the list. */
  readonly from: { readonly location: LocationCode; readonly slot: number } | null;
}

/** The order in which locations are offered: as they stand on the screen. */
export const PLACES: readonly LocationCode[] = ['LA', 'LT', 'HD', 'CT', 'RT', 'RA', 'LL', 'RL'];

/** A kind of our own, so that nothing else that is dragged is taken for equipment. */
const DRAGGED = 'application/x-ironfield-equipment';

export function putOnDrag(data: DataTransfer, hand: Hand): void {
  // While it hovers, only the kind can be read; what it is, the workbench knows.
  data.setData(DRAGGED, hand.name);
  data.effectAllowed = hand.from ? 'move' : 'copy';
}

export const isEquipment = (data: DataTransfer): boolean => data.types.includes(DRAGGED);
