import type { Option } from '../../option.ts';
import { fallDown } from '../../phases/fall-down.ts';
import { section } from '../../rule-index/section.ts';
import { pilotingRoll } from '../../rules/piloting.ts';
import { isBallistic } from '../../rules/weather.ts';

const ENERGY = 1;
/** Note J of MT-TER-01 */
const LANDING_LEVELS = 1;

export const thickFog: Option<boolean> = {
  id: 'weather-fog',
  title: 'Thick fog',
  summary: 'Lasers and PPCs are at +1, and moving takes care: 2 MP more for each hex, or the risk of a fall.',
  group: 'Weather',
  rule: 'MT-WX-07',
  base: false,
  requires: ['careful-movement'],
  rules: section('Maximum Tech, weather', [
    'MT-WX-07',
    'Fog',
    'Lasers and PPCs +1 to hit, 2 MP more for each hex unless at full speed. Who jumps into woods rolls, at +1 into heavy ones, or falls there from one level.',
    'weather-fog',
  ]),
  plug: () => ({
    stage: { sky: (sky) => [...sky, { look: 'fog', words: 'Thick fog' }] },
    add: {
      weaponToHit: (tally, { designs }, _state, { attacker, weapon }) => {
        if (!isBallistic(designs[attacker].weapons[weapon].type)) tally.add(ENERGY, 'Fog', 'MT-WX-07');
      },
      arrived: (play, field, unit, { how }) => {
        const woods = field.woods[play.state.units[unit].hex];
        if (how !== 'jump' || woods === 0) return;
        const roll = { reason: 'ground', modifier: woods > 1 ? 1 : 0, rule: 'MT-WX-07' } as const;
        const { success, number } = pilotingRoll(play, field, unit, roll);
        if (!success) fallDown(play, field, unit, LANDING_LEVELS, number);
      },
    },
  }),
};
