import { type Edge, edgeCells } from '@ironfield/hex/board.ts';
import { reachBySteps } from '@ironfield/hex/search.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Order } from '../../orders.ts';
import { depthFrom, OPPOSITE_EDGE } from '../../rules/map/map-edges.ts';
import { strideOf } from '../../rules/map/terrain-costs.ts';
import { opponentOf, type State } from '../../state.ts';
import { minesIn } from './minefields.ts';

/**
 * No unit is armed with mines: it would weaken all other attacks. They are laid where the enemy is most likely to pass.
 */
export function chooseMines(field: Battlefield, state: State, seat: Seat, menu: Menu): Order | null {
  switch (menu.orders[0].type) {
    case 'arm-thunder':
      return { type: 'arm-thunder', elements: [] };
    case 'lay-mines':
      return { type: 'lay-mines', to: field.board.number[busiest(field, state, seat)] };
    default:
      return null;
  }
}

/** More than any way on any map costs. */
const FAR = 2000;
/** BF2-OBJ-01: so near to a home edge objectives may be. */
const HOME_ROWS = 5;

/** The hex before one's home that most of the enemy's shortest ways lead through, past the mines that lie there already. */
function busiest(field: Battlefield, state: State, seat: Seat): number {
  const { board } = field;
  const [home, from] = edgesOf(state, seat);
  const enemies = field.unitsOf[opponentOf(seat)];
  const mined = field.allCells.filter((cell) => minesIn(state, cell).some(({ owner }) => owner === seat));
  const passing = new Int32Array(board.size);
  const isBefore = (cell: number) => depthFrom(field, home, cell) === HOME_ROWS;
  for (const stride of new Set(enemies.map((enemy) => strideOf(field, state, enemy))))
    for (const start of edgeCells(board, from)) {
      const { cost, previous } = reachBySteps(
        board,
        start,
        FAR,
        { steps: stride.steps, stops: mined },
        { into: field.reach },
      );
      for (const goal of edgeCells(board, home))
        for (let cell = goal; cost[goal] >= 0 && cell >= 0; cell = previous[cell])
          if (isBefore(cell)) passing[cell]++;
    }
  const free = field.allCells.filter((cell) => !mined.includes(cell));
  return free.reduce((best, cell) => (passing[cell] > passing[best] ? cell : best));
}

/** One's own and the enemy's, as far as they are known. */
function edgesOf({ homes }: State, seat: Seat): readonly [Edge, Edge] {
  const other = homes[opponentOf(seat)] ?? OPPOSITE_EDGE[homes[seat] ?? 'south'];
  return [homes[seat] ?? OPPOSITE_EDGE[other], other];
}
