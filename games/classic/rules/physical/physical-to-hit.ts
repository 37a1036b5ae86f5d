import { distance } from '@ironfield/hex/board.ts';
import { quietTally, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { PhysicalKind, UsualTable } from '../../data/physical-attacks.ts';
import {
  isBasic,
  KIND_MODIFIERS,
  TABLES_LOW,
  TABLES_PRONE,
  TABLES_STANDING,
} from '../../data/physical-attacks.ts';
import { STANDING_HEIGHT } from '../../data/terrain.ts';
import type { AttackSide } from '../../events.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State, UnitState } from '../../state.ts';
import { REASONS, WHY_NO_BLOW } from '../../text/to-hit.ts';
import { attackSide } from '../damage/attack-side.ts';
import {
  againstTroopers,
  attackerModifiers,
  busyTarget,
  immobileTarget,
  proneTarget,
  stuckTarget,
  targetModifiers,
  targetTerrain,
  woodsAround,
} from '../fire/attack-modifiers.ts';
import { isAloft } from '../ground/altitude.ts';
import { firingMode, skiddedTarget } from '../piloting/skid.ts';
import { isHarder } from '../sight/cover.ts';
import { isBlocked, raisedBy, unitSight } from '../sight/line-of-sight.ts';
import { canAct, comesDown, isOnMap } from '../unit/condition.ts';
import { whyNotWith } from '../unit/limbs.ts';
import { addedBlow, likeOf } from './added-blow.ts';

/** CBT-PHY-02, CBT-PHY-03 */
export function physicalToHit(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void {
  const { kind } = blow;
  const attacker = state.units[blow.attacker];
  const target = state.units[blow.target];
  const added = addedBlow(field, kind);
  if (added?.isSure) {
    tally.set(0, REASONS.sure, added.base.rule);
    return;
  }
  physicalBase(tally, field, kind, attacker.crew.piloting);
  const isOnslaught = kind === 'charge' || kind === 'dfa';
  const difference = attacker.crew.piloting - target.crew.piloting;
  if (isOnslaught && difference !== 0) tally.add(difference, REASONS.skillDifference, 'CBT-PHY-02');
  attackerModifiers(tally, firingMode(attacker), attacker.prone, field.kinds[blow.attacker].paces);
  targetModifiers(tally, field, target.thisTurn.mode, target.thisTurn.hexesMoved);
  busyTarget(tally, field, target);
  if (kind !== 'dfa') {
    const sight = unitSight(field, state, blow.attacker, blow.target);
    const hasCover = isHarder(field, state, blow.attacker, blow.target, sight);
    targetTerrain(tally, field, woodsAround(field, target), hasCover);
  }
  troopersModifiers(tally, field, blow);
  added?.modifiers?.(tally, field, state, blow);
  if (!added || added.like)
    field.kinds[blow.attacker].limbs?.limbModifiers(tally, field, state, asUsual(field, blow));
  immobileTarget(tally, field, target);
  stuckTarget(tally, target);
  skiddedTarget(tally, target);
  proneTarget(tally, target.prone, true);
  field.plugged.physicalToHit?.(tally, field, state, blow);
}

/** As the base game knows it. */
const asUsual = (field: Battlefield, blow: Blow): Blow => ({ ...blow, kind: likeOf(field, blow.kind) });

/** MT-PRE-26: to stamp on people takes more than to kick a 'Mech. */
const STOMP = 3;

function troopersModifiers(tally: Tally<RuleId>, field: Battlefield, blow: Blow): void {
  if (!field.kinds[blow.target].troopers) return;
  if (blow.kind === 'kick' || blow.kind === 'dfa') tally.add(STOMP, REASONS.stomp, 'MT-PRE-26');
  againstTroopers(tally, field, blow);
}

/** CBT-PHY-02 */
export function physicalBase(
  tally: Tally<RuleId>,
  field: Pick<Battlefield, 'plugged'>,
  kind: PhysicalKind,
  piloting: number,
): void {
  const added = addedBlow(field, kind)?.base;
  if (field.plugged.physicalBase) {
    field.plugged.physicalBase(tally, kind, piloting, added);
    return;
  }
  tally.add(piloting, REASONS.piloting, 'CBT-PHY-02');
  if (added && added.skill !== 0) tally.add(added.skill, added.words, added.rule);
  else if (isBasic(kind) && KIND_MODIFIERS[kind] !== 0)
    tally.add(KIND_MODIFIERS[kind], REASONS.kind[kind], 'CBT-REC-16');
}

const sum = quietTally();

export function physicalNumber(field: Battlefield, state: State, blow: Blow): number {
  sum.total = 0;
  physicalToHit(sum, field, state, blow);
  return sum.total;
}

/**
 * Why an attack of the Physical Attack Phase cannot be made, or null. Of charges and deaths from above, which are
 * declared while moving, everything that does not depend on the move.
 */
export function whyNoBlow(field: Battlefield, state: State, blow: Blow): Reason | null {
  const attacker = state.units[blow.attacker];
  const target = state.units[blow.target];
  const isOnslaught = blow.kind === 'charge' || blow.kind === 'dfa';
  const added = addedBlow(field, blow.kind);
  const why =
    whyNotAble(attacker, isOnslaught, added !== undefined && !added.like) ??
    (added && !field.kinds[blow.attacker].limbs ? WHY_NO_BLOW.noLimbs : null) ??
    (field.kinds[blow.attacker].troopers ? WHY_NO_BLOW.noLimbs : null) ??
    field.plugged.whyNoAttack?.(null, state, blow.attacker, 'strike') ??
    whyNotTarget(field, blow, target) ??
    (added
      ? ((added.like ? whyNoReach(field, state, blow) : null) ?? added.whyNot(field, state, blow))
      : isOnslaught
        ? whyNoOnslaught(field, state, blow, target)
        : (whyNoReach(field, state, blow) ?? whyNotWith(field, state, blow) ?? whyNoPush(state, blow)));
  if (why || !field.plugged.whyNoBlow) return why;
  return field.plugged.whyNoBlow(null, field, state, blow);
}

/** CBT-PHY-04 */
function whyNotAble(attacker: UnitState, isOnslaught: boolean, mayLie: boolean): Reason | null {
  if (!isOnMap(attacker)) return WHY_NO_BLOW.notOnMap;
  if (!canAct(attacker)) return WHY_NO_BLOW.cannotAct;
  if (attacker.prone && !mayLie) return WHY_NO_BLOW.prone;
  if (attacker.thisTurn.busy) return WHY_NO_BLOW.busy;
  if (attacker.thisTurn.onslaught && !isOnslaught) return WHY_NO_BLOW.onslaught;
  return null;
}

function whyNotTarget(field: Battlefield, blow: Blow, target: UnitState | undefined): Reason | null {
  if (!target || !isOnMap(target)) return WHY_NO_BLOW.noTarget;
  if (field.kinds[blow.target].emplaced) return WHY_NO_BLOW.emplaced;
  if (field.sideOf[blow.target] === field.sideOf[blow.attacker]) return WHY_NO_BLOW.friend;
  if (comesDown(target)) return WHY_NO_BLOW.airborne;
  if (isAloft(target) && isOnslaught(blow)) return WHY_NO_BLOW.flies;
  if (blow.kind === 'charge' && field.kinds[blow.attacker].flight) return WHY_NO_BLOW.vtolCharges;
  if (!field.kinds[blow.target].limbs && needsLegs(field, blow)) return WHY_NO_BLOW.standsOnNothing;
  if (blow.kind === 'charge' && field.kinds[blow.target].troopers) return WHY_NO_BLOW.chargesNoTroopers;
  return null;
}

/** MT-PRE-12: nobody comes down upon what flies, or runs into it. */
const isOnslaught = ({ kind }: Blow): boolean => kind === 'charge' || kind === 'dfa';

const isLow = ({ kinds }: Battlefield, unit: number): boolean => kinds[unit].height < STANDING_HEIGHT;

/** MT-PRE-26: 'Mechs push and charge only what stands on legs; a vehicle charges anything. */
function needsLegs(field: Battlefield, { kind, attacker }: Blow): boolean {
  if (kind === 'charge') return field.kinds[attacker].limbs !== undefined;
  return kind === 'push' || addedBlow(field, kind)?.needsLegs === true;
}

/** CBT-PHY-20, CBT-PHY-25 */
function whyNoOnslaught(
  { plugged }: Battlefield,
  state: State,
  { kind, attacker }: Blow,
  target: UnitState,
): Reason | null {
  if (kind === 'charge' && target.prone) return WHY_NO_BLOW.targetProne;
  if (!target.thisPhase.acted && !plugged.chargesAtOnce?.()) return WHY_NO_BLOW.targetToMove;
  if (target.thisTurn.onslaught) return WHY_NO_BLOW.targetOnslaught;
  const isTaken = state.units.some(
    ({ thisTurn: { onslaught } }, unit) =>
      unit !== attacker && onslaught && state.units[onslaught.target] === target,
  );
  return isTaken ? WHY_NO_BLOW.chargedAlready : null;
}

/** The positions of the two: next to each other, in the arc, at levels that suit (CBT-PHY-04, CBT-PHY-06). */
function whyNoReach(field: Battlefield, state: State, blow: Blow): Reason | null {
  const attacker = state.units[blow.attacker];
  const target = state.units[blow.target];
  const away = distance(field.board, attacker.hex, target.hex);
  // MT-PRE-26: whatever is low may be kicked under one's feet.
  const isUnderfoot = away === 0 && blow.kind === 'kick' && isLow(field, blow.target);
  if (blow.kind === 'kick' && !isUnderfoot && field.kinds[blow.target].troopers)
    return WHY_NO_BLOW.onlyUnderfoot;
  if (away !== 1 && !isUnderfoot) return WHY_NO_BLOW.notAdjacent;
  if (isBlocked(unitSight(field, state, blow.attacker, blow.target))) return WHY_NO_BLOW.water;
  if (tableOf(field, state, blow) === null) {
    return target.prone ? WHY_NO_BLOW.targetProne : WHY_NO_BLOW.levels;
  }
  // Under its feet there is no arc.
  const isInArc = away === 0 || (field.kinds[blow.attacker].limbs?.isInArc(field, state, blow) ?? false);
  return (field.plugged.inArc?.(isInArc, field, state, blow) ?? isInArc) ? null : WHY_NO_BLOW.outOfArc;
}

/** CBT-PHY-15: not at one who charges, and one push a turn against a target. */
function whyNoPush({ units, physicalAttacks }: State, { kind, attacker, target }: Blow): Reason | null {
  if (kind !== 'push') return null;
  if (units[target].thisTurn.onslaught) return WHY_NO_BLOW.targetOnslaught;
  const isPushed = physicalAttacks.some(
    (attack) => attack.kind === 'push' && attack.target === target && attack.attacker !== attacker,
  );
  return isPushed ? WHY_NO_BLOW.pushedAlready : null;
}

/** MT-PRE-26: blows that reach a VTOL one level above their reach. */
const REACHES_UP: readonly PhysicalKind[] = ['club', 'hatchet'];

function tableOf(field: Battlefield, state: State, { attacker, target, ...blow }: Blow): UsualTable | null {
  const kind = likeOf(field, blow.kind);
  const { prone } = state.units[target];
  if (kind === 'dfa') return prone ? 'mech' : 'punch';
  if (!isBasic(kind)) return 'mech';
  const rise =
    footOf(field, state, target) + raisedBy(field, state.units[target]) - footOf(field, state, attacker);
  if (rise === 2 && field.kinds[target].flight && REACHES_UP.includes(kind)) return 'mech';
  if (rise < -1 || rise > 1) return null;
  if (field.kinds[target].height < STANDING_HEIGHT) return TABLES_LOW[kind][rise + 1];
  return (prone ? TABLES_PRONE : TABLES_STANDING)[kind][rise + 1];
}

/** The level that a unit stands on, or floats on. */
export function footOf({ kinds, bed, level }: Battlefield, { units }: State, unit: number): number {
  const { hex } = units[unit];
  return kinds[unit].floats ? level[hex] : bed[hex];
}

/** CBT-PHY-06, CBT-PHY-07: where the damage is rolled. */
export const hitTableOf = (field: Battlefield, state: State, blow: Blow): UsualTable =>
  tableOf(field, state, blow) ?? 'mech';

/** The side struck; that of a death from above is seen from where the jump began (CBT-PHY-07, CBT-PHY-30). */
export function blowSide(field: Battlefield, state: State, { kind, attacker, target }: Blow): AttackSide {
  const { hex, thisTurn } = state.units[attacker];
  const { onslaught } = thisTurn;
  if (kind === 'dfa' && state.units[target].prone) return 'rear';
  if (kind === 'dfa' && !field.kinds[target].limbs) return 'front';
  return attackSide(field, state, kind === 'dfa' && onslaught ? onslaught.from : hex, target);
}

/** Damage to the target; a push does none. */
export function physicalDamage(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void {
  usualDamage(tally, field, state, blow);
  if (tally.total > 0) field.plugged.blowDamage?.(tally, field, blow, state);
}

function usualDamage(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void {
  const attacker = state.units[blow.attacker];
  const { tons } = field.designs[blow.attacker];
  if (!isBasic(blow.kind)) {
    addedBlow(field, blow.kind)?.damage?.(tally, field, state, blow);
    return;
  }
  switch (blow.kind) {
    case 'push':
      return;
    case 'charge': {
      const hexes = attacker.thisTurn.onslaught?.hexes ?? attacker.thisTurn.hexesMoved;
      tally.add(Math.ceil((tons * hexes) / 10), REASONS.chargeDamage(tons, hexes), 'CBT-PHY-23');
      return;
    }
    case 'dfa':
      tally.add(Math.ceil((tons * 3) / 10), REASONS.tonnage(tons), 'CBT-PHY-30');
      return;
    case 'club':
      tally.add(Math.floor(tons / 5), REASONS.tonnage(tons), 'CBT-PHY-12');
      break;
    case 'hatchet':
      tally.add(Math.floor(tons / 5), REASONS.tonnage(tons), 'CBT-PHY-14');
      break;
    case 'punch':
      tally.add(Math.ceil(tons / 10), REASONS.tonnage(tons), 'CBT-PHY-09');
      break;
    case 'kick':
      tally.add(Math.floor(tons / 5), REASONS.tonnage(tons), 'CBT-PHY-19');
  }
  field.kinds[blow.attacker].limbs?.limbDamage(tally, field, state, blow);
}

export function physicalDamageOf(field: Battlefield, state: State, blow: Blow): number {
  sum.total = 0;
  physicalDamage(sum, field, state, blow);
  return sum.total;
}
