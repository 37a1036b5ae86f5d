// The beginning of a campaign.

import { FORCE_FACTIONS, organizationOf } from '@ironfield/battleforce2/data/assignment.ts';
import { EXPERIENCES } from '@ironfield/battleforce2/data/force-tables.ts';
import { rosterNamed } from '@ironfield/battleforce2/data/roster.ts';
import { BEST_SKILL, WORST_SKILL } from '@ironfield/battleforce2/data/tables.ts';
import { whyNoUnit } from '@ironfield/battleforce2/rules/elements/organization.ts';
import { type OptionModule, optionValue } from '@ironfield/kernel/options/options.ts';
import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import type { KernelParts } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { UNMARKED } from './repair/damage.ts';
import { type CampaignSide, SETTLEMENTS, type Setup, type State, SUPPORTS, TYPES } from './state.ts';
import { entryOf, mayMeet, registerOf } from './units.ts';

/** BF2-CAMP-08 */
export const supply: OptionModule<object, boolean> = {
  id: 'supply',
  title: 'Limited supply',
  summary:
    'Each attempt to repair costs a Supply Point, and more of them help. Both sides begin with as many.',
  group: 'Campaign',
  rule: 'BF2-CAMP-08',
  base: false,
};

const name = z.string().min(1).max(60);
const sideSchema = z.strictObject({
  name,
  faction: z.enum(FORCE_FACTIONS),
  units: z
    .array(
      z.strictObject({
        name,
        elements: z
          .array(
            z.strictObject({
              name,
              type: z.enum(TYPES),
              pilot: name,
              experience: z.enum(EXPERIENCES),
              skill: z.int().min(BEST_SKILL).max(WORST_SKILL),
            }),
          )
          .min(1)
          .max(6),
      }),
    )
    .min(1)
    .max(40),
  technicians: z.int().min(2).max(12).optional(),
  support: z.enum(SUPPORTS).optional(),
  camp: z.strictObject({ settlement: z.enum(SETTLEMENTS), isHarsh: z.boolean() }).optional(),
});

export const setupSchema: z.ZodType<Setup> = z
  .strictObject({ scenario: name, ...CORE_SETUP, sides: z.tuple([sideSchema, sideSchema]) })
  .superRefine(({ sides }, context) => {
    for (const [seat, side] of sides.entries())
      for (const message of whyNotSide(side))
        context.addIssue({ code: 'custom', path: ['sides', seat, 'units'], message });
  });

function whyNotSide({ faction, units }: CampaignSide): string[] {
  const unknown = units
    .flatMap(({ elements }) => elements)
    .filter(({ name: element, type }) => !rosterNamed(element, type));
  if (unknown.length > 0) return unknown.map((each) => `the roster has no ${each.type} "${each.name}"`);
  const sheets = units.map(({ elements }) => elements.map((element) => entryOf(element).sheet));
  const problems = sheets.flatMap((unit) => whyNoUnit(organizationOf(faction), unit) ?? []);
  if (!sheets.some(mayMeet))
    problems.push('nobody is Light or Medium, and so nobody can fight the first battle (BF2-CAMP-02)');
  return problems;
}

export function begin(setup: Setup): Omit<State, KernelParts> {
  const { elements } = registerOf(setup);
  return {
    setup,
    agenda: [{ step: 'prepare' }],
    battle: 0,
    attacker: null,
    assaultWinner: null,
    homes: null,
    sheets: [],
    reserve: [],
    elements: elements.map(() => ({
      marked: UNMARKED,
      fate: 'fit',
      cause: null,
      shift: 0,
      tried: false,
      battles: 0,
    })),
    wrecks: [],
    // As many points as there are elements on both sides.
    supply: optionValue(supply, setup.options) ? [elements.length, elements.length] : null,
    hospitals: [],
    chronicle: [],
  };
}
