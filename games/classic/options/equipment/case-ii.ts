import { sum } from '@ironfield/kernel/dice.ts';
import type { Part } from '../../design.ts';
import { withAdvancedMechs } from '../../mechs/offered.ts';
import type { Option } from '../../option.ts';
import type { Containment } from '../../points/damage.ts';
import { section } from '../../rule-index/section.ts';
import { fittedIn } from '../../rules/unit/fittings.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'blown-out': {
      readonly type: 'blown-out';
      readonly unit: number;
      readonly location: Part;
      readonly points: number;
    };
    'critical-spared': {
      readonly type: 'critical-spared';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly success: boolean;
    };
  }
}

const SPARES_FROM = 8;

const CONTAINMENT: Containment = {
  inside: 1,
  blowsOut: true,
  sparesFrom: SPARES_FROM,
  spared: (unit, dice, success) => ({ type: 'critical-spared', unit, dice, success }),
  vented: (unit, location, points) => ({ type: 'blown-out', unit, location, points }),
};

export const caseTwo: Option<boolean> = {
  id: 'case-ii',
  title: 'CASE II',
  summary: "'Mechs may have CASE II, which lets explosions out through the armor.",
  group: 'Equipment',
  rule: 'MT-SYS-01',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-SYS-01',
    'CASE II',
    'An explosion does 1 point to the structure, and the rest to the armor there, in a torso from behind; nothing goes on. Each critical hit that it finds is spared on 8+.',
    'case-ii',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'CASE II'],
      unitsOffered: withAdvancedMechs,
      contained: (how, { designs }, { units }, unit, part) =>
        fittedIn(designs[unit], units[unit].body, 'case-ii', part) ? CONTAINMENT : how,
      glimpse: (event) => (event && EVENTS.includes(event.type) ? null : event),
    },
  }),
  changes: { 'blown-out': () => {}, 'critical-spared': () => {} },
  sentences: {
    'blown-out': ({ unit, location, points }, { mech, part }) =>
      `${mech(unit)}: CASE II in the ${part(unit, location)} lets out ${points} points of the explosion.`,
    'critical-spared': ({ unit, dice, success }, { mech }) =>
      `CASE II of ${mech(unit)} needs ${SPARES_FROM}, rolls ${sum(dice)}: ${success ? 'nothing is hit' : 'something is hit'}.`,
  },
};

/** Those who do not know its sheet are not told. */
const EVENTS: readonly string[] = ['blown-out', 'critical-spared'];
