import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { PilotingRoll } from '../../rules/piloting/piloting.ts';

declare module '../../extensions.ts' {
  interface OptionRolls {
    backward: true;
  }
}

const MOST_LEVELS = 1;
const ROLL: PilotingRoll = { reason: 'backward', modifier: 0 };

export const backwardLevelChange: Option<boolean> = {
  id: 'backward-level-change',
  title: 'Up and down backward',
  summary: "A 'Mech may step back over one level, at the risk of a fall.",
  group: 'Movement',
  rule: 'MT-MOV-05',
  base: false,
  rules: section('Maximum Tech, movement', [
    'MT-MOV-05',
    'Backward level change',
    'Backward steps may change one level, each with a Piloting Skill Roll. Who fails falls into the lower of the two hexes: down one level, or where it came from.',
    'backward-level-change',
  ]),
  plug: () => ({
    replace: { backsOver: (levels) => levels <= MOST_LEVELS },
    stage: {
      stepRolls: (rolls, { bed }, from, to, isAhead) =>
        !isAhead && bed[from] !== bed[to] ? [...rolls, ROLL] : rolls,
    },
  }),
  words: { backward: 'for changing level backward' },
};
