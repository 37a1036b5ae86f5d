import { abilityOf } from '../../../rules/crew/abilities.ts';
import type { Gait } from '../../../rules/movement/gaits.ts';
import { runningPoints } from '../../../rules/movement/movement-points.ts';
import type { Ability } from './ability.ts';

declare module '../../../extensions.ts' {
  interface OptionGaits {
    dash: true;
  }
}

const NAME = 'speed-demon';
const TITLE = 'Speed Demon';
const MORE = 1;
/** CBT-HEA-02: as for running. */
const HEAT = 2;

const DASH: Gait = {
  id: 'dash',
  label: 'Run, with no attacks',
  past: 'ran all out',
  rule: 'MT-ABIL-09',
  heat: HEAT,
  points(tally, field, state, unit) {
    if (!abilityOf(field, unit, NAME)) return;
    runningPoints(tally, field, state, unit);
    if (tally.total > 0) tally.add(MORE, TITLE, 'MT-ABIL-09');
  },
};

const NO_ATTACKS = {
  message: 'Who runs 1 MP farther attacks nobody in that turn',
  rule: 'MT-ABIL-09',
} as const;

export const speedDemon: Ability = {
  name: NAME,
  title: TITLE,
  summary: '1 running MP more in a turn without attacks.',
  rule: 'MT-ABIL-09',
  text: 'In a turn in which the unit attacks nobody it has 1 running MP more, or 1 more for sprinting. Evading gets nothing.',
  handlers: {
    add: {
      gaitPoints(tally, field, _state, unit, { isAllOut }) {
        if (isAllOut && abilityOf(field, unit, NAME)) tally.add(MORE, TITLE, 'MT-ABIL-09');
      },
    },
    stage: {
      gaits: (gaits) => [...gaits, DASH],
      whyNoAttack: (why, { units }, unit, what) =>
        what !== 'club' && units[unit].thisTurn.marks?.gait === 'dash' ? NO_ATTACKS : why,
    },
  },
  words: { dash: 'runs all out' },
};
