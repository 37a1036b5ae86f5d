import { useState } from 'react';
import type { MapLine } from './map-lines.tsx';

/** From one hex to another, as cells; -1 while an end is open. */
export interface Ends {
  readonly from: number;
  readonly to: number;
}

/** Chooses first where it begins, then where it ends, and then anew. */
export function setEnd(ends: Ends, cell: number): Ends {
  if (ends.from < 0 || ends.to >= 0) return { from: cell, to: -1 };
  return cell === ends.from ? { from: -1, to: -1 } : { ...ends, to: cell };
}

/** What a game says of two hexes. */
export interface Measured {
  readonly line: MapLine;
  /** The whole answer in a sentence or two. */
  readonly text: string;
  readonly rule: string;
  /** What blocks the line, as cells. */
  readonly inTheWay: readonly number[];
}

export interface Ruler {
  /** Null while it is put away. */
  readonly ends: Ends | null;
  readonly measured: Measured | null;
  /** Takes it out, or puts it away. */
  toggle(): void;
  choose(cell: number): void;
}

interface RulerUse {
  /** Where it begins when it is taken out; negative for nowhere yet. */
  readonly start: number;
  /** Where it ends until an end is chosen. */
  readonly pointed: number;
  measure(from: number, to: number): Measured;
}

export function useRuler({ start, pointed, measure }: RulerUse): Ruler {
  const [ends, setEnds] = useState<Ends | null>(null);
  const { from, to } = ends ?? { from: -1, to: -1 };
  const end = to >= 0 ? to : pointed;
  return {
    ends,
    measured: from >= 0 && end >= 0 && end !== from ? measure(from, end) : null,
    toggle: () => setEnds(ends ? null : { from: start, to: -1 }),
    choose: (cell) => ends && setEnds(setEnd(ends, cell)),
  };
}
