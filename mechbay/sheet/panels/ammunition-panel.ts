import { cutLeft, rowsOf } from '../boxes.ts';
import type { Pen } from '../pen.ts';
import { pitchFor, snugBox } from '../pips.ts';
import type { Box } from '../primitives.ts';
import type { BinData, SheetData } from '../sheet-data.ts';
import { NO_AMMUNITION, TITLES } from '../text.ts';
import { panel, underline } from './panel.ts';

/** More shots than this are counted in figures, not crossed off. */
const MOST_PIPS = 60;
const PITCH = 2.4;
const LABEL = 19;
const FIGURES = 8;
const BETWEEN_BINS = 1.4;

/** A bin with its number among all of them. */
type Numbered = BinData & { readonly index: number };

/** Shots to cross off, a line for each kind and place; bins stay apart, for each blows up with what is left in it. */
export function drawAmmunition(pen: Pen, box: Box, { bins }: SheetData): void {
  const content = panel(pen, box, TITLES.ammunition);
  if (bins.length === 0) {
    pen.text({ ...content, height: 4.6 }, NO_AMMUNITION, { size: 2.4, tone: 'soft' });
    return;
  }
  const numbered = bins.map((bin, index): Numbered => ({ ...bin, index }));
  const groups = [...Map.groupBy(numbered, ({ type, location }) => `${type} ${location}`.trim())];
  const height = Math.min(5.8, content.height / groups.length);
  for (const [i, row] of rowsOf(content, groups.length, height).entries()) {
    const [label, group] = groups[i];
    drawGroup(pen, row, label, group);
    underline(pen, row);
  }
}

function drawGroup(pen: Pen, row: Box, label: string, group: readonly Numbered[]): void {
  const size = Math.min(2.4, row.height * 0.7);
  const isLost = group.every(({ lost }) => lost);
  const tone = isLost ? 'mark' : 'ink';
  const [name, rest] = cutLeft(row, LABEL);
  pen.text({ ...name, width: LABEL - 1 }, label, { size, tone, hit: isLost });
  const [places, figures] = cutLeft(rest, rest.width - FIGURES);
  const left = group.map((bin) => `${bin.left}`).join('+');
  pen.text(figures, left, { size, tone, bold: true, align: 'end', id: `ammunition.${label}` });
  const shots = group.reduce((sum, { full }) => sum + full, 0);
  if (shots <= MOST_PIPS) drawShots(pen, places, group, shots);
  if (!isLost) return;
  const middle = row.y + row.height / 2;
  pen.line(row.x, middle, row.x + row.width, middle, { stroke: 'mark', thickness: 0.2 });
}

function drawShots(pen: Pen, box: Box, group: readonly Numbered[], shots: number): void {
  const width = box.width - (group.length - 1) * BETWEEN_BINS - 1;
  const rooms = group.map(({ full }) => ({
    ...box,
    y: box.y + 0.3,
    width: (width * full) / shots,
    height: box.height - 0.6,
  }));
  const pitch = Math.min(...group.map(({ full }, i) => pitchFor(full, rooms[i], PITCH)));
  let { x } = box;
  for (const [i, { index, full, left }] of group.entries()) {
    const room = snugBox(full, { ...rooms[i], x }, pitch);
    pen.pips(room, { id: `bin.${index + 1}`, count: full, hits: full - left, pitch, shape: 'circle' });
    x += room.width + BETWEEN_BINS;
  }
}
