import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OnTable } from '@ironfield/kernel/state.ts';
import type { BattleforceQs } from '../game-types.ts';
import type { State } from '../state.ts';

/** BFQ-SEQ-04 */
export function turn(play: Play<BattleforceQs>): void {
  const { state } = play;
  play.happen({ type: 'turn', turn: state.turn + 1 });
  play.next({ step: 'initiative' }, { step: 'movement' }, { step: 'combat' }, { step: 'end' });
}

export function forgetLastTurn(table: OnTable<State>): void {
  table.lines = {};
  table.directions = {};
  for (const unit of table.units) unit.moved = false;
  for (const element of table.elements) {
    element.attacked = false;
    element.heatGain = 0;
  }
}
