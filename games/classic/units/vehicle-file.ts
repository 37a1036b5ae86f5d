// Our own file of a vehicle: the choices of its designer, nothing that follows from them.
//
//     {
//       "format": "ironfield-unit", "version": 1, "kind": "vehicle", "name": "Palisade", "model": "",
//       "motion": "tracked", "tons": 50, "cruise": 4, "engine": "combustion", "heatSinks": 0,
//       "armor": { "FR": 36, "RS": 28, "LS": 28, "RR": 20, "TU": 28 },
//       "items": { "FR": ["Machine Gun"], "TU": ["AC/10"], "BD": ["Ammo AC/10", "Ammo AC/10", "Ammo Machine Gun (half)"] }
//     }
//
// A vehicle with armour on a turret has one. Ammunition lies in the body, which is no part that anything hits. A VTOL has a
// rotor besides ("motion": "vtol", armour on "RO"). Ships are of the motions "displacement" and "hydrofoil". With armour on
// "FT" it has a second turret, in front of the other one and lower; with "RB" and "LB" as well it has six sides, as a very large
// one has: "RS" and "LS" are those in front then.

import { z } from 'zod';
import { ROLES } from './role-names.ts';

export const MOTIONS = ['tracked', 'wheeled', 'hover', 'vtol', 'displacement', 'hydrofoil'] as const;
export type Motion = (typeof MOTIONS)[number];

/** MT-PRE-30: it lives on the water. */
export const isHull = (motion: Motion): boolean => motion === 'displacement' || motion === 'hydrofoil';

/** MT-PRE-10: in the order of the parts. */
const VEHICLE_CODES = ['FR', 'RS', 'LS', 'RR', 'TU'] as const;
/** MT-PRE-12: a VTOL has a rotor besides. */
export const VTOL_CODES = [...VEHICLE_CODES, 'RO'] as const;
/** MT-VCON-04: a front turret besides; the place of a rotor stays empty. */
/** MT-VCOM-04: very large ones have two sides more: their right and left ones are those in front. */
export const ALL_CODES = [...VTOL_CODES, 'FT', 'RB', 'LB'] as const;
export type VehicleCode = (typeof ALL_CODES)[number];

/** What a vehicle has besides its four sides. */
export type BodyPlan = 'usual' | 'two turrets' | 'six sides';

export const planOf = ({
  FT,
  RB,
  LB,
}: {
  readonly FT?: unknown;
  readonly RB?: unknown;
  readonly LB?: unknown;
}): BodyPlan =>
  RB !== undefined || LB !== undefined ? 'six sides' : FT === undefined ? 'usual' : 'two turrets';

/** MT-SPV-01: what it runs on besides its tracks or wheels, if anything. */
export type RunningGear = 'usual' | 'dune buggy' | 'snowmobile' | 'amphibious';

const GEARS: Readonly<Record<string, RunningGear>> = {
  'Dune Buggy Gear': 'dune buggy',
  'Snowmobile Gear': 'snowmobile',
  'Amphibious Equipment': 'amphibious',
};

export const runningGearOf = ({ BD = [] }: { readonly BD?: readonly string[] | undefined }): RunningGear =>
  GEARS[BD.find((item) => item in GEARS) ?? ''] ?? 'usual';

const UP_TO_FRONT_TURRET = 7;

export const codesOf = (motion: Motion, plan: BodyPlan = 'usual'): readonly VehicleCode[] =>
  plan === 'six sides'
    ? ALL_CODES
    : plan === 'two turrets'
      ? ALL_CODES.slice(0, UP_TO_FRONT_TURRET)
      : motion === 'vtol'
        ? VTOL_CODES
        : VEHICLE_CODES;

const LONGEST_NAME = 60;
const text = z.string().min(1).max(LONGEST_NAME);
const points = z.int().min(0).max(400);
const items = z.array(text).max(40).optional();

/** MT-ARMOR-02: hardened armor is for 'Mechs alone. */
const plate = z.enum(['standard', 'reflective', 'reactive']);

export const vehicleFileSchema = z.strictObject({
  format: z.literal('ironfield-unit'),
  version: z.literal(1),
  kind: z.literal('vehicle'),
  name: text,
  model: z.string().max(LONGEST_NAME),
  motion: z.enum(MOTIONS),
  tons: z.int().min(1).max(555),
  /** Cruising MP. */
  cruise: z.int().min(0).max(40),
  engine: z.enum(['combustion', 'fusion']),
  heatSinks: z.int().min(0).max(100),
  /** MT-PRE-25: tons of passengers. */
  troopSpace: z.number().min(0.5).max(50).optional(),
  /** MT-VTOL-05: what a VTOL carries into battle, a ton each. */
  bombs: z.int().min(1).max(20).optional(),
  /** MT-BASE-14: tons of goods on its outside. */
  load: z.number().min(0.5).max(555).optional(),
  role: z.enum(ROLES).optional(),
  armor: z.strictObject({
    FR: points,
    RS: points,
    LS: points,
    RR: points,
    TU: points.optional(),
    RO: points.optional(),
    FT: points.optional(),
    RB: points.optional(),
    LB: points.optional(),
  }),
  /** MT-ARMOR-09: armor that takes some hits otherwise than the ordinary kind: all of it, or by part. */
  plating: z
    .union([
      plate,
      z.strictObject({
        FR: plate.optional(),
        RS: plate.optional(),
        LS: plate.optional(),
        RR: plate.optional(),
        TU: plate.optional(),
        RO: plate.optional(),
        FT: plate.optional(),
        RB: plate.optional(),
        LB: plate.optional(),
      }),
    ])
    .optional(),
  items: z.strictObject({ FR: items, RS: items, LS: items, RR: items, TU: items, FT: items, BD: items }),
});

export type VehicleFile = z.infer<typeof vehicleFileSchema>;
