import { turnsToFly } from '../../data/artillery.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const OPTION = 'artillery-l3-ranges';

export const artilleryRanges: Option<boolean> = {
  id: OPTION,
  title: 'Artillery: ranges',
  summary: 'Artillery reaches farther, and its shells fly for turns by their distance in mapsheets.',
  group: 'Artillery',
  rule: 'MT-ARTY-02',
  base: false,
  requires: ['artillery'],
  rules: section(
    'Maximum Tech, artillery',
    [
      'MT-ARTY-02',
      'How far artillery reaches',
      'In mapsheets: Long Tom 30, Thumper 21, Sniper 18, Arrow IV 8, that of the Clans 9.',
      OPTION,
    ],
    [
      'MT-ARTY-03',
      'How long shells fly',
      'Up to 6 mapsheets 1 turn, up to 14 two, 20 three, 25 four and 30 five. A shell lands whatever has become of its piece.',
      OPTION,
    ],
  ),
  plug: () => ({ replace: { artilleryReach: ({ farReach }) => farReach, flightTurns: turnsToFly } }),
};
