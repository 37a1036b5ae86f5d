import { distance } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Shot } from '../../../../attacks.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import type { Design } from '../../../../design.ts';
import { withAdvancedMechs } from '../../../../mechs/offered.ts';
import type { Option } from '../../../../option.ts';
import { section } from '../../../../rule-index/section.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { isAhead } from '../../../../rules/fire/pointing.ts';
import { bracketOf } from '../../../../rules/fire/range.ts';
import { weaponAsFired } from '../../../../rules/fire/to-hit.ts';
import { isAloft } from '../../../../rules/ground/altitude.ts';
import { isPlaced } from '../../../../rules/unit/condition.ts';
import { workingFittings } from '../../../../rules/unit/fittings.ts';
import { type Setting, type Switch, settingOf } from '../../../../rules/unit/switches.ts';
import type { State, UnitState } from '../../../../state.ts';
import { askAboutSwitches, botSwitches, unlessSwitched } from '../electronics.ts';

const OPTION = 'targeting-tracking-systems';
/** To what a range adds otherwise: at short, medium and long range, and whatever lies beyond counts as long. */
const LONG_RANGE = [1, 0, -1] as const;
const SHORT_RANGE = [-1, 0, 1] as const;
const AT_FLYERS = -2;
const AT_THE_GROUND = 1;
const ASIDE = 1;
const WORDS = {
  long: 'Long-range targeting system',
  short: 'Short-range targeting system',
  flyer: 'Anti-aircraft targeting system',
  ground: 'Anti-aircraft targeting system: a target on the ground',
  many: 'Multi-Trac: any number of targets',
  aside: 'Multi-Trac: not in the forward arc',
};
/** For bots: enemies at this distance are near, and far from that on. */
const NEAR = 4;
const FAR = 12;

type Focus = 'long' | 'short' | null;

const has = ({ fittings = [] }: Design, id: 'long-range-targeting' | 'short-range-targeting'): boolean =>
  fittings.some(({ type }) => type.id === id);

const hasVariable = ({ fittings = [] }: Design): boolean =>
  fittings.some(({ type }) => type.id === 'variable-targeting');

/** MT-TTS-03: a hit does not change how it is set. */
function focusOf(design: Design, unit: UnitState): Focus {
  if (has(design, 'long-range-targeting')) return 'long';
  if (has(design, 'short-range-targeting')) return 'short';
  if (!hasVariable(design)) return null;
  const setting = settingOf(unit, 'targeting');
  return setting === 'long range' ? 'long' : setting === 'short range' ? 'short' : null;
}

function focus(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot, range: number): void {
  const how = focusOf(field.designs[shot.attacker], state.units[shot.attacker]);
  if (how === null) return;
  const type = weaponAsFired(field, state, shot);
  if (type.byRange !== undefined || (range === 0 && type.sameHex !== undefined)) return;
  const more = (how === 'long' ? LONG_RANGE : SHORT_RANGE)[bracketOf(type, range)];
  if (more !== 0) tally.add(more, WORDS[how], 'MT-TTS-02');
}

function trackFlyers(tally: Tally<RuleId>, target: UnitState): void {
  if (isAloft(target)) tally.add(AT_FLYERS, WORDS.flyer, 'MT-TTS-04');
  else tally.add(AT_THE_GROUND, WORDS.ground, 'MT-TTS-04');
}

/** MT-TTS-05, MT-TTS-06 */
function trackMany(tally: Tally<RuleId>, field: Battlefield, { units }: State, shot: Shot): void {
  const { attacker, target, twist, secondary } = shot;
  const shooter = units[attacker];
  const [system] = workingFittings(field.designs[attacker], shooter.body, 'multi-trac');
  if (!system) return;
  const rule = system.type.seesAround ? 'MT-TTS-06' : 'MT-TTS-05';
  if (secondary > 0) tally.add(-secondary, WORDS.many, rule);
  if (system.type.seesAround || !isPlaced(shooter) || !isPlaced(units[target])) return;
  if (!isAhead(field, attacker, shooter, twist, units[target].hex)) tally.add(ASIDE, WORDS.aside, rule);
}

const isAntiAir = ({ fittings = [] }: Design): boolean =>
  fittings.some(({ type }) => type.id === 'anti-air-targeting');

/** For bots: where the nearest enemy is. */
function wanted(field: Battlefield, { units }: State, unit: number): Setting {
  const { hex } = units[unit];
  const distances = field.enemiesOf[unit].flatMap((enemy) =>
    hex >= 0 && units[enemy].hex >= 0 ? [distance(field.board, hex, units[enemy].hex)] : [],
  );
  if (distances.length === 0) return 'normal range';
  const nearest = Math.min(...distances);
  return nearest <= NEAR ? 'short range' : nearest >= FAR ? 'long range' : 'normal range';
}

const SWITCH: Switch = {
  id: 'targeting',
  label: 'Variable-range targeting',
  settings: ['normal range', 'long range', 'short range'],
  has: ({ designs }, { units }, unit) =>
    workingFittings(designs[unit], units[unit].body, 'variable-targeting').length > 0,
  wanted,
};

export const targetingSystems: Option<boolean> = {
  id: OPTION,
  title: 'Targeting and tracking systems',
  summary:
    'Units may have a system that helps at long or short range, against what flies, or at many targets.',
  group: 'Equipment',
  rule: 'MT-TTS-02',
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-TTS-02',
      'Long-range and short-range targeting',
      'With a long-range system ranges add 1, 2 and 3, with a short-range one −1, 2 and 5; beyond long range 4 more than that.',
      OPTION,
    ],
    [
      'MT-TTS-03',
      'Variable-range targeting',
      'Set in the End Phase to long, short or normal range; a critical hit leaves it as it is set.',
      OPTION,
    ],
    [
      'MT-TTS-04',
      'Anti-aircraft targeting',
      'Weapon attacks on what flies are at −2, all others at +1.',
      OPTION,
    ],
    [
      'MT-TTS-05',
      'Multi-Trac',
      'Targets besides the primary one cost nothing; attacks outside the forward arc are at +1.',
      OPTION,
    ],
    [
      'MT-TTS-06',
      'Multi-Trac II',
      'Targets besides the primary one cost nothing, wherever they are. A critical hit ends that.',
      OPTION,
    ],
    [
      'MT-REG-02',
      'What is never on one unit',
      'Not together: two targeting systems, or one with a targeting computer, C3 or null-signature; two cockpits, armors or heat sinks; uplink and null-signature. OmniMechs, vehicles and Clans may not have all there is.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      opening: (play, field) => askAboutSwitches(play, field, 'targeting'),
      turnEnds: (play, field) => askAboutSwitches(play, field, 'targeting'),
      weaponToHit: (tally, field, state, shot, range) => {
        const design = field.designs[shot.attacker];
        if (!design.fittings) return;
        focus(tally, field, state, shot, range);
        if (isAntiAir(design)) trackFlyers(tally, state.units[shot.target]);
        trackMany(tally, field, state, shot);
      },
    },
    stage: {
      gear: (names) => [...names, 'a targeting and tracking system'],
      unitsOffered: withAdvancedMechs,
      switches: (switches) => [...switches, SWITCH],
      answer: botSwitches,
      glimpse: unlessSwitched,
      states: (states, field, table, unit) => {
        const how = hasVariable(field.designs[unit]) && focusOf(field.designs[unit], table.units[unit]);
        return how ? [...states, `set to ${how} range`] : states;
      },
    },
  }),
};
