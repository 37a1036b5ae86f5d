import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { State } from '@ironfield/battleforce-qs/state.ts';
import { imagine } from '@ironfield/battleforce-qs/view.ts';
import { viewOf } from '@ironfield/kernel/play/imagining.ts';
import type { OrderFieldsOf } from '../../hex-table/order-fields.ts';

export type Table = BattleforceQs['Table'];

/** What the fields of orders are called. */
export const FIELDS: OrderFieldsOf<BattleforceQs['Order']> = {
  unit: 'unit',
  to: 'to',
  facing: 'facing',
  targets: ['target'],
};

/** What the rules compute on: a state that has this table. */
export const stateOn = (table: Table): State => imagine(viewOf(table), '');
