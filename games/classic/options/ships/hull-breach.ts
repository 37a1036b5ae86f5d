import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { destroy, killPilot } from '../../rules/damage/destruction.ts';
import { isSubmergedPart } from '../../rules/damage/submerged.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** MT-BASE-17: parts that are full of water, a bit each. */
    readonly flooded?: number;
  }
  interface OptionEvents {
    'breach-roll': {
      readonly type: 'breach-roll';
      readonly unit: number;
      readonly location: Part;
      readonly dice: readonly number[];
    };
    flooded: { readonly type: 'flooded'; readonly unit: number; readonly location: Part };
  }
}

const OPTION = 'hull-breach';
const PURPOSE = 'hull breach';
/** Two dice from here on. */
const BREACHED = 10;
const WORDS = { state: 'flooded' };

const isFlooded = ({ marks }: Pick<UnitState, 'marks'>, part: Part): boolean =>
  ((marks?.flooded ?? 0) & bitOf(part)) !== 0;

/** Of a torso either side of it. */
function isBare({ kinds }: Battlefield, unit: number, { body }: UnitState, part: Part): boolean {
  const behind = kinds[unit].armorFacing(part, true);
  return body.armor[part] === 0 || body.armor[behind] === 0;
}

const mayFlood = (field: Battlefield, unit: number, mech: UnitState, part: Part): boolean =>
  mech.loss === null &&
  mech.hex >= 0 &&
  !isLost(mech.body, part) &&
  !isFlooded(mech, part) &&
  isSubmergedPart(field, unit, mech, part);

function flood(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void {
  play.happen({ type: 'flooded', unit, location: part });
  const { flooding } = field.kinds[unit];
  const end = flooding?.endBy(part);
  // MT-COCKPIT-10: the pilot sits elsewhere.
  if (end === 'pilot' && field.kinds[unit].cockpit?.isShut(field, unit)) return;
  if (end === 'pilot') killPilot(play, field, unit, 'pilot');
  else if (end) destroy(play, field, unit, end);
}

/** A part under water has been hit. */
function struck(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void {
  const mech = play.state.units[unit];
  if (!mayFlood(field, unit, mech, part)) return;
  if (isBare(field, unit, mech, part)) {
    flood(play, field, unit, part);
    return;
  }
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, BREACHED));
  play.emit({ type: 'breach-roll', unit, location: part, dice });
  if (sum(dice) >= BREACHED) flood(play, field, unit, part);
}

/** Who has come into the water with a part that has no armour. */
function seep(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, mech] of play.state.units.entries())
    for (const part of field.kinds[unit].codes.keys())
      if (mayFlood(field, unit, mech, part) && isBare(field, unit, mech, part))
        flood(play, field, unit, part);
}

/** MT-BASE-17 */
export const hullBreach: Option<boolean> = {
  id: OPTION,
  title: 'Hull breach',
  summary: 'Hits under water may let it in: what is flooded works no more, and a vehicle sinks.',
  group: 'Damage',
  rule: 'MT-BASE-17',
  base: false,
  rules: section('Maximum Tech, damage', [
    'MT-BASE-17',
    'Hull breach',
    "A part under water that is hit floods on 10 and more; without armour at once. In a flooded part of a 'Mech nothing works. A flooded head kills the pilot; a flooded center torso, or side of a vehicle, sinks the unit.",
    OPTION,
  ]),
  plug: () => ({
    add: { partStruck: struck, phaseEnds: seep },
    stage: {
      states: (states, _field, { units }, unit) =>
        units[unit].marks?.flooded ? [...states, WORDS.state] : states,
    },
  }),
  changes: {
    'breach-roll': () => {},
    flooded({ units }, { unit, location }, field) {
      const mech = units[unit];
      mech.marks = { ...mech.marks, flooded: (mech.marks?.flooded ?? 0) | bitOf(location) };
      mech.body.hits[location] |= field.kinds[unit].flooding?.fills(field, unit, location) ?? 0;
    },
  },
  sentences: {
    'breach-roll': ({ unit, location, dice }, names) =>
      `${names.mech(unit)} (${names.part(unit, location)}) may be breached under water: ${dice.join(' + ')}, ${BREACHED} and more lets it in.`,
    flooded: ({ unit, location }, names) => `${names.mech(unit)} (${names.part(unit, location)}) is flooded.`,
  },
};
