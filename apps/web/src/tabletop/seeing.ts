// The possibilities of a model at one moment or another of a plan.

import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { Asked } from '../table/asked.ts';
import { foresee } from './foresight.ts';
import type { Stand, TabletopGame } from './tabletop-game.ts';
import { type Foresight, type Look, waysIn } from './ways.ts';

interface SeerUse<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly game: AnyGame;
  readonly inHand: number | null;
  /** Is somebody asked? While something is shown the table is ahead of the question. */
  readonly isAsked: boolean;
}

export interface Seer {
  /** The place of the model in hand; null while it is not on the table. */
  standIn(seen: View<GameTypes>): Stand | null;
  lookAt(seen: View<GameTypes>): Look;
  see(seen: View<GameTypes>): Foresight;
}

export function seerOf<G extends GameTypes>({ tabletop, game, inHand, isAsked }: SeerUse<G>): Seer {
  const standIn = (seen: View<GameTypes>): Stand | null => {
    if (inHand === null) return null;
    const { at, heading } = tabletop.models(seen.table as G['Table'])[inHand];
    return at && { at, heading };
  };
  const lookAt = (seen: View<GameTypes>): Look => {
    const asked = isAsked ? Asked.in(game, seen) : null;
    return {
      forms: asked?.menu.orders ?? [],
      ways: waysIn(tabletop.ways, asked?.menu ?? null),
      from: standIn(seen),
      whyNot: (order) => asked?.whyNot(order) ?? null,
      ...(inHand !== null && {
        freeTurn: tabletop.freeTurn?.(seen as unknown as View<G>, inHand),
        costOf: (order: CoreOrder) =>
          tabletop.costOf?.(seen as unknown as View<G>, inHand, order)?.explanation.total ?? 0,
      }),
    };
  };
  const see = (seen: View<GameTypes>): Foresight => ({
    look: lookAt(seen),
    after: (order) => {
      const next = foresee(game, seen, order, tabletop.letPass);
      return next?.isCertain ? see(next.view) : null;
    },
  });
  return { standIn, lookAt, see };
}
