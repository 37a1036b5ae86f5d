import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Setup } from '@ironfield/battleforce2/state.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { LineUp } from '../../hex-table/cards/line-up.tsx';
import { figureOf } from './unit-figure.tsx';

/** The map with both sides drawn up. */
export function Picture({ setup }: { readonly setup: CoreSetup }) {
  const { board, weights, unitsOf, letters } = openFieldOf({ setup: setup as Setup, ground: null });
  return (
    <LineUp
      board={board}
      sides={unitsOf.map((units) => units.map((unit) => figureOf(letters[unit], weights[unit])))}
    />
  );
}
