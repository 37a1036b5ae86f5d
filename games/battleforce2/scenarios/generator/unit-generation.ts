// Forces out of dice (BF2-GEN-01 to BF2-GEN-18).

import { type AssignedType, assigned, CLAN_FACTIONS, type ForceFaction } from '../../data/assignment.ts';
import {
  BINARIES,
  COMPANIES,
  type Experience,
  experienceFor,
  inSixes,
  LANCES,
  lanceClass,
  ROLLED_SKILL,
  STARS,
  starClass,
  USUAL_SKILL,
  unitTypeFor,
} from '../../data/force-tables.ts';
import { type RosterEntry, rosterNamed } from '../../data/roster.ts';
import { type UnitWeight, WEIGHT_VALUES } from '../../data/tables.ts';
import type { ElementSheet, ElementType } from '../../element.ts';
import { pointsOf } from '../../rules/victory/force-points.ts';
import type { ElementRecord } from '../../state.ts';

/** One six-sided die. */
export type Die = () => number;

const two = (die: Die): number => die() + die();

/** A unit without a crew. */
export interface DrawnUnit {
  readonly type: ElementType;
  readonly elements: readonly RosterEntry[];
  /** BF2-WAR-01: mercenaries. */
  readonly isHired?: boolean;
}

/** The units of one company, Binary, Trinary or Level III. */
export type Formation = readonly DrawnUnit[];

export interface ForceWish {
  readonly faction: ForceFaction;
  readonly units: number;
  /** BF2-GEN-04: 'Mechs unless the kind of each unit is rolled, too. */
  readonly types: 'mechs' | 'rolled';
}

const isClan = (faction: ForceFaction): boolean => (CLAN_FACTIONS as readonly string[]).includes(faction);

/** BF2-GEN-02: the Clan side has half as many 'Mechs as the scenario calls for. */
export function clanUnits(units: number): number {
  const mechs = (units * 4) / 2;
  return Math.max(1, Math.round(mechs / 5));
}

/** BF2-GEN-06, BF2-GEN-07, BF2-GEN-03: the weight classes of a whole formation. */
export function formationClasses(die: Die, faction: ForceFaction, stars: 2 | 3 = 3): readonly UnitWeight[] {
  const rolled = (stars === 2 ? BINARIES : COMPANIES)[die() - 1];
  return faction === 'ComStar' ? inSixes(rolled) : rolled;
}

/** BF2-GEN-08: as many formations as there are units for; the rest is rolled one by one. */
export function drawForce(die: Die, { faction, units, types }: ForceWish): Formation[] {
  const whole = faction === 'ComStar' ? 5 : 3;
  const formations: Formation[] = [];
  const draw = (weight: UnitWeight) => drawUnit(die, faction, weight, types);
  let left = units;
  for (; left >= whole; left -= whole) formations.push(formationClasses(die, faction).map(draw));
  if (left === 2 && isClan(faction)) formations.push(formationClasses(die, faction, 2).map(draw));
  else if (left > 0) {
    formations.push(Array.from({ length: left }).flatMap(() => drawSingle(die, faction, types)));
  }
  return formations;
}

/** BF2-GEN-05: a lance or Star on its own; a Nova is a Star of 'Mechs with one of Elementals. */
export function drawSingle(die: Die, faction: ForceFaction, types: ForceWish['types']): DrawnUnit[] {
  if (!isClan(faction)) return [drawUnit(die, faction, lanceClass(two(die)), types)];
  const rolled = starClass(two(die));
  if (rolled === 'Elemental') return [ELEMENTAL_STAR()];
  if (rolled !== 'Nova') return [drawUnit(die, faction, rolled, types)];
  return [drawUnit(die, faction, plainClass(die), types), ELEMENTAL_STAR()];
}

function plainClass(die: Die): UnitWeight {
  const rolled = starClass(two(die));
  return rolled === 'Elemental' || rolled === 'Nova' ? plainClass(die) : rolled;
}

const ELEMENTAL_STAR = (): DrawnUnit => ({
  type: 'battleArmor',
  elements: Array.from({ length: 5 }, () => rosterNamed('Elemental (Small Laser)', 'battleArmor')!),
});

/** BF2-GEN-09: the weight classes of its elements. */
export function elementClasses(die: Die, faction: ForceFaction, weight: UnitWeight): readonly UnitWeight[] {
  const rolled = (isClan(faction) ? STARS : LANCES)[weight][die() - 1];
  return faction === 'ComStar' ? inSixes(rolled) : rolled;
}

function drawUnit(die: Die, faction: ForceFaction, weight: UnitWeight, types: ForceWish['types']): DrawnUnit {
  const type: AssignedType = types === 'rolled' && !isClan(faction) ? unitTypeFor(die()) : 'mech';
  const classes = elementClasses(die, faction, weight);
  return { type, elements: classes.map((each) => assigned(type, faction, each, two(die))) };
}

// Crews

export interface Training {
  /** BF2-GEN-16 */
  readonly experience: Experience | 'rolled';
  /** BF2-GEN-17 instead of the usual modifier of the level. */
  readonly isSkillRolled: boolean;
}

/** BF2-GEN-16, BF2-GEN-17: infantry is Regular. */
export function crewOf(die: Die, type: ElementType, { experience, isSkillRolled }: Training): number {
  if (type === 'infantry') return USUAL_SKILL.Regular;
  const level = experience === 'rolled' ? experienceFor(two(die)) : experience;
  return isSkillRolled ? ROLLED_SKILL[level][die() - 1] : USUAL_SKILL[level];
}

// Finishing touches

/** A unit of a force, ready for a record sheet. */
export interface ReadyUnit {
  readonly type: ElementType;
  readonly elements: readonly ElementRecord[];
}

const weightOf = ({ class: weight }: ElementSheet): number =>
  WEIGHT_VALUES[weight as keyof typeof WEIGHT_VALUES] ?? 0;

/** The better skill leads; of equals the heavier, then the one worth more. */
function fitness({ elements }: ReadyUnit): readonly number[] {
  const best = Math.min(...elements.map(({ skill }) => skill));
  const weight = elements.reduce((sum, { sheet }) => sum + weightOf(sheet), 0) / elements.length;
  return [-best, weight, elements.reduce((sum, record) => sum + pointsOf(record), 0)];
}

function isFitter(one: ReadyUnit, other: ReadyUnit): boolean {
  const [a, b] = [fitness(one), fitness(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && a[at] > b[at];
}

/**
 * BF2-GEN-18, BF2-CMD-02: every formation of company size has a command unit; the best of them leads the others. By unit
 * those it leads, counted through all formations.
 */
export function chainOfCommand(
  formations: readonly (readonly ReadyUnit[])[],
): (readonly number[] | undefined)[] {
  const units = formations.flat();
  const best = (among: readonly number[]): number =>
    among.reduce((found, each) => (isFitter(units[each], units[found]) ? each : found));
  let next = 0;
  const companies = formations.map((formation) => formation.map(() => next++));
  const chiefs = companies.map(best);
  const general = chiefs.length > 0 ? best(chiefs) : -1;
  return units.map((_, unit) => {
    const company = chiefs.indexOf(unit);
    if (company < 0 || units.length === 1) return undefined;
    const below = companies[company].filter((each) => each !== unit);
    return unit === general ? [...below, ...chiefs.filter((each) => each !== unit)] : below;
  });
}
