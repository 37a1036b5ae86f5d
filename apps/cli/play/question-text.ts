import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { lineFigure } from '@ironfield/kernel/figures.ts';
import type { Description, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Output, Style } from '../line/terminal.ts';
import { inColumns, padEnd, table, widthOf, wrap } from '../line/text-layout.ts';
import { enterText } from './answer.ts';
import type { Choice, Question } from './order-form.ts';
import { placeWords } from './order-text.ts';

/** Longer lists are cut; `list` shows them in full. */
const MAX_ROWS = 18;
const MAX_DESCRIBED_WHOLES = 12;

/** A question with its choices, without the prompt. */
export function questionText(question: Question, out: Output, isFull = false): string {
  const lines = heading(question, out.style);
  const rows = choiceRows(question, out);
  const shown = isFull || rows.length <= MAX_ROWS + 2 ? rows : rows.slice(0, MAX_ROWS);
  lines.push(...shown.map((row) => `  ${row}`));
  if (shown.length < rows.length) {
    lines.push(out.style.dim(`  … not all are shown: type list to see every choice`));
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The prompt names the question; the heading shows the answers before it. */
function heading({ item, trail }: Question, { bold, dim }: Style): string[] {
  const lines: string[] = [];
  if (item?.isFirst && item.number === 1) {
    lines.push(dim('Enter leaves one out; later asks for it last; done finishes.'));
  }
  const title = item ? [`${bold(item.description.label)} ${dim(`(${item.number} of ${item.count})`)}`] : [];
  const path = [...title, ...trail.map(dim)].join(dim(' · '));
  return path === '' ? lines : [...lines, path];
}

function choiceRows(question: Question, out: Output): readonly string[] {
  switch (question.kind) {
    case 'form':
    case 'pick':
      return layOut(question.choices, out);
    case 'whole':
      return wholeRows(question, out);
    case 'point':
      return [regionText(question.field)];
    case 'item':
      return [];
  }
}

function regionText(field: Point): string {
  const span = (values: readonly number[]) =>
    `${Math.min(...values) / 1000} to ${Math.max(...values) / 1000}`;
  const { outline } = field;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return placeWords(field, ` within x ${span(xs)} and y ${span(ys)}`);
}

/** Choices that fit side by side are set in columns; hexes in the order of their numbers. */
function layOut(choices: readonly Choice[], out: Output): readonly string[] {
  if (choices.length === 0) return ['(nothing can be chosen here)'];
  const keyWidth = Math.max(...choices.map(({ key }) => key.length));
  const areHexes = choices[0].key === choices[0].description.hex;
  const sorted = areHexes ? choices.toSorted((a, b) => a.key.localeCompare(b.key)) : choices;
  const items = sorted.map(({ key, description }) => {
    const label = [labelBeside(key, description), numberOf(description, out.style)].join(' ').trim();
    return label === '' ? out.style.cyan(key) : `${padEnd(out.style.cyan(key), keyWidth)}  ${label}`;
  });
  if (choices.length > 3) return inColumns(items, out.columns - 2);
  return items.map((item) => wrapRow(item, out.columns - 2, keyWidth + 4));
}

function wrapRow(item: string, columns: number, indent: number): string {
  return widthOf(item) <= columns ? item : wrap(item, columns, ' '.repeat(indent));
}

/** The label without the number that already stands before it. */
function labelBeside(key: string, { label }: Description): string {
  return label.startsWith(key) ? label.slice(key.length).replace(/^[\s,:]+/, '') : label;
}

/** The total of the explanation; `?` shows where it comes from. */
function numberOf({ explanation, measure = '' }: Description, { yellow }: Style): string {
  return explanation ? `→ ${yellow(`${explanation.total}`)} ${measure}`.trim() : '';
}

function wholeRows({ field }: Question & { kind: 'whole' }, out: Output): readonly string[] {
  const { min, max } = field;
  if (!field.describe || max - min >= MAX_DESCRIBED_WHOLES) return [`a whole number from ${min} to ${max}`];
  return table(
    Array.from({ length: max - min + 1 }, (_, i) => [
      out.style.cyan(`${min + i}`),
      field.describe!(min + i).label,
    ]),
  );
}

export function promptText(question: Question, style: Style): string {
  const enter = enterText(question);
  const hint = enter === null ? '' : style.dim(question.item?.isFirst ? ' [Enter: none]' : ` [${enter}]`);
  const ask = question.kind === 'item' ? 'Take part?' : question.label;
  return `${ask}${hint} > `;
}

/** The reasons behind the number of a choice. */
export function explanationText({ label, explanation }: Description, style: Style): string {
  if (!explanation) return `${label}\n  ${style.dim('There is no number behind this choice.')}\n`;
  return `${style.bold(label)}\n${explanationRows(explanation, style)}`;
}

function explanationRows({ lines, total }: Explanation, { bold, dim }: Style): string {
  const rows = lines.map(({ value, reason, rule, kind }, i) => [
    lineFigure({ kind, value }, i),
    reason,
    dim(rule),
  ]);
  rows.push([bold(`${total}`), bold('total'), '']);
  return table(rows, [0])
    .map((line) => `  ${line}\n`)
    .join('');
}
