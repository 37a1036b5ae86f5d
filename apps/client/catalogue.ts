import { z } from 'zod';

const optionValue = z.union([z.boolean(), z.number(), z.string()]);
/** The games the server offers. */
export const catalogue = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      summary: z.string(),
      scenarios: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          summary: z.string(),
          /** Names of the sides, by seat. */
          seats: z.array(z.string()),
          /** Options that the scenario sets by itself. */
          options: z.record(z.string(), optionValue),
        }),
      ),
      options: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          summary: z.string(),
          rule: z.string(),
          base: optionValue,
          allowed: z.array(optionValue).optional(),
          requires: z.array(z.string()).optional(),
          excludes: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

export const ruleIndex = z.strictObject({
  game: z.string(),
  rules: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      section: z.string(),
      summary: z.string(),
      option: z.string().optional(),
    }),
  ),
});

/** The server itself. */
export const health = z.strictObject({ status: z.literal('ok'), server: z.string(), protocol: z.int() });

export type Catalogue = z.infer<typeof catalogue>;
export type RuleIndex = z.infer<typeof ruleIndex>;
