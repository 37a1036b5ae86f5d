import { z } from 'zod';
import type { OptionOrders } from './extensions.ts';

const hex = z.string().max(8);
const index = z.int().min(0).max(1023);
const facing = z.literal([0, 1, 2, 3, 4, 5]);
const edge = z.enum(['north', 'south', 'east', 'west']);

/** BF2-MOVE-01, BF2-JUMP-01, BF2-MAP-05, BF2-VEH-07, BF2-BLDG-04 */
export const WAYS = ['ground', 'jump', 'bridge', 'high', 'climb'] as const;
export type Way = (typeof WAYS)[number];

/** Orders of the base game as they are sent and stored: units and elements by number, hexes by their printed number. */
export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('home'), edge }),
  z.strictObject({ type: z.literal('place'), to: hex }),
  z.strictObject({ type: z.literal('set-up-first'), first: z.boolean() }),
  z.strictObject({
    type: z.literal('deploy'),
    unit: index,
    to: hex,
    facing: facing.optional(),
    submerged: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('act-first'), first: z.boolean() }),
  z.strictObject({
    type: z.literal('move'),
    unit: index,
    way: z.enum(WAYS),
    to: hex,
    facing: facing.optional(),
  }),
  z.strictObject({ type: z.literal('exit'), unit: index, edge }),
  z.strictObject({ type: z.literal('load'), unit: index, passenger: index }),
  z.strictObject({
    type: z.literal('unload'),
    unit: index,
    passenger: index,
    to: hex,
    facing: facing.optional(),
  }),
  z.strictObject({ type: z.literal('cool'), element: index, unit: index }),
  z.strictObject({ type: z.literal('submerge'), submerged: z.boolean() }),
  z.strictObject({
    type: z.literal('fire'),
    unit: index,
    target: index,
    spotter: index.optional(),
    withholds: z.boolean().optional(),
    attacks: z
      .array(
        z.strictObject({
          attacker: index,
          element: index,
          overheat: z.int().min(0).max(9).optional(),
          withhold: z.int().min(0).max(99).optional(),
          charges: z.boolean().optional(),
        }),
      )
      .max(12),
  }),
  z.strictObject({
    type: z.literal('attack-hex'),
    unit: index,
    aim: z.string().max(30),
    to: hex,
    attacks: z.array(z.strictObject({ attacker: index, overheat: z.int().min(0).max(9).optional() })).max(12),
  }),
  z.strictObject({
    type: z.literal('withhold'),
    hits: z.array(z.strictObject({ attacker: index, withhold: z.int().min(0).max(99) })).max(12),
  }),
  z.strictObject({ type: z.literal('scan'), element: index, target: index }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('place-counter'), unit: index }),
  z.strictObject({ type: z.literal('return-counter') }),
  z.strictObject({ type: z.literal('pass-down'), unit: index, to: index }),
  z.strictObject({ type: z.literal('use'), unit: index }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('done') }),
]);

export type Order = z.infer<typeof orderSchema> | OptionOrders[keyof OptionOrders];
export type OrderOf<Type extends Order['type']> = Extract<Order, { type: Type }>;
