import type { Part } from '../../design.ts';
import { withAdvancedMechs } from '../../mechs/offered.ts';
import type { Option } from '../../option.ts';
import type { Containment } from '../../points/damage.ts';
import { section } from '../../rule-index/section.ts';
import { fittedIn } from '../../rules/unit/fittings.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    vented: {
      readonly type: 'vented';
      readonly unit: number;
      readonly location: Part;
      readonly points: number;
    };
  }
}

const CONTAINMENT: Containment = {
  inside: Number.POSITIVE_INFINITY,
  vented: (unit, location, points) => ({ type: 'vented', unit, location, points }),
};

/** Of vehicles their kind knows what it is good for. */
export const cellularStorage: Option<boolean> = {
  id: 'case',
  title: 'CASE',
  summary: 'Units may keep their ammunition behind CASE, so that it does not tear them apart.',
  group: 'Equipment',
  rule: 'MT-MCON-12',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-MCON-12',
    'CASE',
    'An explosion in a torso with CASE goes on to no other location. What its structure does not take counts for the Piloting Skill Roll alone. The crew of a vehicle with CASE outlives its ammunition.',
    'case',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'CASE'],
      unitsOffered: withAdvancedMechs,
      contained: (how, { designs }, { units }, unit, part) =>
        how ?? (fittedIn(designs[unit], units[unit].body, 'case', part) ? CONTAINMENT : null),
      glimpse: (event) => (event?.type === 'vented' ? null : event),
    },
  }),
  changes: { vented: () => {} },
  sentences: {
    vented: ({ unit, location, points }, { mech, part }) =>
      `${mech(unit)}: CASE in the ${part(unit, location)} lets out ${points} points of the explosion.`,
  },
};
