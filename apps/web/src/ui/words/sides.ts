import type { Viewer } from '@ironfield/kernel/state.ts';

/** The class that carries a side's colours; see theme.css. */
export function sideClass(seat: Viewer | null): string {
  return typeof seat === 'number' ? `side-${seat % 2}` : 'side-none';
}

const COLOURS = ['blue', 'orange'];

/** Sides of the same name by their colours. */
export const toldApart = (sides: readonly string[]): readonly string[] =>
  sides.map((side, seat) =>
    sides.every((other, each) => each === seat || other !== side) ? side : `${side} (${COLOURS[seat]})`,
  );
