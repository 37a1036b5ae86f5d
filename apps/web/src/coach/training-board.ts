import type { BoardFile } from '@ironfield/hex/board-file.ts';

const LEGEND: BoardFile['legend'] = {
  '.': { terrain: 'clear' },
  '1': { terrain: 'clear', level: 1 },
  r: { terrain: 'rough' },
  l: { terrain: 'light woods' },
  H: { terrain: 'heavy woods' },
};

/** The board of a lesson, drawn in rows. */
export function trainingBoard(name: string, rows: readonly string[]): BoardFile {
  const drawn = new Set(rows.join(' ').split(' '));
  return {
    format: 'ironfield-board',
    version: 1,
    name,
    width: rows[0].split(' ').length,
    height: rows.length,
    legend: Object.fromEntries(Object.entries(LEGEND).filter(([sign]) => drawn.has(sign))),
    rows: [...rows],
  };
}
