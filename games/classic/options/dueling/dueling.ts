import { z } from 'zod';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { fireAll } from '../../phases/weapon/weapon.ts';
import { section } from '../../rule-index/section.ts';
import { act, again, blows, go, jump, mix, moved, pay, settle, whyNoBlow, whyNoShot } from './actions.ts';
import { nextAction } from './bot.ts';
import { keepMovement, note, notesOf, openAction, write } from './notes.ts';
import { begin, initiative, next, setOrder } from './turn.ts';

const OPTION = 'dueling';
const index = indexSchema;
const WORDS = { twice: 'Fires twice', melee: 'Several physical attacks' };

export const dueling: Option<boolean> = {
  id: OPTION,
  title: 'Dueling',
  summary: 'Every unit has an Action Phase of its own, and what it does happens before the next one acts.',
  group: 'Dueling',
  rule: 'MT-DUEL-01',
  base: false,
  excludes: ['double-blind'],
  rules: section(
    'Maximum Tech, dueling',
    [
      'MT-DUEL-01',
      'Sequence',
      'Initiative, then the Action Phase of each unit in turn, then heat and End Phase for all.',
      OPTION,
    ],
    [
      'MT-DUEL-02',
      'Initiative of units',
      'Each unit rolls two dice and adds 8 less its Piloting Skill. The highest acts first; those who are tied roll again.',
      OPTION,
    ],
    [
      'MT-DUEL-03',
      'One after the other',
      'What a unit does is resolved, with the Piloting Skill Rolls for it, before the next one acts. Who is destroyed before does not act.',
      OPTION,
    ],
    [
      'MT-DUEL-04',
      'Actions',
      'Two Simple Actions or a Complex one: running, jumping, fire and blows are Simple; sprinting, evading, charges, deaths from above and attacks beyond the usual are Complex; walking and turning the torso cost nothing.',
      OPTION,
    ],
    [
      'MT-DUEL-05',
      'Movement',
      'There is one move, before or after other actions, in the mode that was declared at the start: that mode counts for all attacks.',
      OPTION,
    ],
    [
      'MT-DUEL-07',
      'Fire',
      'Each weapon is fired once. As a Complex Action a unit fires twice at +1, at several targets without the modifier for that, or indirectly without the +1. A target has moved as it did last.',
      OPTION,
    ],
    [
      'MT-DUEL-08',
      'Blows',
      'One physical attack, or as a Complex Action several at +1: kicks, clubs and hatchets count 2, punches 1, and 4 may be made.',
      OPTION,
    ],
    ['MT-DUEL-09', 'Heat', 'Heat is adjusted for all units together after the last Action Phase.', OPTION],
  ),
  plug: () => ({
    replace: {
      sparesSecondary: (mech) => notesOf(mech).doing === 'spread',
      sparesIndirect: (mech) => notesOf(mech).doing === 'indirect',
      hasAttacked: (mech) => {
        const { fired, hasStruck } = notesOf(mech);
        return fired.length > 0 || hasStruck;
      },
      hasStruck: (mech) => notesOf(mech).hasStruck,
      chargesAtOnce: () => true,
      mostPunches: (mech) => notesOf(mech).mix,
      aimsAndAttacks: () => true,
    },
    stage: {
      sequence: () => [
        { step: 'duel/initiative' },
        { step: 'duel/begin' },
        { step: 'heat' },
        { step: 'end' },
      ],
      turnNotes: keepMovement,
      shotsOf: (_weapons, mech) => notesOf(mech).shots,
      whyNotFire: (why, field, { units }, { unit }, { weapon }) =>
        why ?? whyNoShot(field, units[unit], unit, weapon),
      whyNoBlow: (why, _field, { units }, { attacker, kind }) => why ?? whyNoBlow(units[attacker], kind),
      answer: (order, field, state, frame) =>
        frame.step === 'duel/act' ? nextAction(field, state, frame.unit) : order,
    },
    add: {
      attacks: pay,
      // MT-ABIL-03: what takes the place of a physical attack costs as much.
      skipsPhysical: (play, field, order) => {
        if (order.type === 'pass' || field.past.dodgesFreely?.()) return;
        const { unit } = order as { readonly unit: number };
        pay(play, field, unit);
        note(play, unit, { hasStruck: true });
      },
      fired: (play, _field, { attacker, weapon }) =>
        note(play, attacker, { shots: [...notesOf(play.state.units[attacker]).shots, weapon] }),
      declares: (play, field, { unit }) => pay(play, field, unit),
      weaponToHit: (tally, _field, { units }, { attacker }) => {
        if (notesOf(units[attacker]).doing === 'twice') tally.add(1, WORDS.twice, 'MT-DUEL-07');
      },
      physicalToHit: (tally, _field, { units }, { attacker }) => {
        if (notesOf(units[attacker]).doing === 'melee') tally.add(1, WORDS.melee, 'MT-DUEL-08');
      },
    },
  }),
  steps: {
    'duel/initiative': initiative,
    'duel/begin': begin,
    'duel/next': next,
    'duel/go': go,
    'duel/act': act,
    'duel/jump': jump,
    'duel/moved': moved,
    'duel/volley': fireAll,
    'duel/again': again,
    'duel/mix': mix,
    'duel/blows': blows,
    'duel/settle': settle,
  },
  orders: [
    z.strictObject({
      type: z.literal('duel-plan'),
      unit: index,
      plan: z.enum(['now', 'walk', 'run', 'jump', 'still']),
    }),
    z.strictObject({ type: z.literal('duel-act'), unit: index, action: z.string().max(20) }),
  ],
  changes: {
    'duel-order': (table, { rolls }, field) => setOrder(table, rolls, field),
    'action-phase': (table, { unit }, field) => openAction(table, field, unit),
    'duel-notes': (table, event) => write(table, event),
  },
  sentences: {
    'duel-order': ({ rolls }, { mech }) =>
      `They act in this order: ${rolls.map(({ unit, dice, total }) => (dice.length > 0 ? `${mech(unit)} ${total} (${dice.join(' + ')})` : mech(unit))).join(', ')}.`,
    'action-phase': ({ unit }, { mech }) => `Action Phase of ${mech(unit)}.`,
    'duel-notes': () => null,
  },
};
