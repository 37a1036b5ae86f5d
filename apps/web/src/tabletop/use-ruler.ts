import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { useState } from 'react';
import type { Reading, RulerEnd } from './tabletop-game.ts';

export interface TableRuler {
  /** Null while it is put away. */
  readonly ends: { readonly from: RulerEnd | null; readonly to: RulerEnd | null } | null;
  readonly reading: (Reading & { readonly from: Place; readonly to: Place }) | null;
  /** Takes it out, or puts it away. */
  toggle(): void;
  choose(end: RulerEnd): void;
}

interface RulerUse {
  /** Its start when it is taken out; null for nowhere yet. */
  readonly start: RulerEnd | null;
  /** Its end until one is chosen. */
  readonly pointed: RulerEnd | null;
  measure(from: RulerEnd, to: RulerEnd): Reading;
}

/** A ruler from one model or place to another. */
export function useTableRuler({ start, pointed, measure }: RulerUse): TableRuler {
  const [ends, setEnds] = useState<TableRuler['ends']>(null);
  const from = ends?.from ?? null;
  const to = ends ? (ends.to ?? pointed) : null;
  const isSomewhere = from && to && (from.at.x !== to.at.x || from.at.y !== to.at.y);
  return {
    ends,
    reading: isSomewhere ? { ...measure(from, to), from: from.at, to: to.at } : null,
    toggle: () => setEnds(ends ? null : { from: start, to: null }),
    // First where it begins, then where it ends, and then anew.
    choose: (end) => setEnds(from && !ends?.to ? { from, to: end } : { from: end, to: null }),
  };
}
