import { z } from 'zod';
import { BATTLE_ORDERS } from './battle-orders.ts';
import { MODES, SPEEDS } from './card.ts';

const unit = z.int();
const place = z.strictObject({ x: z.int(), y: z.int() });
const heading = z.int();

export const orderSchema = z.discriminatedUnion('type', [
  ...BATTLE_ORDERS,
  z.strictObject({ type: z.literal('begin-deployment'), seat: z.int() }),
  z.strictObject({
    type: z.literal('deploy'),
    unit,
    at: place,
    heading,
    mode: z.enum(MODES),
    speed: z.enum(SPEEDS),
  }),
  z.strictObject({ type: z.literal('go-first'), seat: z.int() }),
  z.strictObject({ type: z.literal('group'), group: z.int() }),
  z.strictObject({ type: z.literal('activate'), unit, speed: z.enum(SPEEDS), mode: z.enum(MODES) }),
  z.strictObject({ type: z.literal('walk'), to: place }),
  z.strictObject({ type: z.literal('advance'), distance: z.int() }),
  z.strictObject({ type: z.literal('back'), distance: z.int() }),
  z.strictObject({ type: z.literal('turn'), side: z.enum(['left', 'right']), by: z.int() }),
  z.strictObject({ type: z.literal('done') }),
]);

export type Order = z.infer<typeof orderSchema>;
