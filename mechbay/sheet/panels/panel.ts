import { cutTop } from '../boxes.ts';
import type { Pen } from '../pen.ts';
import type { Box } from '../primitives.ts';

const RULE = 0.7;
const TITLE = 4.6;

/** A heavy rule with a title under it, and perhaps a remark at its right end; gives the room that is left. */
export function panel(pen: Pen, box: Box, title: string, remark = ''): Box {
  const [head, rest] = cutTop(box, TITLE);
  pen.rect({ ...box, height: RULE }, { fill: 'ink' });
  const line = { ...head, y: head.y + RULE + 0.3, height: head.height - RULE - 0.3 };
  const titleWidth = remark === '' ? line.width : line.width / 2;
  pen.text({ ...line, width: titleWidth }, title, { size: 2.75, bold: true });
  const beside = { ...line, x: line.x + titleWidth, width: line.width - titleWidth };
  pen.text(beside, remark, { size: 2.1, align: 'end', tone: 'soft' });
  return rest;
}

/** A hairline under a row of a table. */
export const underline = (pen: Pen, { x, y, width, height }: Box): void =>
  pen.line(x, y + height, x + width, y + height, { stroke: 'line', thickness: 0.12 });
