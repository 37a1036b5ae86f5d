import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../battlefields.ts';
import { NO_LIMIT } from '../data/tables.ts';
import type { Battleforce2 } from '../game-types.ts';
import { isOnMap, isShutDown } from '../rules/elements/condition.ts';
import { isSubmarine } from '../rules/map/submarines.ts';
import { turnOf } from '../rules/victory/objectives.ts';
import { lastOutcome, outcomeOf } from '../rules/victory/victory.ts';
import type { Frame, Frames } from '../state.ts';
import { LABELS, PROMPTS } from '../text.ts';
import { setHeat } from './announcing.ts';
import { SUBMERGED } from './set-up/deployment.ts';
import { beginPhase } from './turn.ts';
import { endIfDecided } from './victory.ts';

/** BF2-SEQ-06: submarines first (BF2-VEH-06). */
export function end(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  beginPhase(play, 'end', state.active);
  const submarines: Frame[] = [];
  for (const [unit, seat] of field.seatOf.entries())
    if (isSubmarine(field, unit) && isOnMap(state, unit))
      submarines.push({ step: 'end/submarine', seat, unit });
  const { endPhase, turnEnds } = field.plugged;
  if (submarines.length === 0 && !endPhase && !turnEnds) {
    restart(play);
    close(play);
    return;
  }
  play.next(...submarines, ...(endPhase?.([]) ?? []), { step: 'end/restart' }, ...(turnEnds?.([]) ?? []), {
    step: 'end/close',
  });
}

/** BF2-OBJ-03, BF2-VIC-01: objectives and victory, or another turn. */
export function close(play: Play<Battleforce2>): void {
  const { state } = play;
  const { plugged } = battlefieldOf(state);
  turnObjectives(play);
  const isLastTurn = state.turn >= (plugged.lastTurn?.() ?? NO_LIMIT);
  const outcome = outcomeOf(state) ?? (isLastTurn ? lastOutcome(state) : null);
  const lastSteps = plugged.endSteps?.([], battlefieldOf(state), state) ?? [];
  if (!endIfDecided(play, outcome)) play.next(...lastSteps, { step: 'turn' });
}

/** BF2-VEH-06: surfaced or submerged until the next End Phase. */
export const submarine: Decision<Battleforce2, Frames['end/submarine'], 'submerge'> = {
  menu: (state, { unit }) => ({
    prompt: PROMPTS.submarine(battlefieldOf(state).unitSetups[unit].id),
    rule: 'BF2-VEH-06',
    orders: [{ type: 'submerge', label: LABELS.submerged, fields: [SUBMERGED] }],
  }),
  apply(play, { unit }, { submerged }) {
    if (play.state.units[unit].submerged === submerged) return;
    play.happen({ type: 'submerged', unit, submerged });
  },
};

/** BF2-HEAT-05: elements that began the turn shut down. */
export function restart(play: Play<Battleforce2>): void {
  const { elements, turn } = play.state;
  for (let element = 0; element < elements.length; element++) {
    const { destroyed, condition } = elements[element];
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
    play.happen({ type: 'objective', index, turned });
  }
}
