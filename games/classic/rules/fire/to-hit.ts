import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { quietTally, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot, Stance } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { isClan, isDirectFire, type WeaponType } from '../../data/equipment.ts';
import { heatEffect } from '../../data/tables.ts';
import type { Bin, Design, WeaponMount } from '../../design.ts';
import type { RuleId } from '../../rule-index.ts';
import { AUTOMATIC_MISS, type State, type UnitState } from '../../state.ts';
import { REASONS, WHY_NO_SHOT } from '../../text/to-hit.ts';
import { isAloft } from '../ground/altitude.ts';
import { heatScaleOf } from '../heat/heat-scale.ts';
import { firingMode, skiddedTarget } from '../piloting/skid.ts';
import { bearingOf } from '../sight/arcs.ts';
import { isHarder } from '../sight/cover.ts';
import {
  attackerCover,
  heavyWoods,
  isBlocked,
  isInWater,
  isUnderWater,
  lightWoods,
  type Sight,
  unitSight,
  whyBlocked,
} from '../sight/line-of-sight.ts';
import { canAct, isAirborne, isOnMap, isUsable } from '../unit/condition.ts';
import { hasWorking } from '../unit/fittings.ts';
import { swarmedBy } from '../unit/riding.ts';
import { binOfShot, binsFor, firedBy, hasAmmunition, isCluster, loadedWith } from './ammunition.ts';
import {
  againstTroopers,
  attackerModifiers,
  busyTarget,
  immobileTarget,
  isHelpless,
  proneTarget,
  stuckTarget,
  targetModifiers,
  targetTerrain,
  woodsInTheWay,
} from './attack-modifiers.ts';
import { closeToHit, whyNoCloseAttack } from './close-attacks.ts';
import { canBear, twistsToward } from './pointing.ts';
import { bracketOf } from './range.ts';

/** CBT-THM-03: at short, medium and long range. */
const RANGE = [0, 2, 4];
/** CBT-THM-06 */
const HEAVY_WOODS = 2;
/** MT-BASE-06 */
const TARGETING_COMPUTER = -1;

/** Of clusters at what flies. */
const FLAK = -3;

/** CBT-THM-01, CBT-THM-11 */
export function weaponToHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot): void {
  const attacker = state.units[shot.attacker];
  const target = state.units[shot.target];
  const design = field.designs[shot.attacker];
  const kind = field.kinds[shot.attacker];
  const mount = design.weapons[shot.weapon];
  const clings = attacker.marks !== null && swarmedBy(attacker) === shot.target;
  if (mount.type.closeAttack || clings) {
    closeToHit(tally, field, state, shot, mount.type.closeAttack ?? 'swarm');
    return;
  }
  const range = distance(field.board, attacker.hex, target.hex);
  const type = weaponAsFired(field, state, shot);
  if (range > farthest(field, type)) {
    tally.set(AUTOMATIC_MISS, REASONS.beyondRange, 'CBT-WPN-03');
    return;
  }
  tally.add(attacker.crew.gunnery, REASONS.gunnery, 'CBT-THM-01');
  rangeModifiers(tally, field, type, range);
  againstTroopers(tally, field, shot);
  if (isModified(design, mount)) {
    const bin = mount.type.takesClusters ? design.bins[binOfShot(field, state, shot)] : undefined;
    const isComputed =
      isAimedByComputer(design, attacker, mount) && (shot.aim < 0 || isHelpless(field, target));
    weaponModifiers(tally, mount, bin, { isComputed, atFlyer: isAloft(target) });
  }
  field.plugged.weaponToHit?.(tally, field, state, shot, range);
  field.plugged.ground?.(
    tally,
    field,
    wadesIn(field, shot.attacker, attacker.hex),
    wadesIn(field, shot.target, target.hex),
  );
  const firesProneAtPenalty =
    attacker.prone && (kind.limbs?.firesProneAtPenalty(field, state, shot.attacker) ?? false);
  const mode = attacker.thisTurn.marks === null ? attacker.thisTurn.mode : firingMode(attacker);
  attackerModifiers(tally, kind.firesSteadily ? 'still' : mode, firesProneAtPenalty, kind.paces);
  if (!isShrouded(tally, field, state, shot, range))
    targetModifiers(tally, field, target.thisTurn.mode, target.thisTurn.hexesMoved);
  busyTarget(tally, field, target);
  const eyes = field.plugged.spotter
    ? eyesFor(field, state, shot.attacker, shot.weapon, shot.target)
    : shot.attacker;
  sightModifiers(tally, field, state, eyes, shot.target);
  // MT-IEQP-06: each launcher has a target of its own.
  if (shot.secondary > 0 && mount.served !== 'pod')
    tally.add(shot.secondary, REASONS.secondary[shot.secondary], 'CBT-THM-07');
  kind.sensorModifiers(tally, field, state, shot.attacker);
  heatModifier(tally, field, attacker);
  kind.mountModifiers(tally, field, state, shot.attacker, mount);
  const isAimed = shot.aim >= 0 && isHelpless(field, target);
  if (!isAimed || !field.kinds[shot.target].aimModifiers(tally, shot.aim))
    immobileTarget(tally, field, target);
  if (target.marks !== null) stuckTarget(tally, target);
  if (target.thisTurn.marks !== null) skiddedTarget(tally, target);
  proneTarget(tally, target.prone, range <= 1);
  field.plugged.weaponToHitInAll?.(tally, field, state, shot);
}

