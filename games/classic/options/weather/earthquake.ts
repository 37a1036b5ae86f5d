import type { Option } from '../../option.ts';
import { fallDown } from '../../phases/fall-down.ts';
import { section } from '../../rule-index/section.ts';
import { canAct, isOnMap } from '../../rules/condition.ts';
import { pilotingRoll } from '../../rules/piloting.ts';

/** The ground shakes in every turn whose number is a multiple of this. */
const EVERY = 3;
const isTremor = (turn: number): boolean => turn > 0 && turn % EVERY === 0;

export const earthquake: Option<number> = {
  id: 'weather-earthquake',
  title: 'Earthquakes',
  summary: "Strength of the tremor in every third turn: weapon attacks are harder, and 'Mechs may fall.",
  group: 'Weather',
  rule: 'MT-WX-05',
  base: 0,
  allowed: [0, 5],
  rules: section('Maximum Tech, weather', [
    'MT-WX-05',
    'Earthquake',
    "In the turn of a tremor its strength is added to weapon attacks, and every standing 'Mech rolls at the start of the Movement Phase, at that much more, or falls.",
    'weather-earthquake',
  ]),
  plug: (strength) => ({
    add: {
      weaponToHit: (tally, _field, { turn }) => {
        if (isTremor(turn)) tally.add(strength, 'Earthquake', 'MT-WX-05');
      },
      movementBegins: (play, field) => {
        const { state } = play;
        if (!isTremor(state.turn)) return;
        for (const [unit, mech] of state.units.entries()) {
          if (!isOnMap(mech) || mech.prone || !canAct(mech)) continue;
          const roll = { reason: 'ground', modifier: strength, rule: 'MT-WX-05' } as const;
          const { success, number } = pilotingRoll(play, field, unit, roll);
          if (!success) fallDown(play, field, unit, 0, number);
        }
      },
    },
  }),
};
