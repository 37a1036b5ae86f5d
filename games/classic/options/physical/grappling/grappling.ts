import { z } from 'zod';
import type { Shot } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { endings } from '../../../phases/turn/mark-endings.ts';
import { section } from '../../../rule-index/section.ts';
import { isHelpless } from '../../../rules/fire/attack-modifiers.ts';
import { weaponNumber } from '../../../rules/fire/to-hit.ts';
import { isPlaced } from '../../../rules/unit/condition.ts';
import type { State, WeaponAttack } from '../../../state.ts';
import { BLOWS } from './attacks.ts';
import { GRIP, grapples, gripOf, letGo, partnerOf, seize } from './grip.ts';
import { answer, holdOn, part } from './parting.ts';
import { firesInClinch } from './worth.ts';

const AT_PARTNER = -4;
const AT_PAIR = 1;
const OWN_BLOWS: readonly string[] = BLOWS.map(({ kind }) => kind);
/** Blows that would part the two, or bring a third into their hex. */
const SHOVES: readonly string[] = ['push', 'charge', 'dfa'];
const WORDS = {
  partner: 'In a clinch with the target',
  pair: 'Target is in a clinch',
  holds: (partner: string) => `grapples with ${partner}`,
  held: (partner: string) => `held by ${partner}`,
};
const why = (message: string) => ({ message, rule: 'MT-PHYS-05' }) as const;
const WHY_NOT = {
  moves: why("A 'Mech that grapples does not move"),
  strikes: why("A 'Mech that grapples makes no other physical attacks"),
  shoves: why("Nobody pushes or charges a 'Mech that grapples, or comes down on it"),
  others: why("A 'Mech that grapples fires only at the one it grapples with"),
  weapon: why("A 'Mech that grapples fires only weapons in its head and the front of its torso"),
};

/** MT-PHYS-05: a shot at one of the two that has missed may hit the other, if that is a friend. */
function strayOf(field: Battlefield, state: State, missed: WeaponAttack): WeaponAttack | null {
  const { attacker, weapon, target } = missed;
  const friend = partnerOf(state, target);
  if (friend < 0 || friend === attacker || !isPlaced(state.units[friend])) return null;
  const { twist } = state.units[attacker];
  const at = (unit: number): Shot => ({ attacker, weapon, target: unit, twist, secondary: 0, aim: -1 });
  // Everything but the target is as it was when the shot was declared.
  const easier = weaponNumber(field, state, at(target)) - weaponNumber(field, state, at(friend));
  return { ...missed, target: friend, number: missed.number - AT_PAIR - easier, aim: -1 };
}

export const grappling: Option<boolean> = {
  id: 'grappling',
  title: 'Grappling',
  summary: "A 'Mech may seize another: neither moves, and both fire at each other in the clinch.",
  group: 'Physical attacks',
  rule: 'MT-PHYS-04',
  base: false,
  rules: section(
    'Maximum Tech, physical attacks',
    [
      'MT-PHYS-04',
      'Grappling: attack',
      "A 'Mech that has fired nothing seizes another with both arms, with its Piloting Skill, 1 easier or harder for each weight class and as hard as two punches with its actuators. It moves into the hex of its target.",
      'grappling',
    ],
    [
      'MT-PHYS-05',
      'Grappling: state',
      'The two neither move nor strike; they fire only head and front torso weapons at each other, at −4 and not aimed. Others fire at them at +1, and a shot that misses the enemy may hit the friend.',
      'grappling',
    ],
    [
      'MT-PHYS-06',
      'Grappling: breaking free',
      'In a later Physical Attack Phase the one that was seized may roll as for a grapple: then it throws the other into any hex around, facing it. When one is destroyed, the other stays where it is.',
      'grappling',
    ],
    [
      'MT-PHYS-07',
      'Grappling: letting go',
      'Instead of a physical attack the one that began may let go. The other may at once roll for a grapple of its own; if it does not or fails, the one that lets go moves into any hex around, facing it.',
      'grappling',
    ],
  ),
  orders: [
    ...(['grapple', 'break-free', 'release'] as const).map((type) =>
      z.strictObject({
        type: z.literal(type),
        unit: indexSchema,
        target: indexSchema,
      }),
    ),
    z.strictObject({ type: z.literal('hold-on'), hold: z.boolean() }),
  ],
  steps: { 'grapple/part': part, 'grapple/hold-on': holdOn },
  words: { grapple: 'seizes', 'break-free': 'tries to throw off', release: 'lets go of' },
  plug: () => ({
    stage: {
      marks: (marks) => [...marks, GRIP],
      blows: (blows) => [...blows, ...BLOWS],
      states: (states, { designs }, table, unit) => {
        const grip = gripOf(table, unit);
        if (!grip) return states;
        return [...states, (grip.isHolder ? WORDS.holds : WORDS.held)(designs[grip.partner].name)];
      },
      holds: (hold, state, unit) => hold ?? (grapples(state, unit) ? WHY_NOT.moves : null),
      mayShare: (is, state, unit, other) => is || partnerOf(state, unit) === other,
      mayAim: (may, state, attacker, target) => may && partnerOf(state, attacker) !== target,
      stray: (next, field, state, missed) => next ?? strayOf(field, state, missed),
      whyNoBlow: (reason, _field, state, { kind, attacker, target }) => {
        if (reason) return reason;
        if (grapples(state, attacker) && !OWN_BLOWS.includes(kind)) return WHY_NOT.strikes;
        return SHOVES.includes(kind) && grapples(state, target) ? WHY_NOT.shoves : null;
      },
      whyNoAttack: (reason, state, unit, what) =>
        reason ?? (what === 'club' && grapples(state, unit) ? WHY_NOT.strikes : null),
      whyNotFire: (reason, field, state, { unit }, { weapon, target }) => {
        const partner = partnerOf(state, unit);
        if (reason || partner < 0) return reason;
        if (partner !== target) return WHY_NOT.others;
        return firesInClinch(field.designs[unit].weapons[weapon]) ? null : WHY_NOT.weapon;
      },
      answer: (order, field, state, frame) => order ?? answer(field, state, frame),
    },
    add: {
      weaponToHit: (tally, field, state, { attacker, target }) => {
        const partner = partnerOf(state, target);
        if (partner < 0) return;
        if (partner !== attacker) tally.add(AT_PAIR, WORDS.pair, 'MT-PHYS-05');
        else if (!isHelpless(field, state.units[target])) tally.add(AT_PARTNER, WORDS.partner, 'MT-PHYS-05');
      },
      ...endings(GRIP),
    },
  }),
  sentences: {
    seized: ({ holder, held }, { mech }) => `${mech(holder)} grapples with ${mech(held)}.`,
    parted: ({ unit, other }, { mech }) => `${mech(unit)} and ${mech(other)} come apart.`,
    'grip-lost': ({ unit }, { mech }) => `${mech(unit)} grapples with nobody any more.`,
  },
  changes: {
    seized: (table, { holder, held }) => seize(table, holder, held),
    parted: ({ units }, { unit, other, facing }) => {
      for (const each of [unit, other]) letGo(units[each]);
      units[unit].facing = facing;
    },
    'grip-lost': ({ units }, { unit }) => letGo(units[unit]),
  },
};