/** MT-WPN-42, MT-PRE-31: a weapon with what it is loaded with, where its unit is. */
export function weaponAsFired(field: Battlefield, state: State, shot: Shot): WeaponType {
  const { attacker, weapon } = shot;
  const { bins, weapons } = field.designs[attacker];
  const isSorted = weapons[weapon].bins.some((bin) => bins[bin].as);
  const fired = isSorted
    ? firedBy(field, attacker, weapon, binOfShot(field, state, shot))
    : weapons[weapon].type;
  return typeAt(field, attacker, state.units[attacker], fired) ?? fired;
}

/** MT-PRE-31: a weapon where its unit is; null if it does not work there. */
function typeAt(field: Battlefield, unit: number, state: UnitState, type: WeaponType): WeaponType | null {
  const { underWater } = field.plugged;
  return underWater && isUnderWater(field, unit, state) ? underWater(type) : type;
}

/** MT-WPN-64: what the target wears makes it harder to hit; says whether its movement does not matter then. */
function isShrouded(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  shot: Shot,
  range: number,
): boolean {
  const { troopers } = field.kinds[shot.target];
  if (!troopers?.shroud) return false;
  const { type } = field.designs[shot.attacker].weapons[shot.weapon];
  return troopers.shroud(tally, field, state, shot.target, bracketOf(type, range));
}

/** The hex whose water a unit is in; -1 for one that floats on it, or flies over it. */
export const wadesIn = ({ kinds }: Battlefield, unit: number, hex: number): number =>
  kinds[unit].floats || kinds[unit].flight ? -1 : hex;

/** The range beyond which a weapon hits nothing: long range. */
export const farthest = ({ plugged }: Pick<Battlefield, 'plugged'>, type: WeaponType): number =>
  plugged.farthest?.(type) ?? type.long;

/** CBT-THM-03: what a weapon's range adds, without what is too near. */
export function bandModifier(
  { plugged }: Pick<Battlefield, 'plugged'>,
  type: WeaponType,
  range: number,
): number {
  const bracket = bracketOf(type, range);
  if (bracket === 0) return 0;
  band.total = 0;
  (plugged.rangeModifier ?? rangeModifier)(band, bracket);
  return band.total;
}

const band = quietTally();

function rangeModifiers(
  tally: Tally<RuleId>,
  { plugged, past }: Battlefield,
  { min, short, medium, sameHex, byRange }: WeaponType,
  range: number,
): void {
  if (range === 0 && sameHex !== undefined) {
    tally.add(sameHex, REASONS.sameHex, 'MT-PRE-13');
    return;
  }
  const row = byRange?.[range];
  if (row !== undefined) {
    if (row !== 0) tally.add(row, REASONS.ownRange(range), 'MT-IEQP-05');
    return;
  }
  const bracket = bracketOf({ short, medium }, range);
  if (bracket > 0) (plugged.rangeModifier ?? rangeModifier)(tally, bracket);
  if (range > min || (min === 0 && !past.minimumOfNone?.())) return;
  tally.add(min - range + 1, REASONS.minimumRange, 'CBT-THM-03');
}

function rangeModifier(tally: Tally<RuleId>, bracket: number): void {
  tally.add(RANGE[bracket], REASONS.range[bracket], 'CBT-THM-03');
}

