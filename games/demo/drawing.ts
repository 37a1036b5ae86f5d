import { INCH, TABLE_SIZE } from './state.ts';
import { TEXT } from './text.ts';
import type { Table } from './view.ts';

const COLUMN = INCH;
const ROW = 2 * INCH;

/** A letter for each marker; a number before it shows damage, `?` that it may be a decoy, `*` that it is one. */
export function draw({ turn, setup, supply, markers, hands }: Table): string {
  const width = TABLE_SIZE / COLUMN + 3;
  const rows = Array.from({ length: TABLE_SIZE / ROW + 1 }, () => new Array<string>(width).fill(' '));
  for (const { id, at, isDecoy, isGone, damage } of markers) {
    if (isGone) continue;
    const row = rows[Math.floor(at.y / ROW)];
    const column = Math.floor(at.x / COLUMN) + 1;
    row[column] = TEXT.letter(id);
    row[column + 1] = isDecoy === null ? '?' : isDecoy ? '*' : ' ';
    if (damage > 0) row[column - 1] = String(damage);
  }
  const edge = `+${'-'.repeat(width)}+`;
  const board = [edge, ...rows.map((row) => `|${row.join('')}|`), edge];
  const sides = TEXT.sides.map((side, seat) => {
    const hand = hands[seat];
    const cards = typeof hand === 'number' ? `${hand} cards` : hand.join(', ') || 'no cards';
    return `${side}: ${supply[seat]} supply, ${cards}`;
  });
  return [`Turn ${turn} of ${setup.turns}`, ...board, ...sides].join('\n');
}
