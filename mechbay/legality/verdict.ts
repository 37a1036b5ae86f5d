// The verdict on the construction of a unit (MT-CONS-06).

import { totalOf } from '@ironfield/kernel/explanation.ts';
import { toHundredths } from '../data/rounding.ts';
import type { Mech, Vehicle } from '../units/unit.ts';
import { weighMech } from '../weights/mech.ts';
import { weighVehicle } from '../weights/vehicle.ts';
import { ammunitionFindings, baseFindings, type Finding, levelFindings } from './finding.ts';
import { mechFindings } from './mech.ts';
import { WRONG } from './text.ts';
import { vehicleFindings } from './vehicle.ts';

export interface Verdict {
  /** One that is only too light may be played, and not be built. */
  readonly verdict: 'legal' | 'underweight' | 'illegal';
  readonly findings: readonly Finding[];
}

export function verdictOn(unit: Mech | Vehicle): Verdict {
  const isFractional = unit.kind === 'mech' && unit.isFractional === true;
  const weighed = totalOf((tally) =>
    unit.kind === 'mech' ? weighMech(unit, tally) : weighVehicle(unit, tally),
  );
  // Hundredths add up to the tonnage but for a hair.
  const tons = isFractional ? toHundredths(weighed) : weighed;
  const broken = [
    ...(unit.kind === 'mech' ? mechFindings(unit) : vehicleFindings(unit)),
    ...ammunitionFindings(unit),
    ...levelFindings(unit),
    ...baseFindings(unit),
  ];
  const weight = isFractional && tons <= unit.tons ? null : weightFinding(unit, tons);
  // MT-CONS-02: what is counted in hundredths need only not weigh more.
  const isLight = tons < unit.tons && !isFractional;
  const verdict = broken.length > 0 || (weight && !isLight) ? 'illegal' : isLight ? 'underweight' : 'legal';
  return { verdict, findings: weight ? [weight, ...broken] : broken };
}

function weightFinding({ kind, tons }: Mech | Vehicle, weight: number): Finding | null {
  if (weight === tons) return null;
  const over = weight - tons;
  const rule = kind === 'mech' ? 'CBT-CON-01' : 'MT-VCON-08';
  return { rule, message: over > 0 ? WRONG.tooHeavy(tons, over) : WRONG.tooLight(tons, -over) };
}
