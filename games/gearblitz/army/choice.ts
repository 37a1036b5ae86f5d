import { z } from 'zod';
import { AIR_STRIKES, GROUP_KINDS, SALVOS } from '../cards/army-list.ts';

const number = z.int().min(0).max(99);

/** An option that was taken, for a member where members take it one by one. */
const takenSchema = z.strictObject({ option: z.string().max(40), member: number.optional() }).readonly();

/** A squad that was bought. */
export const groupSchema = z
  .strictObject({
    squad: z.enum(GROUP_KINDS),
    /** HGB-NG-03, HGB-SM-03, HGB-PR-03 */
    isCommand: z.literal(true).optional(),
    options: z.array(takenSchema).max(99).readonly(),
  })
  .readonly();
export type GroupChoice = z.infer<typeof groupSchema>;

/** Everything that a player has chosen; whether it is an army, `buildArmy` says. */
export const armyChoiceSchema = z
  .strictObject({
    army: z.string().max(40),
    type: z.string().max(40),
    /** HGB-ARMY-01: the TV that was agreed. */
    limit: z.int().min(1).max(20_000),
    groups: z.array(groupSchema).max(60).readonly(),
    airStrikes: z.array(z.enum(AIR_STRIKES)).max(40).readonly(),
    artillery: z.array(z.enum(SALVOS)).max(40).readonly(),
    /** HGB-NG-02 */
    chaplain: z
      .strictObject({ group: number, member: number, isMonk: z.literal(true).optional() })
      .readonly()
      .optional(),
  })
  .readonly();
export type ArmyChoice = z.infer<typeof armyChoiceSchema>;
