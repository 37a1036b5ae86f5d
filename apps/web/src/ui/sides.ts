import type { Viewer } from '@ironfield/kernel/state.ts';

/** The class that carries a side's colours; see theme.css. */
export function sideClass(seat: Viewer | null): string {
  return typeof seat === 'number' ? `side-${seat % 2}` : 'side-none';
}
