// The stakes of a hit on each part of a 'Mech: for bots, who aim at what gives way soonest and matters most.

import { THROWS_OF_TWO_DICE } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import type { PlainSide } from '../../events.ts';
import { isLost, weaponWorks } from '../../rules/unit/condition.ts';
import type { Body, State } from '../../state.ts';
import { armorFacing, INWARD, isArm, isTorso, LEGS, LOCATIONS, Location } from '../../units/locations.ts';
import { legsOn, mechDesign } from './condition.ts';
import { HIT_LOCATIONS } from './data/hit-locations.ts';

/** Shares of a 'Mech that go with a part. */
const ARM = 0.1;
const LEG = 0.4;
const SIDE_TORSO = 0.35;
const WEAPONS = 0.5;
const AMMUNITION = 0.6;
/** A point inside counts for less than one of armour: what holds may be useless already. */
const INSIDE = 0.6;
/** No hit does less: whatever is left below that is as good as gone. */
const HIT = 8;

const SIDES: readonly PlainSide[] = ['front', 'right', 'rear', 'left'];

/** By side that is attacked (front, right, rear, left): the share of the 'Mech that a point of damage takes on average. */
export function stakes(field: Battlefield, state: State, unit: number): number[] {
  const { body } = state.units[unit];
  const shares = sharesOf(field, body, unit);
  return SIDES.map((side) => {
    let stake = 0;
    for (const [row, location] of HIT_LOCATIONS.mech[side].entries()) {
      stake += THROWS_OF_TWO_DICE[row] * perPoint(body, shares, location, side === 'rear');
    }
    return stake / 36;
  });
}

function perPoint(body: Body, shares: readonly number[], location: number, rear: boolean): number {
  let part = location;
  while (part >= 0 && isLost(body, part)) part = INWARD[part];
  if (part < 0) return 0;
  const left = body.armor[armorFacing(part, rear)] + INSIDE * body.structure[part];
  return shares[part] / Math.max(HIT, left);
}

/** By location: how much of the 'Mech is lost with it. */
function sharesOf(field: Battlefield, body: Body, unit: number): number[] {
  const design = mechDesign(field, unit);
  const { weapons, bins } = design;
  const legs = legsOn(design);
  const fire = LOCATIONS.map(() => 0);
  let all = 0;
  for (const weapon of weapons) {
    if (!weaponWorks(weapon, body)) continue;
    const damage = rackOf(weapon.type);
    fire[weapon.location] += damage;
    all += damage;
  }
  const shares = LOCATIONS.map((location) => {
    const armed = all === 0 ? 0 : (WEAPONS * fire[location]) / all;
    if (legs.includes(location)) return (LEG * LEGS.length) / legs.length + armed;
    if (isArm(location)) return ARM + armed;
    return isTorso(location) && location !== Location.CT ? SIDE_TORSO + armed : 1;
  });
  for (const [bin, { part }] of bins.entries()) {
    if (part && body.shots[bin] > 0) shares[part.location] = Math.min(1, shares[part.location] + AMMUNITION);
  }
  for (const location of LOCATIONS) {
    if (isArm(location) && !isLost(body, location)) {
      shares[INWARD[location]] = Math.min(1, shares[INWARD[location]] + shares[location]);
    }
  }
  return shares;
}

const rackOf = ({ damage, cluster }: WeaponType): number => damage * Math.max(1, cluster);
