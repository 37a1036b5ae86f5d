// Our own file of a squad of battle armour: the choices of its designer.
//
//     {
//       "format": "ironfield-unit", "version": 1, "kind": "battle-armor", "name": "Pikestaff", "model": "",
//       "tons": 4, "troopers": 4, "armor": 9, "ground": 1, "jump": 3,
//       "weapons": [{ "weapon": "Small Laser" }, { "weapon": "SRM 2", "shots": 2 }], "antiMech": true
//     }
//
// All troopers wear the same suit and carry the same weapons. Armour is that of one of them; the one point that a
// trooper has below it is not counted.

import { z } from 'zod';
import { ROLES } from './role-names.ts';

/** MT-PRE-14: a squad of the Inner Sphere has four, a Point of the Clans five. */
export const MOST_TROOPERS = 5;
const MOST_ARMOR = 20;
const MOST_MP = 5;

/** MT-WPN-64: what makes suits hard to make out. */
export const COVERINGS = [
  'basic-stealth',
  'standard-stealth',
  'improved-stealth',
  'camouflage',
  'mimetic',
] as const;
export type Covering = (typeof COVERINGS)[number];

const LONGEST_NAME = 60;
const name = z.string().min(1).max(LONGEST_NAME);
const mp = z.int().min(0).max(MOST_MP);

export const battleArmorFileSchema = z.strictObject({
  format: z.literal('ironfield-unit'),
  version: z.literal(1),
  kind: z.literal('battle-armor'),
  name,
  model: z.string().max(LONGEST_NAME),
  /** One for each trooper. */
  tons: z.int().min(1).max(MOST_TROOPERS),
  troopers: z.int().min(1).max(MOST_TROOPERS),
  armor: z.int().min(1).max(MOST_ARMOR),
  ground: mp,
  jump: mp,
  weapons: z
    .array(z.strictObject({ weapon: name, shots: z.int().min(1).max(50).optional() }))
    .min(1)
    .max(6),
  /** MT-PRE-15: it can attack 'Mechs at close quarters. */
  antiMech: z.boolean().optional(),
  /** MT-PRE-25: it rides on the outside of anything. */
  clamps: z.literal(true).optional(),
  /** MT-COCKPIT-04: displays for enhanced imaging, and a neural implant in each trooper. */
  imaging: z.literal(true).optional(),
  /** MT-SOPS-11: it goes under water, with launchers for there if that is said. */
  submersible: z.literal(true).optional(),
  torpedoes: z.literal(true).optional(),
  covering: z.enum(COVERINGS).optional(),
  role: z.enum(ROLES).optional(),
});

export type BattleArmorFile = z.infer<typeof battleArmorFileSchema>;
