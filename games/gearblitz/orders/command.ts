import { z } from 'zod';
import { MODES, SPEEDS } from '../cards/card.ts';
import { EMITTERS } from '../cards/unit.ts';
import { REROLL_WISHES } from '../state/command.ts';

const receiver = z.int();
const rerolls = z.enum(REROLL_WISHES);
const system = z.enum(EMITTERS);

/** Orders of command and electronic warfare. */
export const COMMAND_ORDERS = [
  z.strictObject({ type: z.literal('reroll') }),
  z.strictObject({ type: z.literal('keep'), rerolls }),
  z.strictObject({ type: z.literal('wish'), rerolls, windows: z.boolean(), snaps: z.int() }),
  z.strictObject({ type: z.literal('extra-action'), receiver }),
  z.strictObject({
    type: z.literal('activate-now'),
    receiver,
    speed: z.enum(SPEEDS),
    mode: z.enum(MODES),
  }),
  z.strictObject({
    type: z.literal('autopilot'),
    units: z.array(z.strictObject({ unit: z.int() })).max(60),
  }),
  z.strictObject({ type: z.literal('switch-on'), system }),
  z.strictObject({ type: z.literal('switch-off'), system }),
  z.strictObject({ type: z.literal('active'), system }),
  z.strictObject({ type: z.literal('designate'), target: z.int() }),
] as const;
