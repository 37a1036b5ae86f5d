import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { auxRating } from '../../rules/unit/condition.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';

/** HGB-AUX-08: at night, for no action, until the round ends. HGB-TERR-07: not on a cliff. */
export function searchlightForms(state: State, id: number): OrderForm<'searchlight'>[] {
  const unit = unitOf(state, id);
  const isOff = state.battle.light === 'night' && !unit.isLit && !unit.climb;
  if (!isOff || auxRating(unit, 'searchlight') === 0) return [];
  return [{ type: 'searchlight', label: SPECIAL_TEXT.searchlight, fields: [] }];
}

export function lightUp(play: Play<GearBlitz>, id: number): void {
  const { body } = play.state.units[id];
  play.happen({ type: 'lit-up', unit: id, now: { body: { ...body, isLit: true } } });
}
