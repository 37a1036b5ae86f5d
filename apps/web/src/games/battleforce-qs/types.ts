import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { State } from '@ironfield/battleforce-qs/state.ts';

export type Table = BattleforceQs['Table'];

/** The rules only look at what everybody sees; the dice, which a table lacks, do not matter to them. */
export const asState = (table: Table): State => table as unknown as State;
