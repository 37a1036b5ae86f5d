import { sum } from '@ironfield/kernel/dice.ts';
import { z } from 'zod';
import type { Option } from '../../../option.ts';
import { indexSchema, someOf } from '../../../orders/parts.ts';
import { firesFrom } from '../../../phases/weapon/weapon.ts';
import { section } from '../../../rule-index/section.ts';
import { designate, designationOn, designations, secrets } from './designations.ts';
import { answerTag } from './tag-bot.ts';
import { ask, designating, hasUsedTag, TAGGED } from './tagging.ts';

const OPTION = 'tag';

/** Carried by units whose files say so, and by whatever else has such a weapon (MT-IEQP-07). */
export const tag: Option<boolean> = {
  id: OPTION,
  title: 'TAG',
  summary: 'Units with TAG designate targets, which homing missiles find.',
  group: 'Artillery',
  rule: 'MT-BASE-25',
  base: false,
  rules: section('Maximum Tech, artillery', [
    'MT-BASE-25',
    'Homing, step by step',
    "Units with TAG each designate a 'Mech or vehicle instead of firing. A missile takes the nearest on its mapsheet, and is lost if TAG has missed that. On 4+ all points in one place; 5 to others there, or to all.",
    OPTION,
  ]),
  orders: [
    z.strictObject({
      type: z.literal('designate'),
      tags: someOf(z.strictObject({ unit: indexSchema, target: indexSchema })),
    }),
  ],
  steps: { 'tag/ask': ask, 'tag/designate': designating },
  plug: () => ({
    replace: { homesIn: designations },
    stage: {
      secrets,
      gear: (names) => [...names, 'TAG'],
      ordnance: (kinds, { loads }) => (loads.homing === undefined ? kinds : [...kinds, 'homing']),
      // MT-PRE-33: before shells land.
      sequence(steps) {
        const landing = steps.findIndex(({ step }) => step === 'guns/land');
        const at = landing < 0 ? steps.findIndex(({ step }) => step === 'weapon') : landing;
        return at < 0 ? steps : steps.toSpliced(at, 0, { step: 'tag/ask' });
      },
      whyNoAttack: (why, state, unit, what) =>
        why ?? (what === 'fire' && hasUsedTag(state, unit) ? TAGGED : null),
      whyNoTask: (why, state, unit) => why ?? (hasUsedTag(state, unit) ? TAGGED : null),
      states: (states, field, table, unit) =>
        designationOn(field, table, 1 - field.sideOf[unit], unit) ? [...states, 'designated'] : states,
      answer: (answer, field, state, frame) =>
        frame.step === 'tag/designate' ? answerTag(field, state, frame) : answer,
    },
  }),
  changes: {
    designated: (table, { unit, weapon, target, from, hit }, { designs }) => {
      designate(table, { unit, target, from, hit });
      firesFrom(table.units[unit], designs[unit].weapons[weapon]);
    },
  },
  sentences: {
    designated: ({ unit, target, number, dice, hit }, { mech }) =>
      `${mech(unit)} points its TAG at ${mech(target)}: needs ${number.total}, rolls ${sum(dice)}${hit ? ', and designates it' : ', and misses'}.`,
  },
};
