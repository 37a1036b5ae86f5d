import type { Play } from '@ironfield/kernel/play.ts';
import { battlefieldOf } from '../battlefields.ts';
import { NO_LIMIT } from '../data/tables.ts';
import type { Battleforce2 } from '../game-types.ts';
import { isShutDown } from '../rules/condition.ts';
import { turnObjective, turnOf } from '../rules/objectives.ts';
import { lastOutcome, outcomeOf } from '../rules/victory.ts';
import { setHeat } from './announcing.ts';
import { beginPhase } from './turn.ts';
import { endIfDecided } from './victory.ts';

/** BF2-SEQ-06 */
export function end(play: Play<Battleforce2>): void {
  const { state } = play;
  const { plugged } = battlefieldOf(state);
  beginPhase(play, 'end', state.active);
  plugged.endPhase?.(play);
  restart(play);
  plugged.turnEnds?.(play);
  turnObjectives(play);
  const isLastTurn = state.turn >= (plugged.lastTurn?.() ?? NO_LIMIT);
  const outcome = outcomeOf(state) ?? (isLastTurn ? lastOutcome(state) : null);
  const lastSteps = plugged.endSteps?.([], battlefieldOf(state), state) ?? [];
  if (!endIfDecided(play, outcome)) play.next(...lastSteps, { step: 'turn' });
}

/** BF2-HEAT-05: whoever began the turn shut down. */
function restart(play: Play<Battleforce2>): void {
  const { elements, turn } = play.state;
  for (const [element, { destroyed, condition }] of elements.entries()) {
    if (!destroyed && isShutDown(elements[element]) && condition.downSince < turn) setHeat(play, element, 0);
  }
}

/** BF2-OBJ-03 */
function turnObjectives(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (const [index, objective] of state.objectives.entries()) {
    const turned = turnOf(field, state, objective);
    if (!turned || field.plugged.isObjective?.(true, state, index) === false) continue;
    turnObjective(objective, turned, state.turn);
    play.emit({ type: 'objective', index, turned });
  }
}
