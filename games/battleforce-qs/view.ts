import { agendaIn, stepsToCome } from '@ironfield/kernel/advance.ts';
import { seededDice } from '@ironfield/kernel/dice.ts';
import type { View } from '@ironfield/kernel/game.ts';
import { kernelParts } from '@ironfield/kernel/state.ts';
import type { Event } from './events.ts';
import { fork } from './fork.ts';
import type { BattleforceQs } from './game-types.ts';
import type { State } from './state.ts';

/** Nothing on this table is hidden but the dice to come. */
export function table(state: State): BattleforceQs['Table'] {
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

export function imagine({ table: seen, question, outcome }: View<BattleforceQs>, seed: string): State {
  const { toCome, ...known } = seen;
  const agenda = agendaIn<State>(toCome, question);
  return fork({ ...known, agenda, ...kernelParts(seededDice(seed)), outcome });
}
