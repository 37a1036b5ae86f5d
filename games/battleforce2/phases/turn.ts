import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { ElementState, Frame, Phase, State, UnitState } from '../state.ts';

/** BF2-SEQ-01 */
export function turn(play: Play<Battleforce2>): void {
  const { state } = play;
  state.turn++;
  forgetLastTurn(state);
  play.emit({ type: 'turn', turn: state.turn });
  play.next({ step: 'initiative' });
}

export function forgetLastTurn({
  units,
  elements,
}: {
  readonly units: readonly Pick<UnitState, 'moved' | 'entered' | 'fired' | 'transfer'>[];
  readonly elements: readonly Pick<ElementState, 'attacked' | 'scanned' | 'spots'>[];
}): void {
  for (const unit of units) Object.assign(unit, { moved: false, entered: 0, fired: false, transfer: null });
  for (const element of elements) Object.assign(element, { attacked: false, scanned: false, spots: null });
}

/** BF2-SEQ-01: the phases of a side. */
export const phasesOf = ({ commands }: State, seat: Seat): readonly Frame[] =>
  commands
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

export function beginPhase(play: Play<Battleforce2>, phase: Phase, active: Seat): void {
  play.state.phase = phase;
  play.state.active = active;
  play.emit({ type: 'phase', phase, active });
}
