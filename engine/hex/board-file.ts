// Our own board file: JSON with a legend of short codes and one string of codes per row of hexes.
//
//     {
//       "format": "ironfield-board", "version": 1, "name": "Ford", "width": 3, "height": 2,
//       "legend": {
//         ".":  { "terrain": "clear" },
//         "w1": { "terrain": "woods", "level": 1 },
//         "~":  { "terrain": "water", "level": -1, "features": ["bridge"] }
//       },
//       "rows": [
//         ".  ~  w1",
//         ".  ~  ."
//       ]
//     }
//
// Codes are separated by blanks; the first code of the first row is hex 0101. A missing level is 0. What stands on
// hexsides is listed behind the rows, each with one of its two hexes and the side of it, from 0 in the north clockwise:
//
//       "edges": [{ "hex": "0101", "side": 3, "kind": "heavy wall 1" }]

import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { z } from 'zod';
import {
  type Board,
  cellOf,
  createBoard,
  edgesOf,
  type HexKind,
  kindAt,
  MAX_EDGE_NAMES,
  MAX_FEATURES,
  MAX_LEVEL,
  MAX_TERRAINS,
  MIN_LEVEL,
  neighbour,
} from './board.ts';
import { formatNumber, numberDigits, oppositeOf } from './coordinates.ts';
import { createGrid, MAX_SIDE } from './grid.ts';

const MAX_CODE = 6;

const code = z
  .string()
  .regex(new RegExp(`^\\S{1,${MAX_CODE}}$`), `a code is 1 to ${MAX_CODE} characters without blanks`);
const name = z.string().min(1).max(60);
const side = z.int().min(1).max(MAX_SIDE);

const kind = z.strictObject({
  terrain: name,
  level: z.int().min(MIN_LEVEL).max(MAX_LEVEL).optional(),
  features: z.array(name).max(MAX_FEATURES).optional(),
});

/** A record would silently drop this key. */
const hasNoPrototypeKey = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || !Object.hasOwn(value, '__proto__');

const edge = z.strictObject({
  hex: z.string().max(6),
  side: z.literal([0, 1, 2, 3, 4, 5]),
  kind: name,
});

const boardFileSchema = z.strictObject({
  format: z.literal('ironfield-board'),
  version: z.literal(1),
  name: z.string().max(200),
  width: side,
  height: side,
  legend: z.unknown().refine(hasNoPrototypeKey, '"__proto__" cannot be a code').pipe(z.record(code, kind)),
  rows: z.array(z.string().max(MAX_SIDE * (MAX_CODE + 1))).max(MAX_SIDE),
  edges: z
    .array(edge)
    .max(MAX_SIDE * MAX_SIDE * 3)
    .optional(),
});

export type BoardFile = z.infer<typeof boardFileSchema>;

/** The names a game understands; other names in a file are then errors. Their order gives the indices. */
export interface Vocabulary {
  readonly terrains?: readonly string[] | undefined;
  readonly featureNames?: readonly string[] | undefined;
  readonly edgeNames?: readonly string[] | undefined;
}

interface BoardFileError {
  readonly path: string;
  readonly message: string;
}

export type BoardFileResult = { ok: true; board: Board } | { ok: false; errors: BoardFileError[] };

export function readBoardFile(json: unknown, vocabulary: Vocabulary = {}): BoardFileResult {
  const parsed = boardFileSchema.safeParse(json);
  if (!parsed.success) return { ok: false, errors: brief(parsed.error.issues.map(schemaError)) };

  const file = parsed.data;
  const legend = new Map(Object.entries(file.legend));
  const rows = file.rows.map((row) => row.split(/\s+/).filter((text) => text !== ''));
  const errors = [
    ...nameErrors(legend, vocabulary),
    ...rowErrors(file, rows, legend),
    ...edgeErrors(file, vocabulary),
  ];
  if (errors.length > 0) return { ok: false, errors: brief(errors) };
  const { terrains, featureNames, edgeNames } = vocabulary;
  const plan = { ...file, terrains, featureNames, edgeNames, standing: file.edges };
  return { ok: true, board: createBoard(plan, (col, row) => legend.get(rows[row][col])!) };
}

/** The board of a file that has already been read. */
export function boardIn(file: BoardFile, vocabulary: Vocabulary = {}): Board {
  const read = readBoardFile(file, vocabulary);
  if (read.ok) return read.board;
  throw new Error(`The map cannot be read: ${read.errors[0].path} ${read.errors[0].message}`);
}

/** A board file as part of a setup; `whyNot` adds a game's own checks. */
export const mapSchema = (
  vocabulary: Vocabulary,
  whyNot: (board: Board) => string | null = () => null,
): z.ZodType<BoardFile> =>
  z.unknown().transform((json, context) => {
    const read = readBoardFile(json, vocabulary);
    const message = read.ok ? whyNot(read.board) : null;
    const problems = read.ok ? (message === null ? [] : [{ path: '', message }]) : read.errors;
    for (const { path, message } of problems)
      context.addIssue({ code: 'custom', message: `${path} ${message}`.trim() });
    return problems.length > 0 ? z.NEVER : (json as BoardFile);
  });

function schemaError(issue: z.core.$ZodIssue): BoardFileError {
  const path = issue.path.map(String).join('.') || 'file';
  return { path, message: issueWords(issue.code === 'invalid_key' ? issue.issues[0] : issue) };
}

type Kinds = ReadonlyMap<string, HexKind>;

function nameErrors(legend: Kinds, vocabulary: Vocabulary): BoardFileError[] {
  return [
    ...unknownNames('terrain', legend, (kind) => [kind.terrain], vocabulary.terrains, MAX_TERRAINS),
    ...unknownNames('feature', legend, (kind) => kind.features ?? [], vocabulary.featureNames, MAX_FEATURES),
  ];
}

