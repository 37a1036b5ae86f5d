import { columnsOf, cutTop, rowsOf } from '../boxes.ts';
import type { InventoryRow } from '../inventory.ts';
import type { Pen } from '../pen.ts';
import type { Box } from '../primitives.ts';
import type { SheetData } from '../sheet-data.ts';
import { ALL_WEAPONS, COLUMNS, TITLES } from '../text.ts';
import { panel, underline } from './panel.ts';

/** Shares of the width, in the order of COLUMNS. */
const SHARES = [0.07, 0.32, 0.135, 0.065, 0.13, 0.07, 0.07, 0.07, 0.07];
const TYPE = 1;
const LOCATION = 2;

/** CBT-REC-01: weapons and equipment, with room for as many lines as the design needs. */
export function drawWeapons(pen: Pen, box: Box, { inventory }: SheetData): void {
  const content = panel(pen, box, TITLES.weapons);
  const widths = SHARES.map((share) => share * content.width);
  const [head, body] = cutTop(content, 3.6);
  for (const [i, cell] of columnsOf(head, widths).entries()) {
    pen.text(withAir(cell), COLUMNS[i], { size: 2.1, tone: 'soft', align: alignOf(i) });
  }
  underline(pen, head);
  const height = Math.min(4.6, body.height / (inventory.length + 1));
  const size = Math.min(2.75, height * 0.7);
  const rows = rowsOf(body, inventory.length + 1, height);
  for (const [r, row] of inventory.entries()) {
    const isLost = row.working === 0;
    for (const [c, cell] of columnsOf(rows[r], widths).entries()) {
      pen.text(withAir(cell), cellText(row, c), {
        size,
        bold: c === TYPE,
        tone: isLost ? 'mark' : 'ink',
        align: alignOf(c),
        id: `weapon.${r + 1}.${COLUMNS[c]}`,
        hit: isLost,
      });
    }
    const middle = rows[r].y + height / 2;
    if (isLost) {
      pen.line(rows[r].x, middle, rows[r].x + rows[r].width, middle, { stroke: 'mark', thickness: 0.2 });
    }
    underline(pen, rows[r]);
  }
  const heat = inventory.reduce((sum, row) => sum + row.working * (row.heat ?? 0), 0);
  const [, type, location, heatCell] = columnsOf(rows.at(-1)!, widths);
  const label = { ...type, width: type.width + location.width };
  pen.text(withAir(label), ALL_WEAPONS, { size: size * 0.86, tone: 'soft' });
  pen.text(withAir(heatCell), `${heat}`, { size, tone: 'soft', align: 'middle', id: 'weapon.heat' });
}

const withAir = (cell: Box): Box => ({ ...cell, x: cell.x + 0.4, width: cell.width - 0.8 });

const alignOf = (column: number): 'start' | 'middle' =>
  column === TYPE || column === LOCATION ? 'start' : 'middle';

/** The number shows what still works: "1/2" when one of two is shot away. */
function cellText(row: InventoryRow, column: number): string {
  const { count, working, type, location, heat, damage, ranges } = row;
  const quantity = working === count || working === 0 ? `${count}` : `${working}/${count}`;
  const figures = [location, heat === null ? '' : `${heat}`, damage, ...ranges];
  return [quantity, type, ...figures.map((figure) => figure || '–')][column];
}
