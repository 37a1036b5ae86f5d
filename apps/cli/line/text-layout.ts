import { stripVTControlCharacters } from 'node:util';

/** The columns a text takes on a terminal. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Lines of at most `width` columns, broken between words; further lines start with `indent`. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  const [first = '', ...words] = text.split(' ');
  let line = first;
  for (const word of words) {
    if (line.trim() !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}

/** Rows with aligned columns, two spaces apart; columns whose index is in `right` are set flush right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]) : padEnd(cell, widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

/** A term and its description, the description wrapped in a column of its own. */
export function definitions(rows: readonly (readonly [string, string])[], columns: number): string[] {
  const left = Math.max(...rows.map(([term]) => widthOf(term)));
  const indent = ' '.repeat(left + 4);
  return rows.map(([term, text]) => wrap(`  ${padEnd(term, left)}  ${text}`, columns, indent).trimEnd());
}

/** Short items side by side, read downward like a directory listing. */
export function inColumns(items: readonly string[], columns: number): string[] {
  const width = Math.max(...items.map(widthOf)) + 3;
  const across = Math.max(1, Math.floor((columns + 1) / width));
  const height = Math.ceil(items.length / across);
  return Array.from({ length: height }, (_, row) =>
    items
      .filter((_item, i) => i % height === row)
      .map((item) => padEnd(item, width))
      .join('')
      .trimEnd(),
  );
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
