import type { BoardFile } from '@ironfield/hex/board-file.ts';

const legend: BoardFile['legend'] = {
  '.': { terrain: 'clear' },
  r: { terrain: 'rough' },
  l: { terrain: 'light woods' },
  H: { terrain: 'heavy woods' },
};

function sheet(name: string, rows: string): BoardFile {
  return {
    format: 'ironfield-board',
    version: 1,
    name,
    width: 15,
    height: 17,
    legend,
    rows: rows.trim().split('\n'),
  };
}

/** Our own sheets of the size and terrain of the printed one (BFQ-SEQ-02). North is up. */
export const MAPS = {
  meadow: sheet(
    'Open meadow',
    `
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . l . . . . . . . . . . . .
. l l . . . . l . . . . l . .
. . . . . . l H l . . . l H .
. . . . . . l l . . . . . l .
. . . . . . . . . . . . . . .
. H l . . . . . . . l . . . .
. l H . . . . . . . l l . . .
. . . . . l l . . . . . . . .
. . . . . l H . . . . . . . .
. . . . . . l . . . . H l . .
. . . . . . . . . . l l H . .
. . l . . . . . . . . l . . .
. l H l . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .`,
  ),
  woodland: sheet(
    'Broken woodland',
    `
. . . . . . . . . . . . . . .
. . . l . . . . . l . . . . .
. l . l H . . . l . . . . l .
. l l . l . . . l H . . l l .
. . H . . . r . . l . . H . .
. . . . . r r . . . . . l . .
l l . . . . . . l l . . . . r
. l H . . l . . H H l . . r r
. . l . . H l . l H . . l . .
r . . . . l H . . . . . H l .
r r . . . . l . . . r . l . .
. . . l . . . . . r r . . . .
. . l H . . . l . . . . l l .
. l H l . . l H l . . l H . .
. . . . . . . l . . . l . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .`,
  ),
};

export type MapId = keyof typeof MAPS;
