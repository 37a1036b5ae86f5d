// Units of battles as the bay has them, whatever their kind: for values, prices, sheets and conversions.

import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { battleValue } from '../battle-value/value.ts';
import { builtOf } from '../mech-design/from-file.ts';
import { platoonOf } from '../platoons/from-file.ts';
import { squadOf } from '../platoons/squads.ts';
import type { Unit } from '../units/unit.ts';
import { vehicleOf } from '../vehicle-design/from-file.ts';

/** Null for what the bay has no unit of: guns of buildings, towed artillery, and what is not complete. */
export function asBuilt(file: UnitFile): Unit | null {
  try {
    return built(file);
  } catch {
    return null;
  }
}

function built(file: UnitFile): Unit | null {
  switch (file.kind) {
    case undefined:
    case 'mech':
      return builtOf(file);
    case 'vehicle':
      return vehicleOf(file);
    case 'infantry':
      return platoonOf(file);
    case 'battle-armor':
      return squadOf(file);
    default:
      return null;
  }
}

const known = new WeakMap<UnitFile, Map<string, number | null>>();

/** MT-BV-57: with the skills of whoever drives it; null for what has no Battle Value. Each is computed once. */
export function battleValueOf(file: UnitFile, gunnery: number, piloting: number): number | null {
  const values = known.get(file) ?? new Map<string, number | null>();
  known.set(file, values);
  const skills = `${gunnery} ${piloting}`;
  const value = values.get(skills);
  if (value !== undefined) return value;
  const unit = asBuilt(file);
  const computed = (unit && battleValue(unit, { skills: { gunnery, piloting } })?.value) ?? null;
  values.set(skills, computed);
  return computed;
}
