import { sum } from '@ironfield/kernel/dice.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Shot } from '../../../../attacks.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import type { Classic } from '../../../../game-types.ts';
import type { Option } from '../../../../option.ts';
import { section } from '../../../../rule-index/section.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { rolledBy } from '../../../../rules/crew/about-rolls.ts';
import { hurtPilot } from '../../../../rules/crew/pilot.ts';
import { woodsInTheWay } from '../../../../rules/fire/attack-modifiers.ts';
import { heavyWoods, isBlocked, lightWoods, unitSight } from '../../../../rules/sight/line-of-sight.ts';
import { isPlaced } from '../../../../rules/unit/condition.ts';
import { hasWorking } from '../../../../rules/unit/fittings.ts';
import type { Switch } from '../../../../rules/unit/switches.ts';
import type { State } from '../../../../state.ts';
import { askAboutSwitches, botSwitches, unlessSwitched } from '../electronics.ts';
import { aiming, isImaging } from '../targeting/aiming.ts';

declare module '../../../../extensions.ts' {
  interface OptionEvents {
    'imaging-feedback': {
      readonly type: 'imaging-feedback';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly success: boolean;
    };
  }
}

const OPTION = 'cockpit-enhanced-imaging';
const RULE = 'MT-COCKPIT-05';
const WORDS = 'Enhanced imaging';
const PURPOSE = 'feedback of enhanced imaging';
const STEADY = -1;
const HARMLESS_FROM = 7;
const LIGHT = 1;

const SWITCH: Switch = {
  id: 'imaging',
  label: 'Enhanced imaging',
  settings: ['on', 'off'],
  has: ({ designs }, { units }, unit) => hasWorking(designs[unit], units[unit].body, 'imaging'),
};

/** Light woods count once, however many there are; what counts 2 counts 1. */
function seeThrough(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { attacker, target }: Shot,
): void {
  if (!isPlaced(state.units[attacker]) || !isPlaced(state.units[target])) return;
  const sight = unitSight(field, state, attacker, target);
  if (isBlocked(sight)) return;
  const around = woodsInTheWay(field, state.units[target]);
  const light = lightWoods(sight) + (around === LIGHT ? 1 : 0);
  const heavy = heavyWoods(sight) + (around > LIGHT ? 1 : 0);
  const usual = lightWoods(sight) + 2 * heavyWoods(sight) + around;
  const less = Math.min(1, light) + heavy - usual;
  if (less < 0) tally.add(less, WORDS, RULE);
}

/** MT-COCKPIT-07 */
function feedBack(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  if (!field.kinds[unit].cockpit || state.units[unit].loss !== null || !isImaging(field, state, unit)) return;
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, HARMLESS_FROM));
  const success = sum(dice) >= HARMLESS_FROM;
  play.emit({ type: 'imaging-feedback', unit, dice, success });
  if (!success) hurtPilot(play, field, unit, 1);
}

const { add, stage } = aiming((aid) => aid === 'imaging');

export const enhancedImaging: Option<boolean> = {
  id: OPTION,
  title: 'Enhanced imaging',
  summary: "'Mechs and battle armor of the Clans may have displays that show more than eyes do, at a price.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-COCKPIT-04',
      'Enhanced imaging: the switch',
      'It is switched like ECM; off, it neither helps nor hurts. Whoever sits in a unit that has it has the implant for it.',
      OPTION,
    ],
    [
      RULE,
      'Enhanced imaging: benefits',
      "Piloting Skill Rolls of a 'Mech are at −1. Light woods on the line and around the target count 1 in all, heavy woods and smoke 1 each. Night adds nothing.",
      OPTION,
    ],
    [
      'MT-COCKPIT-06',
      'Enhanced imaging: aimed shots',
      "Direct fire may be aimed at a part of a 'Mech as by a targeting computer, at +6; with a computer as well at +2.",
      OPTION,
    ],
    [
      'MT-COCKPIT-07',
      'Enhanced imaging: feedback',
      "Each attack that damages the inside of a 'Mech costs its pilot a point, but for a roll of 7. A critical hit on sensors ends it. A trooper takes 1 point more from each hit.",
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      opening: (play, field) => askAboutSwitches(play, field, 'imaging'),
      turnEnds: (play, field) => askAboutSwitches(play, field, 'imaging'),
      weaponToHit: (tally, field, state, shot, range) => {
        add.weaponToHit(tally, field, state, shot);
        if (range >= 0 && isImaging(field, state, shot.attacker)) seeThrough(tally, field, state, shot);
      },
      inTheDark: (tally, field, state, { attacker }, points) => {
        if (isImaging(field, state, attacker)) tally.add(-points, WORDS, RULE);
      },
      piloting: (tally, field, state, unit) => {
        if (!field.kinds[unit].troopers && isImaging(field, state, unit)) tally.add(STEADY, WORDS, RULE);
      },
      insideHurt: feedBack,
    },
    stage: {
      ...stage,
      gear: (names) => [...names, 'enhanced imaging'],
      switches: (switches) => [...switches, SWITCH],
      answer: botSwitches,
      hitsSuit: (points, field, state, unit) => (isImaging(field, state, unit) ? points + 1 : points),
      glimpse: (event) => (event?.type === 'imaging-feedback' ? null : unlessSwitched(event)),
    },
  }),
  changes: { 'imaging-feedback': () => {} },
  sentences: {
    'imaging-feedback': ({ unit, dice, success }, { mech }) =>
      `Feedback in ${mech(unit)}: its pilot needs ${HARMLESS_FROM}, rolls ${sum(dice)}${success ? '.' : ', and is hurt.'}`,
  },
};
