import type { State } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { imagine } from '@ironfield/battleforce2/view/imagining.ts';
import { viewOf } from '@ironfield/kernel/play/imagining.ts';

/** A state with this table, on which the rules compute. */
export const stateOn = (table: Table): State => imagine(viewOf(table), '');
