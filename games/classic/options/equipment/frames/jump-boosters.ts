import type { Battlefield } from '../../../battlefield.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { heatOfJump } from '../../../rules/movement/jump.ts';
import { jetMp } from '../../../rules/movement/movement-points.ts';
import { hasWorking } from '../../../rules/unit/fittings.ts';
import type { State } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    'booster-jump': { readonly type: 'booster-jump'; readonly unit: number; readonly hexes: number };
  }
}

const OPTION = 'jump-boosters';
const RULE = 'MT-SYS-11';
const WORDS = 'Mechanical jump boosters';

/** Any hit on any of them ends it for all. */
const boosterMp = (field: Battlefield, { units }: Pick<State, 'units'>, unit: number): number => {
  const { jumpBoosters = 0 } = field.designs[unit];
  return jumpBoosters > 0 && hasWorking(field.designs[unit], units[unit].body, 'jump-booster')
    ? jumpBoosters
    : 0;
};

/** Jets of its own come first: with them it faces as it likes. */
const needsBoosters = (field: Battlefield, state: State, unit: number, hexes: number): boolean =>
  boosterMp(field, state, unit) >= hexes && hexes > jetMp(field, state, unit);

export const jumpBoosters: Option<boolean> = {
  id: OPTION,
  title: 'Mechanical jump boosters',
  summary: "'Mechs may jump by mechanical boosters in their legs, without heat.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-SYS-10',
      'Mechanical jump boosters: in the legs',
      'They fill what room there is in each leg. A critical hit on any of them puts all out.',
      OPTION,
    ],
    [
      RULE,
      'Mechanical jump boosters',
      'A jump by them makes no heat, works under water, and ends in the facing in which it began. Nobody comes down on others by them. Jump jets are for other jumps.',
      OPTION,
    ],
  ),
  plug: () => ({
    replace: { jumpsOnBoosters: needsBoosters },
    add: {
      jumpPoints: (tally, field, state, unit) => {
        const mp = boosterMp(field, state, unit);
        if (mp > tally.total) tally.set(mp, WORDS, RULE);
      },
      jumped: (play, field, unit, { hexes, withoutPack }) => {
        if (hexes > withoutPack && boosterMp(field, play.state, unit) >= hexes)
          play.happen({ type: 'booster-jump', unit, hexes });
      },
    },
    stage: {
      gear: (names) => [...names, 'mechanical jump boosters'],
      glimpse: (event) => (event?.type === 'booster-jump' ? null : event),
    },
  }),
  changes: {
    'booster-jump': ({ units }, { unit, hexes }) => {
      units[unit].thisTurn.heatBuilt -= heatOfJump(hexes);
    },
  },
  sentences: {
    'booster-jump': ({ unit }, { mech }) => `${mech(unit)} has jumped by its boosters, without heat.`,
  },
};
