import { placeName } from '@ironfield/planetary/rules/places.ts';
import type { War } from '@ironfield/planetary/state.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import type { SpaceDesk } from '../../../space-table/use-pointed-orders.ts';
import type { Layers } from './layers.tsx';
import { stackOf } from './stack.tsx';

/** What a map of a war shows, on a globe or laid flat. */
export interface WarMapProps {
  readonly table: Table;
  readonly war: War;
  readonly seat: number;
  readonly lit: readonly number[];
  readonly layers: Layers;
  readonly memory: string;
  readonly shown: number | null;
  readonly desk?: SpaceDesk;
  /** The hexes of a march that is planned. */
  readonly path?: readonly number[];
  /** The MP that it takes up to each of them. */
  readonly spent?: readonly number[];
  onLook?(counter: number): void;
  onLayer?(layer: keyof Layers): void;
}

/** A press on a place plans what is meant there, or takes one of its counters in hand. */
export function chooseIn({ table, desk, shown, onLook }: WarMapProps, place: number): void {
  if (desk?.chooseSpace(placeName(place))) return;
  const here = stackOf(table, place, shown);
  const next = here.find((id) => desk?.pieces.has(id)) ?? here.find((id) => desk?.ready.has(id)) ?? here[0];
  if (next === undefined) return;
  onLook?.(next);
  desk?.choosePiece(next);
}
