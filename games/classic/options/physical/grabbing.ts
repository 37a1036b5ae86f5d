import { z } from 'zod';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { rollToHit } from '../../phases/physical/physical-roll.ts';
import { section } from '../../rule-index/section.ts';
import type { AddedBlow } from '../../rules/physical/added-blow.ts';
import type { Club } from '../../rules/physical/clubs.ts';
import { whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { canHoldClub, freeHands } from '../../rules/unit/limbs.ts';
import type { State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionBlows {
    grab: true;
  }
  interface OptionOrders {
    grab: {
      readonly type: 'grab';
      readonly unit: number;
      readonly limb: 'LA' | 'RA';
      readonly target: number;
    };
  }
  interface OptionEvents {
    grabbed: {
      readonly type: 'grabbed';
      readonly unit: number;
      readonly target: number;
      readonly club: Club;
      /** It holds it now; otherwise it has fallen to the ground. */
      readonly kept: boolean;
    };
  }
}

const why = (message: string) => ({ message, rule: 'MT-PHYS-03' }) as const;
const WHY_NOT = {
  hand: why('It takes a hand that works and holds nothing'),
  nothing: why('The target holds nothing that could be grabbed'),
};
/** For bots, of what the target could do with it. */
const DISARMED = 0.5;

const GRAB: AddedBlow = {
  needsLegs: true,
  kind: 'grab',
  label: 'Grab the club',
  limbs: ['LA', 'RA'],
  base: { skill: 1, fixed: 6, words: 'Grab', rule: 'MT-PHYS-03' },
  topples: false,
  whyNot(field, state, blow) {
    const { attacker, target, limb } = blow;
    if (!freeHands(field, state, attacker).includes(limb)) return WHY_NOT.hand;
    if (!state.units[target].club) return WHY_NOT.nothing;
    return whyNoBlow(field, state, { ...blow, kind: 'punch' });
  },
  modifiers: (tally, field, state, blow) =>
    field.kinds[blow.attacker].limbs?.limbModifiers(tally, field, state, { ...blow, kind: 'punch' }),
  worth: (field, _state, { target }) => (DISARMED * field.designs[target].tons) / 5,
  resolve(play, field, attack) {
    const { attacker: unit, target } = attack;
    const { state } = play;
    if (!rollToHit(play, field, attack)) return;
    const { club } = state.units[target];
    if (!club) return;
    // MT-PRE-20: a club is a matter of two hands.
    const kept = canHoldClub(field, state, unit) && !state.units[unit].club;
    take(state, unit, target, club, kept);
    play.emit({ type: 'grabbed', unit, target, club, kept });
  },
};

/** A unit that falls lies with the one that grabbed it; a tree is of no more use then. */
function take(
  { units, limbs }: Pick<State, 'units' | 'limbs'>,
  unit: number,
  target: number,
  club: Club,
  kept: boolean,
): void {
  units[target].club = null;
  if (kept) units[unit].club = club;
  else if (club === 'limb') limbs.push(units[unit].hex);
}

export const grabbing: Option<boolean> = {
  id: 'grabbing',
  title: 'Grabbing',
  summary: "A 'Mech may snatch the club out of another's hands.",
  group: 'Physical attacks',
  rule: 'MT-PHYS-03',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-03',
    'Grabbing',
    "A 'Mech grabs what another holds, with a good hand whose arm has not fired: Piloting Skill +1, as hard as a punch with its actuators, and no damage. It keeps what it can hold; the rest falls to the ground in its hex.",
    'grabbing',
  ]),
  plug: () => ({ stage: { blows: (blows) => [...blows, GRAB] } }),
  orders: [
    z.strictObject({
      type: z.literal('grab'),
      unit: indexSchema,
      limb: z.enum(['LA', 'RA']),
      target: indexSchema,
    }),
  ],
  words: { grab: 'grabs at the club of' },
  sentences: {
    grabbed: ({ unit, target, kept }, { mech }) =>
      kept
        ? `${mech(unit)} holds the club of ${mech(target)} now.`
        : `${mech(unit)} knocks the club out of the hands of ${mech(target)}.`,
  },
  changes: {
    grabbed: (table, { unit, target, club, kept }) => take(table, unit, target, club, kept),
  },
};
