import type { OrdersOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { brace, braceForms } from '../actions/bracing.ts';
import { type Offer, offer } from '../core/offers.ts';
import { fightFire, fireForms } from '../damage/burning.ts';
import { demolishForms, demolitionBy } from '../firing/demolishing.ts';
import { bombardForms, bombardmentBy } from '../special/indirect.ts';
import { observationBy, observeForms } from '../special/observing.ts';

export type SpecialAction = 'bombard' | 'observe' | 'observe-place' | 'demolish' | 'fight-fire' | 'brace';

/** HGB-ACT-02: special attacks, and what belongs to them, for an action. */
export const SPECIAL_ACTIONS: readonly Offer<SpecialAction>[] = [
  offer(['demolish'], demolishForms),
  offer(['bombard'], bombardForms),
  offer(['observe', 'observe-place'], observeForms),
  offer(['fight-fire'], fireForms),
  offer(['brace'], braceForms),
];

export function actSpecially(
  play: Play<GearBlitz>,
  unit: number,
  order: OrdersOf<GearBlitz, SpecialAction>,
): void {
  switch (order.type) {
    case 'demolish':
      play.next({ step: 'attack', ...demolitionBy(play.state, unit, order) });
      return;
    case 'bombard':
      play.next({ step: 'attack', ...bombardmentBy(play.state, unit, order) });
      return;
    case 'observe':
    case 'observe-place':
      play.next({ step: 'observe', ...observationBy(unit, order) });
      return;
    case 'fight-fire':
      fightFire(play, unit, order.target);
      return;
    case 'brace':
      brace(play, unit);
      return;
  }
}
