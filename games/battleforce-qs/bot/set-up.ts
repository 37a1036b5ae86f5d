import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import type { Battlefield } from '../battlefield.ts';
import { TERRAIN_MODIFIERS } from '../data/tables.ts';
import type { OrderOf } from '../orders.ts';

/** Rows from a side's home edge. */
function depth({ board }: Battlefield, seat: number, cell: number): number {
  return seat === 0 ? board.height - 1 - board.row[cell] : board.row[cell];
}

function best(field: Battlefield, hexes: Pick, random: Random, value: (cell: number) => number): string {
  let chosen = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of Array.from(hexes.values) as string[]) {
    const score = value(cellOf(field.board, hex)) + 0.5 * randomUnit(random);
    if (score > most) {
      chosen = hex;
      most = score;
    }
  }
  return chosen;
}

/** Forward, near the middle, in cover; facing the enemy. */
export function deploy(
  field: Battlefield,
  seat: number,
  fields: readonly Pick[],
  random: Random,
): OrderOf<'deploy'> {
  const { board } = field;
  const middle = (board.width - 1) / 2;
  const to = best(
    field,
    fields[1],
    random,
    (cell) =>
      TERRAIN_MODIFIERS[board.terrain[cell]] +
      0.4 * depth(field, seat, cell) -
      0.2 * Math.abs(board.col[cell] - middle),
  );
  return { type: 'deploy', unit: fields[0].values[0] as number, to, facing: (seat === 0 ? 0 : 3) as Facing };
}

/** Counters to capture come close, counters to defend go to the back. */
export function placeCounter(
  field: Battlefield,
  seat: number,
  [hexes]: readonly Pick[],
  random: Random,
): OrderOf<'place'> {
  return { type: 'place', to: best(field, hexes, random, (cell) => -depth(field, seat, cell)) };
}
