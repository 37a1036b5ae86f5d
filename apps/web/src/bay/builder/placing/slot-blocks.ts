import { slotEntry } from '@ironfield/classic/units/design.ts';
import { FRAME_ITEMS, slotCount } from '@ironfield/classic/units/frame.ts';
import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { itemsIn, locationsOf } from '@ironfield/mechbay/items.ts';

/** Slots of one location that lie together and hold one thing, or nothing. */
export interface Block {
  readonly location: LocationCode;
  /** Its first slot, from 0. */
  readonly slot: number;
  readonly length: number;
  /** Null for an open slot. */
  readonly name: string | null;
  readonly kind: 'open' | 'frame' | 'sink' | 'jet' | 'weapon' | 'ammo' | 'unknown';
  /** Shared by all blocks of an item whose slots are apart. */
  readonly item: number;
  /** Other places of the same item. */
  readonly elsewhere: readonly LocationCode[];
}

/** The slots of a design as they are drawn: items that lie together in one piece. */
export function slotBlocks(file: MechFile): Readonly<Record<LocationCode, readonly Block[]>> {
  const itemAt = new Map<string, number>();
  const items = itemsIn(file);
  for (const [index, { places }] of items.entries())
    for (const { location, slot } of places) itemAt.set(`${location} ${slot}`, index);
  const blocksIn = (location: LocationCode): Block[] => {
    const blocks: Block[] = [];
    for (const [slot, name] of file.slots[location].slice(0, slotCount(file.frame, location)).entries()) {
      const item = itemAt.get(`${location} ${slot}`) ?? -1;
      const last = blocks.at(-1);
      if (last && item >= 0 && last.item === item) {
        blocks[blocks.length - 1] = { ...last, length: last.length + 1 };
      } else {
        const elsewhere = item < 0 ? [] : locationsOf(items[item]).filter((place) => place !== location);
        blocks.push({ location, slot, length: 1, name, kind: kindOf(name, file.tons), item, elsewhere });
      }
    }
    return blocks;
  };
  return {
    HD: blocksIn('HD'),
    CT: blocksIn('CT'),
    LT: blocksIn('LT'),
    RT: blocksIn('RT'),
    LA: blocksIn('LA'),
    RA: blocksIn('RA'),
    LL: blocksIn('LL'),
    RL: blocksIn('RL'),
  };
}

function kindOf(name: string | null, tons: number): Block['kind'] {
  if (name === null) return 'open';
  if (FRAME_ITEMS.has(name)) return 'frame';
  switch (slotEntry(name, tons)?.kind) {
    case 'heat-sink':
      return 'sink';
    case 'jump-jet':
      return 'jet';
    case 'ammo':
      return 'ammo';
    case 'weapon':
    case 'hatchet':
      return 'weapon';
    default:
      return 'unknown';
  }
}
