import type { Classic } from '@ironfield/classic/game-types.ts';
import type { State } from '@ironfield/classic/state.ts';
import { imagine } from '@ironfield/classic/view.ts';
import { viewOf } from '@ironfield/kernel/play/imagining.ts';

export type Table = Classic['Table'];
export type Mech = Table['units'][number];

/** The state that the rules compute on, with this table. */
export const stateOn = (table: Table): State => imagine(viewOf(table), '');
