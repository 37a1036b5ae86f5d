import type { Battlefield, Ground } from '@ironfield/classic/battlefield.ts';
import { isOpenTo } from '@ironfield/classic/rules/ground/steps-of.ts';
import { jumpsFrom } from '@ironfield/classic/rules/movement/jump.ts';
import { jumpMp, runMp, walkMp } from '@ironfield/classic/rules/movement/movement-points.ts';
import {
  borrowReach,
  cheapest,
  type FootRules,
  type GroundReach,
  groundReach,
  RUNNING,
  type SearchFromHex,
  WALKING,
} from '@ironfield/classic/rules/movement/reach.ts';
import { OFF_MAP, type UnitState } from '@ironfield/classic/state.ts';
import type { MechDesign } from '@ironfield/classic/units/design.ts';
import { z } from 'zod';
import { facing, fileName, hex, id } from './combatants.ts';
import { inTheAir } from './flight-reach.ts';
import { cellAt } from './library.ts';
import { depthAt, question } from './question.ts';
import { ATTACKER } from './tabletop.ts';

const PILOT = { name: 'Pilot', gunnery: 4, piloting: 5 };
/** MT-BASE-11: Running MP with it, by Walking MP. */
const MASC = 2;
const AHEAD: FootRules = { backward: false, run: false };

export const reach = question(
  z.object({ id, board: fileName, unit: fileName, start: hex, facing, startLevel: z.int().default(0) }),
  ({ board, unit, start, facing: feet, startLevel }, library) => {
    const one = library.combatant(unit);
    // Fields of a 'Mech alone are absent in others.
    const mech = one.design as Partial<MechDesign>;
    const { field, state } = library.tabletop(board).place(one, one, [PILOT, PILOT]);
    const cell = cellAt(field, start);
    if (field.kinds[ATTACKER]!.flight) return inTheAir(field, state, cell, { level: startLevel, feet });
    const points = (at: number, count: typeof walkMp) => {
      state.units[ATTACKER].hex = at;
      return count(field, state, ATTACKER);
    };
    const everyWay = field.kinds[ATTACKER]!.facesNowhere === true;
    const walkMP = points(cell, walkMp);
    const running = mech.hasMasc ? MASC * walkMP : points(cell, runMp);
    // There, what cannot run has its MP twice.
    const runMP = everyWay ? walkMP : running;
    const jumpMPHere = points(cell, jumpMp);
    const from = { steps: field.kinds[ATTACKER].stepsOn(field, ATTACKER), start: cell, facing: feet };
    const sideways = mech.frame === 'quad';
    const walk = search(field, { ...from, mp: walkMP, rules: { ...AHEAD, sideways, everyWay } });
    const both = search(field, { ...from, mp: walkMP, rules: { ...WALKING, sideways } });
    const run = search(field, { ...from, mp: runMP, rules: { ...RUNNING, sideways } });
    return {
      walkMP,
      runMP,
      jumpMP: points(OFF_MAP, jumpMp),
      jumpMPHere,
      startDepth: depthAt(field, cell),
      walk: walk.byHex,
      walkFB: both.byHex,
      // There, a unit that may run may also walk.
      run: library.isMaster ? cheaper(walk.byHex, run.byHex) : run.byHex,
      jump: jumps(field, { ...state.units[ATTACKER], hex: cell }, jumpMPHere, library.isMaster),
      walkF: walk.byFacing,
      runF: run.byFacing,
      walkFBF: both.byFacing,
    };
  },
);

function search(ground: Ground, from: SearchFromHex) {
  const found = groundReach(ground, from, borrowReach(ground));
  const byHex: Record<string, number> = {};
  const byFacing: Record<string, string> = {};
  const cells = found.cells.slice(0, found.count).sort();
  for (const cell of cells) {
    const number = ground.board.number[cell];
    byHex[number] = cheapest(found, cell);
    byFacing[number] = facings(found, cell);
  }
  return { byHex, byFacing };
}

function cheaper(...ways: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const hexes = [...new Set(ways.flatMap((way) => Object.keys(way)))].sort();
  return Object.fromEntries(
    hexes.map((hex) => [hex, Math.min(...ways.map((way) => way[hex] ?? Number.POSITIVE_INFINITY))]),
  );
}

/** Least MP by final facing, a character each. */
function facings({ cost }: GroundReach, cell: number): string {
  let text = '';
  for (let node = cell * 6; node < cell * 6 + 6; node++) {
    text += cost[node] < 0 ? '-' : cost[node].toString(36);
  }
  return text;
}

/**
 * A unit without jets cannot jump, not even on the spot; in the cases of the Master Rules it cannot land there at all.
 */
function jumps(
  field: Battlefield,
  unit: UnitState,
  mp: number,
  isElsewhere: boolean,
): Record<string, number> {
  if (mp === 0) return {};
  const { start, cells, hexes } = jumpsFrom(field, unit, mp);
  const open = cells.filter((cell) => isOpenTo(field, ATTACKER, cell));
  return Object.fromEntries(
    [...(isElsewhere ? [] : [start]), ...open].map(
      (cell) => [field.board.number[cell], hexes[cell]] as const,
    ),
  );
}
