import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { AnyGame, Game, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo } from 'react';
import type { Hint } from '../coach/hint.ts';
import { type CoachModel, useCoach } from '../coach/use-coach.ts';
import { useCode } from '../ui/use-code.ts';
import type { TableModel } from './table-model.ts';

/** What the coach of a game knows. */
export interface GameCoach<G extends GameTypes, Situation = unknown> {
  readonly hints: readonly Hint<Situation>[];
  /** `null` for those who only watch. `plan` is what is not confirmed yet. */
  situationOf(
    view: View<G>,
    menu: ExpandedMenu | null,
    plan: CoreOrder | null,
    game: Game<G>,
  ): Situation | null;
  /** One decision of the game, to tell it from the next. */
  momentOf(situation: Situation): string;
}

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
    const plan = form ? ({ ...full, type: form.type } as CoreOrder) : null;
    return (
      known?.situationOf(snapshot.view as unknown as View<G>, menu, plan, game as unknown as Game<G>) ?? null
    );
  }, [known, game, snapshot.view, menu, form, full]);
  const moment = known && situation !== null ? known.momentOf(situation) : '';
  return useCoach(known?.hints ?? NO_HINTS, situation, moment);
}