/** No weapon of the introductory rules has a number of its own. */
const isModified = ({ hasTargetingComputer }: Design, { type }: WeaponMount): boolean =>
  type.toHit !== 0 || type.takesClusters === true || hasTargetingComputer === true;

/** MT-BASE-06: does a computer that works help this weapon with what it is loaded with? */
export function isAimedByComputer(
  design: Design,
  { body }: UnitState,
  { type }: Pick<WeaponMount, 'type'>,
): boolean {
  if (!design.hasTargetingComputer || !isDirectFire(type)) return false;
  return design.fittings === undefined || hasWorking(design, body, 'targeting-computer');
}

/** MT-TABLE-01, MT-TABLE-02, MT-BASE-06: the weapon itself, what it is loaded with, and a computer that aims it. */
function weaponModifiers(
  tally: Tally<RuleId>,
  { type }: WeaponMount,
  bin: Bin | null | undefined,
  { isComputed, atFlyer }: { readonly isComputed: boolean; readonly atFlyer: boolean },
): void {
  if (type.toHit !== 0) tally.add(type.toHit, type.name, isClan(type) ? 'MT-TABLE-02' : 'MT-TABLE-01');
  const ammunition = bin?.toHit ?? 0;
  if (ammunition < 0 && atFlyer) tally.add(FLAK, REASONS.ammunition, 'MT-BASE-06');
  else if (ammunition !== 0) tally.add(ammunition, REASONS.ammunition, 'MT-BASE-06');
  else if (isComputed) tally.add(TARGETING_COMPUTER, REASONS.targetingComputer, 'MT-BASE-06');
}

/** The modifiers for everything in the way of a unit that looks at a target, and around that. */
export function sightModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  eyes: number,
  target: number,
): void {
  const sight = unitSight(field, state, eyes, target);
  woodsBetween(tally, sight);
  const hasCover = isHarder(field, state, eyes, target, sight);
  targetTerrain(tally, field, woodsInTheWay(field, state.units[target]), hasCover);
}

/** MT-BASE-13: through whose eyes a weapon is fired, which are those of its own unit if that sees the target. */
export function eyesFor(
  field: Battlefield,
  state: State,
  attacker: number,
  weapon: number,
  target: number,
): number {
  const { spotter } = field.plugged;
  if (!spotter || !isBlocked(unitSight(field, state, attacker, target))) return attacker;
  const eyes = spotter(field, state, attacker, weapon, target);
  return eyes < 0 ? attacker : eyes;
}

/** CBT-THM-06 */
export function woodsBetween(tally: Tally<RuleId>, sight: Sight): void {
  const light = lightWoods(sight);
  const heavy = heavyWoods(sight);
  if (light > 0) tally.add(light, REASONS.lightBetween(light), 'CBT-THM-06');
  if (heavy > 0) tally.add(HEAVY_WOODS * heavy, REASONS.heavyBetween(heavy), 'CBT-THM-06');
}

/** CBT-THM-08 */
export function heatModifier(tally: Tally<RuleId>, field: Battlefield, attacker: UnitState): void {
  if (attacker.heat === 0) return;
  const heat = heatEffect(heatScaleOf(field).toHit, attacker.heat);
  if (heat > 0) tally.add(heat, REASONS.heat(attacker.heat), 'CBT-THM-08');
}

const number = quietTally();

/** The number alone; AUTOMATIC_MISS beyond long range. */
export function weaponNumber(field: Battlefield, state: State, shot: Shot): number {
  number.total = 0;
  weaponToHit(number, field, state, shot);
  return number.total;
}

/**
 * The starting point of bots who think of places: the number at a range, before movement, ground and damage where the
 * weapon is mounted. Not beyond long range.
 */
export function numberAtRange(field: Battlefield, state: State, shot: Shot, range: number): number {
  const attacker = state.units[shot.attacker];
  const { weapons } = field.designs[shot.attacker];
  number.total = attacker.crew.gunnery;
  const mount = weapons[shot.weapon];
  const { closeAttack } = mount.type;
  if (closeAttack) {
    const base = field.kinds[shot.attacker].troopers?.closeBase(field, attacker, closeAttack);
    return base ?? AUTOMATIC_MISS;
  }
  rangeModifiers(number, field, mount.type, range);
  againstTroopers(number, field, shot);
  const design = field.designs[shot.attacker];
  weaponModifiers(number, mount, mount.type.takesClusters ? loadedWith(design, attacker, mount) : null, {
    isComputed: isAimedByComputer(design, attacker, mount),
    atFlyer: false,
  });
  field.plugged.weaponToHit?.(number, field, state, shot, range);
  field.kinds[shot.attacker].sensorModifiers(number, field, state, shot.attacker);
  heatModifier(number, field, attacker);
  return number.total;
}

