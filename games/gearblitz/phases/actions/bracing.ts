import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isBraced } from '../../rules/attack/aiming.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';

/** HGB-PERK-14: an action, where a unit with a Stabilizer Mount stands still. */
export function braceForms(state: State, id: number): OrderForm<'brace'>[] {
  const { speed, sheet } = unitOf(state, id);
  const mayBrace = sheet.card.perks.stabilizer !== undefined && speed === 'stationary';
  if (!mayBrace || state.units[id].actions === 0 || isBraced(state, id)) return [];
  return [{ type: 'brace', label: SPECIAL_TEXT.brace, fields: [] }];
}

export function brace(play: Play<GearBlitz>, id: number): void {
  const { actions, at } = play.state.units[id];
  play.happen({ type: 'braced', unit: id, now: { actions: actions - 1, bracedAt: at } });
}
