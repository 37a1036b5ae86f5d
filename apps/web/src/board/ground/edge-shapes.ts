// Walls on hexsides: a thick line with a walk on it, the thicker the higher.

import { type Board, cellOf, edgesOf } from '@ironfield/hex/board.ts';
import { centreOfCell, sidePath } from '../geometry.ts';

interface EdgeShape {
  readonly key: string;
  readonly className: string;
  readonly d: string;
}

/** All of one kind are one path. */
export function edgeShapes(board: Board): EdgeShape[] {
  const byKind = Map.groupBy(edgesOf(board), ({ kind }) => kind);
  return [...byKind].flatMap(([kind, edges]) => {
    const [, grade, levels] = /^(\w+) wall (\d+)$/.exec(kind) ?? [kind, '', '1'];
    const d = edges.map(({ hex, side }) => sidePath(centreOfCell(board, cellOf(board, hex)), side)).join('');
    return [
      { key: `${kind} wall`, className: `edge-wall by-${levels}`, d },
      { key: `${kind} top`, className: `edge-top ${grade}`, d },
    ];
  });
}
