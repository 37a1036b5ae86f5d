import { cutLeft, rowsOf } from '../boxes.ts';
import type { Pen } from '../pen.ts';
import type { Box } from '../primitives.ts';
import type { Gauge, SheetData } from '../sheet-data.ts';
import { FACTS, fusion, TITLES, tons } from '../text.ts';
import { panel, underline } from './panel.ts';

/** CBT-REC-01 */
export function drawMech(pen: Pen, box: Box, sheet: SheetData): void {
  const content = panel(pen, box, TITLES.mech);
  const points = (gauges: readonly { readonly full: number }[]): string =>
    `${gauges.reduce((sum, { full }) => sum + full, 0)}`;
  const facts: readonly (readonly [key: keyof typeof FACTS, value: string | Gauge])[] = [
    ['tonnage', tons(sheet.tons)],
    ['walking', sheet.walk],
    ['running', sheet.run],
    ['jumping', sheet.jump],
    ['engine', fusion(sheet.engineRating)],
    ['sinks', `${sheet.sinks.full}`],
    ['armor', points(sheet.armor)],
    ['structure', points(sheet.locations.map(({ structure }) => structure))],
    ['houses', sheet.houses.join(', ') || '–'],
  ];
  const height = Math.min(5.4, content.height / facts.length);
  for (const [i, row] of rowsOf(content, facts.length, height).entries()) {
    const [key, value] = facts[i];
    const [label, rest] = cutLeft(row, row.width * 0.52, 1);
    pen.text(label, FACTS[key], { size: 2.5, tone: 'soft' });
    const end = { align: 'end', id: `mech.${key}` } as const;
    if (typeof value === 'string') pen.text(rest, value, { ...end, size: 2.6 });
    else {
      const isLess = value.left < value.full;
      pen.text(rest, pointsText(value), { ...end, size: 3.2, bold: true, tone: isLess ? 'mark' : 'ink' });
    }
    underline(pen, row);
  }
}

/** "3/5" for what is left of five movement points. */
function pointsText({ full, left }: Gauge): string {
  if (full === 0) return '–';
  return left === full ? `${full}` : `${left}/${full}`;
}
