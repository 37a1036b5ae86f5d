import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { RuleId } from '@ironfield/battleforce2/rule-index.ts';
import { bandOf } from '@ironfield/battleforce2/rules/attack/range.ts';
import { greatestHeight } from '@ironfield/battleforce2/rules/attack/sight.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { distance } from '@ironfield/hex/board.ts';
import { cellsBetween, type Measured, measured } from '../../board/ruler.ts';

const RANGE: RuleId = 'BF2-REC-04';
const SIGHT: RuleId = 'BF2-LOS-03';
const BANDS = ['pointblank range', 'medium range', 'long range', 'out of range'];

/** Distance, range and sight between two hexes, for units on the ground, and what blocks the line. */
export function measure(table: Table, from: number, to: number): Measured {
  const field = openFieldOf(table);
  const { board, heights } = field;
  const eyes = Math.max(board.level[from], board.level[to]);
  const away = distance(board, from, to);
  const isBlocked = away > 1 && greatestHeight(field, from, to) > eyes;
  const inTheWay = isBlocked ? cellsBetween(board, from, to).filter((cell) => heights[cell] > eyes) : [];
  const names = inTheWay.map((cell) => board.number[cell]).join(', ');
  return measured(board, from, to, {
    isBlocked,
    range: BANDS[bandOf(away)],
    words: [isBlocked ? `Hex ${names} is higher than both.` : 'The line of sight is clear.'],
    rule: isBlocked ? SIGHT : RANGE,
    inTheWay,
  });
}
