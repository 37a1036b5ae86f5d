import { remembered } from '@ironfield/kernel/memory.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { survivors } from '../cards/crew.ts';
import type { Unit, UnitSheet } from '../cards/unit.ts';
import type { Body, Setup, State } from '../state.ts';

/** A unit as the setup has it, and where it belongs. */
export interface Enlisted {
  readonly sheet: UnitSheet;
  readonly id: number;
  readonly seat: Seat;
  /** Counted over all armies. */
  readonly group: number;
}

export interface EnlistedGroup {
  readonly name: string;
  readonly seat: Seat;
  readonly units: readonly number[];
}

export interface Roster {
  readonly units: readonly Enlisted[];
  readonly groups: readonly EnlistedGroup[];
}

/** All units of all armies, numbered through. */
export const rosterOf = remembered((setup: Setup): Roster => {
  const units: Enlisted[] = [];
  const groups: EnlistedGroup[] = [];
  for (const [seat, army] of setup.armies.entries()) {
    for (const { name, units: crewed } of army.groups) {
      const first = units.length;
      for (const sheet of crewed) units.push({ sheet, id: units.length, seat, group: groups.length });
      groups.push({ name, seat, units: crewed.map((_, i) => first + i) });
    }
  }
  return { units, groups };
});

/** The other side; there are always two. */
export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** The latest of each number. */
const latestBodies: Body[] = [];
const latestUnits: Unit[] = [];

/** A unit as the rules without geometry look at it. */
export function unitOf({ setup, units }: Pick<State, 'setup' | 'units'>, id: number): Unit {
  const { body } = units[id];
  if (latestBodies[id] === body) return latestUnits[id];
  const { sheet } = rosterOf(setup).units[id];
  const own = body.isCrew ? crewOf(sheet) : sheet;
  const unit = { ...body, sheet: body.borrowed ? { ...own, skills: body.borrowed } : own };
  latestBodies[id] = body;
  latestUnits[id] = unit;
  return unit;
}

/** HGB-OPT-02: who has come out of a unit. */
const crewOf = remembered((sheet: UnitSheet): UnitSheet => survivors(sheet));

/** A unit as it is now: what was ordered for it, or its crew. */
export const sheetOf = (state: Pick<State, 'setup' | 'units'>, id: number): UnitSheet =>
  unitOf(state, id).sheet;

export const nameOf = (state: Pick<State, 'setup' | 'units'>, id: number): string => sheetOf(state, id).name;

/** Enemies on the table. */
export function enemiesOf(state: Pick<State, 'setup' | 'units'>, id: number): number[] {
  const { units } = rosterOf(state.setup);
  const enemies: number[] = [];
  for (const other of units)
    if (other.seat !== units[id].seat && state.units[other.id].at !== null) enemies.push(other.id);
  return enemies;
}
