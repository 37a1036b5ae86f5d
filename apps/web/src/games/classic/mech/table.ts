import type { Classic } from '@ironfield/classic/game-types.ts';
import type { State } from '@ironfield/classic/state.ts';

export type Table = Classic['Table'];
export type Mech = Table['units'][number];

/** The rules only look at what everybody sees; the dice, which a table lacks, do not matter to them. */
export const asState = (table: Table): State => table as unknown as State;
