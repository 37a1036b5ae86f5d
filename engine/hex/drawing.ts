// Boards drawn in text, for tests and the terminal.

import { type Board, createBoard, type HexKind } from './board.ts';
import type { Grid } from './grid.ts';

export type Legend = Readonly<Record<string, HexKind>>;

/** '.' is clear ground; a digit is clear ground at that level. A caller's legend adds to this or overrides it. */
const PLAIN_LEGEND: Legend = Object.fromEntries([
  ['.', { terrain: 'clear' }],
  ...Array.from({ length: 9 }, (_, i) => [String(i + 1), { terrain: 'clear', level: i + 1 }]),
]);

/**
 * A board from one line of characters per hex row; blanks and empty lines do not count.
 *
 *     drawnBoard(`
 *       . . w
 *       . 2 w
 *     `, { w: { terrain: 'woods' } })
 *
 * The columns are those of the board: the second column lies half a hex lower than drawn.
 */
export function drawnBoard(text: string, legend: Legend = {}): Board {
  const rows = text
    .split('\n')
    .map((line) => [...line.replace(/\s/g, '')])
    .filter((row) => row.length > 0);
  const symbols = new Map(Object.entries({ ...PLAIN_LEGEND, ...legend }));
  const width = rows[0]?.length ?? 0;
  for (const [i, row] of rows.entries()) {
    if (row.length !== width)
      throw new Error(`drawn row ${i + 1} has ${row.length} hexes, the first ${width}`);
  }
  return createBoard({ width, height: rows.length, terrains: ['clear'] }, (col, row) => {
    const kind = symbols.get(rows[row][col]);
    if (!kind) throw new Error(`the legend does not explain '${rows[row][col]}' in drawn row ${row + 1}`);
    return kind;
  });
}

/** The board with one symbol per hex; every second column has a line of its own, half a hex lower. */
export function drawBoard(grid: Grid, symbolOf: (cell: number) => string): string {
  const symbols = Array.from({ length: grid.size }, (_, cell) => symbolOf(cell));
  const breadth = Math.max(...symbols.map((symbol) => symbol.length)) + 1;
  const lines: string[] = [];
  for (let row = 0; row < grid.height; row++) {
    for (const parity of [0, 1]) {
      const line = symbols
        .slice(row * grid.width, (row + 1) * grid.width)
        .map((symbol, col) => (col % 2 === parity ? symbol : '').padEnd(breadth));
      lines.push(line.join('').trimEnd());
    }
  }
  return lines.join('\n').trimEnd();
}

/** The drawing line by line, with column numbers above and row numbers beside it; three characters a hex. */
export function numberedLines(grid: Grid, symbolOf: (cell: number) => string): string[] {
  const columns = Array.from({ length: grid.width }, (_, col) => String(col + 1).padStart(2, '0'));
  const rows = drawBoard(grid, symbolOf).split('\n');
  return [
    `   ${columns.join('  ')}`,
    ...rows.map((row, i) => `${i % 2 === 0 ? String(i / 2 + 1).padStart(2, '0') : '  '} ${row}`),
  ];
}