/** Why a weapon cannot be fired at a target, or null. */
export function whyNotFire(
  field: Battlefield,
  state: State,
  stance: Stance,
  weapon: number,
  target: number,
): Reason | null {
  const mount = field.designs[stance.unit].weapons[weapon];
  return (
    whyNotAble(field, state, stance.unit) ??
    (mount ? whyNotReady(field, state, stance, mount) : WHY_NO_SHOT.noWeapon) ??
    whyNotAt(field, state, stance, weapon, target)
  );
}

/** Can a unit that holds itself like this fire anything at anybody? */
export function hasShot(field: Battlefield, state: State, stance: Stance): boolean {
  const { unit } = stance;
  if (whyNotAble(field, state, unit)) return false;
  const { weapons } = field.designs[unit];
  for (let weapon = 0; weapon < weapons.length; weapon++) {
    if (whyNotReady(field, state, stance, weapons[weapon])) continue;
    for (const enemy of field.enemiesOf[unit]) {
      if (!whyNotAt(field, state, stance, weapon, enemy)) return true;
    }
  }
  return false;
}

/** CBT-WPN-01: the unit itself. */
export function whyNotAble(field: Battlefield, state: State, attacker: number): Reason | null {
  const unit = state.units[attacker];
  if (!isOnMap(unit)) return WHY_NO_SHOT.notOnMap;
  if (!canAct(unit)) return WHY_NO_SHOT.cannotAct;
  if (unit.thisTurn.onslaught) return WHY_NO_SHOT.onslaught;
  if (unit.thisTurn.busy) return WHY_NO_SHOT.busy;
  const why = field.kinds[attacker].whyNoFire(field, state, attacker);
  if (why) return why;
  if (isUnderWater(field, attacker, unit) && !field.plugged.underWater) return WHY_NO_SHOT.underWater;
  return field.plugged.whyNoAttack?.(null, state, attacker, 'fire') ?? null;
}

/** The weapon, whatever it is aimed at. */
export function whyNotReady(
  field: Battlefield,
  state: State,
  stance: Stance,
  mount: WeaponMount,
  isLoaded = hasAmmunition(field.designs[stance.unit], state.units[stance.unit], mount),
): Reason | null {
  const unit = state.units[stance.unit];
  if (!isUsable(field, mount, unit)) return WHY_NO_SHOT.broken;
  if (!isLoaded) return WHY_NO_SHOT.noAmmo;
  if (typeAt(field, stance.unit, unit, mount.type) === null) return WHY_NO_SHOT.notBelow;
  const why = field.kinds[stance.unit].whyNotReady(field, state, stance, mount);
  return field.plugged.whyNotReady?.(why, field, state, stance.unit, mount) ?? why;
}

/** A weapon that is ready, at this target. */
function whyNotAt(
  field: Battlefield,
  state: State,
  stance: Stance,
  weapon: number,
  target: number,
): Reason | null {
  const { support } = field.designs[stance.unit].weapons[weapon].type;
  if (support && !(support === 'AMS' && field.plugged.firesAntiMissile?.())) return WHY_NO_SHOT.support;
  return whyNotPointed(field, state, stance, weapon, target);
}

function whyNotPointed(
  field: Battlefield,
  state: State,
  stance: Stance,
  weapon: number,
  target: number,
): Reason | null {
  const why = whyNotSeen(field, state, stance, weapon, target);
  if (why || !field.plugged.whyNotFire) return why;
  return field.plugged.whyNotFire(null, field, state, stance, { weapon, target });
}

/** The same for what is pointed at a unit without being fired at it, as TAG is (MT-BASE-25). */
export function whyNotPoint(
  field: Battlefield,
  state: State,
  stance: Stance,
  weapon: number,
  target: number,
): Reason | null {
  const mount = field.designs[stance.unit].weapons[weapon];
  return (
    whyNotAble(field, state, stance.unit) ??
    whyNotReady(field, state, stance, mount) ??
    whyNotPointed(field, state, stance, weapon, target)
  );
}

