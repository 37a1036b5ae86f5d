import { columnsOf, cutLeft, cutTop, inset, rowsOf } from '../boxes.ts';
import type { Pen } from '../pen.ts';
import type { Box } from '../primitives.ts';
import type { LocationData, SheetData } from '../sheet-data.ts';
import { CRITICAL_ROLL, HALVES, ROLL_AGAIN, SLOT_ROLL, SYSTEMS, TITLES } from '../text.ts';
import { panel, underline } from './panel.ts';

const GAP = 2.6;
const HEAD = 4.2;
const BETWEEN = 1.6;
/** Slots of a location that one die chooses from. */
const HALF = 6;
/** A short and a long location stand above each other in every column. */
const ROWS = 3 * HALF;

/** CBT-REC-04: five columns as the 'Mech stands; systems and the critical roll where its neck leaves room. */
export function drawCriticals(pen: Pen, box: Box, sheet: SheetData): void {
  const content = panel(pen, box, TITLES.criticals, SLOT_ROLL[sheet.frame]);
  const height = (content.height - 2 * HEAD - BETWEEN) / ROWS;
  const width = (content.width - 4 * GAP) / 5;
  const columns = columnsOf(content, new Array<number>(5).fill(width), GAP);
  const [head, centre, left, right, leftArm, rightArm, leftLeg, rightLeg] = sheet.locations;
  const parts: readonly (readonly (LocationData | Extra)[])[] = [
    [leftArm, leftLeg],
    [drawSystems, left],
    [head, centre],
    [drawCriticalRoll, right],
    [rightArm, rightLeg],
  ];
  for (const [i, column] of parts.entries()) {
    let rest = columns[i];
    for (const part of column) {
      const rows = typeof part === 'function' ? HALF : part.slots.length;
      const [room, below] = cutTop(rest, HEAD + rows * height, BETWEEN);
      if (typeof part === 'function') part(pen, room, sheet);
      else drawLocation(pen, room, part, height);
      rest = below;
    }
    if (rest.height > HEAD + height) drawNotes(pen, rest, height);
  }
}

/** Lines to write on, where short legs stand for long arms. */
function drawNotes(pen: Pen, box: Box, height: number): void {
  const body = heading(pen, box, TITLES.notes);
  for (const row of rowsOf(body, Math.floor(body.height / height + 0.01), height)) underline(pen, row);
}

type Extra = (pen: Pen, box: Box, sheet: SheetData) => void;

function heading(pen: Pen, box: Box, title: string, isLost = false): Box {
  const [head, body] = cutTop(box, HEAD);
  pen.text({ ...head, height: HEAD - 0.6 }, title, { size: 2.5, bold: true, tone: isLost ? 'mark' : 'ink' });
  pen.line(head.x, body.y - 0.3, head.x + head.width, body.y - 0.3, { thickness: 0.3 });
  return body;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function drawLocation(pen: Pen, box: Box, location: LocationData, height: number): void {
  const body = heading(pen, box, capital(location.name), location.lost);
  const isDouble = location.slots.length > HALF;
  const rows = rowsOf(body, location.slots.length, height);
  const [, inner] = cutLeft(body, isDouble ? 5.2 : 0);
  if (isDouble) {
    for (const [i, half] of HALVES.entries()) {
      const room = { ...body, y: body.y + i * HALF * height, width: 4.4, height: HALF * height };
      pen.rect(inset(room, 0, 0.3), { fill: 'wash' });
      pen.text(inset(room, 0.3), half, { size: 2.1, bold: true, align: 'middle', tone: 'soft' });
    }
  }
  for (const [i, slot] of location.slots.entries()) {
    const row = { ...rows[i], x: inner.x, width: inner.width };
    const [numberCell, rest] = cutLeft(row, 2.6, 1);
    const id = `slot.${location.code}.${i + 1}`;
    const tone = slot.hit ? 'mark' : slot.name === null ? 'soft' : 'ink';
    const size = Math.min(2.45, height * 0.68);
    pen.text(numberCell, `${(i % HALF) + 1}`, { size: size * 0.85, align: 'end', tone: 'soft' });
    const shotsWidth = slot.shots === null ? 0 : 5;
    const name = { ...rest, x: rest.x + 0.7, width: rest.width - 0.7 - shotsWidth };
    pen.text(name, slot.name ?? ROLL_AGAIN, { size, tone, id, hit: slot.hit });
    if (slot.shots !== null) {
      const shots = { ...rest, x: rest.x + rest.width - shotsWidth, width: shotsWidth };
      pen.text(shots, `${slot.shots}`, { size, tone, bold: true, align: 'end', id: `${id}.shots` });
    }
    if (slot.hit) {
      const middle = row.y + row.height / 2;
      pen.line(name.x, middle, row.x + row.width, middle, { stroke: 'mark', thickness: 0.2 });
    }
    underline(pen, row);
  }
  drawItems(pen, location, rows, inner.x + 3.7);
}

/** A bar beside the slots of one item. */
function drawItems(pen: Pen, { slots }: LocationData, rows: readonly Box[], x: number): void {
  for (const [i, { item, hit }] of slots.entries()) {
    if (item < 0 || slots[i - 1]?.item === item) continue;
    let last = i;
    while (slots[last + 1]?.item === item) last++;
    if (last === i) continue;
    const end = rows[last].y + rows[last].height - 0.5;
    pen.line(x, rows[i].y + 0.5, x, end, { stroke: hit ? 'mark' : 'ink', thickness: 0.4 });
  }
}

function drawSystems(pen: Pen, box: Box, { systems }: SheetData): void {
  const body = heading(pen, box, TITLES.systems);
  const keys = ['engine', 'gyro', 'sensors', 'lifeSupport'] as const;
  for (const [i, row] of rowsOf(body, keys.length, Math.min(5, body.height / keys.length)).entries()) {
    const key = keys[i];
    const { full, left } = systems[key];
    const [label, places] = cutLeft(row, row.width - 13);
    pen.text(label, SYSTEMS[key], { size: 2.45 });
    const width = full * PITCH;
    const room = { ...places, x: places.x + places.width - width, width };
    pen.pips(room, { id: `system.${key}`, count: full, hits: full - left, pitch: PITCH, shape: 'circle' });
    underline(pen, row);
  }
}

const PITCH = 3.6;

/** CBT-REC-09 */
function drawCriticalRoll(pen: Pen, box: Box): void {
  const body = heading(pen, box, TITLES.criticalRoll);
  const height = Math.min(4.4, body.height / CRITICAL_ROLL.length);
  for (const [i, row] of rowsOf(body, CRITICAL_ROLL.length, height).entries()) {
    const [roll, result] = CRITICAL_ROLL[i];
    const [label, rest] = cutLeft(row, 9);
    pen.text(label, roll, { size: 2.45, bold: true });
    pen.text(rest, result, { size: 2.45 });
    if (CRITICAL_ROLL[i + 1]?.[0] !== '') underline(pen, row);
  }
}
