import { z } from 'zod';
import type { OnFoot } from '../state.ts';

// The parts of many orders. Menus say which values fit; this only keeps out impossible ones.

/** A unit, a weapon, a zone. */
export const indexSchema = z.int().min(0).max(255);
/** The printed number of a hex. */
export const hexSchema = z.string().max(8);
/** A torso turns by one hexside, a turret all around. */
export const twistSchema = z.literal([-2, -1, 0, 1, 2, 3]);
export const facingSchema = z.literal([0, 1, 2, 3, 4, 5]);
/** Options have others besides walking and running; the menu knows which. */
export const modeSchema = z.string().max(12) as unknown as z.ZodType<OnFoot, OnFoot>;
/** An entry for any of several units. */
export const someOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(255);
