// Which squads are of one platoon (MT-INFY-01).

import type { Forces } from '../../battlefield.ts';

type Known = Pick<Forces, 'designs' | 'setup'>;

export const isSquad = ({ designs }: Pick<Forces, 'designs'>, unit: number): boolean =>
  designs[unit].squads !== undefined;

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
