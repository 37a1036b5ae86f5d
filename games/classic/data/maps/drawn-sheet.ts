// Maps drawn with one code per hex: `.` clear, `r` rough, `l` and `h` light and heavy woods, `~1` water of depth 1.
// A number alone is clear ground at that level; behind a letter it is the level, behind water it has a sign: `2`, `h1`,
// `~1-2`.

import { type Board, type HexKind, kindAt } from '@ironfield/hex/board.ts';
import { type BoardFile, writeBoardFile } from '@ironfield/hex/board-file.ts';
import { depthOf, Terrain } from '../terrain.ts';

const LETTERS: Readonly<Record<string, string>> = { l: 'light woods', h: 'heavy woods', r: 'rough' };

function hexOfCode(code: string): HexKind {
  const [, letter, high] = /^([lhr])?(-?\d{1,3})?$/.exec(code) ?? [];
  const [water, depth, surface] = /^~(\d)([+-]\d{1,3})?$/.exec(code) ?? [];
  if (code === '' || (code !== '.' && letter === undefined && high === undefined && water === undefined)) {
    throw new Error(`"${code}" is no hex`);
  }
  const terrain = water === undefined ? (LETTERS[letter] ?? 'clear') : `water ${depth}`;
  const level = Number(high ?? surface ?? 0);
  return level === 0 ? { terrain } : { terrain, level };
}

function codeOfHex({ terrain, level = 0 }: HexKind): string {
  if (terrain.startsWith('water ')) {
    return `~${terrain.slice(6)}${level === 0 ? '' : level > 0 ? `+${level}` : level}`;
  }
  const letter = Object.keys(LETTERS).find((key) => LETTERS[key] === terrain) ?? '';
  return `${letter}${level || ''}` || '.';
}

/** A map from its drawing. */
export function drawnSheet(name: string, drawing: string): BoardFile {
  const rows = drawing.trim().split('\n');
  const codes = new Set(rows.flatMap((row) => row.trim().split(/\s+/)));
  const legend = Object.fromEntries(
    [...codes].toSorted().map((code): [string, BoardFile['legend'][string]] => {
      const { terrain, level } = hexOfCode(code);
      return [code, level === undefined ? { terrain } : { terrain, level }];
    }),
  );
  const width = rows[0].trim().split(/\s+/).length;
  return { format: 'ironfield-board', version: 1, name, width, height: rows.length, legend, rows };
}

const isDrawable = ({ terrain, features, edges }: Board): boolean =>
  edges.every((edge) => edge === 0) &&
  features.every((bits) => bits === 0) &&
  terrain.every((kind) => kind <= Terrain.heavyWoods || depthOf(kind) >= 0);

/** The drawing of a board of this game's terrains, as a map; with letters of its own where these do not suffice. */
export function drawSheet(board: Board): BoardFile {
  if (!isDrawable(board)) return writeBoardFile(board);
  const codes = Array.from({ length: board.size }, (_, cell) => codeOfHex(kindAt(board, cell)));
  const breadth = Math.max(...codes.map((code) => code.length)) + 1;
  const rows = Array.from({ length: board.height }, (_, row) =>
    codes
      .slice(row * board.width, (row + 1) * board.width)
      .map((code) => code.padEnd(breadth))
      .join('')
      .trimEnd(),
  );
  return drawnSheet(board.name, rows.join('\n'));
}
