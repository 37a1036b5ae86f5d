// Vehicles for tests: what a test does not care about is ordinary, and weights need not add up.

import type { VehicleCode, VehicleFile } from '../units/vehicle-file.ts';

interface VehiclePlan extends Partial<Pick<VehicleFile, 'motion' | 'tons' | 'cruise' | 'engine'>> {
  /** Points on every side, and on the turret if it has one. */
  readonly armor?: number;
  readonly turret?: boolean;
  /** MT-VCON-04: a second one, in front. */
  readonly frontTurret?: boolean;
  /** MT-VCOM-04 */
  readonly sixSides?: boolean;
  readonly items?: VehicleFile['items'];
}

/** Armour on the rotor of a VTOL. */
const ROTOR = 2;

/** A VTOL without a turret. */
export const vtol = (name: string, plan: VehiclePlan = {}): VehicleFile =>
  vehicle(name, { motion: 'vtol', tons: 30, cruise: 6, turret: false, ...plan });

export function vehicle(name: string, plan: VehiclePlan = {}): VehicleFile {
  const { motion = 'tracked', tons = 50, cruise = 4, armor = 10, turret = true, items } = plan;
  const usual: VehicleFile['items'] = turret ? { TU: ['Medium Laser'] } : { FR: ['Medium Laser'] };
  const sides: Record<Exclude<VehicleCode, 'TU' | 'RO' | 'FT' | 'RB' | 'LB'>, number> = {
    FR: armor,
    RS: armor,
    LS: armor,
    RR: armor,
  };
  return {
    format: 'ironfield-unit',
    version: 1,
    kind: 'vehicle',
    name,
    model: '',
    motion,
    tons,
    cruise,
    engine: plan.engine ?? 'fusion',
    heatSinks: 10,
    armor: {
      ...sides,
      ...(turret && { TU: armor }),
      ...(motion === 'vtol' && { RO: ROTOR }),
      ...(plan.frontTurret && { FT: armor }),
      ...(plan.sixSides && { RB: armor, LB: armor }),
    },
    items: items ?? usual,
  };
}

export const COMBINED = { 'combined-arms': true } as const;
