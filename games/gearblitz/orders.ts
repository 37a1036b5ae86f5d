import { z } from 'zod';
import { MODES, SPEEDS } from './cards/card.ts';
import type { OptionOrders } from './extensions.ts';
import { BATTLE_ORDERS } from './orders/battle.ts';
import { COMMAND_ORDERS } from './orders/command.ts';
import { SPECIAL_ORDERS } from './orders/special.ts';

const unit = z.int();
const place = z.strictObject({ x: z.int(), y: z.int() });
const heading = z.int();
const mount = z.int();
const rate = { rof: z.int(), concentrated: z.int() };

export const orderSchema = z.discriminatedUnion('type', [
  ...BATTLE_ORDERS,
  ...SPECIAL_ORDERS,
  ...COMMAND_ORDERS,
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
  z.strictObject({ type: z.literal('jump'), way: heading }),
  z.strictObject({ type: z.literal('climb'), way: heading }),
  z.strictObject({ type: z.literal('climb-on'), to: z.enum(['up', 'down']) }),
  z.strictObject({ type: z.literal('rise'), by: z.int() }),
  z.strictObject({ type: z.literal('sink'), by: z.int() }),
  z.strictObject({ type: z.literal('jets'), by: z.int() }),
  z.strictObject({ type: z.literal('turn'), side: z.enum(['left', 'right']), by: z.int() }),
  z.strictObject({ type: z.literal('attack'), mount, target: unit, ...rate }),
  z.strictObject({ type: z.literal('burst'), mount, at: place, ...rate }),
  z.strictObject({ type: z.literal('snap'), unit, mount, target: unit, ...rate }),
  z.strictObject({ type: z.literal('let-pass'), until: z.enum(['here', 'activation']) }),
  z.strictObject({ type: z.literal('hold') }),
  z.strictObject({ type: z.literal('evade') }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('absorb'), count: z.int() }),
  z.strictObject({ type: z.literal('embark'), unit }),
  z.strictObject({ type: z.literal('disembark'), unit, at: place }),
  z.strictObject({ type: z.literal('deploy-aboard'), unit, transport: unit }),
  z.strictObject({ type: z.literal('control'), drone: unit }),
  z.strictObject({ type: z.literal('casualty'), base: z.int() }),
  z.strictObject({ type: z.literal('base'), base: z.int(), to: place }),
  z.strictObject({ type: z.literal('appoint'), unit }),
  z.strictObject({ type: z.literal('reload'), mount }),
  z.strictObject({ type: z.literal('hull-down') }),
  z.strictObject({ type: z.literal('ram'), target: unit }),
  z.strictObject({ type: z.literal('refresh') }),
  z.strictObject({ type: z.literal('done'), standBy: z.int() }),
]);

export type Order = z.infer<typeof orderSchema> | OptionOrders[keyof OptionOrders];
