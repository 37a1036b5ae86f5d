// MT-EXPL-02: an engine goes up.

import { distance } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import { attackSide } from './attack-side.ts';
import { strikeInGroups } from './damage.ts';
import { destroy, killPilot } from './destruction.ts';
import { changeGround, hexWith } from './ground.ts';

/** What the rating is divided by, by distance. */
const DIVISORS = [0, 10, 20, 40];

/** MT-EXPL-02: to nearest, a half down. */
export const blastAt = (rating: number, range: number): number =>
  range > 0 && range < DIVISORS.length ? Math.ceil(rating / DIVISORS[range] - 0.5) : 0;

/** All in its hex are destroyed, and others harmed from there. Its own pilot may be gone before. */
export function blast(play: Play<Classic>, field: Battlefield, unit: number, isEmpty = false): void {
  const { units } = play.state;
  const { hex } = units[unit];
  const rating = field.kinds[unit].engineRating(field, unit);
  for (const [other, { hex: there }] of units.entries()) {
    if (there < 0) continue;
    const range = distance(field.board, hex, there);
    if (other === unit && isEmpty) destroy(play, field, unit, 'explosion');
    else if (range === 0) killPilot(play, field, other, 'explosion');
    const points = blastAt(rating, range);
    const side = attackSide(field, play.state, hex, other);
    if (points > 0) strikeInGroups(play, field, other, points, { table: 'mech', side, covered: 0 });
  }
  if (field.depth[hex] < 1) changeGround(play, hexWith(field.board, hex, { add: ['fire'] }));
}
