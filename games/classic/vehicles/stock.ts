import type { Role } from '../units/role-names.ts';
import type { Motion, VehicleFile } from '../units/vehicle-file.ts';

/** A vehicle as a line or two. Items in words: "2 LRM 10, SRM 4"; both sides have the same armour. */
interface Stock {
  readonly motion: Motion;
  readonly tons: number;
  readonly cruise: number;
  readonly engine: VehicleFile['engine'];
  /** As many as its lasers and PPCs make heat, and at least those of a fusion engine. */
  readonly heatSinks: number;
  readonly role: Role;
  /** MT-PRE-25: tons of passengers. */
  readonly troopSpace?: number;
  /** Front, each side, rear; and the turret of those that have one. */
  readonly armor: readonly [front: number, side: number, rear: number, turret?: number];
  /** Of the rotor of a VTOL. */
  readonly RO?: number;
  /** MT-VCOM-04: of each side behind, where it has six; then `armor` names those in front. */
  readonly rearSide?: number;
  /** MT-VCON-04: of a front turret. */
  readonly frontTurret?: number;
  readonly FR?: string;
  readonly RS?: string;
  readonly LS?: string;
  readonly RR?: string;
  readonly TU?: string;
  readonly FT?: string;
  /** Ammunition. */
  readonly BD?: string;
}

const PLACES = ['FR', 'RS', 'LS', 'RR', 'TU', 'FT', 'BD'] as const;

export function stock(
  name: string,
  { armor, role, RO, frontTurret, rearSide, ...design }: Stock,
): VehicleFile {
  const { motion, tons, cruise, engine, heatSinks, troopSpace } = design;
  const [front, side, rear, turret] = armor;
  const items = PLACES.flatMap((place) => {
    const words = design[place];
    return words === undefined ? [] : [[place, itemsIn(words)] as const];
  });
  return {
    format: 'ironfield-unit',
    version: 1,
    kind: 'vehicle',
    name,
    model: '',
    motion,
    tons,
    cruise,
    engine,
    heatSinks,
    role,
    ...(troopSpace !== undefined && { troopSpace }),
    armor: {
      FR: front,
      RS: side,
      LS: side,
      RR: rear,
      ...(turret !== undefined && { TU: turret }),
      ...(RO !== undefined && { RO }),
      ...(frontTurret !== undefined && { FT: frontTurret }),
      ...(rearSide !== undefined && { RB: rearSide, LB: rearSide }),
    },
    items: Object.fromEntries(items),
  };
}

const itemsIn = (words: string): string[] =>
  words.split(', ').flatMap((text) => {
    const [, count = '1', name = ''] = /^(?:(\d+) )?(.*)$/.exec(text) ?? [];
    return Array.from({ length: Number(count) }, () => name);
  });
