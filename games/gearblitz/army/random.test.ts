import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AIR_STRIKES, type ArmyList, SALVOS } from '../cards/army-list.ts';
import { cardSchema } from '../cards/card.ts';
import { ARMIES } from '../data/armies.ts';
import { buildArmy } from './army.ts';
import { type ArmyChoice, armyChoiceSchema } from './choice.ts';

const member = fc.option(fc.nat(7), { nil: undefined });

const groupOf = ({ squads }: ArmyList) =>
  fc.constantFrom(...squads).chain(({ kind, options }) =>
    fc.record({
      squad: fc.constant(kind),
      isCommand: fc.option(fc.constant(true as const), { nil: undefined }),
      options: fc.array(fc.record({ option: fc.constantFrom(...options.map(({ id }) => id)), member }), {
        maxLength: 12,
      }),
    }),
  );

const choices: fc.Arbitrary<ArmyChoice> = fc.constantFrom(...ARMIES).chain((list) =>
  fc.record({
    army: fc.constant(list.id),
    type: fc.constantFrom(...list.types.map(({ name }) => name)),
    limit: fc.integer({ min: 1, max: 3000 }),
    groups: fc.array(groupOf(list), { maxLength: 6 }),
    airStrikes: fc.array(fc.constantFrom(...AIR_STRIKES), { maxLength: 3 }),
    artillery: fc.array(fc.constantFrom(...SALVOS), { maxLength: 3 }),
    chaplain: fc.option(fc.record({ group: fc.nat(6), member: fc.nat(6) }), { nil: undefined }),
  }),
);

test('Whatever is chosen, something can be said about it, and what is right is playable', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(armyChoiceSchema.safeParse(choice).success).toBe(true);
      const { army, problems } = buildArmy(choice);
      for (const { message, rule } of problems) expect(message.length * rule.length).toBeGreaterThan(0);
      for (const { units, leader } of army?.groups ?? []) {
        for (const { sheet } of units) expect(cardSchema.safeParse(sheet.card).error).toBeUndefined();
        if (problems.length === 0) expect(units[leader]?.sheet.skills.ld).toBeGreaterThan(0);
      }
    }),
    { numRuns: 60, seed: 1 },
  );
});
