import { z } from 'zod';
import { MODES, SPEEDS } from '../cards/card.ts';
import { STANCES, type Stance } from '../data/missions.ts';
import { DEPLOYMENTS } from '../data/scenario-tables.ts';

const whole = z.int();
const place = z.strictObject({ x: whole, y: whole });
const most = 60;

/** Orders before the first round, and about what comes from beyond the table. */
export const BATTLE_ORDERS = [
  z.strictObject({ type: z.literal('stance'), stance: z.enum(Object.keys(STANCES) as [Stance]) }),
  z.strictObject({ type: z.literal('deployment-type'), deployment: z.enum(DEPLOYMENTS) }),
  z.strictObject({ type: z.literal('leave-deployment') }),
  z.strictObject({ type: z.literal('zone'), zone: whole }),
  z.strictObject({ type: z.literal('drop-later'), group: whole }),
  z.strictObject({
    type: z.literal('plan'),
    reserves: z.array(z.strictObject({ group: whole, arrival: whole })).max(most),
    strikes: z.array(z.strictObject({ asset: whole, round: whole })).max(most),
    salvos: z.array(z.strictObject({ asset: whole, round: whole, at: place })).max(most),
  }),
  z.strictObject({
    type: z.literal('prepare'),
    groups: z.array(z.strictObject({ group: whole, as: z.enum(['stand-by', 'hull-down']) })).max(most),
  }),
  z.strictObject({
    type: z.literal('enter'),
    unit: whole,
    at: place,
    heading: whole,
    mode: z.enum(MODES),
    speed: z.enum(SPEEDS),
  }),
  z.strictObject({ type: z.literal('reroll-initiative') }),
  z.strictObject({ type: z.literal('keep-initiative') }),
  z.strictObject({ type: z.literal('wait'), unit: whole }),
  z.strictObject({ type: z.literal('call-reserves'), group: whole }),
  z.strictObject({ type: z.literal('call-strike'), asset: whole }),
  z.strictObject({ type: z.literal('call-salvo'), asset: whole, at: place }),
  z.strictObject({ type: z.literal('support-first'), asset: whole }),
  z.strictObject({ type: z.literal('intercept'), by: whole }),
  z.strictObject({ type: z.literal('let-through') }),
  z.strictObject({ type: z.literal('air-run'), from: whole, fromAt: whole, to: whole, toAt: whole }),
  z.strictObject({ type: z.literal('strike'), target: whole, rof: whole }),
  z.strictObject({ type: z.literal('break-off') }),
  z.strictObject({ type: z.literal('cardinal'), at: place }),
] as const;
