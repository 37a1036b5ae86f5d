// The units on each floor (MT-BASE-19), and the ground as it is for those who go over roofs.

import { withHexes } from '@ironfield/hex/board.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { type Battlefield, groundOf } from '../battlefield.ts';
import { isAloft } from '../rules/ground/altitude.ts';
import { isPlaced } from '../rules/unit/condition.ts';
import { kept } from '../rules/unit/marks.ts';
import type { UnitState } from '../state.ts';

declare module '../extensions.ts' {
  interface UnitMarks {
    /** MT-BASE-19: the floor that it is on; the roof is as many levels up as the building is high. */
    readonly floor?: number;
  }
  interface TurnMarks {
    /** It goes over the roofs of buildings, and not through them. */
    readonly overRoofs?: true;
  }
}

/** 0 on the ground, with a roof over its head or without. */
export const floorOf = ({ marks }: UnitState): number => marks?.floor ?? 0;

export const roofAt = ({ special }: Pick<Battlefield, 'special'>, cell: number): number =>
  cell < 0 ? 0 : (special?.roof[cell] ?? 0);

export const isOnRoof = (field: Pick<Battlefield, 'special'>, unit: UnitState): boolean =>
  floorOf(unit) > 0 && floorOf(unit) === roofAt(field, unit.hex);

/** With walls around it. */
export const isInside = (field: Pick<Battlefield, 'special'>, unit: UnitState): boolean =>
  isPlaced(unit) && !isAloft(unit) && floorOf(unit) < roofAt(field, unit.hex);

/** Notes the floor. */
export function putOnFloor(unit: UnitState, floor: number): void {
  const { floor: _, ...marks } = unit.marks ?? {};
  unit.marks = floor > 0 ? { ...marks, floor } : kept(marks);
}

/** Roofs as plain ground, so high as they are. */
export const overRoofs = remembered((field: Battlefield): Battlefield => {
  const { board, special, plugged, past } = field;
  if (!special?.roof.some((height) => height > 0)) return field;
  const changes = Object.fromEntries(
    [...special.roof.entries()].flatMap(([cell, height]) =>
      height > 0 ? [[board.number[cell], { terrain: 'clear', level: board.level[cell] + height }]] : [],
    ),
  );
  return { ...field, ...groundOf(withHexes(board, changes), plugged.hazeOf, past.chaptersApart?.()) };
});
