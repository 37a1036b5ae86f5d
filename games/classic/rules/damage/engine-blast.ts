// MT-EXPL-02: an engine goes up.

import { distance } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { changeGround, hexWith } from '../ground/ground.ts';
import { PILOT_DEAD } from '../unit/condition.ts';
import { attackSide } from './attack-side.ts';
import { strikeInGroups } from './damage.ts';
import { killPilot } from './destruction.ts';

/** The divisors of the rating, by distance. */
const DIVISORS = [0, 10, 20, 40];

/** MT-EXPL-02: to nearest, a half down. */
export const blastAt = (rating: number, range: number): number =>
  range > 0 && range < DIVISORS.length ? Math.ceil(rating / DIVISORS[range] - 0.5) : 0;

/** All in its hex are destroyed, and others harmed from there; so is its own pilot, if he has landed near it. */
export function blast(play: Play<Classic>, field: Battlefield, unit: number, landed?: number): void {
  const { units } = play.state;
  const { hex } = units[unit];
  const rating = field.kinds[unit].engineRating(field, unit);
  for (const [other, { hex: there }] of units.entries()) {
    if (there < 0) continue;
    const range = distance(field.board, hex, there);
    if (range === 0) killPilot(play, field, other, 'blast');
    const points = blastAt(rating, range);
    const side = attackSide(field, play.state, hex, other);
    if (points > 0)
      strikeInGroups(play, field, other, points, { table: 'mech', side, covered: 0, isBlast: true });
  }
  if (landed !== undefined && landed >= 0)
    harmAfoot(play, unit, blastAt(rating, distance(field.board, hex, landed)));
  if (field.depth[hex] < 1) changeGround(play, hexWith(field.board, hex, { add: ['fire'] }), [unit]);
}

/** MT-EXPL-03: a pilot on foot is treated as any unit at his distance. */
function harmAfoot(play: Play<Classic>, unit: number, points: number): void {
  const mech = play.state.units[unit];
  const taken = Math.min(points, PILOT_DEAD - mech.crew.hits);
  if (taken <= 0) return;
  const hits = mech.crew.hits + taken;
  mech.crew = { ...mech.crew, hits };
  play.emit({ type: 'pilot-hurt', unit, points: taken, hits });
}
