import { attackSides } from '@ironfield/classic/rules/damage/attack-side.ts';
import { type Axial, centreOf } from '@ironfield/hex/coordinates.ts';
import { z } from 'zod';
import { BadLine } from './bad-line.ts';
import { facing, fileName, hex, id } from './combatants.ts';
import { cellAt } from './library.ts';
import { bit, question } from './question.ts';

/** Without record sheets the target takes the front before a side, and a side before the rear. */
const BEST_FIRST = ['front', 'left', 'right', 'rear'] as const;

export const sides = question(
  z.object({ id, board: fileName, att: hex, tgt: hex, facing }),
  ({ board, att, tgt, facing: feet }, library) => {
    const ground = library.ground(board);
    const from = cellAt(ground, att);
    const to = cellAt(ground, tgt);
    if (from === to) throw new BadLine(`attacker and target are both in hex ${att}`);
    const options = attackSides(ground, from, to, feet);
    const { q, r } = ground.board;
    return {
      side: BEST_FIRST.find((side) => options.includes(side)),
      bearing: degrees({ q: q[from] - q[to], r: r[from] - r[to] }, feet),
      boundary: bit(options.length > 1),
      options,
    };
  },
);

/** Degrees clockwise from the direction of the feet, for people: the rules compare hexsides, never angles. */
function degrees(to: Axial, feet: number): number {
  const { x, y } = centreOf(to);
  const clockwise = (Math.atan2(x / Math.sqrt(3), -y) * 180) / Math.PI;
  return (((Math.round(clockwise) - 60 * feet) % 360) + 360) % 360;
}
