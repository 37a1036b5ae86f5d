import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { z } from 'zod';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { fallenAt } from '../../buildings/census.ts';
import { bitOf } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import { withAdvancedMechs } from '../../mechs/offered.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { section } from '../../rule-index/section.ts';
import { doneBy } from '../../rules/crew/about-rolls.ts';
import type { AddedBlow } from '../../rules/physical/added-blow.ts';
import { isUnderWater } from '../../rules/sight/line-of-sight.ts';
import { fittedIn } from '../../rules/unit/fittings.ts';
import type { State } from '../../state.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';

declare module '../../extensions.ts' {
  interface OptionBlows {
    sword: true;
  }
  interface OptionOrders {
    sword: {
      readonly type: 'sword';
      readonly unit: number;
      readonly limb: 'LA' | 'RA';
      readonly target: number;
    };
  }
  interface OptionEvents {
    'girder-sought': {
      readonly type: 'girder-sought';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly found: boolean;
    };
  }
}

const RULE = 'MT-WPN-62';
const OPTION = 'physical-weapons';
/** By the class of the building, from light to hardened: a light one has no girders. */
const GIRDERS = [0, 0, 7, 6, 5];
const WORDS = {
  sword: 'Sword',
  label: 'Swing the sword',
  water: 'Arm under water',
  girder: 'Girder',
  damage: (tons: number) => `A tenth of ${tons} tons and 1`,
};
const NO_SWORD = { message: 'There is no working sword in that arm', rule: RULE } as const;
/** Blows with something in the hands. */
const ARMED: ReadonlySet<string> = new Set(['club', 'hatchet', 'sword']);

const SWORD: AddedBlow = {
  kind: 'sword',
  like: 'hatchet',
  label: WORDS.label,
  limbs: ['LA', 'RA'],
  base: { skill: -2, fixed: 3, words: WORDS.sword, rule: RULE },
  topples: false,
  whyNot(field, state, { attacker, limb }) {
    const { body, thisTurn } = state.units[attacker];
    if (!fittedIn(field.designs[attacker], body, 'sword', limb)) return NO_SWORD;
    if (!field.kinds[attacker].limbs?.canSwing(field, state, attacker, limb))
      return { ...WHY_NO_BLOW.hatchetArm, message: 'A sword needs a working hand and shoulder', rule: RULE };
    return (thisTurn.fired & bitOf(limb)) === 0 ? null : WHY_NO_BLOW.hatchetFired;
  },
  damage(tally, { designs }, _state, { attacker }) {
    const { tons } = designs[attacker];
    tally.add(Math.ceil(tons / 10) + 1, WORDS.damage(tons), RULE);
  },
};

/** What 2D6 have to reach for a girder in the rubble of a hex; 0 where there is none. */
function girderNumber(state: State, cell: number): number {
  const fallen = fallenAt(state, cell);
  return fallen && fallen.type !== 'bridge' ? GIRDERS[fallen.grade] : 0;
}

function unearths(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const number = girderNumber(play.state, play.state.units[unit].hex);
  const dice = play.roll(WORDS.girder, 2, doneBy(field, unit, number));
  const found = sum(dice) >= number;
  play.emit({ type: 'girder-sought', unit, dice, found });
  return found;
}

const isBelow = (field: Battlefield, { units }: State, { attacker }: Blow): boolean =>
  isUnderWater(field, attacker, units[attacker]);

/** MT-WPN-62 */
export const physicalWeapons: Option<boolean> = {
  id: OPTION,
  title: 'Swords and girders',
  summary: "'Mechs may carry swords, and find girders in the rubble of buildings to use as clubs.",
  group: 'Physical attacks',
  rule: RULE,
  base: false,
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Sword, hatchet, clubs',
    'A sword is swung like a hatchet, with Piloting Skill −2, for a tenth of the tonnage and 1. Rubble of a medium, heavy or hardened building gives a girder for a club on 7, 6 or 5. Weapons in the hand do half under water.',
    OPTION,
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'a sword'],
      unitsOffered: withAdvancedMechs,
      blows: (blows) => [...blows, SWORD],
      clubs: (clubs, _field, state, unit) =>
        clubs.includes('limb') || girderNumber(state, state.units[unit].hex) === 0
          ? clubs
          : [...clubs, 'girder'],
    },
    replace: { unearths },
    add: {
      blowDamage: (tally, field, blow, state) => {
        if (ARMED.has(blow.kind) && isBelow(field, state, blow))
          tally.set(Math.floor(tally.total / 2), WORDS.water, RULE);
      },
    },
  }),
  orders: [
    z.strictObject({
      type: z.literal('sword'),
      unit: indexSchema,
      limb: z.enum(['LA', 'RA']),
      target: indexSchema,
    }),
  ],
  words: { sword: 'swings its sword at' },
  sentences: {
    'girder-sought': ({ unit, dice, found }, { mech }) =>
      `${mech(unit)} looks for a girder in the rubble (${sum(dice)})${found ? '' : ' and finds none'}.`,
  },
  changes: {
    'girder-sought': ({ units }, { unit }) => {
      units[unit].thisTurn.busy = true;
    },
  },
};
