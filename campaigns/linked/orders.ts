import { EDGES } from '@ironfield/battleforce2/rules/map/map-edges.ts';
import { z } from 'zod';
import { MENDS } from './state.ts';

const number = z.int().min(-1).max(10_000);

export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('muster'),
    /** BF2-CAMP-02: units kept for the last battle. */
    reserve: z.array(z.strictObject({ unit: number })).max(200),
  }),
  z.strictObject({ type: z.literal('edge'), edge: z.enum(EDGES) }),
  z.strictObject({
    type: z.literal('repair'),
    element: number,
    /** The wreck to take parts from; −1 for none. */
    salvage: number,
    /** The field hospital that helps; −1 for none. */
    hospital: number,
    /** BF2-CAMP-08: Supply Points beyond the first. */
    extra: number,
  }),
  z.strictObject({ type: z.literal('mend'), what: z.enum(MENDS) }),
  z.strictObject({ type: z.literal('done') }),
]);

export type Order = z.infer<typeof orderSchema>;
