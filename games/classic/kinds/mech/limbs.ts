// Arms and legs to strike with (CBT-PHY-08 to CBT-PHY-19).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { isBasic } from '../../data/physical-attacks.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Hatchet } from '../../kind.ts';
import type { RuleId } from '../../rule-index.ts';
import { arcOf, torsoFacing } from '../../rules/sight/arcs.ts';
import { areWhole, isLost } from '../../rules/unit/condition.ts';
import type { State, UnitState } from '../../state.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';
import { ARMS, isArm, LOCATION_CODES, LOCATIONS, Location } from '../../units/locations.ts';
import { armsLost, legsOn, mechDesign, workingJets, works } from './condition.ts';
import { ACTUATOR_RULES, ACTUATORS } from './data/actuators.ts';

/** The limbs whose actuators count: that of the blow, or both arms. */
const limbsOf = ({ limb }: Blow): readonly Part[] => (limb === -1 ? ARMS : ONE_LIMB[limb]);
const ONE_LIMB: readonly (readonly Part[])[] = LOCATIONS.map((at) => [at]);

export function limbModifiers(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void {
  const design = mechDesign(field, blow.attacker);
  const { body } = state.units[blow.attacker];
  if (!isBasic(blow.kind)) return;
  const rule = ACTUATOR_RULES[blow.kind];
  for (const { kind, modifier, reason } of ACTUATORS[blow.kind]) {
    for (const limb of limbsOf(blow)) {
      if (!works(design, body, kind, limb)) tally.add(modifier, reason, rule);
    }
  }
}

/** CBT-PHY-04: kicks go where the feet point, everything else where the torso does. */
export function isInArc(field: Battlefield, { units }: State, blow: Blow): boolean {
  const { kind, limb } = blow;
  const attacker = units[blow.attacker];
  const { hex } = units[blow.target];
  // MT-PRE-11: on four legs it kicks ahead with those in front.
  if (kind === 'kick' && mechDesign(field, blow.attacker).frame === 'quad' && !isArm(limb as Part))
    return false;
  if (kind === 'push') return neighbour(field.board, attacker.hex, attacker.facing) === hex;
  const reference = kind === 'kick' ? attacker.facing : torsoFacing(attacker.facing, attacker.twist);
  const arc = arcOf(field, attacker.hex, reference, hex);
  if (arc === 'forward' || kind !== 'punch') return arc === 'forward';
  return (limb === Location.LA && arc === 'left') || (limb === Location.RA && arc === 'right');
}

export const hatchets = (field: Battlefield, unit: number): Hatchet[] =>
  mechDesign(field, unit).hatchets.map((slots) => ({
    label: `Hatchet ${LOCATION_CODES[slots.location]}`,
    slots,
  }));

const isUsable = ({ plugged }: Battlefield, hatchet: Hatchet, unit: UnitState): boolean =>
  plugged.hatchetWorks ? plugged.hatchetWorks(hatchet, unit) : areWhole(hatchet.slots, unit.body);

/** MT-WPN-62 */
export function canSwing(field: Battlefield, { units }: State, unit: number, limb: Part): boolean {
  const design = mechDesign(field, unit);
  return works(design, units[unit].body, 'hand', limb) && works(design, units[unit].body, 'shoulder', limb);
}

/** The limb or weapon of the attack. */
export function whyNotWith(field: Battlefield, state: State, blow: Blow): Reason | null {
  const attacker = state.units[blow.attacker];
  const design = mechDesign(field, blow.attacker);
  const { limb } = blow;
  const isOnFour = design.frame === 'quad';
  const hasFired = (part: Part) => (attacker.thisTurn.fired & bitOf(part)) !== 0;
  switch (blow.kind) {
    case 'punch':
      if (!isArm(limb) || isLost(attacker.body, limb) || isOnFour) return WHY_NO_BLOW.noLimb;
      if (!works(design, attacker.body, 'shoulder', limb)) return WHY_NO_BLOW.shoulder;
      return hasFired(limb) ? WHY_NO_BLOW.armFired : null;
    case 'hatchet':
      if (!isArm(limb)) return WHY_NO_BLOW.noLimb;
      if (
        !hatchets(field, blow.attacker).some(
          (each) => each.slots.location === limb && isUsable(field, each, attacker),
        )
      ) {
        return WHY_NO_BLOW.noHatchet;
      }
      if (!canSwing(field, state, blow.attacker, limb)) return WHY_NO_BLOW.hatchetArm;
      return hasFired(limb) ? WHY_NO_BLOW.hatchetFired : null;
    case 'club':
      if (!attacker.club) return WHY_NO_BLOW.noClub;
      if (!ARMS.every((arm) => canSwing(field, state, blow.attacker, arm))) return WHY_NO_BLOW.clubHands;
      return ARMS.some(hasFired) ? WHY_NO_BLOW.armsFired : null;
    case 'push':
      if (isOnFour) return WHY_NO_BLOW.noArms;
      if (armsLost(attacker.body) > 0) return WHY_NO_BLOW.bothArms;
      return ARMS.some(hasFired) ? WHY_NO_BLOW.pushFired : null;
    default:
      if (!legsOn(design).includes(limb as Part)) return WHY_NO_BLOW.noLimb;
      if (!legsOn(design).every((leg) => works(design, attacker.body, 'hip', leg))) {
        return WHY_NO_BLOW.hips;
      }
      return hasFired(limb) ? WHY_NO_BLOW.legFired : null;
  }
}

/** CBT-PHY-09, CBT-PHY-19: a punch or kick is worth half for each actuator that matters to it. */
export function limbDamage(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void {
  if (blow.kind !== 'punch' && blow.kind !== 'kick') return;
  const design = mechDesign(field, blow.attacker);
  const { body } = state.units[blow.attacker];
  for (const { kind, halves, reason } of ACTUATORS[blow.kind]) {
    if (halves && !works(design, body, kind, blow.limb)) {
      tally.set(Math.floor(tally.total / 2), reason, HALVED_BY[blow.kind]);
    }
  }
}

const HALVED_BY = { punch: 'CBT-PHY-09', kick: 'CBT-PHY-19' } as const;

/** CBT-PHY-11: a club is a matter of two hands. */
export function canHoldClub(field: Battlefield, state: State, unit: number): boolean {
  const design = mechDesign(field, unit);
  const { body } = state.units[unit];
  return ARMS.every((arm) => works(design, body, 'hand', arm));
}

export function freeHands(field: Battlefield, state: State, unit: number): readonly Part[] {
  const design = mechDesign(field, unit);
  const { body, club } = state.units[unit];
  if (club) return [];
  const holdsNothing = (arm: Part) =>
    design.hatchets.every(({ location }) => location !== arm) &&
    (design.fittings ?? []).every(({ type, parts }) => type.id !== 'sword' || parts[0].location !== arm);
  return ARMS.filter((arm) => works(design, body, 'hand', arm) && holdsNothing(arm));
}

/** MT-PRE-11 */
export const walksOn = (field: Battlefield, unit: number): readonly Part[] => legsOn(mechDesign(field, unit));

export const jetsIn = (field: Battlefield, state: State, unit: number, part: Part): number =>
  workingJets(mechDesign(field, unit), state.units[unit].body, [part as Location]);

const ARM_ACTUATORS = ['shoulder', 'upper-arm', 'lower-arm', 'hand'] as const;
const LEG_ACTUATORS = ['hip', 'upper-leg', 'lower-leg', 'foot'] as const;

export function isImpaired(field: Battlefield, state: State, unit: number, limb: Part): boolean {
  const design = mechDesign(field, unit);
  const { masks } = design;
  const { hits } = state.units[unit].body;
  return (legsOn(design).includes(limb) ? LEG_ACTUATORS : ARM_ACTUATORS).some(
    (actuator) => masks[actuator][limb] === 0 || (masks[actuator][limb] & hits[limb]) !== 0,
  );
}
