import type { View } from '@ironfield/kernel/game.ts';
import { openTable, stateBehind } from '@ironfield/kernel/open-table.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { battlefieldOf } from './battlefields.ts';
import type { Event } from './events.ts';
import { fork } from './fork.ts';
import type { Classic } from './game-types.ts';
import { waitingUnits } from './phases/activation.ts';
import type { Frames, State } from './state.ts';

/** Nothing on this table is hidden but the dice to come. */
export function table(state: State): Classic['Table'] {
  return openTable(state, fork(state));
}

export function redact(event: Event): Event {
  return event;
}

export function imagine(view: View<Classic>, seed: string): State {
  const state = fork(stateBehind<State>(view, seed));
  const frame = state.agenda.at(-1);
  if (frame?.step === 'activation/agree') state.sealed = guessedAnswers(state, frame, view.waiting);
  return state;
}

/** Of those who have said which 'Mech should be next, nobody knows more than that they have. */
function guessedAnswers(
  state: State,
  { seats, side, phase }: Frames['activation/agree'],
  waiting: readonly Seat[],
): State['sealed'] {
  const answered = seats.filter((seat) => !waiting.includes(seat));
  if (answered.length === 0) return null;
  const [unit] = waitingUnits(battlefieldOf(state), state, side, phase);
  return Object.fromEntries(answered.map((seat) => [seat, { type: 'next', unit }]));
}
