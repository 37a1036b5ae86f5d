import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { armorFacing } from '../../../units/locations.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    'armor-reacts': {
      readonly type: 'armor-reacts';
      readonly unit: number;
      readonly location: Part;
      readonly dice: readonly number[];
      /** All armor there is gone. */
      readonly explodes: boolean;
    };
  }
}

const OPTION = 'armor-reactive';
const PURPOSE = 'reactive armor';
const EXPLODES_ON = 2;

/** MT-ARMOR-08: a critical hit has found the armor itself. */
function react(play: Play<Classic>, field: Battlefield, unit: number, location: Part, name: string): void {
  if (!name.endsWith('Reactive')) return;
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, EXPLODES_ON + 1));
  const explodes = sum(dice) === EXPLODES_ON;
  play.happen({ type: 'armor-reacts', unit, location, dice, explodes });
  if (explodes) field.kinds[unit].damageInside(play, field, unit, location, 1);
}

/** What it holds is said where armor is. */
export const armorReactive: Option<boolean> = {
  id: OPTION,
  title: 'Reactive armor',
  summary: 'Units may have armor that is strong against missiles, and may go up by a critical hit.',
  group: 'Equipment',
  rule: 'MT-ARMOR-07',
  base: false,
  rules: section(
    'Maximum Tech, armor',
    [
      'MT-ARMOR-07',
      'Reactive armor',
      'Each point takes two points of damage of LRMs, SRMs, MRMs and ATMs, Streaks and torpedoes included, and of homing Arrow IV missiles. It has 14 slots, or 7 of the Clans; OmniMechs have none.',
      OPTION,
    ],
    [
      'MT-ARMOR-08',
      'Reactive armor: chain reaction',
      'A critical hit that finds one of its slots is thrown again, after a roll of 2D6: on a 2 all armor of that part is gone, and a point of structure with it, with the usual roll for critical hits.',
      OPTION,
    ],
    [
      'MT-ARMOR-10',
      'Slots of armor',
      'Hardened armor has none, laser-reflective armor 10, reactive armor 14, and armor of the Clans half as many. Vehicles have no hardened armor.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: { findsMaterial: react },
    stage: {
      gear: (names) => [...names, 'reactive armor'],
      // Where the roll is for others to see, its result is seen on the armor.
      glimpse: (event) => (event?.type === 'armor-reacts' && !event.explodes ? null : event),
    },
  }),
  changes: {
    'armor-reacts': ({ units }, { unit, location, explodes }) => {
      if (!explodes) return;
      const { armor } = units[unit].body;
      armor[location] = 0;
      armor[armorFacing(location, true)] = 0;
    },
  },
  sentences: {
    'armor-reacts': ({ unit, location, dice, explodes }, { mech, part }) =>
      `The reactive armor of ${mech(unit)} is hit (${part(unit, location)}), roll ${sum(dice)}: ${explodes ? 'all of it there goes up.' : 'nothing happens.'}`,
  },
};
