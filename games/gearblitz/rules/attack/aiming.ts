import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { type Arc, isBaseInArc, isInArc } from '@ironfield/table/arc.ts';
import type { Base } from '@ironfield/table/base.ts';
import { turned } from '@ironfield/table/heading.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { isOnTable } from '@ironfield/table/scenes/scene.ts';
import { type Blast, isBaseInBlast } from '@ironfield/table/template.ts';
import type { Facing, Mount } from '../../cards/card.ts';
import { isInfantry, type UnitSheet } from '../../cards/unit.ts';
import type { Band, Weapon } from '../../cards/weapon.ts';
import { ARCS } from '../../data/arcs.ts';
import { INCH, TOLERANCE } from '../../data/tables.ts';
import { weaponOf } from '../../data/weapons.ts';
import { isAsleep, isChapterByChapter, plugged } from '../../register.ts';
import { rosterOf, sheetOf, unitOf } from '../../state/roster.ts';
import type { Attack, Manner, State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { baseAt } from '../core/model.ts';
import { bandOf, radiusOf, rangeOf, usableRof } from '../core/range.ts';
import { bonusRof, mayFireAfterDismounting } from '../infantry/infantry.ts';
import { squadBases } from '../infantry/squad.ts';
import type { Angle, Facings } from '../modifiers/facts.ts';
import { mayDetectActively } from '../sight/detection.ts';
import {
  areInContact,
  coverFrom,
  distanceBetween,
  type Found,
  found,
  hasLock,
  measuredFrom,
  seesPlace,
} from '../sight/sighting.ts';
import { mayFire } from '../unit/ammunition.ts';
import { type TargetFacts, whyNotAttack, whyNotBear, whyNotFire } from './eligibility.ts';
import { infantryAt, unitsUnder } from './touched.ts';

/** A weapon as the card of a unit carries it. */
export interface Mounted {
  readonly mount: Mount;
  readonly weapon: Weapon;
  readonly reach: number;
}

const armaments = new WeakMap<UnitSheet, readonly Mounted[]>();
/** The latest of each number is at hand without a look into the map. */
const latestSheets: UnitSheet[] = [];
const latestArmaments: (readonly Mounted[])[] = [];

export function mountedOn(state: Pick<State, 'setup' | 'units'>, id: number, index: number): Mounted {
  const sheet = sheetOf(state, id);
  if (latestSheets[id] !== sheet) {
    let mounted = armaments.get(sheet);
    if (!mounted) {
      mounted = sheet.card.weapons.map((mount) => {
        const weapon = weaponOf(mount.weapon);
        return { mount, weapon, reach: reachOf(weapon) };
      });
      armaments.set(sheet, mounted);
    }
    latestSheets[id] = sheet;
    latestArmaments[id] = mounted;
  }
  return latestArmaments[id][index];
}

/** HGB-PERK-18: the weapons that fire together, by their place on the card. */
export function linkedWith(state: State, id: number, index: number): number[] {
  const { weapons } = sheetOf(state, id).card;
  const { link, weapon } = weapons[index];
  if (link === undefined) return [index];
  return weapons.flatMap((other, i) =>
    other.link === link && other.weapon === weapon && mayFire(state.units[id].ammunition[i]) ? [i] : [],
  );
}

/** HGB-ARC-01: an arc of a unit where it stands. */
function arcAround({ units }: State, id: number, arc: Mount['arc']): Arc {
  const { centre, width } = ARCS[arc];
  return { from: units[id].at!, heading: turned(units[id].heading, centre), width };
}

/** HGB-ARC-01: from the middle of the shooter to any part of a base. */
export const isInArcOf = (state: State, id: number, { arc }: Mount, base: Base): boolean =>
  isBaseInArc(arcAround(state, id, arc), base);

/** HGB-CARD-02, HGB-PHYS-01: contact is Point Blank. HGB-MOVE-10: altitude counts. */
export function bandTo(
  state: State,
  id: number,
  { weapon }: Mounted,
  target: number | Place,
  look?: Look,
): Band | null {
  if (weapon.traits.melee) return 'PB';
  const isUnit = typeof target === 'number';
  const far = rangeOf(
    {
      ground: isUnit
        ? (look?.farTo(target) ?? distanceBetween(state, id, target))
        : distance(measuredFrom(state, id), target),
      shooterAltitude: unitOf(state, id).altitude,
      targetAltitude: isUnit ? unitOf(state, target).altitude : 0,
    },
    weapon.traits,
  );
  return bandOf(weapon, far);
}

/** Bases are narrower, so that whoever is in contact is nearer. */
const AT_HAND = 6 * INCH;

/** Quick to tell: a weapon bears on nobody that is further off. What is thrown is measured to the middle of a base. */
function reachOf({ ranges, traits }: Weapon): number {
  if (!ranges) return Number.POSITIVE_INFINITY;
  return Math.max(...ranges) * INCH + (traits.melee || traits.thrown ? AT_HAND : TOLERANCE);
}

/** HGB-PERK-14: it stands still where it has prepared its position. */
export function isBraced({ units }: State, id: number): boolean {
  const { at, bracedAt, body } = units[id];
  return at !== null && bracedAt !== null && isSamePlace(at, bracedAt) && body.speed === 'stationary';
}

/** HGB-ATT-01: what keeps a weapon from firing at all. */
export function whyNotUse(state: State, id: number, index: number): Reason | null {
  const { weapon } = mountedOn(state, id, index);
  const why = plugged(state.setup).whyNoAttack?.(null, state, id);
  if (why) return why;
  if (isAsleep(state, id)) return WHY_NOT.shutDown;
  if (state.units[id].body.climb) return WHY_NOT.climbing;
  if (state.units[id].readied === 'fired') return WHY_NOT.hasFiredFromReadiness;
  if (state.units[id].isDismounted && !mayFireAfterDismounting(unitOf(state, id), weapon))
    return WHY_NOT.dismounted;
  const isLoaded = mayFire(state.units[id].ammunition[index]);
  return whyNotFire(unitOf(state, id), weapon, isLoaded, isBraced(state, id));
}

/** A direct attack on a unit, at once or after Active Detection, or the reason why there can be none. */
export type Aim =
  | { readonly whyNot: Reason }
  | { readonly whyNot: null; readonly band: Band; readonly needsDetection: boolean };

/** HGB-ACT-10, HGB-ACT-11: a Locked unit fires from Stand-By, unless a Command Point gives it an action. */
export const snapManner = ({ units }: State, id: number): Manner =>
  units[id].actions > 0 ? 'snap fire' : 'snap fire from stand-by';

export const isSnapFire = (manner: Manner): boolean =>
  manner === 'snap fire' || manner === 'snap fire from stand-by';

/** An observer's knowledge of each enemy, worked out once. The table must not change meanwhile. */
export class Look {
  private readonly state: State;
  private readonly observer: number;
  private readonly distances: number[] = [];

  constructor(state: State, observer: number) {
    this.state = state;
    this.observer = observer;
  }

  at(target: number): Found {
    return found(this.state, this.observer, target);
  }

  farTo(target: number): number {
    this.distances[target] ??= distanceBetween(this.state, this.observer, target);
    return this.distances[target];
  }
}

/** The facts that a weapon is aimed by. */
interface Aiming {
  readonly state: State;
  readonly id: number;
  readonly mounted: Mounted;
  readonly look: Look;
  readonly isSnap: boolean;
}

/** Worked out when it is asked for. A class, because every menu makes hundreds of them. */
class Sighted implements TargetFacts {
  readonly band: Band | null;
  private readonly aiming: Aiming;
  private readonly target: number;

  constructor(aiming: Aiming, target: number, band: Band | null) {
    this.aiming = aiming;
    this.target = target;
    this.band = band;
  }

  get isKnown(): boolean {
    const { state, id, look, isSnap } = this.aiming;
    return look.at(this.target).isDetected || (!isSnap && hasLock(state, id, this.target));
  }

  get isInContact(): boolean {
    const { state, id, mounted } = this.aiming;
    return mounted.weapon.traits.melee === true && areInContact(state, id, this.target);
  }

  get isInArc(): boolean {
    const { state, id, mounted } = this.aiming;
    const arc = arcAround(state, id, mounted.mount.arc);
    const { at, others } = state.units[this.target];
    const { kind } = sheetOf(state, this.target).card;
    return (
      isBaseInArc(arc, baseAt(at!, kind)) || others.some((place) => isBaseInArc(arc, baseAt(place, kind)))
    );
  }

  get isHiddenBySolid(): boolean {
    return this.aiming.look.at(this.target).sight.isHiddenBySolid;
  }

  get isDetected(): boolean {
    const { state, id, isSnap } = this.aiming;
    return this.isKnown || (!isSnap && mayDetectActively(unitOf(state, id)));
  }
}

/** A weapon of a unit that looks around. */
export interface Aimed {
  readonly id: number;
  readonly mount: number;
  readonly look: Look;
}

function sighted(state: State, { id, mount, look }: Aimed, target: number, isSnap: boolean): Sighted {
  const mounted = mountedOn(state, id, mount);
  // HGB-IF-04: what is thrown is thrown at a point, the middle of a base.
  const aimed = mounted.weapon.traits.thrown ? state.units[target].at! : target;
  const band = bandTo(state, id, mounted, aimed, look);
  return new Sighted({ state, id, mounted, look, isSnap }, target, band);
}

const NO_CONTACT: Aim = { whyNot: WHY_NOT.noContact };
const OUT_OF_REACH: Aim = { whyNot: WHY_NOT.outOfReach };

/** HGB-ATT-01, HGB-DET-04: what is quick to tell is asked first. */
export function aimAt(state: State, aimed: Aimed, target: number, isSnap = false): Aim {
  const { id, mount, look } = aimed;
  const { weapon, reach } = mountedOn(state, id, mount);
  const unit = unitOf(state, id);
  const own = whyNotFire(unit, weapon, mayFire(state.units[id].ammunition[mount]), isBraced(state, id));
  if (own) return { whyNot: own };
  if (look.farTo(target) > reach) return weapon.traits.melee ? NO_CONTACT : OUT_OF_REACH;
  const facts = sighted(state, aimed, target, isSnap);
  const whyNot = whyNotAttack(unit, weapon, facts);
  return whyNot ? { whyNot } : { whyNot: null, band: facts.band!, needsDetection: !facts.isKnown };
}

/** The band in which a weapon bears on a unit, seen or not; `null` where it does not. */
export function bandOn(state: State, aimed: Aimed, target: number): Band | null {
  const { weapon, reach } = mountedOn(state, aimed.id, aimed.mount);
  if (aimed.look.farTo(target) > reach) return null;
  const facts = sighted(state, aimed, target, true);
  return whyNotBear(unitOf(state, aimed.id), weapon, facts) ? null : facts.band;
}

/** HGB-INF-06: on top of the Rate of Fire of the weapon, as area only; no further than Long range. */
export const rofBonus = (state: State, id: number, weapon: Weapon, band: Band): number =>
  band === 'EX' ? 0 : bonusRof(unitOf(state, id), weapon);

/** HGB-TD-01: to the front, at an enemy that is detected, or that Active Detection may find. */
export function whyNotDesignate(state: State, id: number, target: number): Reason | null {
  const arc = arcAround(state, id, 'F');
  if (!squadBases(state, target).some((base) => isBaseInArc(arc, base))) return WHY_NOT.outOfArc;
  const { sight, isDetected } = found(state, id, target);
  if (sight.isHiddenBySolid) return WHY_NOT.hidden;
  const mayFind = isDetected || hasLock(state, id, target) || mayDetectActively(unitOf(state, id));
  return mayFind ? null : WHY_NOT.undetected;
}

/** HGB-AE-01, HGB-ROF-01: a place to burst at. */
export function whyNotBurstAt(
  state: State,
  { by, mount: index, rof, concentrated }: Pick<Attack, 'by' | 'mount' | 'rof' | 'concentrated'>,
  at: Place,
): Reason | null {
  const mounted = mountedOn(state, by, index);
  const { mount, weapon } = mounted;
  if (!isOnTable(state.scene, at)) return WHY_NOT.offTable;
  const band = bandTo(state, by, mounted, at);
  if (band === null) return WHY_NOT.outOfReach;
  if (weapon.traits.minimumRange && band === 'PB') return WHY_NOT.tooNear;
  if (rof > usableRof(mount, weapon, band) + rofBonus(state, by, weapon, band)) return WHY_NOT.burstTooFar;
  if (radiusOf(weapon, rof, concentrated) === 0) return WHY_NOT.noArea;
  if (!isInfantry(unitOf(state, by)) && !isInArcOf(state, by, mount, { ...at, radius: 0 }))
    return WHY_NOT.outOfArc;
  return seesPlace(state, by, at) ? null : WHY_NOT.placeUnseen;
}

/** The centre of an area. */
export const centreOf = (state: State, { target, at }: Attack): Place => at ?? state.units[target!].at!;

/** In thousandths of an inch. */
export const blastRadius = (state: State, { by, mount, rof, concentrated }: Attack): number =>
  radiusOf(mountedOn(state, by, mount).weapon, rof, concentrated) * INCH;

/** HGB-IF-01, HGB-IF-10: by co-ordinates or a tag, and always what is thrown. */
export const isPlaced = (state: State, { by, mount, guidance }: Attack): boolean =>
  guidance !== null || mountedOn(state, by, mount).weapon.traits.thrown === true;

/** HGB-AE-02, HGB-ROF-03, HGB-IF-07: everybody who has to defend, also where it comes down elsewhere. */
export function defendersAgainst(
  state: State,
  attack: Attack,
  centre = centreOf(state, attack),
): readonly number[] {
  const defenders = thoseInArea(state, attack, centre);
  return plugged(state.setup).defenders?.(defenders, state, attack) ?? defenders;
}

function thoseInArea(state: State, attack: Attack, centre: Place): number[] {
  const { by, mount } = attack;
  const radius = blastRadius(state, attack);
  const isPlacedHere = isPlaced(state, attack);
  if (radius === 0 && !isPlacedHere && attack.target !== null) return [attack.target];
  // HGB-BLDG-03: those in the building that is hit.
  const inside = isPlacedHere || attack.target === null ? infantryAt(state, centre) : [];
  if (radius === 0 && !isPlacedHere) return inside;
  const isBlast = mountedOn(state, by, mount).weapon.traits.areaEffect !== undefined;
  const { seat } = rosterOf(state.setup).units[by];
  const under = unitsUnder(state, { centre, radius, target: attack.target }, seat, (id) => {
    if (isBlast) return coverFrom(state, centre, id).isShielded;
    return !isPlacedHere && id !== by && found(state, by, id).sight.isHiddenBySolid;
  });
  return [...under, ...inside.filter((id) => !under.includes(id))];
}

/** HGB-INF-08: the bases of a unit in an area, by their place in the squad. */
export const basesTouched = (state: State, id: number, blast: Blast): number[] =>
  squadBases(state, id).flatMap((base, i) => (isBaseInBlast(blast, base) ? i : []));

const HALVES: readonly Facing[] = ['F', 'R', 'L', 'RR'];

/** HGB-ARC-01: the halves around a unit in which a place lies. */
export function facingsTo(state: State, id: number, place: Place): Facings {
  const halves = HALVES.filter((half) => isInArc(arcAround(state, id, half), place));
  const { reinforced, weakFacing } = sheetOf(state, id).card.armorPerks;
  if (!reinforced || OPPOSITE[reinforced.facing] !== weakFacing || isChapterByChapter(state)) return halves;
  // HGB-APERK-07, HGB-APERK-10: on the line between its two halves a unit is struck where it is Reinforced.
  return halves.includes(reinforced.facing) ? halves.filter((half) => half !== weakFacing) : halves;
}

const OPPOSITE: Readonly<Record<Facing, Facing>> = { F: 'RR', RR: 'F', L: 'R', R: 'L' };

/** HGB-ARC-01: whether a place lies in a quarter around a unit. */
export const isInFixedArc = (state: State, id: number, arc: 'FF' | 'FRR', place: Place): boolean =>
  isInArc(arcAround(state, id, arc), place);

/** HGB-ATT-06: exactly to the side is to the front. */
export const isInFrontOf = (state: State, id: number, place: Place): boolean =>
  isInArc(arcAround(state, id, 'F'), place);

/** HGB-ATT-06 */
export function angleOf(state: State, defender: number, attacker: number): Angle {
  if (isInFrontOf(state, defender, state.units[attacker].at!)) return 'front';
  return found(state, defender, attacker).isAutoDetected ? 'rear' : 'rear unseen';
}
