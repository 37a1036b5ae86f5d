// Shared by tests of record sheets: 'Mechs in play, and a sheet read back from its drawing.

import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { freshUnit } from '@ironfield/classic/setup/beginning.ts';
import type { UnitState } from '@ironfield/classic/state.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { ASCENT, DESCENT } from './helvetica.ts';
import type { Box, Page, Primitive, Text } from './primitives.ts';
import { recordSheet } from './record-sheet.ts';

export const stockMech = (model: string): MechFile => STOCK_MECHS[model];

export const inPlay = (mech: MechFile): UnitState =>
  freshUnit({ side: 0, seat: 0, unit: mech, pilot: { name: 'Ana', gunnery: 4, piloting: 5 } });

export function sheetOf(file: MechFile, options: Parameters<typeof recordSheet>[1] = {}): Page {
  const page = recordSheet(file, options);
  if (!page.ok) throw new Error(page.error.join('; '));
  return page.value;
}

/** The drawn parts whose ids begin so and end in a number. */
export const numbered = ({ primitives }: Page, id: string): Primitive[] =>
  primitives.filter((part) => part.id?.startsWith(`${id}.`) && /^\d+$/.test(part.id.slice(id.length + 1)));

export const isText = (part: Primitive): part is Text => part.kind === 'text';

/** The text with an id, or undefined. */
export const textAt = ({ primitives }: Page, id: string): string | undefined =>
  primitives.find((part): part is Text => isText(part) && part.id === id)?.text;

/** The greatest overhang of a letter in any font beyond its width, as a part of its size. */
export const LEAN = 0.1;

/** The room that a text covers. */
export function extent({ x, y, size, width, align }: Text): Box {
  const left = x - (align === 'start' ? 0 : align === 'end' ? width : width / 2);
  return { x: left, y: y - ASCENT * size, width, height: (ASCENT + DESCENT) * size };
}

/** With what letters of other fonts may need beside it. */
export function leaning(text: Text): Box {
  const { x, width, ...rest } = extent(text);
  const lean = LEAN * text.size;
  return { ...rest, x: x - lean, width: width + 2 * lean };
}

export const overlaps = (a: Box, b: Box, slack: number): boolean =>
  a.x + slack < b.x + b.width &&
  b.x + slack < a.x + a.width &&
  a.y + slack < b.y + b.height &&
  b.y + slack < a.y + a.height;

export const contains = (outer: Box, inner: Box, slack: number): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

/** Names that people or programs might come up with. */
export const HOSTILE_NAMES: readonly string[] = [
  'W'.repeat(60),
  'i'.repeat(60),
  'A name with many words that goes on and on and never ends now',
  '<script>alert("&amp;")</script>',
  '</text><rect width="999"/>',
  "'; DROP TABLE mechs; --",
  'Łódź-Ő',
  '機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲機甲',
  '🤖👩‍👩‍👧‍👦🇺🇳'.repeat(4),
  '\u202Egnp.xe',
  'a\u0301'.repeat(30),
  'line\nbreak\ttab\u0000nul\u2028',
  '\uD800 half a pair',
  '(a) \\ (b) %) Tj ET',
  ' ',
];
