import { imagine } from '@ironfield/battleforce2/imagining.ts';
import type { State } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { viewOf } from '@ironfield/kernel/play/imagining.ts';

/** What the rules compute on: a state that has this table. */
export const stateOn = (table: Table): State => imagine(viewOf(table), '');
