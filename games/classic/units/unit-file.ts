// Our own files of units. That of a 'Mech: the choices of its designer, nothing that follows from them.
//
//     {
//       "format": "ironfield-unit", "version": 1, "name": "Hunchback", "model": "HBK-4G",
//       "frame": "biped", "tons": 50, "walk": 4, "heatSinks": 13, "role": "juggernaut", "houses": ["Marik"],
//       "armor": { "HD": 9, "CT": [26, 5], "LT": [20, 4], "RT": [20, 4], "LA": 16, "RA": 16, "LL": 20, "RL": 20 },
//       "slots": { "HD": ["Life Support", "Sensors", "Cockpit", "Small Laser", "Sensors", "Life Support"], ... }
//     }
//
// A slot holds the name of what is in it, or null. An item of several slots stands in each of them; one that fires to
// the rear has " (R)" behind its name, a one-shot launcher " (OS)", a half ton of ammunition " (half)".
// The torsos have front and rear armour.

import { z } from 'zod';
import { PLATINGS } from '../data/plating.ts';
import type { BattleArmorFile } from './battle-armor-file.ts';
import type { EmplacementFile } from './emplacement-file.ts';
import type { FieldArtilleryFile } from './field-artillery-file.ts';
import type { InfantryFile } from './infantry-file.ts';
import { LOCATION_CODES, type LocationCode, SLOTS } from './locations.ts';
import { ROLES } from './role-names.ts';
import type { VehicleFile } from './vehicle-file.ts';

export const LONGEST_NAME = 60;
const text = z.string().min(1).max(LONGEST_NAME);
const points = z.int().min(0).max(200);
const bothSides = z.tuple([points, points]);
const slots = (location: LocationCode) =>
  z.array(text.nullable()).length(SLOTS[LOCATION_CODES.indexOf(location)]);

const plate = z.enum(PLATINGS);
const plates = z.union([plate, z.tuple([plate, plate])]).optional();
const PLATED = {
  HD: plate.optional(),
  CT: plates,
  LT: plates,
  RT: plates,
  LA: plate.optional(),
  RA: plate.optional(),
  LL: plate.optional(),
  RL: plate.optional(),
};

export const mechFileSchema = z.strictObject({
  format: z.literal('ironfield-unit'),
  version: z.literal(1),
  /** Left out by almost all: what names no kind is a 'Mech. */
  kind: z
    .literal('mech', { error: ({ input }) => `${JSON.stringify(input)} is no kind of unit; known: mech` })
    .optional(),
  name: text,
  model: z.string().max(LONGEST_NAME),
  frame: z.enum(['biped', 'quad']),
  tons: z.int().min(1).max(200),
  /** Walking MP: with the tonnage it is the engine rating. */
  walk: z.int().min(0).max(40),
  heatSinks: z.int().min(0).max(100),
  /** MT-MCON-09: each takes away twice the heat; those outside the engine have three slots, or two of the Clans. */
  doubleSinks: z.literal(true).optional(),
  /** MT-ENG-08: with slots in both side torsos, but for a combustion engine (MT-MCON-06). */
  engine: z.enum(['XL', 'light', 'combustion']).optional(),
  /** MT-SYS-05: its double heat sinks work by lasers. */
  laserSinks: z.literal(true).optional(),
  /** MT-SYS-10: MP of mechanical boosters, which fill its legs. */
  jumpBoosters: z.int().min(1).max(20).optional(),
  /** MT-SYS-07: MP of a jump pack, which has no slots. */
  jumpPack: z.int().min(1).max(20).optional(),
  /** MT-TTS-02, MT-UPLINK-01, MT-COCKPIT-05: equipment that has neither slots nor a place, by name. */
  systems: z.array(text).min(1).max(6).optional(),
  /** MT-ARMOR-09: armor that takes some hits otherwise than the ordinary kind: all of it, or by part, front and rear. */
  plating: z.union([plate, z.strictObject(PLATED)]).optional(),
  /** MT-PRE-25: an OmniMech, on whose outside battle armour rides. */
  omni: z.literal(true).optional(),
  /** MT-MCON-12: built by the Clans, who keep ammunition behind CASE wherever it lies. */
  clan: z.literal(true).optional(),
  role: z.enum(ROLES).optional(),
  houses: z.array(text).max(12).optional(),
  /** Half tons of armour bought, where it is more than the points need (CBT-CON-16). */
  armorHalfTons: z.int().min(0).max(100).optional(),
  armor: z.strictObject({
    HD: points,
    CT: bothSides,
    LT: bothSides,
    RT: bothSides,
    LA: points,
    RA: points,
    LL: points,
    RL: points,
  }),
  slots: z.strictObject({
    HD: slots('HD'),
    CT: slots('CT'),
    LT: slots('LT'),
    RT: slots('RT'),
    LA: slots('LA'),
    RA: slots('RA'),
    LL: slots('LL'),
    RL: slots('RL'),
  }),
});

export type MechFile = z.infer<typeof mechFileSchema>;

/** By `kind`; what names none is a 'Mech. */
export type UnitFile =
  | MechFile
  | VehicleFile
  | InfantryFile
  | BattleArmorFile
  | EmplacementFile
  | FieldArtilleryFile;
