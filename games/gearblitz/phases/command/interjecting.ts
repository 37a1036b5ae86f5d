import type { Field, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { mayHelp, pointsOf } from '../../rules/command/points.ts';
import { opponentOf, rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { helpPick } from './spending.ts';

/** HGB-CP-04: units of a side that might be activated out of sequence. */
function activatable(state: State, seat: Seat, isOther: (group: number) => boolean): number[] {
  if (pointsOf(state, seat) === 0) return [];
  return rosterOf(state.setup).units.flatMap(({ id, seat: side, group }) => {
    const { at, isLocked } = state.units[id];
    if (side !== seat || at === null || isLocked || !isOther(group)) return [];
    return mayHelp(state, id, 'activation') ? id : [];
  });
}

/** HGB-CP-04: `group` is the one whose turn it is anyway. */
export function interjectForms(
  state: State,
  { seat, group }: { readonly seat: Seat; readonly group?: number },
  announcement: (unit: number) => readonly Field[],
): OrderForm<'activate-now'>[] {
  const units = activatable(state, seat, (other) => other !== group);
  if (units.length === 0) return [];
  const fields = [helpPick(state, units, 'activation', announcement)];
  return [{ type: 'activate-now', label: COMMAND_TEXT.activateNow, fields }];
}

/** HGB-CP-04: who wants to be asked between two activations; whose turn it is goes first where both want it. */
export function interjectors(state: State, active: Seat): Seat[] {
  const wants = (seat: Seat): boolean =>
    state.wishes[seat].windows && activatable(state, seat, () => true).length > 0;
  return wants(opponentOf(active)) ? [active, opponentOf(active)].filter(wants) : [];
}
