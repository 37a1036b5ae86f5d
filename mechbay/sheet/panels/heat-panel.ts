import { HEAT_SCALE } from '@ironfield/classic/data/tables.ts';
import { cutLeft, cutTop, inset, rowsOf } from '../boxes.ts';
import type { Pen } from '../pen.ts';
import { pitchFor, snugBox } from '../pips.ts';
import type { Box } from '../primitives.ts';
import type { SheetData } from '../sheet-data.ts';
import { HEAT_EFFECTS, heatSinks, OVERFLOW, sinksOff, TITLES } from '../text.ts';
import { panel } from './panel.ts';

const SINKS = 13.5;
const CELL = 8;

/** CBT-REC-06: the scale from 30 down to 0 with room for more, and the heat sinks one by one. */
export function drawHeat(pen: Pen, box: Box, sheet: SheetData): void {
  const content = panel(pen, box, TITLES.heat);
  const [scale, below] = cutTop(content, content.height - SINKS, 1.5);
  const rows = rowsOf(scale, HEAT_SCALE.automatic + 2, scale.height / (HEAT_SCALE.automatic + 2));
  const heat = sheet.heat ?? -1;
  const isOver = heat > HEAT_SCALE.automatic;
  drawLevel(pen, rows[0], `${HEAT_SCALE.automatic}+`, isOver ? `${OVERFLOW}: ${heat}` : OVERFLOW, isOver);
  for (const [i, row] of rows.slice(1).entries()) {
    const level = HEAT_SCALE.automatic - i;
    drawLevel(pen, row, `${level}`, HEAT_EFFECTS.get(level) ?? '', level === heat);
  }
  drawSinks(pen, below, sheet.sinks);
}

function drawLevel(pen: Pen, row: Box, level: string, effect: string, isHere: boolean): void {
  const [cell, rest] = cutLeft(row, CELL, 1.4);
  const counts = effect !== '';
  pen.rect(cell, {
    fill: isHere ? 'mark' : counts ? 'wash' : 'paper',
    stroke: 'ink',
    thickness: 0.18,
    id: `heat.${level}`,
    hit: isHere,
  });
  pen.text(inset(cell, 0.3, 0.1), level, {
    size: 2.3,
    bold: counts || isHere,
    align: 'middle',
    tone: isHere ? 'paper' : 'ink',
  });
  pen.text(rest, effect, { size: 2.3, tone: isHere ? 'mark' : 'ink', id: `heat.effect.${level}` });
}

/** Destroyed sinks are crossed off, those switched off counted: which ones they are does not matter. */
function drawSinks(pen: Pen, box: Box, { full, destroyed, off }: SheetData['sinks']): void {
  const [label, places] = cutTop(box, 3.6);
  const [left, right] = cutLeft(label, label.width / 2);
  pen.text(left, heatSinks(full), { size: 2.5, bold: true, id: 'sinks' });
  if (off > 0) pen.text(right, sinksOff(off), { size: 2.3, align: 'end', tone: 'mark', id: 'sinks.off' });
  const pitch = pitchFor(full, places, 3.4);
  pen.pips(snugBox(full, places, pitch), {
    id: 'sink',
    count: full,
    hits: destroyed,
    pitch,
    shape: 'circle',
  });
}
