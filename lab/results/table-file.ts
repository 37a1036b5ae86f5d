import type { Experiment } from '../experiment/plan.ts';
import type { GameLine } from '../play/playing.ts';

export type Cell = string | number | boolean | null;

/** A column of the table of games, one row a game. */
export interface Column {
  readonly name: string;
  readonly type: 'STRING' | 'INT32' | 'DOUBLE' | 'BOOLEAN';
  /** Not every game has it. */
  readonly isOptional: boolean;
  valueOf(line: GameLine): Cell;
}

export function columnsOf({ axes, plan }: Experiment): Column[] {
  const settings = plan.settings;
  const side = (index: number, name: string, read: (line: GameLine) => number | undefined): Column => ({
    name: `${name}_${index + 1}`,
    type: 'INT32',
    isOptional: true,
    valueOf: (line) => read(line) ?? null,
  });
  const perSide = [0, 1].flatMap((index) => [
    side(index, 'losses', ({ sides }) => sides?.[index].losses.length),
    side(index, 'first_loss', ({ sides }) => sides?.[index].losses[0]),
    side(index, 'shots', ({ sides }) => sides?.[index].shots),
    side(index, 'hits', ({ sides }) => sides?.[index].hits),
    side(index, 'damage', ({ sides }) =>
      sides
        ? Object.values(sides[index].damage)
            .flat()
            .reduce((sum, each) => sum + each, 0)
        : undefined,
    ),
    side(index, 'unit_turns', ({ sides }) => sides?.[index].unitTurns),
    side(index, 'hot_turns', ({ sides }) => sides?.[index].hotTurns),
  ]);
  return [
    { name: 'setting', type: 'INT32', isOptional: false, valueOf: ({ setting }) => setting },
    ...axes.map(
      (name, axis): Column => ({
        name,
        type: 'STRING',
        isOptional: false,
        valueOf: ({ setting }) => settings[setting].labels[axis],
      }),
    ),
    { name: 'game', type: 'INT32', isOptional: false, valueOf: ({ game }) => game },
    { name: 'score', type: 'DOUBLE', isOptional: false, valueOf: ({ score }) => score / 2 },
    { name: 'turns', type: 'INT32', isOptional: false, valueOf: ({ turns }) => turns },
    { name: 'orders', type: 'INT32', isOptional: false, valueOf: ({ orders }) => orders },
    { name: 'finished', type: 'BOOLEAN', isOptional: false, valueOf: ({ finished }) => finished },
    ...perSide,
    { name: 'proof', type: 'STRING', isOptional: false, valueOf: ({ proof }) => proof },
  ];
}

const quoted = (cell: Cell): string => {
  if (cell === null) return '';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Lines of RFC 4180, the names of the columns first. */
export function* csvLines(experiment: Experiment, lines: Iterable<GameLine>): Generator<string> {
  const columns = columnsOf(experiment);
  yield `${columns.map(({ name }) => quoted(name)).join(',')}\r\n`;
  for (const line of lines) yield `${columns.map((column) => quoted(column.valueOf(line))).join(',')}\r\n`;
}
