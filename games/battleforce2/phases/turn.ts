import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { Frame, Phase, State } from '../state.ts';
import type { Seen } from '../table.ts';

/** BF2-SEQ-01 */
export function turn(play: Play<Battleforce2>): void {
  const { state } = play;
  play.happen({ type: 'turn', turn: state.turn + 1 });
  battlefieldOf(state).plugged.turnBegins?.(play);
  play.next({ step: 'initiative' });
}

export function forgetLastTurn({ units, elements }: Seen): void {
  for (const unit of units) {
    unit.moved = false;
    unit.entered = 0;
    unit.fired = false;
    unit.transfer = null;
    unit.thisTurn = null;
  }
  for (const element of elements) {
    element.attacked = false;
    element.scanned = false;
    element.spots = null;
  }
}

/** BF2-SEQ-01: the phases of a side. */
export function phasesOf(state: State, seat: Seat): readonly Frame[] {
  const field = battlefieldOf(state);
  const phases: readonly Frame[] = state.commands
    ? [
        { step: 'command', seat },
        { step: 'movement', seat },
        { step: 'movement/ended', seat },
        { step: 'combat', seat },
      ]
    : [
        { step: 'movement', seat },
        { step: 'combat', seat },
      ];
  return field.plugged.phases?.(phases, field, seat, state.turn) ?? phases;
}

/** A list of phases with something more after one of them. */
export const followedBy = (frames: readonly Frame[], step: Frame['step'], more: Frame): readonly Frame[] =>
  frames.flatMap((frame) => (frame.step === step ? [frame, more] : [frame]));

export function beginPhase(play: Play<Battleforce2>, phase: Phase, active: Seat): void {
  play.happen({ type: 'phase', phase, active });
}
