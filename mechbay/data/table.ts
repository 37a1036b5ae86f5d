// Tables as text: a line of column names, then a line for each row, with "|" between cells and ";" inside lists.

export type Row = Readonly<Record<string, string>>;

export function rowsOf(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split('|');
  return lines.map((line) => {
    const cells = line.split('|');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** An empty cell is no number. */
export const numberIn = (cell: string): number | null => (cell === '' ? null : Number(cell));

export const listIn = (cell: string): string[] => (cell === '' ? [] : cell.split(';'));

export const numbersIn = (cell: string): number[] => listIn(cell).map(Number);
