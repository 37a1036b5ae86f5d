import { totalOf } from '@ironfield/kernel/explanation.ts';
import { type Damage, isInfantry } from '../../cards/unit.ts';
import type { Band } from '../../cards/weapon.ts';
import { capElsewhere, past, plugged } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { Attack, State } from '../../state.ts';
import {
  angleOf,
  basesTouched,
  blastRadius,
  centreOf,
  defendersAgainst,
  facingsTo,
  isInFrontOf,
  isPlaced,
  isSnapFire,
  linkedWith,
  mountedOn,
} from '../attack/aiming.ts';
import {
  attacksBefore,
  bandOfAttack,
  clearNumber,
  firingNumber,
  type Share,
  shareOf,
} from '../attack/attack-facts.ts';
import { marginChances, type Roller, resultThrows, skillOdds } from '../core/odds.ts';
import { armorAgainst } from '../damage/armor.ts';
import { baseMultiplier, damageMultiplier } from '../damage/damage-multiplier.ts';
import { attackSkill, extraAttackDice } from '../modifiers/attack-modifiers.ts';
import { defenseModifiers, defenseSkill } from '../modifiers/defense-modifiers.ts';
import type { Angle } from '../modifiers/facts.ts';
import { sizeOf } from '../sight/detection.ts';
import { baseOf, isAtCover } from '../sight/sighting.ts';
import { indirectValue, placementThreshold, scatterDistance } from '../special/indirect.ts';
import { guidanceOf } from '../special/observation.ts';
import { basesExpected, levelChances } from './attack-odds.ts';

/** The possible results of an attack if the target does not evade. */
export interface Prospects {
  /** The chance to hit. */
  readonly hit: number;
  /** The chance of Light damage or more, before counters and boxes; null where it depends on more. */
  readonly harm: number | null;
  /** The steps of damage that are to be expected; a base of infantry is one. */
  readonly steps: number;
  /** The chance of each result on the target, before counters and boxes; null of infantry. */
  readonly levels: Readonly<Record<Damage, number>> | null;
}

/** Of an attack on one unit; of one that is placed, with what it does to all around it. */
export function prospectsOf(state: State, attack: Attack & { readonly target: number }): Prospects {
  return isPlaced(state, attack) ? placedProspects(state, attack) : directProspects(state, attack);
}

function directProspects(state: State, attack: Attack & { readonly target: number }): Prospects {
  const { target } = attack;
  const attacker = attackerOf(state, attack);
  const { less, isBlast, isInCover } = foreseenShare(state, attack);
  const lessened = { ...attacker, modifier: attacker.modifier - less };
  const defender = defenderOf(state, attack, target);
  const concussed = isBlast && !isInCover;
  const weapons = weaponsOf(state, attack);
  if (weapons > 1) {
    const outcome = (margins: readonly number[]) =>
      outcomeOf(state, attack, target, { margins, missed: 0, concussed });
    return linkedProspects(lessened, defender, weapons, outcome);
  }
  const margins = marginChances(lessened, defender);
  return outcomeOf(state, attack, target, { margins, missed: 0, concussed });
}

/** HGB-PERK-18 */
const weaponsOf = (state: State, { by, mount }: Attack): number =>
  past(state.setup).reckonsAsShots?.() ? 1 : linkedWith(state, by, mount).length;

