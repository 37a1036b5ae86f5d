import { CONSCIOUSNESS } from '@ironfield/classic/data/piloting.ts';
import { columnsOf, cutLeft, cutTop, inset } from '../boxes.ts';
import type { Pen } from '../pen.ts';
import type { Box } from '../primitives.ts';
import type { SheetData } from '../sheet-data.ts';
import { STATUS, TITLES, WARRIOR } from '../text.ts';
import { panel, underline } from './panel.ts';

const LABEL = { size: 2.1, tone: 'soft' } as const;

/** CBT-REC-02 */
export function drawWarrior(pen: Pen, box: Box, { warrior }: SheetData): void {
  const content = panel(pen, box, TITLES.warrior);
  drawUnconscious(pen, box, warrior.unconscious);
  const [nameRow, belowName] = cutTop(content, 5);
  const [nameLabel, rest] = cutLeft(nameRow, 9);
  const { abilities = [] } = warrior;
  const [name, can] = cutLeft(rest, abilities.length > 0 ? rest.width / 2 : rest.width);
  const words = { size: 2.1, smallest: 1, align: 'end', id: 'warrior.abilities' } as const;
  if (abilities.length > 0) pen.text(can, abilities.join(', '), words);
  pen.text(nameLabel, WARRIOR.name, LABEL);
  pen.text(name, warrior.name, { size: 3, bold: true, smallest: 1.8, id: 'warrior.name' });
  underline(pen, nameRow);

  const [skillRow, belowSkills] = cutTop(belowName, 7, 0.5);
  for (const [i, half] of columnsOf(skillRow, [content.width / 2, content.width / 2]).entries()) {
    const key = i === 0 ? 'gunnery' : 'piloting';
    const [label, right] = cutLeft(half, 12);
    const field = { ...right, y: right.y + 1, width: 7, height: 5.4 };
    pen.text(label, WARRIOR[key], { ...LABEL, size: 2.4 });
    pen.rect(field, { stroke: 'ink', thickness: 0.25 });
    const skill = warrior[key];
    const writing = { size: 3.6, bold: true, align: 'middle', id: `warrior.${key}` } as const;
    if (skill !== undefined) pen.text(inset(field, 0.4), `${skill}`, writing);
  }

  drawHits(pen, belowSkills, warrior.hits);
}

/** A box to tick at the right end of the title. */
function drawUnconscious(pen: Pen, { x, y, width }: Box, isTicked: boolean): void {
  const tick = { x: x + width - 2.4, y: y + 1.6, width: 2.4, height: 2.4 };
  const tone = isTicked ? 'mark' : 'ink';
  pen.rect(tick, {
    fill: isTicked ? 'mark' : 'paper',
    stroke: tone,
    thickness: 0.25,
    id: 'warrior.unconscious',
    hit: isTicked,
  });
  const label = { x: x + width / 2, y: y + 1, width: width / 2 - 3.4, height: 3.6 };
  pen.text(label, STATUS.unconscious, { ...LABEL, align: 'end', tone: isTicked ? 'mark' : 'soft' });
}

/** A box for each hit, and under it the number to stay conscious. */
function drawHits(pen: Pen, box: Box, hits: number): void {
  const [labels, grid] = cutLeft(box, 21, 1.5);
  const rows = [0.6, 6.4];
  pen.text({ ...labels, y: box.y + rows[0], height: 5.4 }, WARRIOR.hits, LABEL);
  pen.text({ ...labels, y: box.y + rows[1], height: 4 }, WARRIOR.consciousness, LABEL);
  const count = CONSCIOUSNESS.length - 1;
  const width = grid.width / count;
  for (const [i, cell] of columnsOf(grid, new Array<number>(count).fill(width)).entries()) {
    const field = { ...cell, x: cell.x + 0.25, y: cell.y + rows[0], width: width - 0.5, height: 5.4 };
    const hit = i < hits;
    pen.rect(field, {
      stroke: hit ? 'mark' : 'ink',
      ...(hit ? { fill: 'mark' } : {}),
      thickness: 0.25,
      id: `warrior.hit.${i + 1}`,
      hit,
    });
    const number = { size: 2.6, align: 'middle', tone: hit ? 'paper' : 'soft' } as const;
    pen.text(inset(field, 0.3), `${i + 1}`, number);
    const needed = CONSCIOUSNESS[i + 1];
    pen.text(
      { ...field, y: cell.y + rows[1], height: 4 },
      Number.isFinite(needed) ? `${needed}` : WARRIOR.dead,
      { size: 2.5, bold: true, align: 'middle', id: `warrior.consciousness.${i + 1}` },
    );
  }
}
