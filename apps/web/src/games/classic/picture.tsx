import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Setup } from '@ironfield/classic/state.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { LineUp } from '../../hex-table/cards/line-up.tsx';
import { figureOf } from './mech/mech-token.tsx';

/** The map with both sides drawn up. */
export function ClassicPicture({ setup }: { readonly setup: CoreSetup }) {
  const { units } = setup as Setup;
  const sides = [0, 1].map((side) =>
    units.filter((unit) => unit.side === side).map(({ unit: mech }) => figureOf(mech)),
  );
  return <LineUp board={battlefieldOf({ setup: setup as Setup }).board} sides={sides} />;
}
