// Forces being put together by hand: units, crews and chains of command. The schema of the setup has the last word;
// these checks only come earlier.

import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { type Random, randomBelow, shuffle } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { MISSION, type Mission } from '../data/missions.ts';
import type { Organization } from '../data/tables.ts';
import type { War } from '../data/wars.ts';
import type { ElementSheet } from '../element.ts';
import { whyNoChain, whyNoUnit } from '../rules/elements/organization.ts';
import { pointsOf } from '../rules/victory/force-points.ts';
import { ownLines } from '../setup/own-elements.ts';
import type { ElementRecord, Setup, SideSetup } from '../state.ts';
import { concealed } from './concealing.ts';
import { forceOf, type MannedUnit } from './forces.ts';
import { battleOptions } from './generator/battle-choices.ts';
import { type MapChoice, mapFor } from './generator/map-selection.ts';

export interface PlannedSide extends Omit<SideSetup, 'units'> {
  readonly units: readonly MannedUnit[];
}

export interface ForcePlan {
  readonly mission: Mission;
  readonly sides: readonly [PlannedSide, PlannedSide];
  readonly map: BoardFile;
  /** BF2-WAR-01: the war that the forces belong to. */
  readonly war?: War | 'none';
}

/** The forces and the map of a battle that was made up, to be changed. */
export function planOf({ sides, secrets, map, scenario }: Setup, war: War | 'none' = 'none'): ForcePlan {
  const [first, second] = sides.map(({ units, ...side }, seat) => ({
    ...side,
    units: units.map(({ name }, unit) => ({ name, ...secrets[seat]!.units[unit] })),
  }));
  return { mission: scenario as Mission, sides: [first, second], map, war };
}

/** Counters of the second side are numbered from here on. */
const SECOND = 30;

/** Choices that generated the battle are done, and would have no effect beside the forces. */
const NOT_CHOSEN: OptionValues = Object.fromEntries(battleOptions.map(({ id, base }) => [id, base]));

export function setupOf({ mission, sides, map, war = 'none' }: ForcePlan, options: OptionValues): Setup {
  const forces = sides.map(({ units, ...side }, seat) => forceOf(side, units, seat === 0 ? 1 : SECOND));
  const own = ownLines(forces.map(({ secrets }) => secrets));
  const setup: Setup = {
    scenario: mission,
    options: { ...NOT_CHOSEN, mission, war, ...options },
    map,
    sides: [forces[0].side, forces[1].side],
    objectives: MISSION[mission].objectives,
    ...(own.length > 0 && { own }),
    secrets: [forces[0].secrets, forces[1].secrets],
  };
  return options['concealed-identity'] === true ? concealed(setup, null) : setup;
}

/** Another map for as many units as there are. */
export function withMap(plan: ForcePlan, land: MapChoice['land'], random: Random): ForcePlan {
  const units = plan.sides[0].units.length + plan.sides[1].units.length;
  const choice = { land, seed: String(randomBelow(random, 1_000_000)), hasBuildings: false };
  const die = () => 1 + randomBelow(random, 6);
  return { ...plan, map: mapFor(plan.mission, units, choice, (ids) => shuffle(random, ids), die) };
}

export const withSide = (plan: ForcePlan, seat: number, change: Partial<PlannedSide>): ForcePlan => ({
  ...plan,
  sides: plan.sides.map((side, each) => (each === seat ? { ...side, ...change } : side)) as [
    PlannedSide,
    PlannedSide,
  ],
});

export const sideUnitPoints = ({ elements }: MannedUnit): number =>
  elements.reduce((sum, record) => sum + pointsOf(record), 0);

export const sidePoints = ({ units }: PlannedSide): number =>
  units.reduce((sum, unit) => sum + sideUnitPoints(unit), 0);

/** Why a unit cannot be fielded like this (BF2-UNIT-03). */
export const whyNotUnit = (organization: Organization, { elements }: MannedUnit): string | null =>
  whyNoUnit(
    organization,
    elements.map(({ sheet }) => sheet),
  );

/** Why an element cannot join a unit; `null` if it can. */
export const whyNotElement = (
  organization: Organization,
  unit: MannedUnit,
  sheet: ElementSheet,
): string | null => whyNotUnit(organization, { ...unit, elements: [...unit.elements, { sheet, skill: 0 }] });

/** True if a unit has its maximum of elements. */
export const isFull = (organization: Organization, unit: MannedUnit): boolean =>
  whyNotElement(organization, unit, unit.elements[0].sheet) !== null;

/** A unit with another machine in place of one of its own; the crew stays. */
export const swapped = (unit: MannedUnit, place: number, sheet: ElementSheet): MannedUnit =>
  withElement(unit, place, { ...unit.elements[place], sheet });

/** A name that no unit of a side has: Unit 4. */
export function freeName(units: readonly MannedUnit[]): string {
  const names = new Set(units.map(({ name }) => name));
  let number = units.length + 1;
  while (names.has(`Unit ${number}`)) number++;
  return `Unit ${number}`;
}

export const withElement = (unit: MannedUnit, place: number, record: ElementRecord): MannedUnit => ({
  ...unit,
  elements: unit.elements.with(place, record),
});

export const added = (units: readonly MannedUnit[], record: ElementRecord, name: string): MannedUnit[] => [
  ...units,
  { name, elements: [record] },
];

/** Without a unit; those behind it move up, in the chain of command, too. */
export function withoutUnit(units: readonly MannedUnit[], gone: number): MannedUnit[] {
  return units.toSpliced(gone, 1).map((unit) => {
    if (!unit.leads) return unit;
    const leads = unit.leads.filter((led) => led !== gone).map((led) => (led > gone ? led - 1 : led));
    return withLeads(unit, leads);
  });
}

function withLeads({ leads: _, ...unit }: MannedUnit, leads: readonly number[]): MannedUnit {
  return leads.length > 0 ? { ...unit, leads } : unit;
}

export function superiorOf(units: readonly MannedUnit[], unit: number): number | null {
  const at = units.findIndex(({ leads }) => leads?.includes(unit));
  return at < 0 ? null : at;
}

/** BF2-CMD-02: a unit under another, or on its own. */
export function ledBy(units: readonly MannedUnit[], unit: number, superior: number | null): MannedUnit[] {
  return units.map((each, index) => {
    const others = (each.leads ?? []).filter((led) => led !== unit);
    return withLeads(each, index === superior ? [...others, unit] : others);
  });
}

/** Units that can lead a unit without a circle. */
export const possibleSuperiors = (units: readonly MannedUnit[], unit: number): number[] =>
  Array.from(units.keys()).filter(
    (other) => other !== unit && whyNoChain(ledBy(units, unit, other).map(({ leads }) => leads)) === null,
  );
