import { seededDice } from './dice.ts';
import type { GameTypes } from './game.ts';
import { copy } from './json.ts';
import type { CoreState } from './state.ts';

/** For games in which everybody sees everything: the whole state but for the dice and sealed orders. */
export type OpenTable<S extends CoreState> = Omit<S, 'dice' | 'sealed' | 'outcome'>;

export function openTable<S extends CoreState>(state: S): OpenTable<S> {
  const { dice: _dice, sealed: _sealed, outcome: _outcome, setup, ...rest } = state;
  return { setup, ...copy(rest) } as unknown as OpenTable<S>;
}

/** The state that an open table shows, with dice of its own. */
export function imagineOpen<S extends CoreState>(
  table: OpenTable<S>,
  outcome: GameTypes['State']['outcome'],
  seed: string,
): S {
  const { setup, ...rest } = table as unknown as S;
  return { setup, ...copy(rest), dice: seededDice(seed), sealed: null, outcome } as unknown as S;
}
