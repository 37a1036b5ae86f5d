// Our own file of a platoon of infantry without armour: the choices of its designer, and its weight.
//
//     {
//       "format": "ironfield-unit", "version": 1, "kind": "infantry", "name": "Lamplighters", "model": "",
//       "motion": "jump", "tons": 4, "arms": "laser", "troopers": 21
//     }
//
// Its weight, speed and damage follow from how it moves, what it carries and how many it is.

import { z } from 'zod';
import { ROLES } from './role-names.ts';

export const INFANTRY_MOTIONS = ['foot', 'motorized', 'jump'] as const;
export type InfantryMotion = (typeof INFANTRY_MOTIONS)[number];

/** MT-PRE-13: of a platoon, for transport and bridges. */
export const PLATOON_TONS: Readonly<Record<InfantryMotion, number>> = { foot: 3, motorized: 6, jump: 4 };

/** MT-INFY-01: troopers of a squad, and squads of a platoon. */
export const SQUAD = 7;
export const squadsOf = (motion: InfantryMotion): number => (motion === 'jump' ? 3 : 4);

/** A squad weighs its share. */
export const tonsOf = (motion: InfantryMotion, isSquad: boolean): number =>
  isSquad ? Math.ceil(PLATOON_TONS[motion] / squadsOf(motion)) : PLATOON_TONS[motion];

/** MT-PRE-13: what a platoon carries, the same for all of it. */
export const ARMS = ['rifle', 'machine-gun', 'flamer', 'laser', 'srm', 'lrm'] as const;
export type Arms = (typeof ARMS)[number];

const LONGEST_NAME = 60;

export const infantryFileSchema = z.strictObject({
  format: z.literal('ironfield-unit'),
  version: z.literal(1),
  kind: z.literal('infantry'),
  name: z.string().min(1).max(LONGEST_NAME),
  model: z.string().max(LONGEST_NAME),
  motion: z.enum(INFANTRY_MOTIONS),
  tons: z.int().min(1).max(100),
  arms: z.enum(ARMS),
  troopers: z.int().min(1).max(28),
  /** MT-PRE-15: trained to attack 'Mechs at close quarters. */
  antiMech: z.boolean().optional(),
  /** MT-IEQP-04: two boxes for each trooper. */
  heavyArmor: z.literal(true).optional(),
  /** MT-IEQP-01 */
  suits: z
    .array(z.enum(['camo', 'ECM']))
    .min(1)
    .max(2)
    .optional(),
  /** MT-SOPS-05 */
  engineers: z.literal(true).optional(),
  /** MT-IEQP-06: a launcher with one pod for each squad. */
  narc: z.literal(true).optional(),
  /** MT-IEQP-07 */
  tag: z.literal(true).optional(),
  /** MT-SOPS-11: it goes under water, with launchers for there if that is said. */
  submersible: z.literal(true).optional(),
  torpedoes: z.literal(true).optional(),
  /** MT-SOPS-01 */
  paratroops: z.literal(true).optional(),
  /** MT-INFY-01: it acts by itself, as a part of a platoon. */
  squad: z.literal(true).optional(),
  /** MT-IEQP-02: so many guns of one type, which it tows. */
  fieldGuns: z.strictObject({ weapon: z.string().max(40), guns: z.int().min(1).max(28) }).optional(),
  role: z.enum(ROLES).optional(),
});

export type InfantryFile = z.infer<typeof infantryFileSchema>;

/** MT-INFY-02: what squads are that have joined. */
export const asPlatoon = ({ squad: _, narc: __, ...file }: InfantryFile, troopers: number): InfantryFile => ({
  ...file,
  troopers,
  tons: tonsOf(file.motion, false),
});
