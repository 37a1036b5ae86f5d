import type { Seat } from '@ironfield/kernel/state.ts';
import { columnOf, createGrid, type Heading, rowOf } from '@ironfield/spaces/grid.ts';
import { boxTerrains } from '../data/tables.ts';
import type { Battle, BattleKind, Ground, Terrain } from '../state.ts';

/** PA-MAP-06: boxes A1 to E5; the battle's attacker has the two southern rows, the defender the two northern ones. */
export const BOARD = createGrid(5, 5);

const BOXES: readonly number[] = Array.from({ length: BOARD.size }, (_, box) => box);
const inRow = (row: number) => BOXES.filter((box) => rowOf(BOARD, box) === row);

/** The boxes of the board, by their use to one side. */
interface Home {
  readonly reserve: readonly number[];
  readonly front: readonly number[];
  readonly main: number;
  readonly zone: readonly number[];
  /** Towards the enemy. */
  readonly ahead: Heading;
}

const home = (reserveRow: number, frontRow: number, ahead: Heading): Home => {
  const [reserve, front] = [inRow(reserveRow), inRow(frontRow)];
  return { reserve, front, main: front[2], zone: [...reserve, ...front], ahead };
};

const SOUTH = home(0, 1, 'N');
const NORTH = home(4, 3, 'S');

export const homeOf = ({ attacker }: Pick<Battle, 'attacker'>, side: Seat): Home =>
  side === attacker ? SOUTH : NORTH;

/** The nine boxes in the middle. */
const isShaded = (box: number): boolean =>
  [columnOf(BOARD, box), rowOf(BOARD, box)].every((each) => each >= 1 && each <= 3);

/** PA-CBT-02: the terrain of all boxes. */
export function terrainOf(kind: BattleKind, ground: Ground): Terrain[] {
  if (kind !== 'land') return BOXES.map(() => (kind === 'sea' ? 'water' : 'space'));
  const [shaded, outlying] = boxTerrains(ground);
  return BOXES.map((box) => (isShaded(box) ? shaded : outlying));
}
