import type { Play } from '@ironfield/kernel/play.ts';
import type { BattleforceQs } from '../game-types.ts';

/** BFQ-SEQ-04 */
export function turn(play: Play<BattleforceQs>): void {
  const { state } = play;
  state.turn++;
  state.lines = {};
  state.directions = {};
  for (const unit of state.units) unit.moved = false;
  for (const element of state.elements) {
    element.attacked = false;
    element.heatGain = 0;
  }
  play.emit({ type: 'turn', turn: state.turn });
  play.next({ step: 'initiative' }, { step: 'movement' }, { step: 'combat' }, { step: 'end' });
}
