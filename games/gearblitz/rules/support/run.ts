import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { lengthOf, spansInside } from '@ironfield/table/crossing.ts';
import { groundOf, topOf } from '@ironfield/table/scenes/scene.ts';
import { piecesAt, piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { CONTACT, MODEL_HEIGHTS } from '../../data/tables.ts';
import { isChapterByChapter } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { sheetOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { cover } from '../sight/obscurement.ts';
import { baseOf, coverOf, touches } from '../sight/sighting.ts';

/** HGB-AIR-02: the Cover of a unit from above: only of terrain that it stands in or touches. */
export function coverOnRun(state: State, from: Place, id: number): number {
  const base = baseOf(state, id);
  const ground = groundOf(piecesAt(state.scene, base));
  const half = ground + MODEL_HEIGHTS[sheetOf(state, id).card.kind] / 2;
  const crossed = { light: 0, heavy: 0, hard: 0, solid: 0, isHiddenOrTouching: false };
  for (const piece of piecesNear(state.scene, base, base, base.radius + CONTACT)) {
    const kind = coverOf(piece);
    if (kind === undefined || topOf(piece) < half || !touches(base, piece)) continue;
    const length = lengthOf(spansInside(piece.corners, from, base));
    // HGB-LOS-03: Solid cover counts by the piece, where the line crosses it.
    const solid = length > 0 && !isChapterByChapter(state) ? 1 : 0;
    crossed[kind] += kind === 'solid' ? solid : length;
    crossed.isHiddenOrTouching = true;
  }
  return totalOf<RuleId>((tally) => cover(tally, crossed));
}