/** HGB-PERK-18: one attack roll, and a Defense roll for each weapon; the highest of their results counts. */
function linkedProspects(
  attacker: Roller,
  defender: Roller,
  weapons: number,
  outcome: (margins: readonly number[]) => Prospects,
): Prospects {
  const totals = resultThrows(attacker);
  const defenses = resultThrows(defender);
  const throws = sumOf(totals);
  const levels: Record<Damage, number> = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 };
  let [hit, harm, steps, hasLevels] = [0, 0, 0, false];
  for (const [total, count] of totals.entries()) {
    const chance = count / throws;
    const one = outcome(marginsAgainst(total, defenses));
    const oneOf = (each: number): number => chance * (1 - (1 - each) ** weapons);
    hit += oneOf(one.hit);
    steps += chance * one.steps * weapons;
    if (!one.levels) continue;
    hasLevels = true;
    harm += oneOf(one.harm!);
    let [below, before] = [0, 0];
    for (const level of [0, 1, 2, 3, 4] as const) {
      below += one.levels[level];
      levels[level] += chance * (below ** weapons - before ** weapons);
      before = below;
    }
  }
  return { hit, harm: hasLevels ? harm : null, steps, levels: hasLevels ? levels : null };
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The chance of each margin, for an attack with this total. */
function marginsAgainst(total: number, defenses: readonly number[]): number[] {
  const throws = sumOf(defenses);
  const margins: number[] = new Array(total + 1).fill(0);
  for (const [against, count] of defenses.entries()) margins[Math.max(0, total - against)] += count / throws;
  return margins;
}

/** HGB-AE-02, HGB-AE-03, HGB-ROF-03 */
const foreseenShare = (state: State, attack: Attack & { readonly target: number }): Omit<Share, 'isArea'> =>
  past(state.setup).reckonsAsShots?.() ? ALL_OF_IT : shareOf(state, attack, attack.target, null);
const ALL_OF_IT = { isBlast: false, isInCover: false, less: 0 };

/** HGB-ACT-05: of a direct attack whose dice have come to so much, with and without an evasion. */
export function prospectsAgainst(
  state: State,
  attack: Attack & { readonly target: number },
  { total, evades }: { readonly total: number; readonly evades: boolean },
): Prospects {
  const { level, modifier } = defenderOf(state, attack, attack.target);
  const margins = marginsAgainst(total, resultThrows({ level, modifier: modifier + (evades ? 1 : 0) }));
  const { isBlast, isInCover } = foreseenShare(state, attack);
  return outcomeOf(state, attack, attack.target, { margins, missed: 0, concussed: isBlast && !isInCover });
}

/** HGB-IF-04, HGB-IF-06: of one that is placed, at a unit or at a place. Friends under it count against it. */
export function placedProspects(state: State, attack: Attack): Prospects {
  const { seat } = rosterOf(state.setup).units[attack.by];
  let [steps, hit, harm]: [number, number, number | null] = [0, 0, 0];
  let levels: Prospects['levels'] = null;
  for (const id of defendersAgainst(state, attack)) {
    const outcome = outcomeOf(state, attack, id, landings(state, attack, id));
    const isFriend = rosterOf(state.setup).units[id].seat === seat;
    steps += isFriend ? -outcome.steps : outcome.steps;
    if (id === attack.target) ({ hit, harm, levels } = outcome);
  }
  return { hit, harm, steps, levels };
}

/** Quick to tell: an attack hits no more often, whatever the two see of each other. */
export function mostHit(state: State, attack: Attack & { readonly target: number }, band: Band): number {
  if (isPlaced(state, attack) || isBlastOf(state, attack)) return 1;
  const { by, target } = attack;
  const attacker = attackerOf(state, attack, clearNumber(state, attack, band));
  const angle = isInFrontOf(state, target, state.units[by].at!) ? 'front' : 'rear unseen';
  return (
    1 -
    marginChances(attacker, defenderOf(state, attack, target, { angle, band }))[0] ** weaponsOf(state, attack)
  );
}

/** HGB-AE-03: a blast is felt even where it misses. */
const isBlastOf = (state: State, { by, mount }: Attack): boolean =>
  mountedOn(state, by, mount).weapon.traits.areaEffect !== undefined && !past(state.setup).reckonsAsShots?.();

function attackerOf(
  state: State,
  attack: Attack,
  number = firingNumber(state, attack, false).number,
): Roller {
  const attacker = unitOf(state, attack.by);
  return {
    level: attackSkill(attacker),
    extra: extraAttackDice(attacker, mountedOn(state, attack.by, attack.mount).weapon),
    modifier: totalOf<RuleId>(number),
  };
}

