// Which squads are of one platoon (MT-INFY-01), and what becomes of those that join (MT-INFY-02).

import type { Forces } from '../../battlefield.ts';
import type { UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** MT-INFY-02: others of its platoon have joined it, so that it is no squad any more. */
    readonly joined?: true;
  }
  interface InsideMarks {
    /** The troopers that they were then. */
    readonly joined?: number;
  }
}

type Known = Pick<Forces, 'designs' | 'setup'>;

/** It was set up as one. */
export const isOfSquads = ({ designs }: Pick<Forces, 'designs'>, unit: number): boolean =>
  designs[unit].squads !== undefined;

/** It still acts as one. */
export const isSquad = (
  forces: Pick<Forces, 'designs'>,
  unit: number,
  { marks }: Pick<UnitState, 'marks'>,
): boolean => isOfSquads(forces, unit) && !marks?.joined;

/** So many troopers are a whole platoon, or all that have joined. */
export const fullStrength = (
  { structure }: Forces['designs'][number],
  { marks }: Pick<UnitState, 'marks'>,
): number => marks?.inside?.joined ?? structure[0];

const platoons = new WeakMap<Known['designs'], readonly number[]>();

/** By unit: the first squad of its platoon, which of all others is the unit itself. */
function platoonsOf({ designs, setup }: Known): readonly number[] {
  const known = platoons.get(designs);
  if (known) return known;
  const open = new Map<string, number[]>();
  const found = setup.units.map(({ side, seat }, unit) => {
    const { squads, name } = designs[unit];
    if (squads === undefined) return unit;
    const key = `${side}/${seat}/${name}`;
    const before = open.get(key) ?? [];
    const all = before.length < squads ? [...before, unit] : [unit];
    open.set(key, all);
    return all[0];
  });
  platoons.set(designs, found);
  return found;
}

/** Squads of one player that are alike are of one platoon, as many as one has. */
export const platoonOf = (forces: Known, unit: number): number => platoonsOf(forces)[unit];

/** MT-INFY-02: for how many units these count. */
export const countUnits = (forces: Known, units: readonly number[]): number =>
  units.length < 2 ? units.length : new Set(units.map((unit) => platoonOf(forces, unit))).size;
