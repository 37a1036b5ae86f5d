import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { Gait } from '../../rules/movement/gaits.ts';
import { canRun, walkingPoints } from '../../rules/movement/movement-points.ts';
import type { UnitState } from '../../state.ts';
import { REASONS } from '../../text/movement.ts';

declare module '../../extensions.ts' {
  interface OptionGaits {
    sprint: true;
  }
}

const HEAT = 3;
const PILOTING = 2;
const TARGET = -1;
const TWICE = 2;
const WORDS = {
  gait: 'Sprint',
  points: 'Sprinting: twice as much',
  boosted: (times: number) => `Sprinting with what was engaged: ${times} times as much`,
  target: 'Target sprints',
  piloting: 'Sprinting',
};

const SPRINT: Gait = {
  id: 'sprint',
  label: WORDS.gait,
  past: 'sprinted',
  rule: 'MT-MOV-01',
  heat: HEAT,
  isAllOut: true,
  points(tally, field, state, unit) {
    walkingPoints(tally, field, state, unit);
    if (!canRun(field, state, unit)) tally.set(0, REASONS.noRunning, 'CBT-MOV-08');
    else {
      const times = field.plugged.sprint?.(TWICE, state, unit) ?? TWICE;
      if (times === TWICE) tally.set(TWICE * tally.total, WORDS.points, 'MT-MOV-01');
      else tally.set(Math.floor(times * tally.total), WORDS.boosted(times), 'MT-MOV-02');
    }
  },
};

const NO_ATTACKS = { message: 'Who sprints does nothing else in that turn', rule: 'MT-MOV-01' } as const;

const isSprinting = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.gait === 'sprint';

export const sprinting: Option<boolean> = {
  id: 'sprinting',
  title: 'Sprinting',
  summary: "A 'Mech may go twice its walking MP: hot, unsteady, easier to hit, and without attacks.",
  group: 'Movement',
  rule: 'MT-MOV-01',
  base: false,
  rules: section('Maximum Tech, movement', [
    'MT-MOV-01',
    'Sprinting',
    "Sprinting is a mode with twice the walking MP and 3 heat, otherwise like running. In that turn the 'Mech attacks nobody, its Piloting Skill Rolls are at +2 and attacks on it at −1.",
    'sprinting',
  ]),
  plug: () => ({
    stage: {
      gaits: (gaits) => [...gaits, SPRINT],
      whyNoAttack: (why, { units }, unit) => (isSprinting(units[unit]) ? NO_ATTACKS : why),
    },
    add: {
      target: (tally, _field, target) => {
        if (isSprinting(target)) tally.add(TARGET, WORDS.target, 'MT-MOV-01');
      },
      piloting: (tally, _field, { units }, unit) => {
        if (isSprinting(units[unit])) tally.add(PILOTING, WORDS.piloting, 'MT-MOV-01');
      },
    },
  }),
  words: { sprint: 'sprints' },
};