function defenderOf(
  state: State,
  attack: Attack,
  id: number,
  {
    angle = id === attack.by ? 'front' : angleOf(state, id, attack.by),
    band = bandOfAttack(state, attack),
  }: { readonly angle?: Angle; readonly band?: Band } = {},
): Roller {
  const { by, manner } = attack;
  const defender = unitOf(state, id);
  const facts = {
    band,
    angle,
    attacksBefore: isSnapFire(manner) ? 0 : attacksBefore(state, by, id),
    evades: false,
  };
  return {
    level: defenseSkill(defender),
    modifier: totalOf<RuleId>((tally) => defenseModifiers(tally, defender, facts)),
  };
}

/** The margins to expect, and the chance of none. */
interface Landings {
  readonly margins: readonly number[];
  readonly missed: number;
  /** HGB-AE-03: the base multiplier is done in any case. */
  readonly concussed: boolean;
}

/** Each throw of the placement: does it come down near enough, and by how much does it beat the defence? */
function landings(state: State, attack: Attack, id: number): Landings {
  const roller = attackerOf(state, attack);
  const { throws, fumbles, kept } = skillOdds(roller.level, roller.extra);
  const threshold = totalOf<RuleId>((tally) => placementThreshold(tally, guidanceOf(state, attack)));
  const defense = resultThrows(defenderOf(state, attack, id));
  const defenses = sumOf(defense);
  const reach = blastRadius(state, attack) + baseOf(state, id).radius;
  const { isBlast, less } = shareOf(state, attack, id, centreOf(state, attack));
  const isInCover = !isBlast && isAtCover(state, id);
  const margins: number[] = new Array(kept.length + 1).fill(0);
  let missed = 0;
  for (const [die, count] of [fumbles, ...kept.slice(1)].entries()) {
    const chance = count / throws;
    const total = die === 0 ? 0 : Math.max(0, die + roller.modifier);
    if (scatterDistance(total - threshold, { cap: capElsewhere(state) }) > reach) {
      missed += chance;
      continue;
    }
    const value = Math.max(0, indirectValue({ kept: die }, { isInCover, isBlast }) - less);
    for (const [against, others] of defense.entries())
      margins[Math.max(0, value - against)] += (chance * others) / defenses;
  }
  return { margins, missed, concussed: isBlast && less === 0 };
}

/** HGB-INF-08: bases in the area, one at least; nothing without one. */
function touchedIn(state: State, attack: Attack, id: number): number | null {
  const radius = blastRadius(state, attack);
  if (radius === 0) return null;
  return Math.max(1, basesTouched(state, id, { ...centreOf(state, attack), radius }).length);
}

function outcomeOf(
  state: State,
  attack: Attack,
  id: number,
  { margins, missed, concussed }: Landings,
): Prospects {
  const { by, mount, concentrated } = attack;
  const { weapon } = mountedOn(state, by, mount);
  const defender = unitOf(state, id);
  const hit = 1 - missed - (concussed ? 0 : margins[0]);
  const strike = {
    weapon,
    size: sizeOf(unitOf(state, by)),
    band: bandOfAttack(state, attack),
    concentrated,
    isRunningKick: false,
    inWinds: state.battle.weather === 'winds',
  };
  const from = id === by ? (['F'] as const) : facingsTo(state, id, state.units[by].at!);
  const armor = totalOf<RuleId>((tally) => armorAgainst(tally, defender, { from, traits: weapon.traits }));
  const { traits } = weapon;
  const cap = plugged(state.setup).marginCap?.();
  const concussion = concussed ? totalOf<RuleId>((tally) => baseMultiplier(tally, strike)) : 0;
  const multiplier = totalOf<RuleId>((tally) => damageMultiplier(tally, strike));
  if (isInfantry(defender)) {
    const touched = touchedIn(state, attack, id);
    const squad = { left: defender.bases, touched, usesRof: attack.rof > 0 };
    const steps = basesExpected(margins, { multiplier, armor, traits, concussion, cap }, squad);
    return { hit, harm: null, steps, levels: null };
  }
  const levels = levelChances(margins, { multiplier, armor, traits, concussion, cap });
  const harm = levels[1] + levels[2] + levels[4];
  return { hit, harm, steps: levels[1] + 2 * levels[2] + 4 * levels[4], levels };
}
