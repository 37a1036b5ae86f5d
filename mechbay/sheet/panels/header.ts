import { cutLeft } from '../boxes.ts';
import { oneLine } from '../fitting.ts';
import { textWidth } from '../helvetica.ts';
import type { Pen } from '../pen.ts';
import type { Box } from '../primitives.ts';
import type { SheetData } from '../sheet-data.ts';
import { KINDS, tons } from '../text.ts';

const NAME_SIZE = 7.4;
const MODEL_SIZE = 5;

/** Name and model on the left; weight, class and role on the right; in play, what has become of it. */
export function drawHeader(pen: Pen, box: Box, sheet: SheetData): void {
  const right = 54;
  const [left, beside] = cutLeft(box, box.width - right - 3, 3);
  const line = { ...left, height: 8.4 };
  // The model follows the name; a long name leaves it a third of the line at least.
  const isNamed = oneLine(sheet.model).trim() !== '';
  const nameWidth = Math.min(
    textWidth(oneLine(sheet.name), true) * NAME_SIZE + 2,
    isNamed ? (line.width * 2) / 3 : line.width,
  );
  const [name, model] = cutLeft(line, nameWidth, 1.5);
  pen.text({ ...name, width: nameWidth - 2 }, sheet.name, { size: NAME_SIZE, bold: true, smallest: 3 });
  pen.text({ ...model, y: model.y + 0.9 }, sheet.model, {
    size: MODEL_SIZE,
    tone: 'soft',
    smallest: 2.4,
    id: 'model',
  });
  const below = { ...left, y: line.y + line.height, height: 3.2 };
  const status = sheet.status.join(' · ');
  if (status === '') pen.text(below, KINDS[sheet.frame], { size: 2.3, tone: 'soft' });
  else pen.text(below, status, { size: 2.8, bold: true, tone: 'mark', id: 'status' });
  pen.text({ ...beside, height: 8.4 }, tons(sheet.tons), { size: 6, bold: true, align: 'end' });
  const role = [sheet.weightClass, sheet.role].filter((word) => word !== '').join(' · ');
  pen.text({ ...beside, y: below.y, height: 3.2 }, role, { size: 2.8, align: 'end', tone: 'soft' });
}
