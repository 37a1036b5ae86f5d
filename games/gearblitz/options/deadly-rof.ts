import { headingTo, movedAlong } from '@ironfield/table/heading.ts';
import { sweepsBase } from '@ironfield/table/leg.ts';
import { distance } from '@ironfield/table/place.ts';
import type { Option } from '../option.ts';
import { blastRadius, centreOf } from '../rules/aiming.ts';
import { baseOf } from '../rules/sighting.ts';
import type { Attack, State } from '../state.ts';

/** HGB-OPT-05: those whose bases the line to the far edge of the area crosses. */
function unitsBetween(state: State, attack: Attack): number[] {
  const from = state.units[attack.by].at!;
  const centre = centreOf(state, attack);
  const far = distance(from, centre) + blastRadius(state, attack);
  const to = movedAlong(from, Math.max(0, headingTo(from, centre)), far);
  const line = { from, to, radius: 0 };
  return state.units.flatMap(({ at }, id) =>
    at && id !== attack.by && sweepsBase(line, baseOf(state, id)) ? id : [],
  );
}

/** HGB-OPT-05 */
export const deadlyRof: Option<boolean> = {
  id: 'deadly-rof',
  title: 'Deadly Rate of Fire',
  summary: 'Bursts with an area also attack everything between the attacker and the far edge of the area.',
  group: 'Advanced rules',
  rule: 'HGB-OPT-05',
  base: false,
  plug: () => ({
    stage: {
      defenders: (defenders, state, attack) =>
        attack.rof > attack.concentrated
          ? [...new Set([...defenders, ...unitsBetween(state, attack)])]
          : defenders,
    },
  }),
};
