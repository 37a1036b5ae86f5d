import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { arcOf } from '../../rules/sight/arcs.ts';
import type { State } from '../../state.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';
import { isLeg } from '../../units/locations.ts';

const HARDER = 1;
const TWO_LEGS = 2;

const walkingLegs = (field: Battlefield, unit: number) => field.kinds[unit].limbs?.walksOn(field, unit) ?? [];

/** A kick with a hind leg at somebody who is not before the 'Mech. */
function isMuleKick(field: Battlefield, { units }: State, { kind, attacker, target, limb }: Blow): boolean {
  const { hex, facing } = units[attacker];
  return (
    kind === 'kick' &&
    isLeg(limb as Part) &&
    walkingLegs(field, attacker).length > TWO_LEGS &&
    arcOf(field, hex, facing, units[target].hex) !== 'forward'
  );
}

export const muleKick: Option<boolean> = {
  id: 'mule-kick',
  title: 'Mule kicks',
  summary: "A four-legged 'Mech may kick backward, which is 1 harder.",
  group: 'Physical attacks',
  rule: 'MT-PHYS-09',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-09',
    'Mule kick',
    "A four-legged 'Mech kicks a target in one of the three hexes behind it with a hind leg, at +1, unless it has fired a weapon in any leg in this turn.",
    'mule-kick',
  ]),
  plug: () => ({
    stage: {
      inArc: (is, field, state, blow) => is || isMuleKick(field, state, blow),
      whyNoBlow: (why, field, state, blow) => {
        if (why || !isMuleKick(field, state, blow)) return why;
        const { fired } = state.units[blow.attacker].thisTurn;
        const legs = walkingLegs(field, blow.attacker);
        return legs.some((leg) => (fired & bitOf(leg)) !== 0) ? WHY_NO_BLOW.legFired : null;
      },
    },
    add: {
      physicalToHit: (tally, field, state, blow) => {
        if (isMuleKick(field, state, blow)) tally.add(HARDER, 'Mule kick', 'MT-PHYS-09');
      },
    },
  }),
};
