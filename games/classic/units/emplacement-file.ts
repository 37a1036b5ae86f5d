// Our own file of weapons that are mounted together in a fortress: all on one level, all pointing one way, or in a turret.
//
//     {
//       "format": "ironfield-unit", "version": 1, "kind": "emplacement", "name": "Rampart", "model": "",
//       "tons": 8, "heatSinks": 3, "items": ["AC/5", "Ammo AC/5"]
//     }
//
// `tons` are those that count against what a hex bears: neither ammunition nor heat sinks, but a tenth more of a turret.

import { z } from 'zod';

const LONGEST_NAME = 60;
const text = z.string().min(1).max(LONGEST_NAME);

export const emplacementFileSchema = z.strictObject({
  format: z.literal('ironfield-unit'),
  version: z.literal(1),
  kind: z.literal('emplacement'),
  name: text,
  model: z.string().max(LONGEST_NAME),
  tons: z.number().positive().max(20),
  /** MT-STRUCT-09: on the roof, where it turns. */
  turret: z.literal(true).optional(),
  heatSinks: z.int().min(0).max(200),
  items: z.array(text).min(1).max(40),
});

export type EmplacementFile = z.infer<typeof emplacementFileSchema>;
