import { seededDice } from '../dice.ts';
import {
  type CoreState,
  type Frame,
  type KernelParts,
  kernelParts,
  type OpenTable,
  type Outcome,
} from '../state.ts';
import { agendaIn, stepsToCome } from './advance.ts';

/** The table of a game that hides only future dice; `copied` is a fork of the state. */
export function openTable<S extends CoreState>(state: S, copied: S): OpenTable<S> {
  const {
    dice: _,
    agenda: _agenda,
    sealed: _sealed,
    suspended: _suspended,
    outcome: _outcome,
    ...seen
  } = copied;
  return { ...seen, upcoming: stepsToCome(state) };
}

/** The state behind such a view, without the dice. Fork it before changing it. */
export function stateBehind<S extends CoreState>(
  view: { readonly table: OpenTable<S>; readonly question: Frame | null; readonly outcome: Outcome | null },
  seed: string,
): S {
  const { upcoming, ...known } = view.table;
  const parts: Pick<CoreState, KernelParts> = { ...kernelParts(seededDice(seed)), outcome: view.outcome };
  return { ...known, ...parts, agenda: agendaIn<S>(upcoming, view.question) } as unknown as S;
}
