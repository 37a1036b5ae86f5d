import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../../game-types.ts';
import { groupsOf } from '../../rules/battle/reserves.ts';
import { preparedGroups } from '../../rules/battle/victory.ts';
import { bestShelter } from '../../rules/sight/shelter.ts';
import type { BattleFrames } from '../../state/battle.ts';
import { opponentOf, rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';

type Manner = keyof typeof BATTLE_TEXT.preparedAsNames;

/** HGB-STANCE-02: Defensive sides prepare some of their groups, the winner of the set-up roll first. */
export const preparing: Procedure<GearBlitz, BattleFrames['preparing']> = (play) => {
  const { state } = play;
  const seats = [state.winner, opponentOf(state.winner)].filter((seat) => mostPrepared(state, seat) > 0);
  play.next(...seats.map((seat) => ({ step: 'prepare', seat }) as const));
};

function mostPrepared(state: State, seat: Seat): number {
  const stance = state.battle.stances[seat];
  return stance ? preparedGroups(stance, groupsOf(state, seat).length) : 0;
}

/** HGB-STANCE-02 */
export const prepare: Decision<GearBlitz, BattleFrames['prepare'], 'prepare'> = {
  menu(state, { seat }) {
    const { groups } = rosterOf(state.setup);
    const most = mostPrepared(state, seat);
    return {
      prompt: BATTLE_TEXT.prepare,
      rule: 'HGB-STANCE-02',
      orders: [
        {
          type: 'prepare',
          label: BATTLE_TEXT.prepareGroups,
          fields: [
            {
              kind: 'each',
              name: 'groups',
              label: BATTLE_TEXT.prepared,
              key: 'group',
              items: groupsOf(state, seat).filter((group) => onTable(state, group).length > 0),
              fields: (group) => [
                {
                  kind: 'pick',
                  name: 'as',
                  label: BATTLE_TEXT.preparedAs,
                  values: manners(state, Number(group)),
                  describe: (as) => ({ label: BATTLE_TEXT.preparedAsNames[as as Manner] }),
                  whyNot: () => ({ message: BATTLE_TEXT.noCoverForGroup, rule: 'HGB-ACT-06' }),
                },
              ],
              describe: (group) => ({ label: groups[Number(group)].name }),
              together: (entries) =>
                entries.length > most
                  ? { message: BATTLE_TEXT.mostPrepared(most), rule: 'HGB-STANCE-02' }
                  : null,
            },
          ],
        },
      ],
    };
  },
  apply(play, _frame, order) {
    for (const { group, as } of order.groups) {
      for (const unit of onTable(play.state, group)) {
        const hidden = as === 'hull-down' ? bestShelter(play.state, unit) : null;
        if (as === 'hull-down' && !hidden) continue;
        const [standBy, hullDown] = hidden ? [0, hidden.counters] : [1, null];
        play.happen({ type: 'prepared', unit, standBy, hullDown, shelter: hidden?.shelter ?? null });
      }
    }
  },
};

const onTable = ({ setup, units }: State, group: number): number[] =>
  rosterOf(setup).groups[group].units.filter((id) => units[id].at !== null);

/** HGB-ACT-06: Hull-Down where somebody finds cover; the others of the group do without. */
function manners(state: State, group: number): Manner[] {
  const hasCover = onTable(state, group).some((id) => bestShelter(state, id) !== null);
  return hasCover ? ['stand-by', 'hull-down'] : ['stand-by'];
}
