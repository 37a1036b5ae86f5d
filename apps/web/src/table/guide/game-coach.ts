import type { AnyGame, Game, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { useMemo } from 'react';
import type { Hint } from '../../coach/hint.ts';
import { type SituationOf, situationAt } from '../../coach/situation.ts';
import { type CoachModel, useCoach } from '../../coach/use-coach.ts';
import { useCode } from '../../ui/use-code.ts';
import type { TableModel } from '../table-model.ts';

/** A game's part of its coach. */
interface CoachPlan<G extends GameTypes, Situation> {
  /** The most important first. */
  readonly hints: readonly Hint<Situation>[];
  /** The situation that hints speak about; `null` where there is none. */
  situationOf(base: SituationOf<G>, view: View<G>): Situation | null;
  /** One decision of the game, to tell it from the next. */
  momentOf(situation: Situation): string;
}

export interface GameCoach<G extends GameTypes, Situation = unknown>
  extends Omit<CoachPlan<G, Situation>, 'situationOf'> {
  /** `null` for those who only watch. `plan` is what is not confirmed yet. */
  situationOf(...seen: Parameters<typeof situationAt<G>>): Situation | null;
}

export const coachOf = <G extends GameTypes, Situation>(
  plan: CoachPlan<G, Situation>,
): GameCoach<G, Situation> => ({
  ...plan,
  situationOf(...seen) {
    const base = situationAt(...seen);
    return base && plan.situationOf(base, seen[1]);
  },
});

const NO_HINTS: GameCoach<GameTypes>['hints'] = [];

/** The coach of a game at its table, which is fetched when the first order has been given. */
export function useGameCoach<G extends GameTypes>(
  game: AnyGame,
  load: (() => Promise<GameCoach<G>>) | undefined,
  { form, full }: { readonly form: { readonly type: string } | undefined; readonly full: object },
  { snapshot, menu }: Pick<TableModel, 'snapshot' | 'menu'>,
): CoachModel {
  const known = useCode(snapshot.summary.number > 0 ? load : undefined);
  const situation = useMemo(() => {
    const plan = form ? { ...full, type: form.type } : null;
    const view = snapshot.view as unknown as View<G>;
    return known?.situationOf(game as unknown as Game<G>, view, menu, plan) ?? null;
  }, [known, game, snapshot.view, menu, form, full]);
  const moment = known && situation !== null ? known.momentOf(situation) : '';
  return useCoach(known?.hints ?? NO_HINTS, situation, moment);
}
