import { z } from 'zod';
import type { OptionOrders } from './extensions.ts';
import { CARDS } from './state.ts';

const place = z.strictObject({ x: z.int(), y: z.int() });
const move = z.strictObject({ marker: z.int(), to: place });

/** Orders of the base game. */
export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('muster'), decoy: z.int(), leave: z.enum(CARDS) }),
  z.strictObject({ type: z.literal('bid'), supply: z.int() }),
  z.strictObject({ type: z.literal('move'), moves: z.array(move) }),
  z.strictObject({ type: z.literal('fire'), shooter: z.int(), target: z.int() }),
  z.strictObject({ type: z.literal('hold') }),
  z.strictObject({ type: z.literal('react'), card: z.enum(CARDS) }),
  z.strictObject({ type: z.literal('pass') }),
]);

export type Order = z.infer<typeof orderSchema> | OptionOrders[keyof OptionOrders];
export type OrderOf<Type extends Order['type']> = Extract<Order, { type: Type }>;
