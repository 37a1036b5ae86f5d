import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { State } from '@ironfield/battleforce-qs/state.ts';
import { imagine } from '@ironfield/battleforce-qs/view.ts';
import { viewOf } from '@ironfield/kernel/play/imagining.ts';
import type { OrderFieldsOf } from '../../hex-table/order-fields.ts';

export type Table = BattleforceQs['Table'];

/** The names of order fields. */
export const FIELDS: OrderFieldsOf<BattleforceQs['Order']> = {
  unit: 'unit',
  to: 'to',
  facing: 'facing',
  targets: ['target'],
};

/** A state with this table, on which the rules compute. */
export const stateOn = (table: Table): State => imagine(viewOf(table), '');
