// The record sheet of a unit of any kind, drawn once for the screen, SVG and PDF.

import { columnsOf, cutTop, inset, rowsOf } from '../sheet/boxes.ts';
import { panel, underline } from '../sheet/panels/panel.ts';
import { Pen } from '../sheet/pen.ts';
import { type Box, PAPERS, type Page, type PaperName } from '../sheet/primitives.ts';
import { NOTICE } from '../sheet/text.ts';
import type { Unit } from '../units/unit.ts';
import { type Marks, type UnitSheetData, unitSheetData } from './unit-sheet-data.ts';

const MARGIN = 8;
const GAP = 4;
const FOOTER = 3.4;
const LINE = 4.6;
const PITCH = 3.4;
const NAME_WIDTH = 30;
const OTHERS_IN_A_ROW = 3;
const CONSTRUCTION_HEAD = 5;
const DETAIL = 3.8;
const DETAIL_COLUMNS = 3;
const TRACK = 13;
const SLOT = 2.7;
const SLOT_TITLE = 3;
/** Two rows of locations side by side: those with twelve slots above those with six. */
const SLOT_ROWS = [
  ['LA', 'LT', 'CT', 'RT', 'RA'],
  ['LL', 'HD', 'RL'],
] as const;
const SLOTS_HEIGHT = 5 + 2 * SLOT_TITLE + (12 + 6) * SLOT + 1.6;

/** As it leaves the factory, or with what a game has marked on it. */
export function unitSheet(unit: Unit, paper: PaperName = 'a4', marks?: Marks): Page {
  const data = unitSheetData(unit, marks);
  const pen = new Pen();
  const { width, height } = PAPERS[paper];
  const page = inset({ x: 0, y: 0, width, height }, MARGIN);
  const [header, belowHeader] = cutTop(page, 13, GAP);
  const [body, footer] = cutTop(belowHeader, belowHeader.height - FOOTER - 1, 1);
  const [figures, afterFigures] = cutTop(body, 11, GAP);
  const crewHeight = 14;
  const [crew, afterCrew] = cutTop(afterFigures, crewHeight, GAP);
  drawHeader(pen, header, data);
  drawFigures(pen, figures, data);
  drawCrew(pen, crew, data);
  const detailHeight = data.construction.length > 0 ? CONSTRUCTION_HEAD + DETAIL * detailRows(data) : 0;
  const [construction, afterDetails] = cutTop(afterCrew, detailHeight, detailHeight > 0 ? GAP : 0);
  if (detailHeight > 0) drawConstruction(pen, construction, data);
  const trackHeight = data.elevations > 0 ? TRACK : 0;
  const [track, afterTrack] = cutTop(afterDetails, trackHeight, trackHeight > 0 ? GAP : 0);
  if (trackHeight > 0) drawElevations(pen, track, data);
  const slotsHeight = data.slots.length > 0 ? SLOTS_HEIGHT : 0;
  const [rest, slots] = cutTop(
    afterTrack,
    afterTrack.height - slotsHeight - (slotsHeight > 0 ? GAP : 0),
    slotsHeight > 0 ? GAP : 0,
  );
  if (slotsHeight > 0) drawSlots(pen, slots, data);
  const tableHeight = Math.min(rest.height * 0.5, LINE * (data.weapons.length + listRows(data) + 4));
  const [lists, below] = cutTop(rest, tableHeight, GAP);
  const [weapons, bins] = cutTop(lists, lists.height * shareOfWeapons(data), 1);
  drawWeapons(pen, weapons, data);
  drawBins(pen, bins, data);
  drawBody(pen, below, data);
  pen.text(footer, NOTICE, { size: 1.9, tone: 'soft' });
  return { title: `${data.name} ${data.model}`.trim(), width, height, primitives: pen.primitives };
}

/** Lines of ammunition and equipment. */
const listRows = ({ bins, others }: UnitSheetData): number =>
  bins.length + Math.ceil(others.length / OTHERS_IN_A_ROW);

const shareOfWeapons = (data: UnitSheetData): number =>
  (data.weapons.length + 2) / (data.weapons.length + listRows(data) + 4);

function drawHeader(pen: Pen, box: Box, { name, model, about }: UnitSheetData): void {
  const [title, below] = cutTop(box, 8.4, 0.6);
  const [left, right] = columnsOf(title, [title.width * 0.65, title.width * 0.35]);
  pen.text(left!, name, { size: 7, bold: true, smallest: 3 });
  pen.text(right!, model, { size: 5, tone: 'soft', align: 'end', smallest: 2.4, id: 'model' });
  pen.text(below, about, { size: 2.8, tone: 'soft' });
}

