import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../game-types.ts';
import { rested } from '../refreshing.ts';
import { opponentOf, rosterOf } from '../roster.ts';
import type { Frames, State } from '../state.ts';
import { TEXT } from '../text/menus.ts';
import { seatPick } from './deployment.ts';
import { outcomeOf } from './ending.ts';
import { rollOff } from './rolls.ts';

/** HGB-ROUND-01 */
export const round: Procedure<GearBlitz, Frames['round']> = (play) => {
  play.state.round++;
  play.emit({ type: 'round', round: play.state.round });
  play.next({ step: 'initiative' }, { step: 'events' });
};

/** HGB-ROUND-02 */
export const initiative: Procedure<GearBlitz, Frames['initiative']> = (play) => {
  play.state.winner = rollOff(play, 'initiative');
  play.next({ step: 'first', seat: play.state.winner });
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
export function groupsToActivate({ setup, units }: State, seat: Seat): number[] {
  return rosterOf(setup).groups.flatMap((group, index) =>
    group.seat === seat && group.units.some((id) => units[id].at !== null && !units[id].isLocked)
      ? [index]
      : [],
  );
}

/** HGB-ROUND-03: in turn, and whoever has nothing left passes. */
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
  state.units = state.units.map((unit, id) => rested(state, unit, id));
  state.attacks = [];
  play.emit({ type: 'unlocked' });
  const outcome = outcomeOf(state);
  if (!outcome) return play.next({ step: 'round' });
  play.emit({ type: 'ended', outcome });
  play.end(outcome);
};