function whyNotSeen(
  field: Battlefield,
  state: State,
  { unit, twist }: Stance,
  weapon: number,
  target: number,
): Reason | null {
  const kind = field.kinds[unit];
  const mount = field.designs[unit].weapons[weapon];
  const enemy = state.units[target];
  if (!enemy || !isOnMap(enemy)) return WHY_NO_SHOT.noTarget;
  if (field.kinds[target].emplaced) return WHY_NO_SHOT.emplaced;
  if (field.sideOf[target] === field.sideOf[unit]) return WHY_NO_SHOT.friend;
  const { hex, facing } = state.units[unit];
  const { closeAttack } = mount.type;
  const why = closeAttack && whyNoCloseAttack(field, state, unit, target, closeAttack);
  if (why) return why;
  if (!canBear(field, unit, mount, twist, bearingOf(field, hex, facing, enemy.hex)))
    return WHY_NO_SHOT.outOfArc;
  if (twistsToward(field, state, unit, mount, enemy.hex)?.length === 0) return WHY_NO_SHOT.outOfArc;
  const mayFireBeside = kind.fillsHex && field.kinds[target].fillsHex;
  if (enemy.hex === hex && !mayFireBeside && mount.type.sameHex === undefined) return WHY_NO_SHOT.sameHex;
  if (isUnderWater(field, unit, state.units[unit])) {
    if (!isInWater(field, target, enemy)) return WHY_NO_SHOT.notInWater;
  } else if (!isAirborne(enemy) && isUnderWater(field, target, enemy)) return WHY_NO_SHOT.underWater;
  const sight = unitSight(field, state, unit, target);
  if (isBlocked(sight))
    return eyesFor(field, state, unit, weapon, target) === unit ? whyBlocked(sight) : null;
  if (attackerCover(sight) && kind.isCovered(mount.location)) return WHY_NO_SHOT.legsCovered;
  return null;
}

/** Does a unit fire at one target only? */
export function hasOneTarget(field: Battlefield, state: State, unit: number): boolean {
  const { kinds, designs, plugged } = field;
  const has = kinds[unit].hasOneTarget === true && !designs[unit].weapons.some(({ served }) => served);
  return plugged.oneTarget?.(has, field, state, unit) ?? has;
}

/**
 * MT-IEQP-03: what troopers carry and what some of them serve is not fired together; MT-STRUCT-07: nor what is too hot for
 * the sinks of a fortress.
 */
export function whyNotWithIt(
  field: Battlefield,
  unit: number,
  entries: readonly Readonly<Record<string, unknown>>[],
): Reason | null {
  const { weapons } = field.designs[unit];
  const fired = entries.map(({ weapon }) => weapon as number);
  if (new Set(fired.map((weapon) => weapons[weapon].served)).size > 1) return WHY_NO_SHOT.otherwise;
  return isTooHot(field, unit, fired) ? WHY_NO_SHOT.tooHot : null;
}

/** MT-STRUCT-07: only energy weapons of a fortress need sinks. */
export function isTooHot(field: Battlefield, unit: number, fired: readonly number[]): boolean {
  const most = field.kinds[unit].emplaced?.mostHeat(field, unit);
  if (most === undefined) return false;
  const types = fired.map((weapon) => field.designs[unit].weapons[weapon].type);
  return sum(types.map(({ category, heat }) => (category === 'energy' ? heat : 0))) > most;
}

/** MT-WPN-42 */
const hasPelletsAlone = (field: Battlefield, state: State, unit: number, weapon: number): boolean =>
  binsFor(field, state, unit, weapon).every((bin) => isCluster(field.designs[unit].bins[bin]));

/** CBT-WPN-08: only at immobile targets, and not with missiles; MT-WPN-42: nor with pellets. */
export function mayAim(
  field: Battlefield,
  state: State,
  attacker: number,
  weapon: number,
  target: number,
): boolean {
  const { category, takesClusters } = field.designs[attacker].weapons[weapon].type;
  const may =
    category !== 'missile' &&
    !(takesClusters && hasPelletsAlone(field, state, attacker, weapon)) &&
    field.kinds[target].isAimedAt &&
    isHelpless(field, state.units[target]);
  return field.plugged.mayAim?.(may, state, attacker, target) ?? may;
}
