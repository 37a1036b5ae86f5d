import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import type { KernelParts } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { cardSchema } from './cards/card.ts';
import { deployed } from './cards/unit.ts';
import { plugged } from './register.ts';
import { divided } from './rules/terrain/structures.ts';
import { fullOf } from './rules/unit/ammunition.ts';
import { beginBattle, outlineSchema, supportSchema, TERMS } from './setup/battle.ts';
import { setupProblems } from './setup/problems.ts';
import { NOTHING_SPENT, USUAL_WISHES } from './state/command.ts';
import { rosterOf } from './state/roster.ts';
import { NO_EFFECTS } from './state/special.ts';
import type { Setup, State } from './state.ts';

const name = z.string().min(1).max(60);
const skill = z.int().min(0).max(9);
const pieceSchema = z.strictObject({
  id: z.string().min(1).max(40),
  kind: z.string().min(1).max(40),
  label: z.string().max(60),
  corners: outlineSchema,
  foot: z.int().min(0).max(40_000),
  height: z.int().min(0).max(40_000),
  isGround: z.boolean(),
});

const armySchema = z.strictObject({
  name,
  list: z.string().max(40).optional(),
  commandPoints: z.int().min(0).max(99),
  groups: z
    .array(
      z.strictObject({
        name,
        value: z.int().min(0).max(9999),
        isConvict: z.boolean().optional(),
        units: z
          .array(
            z.strictObject({
              name,
              card: cardSchema,
              skills: z.strictObject({ att: skill, def: skill, ew: skill, ld: skill }),
              master: z.int().min(0).max(11).optional(),
            }),
          )
          .min(1)
          .max(12),
      }),
    )
    .min(1)
    .max(30),
  commander: z.tuple([z.int().min(0), z.int().min(0)]),
  support: supportSchema.optional(),
});

export const setupSchema = z
  .strictObject({
    scenario: z.string().max(60),
    ...CORE_SETUP,
    ...TERMS,
    scene: z.strictObject({
      name,
      width: z.int().min(12_000).max(240_000),
      height: z.int().min(12_000).max(240_000),
      pieces: z.array(pieceSchema).max(400),
    }),
    armies: z.array(armySchema).length(2),
  })
  .superRefine((setup, context) => {
    if (context.issues.length > 0) return;
    for (const { path, message } of setupProblems(setup as unknown as Setup))
      context.addIssue({ code: 'custom', path: [...path], message });
  }) as unknown as z.ZodType<Setup>;

export function begin(setup: Setup): Omit<State, KernelParts> {
  const { units, groups } = rosterOf(setup);
  return {
    setup,
    agenda: [{ step: 'set-up' }],
    round: 0,
    winner: 0,
    commandPoints: setup.armies.map(({ commandPoints }) => commandPoints),
    spent: setup.armies.map(() => NOTHING_SPENT),
    wishes: setup.armies.map(() => USUAL_WISHES),
    letPass: setup.armies.map(() => null),
    commanders: setup.armies.map(({ commander: [group, place] }, seat) => {
      const own = groups.filter((each) => each.seat === seat);
      return own[group]?.units[place] ?? -1;
    }),
    scene: divided(setup.scene),
    attacks: [],
    battle: beginBattle(setup),
    effects: NO_EFFECTS,
    marks: plugged(setup).marks?.({}, setup) ?? {},
    tags: [],
    units: units.map(({ sheet }) => {
      const { sheet: _known, ...body } = deployed(sheet);
      return {
        at: null,
        others: [],
        aboard: null,
        isDismounted: false,
        heading: 0,
        shelter: null,
        isHalted: false,
        isReversing: false,
        shutDown: 0,
        heat: [0, 0],
        isLocked: false,
        actions: sheet.card.actions,
        standBy: 0,
        activation: null,
        body,
        ammunition: sheet.card.weapons.map(fullOf),
        locks: [],
        stores: {
          smoke: sheet.card.aux.smoke ?? 0,
          smokedIn: 0,
          charges: sheet.card.aux.antiPersonnelCharges ?? 0,
          met: [],
        },
        fire: null,
        readied: null,
        bracedAt: null,
      };
    }),
  };
}
