import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { linkTo } from '../../rules/command/comms.ts';
import { chaplainOf, hasUplinkPoint, helpFor } from '../../rules/command/points.ts';
import type { Use } from '../../state/command.ts';
import { nameOf, rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { TEXT } from '../../text/menus.ts';
import { communicates } from './communicating.ts';

/** HGB-CP-02: a point for a unit; where the Commander does not get through it is kept, and the try counts. */
export function helps(play: Play<GearBlitz>, unit: number, use: Use): boolean {
  const { state } = play;
  const source = helpFor(state, unit, use);
  if (typeof source !== 'string') return false;
  const { seat } = rosterOf(state.setup).units[unit];
  const commander = state.commanders[seat];
  const isHeard = source !== 'transfer' || communicates(play, commander, [unit]);
  const by = source === 'neural net' ? unit : source === 'chaplain' ? chaplainOf(state, unit)! : commander;
  play.happen({
    type: 'command-point',
    seat,
    unit,
    by,
    use,
    source,
    isHeard,
    isUplink: hasUplinkPoint(state, seat),
  });
  return isHeard;
}

/** The cost of help for a unit, in words. */
export function costOfHelp(state: State, unit: number, use: Use): string {
  const source = helpFor(state, unit, use);
  if (typeof source !== 'string') return source.message;
  const { seat } = rosterOf(state.setup).units[unit];
  const isRolled = source === 'transfer' && linkTo(state, state.commanders[seat], [unit]) === 'roll';
  return `${COMMAND_TEXT.sources[source]}${isRolled ? COMMAND_TEXT.rolled : ''}`;
}

/** One of the units that may be helped. */
export const helpPick = (
  state: State,
  units: readonly number[],
  use: Use,
  follow?: (unit: number) => ReturnType<NonNullable<Pick['follow']>>,
): Pick => ({
  kind: 'pick',
  // Not the active unit.
  name: 'receiver',
  label: TEXT.unit,
  values: units,
  describe: (id) => ({
    label: `${nameOf(state, Number(id))} (${costOfHelp(state, Number(id), use)})`,
    piece: id,
  }),
  get known() {
    return numbersOf(rosterOf(state.setup).units);
  },
  whyNot(id) {
    const source = id !== undefined && helpFor(state, Number(id), use);
    return source && typeof source !== 'string' ? source : null;
  },
  ...(follow && { follow: (id) => follow(Number(id)) }),
});
