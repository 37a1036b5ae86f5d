import { type Board, distance } from '@ironfield/hex/board.ts';
import { lineCells } from '@ironfield/hex/board-line.ts';
import { useState } from 'react';
import { plural } from '../ui/words/plural.ts';
import type { MapLine } from './map-lines.tsx';

/** From one hex to another, as cells; -1 while an end is open. */
export interface Ends {
  readonly from: number;
  readonly to: number;
}

/** Sets the start first, then the end, then starts again. */
export function setEnd(ends: Ends, cell: number): Ends {
  if (ends.from < 0 || ends.to >= 0) return { from: cell, to: -1 };
  return cell === ends.from ? { from: -1, to: -1 } : { ...ends, to: cell };
}

/** A game's facts about two hexes. */
export interface Measured {
  readonly line: MapLine;
  /** The whole answer in a sentence or two. */
  readonly text: string;
  readonly rule: string;
  /** Cells that block the line. */
  readonly inTheWay: readonly number[];
}

/** A game's facts about the line between two hexes. */
interface Sighting {
  readonly isBlocked: boolean;
  /** The name of the range, if it has one. */
  readonly range?: string;
  /** The line of sight, in sentences. */
  readonly words: readonly string[];
  readonly rule: string;
  readonly inTheWay: readonly number[];
}

export function measured(board: Board, from: number, to: number, sighting: Sighting): Measured {
  const { isBlocked, range, words, rule, inTheWay } = sighting;
  const hexes = distance(board, from, to);
  const far = [plural(hexes, 'hex', 'hexes'), ...(range === undefined ? [] : [range])].join(', ');
  return {
    line: {
      from,
      to,
      label: `${hexes}${isBlocked ? ' blocked' : ''}`,
      tone: isBlocked ? 'blocked' : 'sight',
    },
    text: [`${board.number[from]} to ${board.number[to]}: ${far}.`, ...words].join(' '),
    rule,
    inTheWay,
  };
}

/** The hexes that the line between two others touches. */
export function cellsBetween(board: Board, from: number, to: number): readonly number[] {
  const { cell, length } = lineCells(board, from, to);
  return [...cell.subarray(0, length)].filter((each) => each !== from && each !== to);
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
  /** Its start when it is taken out; negative for none yet. */
  readonly start: number;
  /** Its end until one is chosen. */
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
