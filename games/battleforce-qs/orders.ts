import { z } from 'zod';

const hex = z.string().max(8);
const index = z.int().min(0).max(255);
const facing = z.literal([0, 1, 2, 3, 4, 5]);

/** Orders as they are sent and stored: Units and Elements by number, hexes by their printed number. */
export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deploy'), unit: index, to: hex, facing }),
  z.strictObject({ type: z.literal('place'), to: hex }),
  z.strictObject({ type: z.literal('set-up-first'), first: z.boolean() }),
  z.strictObject({ type: z.literal('move'), unit: index, to: hex, facing }),
  z.strictObject({ type: z.literal('leave'), unit: index }),
  z.strictObject({
    type: z.literal('declare'),
    attacks: z
      .array(z.strictObject({ attacker: index, target: index, overheat: z.int().min(0).max(4).optional() }))
      .max(64),
  }),
  z.strictObject({ type: z.literal('line'), side: z.enum(['left', 'right']) }),
  z.strictObject({ type: z.literal('direction'), direction: z.enum(['front', 'rear']) }),
]);

export type Order = z.infer<typeof orderSchema>;
export type OrderOf<Type extends Order['type']> = Extract<Order, { type: Type }>;
