import { type Explanation, explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { type Damage, isInfantry } from '../../cards/unit.ts';
import type { GearBlitz } from '../../game-types.ts';
import { plugged } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { facingsTo } from '../../rules/attack/aiming.ts';
import { type AreaHit, areaHit } from '../../rules/attack/area.ts';
import { isAtLeast, marginOf, resultOf, type SkillRoll } from '../../rules/core/dice.ts';
import { armorAgainst } from '../../rules/damage/armor.ts';
import { countedMargin, damageLevel, haywireNumber } from '../../rules/damage/damage.ts';
import {
  againstInfantry,
  baseMultiplier,
  damageMultiplier,
  type Strike,
} from '../../rules/damage/damage-multiplier.ts';
import { basesHit } from '../../rules/infantry/infantry-damage.ts';
import { defenseModifiers, defenseSkill } from '../../rules/modifiers/defense-modifiers.ts';
import type { DefenseFacts, Facings } from '../../rules/modifiers/facts.ts';
import { sizeOf } from '../../rules/sight/detection.ts';
import { isSheltered } from '../../rules/sight/sighting.ts';
import { type Collision, ramDamage, ramMultiplier } from '../../rules/special/ram.ts';
import { sheetOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { rollDie, rollLevel } from '../core/rolls.ts';
import { loseBases, settle, takeResult } from '../damage/damage.ts';
import { shake } from '../infantry/transports.ts';

/** The attack that a unit defends against. */
export interface Threat {
  readonly against: number;
  readonly facts: DefenseFacts;
  /** HGB-AE-03 */
  readonly isBlast: boolean;
  readonly isInCover: boolean;
  /** The attack that hits it, if it does. */
  readonly by: Peril;
}

/** HGB-ATT-02, HGB-ATT-04: a Defense roll, and the remaining attack. */
export function defends(play: Play<GearBlitz>, { against, facts, isBlast, isInCover, by }: Threat): Blow {
  const { state } = play;
  const { unit } = by;
  const defender = unitOf(state, unit);
  const modifiers = play.reckon<RuleId>((tally) => defenseModifiers(tally, defender, facts));
  const hitAfter = (roll: SkillRoll) =>
    areaHit(marginOf(against, resultOf(roll, modifiers.total)), { isBlast, isInCover });
  const roll = rollLevel(play, {
    unit,
    level: defenseSkill(defender),
    purpose: 'defense',
    isEnough: (made) => marginOf(against, resultOf(made, modifiers.total)) <= 0,
    harm: (made) => harmOf(state, { ...by, ...hitAfter(made) }),
  });
  const total = resultOf(roll, modifiers.total);
  const hit = hitAfter(roll);
  play.emit({ type: 'defended', unit, dice: roll.dice, total, modifiers, against, ...hit });
  return { ...by, ...hit };
}

/** The attack on a unit whose defense fails. */
interface Peril {
  readonly unit: number;
  /** The seat that rolls for the consequences, and the unit; off-table attackers have none. */
  readonly seat: Seat;
  readonly by?: number;
  readonly how: Strike;
  readonly armor: Explanation;
  readonly isSheltered: boolean;
  /** HGB-INF-08, HGB-INF-07: bases in the area; nothing without one. */
  readonly touched: readonly number[] | null;
  readonly usesRof: boolean;
}

/** A hit that has to be reckoned. */
export interface Blow extends Peril, AreaHit {}

/** HGB-DMG-01: the value of a hit. */
function worthOf(state: State, { unit, how, armor, ...blow }: Blow, reckon: Reckon) {
  const { traits } = how.weapon;
  const atInfantry = isInfantry(unitOf(state, unit));
  const multiplier = reckon((tally) => {
    if (blow.isConcussion) baseMultiplier(tally, how);
    else damageMultiplier(tally, how);
    if (atInfantry) againstInfantry(tally, how.weapon);
  });
  const margin = countedMargin(blow.margin, { traits, atInfantry, cap: plugged(state.setup).marginCap?.() });
  const damage = multiplier.total * margin;
  const level = atInfantry ? 0 : damageLevel(damage, armor.total, traits);
  const touched = blow.touched?.length ?? null;
  const hit = { multiplier: multiplier.total, margin, touched, usesRof: blow.usesRof };
  const bases = atInfantry ? basesHit(hit, armor.total) : null;
  return { multiplier, margin, damage, level, bases, touched };
}

type Reckon = (work: (tally: Tally<RuleId>) => void) => Explanation;

/** HGB-CP-03: the result of a hit, before Hull Down and Sturdy take from it; bases where they are counted. */
function harmOf(state: State, blow: Blow): number {
  const { level, bases } = worthOf(state, blow, explain<RuleId>);
  return bases ?? level;
}

/** HGB-DMG-01: what one hit does; the answer is the highest result. */
export function strike(play: Play<GearBlitz>, blow: Blow): Damage {
  const { unit, how, armor } = blow;
  const { weapon } = how;
  const { traits } = weapon;
  const worth = worthOf(play.state, blow, (work) => play.reckon<RuleId>(work));
  const { damage, margin, level, bases } = worth;
  play.emit({ type: 'struck', unit, armor, ...worth });
  if (traits.slowBurn) setAlight(play, unit);
  plugged(play.state.setup).struck?.(play, { unit, damage, margin });
  const result =
    bases === null
      ? takeResult(play, unit, { level, traits, isSheltered: blow.isSheltered })
      : loseBases(play, unit, bases, blow.isSheltered, blow.touched);
  shake(play, { unit, weapon, seat: blow.seat }, result);
  return Math.max(result, haywire(play, blow, result)) as Damage;
}

/** HGB-WSR-16: it may burn when the round ends; several hits do no more. */
function setAlight(play: Play<GearBlitz>, unit: number): void {
  if (!play.state.units[unit].fire)
    play.happen({ type: 'set-alight', unit, now: { fire: { isBurning: false, fought: 0 } } });
}

/** HGB-WSR-09: another Light, on a plain die. */
function haywire(
  play: Play<GearBlitz>,
  { unit, by, seat, how, isSheltered: sheltered }: Blow,
  result: Damage,
): Damage {
  if (result === 0 || !how.weapon.traits.haywire) return 0;
  const { state } = play;
  const die = by === undefined ? play.roll('haywire', 1, { by: seat })[0] : rollDie(play, by, 'haywire');
  const number = haywireNumber(sheetOf(state, unit).card);
  play.emit({ type: 'haywire', unit, die, number });
  if (!isAtLeast(die, number) || unitOf(state, unit).damage === 4) return 0;
  return takeResult(play, unit, { level: 1, traits: {}, isSheltered: sheltered });
}

/** HGB-RAM-02: who runs into something of this Size, and where it is struck. */
interface Crushed {
  readonly unit: number;
  readonly bySize: number;
  readonly from: Facings;
  readonly isSheltered: boolean;
}

/** HGB-RAM-02: by the Size of the other. */
export function crushedBy(state: State, unit: number, other: number): Crushed {
  const place = state.units[other].at!;
  return {
    unit,
    bySize: sizeOf(unitOf(state, other)),
    from: facingsTo(state, unit, place),
    isSheltered: isSheltered(state, unit, place),
  };
}

/** HGB-RAM-02, HGB-RAM-05: all units that collide are damaged, each with its Armor from before. */
export function crush(
  play: Play<GearBlitz>,
  crushed: readonly Crushed[],
  how: Collision,
  margin: number,
): void {
  const blows = crushed.map(({ unit, bySize, from, isSheltered: sheltered }) => {
    const target = unitOf(play.state, unit);
    const multiplier = explain<RuleId>((tally) => ramMultiplier(tally, bySize, how));
    const armor = explain<RuleId>((tally) => armorAgainst(tally, target, { from, traits: {} }));
    const damage = ramDamage(target, margin * multiplier.total, from);
    return { unit, multiplier, armor, damage, level: damageLevel(damage, armor.total), sheltered };
  });
  for (const { unit, multiplier, armor, damage, level, sheltered } of blows) {
    play.emit({ type: 'struck', unit, multiplier, margin, damage, armor, level });
    settle(play, unit, takeResult(play, unit, { level, traits: {}, isSheltered: sheltered }));
  }
}
