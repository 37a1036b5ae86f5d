import { together } from '@ironfield/kernel/options/options.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import type { Ability } from './ability.ts';
import { bullsEyeMarksman } from './bulls-eye-marksman.ts';
import { dodgeManeuver } from './dodge-maneuver.ts';
import { edge } from './edge.ts';
import { maneuveringAce } from './maneuvering-ace.ts';
import { meleeSpecialist } from './melee-specialist.ts';
import { painResistance } from './pain-resistance.ts';
import { sixthSense } from './sixth-sense.ts';
import { speedDemon } from './speed-demon.ts';
import { tacticalGenius } from './tactical-genius.ts';
import { weaponSpecialist } from './weapon-specialist.ts';

const OPTION = 'advanced-abilities';

const ABILITIES: readonly Ability[] = [
  bullsEyeMarksman,
  dodgeManeuver,
  edge,
  maneuveringAce,
  meleeSpecialist,
  painResistance,
  sixthSense,
  speedDemon,
  tacticalGenius,
  weaponSpecialist,
];

/** MT-ABIL-01: pilots have what the setup gives them. */
export const advancedAbilities: Option<boolean> = {
  id: OPTION,
  title: 'Special abilities',
  summary: 'MechWarriors may have abilities of their own, such as Edge or Weapon Specialist.',
  group: 'MechWarriors',
  rule: 'MT-ABIL-01',
  base: false,
  rules: section(
    'Maximum Tech, abilities',
    [
      'MT-ABIL-01',
      'Acquiring abilities',
      'Abilities are agreed on: a pool of points for each side, or one for a pilot who is a level worse for it, or one instead of a better skill. Those that count once are taken once.',
      OPTION,
    ],
    ...ABILITIES.map(({ rule, title, text }) => [rule, title, text, OPTION] as const),
  ),
  plug: () =>
    together([
      { stage: { abilities: (kinds) => [...kinds, ...ABILITIES] } },
      ...ABILITIES.map(({ handlers }) => handlers),
    ]),
  steps: Object.assign({}, ...ABILITIES.map(({ steps }) => steps)),
  orders: ABILITIES.flatMap(({ orders = [] }) => orders),
  sentences: Object.assign({}, ...ABILITIES.map(({ sentences }) => sentences)),
  changes: Object.assign({}, ...ABILITIES.map(({ changes }) => changes)),
  words: Object.assign({}, ...ABILITIES.map(({ words }) => words)),
};
