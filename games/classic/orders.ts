import { z } from 'zod';
import type { AmbushOrders, DeclaringOrders, OptionOrders, PlacingOrders } from './extensions.ts';
import {
  facingSchema as facing,
  hexSchema as hex,
  indexSchema as index,
  modeSchema as mode,
  twistSchema as twist,
} from './orders/parts.ts';

/** True if the move goes on after this leg of it. */
const more = z.boolean();
const arm = z.enum(['LA', 'RA']);
/** On four legs those in front stand where others have arms. */
const leg = z.enum(['LA', 'RA', 'LL', 'RL']);

/** A further choice that an option offers; the menu knows which. */
const optional = z.union([z.boolean(), z.number(), z.string().max(30)]);

const withMore = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).catchall(optional) as unknown as ReturnType<typeof z.strictObject<Shape>>;

/** Orders of the base game as they are sent and stored: 'Mechs and weapons by number, hexes by their printed number. */
export const orderSchema = z.discriminatedUnion('type', [
  // Setting up
  z.strictObject({ type: z.literal('place'), unit: index, zone: index, to: hex, facing }),
  // Movement Phase. A move is given in legs; each takes the cheapest way to its end.
  z.strictObject({ type: z.literal('still'), unit: index }),
  z.strictObject({ type: z.literal('move'), unit: index, mode, to: hex, facing, more }),
  z.strictObject({ type: z.literal('jump'), unit: index, to: hex, facing }),
  /** Without a hex it is the one ahead. */
  z.strictObject({ type: z.literal('minimum'), unit: index, to: hex.optional() }),
  z.strictObject({ type: z.literal('stand'), unit: index, mode, facing, more }),
  z.strictObject({ type: z.literal('drop'), unit: index, mode, more }),
  z.strictObject({ type: z.literal('leave'), unit: index, mode, from: hex, facing }),
  z.strictObject({ type: z.literal('charge'), unit: index, mode, target: index }),
  z.strictObject({ type: z.literal('dfa'), unit: index, target: index, from: hex }),
  z.strictObject({ type: z.literal('stop'), unit: index }),
  z.strictObject({ type: z.literal('mind-sinks'), unit: index, ask: z.boolean() }),
  // Weapon Attack Phase. `target` is the primary one.
  z.strictObject({
    type: z.literal('fire'),
    unit: index,
    twist,
    prop: arm.optional(),
    target: index,
    attacks: z
      .array(
        z
          .object({
            weapon: index,
            target: index,
            bin: index.optional(),
            rounds: z.int().min(1).max(6).optional(),
            aim: z.string().max(4).optional(),
          })
          .catchall(optional),
      )
      .max(64),
  }),
  z.strictObject({ type: z.literal('hold'), unit: index, twist }),
  z.strictObject({ type: z.literal('find-club'), unit: index, club: z.enum(['tree', 'limb', 'girder']) }),
  z.strictObject({ type: z.literal('call-off'), stop: z.boolean() }),
  // Physical Attack Phase
  withMore({
    type: z.literal('punch'),
    unit: index,
    arms: z.enum(['LA', 'RA', 'both']),
    left: index.optional(),
    right: index.optional(),
  }),
  z.strictObject({ type: z.literal('kick'), unit: index, leg, target: index }),
  withMore({ type: z.literal('club'), unit: index, target: index }),
  withMore({ type: z.literal('hatchet'), unit: index, arm, target: index }),
  z.strictObject({ type: z.literal('push'), unit: index, target: index }),
  z.strictObject({ type: z.literal('pass'), unit: index }),
  // End Phase
  z.strictObject({ type: z.literal('sinks'), unit: index, off: z.int().min(0).max(100) }),
  z.strictObject({ type: z.literal('leave-sinks'), unit: index }),
  // Choices on the way
  z.strictObject({ type: z.literal('go'), to: hex }),
  z.strictObject({ type: z.literal('step-aside'), way: z.enum(['forward', 'backward', 'stay']) }),
  z.strictObject({ type: z.literal('ammo'), ammo: z.string().max(30) }),
  z.strictObject({ type: z.literal('next'), unit: index }),
]);

export type Order =
  | z.infer<typeof orderSchema>
  | OptionOrders[keyof OptionOrders]
  | DeclaringOrders[keyof DeclaringOrders]
  | PlacingOrders[keyof PlacingOrders]
  | AmbushOrders[keyof AmbushOrders];
export type OrderOf<Type extends Order['type']> = Extract<Order, { type: Type }>;

/** The orders before the game. */
export type Placement = 'place' | keyof PlacingOrders;

/** The orders of the Weapon Attack Phase. */
export type Declaration = 'fire' | 'hold' | 'find-club' | keyof DeclaringOrders;
