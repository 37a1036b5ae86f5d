import { HEADINGS } from '@ironfield/spaces/grid.ts';
import { z } from 'zod';
import { WATCHES } from './state.ts';

const counter = z.int().min(0).max(999);
const box = z.string().max(2);
const hex = z.string().max(8);
const others = z.array(z.strictObject({ counter })).max(20);
const wanted = z.array(z.strictObject({ unit: z.string().max(80), count: z.int().min(1).max(99) })).max(400);
const facing = z.enum(HEADINGS as ['N', 'E', 'S', 'W']);

/** Orders as they are sent and stored: counters by number, boxes by name. */
export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('settle'), unit: counter, to: box }),
  z.strictObject({ type: z.literal('deploy'), unit: counter, to: box, facing: facing.optional() }),
  z.strictObject({ type: z.literal('move'), unit: counter, to: box, facing: facing.optional() }),
  z.strictObject({ type: z.literal('leave'), unit: counter }),
  z.strictObject({ type: z.literal('attack'), unit: counter, target: counter }),
  z.strictObject({ type: z.literal('repair'), unit: counter, target: counter }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('zoom') }),
  z.strictObject({ type: z.literal('relieve'), unit: counter }),
  z.strictObject({ type: z.literal('retreat'), to: hex }),
  z.strictObject({
    type: z.literal('buy'),
    units: wanted,
    relief: wanted.optional(),
  }),
  z.strictObject({ type: z.literal('found'), unit: counter, to: hex }),
  z.strictObject({ type: z.literal('post'), unit: counter, to: hex }),
  z.strictObject({ type: z.literal('march'), unit: counter, to: hex }),
  z.strictObject({ type: z.literal('board'), unit: counter, carrier: counter }),
  z.strictObject({ type: z.literal('unload'), unit: counter }),
  z.strictObject({
    type: z.literal('scout'),
    unit: counter,
    at: hex,
    counter,
    more: others,
  }),
  z.strictObject({ type: z.literal('fight'), at: hex, kind: z.enum(['land', 'sea']) }),
  z.strictObject({ type: z.literal('land'), unit: counter, to: hex }),
  z.strictObject({ type: z.literal('drop'), unit: counter, at: hex, counter, more: others }),
  z.strictObject({ type: z.literal('strafe'), unit: counter, target: counter, to: hex }),
  z.strictObject({ type: z.literal('answer') }),
  z.strictObject({ type: z.literal('charge'), unit: counter }),
  z.strictObject({ type: z.literal('depart'), unit: counter }),
  z.strictObject({ type: z.literal('arrive'), at: hex }),
  z.strictObject({ type: z.literal('engage'), unit: counter, target: counter, more: others }),
  z.strictObject({ type: z.literal('join'), more: others }),
  z.strictObject({ type: z.literal('bombard'), unit: counter, target: counter }),
  z.strictObject({ type: z.literal('support'), unit: counter, at: hex }),
  z.strictObject({ type: z.literal('build'), at: hex }),
  z.strictObject({ type: z.literal('provide'), at: hex }),
  z.strictObject({ type: z.literal('raze'), unit: counter }),
  z.strictObject({ type: z.literal('hide'), headquarters: hex, first: hex, second: hex }),
  z.strictObject({ type: z.literal('target'), unit: counter }),
  z.strictObject({ type: z.literal('take'), unit: counter }),
  z.strictObject({ type: z.literal('escape'), unit: counter }),
  z.strictObject({ type: z.literal('defend'), target: counter, at: hex }),
  z.strictObject({ type: z.literal('silence'), at: hex }),
  z.strictObject({ type: z.literal('sabotage'), target: counter }),
  z.strictObject({ type: z.literal('headhunt'), target: counter }),
  z.strictObject({ type: z.literal('watch'), until: z.enum(WATCHES) }),
]);

export type Order = z.infer<typeof orderSchema>;
