import type { BattlePlan, Force } from '@ironfield/kernel/options/mustering.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { SIDES, TWO_PLAYERS } from '../scenarios/forces.ts';
import { boardOf } from '../scenarios/maps.ts';
import { fromEdge, within } from '../scenarios/zones.ts';
import type { MapEdge, Setup, Side, UnitSetup } from '../state.ts';
import type { UnitFile } from '../units/unit-file.ts';
import { withTraits } from './traits.ts';

type BattleMap = Setup['map'];
type BattleBoard = ReturnType<typeof boardOf>;

/** Rows along its edge that a side may start in, as in a skirmish; more where it would not find room. */
const ZONE = 2;

/** CBT-SEQ-12: forces of the players' own choice, far from each other; the last side standing wins. */
export function battleSetup({ forces, map, options }: BattlePlan): Setup {
  const board = boardOf(map as BattleMap);
  const edges: readonly MapEdge[] = board.width > board.height ? ['west', 'east'] : ['south', 'north'];
  const units = forces.flatMap((force, side) => force.map((member) => unitOf(member, side as Side, options)));
  return {
    scenario: 'battle',
    options,
    map: map as BattleMap,
    sides: SIDES,
    seats: TWO_PLAYERS,
    units,
    deployment: forces.map((force, side) => ({
      side: side as Side,
      count: force.length,
      zones: [{ name: `${edges[side]} edge`, hexes: zone(board, edges[side], force.length) }],
    })),
    victory: { kind: 'last' },
  };
}

function unitOf(
  { unit, name, skills, traits = [] }: Force[number],
  side: Side,
  options: OptionValues,
): UnitSetup {
  const { gunnery, piloting } = skills;
  const mech = unit as UnitFile;
  return {
    side,
    seat: side,
    unit: mech,
    pilot: { name, gunnery, piloting, ...withTraits(mech, options, traits) },
  };
}

/** At most a third of the map, so that nobody begins in the middle of the others. */
function zone(board: BattleBoard, edge: MapEdge, count: number): string[] {
  const depth = 1 + Math.max(...Array.from(board.number.keys(), (cell) => fromEdge(board, edge, cell)));
  let rows = Math.min(ZONE, depth);
  while (within(board, edge, rows).length < count && 3 * (rows + 1) <= depth) rows++;
  return within(board, edge, rows);
}
