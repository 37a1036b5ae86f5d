import { middleOf } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Plan } from './hint.ts';

/** A decision of one seat, with its plan so far. Games add what their hints need. */
export interface SituationOf<G extends GameTypes> {
  readonly state: G['State'];
  readonly seat: Seat;
  /** The types of orders on the menu; empty while somebody else decides. */
  readonly asked: readonly G['Order']['type'][];
  readonly plan: Plan | null;
}

/** `null` for spectators. Hidden facts are guessed; hints use nothing that depends on them. */
export function situationAt<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  menu: { readonly orders: readonly { readonly type: string }[] } | null,
  plan: Plan | null,
): SituationOf<G> | null {
  if (view.viewer === 'spectator') return null;
  const state = middleOf(game, imagined(game, view, ''));
  return { state, seat: view.viewer, asked: (menu?.orders ?? []).map(({ type }) => type), plan };
}

/** Tells one decision of a game from the next by what changes in between. */
export const momentIn = <G extends GameTypes>(
  { seat, asked }: Pick<SituationOf<G>, 'seat' | 'asked'>,
  ...counts: readonly (string | number)[]
): string => [...counts, seat, asked[0] ?? 'waiting'].join(' ');

export const isAsked = <Type extends string>(
  { asked }: { readonly asked: readonly Type[] },
  type: Type,
): boolean => asked.includes(type);
