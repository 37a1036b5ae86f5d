// The requests of a program over lines of JSON.

import { STRENGTHS } from '@ironfield/kernel/play/game.ts';
import { z } from 'zod';

const table = z.int().min(1);
const seat = z.int().min(0).max(255);
const viewerSchema = z.union([seat, z.literal('spectator')]);
const seed = z.string().min(1).max(200);
const player = z.enum([...STRENGTHS, 'random']);

/** The player of a seat: the program (null), a bot, or chance. */
export type SeatPlayer = z.infer<typeof player> | null;

const show = z.array(z.enum(['view', 'events', 'menu'])).max(3);
/** The viewer; without one the seat that decides next, and when the game is over the first seat. */
const looking = { viewer: viewerSchema.optional(), show: show.optional(), whole: z.boolean().optional() };

const chosen = z
  .array(
    z.strictObject({
      field: z.string().max(60),
      value: z.union([z.string(), z.number(), z.boolean()]),
    }),
  )
  .max(100);

export const requestSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('hello') }),
  z.strictObject({
    do: z.literal('new'),
    game: z.string().max(60),
    scenario: z.string().max(60).optional(),
    options: z.record(z.string().max(60), z.union([z.string(), z.number(), z.boolean()])).optional(),
    setup: z.unknown().optional(),
    seed: seed.optional(),
    players: z.array(player.nullable()).max(256).optional(),
    ...looking,
  }),
  z.strictObject({ do: z.literal('reset'), table, seed: seed.optional(), ...looking }),
  z.strictObject({ do: z.literal('look'), table, ...looking }),
  z.strictObject({
    do: z.literal('menu'),
    table,
    seat: seat.optional(),
    type: z.string().max(60).optional(),
    chosen: chosen.optional(),
    from: z.int().min(0).optional(),
  }),
  z.strictObject({ do: z.literal('order'), table, seat: seat.optional(), order: z.unknown(), ...looking }),
  z.strictObject({ do: z.literal('suggest'), table, seat: seat.optional(), by: player.optional() }),
  z.strictObject({ do: z.literal('step'), table, seat: seat.optional(), by: player.optional(), ...looking }),
  z.strictObject({ do: z.literal('fork'), table }),
  z.strictObject({ do: z.literal('record'), table }),
  z.strictObject({
    do: z.literal('load'),
    record: z.unknown(),
    players: z.array(player.nullable()).max(256).optional(),
  }),
  z.strictObject({ do: z.literal('close'), table }),
]);

export type Request = z.infer<typeof requestSchema>;
export type Asked<Verb extends Request['do']> = Extract<Request, { do: Verb }>;
export type Looking = Pick<Asked<'look'>, 'viewer' | 'show' | 'whole'>;
