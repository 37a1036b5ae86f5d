import { agendaIn, stepsToCome } from '@ironfield/kernel/advance.ts';
import { seededDice } from '@ironfield/kernel/dice.ts';
import type { View } from '@ironfield/kernel/game.ts';
import { kernelParts, type Seat } from '@ironfield/kernel/state.ts';
import { battlefieldOf } from './battlefield.ts';
import type { Event } from './events.ts';
import { fork } from './fork.ts';
import type { Classic } from './game-types.ts';
import { waitingUnits } from './phases/activation.ts';
import type { Frames, State } from './state.ts';

/** Nothing on this table is hidden but the dice to come. */
export function table(state: State): Classic['Table'] {
  const {
    dice: _dice,
    agenda: _agenda,
    sealed: _sealed,
    suspended: _suspended,
    outcome: _outcome,
    ...seen
  } = fork(state);
  return { ...seen, toCome: stepsToCome(state) };
}

export function redact(event: Event): Event {
  return event;
}

export function imagine({ table: seen, question, outcome, waiting }: View<Classic>, seed: string): State {
  const { toCome, ...known } = seen;
  const agenda = agendaIn<State>(toCome, question);
  const state = fork({ ...known, agenda, ...kernelParts(seededDice(seed)), outcome });
  const frame = state.agenda.at(-1);
  if (frame?.step === 'activation/agree') state.sealed = guessedAnswers(state, frame, waiting);
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
