// Our own file of an artillery piece with its crew and what tows it.
//
//     {
//       "format": "ironfield-unit", "version": 1, "kind": "field-artillery", "name": "Bittern", "model": "",
//       "tons": 26, "items": ["Sniper", "Ammo Sniper", "Ammo Smoke Sniper"]
//     }
//
// It weighs 6 tons more than its piece (MT-ARTY-14).

import { z } from 'zod';
import { ROLES } from './role-names.ts';

const LONGEST_NAME = 60;
const text = z.string().min(1).max(LONGEST_NAME);

export const fieldArtilleryFileSchema = z.strictObject({
  format: z.literal('ironfield-unit'),
  version: z.literal(1),
  kind: z.literal('field-artillery'),
  name: text,
  model: z.string().max(LONGEST_NAME),
  tons: z.int().min(1).max(100),
  /** One piece, and its ammunition by the ton. */
  items: z.array(text).min(1).max(20),
  role: z.enum(ROLES).optional(),
});

export type FieldArtilleryFile = z.infer<typeof fieldArtilleryFileSchema>;
