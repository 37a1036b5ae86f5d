// The body as a whole: what is left of it, what cannot be, and what it is worth to those who aim at it.

import type { Battlefield } from '../../battlefield.ts';
import { areWhole, isLost, weaponWorks } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { INWARD, isArm, LOCATION_CODES, LOCATIONS } from '../../units/locations.ts';
import { cockpitHit, engineHits, gyroHits, legsLost, mechDesign } from './condition.ts';

/** CBT-SCN-04 */
export function isCrippled(field: Battlefield, state: State, unit: number): boolean {
  const design = mechDesign(field, unit);
  const { body } = state.units[unit];
  if (legsLost(design, body) > 0 || gyroHits(design, body) >= 2 || engineHits(design, body) >= 2) return true;
  const { weapons, hatchets } = design;
  return (
    weapons.length + hatchets.length > 0 &&
    weapons.every((weapon) => !weaponWorks(weapon, body)) &&
    hatchets.every((hatchet) => !areWhole(hatchet, body))
  );
}

/** CBT-DES-01: a head or centre torso that is lost counts as hit in every slot. */
export function isWrecked(field: Battlefield, state: State, unit: number): boolean {
  const design = mechDesign(field, unit);
  const { body } = state.units[unit];
  const isLeaderless = cockpitHit(design, body) && field.plugged.isRelieved?.(state.units[unit]) !== true;
  return isLeaderless || engineHits(design, body) >= 3;
}

export function contradictions(field: Battlefield, state: State, unit: number): string[] {
  const design = mechDesign(field, unit);
  const { body, thisPhase } = state.units[unit];
  return LOCATIONS.flatMap((location) => {
    const code = LOCATION_CODES[location];
    const wrong: string[] = [];
    if ((body.hits[location] & ~design.filled[location]) !== 0) wrong.push(`${code}: an empty slot is hit`);
    if ((thisPhase.before.hits[location] & ~body.hits[location]) !== 0) {
      wrong.push(`${code}: a hit has been undone`);
    }
    if (isArm(location) && isLost(body, INWARD[location]) && !isLost(body, location)) {
      wrong.push(`${code}: hangs on a lost torso`);
    }
    return wrong;
  });
}
