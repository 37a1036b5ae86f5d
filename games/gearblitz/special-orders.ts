import { z } from 'zod';
import { RELAYS } from './special.ts';

const whole = z.int();
const place = z.strictObject({ x: whole, y: whole });
const relay = z.enum(RELAYS);
const rate = { rof: whole, concentrated: whole };

/** Orders of special attacks. */
export const SPECIAL_ORDERS = [
  z.strictObject({ type: z.literal('observe'), target: whole, relay }),
  z.strictObject({ type: z.literal('observe-place'), at: place, relay }),
  z.strictObject({ type: z.literal('bombard'), mount: whole, call: whole, ...rate }),
  z.strictObject({ type: z.literal('barrage'), unit: whole, mount: whole, ...rate }),
] as const;
