import { z } from 'zod';
import { EMITTERS } from './unit.ts';

const system = z.enum(EMITTERS);

/** Orders of command and electronic warfare. */
export const COMMAND_ORDERS = [
  z.strictObject({ type: z.literal('switch-on'), system }),
  z.strictObject({ type: z.literal('switch-off'), system }),
  z.strictObject({ type: z.literal('active'), system }),
  z.strictObject({ type: z.literal('designate'), target: z.int() }),
] as const;