function drawFigures(pen: Pen, box: Box, { figures }: UnitSheetData): void {
  const columns = columnsOf(box, Array(figures.length).fill(box.width / figures.length));
  for (const [index, [label, value]] of figures.entries()) {
    const cell = columns[index]!;
    pen.rect(cell, { stroke: 'line', thickness: 0.15 });
    const [above, below] = cutTop(inset(cell, 1, 0.6), 3);
    pen.text(above, label, { size: 2.1, align: 'middle', tone: 'soft' });
    pen.text(below, value, { size: 4, bold: true, align: 'middle', id: `figure.${index + 1}` });
  }
}

/** Lines to write on, and what has been written there. */
function drawCrew(pen: Pen, box: Box, { crew, skill, notes }: UnitSheetData): void {
  const cells = columnsOf(panel(pen, box, 'Crew'), [box.width * 0.5, box.width * 0.25, box.width * 0.25]);
  for (const [index, label] of ['Name', 'Gunnery', skill].entries()) {
    const cell = inset(cells[index]!, 1, 1);
    pen.text({ ...cell, height: 3 }, label, { size: 2.1, tone: 'soft' });
    pen.text({ ...cell, y: cell.y + 3, height: 3.6 }, crew[index] ?? '', {
      size: 3.2,
      id: `crew.${index + 1}`,
    });
    underline(pen, cell);
  }
  const below = { ...inset(box, 1, 0.4), y: box.y + box.height - 3, height: 2.6 };
  pen.text(below, notes.join(' · '), { size: 2.3, bold: true, id: 'notes' });
}

const detailRows = ({ construction }: UnitSheetData): number =>
  Math.ceil(construction.length / DETAIL_COLUMNS);

/** MT-L3TB-01: what it is built of, in columns. */
function drawConstruction(pen: Pen, box: Box, data: UnitSheetData): void {
  const { construction } = data;
  const content = panel(pen, box, 'Construction');
  const rows = rowsOf(content, detailRows(data), DETAIL);
  for (const [index, [label, tons]] of construction.entries()) {
    const row = rows[Math.floor(index / DETAIL_COLUMNS)]!;
    const width = row.width / DETAIL_COLUMNS;
    const cell = inset({ ...row, x: row.x + (index % DETAIL_COLUMNS) * width, width }, 1, 0);
    const [words, figure] = columnsOf(cell, [cell.width * 0.76, cell.width * 0.24]);
    pen.text(words!, label, { size: 2.3, smallest: 1.6, id: `construction.${index + 1}` });
    pen.text(figure!, tons, { size: 2.3, bold: true, align: 'end', id: `construction.${index + 1}.tons` });
    underline(pen, cell);
  }
}

/** Every slot has its number, to be crossed out when it is hit. */
function drawSlots(pen: Pen, box: Box, { slots }: UnitSheetData): void {
  const content = panel(pen, box, 'Critical hits');
  const columns = columnsOf(content, Array(SLOT_ROWS[0].length).fill(content.width / SLOT_ROWS[0].length));
  const tops = [0, SLOT_TITLE + 12 * SLOT + 1];
  for (const [row, ids] of SLOT_ROWS.entries())
    for (const [place, id] of ids.entries()) {
      const location = slots.find((each) => each.id === id);
      const column = columns[row === 0 ? place : place * 2]!;
      // Arms of a 'Mech on four legs have six slots.
      if (location) drawLocation(pen, inset({ ...column, y: column.y + tops[row]! }, 0.8, 0), location);
    }
}

function drawLocation(pen: Pen, box: Box, { id, name, items }: UnitSheetData['slots'][number]): void {
  pen.text({ ...box, height: SLOT_TITLE }, name, { size: 2.3, bold: true });
  for (const [slot, item] of items.entries()) {
    const line = { ...box, y: box.y + SLOT_TITLE + slot * SLOT, height: SLOT };
    const [number, words] = columnsOf(line, [3.4, line.width - 3.4]);
    pen.text(number!, `${slot + 1}`, { size: 1.9, tone: 'soft' });
    pen.text(words!, item ?? '–', {
      size: 2.1,
      smallest: 1.3,
      tone: item === null ? 'soft' : 'ink',
      id: `slot.${id}.${slot + 1}`,
    });
  }
}

