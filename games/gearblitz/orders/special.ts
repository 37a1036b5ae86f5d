import { z } from 'zod';
import { RELAYS } from '../state/special.ts';

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
  z.strictObject({ type: z.literal('less-damage'), points: whole }),
  z.strictObject({ type: z.literal('seek') }),
  z.strictObject({ type: z.literal('detonate') }),
  z.strictObject({ type: z.literal('smoke'), at: place }),
  z.strictObject({ type: z.literal('searchlight') }),
  z.strictObject({ type: z.literal('fight-fire'), target: whole }),
  z.strictObject({ type: z.literal('brace') }),
  z.strictObject({ type: z.literal('demolish'), mount: whole, at: place, ...rate }),
  z.strictObject({ type: z.literal('ram-building'), building: z.string().max(60) }),
] as const;
