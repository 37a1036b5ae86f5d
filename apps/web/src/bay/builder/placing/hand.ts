import type { LocationCode } from '@ironfield/classic/units/locations.ts';

/** The item being placed: new from the list, or already mounted. */
export interface Hand {
  /** Its name in a slot. */
  readonly name: string;
  /** Its former slot; null if it comes from the list. */
  readonly from: { readonly location: LocationCode; readonly slot: number } | null;
}

/** The order in which locations are offered: as they stand on the screen. */
export const PLACES: readonly LocationCode[] = ['LA', 'LT', 'HD', 'CT', 'RT', 'RA', 'LL', 'RL'];

/** A kind of our own, so that nothing else that is dragged is taken for equipment. */
const DRAGGED = 'application/x-ironfield-equipment';

export function putOnDrag(data: DataTransfer, hand: Hand): void {
  // While dragging, only the kind can be read; the workbench knows the item.
  data.setData(DRAGGED, hand.name);
  data.effectAllowed = hand.from ? 'move' : 'copy';
}

export const isEquipment = (data: DataTransfer): boolean => data.types.includes(DRAGGED);
