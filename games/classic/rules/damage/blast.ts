// Explosions that hurt everybody around (MT-ARTY-04).

import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { HitTable } from '../../data/physical-attacks.ts';
import type { Classic } from '../../game-types.ts';
import { sideEntered } from './attack-side.ts';
import { strikeInGroups } from './damage.ts';
import { type Layer, type Touched, touchedBy } from './touched.ts';

export interface Blast {
  readonly cell: number;
  /** Nobody farther off is hurt. */
  readonly hexes: number;
  readonly layer?: Layer;
  /** The hexsides over which it has come in, if any: it strikes those in its own hex from there. */
  readonly from: readonly Direction[];
  /** The table for hits on 'Mechs in that hex. */
  readonly table?: HitTable;
  pointsFor(touched: Touched): number;
  /** MT-BASE-20: for a building so many hexes away; absent: none. */
  forBuilding?(away: number): number;
}

/** Everybody is struck at once, so nobody's end shelters anybody else. */
export function burst(play: Play<Classic>, field: Battlefield, blast: Blast): void {
  field.plugged.blast?.(play, field, blast);
  for (const touched of touchedBy(field, play.state, blast.cell, blast.hexes, blast.layer))
    strikeOne(play, field, blast, touched);
}

function strikeOne(play: Play<Classic>, field: Battlefield, blast: Blast, touched: Touched): void {
  const points = blast.pointsFor(touched);
  if (points <= 0) return;
  const { unit, cell, away } = touched;
  if (play.state.units[unit].hex < 0) field.plugged.flushedOut?.(play, field, unit);
  const kind = field.kinds[unit];
  const { reaches } = field.plugged;
  const less = (each: number) => reaches?.(each, field, play.state, unit) ?? each;
  if (kind.troopers && kind.codes.length === 1) {
    // All of it at once.
    const through = less(points);
    if (through > 0) kind.strike(play, field, unit, { part: 0, rear: false, critical: false }, through);
    return;
  }
  const entered = away === 0 ? blast.from : hexsidesAt(lineOn(field.board, cell, blast.cell).bearing);
  // MT-ARTY-08: what has no table for hits from above is struck on its front.
  const isAbove = away === 0 && blast.table === 'above';
  // MT-ARTY-04: and on its front what is hit from nowhere in particular.
  const isAhead = (isAbove && !kind.limbs) || entered.length === 0;
  const side = isAhead ? 'front' : sideEntered(field, play.state, unit, entered);
  const table = away === 0 && kind.limbs ? (blast.table ?? 'mech') : 'mech';
  strikeInGroups(play, field, unit, points, { table, side, covered: 0, less, isBlast: true });
}
