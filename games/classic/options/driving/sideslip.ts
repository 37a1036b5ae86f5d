import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { loseTheWay } from '../../phases/movement/maneuver.ts';
import { section } from '../../rule-index/section.ts';

const MODIFIER = -1;

/** Nothing holds it to the ground. */
const slips = ({ kinds }: Battlefield, unit: number): boolean =>
  kinds[unit].flight !== undefined || kinds[unit].motion === 'hover';

export const vehicleSideslip: Option<boolean> = {
  id: 'vehicle-sideslip',
  title: 'Sideslips',
  summary: 'Hovercraft and VTOLs slip sideways without turning.',
  group: 'Driving',
  rule: 'MT-VMOV-09',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, driving', [
    'MT-VMOV-09',
    'Sideslip',
    'Hovercraft and VTOLs step aside for 1 MP more without turning: a Driving roll at −1. If it fails they slip one hex farther for what MP are left; where they cannot, a hovercraft is strained and a VTOL crashes.',
    'vehicle-sideslip',
  ]),
  words: { 'shift-aside': 'for a sideslip' },
  plug: () => ({
    replace: { asideModifier: (field, unit) => (slips(field, unit) ? MODIFIER : null) },
    stage: { shifts: (does, field, unit) => does || slips(field, unit) },
  }),
  changes: {
    'slips-on': ({ units }, { unit }) => loseTheWay(units[unit], units[unit].facing),
  },
  sentences: {
    'slips-on': ({ unit }, { mech }) => `${mech(unit)} slips aside too far.`,
  },
};