/** MT-L3TB-02: a box for each turn. */
function drawElevations(pen: Pen, box: Box, { elevations }: UnitSheetData): void {
  const content = panel(pen, box, 'Elevation', 'a box for each turn');
  const cells = columnsOf(content, Array(elevations).fill(content.width / elevations));
  for (const [index, cell] of cells.entries()) {
    pen.rect(inset(cell, 0.3, 0), { stroke: 'line', thickness: 0.15 });
    pen.text({ ...inset(cell, 0.8, 0.2), height: 2.4 }, String(index + 1), {
      size: 1.9,
      tone: 'soft',
      id: `elevation.${index + 1}`,
    });
  }
}

const SHARES = [0.05, 0.33, 0.18, 0.07, 0.11, 0.065, 0.065, 0.065, 0.065];
const TITLES = ['', 'Weapon', 'Place', 'Heat', 'Damage', 'Min', 'Sht', 'Med', 'Lng'];
const WORDS = [1, 2];

function drawWeapons(pen: Pen, box: Box, { weapons }: UnitSheetData): void {
  const content = panel(pen, box, 'Weapons');
  const height = Math.min(LINE, content.height / (weapons.length + 1));
  const rows = rowsOf(content, weapons.length + 1, height);
  const write = (row: Box, cells: readonly string[], isHead: boolean, id: string) => {
    const columns = columnsOf(
      row,
      SHARES.map((share) => share * row.width),
    );
    for (const [index, text] of cells.entries())
      pen.text(inset(columns[index]!, 0.4, 0), text, {
        size: isHead ? 2.1 : Math.min(2.8, height * 0.7),
        tone: isHead ? 'soft' : 'ink',
        align: WORDS.includes(index) ? 'start' : 'middle',
        id: `${id}.${index + 1}`,
      });
    underline(pen, row);
  };
  write(rows[0]!, TITLES, true, 'weapons');
  for (const [index, { count, name, location, heat, damage, ranges }] of weapons.entries())
    write(
      rows[index + 1]!,
      [String(count), name, location, heat, damage, ...ranges],
      false,
      `weapon.${index + 1}`,
    );
}

function drawBins(pen: Pen, box: Box, data: UnitSheetData): void {
  const { bins, others } = data;
  const content = panel(pen, box, 'Ammunition and equipment');
  const height = Math.min(LINE, content.height / Math.max(1, listRows(data)));
  const rows = rowsOf(content, listRows(data), height);
  const size = Math.min(2.6, height * 0.7);
  for (const [index, { name, location, shots }] of bins.entries()) {
    const row = rows[index]!;
    pen.text(row, `${name}, ${location}: ${shots} rounds`, {
      size,
      id: `bin.${index + 1}`,
    });
    underline(pen, row);
  }
  for (const [index, name] of others.entries()) {
    const row = rows[bins.length + Math.floor(index / OTHERS_IN_A_ROW)]!;
    const width = row.width / OTHERS_IN_A_ROW;
    const cell = inset({ ...row, x: row.x + (index % OTHERS_IN_A_ROW) * width, width }, 0.4, 0);
    pen.text(cell, name, { size, smallest: 1.4, id: `other.${index + 1}` });
  }
}

/** Each part of the body in a line: circles of armour, then squares of structure. */
function drawBody(pen: Pen, box: Box, { body }: UnitSheetData): void {
  if (body.length === 0) return;
  const content = panel(pen, box, 'Armour (circles) and structure (squares)');
  const height = Math.min(18, content.height / body.length);
  for (const [index, part] of body.entries()) {
    const { id, name, armor, structure } = part;
    const row = rowsOf(content, body.length, height)[index]!;
    const rest = row.width - NAME_WIDTH;
    const [label, plates, frame] = columnsOf(row, [NAME_WIDTH, rest * 0.62, rest * 0.38]);
    const words = armor > 0 ? `${name} (${armor})` : name;
    pen.text(label!, words, { size: 2.8, bold: true });
    drawPips(pen, inset(plates!, 0.5), `armor.${id}`, [armor, part.armorHits], 'circle');
    drawPips(pen, inset(frame!, 0.5), `structure.${id}`, [structure, part.structureHits], 'square');
    underline(pen, row);
  }
}

function drawPips(
  pen: Pen,
  box: Box,
  id: string,
  [count, hits]: readonly [number, number],
  shape: 'circle' | 'square',
): void {
  if (count === 0) return;
  // As many in a row as fit, and as small as they have to be.
  let pitch = PITCH;
  while (Math.floor(box.width / pitch) * Math.floor(box.height / pitch) < count && pitch > 0.8) pitch -= 0.1;
  pen.pips(box, { id, count, hits, pitch, shape });
}
