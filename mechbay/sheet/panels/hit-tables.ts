import type { UsualTable } from '@ironfield/classic/data/physical-attacks.ts';
import { HIT_LOCATIONS } from '@ironfield/classic/kinds/mech/data/hit-locations.ts';
import { LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { placeCode } from '../../text.ts';
import { columnsOf, cutTop, rowsOf } from '../boxes.ts';
import type { Pen } from '../pen.ts';
import type { Box } from '../primitives.ts';
import { HIT_TABLES, SIDES } from '../text.ts';
import { underline } from './panel.ts';

const HEAD = 3.2;
const GAP = 1.2;
const HIGHEST_ROW = 2.8;

/** CBT-REC-13 to CBT-REC-15: tables one below the other, standing on the foot of the box. */
export function drawHitTables(
  pen: Pen,
  box: Box,
  tables: readonly UsualTable[],
  frame: MechFile['frame'],
): void {
  const rowsOfTables = tables.map((table) => linesOf(table, frame));
  const lines = rowsOfTables.reduce((sum, rows) => sum + rows.length + 1, 0);
  const fixed = tables.length * HEAD + (tables.length - 1) * GAP;
  const height = Math.min(HIGHEST_ROW, (box.height - fixed) / lines);
  let y = box.y + box.height - fixed - lines * height;
  for (const [i, table] of tables.entries()) {
    const rows = rowsOfTables[i];
    const room = { ...box, y, height: HEAD + (rows.length + 1) * height };
    drawTable(pen, room, table, rows, height);
    y += room.height + GAP;
  }
}

/** Throw, then location by the side that is struck; throws with the same results share a line. */
function linesOf(table: UsualTable, frame: MechFile['frame']): string[][] {
  const { left, front, right } = HIT_LOCATIONS[table];
  const first = table === 'mech' ? 2 : 1;
  const lines: { from: number; to: number; cells: string[] }[] = [];
  for (const [i, location] of front.entries()) {
    const cells = [left[i], location, right[i]].map((at) => placeCode(frame, LOCATION_CODES[at]));
    const last = lines.at(-1);
    if (table === 'kick' && last?.cells.join() === cells.join()) last.to = first + i;
    else lines.push({ from: first + i, to: first + i, cells });
  }
  return lines.map(({ from, to, cells }) => [from === to ? `${from}` : `${from}–${to}`, ...cells]);
}

function drawTable(pen: Pen, box: Box, table: UsualTable, lines: readonly string[][], height: number): void {
  const [head, body] = cutTop(box, HEAD);
  const { title, dice } = HIT_TABLES[table];
  pen.text(head, title, { size: 2.3, bold: true });
  const width = box.width / 4;
  const size = Math.min(2, height * 0.78);
  const rows = rowsOf(body, lines.length + 1, height);
  for (const [r, cells] of [[dice, ...SIDES], ...lines].entries()) {
    const isHead = r === 0;
    for (const [c, cell] of columnsOf(rows[r], new Array<number>(4).fill(width)).entries()) {
      const isLabel = isHead || c === 0;
      pen.text({ ...cell, width: cell.width - 0.4 }, cells[c], {
        size: isHead ? size * 0.95 : size,
        bold: !isHead && c === 0,
        tone: isLabel ? 'soft' : 'ink',
        align: c === 0 ? 'start' : 'middle',
      });
    }
    underline(pen, rows[r]);
  }
}
