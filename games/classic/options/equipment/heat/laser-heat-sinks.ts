import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import type { UnitState } from '../../../state.ts';

const OPTION = 'heat-sink-laser';
const GLOWS = -1;
const EASIER = 1;

/** MT-SYS-06: it has moved or fired in this turn. */
const hasMadeHeat = ({ thisTurn }: UnitState): boolean => thisTurn.mode !== 'still' || thisTurn.heatBuilt > 0;

/** The kind of the unit knows how much they take away. */
export const laserHeatSinks: Option<boolean> = {
  id: OPTION,
  title: 'Laser heat sinks',
  summary: "'Mechs of the Clans may have double heat sinks that work by lasers, and glow in the dark.",
  group: 'Equipment',
  rule: 'MT-SYS-06',
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-SYS-05',
      'Laser heat sinks',
      'They are double heat sinks for which water and weather make no difference. Rolls against explosions of ammunition are easier by 1.',
      OPTION,
    ],
    [
      'MT-SYS-06',
      'Laser heat sinks: the glow',
      "Against a 'Mech that has done anything in this turn that makes heat, night and dusk add 1 less; where its heat is above 0 they add nothing.",
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      inTheDark: (tally, field, { units }, { target }, points) => {
        if (!field.designs[target].laserSinks) return;
        const { [target]: mech } = units;
        if (mech.heat > 0) tally.add(-points, 'Laser heat sinks glow', 'MT-SYS-06');
        else if (hasMadeHeat(mech)) tally.add(GLOWS, 'Laser heat sinks glow', 'MT-SYS-06');
      },
    },
    stage: {
      gear: (names) => [...names, 'laser heat sinks'],
      explosionNumber: (number, field, unit) => (field.designs[unit].laserSinks ? number - EASIER : number),
    },
  }),
};
