import type { Table } from '@ironfield/battleforce2/table.ts';
import type { Board, Edge } from '@ironfield/hex/board.ts';
import { boardExtent } from '../../board/geometry.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './battleforce2.module.css';

const DEEP = 8;
const OUT = 6;

/** A band outside the map. */
function bandAt(edge: Edge, width: number, height: number) {
  const isAcross = edge === 'north' || edge === 'south';
  const x = edge === 'east' ? width + OUT : edge === 'west' ? -OUT - DEEP : -OUT;
  const y = edge === 'south' ? height + OUT : edge === 'north' ? -OUT - DEEP : -OUT;
  return isAcross
    ? { x, y, width: width + 2 * OUT, height: DEEP }
    : { x, y, width: DEEP, height: height + 2 * OUT };
}

/** The home edge of each side, as soon as it is chosen (BF2-SETUP-02). */
export function HomeEdges({ table, board }: { readonly table: Table; readonly board: Board }) {
  const { width, height } = boardExtent(board);
  return table.homes.map((edge, seat) => {
    if (edge === null) return null;
    return (
      <g key={edge} className={`${styles.homeEdge} ${sideClass(seat)}`} data-part="home-edge">
        <title>{`Home edge of ${table.setup.sides[seat].name}`}</title>
        <rect {...bandAt(edge, width, height)} rx={DEEP / 2} />
      </g>
    );
  });
}
