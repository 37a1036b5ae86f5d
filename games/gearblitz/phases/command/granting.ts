import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../../game-types.ts';
import { mayHelp, pointsOf } from '../../rules/command/points.ts';
import { rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { helpPick, helps } from './spending.ts';

/** HGB-CP-05: units of a side that might get an action more; Locked or not. */
export function grantable(state: State, seat: Seat): number[] {
  if (pointsOf(state, seat) === 0) return [];
  return rosterOf(state.setup).units.flatMap(({ id, seat: side }) =>
    side === seat && state.units[id].at !== null && mayHelp(state, id, 'action') ? id : [],
  );
}

/** HGB-CP-05: `first` is named first, if it is among them. */
export function extraForms(state: State, seat: Seat, first?: number): OrderForm<'extra-action'>[] {
  const units = grantable(state, seat).sort((a, b) => Number(b === first) - Number(a === first));
  if (units.length === 0) return [];
  return [
    { type: 'extra-action', label: COMMAND_TEXT.extraAction, fields: [helpPick(state, units, 'action')] },
  ];
}

/** HGB-CP-05: it acts at once, if the Commander gets through. */
export function grant(play: Play<GearBlitz>, unit: number, during: number | null): void {
  const { seat } = rosterOf(play.state.setup).units[unit];
  if (helps(play, unit, 'action')) play.next({ step: 'extra', seat, unit, during });
}
