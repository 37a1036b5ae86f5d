import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { Gait } from '../../rules/movement/gaits.ts';
import { runningPoints } from '../../rules/movement/movement-points.ts';

declare module '../../extensions.ts' {
  interface OptionGaits {
    evade: true;
  }
  interface TurnMarks {
    /** It has fallen, and evades nothing any more in this turn. */
    readonly stumbled?: true;
  }
}

const HEAT = 2;
const WORDS = {
  gait: 'Evade',
  target: 'Target evades',
  hips: 'Nobody evades with a damaged hip',
};

const EVADE: Gait = {
  id: 'evade',
  label: WORDS.gait,
  past: 'evaded',
  rule: 'MT-MOV-03',
  heat: HEAT,
  points(tally, field, state, unit) {
    runningPoints(tally, field, state, unit);
    if (!field.kinds[unit].limbs?.hasSoundHips(field, state, unit)) tally.set(0, WORDS.hips, 'MT-MOV-03');
  },
};

const BASE = { modifier: 1, rule: 'MT-MOV-03' } as const;

const NO_ATTACKS = { message: 'Who evades attacks nobody in that turn', rule: 'MT-MOV-03' } as const;

export const evading: Option<boolean> = {
  id: 'evading',
  title: 'Evading',
  summary: "A 'Mech may run so that it is harder to hit; it attacks nobody in that turn.",
  group: 'Movement',
  rule: 'MT-MOV-03',
  base: false,
  rules: section('Maximum Tech, movement', [
    'MT-MOV-03',
    'Evading',
    "Evading is a mode with running MP and heat: attacks on the 'Mech are at +1 as long as it has not fallen in that turn, and it makes none. It needs both hips undamaged.",
    'evading',
  ]),
  plug: () => ({
    stage: {
      gaits: (gaits) => [...gaits, EVADE],
      whyNoAttack: (why, { units }, unit, what) =>
        what !== 'club' && units[unit].thisTurn.marks?.gait === 'evade' ? NO_ATTACKS : why,
    },
    add: {
      target: (tally, { plugged }, target) => {
        const { marks } = target.thisTurn;
        if (marks?.gait !== 'evade' || marks.stumbled || target.prone) return;
        const { modifier, rule } = plugged.evasion?.(target) ?? BASE;
        tally.add(modifier, WORDS.target, rule);
      },
      fallen: ({ thisTurn }) => {
        if (thisTurn.marks?.gait === 'evade') thisTurn.marks = { ...thisTurn.marks, stumbled: true };
      },
    },
  }),
  words: { evade: 'evades' },
};
