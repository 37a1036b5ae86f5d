import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../../game-types.ts';
import { plugged } from '../../register.ts';
import { isToActivate } from '../../rules/battle/reserves.ts';
import { withoutMarks } from '../../rules/unit/mark-ends.ts';
import { rested } from '../../rules/unit/refreshing.ts';
import { opponentOf, rosterOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { clearSmoke } from '../actions/smoke.ts';
import { seatPick } from '../battle/deployment.ts';
import { endIfOver } from '../battle/ending.ts';
import { announceReserves } from '../battle/reserves.ts';
import { autopilotSteps } from './autopilot.ts';

/** HGB-ROUND-01 */
export const round: Procedure<GearBlitz, Frames['round']> = (play) => {
  play.state.round++;
  play.emit({ type: 'round', round: play.state.round });
  announceReserves(play);
  const { roundBegins, roundEnd } = plugged(play.state.setup);
  play.next(
    ...autopilotSteps(play.state),
    { step: 'initiative' },
    { step: 'support' },
    { step: 'burning' },
    { step: 'heat' },
    ...(roundEnd?.([]) ?? []),
    { step: 'events' },
  );
  roundBegins?.(play);
};

/** HGB-ROUND-02: the winner says who activates the first group. */
export const first: Decision<GearBlitz, Frames['first'], 'go-first'> = {
  menu: (state) => ({
    prompt: TEXT.whoGoesFirst,
    rule: 'HGB-ROUND-02',
    orders: [{ type: 'go-first', label: TEXT.goFirst, fields: [seatPick(state, TEXT.whoBegins)] }],
  }),
  apply(play, { seat: chosenBy }, { seat }) {
    play.emit({ type: 'first', seat, chosenBy });
    play.next({ step: 'turn', seat });
  },
};

/** Groups of a side with somebody to activate. */
export function groupsToActivate(state: State, seat: Seat): number[] {
  return rosterOf(state.setup).groups.flatMap((group, index) =>
    group.seat === seat && group.units.some((id) => isToActivate(state, id)) ? [index] : [],
  );
}

/** HGB-ROUND-03: sides alternate; a side with nothing left passes. */
export const turn: Procedure<GearBlitz, Frames['turn']> = (play, { seat }) => {
  const other = opponentOf(seat);
  const mine = groupsToActivate(play.state, seat).length;
  if (mine === 0 && groupsToActivate(play.state, other).length === 0) return;
  if (mine > 0) play.next({ step: 'group', seat }, { step: 'turn', seat: other });
  else play.next({ step: 'turn', seat: other });
};

/** HGB-ROUND-05: the end of a round. */
export const events: Procedure<GearBlitz, Frames['events']> = (play) => {
  const { state } = play;
  clearSmoke(play);
  state.units = state.units.map((unit, id) => rested(state, unit, id));
  Object.assign(state, withoutMarks(state, null, 'round'));
  play.emit({ type: 'unlocked' });
  if (!endIfOver(play)) play.next({ step: 'round' });
};
