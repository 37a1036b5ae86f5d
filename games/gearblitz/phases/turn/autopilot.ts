import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../../game-types.ts';
import { auxRating } from '../../rules/unit/condition.ts';
import type { CommandFrames } from '../../state/command.ts';
import { nameOf, opponentOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { COMMAND_TEXT } from '../../text/command.ts';

/** HGB-AUX-03: units on the table whose autopilot works. */
const withAutopilot = (state: State, seat: Seat): number[] =>
  rosterOf(state.setup).units.flatMap(({ id, seat: side }) =>
    side === seat && state.units[id].at !== null && auxRating(unitOf(state, id), 'autopilot') > 0 ? id : [],
  );

/** HGB-ROUND-02: before the roll, beginning with the side that lost the last one. */
export const autopilotSteps = (state: State): FrameOf<GearBlitz>[] =>
  [opponentOf(state.winner), state.winner]
    .filter((seat) => withAutopilot(state, seat).length > 0)
    .map((seat) => ({ step: 'autopilot', seat }));

/** HGB-AUX-03 */
export const autopilot: Decision<GearBlitz, CommandFrames['autopilot'], 'autopilot'> = {
  menu: (state, { seat }) => ({
    prompt: COMMAND_TEXT.autopilotPrompt,
    rule: 'HGB-AUX-03',
    orders: [
      {
        type: 'autopilot',
        label: COMMAND_TEXT.autopilot,
        fields: [
          {
            kind: 'each',
            name: 'units',
            label: COMMAND_TEXT.onAutopilot,
            key: 'unit',
            items: withAutopilot(state, seat),
            fields: () => [],
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
          },
        ],
      },
    ],
  }),
  apply(play, _frame, { units }) {
    for (const { unit } of units) play.happen({ type: 'autopilot', unit });
  },
};