function unknownNames(
  what: string,
  legend: Kinds,
  namesIn: (kind: HexKind) => readonly string[],
  known: readonly string[] | undefined,
  most: number,
): BoardFileError[] {
  const used = [...legend].flatMap(([code, kind]) => namesIn(kind).map((name) => ({ code, name })));
  if (known) {
    return used
      .filter(({ name }) => !known.includes(name))
      .map(({ code, name }) => ({
        path: `legend.${code}`,
        message: `unknown ${what} "${name}"; known: ${known.join(', ')}`,
      }));
  }
  const count = new Set(used.map(({ name }) => name)).size;
  return count > most ? [{ path: 'legend', message: `${count} ${what}s, at most ${most} are possible` }] : [];
}

function rowErrors(
  { width, height }: BoardFile,
  rows: readonly (readonly string[])[],
  legend: Kinds,
): BoardFileError[] {
  const errors: BoardFileError[] = [];
  if (rows.length !== height) {
    errors.push({ path: 'rows', message: `${rows.length} rows, but the height is ${height}` });
  }
  const digits = numberDigits(width, height);
  for (const [row, codes] of rows.entries()) {
    const path = `rows.${row}`;
    if (codes.length !== width) {
      errors.push({ path, message: `row ${row + 1} has ${codes.length} hexes, but the width is ${width}` });
    }
    for (const [col, code] of codes.entries()) {
      if (legend.has(code)) continue;
      const hex = formatNumber({ col, row }, digits);
      const known = [...legend.keys()].slice(0, 40).join(' ');
      errors.push({ path, message: `hex ${hex}: the legend has no code "${code}"; it has ${known}` });
    }
  }
  return errors;
}

function edgeErrors({ width, height, edges = [] }: BoardFile, { edgeNames }: Vocabulary): BoardFileError[] {
  if (edges.length === 0) return [];
  const grid = createGrid(width, height);
  const taken = new Set<number>();
  const kinds = new Set(edges.map(({ kind }) => kind));
  if (kinds.size > MAX_EDGE_NAMES)
    return [{ path: 'edges', message: `${kinds.size} kinds, at most ${MAX_EDGE_NAMES} are possible` }];
  return edges.flatMap(({ hex, side, kind }, index) => {
    const fail = (message: string) => [{ path: `edges.${index}`, message }];
    if (edgeNames && !edgeNames.includes(kind))
      return fail(`unknown edge "${kind}"; known: ${edgeNames.join(', ')}`);
    const cell = cellOf(grid, hex);
    if (cell < 0) return fail(`the board has no hex "${hex}"`);
    const beyond = neighbour(grid, cell, side);
    if (beyond < 0) return fail(`side ${side} of hex ${hex} is the edge of the map`);
    if (taken.has(cell * 6 + side)) return fail(`something stands on side ${side} of hex ${hex} already`);
    taken.add(cell * 6 + side).add(beyond * 6 + oppositeOf(side));
    return [];
  });
}

/** Limits the errors of a file that is wrong everywhere. */
function brief(errors: readonly BoardFileError[], most = 20): BoardFileError[] {
  const shorten = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}...` : text);
  const shown = errors
    .slice(0, most)
    .map(({ path, message }) => ({ path: shorten(path), message: shorten(message) }));
  const hidden = errors.length - shown.length;
  return hidden > 0 ? [...shown, { path: 'file', message: `and ${hidden} more errors` }] : shown;
}

export function writeBoardFile(board: Board): BoardFile {
  const letters = lettersOf(board.terrains);
  const codes = new Map<string, string>();
  const legend = new Map<string, BoardFile['legend'][string]>();
  const cells = Array.from({ length: board.size }, (_, cell) => {
    const kind = kindAt(board, cell);
    const key = JSON.stringify(kind);
    const code = codes.get(key) ?? newCode(kind, letters, legend);
    codes.set(key, code);
    legend.set(code, compact(kind));
    return code;
  });
  const breadth = Math.max(...[...legend.keys()].map((code) => code.length)) + 1;
  const rows = Array.from({ length: board.height }, (_, row) =>
    cells
      .slice(row * board.width, (row + 1) * board.width)
      .map((code) => code.padEnd(breadth))
      .join('')
      .trimEnd(),
  );
  const edges = edgesOf(board);
  return {
    format: 'ironfield-board',
    version: 1,
    name: board.name,
    width: board.width,
    height: board.height,
    legend: Object.fromEntries(legend),
    rows,
    ...(edges.length > 0 && { edges: [...edges] }),
  };
}

const compact = ({ terrain, level, features }: HexKind): BoardFile['legend'][string] => ({
  terrain,
  ...(level ? { level } : {}),
  ...(features?.length ? { features: [...features] } : {}),
});

/** A letter of its name for each terrain; none for the first, the ground beneath the others. */
function lettersOf([ground, ...others]: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map([[ground, '']]);
  const taken = new Set<string>();
  for (const terrain of others) {
    const letter = [...terrain].find((char) => /[a-z]/i.test(char) && !taken.has(char)) ?? 'x';
    letters.set(terrain, letter);
    taken.add(letter);
  }
  return letters;
}

/** The letter of the terrain and the level, "." "2" "w" "w2", with a number if taken. */
function newCode(
  { terrain, level }: HexKind,
  letters: ReadonlyMap<string, string>,
  taken: ReadonlyMap<string, unknown>,
): string {
  const letter = letters.get(terrain) ?? '';
  const plain = `${letter}${level || ''}` || '.';
  return taken.has(plain) ? `${letter || '.'}:${taken.size.toString(36)}` : plain;
}
