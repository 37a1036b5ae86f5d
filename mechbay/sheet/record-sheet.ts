import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import { cutLeft, cutTop, inset } from './boxes.ts';
import { oneLine } from './fitting.ts';
import { drawAmmunition } from './panels/ammunition-panel.ts';
import { drawCriticals } from './panels/criticals-panel.ts';
import { drawDiagram } from './panels/diagram-panel.ts';
import { drawHeader } from './panels/header.ts';
import { drawHeat } from './panels/heat-panel.ts';
import { drawMech } from './panels/mech-panel.ts';
import { drawWarrior } from './panels/warrior-panel.ts';
import { drawWeapons } from './panels/weapons-panel.ts';
import { Pen } from './pen.ts';
import { PAPERS, type Page, type PaperName } from './primitives.ts';
import { type SheetData, type SheetInput, sheetData } from './sheet-data.ts';
import { NOTICE } from './text.ts';

/** Printers reach no further to the edge than this. */
const MARGIN = 8;
const GAP = 3;
const HEADER = 12;
const FOOTER = 3.4;

interface SheetOptions extends SheetInput {
  readonly paper?: PaperName;
}

/** The record sheet of a 'Mech, or why it has none. */
export function recordSheet(file: MechFile, options: SheetOptions = {}): Result<Page, readonly string[]> {
  const data = sheetData(file, options);
  return data.ok ? accepted(drawSheet(data.value, options.paper ?? 'a4')) : data;
}

export function drawSheet(sheet: SheetData, paper: PaperName): Page {
  const pen = new Pen();
  const { width, height } = PAPERS[paper];
  const page = inset({ x: 0, y: 0, width, height }, MARGIN);
  const [header, belowHeader] = cutTop(page, HEADER, GAP);
  const [body, footer] = cutTop(belowHeader, belowHeader.height - FOOTER - 1, 1);
  const [top, belowTop] = cutTop(body, body.height * 0.212, GAP);
  const [middle, bottom] = cutTop(belowTop, belowTop.height * 0.585, GAP);

  drawHeader(pen, header, sheet);
  const [mech, besideMech] = cutLeft(top, 42, 4);
  const [weapons, people] = cutLeft(besideMech, besideMech.width - 64, 4);
  drawMech(pen, mech, sheet);
  drawWeapons(pen, weapons, sheet);
  const [warrior, ammunition] = cutTop(people, 28.5, 1);
  drawWarrior(pen, warrior, sheet);
  drawAmmunition(pen, ammunition, sheet);
  const [diagram, heat] = cutLeft(middle, middle.width - 54, 4);
  drawDiagram(pen, diagram, sheet);
  drawHeat(pen, heat, sheet);
  drawCriticals(pen, bottom, sheet);
  pen.text(footer, NOTICE, { size: 1.9, tone: 'soft' });
  const title = oneLine(`${sheet.name} ${sheet.model}`).trim();
  return { title, width, height, primitives: pen.primitives };
}
