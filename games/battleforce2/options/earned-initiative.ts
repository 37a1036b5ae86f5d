import type { Option } from '../option.ts';

const VALUES = ['nobody', 'first side', 'second side'] as const;
const BONUS = 2;

/** What a side has won in the battle before this one, as in a short campaign (BF2-CAMP-02). */
export const earnedInitiative: Option<(typeof VALUES)[number]> = {
  id: 'earned-initiative',
  title: 'Earned Initiative',
  summary: 'A side that has won the battle before this one adds 2 to its Initiative rolls.',
  group: 'Scenario',
  rule: 'BF2-SEQ-02',
  base: 'nobody',
  allowed: VALUES,
  plug: (side) => ({
    add: {
      initiative: (tally, _state, seat) => {
        if (seat === VALUES.indexOf(side) - 1) tally.add(BONUS, 'Won the battle before', 'BF2-SEQ-02');
      },
    },
  }),
};
