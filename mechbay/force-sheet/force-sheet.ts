// The record sheets of a BattleForce 2 force (BF2-REF-01 to BF2-REF-03): a block for each unit, two lines for each element.

import {
  type Boxes,
  type ElementLines,
  recordSheets,
  SHEET_LAYOUTS,
  type UnitBlock,
  type Wear,
} from '@ironfield/battleforce2/rules/elements/record-sheets.ts';
import type { SideSecrets, SideSetup } from '@ironfield/battleforce2/state.ts';
import { columnsOf, cutTop, inset } from '../sheet/boxes.ts';
import { Pen } from '../sheet/pen.ts';
import { type Box, PAPERS, type Page, type PaperName } from '../sheet/primitives.ts';
import { NOTICE } from '../sheet/text.ts';

export interface ForceSheetInput {
  readonly side: SideSetup;
  readonly secrets: SideSecrets;
  readonly paper?: PaperName;
  /** By unit and place. */
  readonly wear?: readonly (readonly Wear[])[] | undefined;
}

const MARGIN = 8;
const HEADER = 9;
const FOOTER = 3.4;
const GUTTER = 4;
const COLUMNS = 2;

const HEAT_SCALE = ['1', '2', '3', 'S'];

/** The pages of a side. */
export function forceSheets({ side, secrets, paper = 'a4', wear }: ForceSheetInput): Page[] {
  const { blocks, lines } = SHEET_LAYOUTS[side.organization];
  const sheets = recordSheets(side, secrets, wear);
  const { width, height } = PAPERS[paper];
  return sheets.map((units, number) => {
    const pen = new Pen();
    const page = inset({ x: 0, y: 0, width, height }, MARGIN);
    const [header, below] = cutTop(page, HEADER, 2);
    const [body, footer] = cutTop(below, below.height - FOOTER - 1, 1);
    pen.text(header, side.name, { size: 5, bold: true });
    pen.text(header, sheets.length > 1 ? `${number + 1} of ${sheets.length}` : '', {
      size: 3,
      align: 'end',
      tone: 'soft',
    });
    const rows = blocks / COLUMNS;
    const blockHeight = body.height / rows;
    const columns = columnsOf(body, Array(COLUMNS).fill((body.width - GUTTER) / COLUMNS), GUTTER);
    for (let block = 0; block < blocks; block++) {
      const column = columns[Math.floor(block / rows)];
      const box = { ...column, y: column.y + (block % rows) * blockHeight, height: blockHeight - 2 };
      drawBlock(pen, box, lines, units[block]);
    }
    pen.text(footer, NOTICE, { size: 1.9, tone: 'soft' });
    const title = sheets.length > 1 ? `${side.name}, ${number + 1}` : side.name;
    return { title, width, height, primitives: pen.primitives };
  });
}

/** Name, MP, three Damage Values, class and skill, boxes. */
const WIDTHS = [0.33, 0.08, 0.065, 0.065, 0.065, 0.105, 0.29];
const HEADINGS = ['', 'MP', 'PB +0', 'M +2', 'L +4', 'Wt/Sk', ''];

function drawBlock(pen: Pen, box: Box, lines: number, block: UnitBlock | undefined): void {
  pen.rect(box, { stroke: 'ink', thickness: 0.3 });
  const [header, body] = cutTop(box, 5.4);
  pen.rect(header, { fill: 'wash', stroke: 'ink', thickness: 0.2 });
  const columns = (row: Box) =>
    columnsOf(
      row,
      WIDTHS.map((share) => share * row.width),
    );
  const [headings, rest] = cutTop(body, 3);
  for (const [index, column] of columns(headings).entries())
    pen.text(column, HEADINGS[index], { size: 1.9, align: 'middle', tone: 'soft' });
  const lineHeight = rest.height / lines;
  for (let line = 1; line < lines; line++) {
    const y = rest.y + line * lineHeight;
    pen.line(box.x, y, box.x + box.width, y, { stroke: 'line', thickness: 0.15 });
  }
  if (!block) return;
  const { id, name, leads, elements } = block;
  const [idBox, nameBox, leadsBox] = columnsOf(inset(header, 1, 0), [
    12,
    header.width * 0.5 - 12,
    header.width * 0.5 - 2,
  ]);
  pen.text(idBox, id, { size: 3.6, bold: true, id: `unit.${id}` });
  pen.text(nameBox, name, { size: 3 });
  pen.text(leadsBox, leads.length > 0 ? `Cmd: ${leads.join(', ')}` : '', {
    size: 2.4,
    align: 'end',
    tone: 'soft',
  });
  for (const [place, element] of elements.entries()) {
    const row = { ...rest, y: rest.y + place * lineHeight, height: lineHeight };
    drawElement(pen, row, columns, element, `${id}.${place + 1}`);
  }
}

function drawElement(
  pen: Pen,
  row: Box,
  columns: (row: Box) => Box[],
  { name, mp, damage, crew, destroyed, specials, ov, heat, boxes }: ElementLines,
  id: string,
): void {
  const [first, second] = cutTop(row, row.height / 2);
  const [nameBox, mpBox, ...numbers] = columns(first);
  const upper = numbers.pop()!;
  pen.text(inset(nameBox, 1, 0), name, { size: 2.6, bold: true, hit: destroyed, id: `${id}.name` });
  pen.text(mpBox, mp, { size: 2.6, align: 'middle' });
  for (const [index, text] of [...damage, crew].entries())
    pen.text(numbers[index], text, { size: 2.6, align: 'middle' });
  const [markBox, specialsBox, ovBox, heatBox, lower] = columnsOf(
    second,
    LOWER_WIDTHS.map((share) => share * second.width),
  );
  const side = Math.min(2, second.height * 0.6);
  pen.rect(
    { x: markBox.x + 1, y: markBox.y + (markBox.height - side) / 2, width: side, height: side },
    { stroke: 'ink', thickness: 0.2, fill: destroyed ? 'mark' : 'paper', id: `${id}.destroyed` },
  );
  pen.text(specialsBox, specials, { size: 2.2, tone: 'soft' });
  pen.text(ovBox, ov, { size: 2.4, align: 'middle' });
  if (heat !== null) drawHeat(pen, heatBox, heat, id);
  for (const [index, each] of boxes.entries()) drawBoxes(pen, index === 0 ? upper : lower, each, id);
}

/** Box to cross off, specials, Overheat Value, heat scale, boxes. */
const LOWER_WIDTHS = [0.05, 0.28, 0.12, 0.26, 0.29];

function drawHeat(pen: Pen, box: Box, heat: number, id: string): void {
  const columns = columnsOf(box, Array(HEAT_SCALE.length).fill(box.width / HEAT_SCALE.length));
  for (const [index, column] of columns.entries())
    pen.text(column, HEAT_SCALE[index], {
      size: 2.4,
      align: 'middle',
      tone: heat > index ? 'mark' : 'soft',
      id: `${id}.heat.${index + 1}`,
    });
}

function drawBoxes(pen: Pen, box: Box, { kind, count, hits }: Boxes, id: string): void {
  pen.pips(inset(box, 0.6, 0.3), {
    id: `${id}.${kind}`,
    count,
    hits,
    pitch: Math.min(2.3, box.height - 0.6),
    shape: kind === 'armor' ? 'circle' : 'square',
  });
}
