import type { Base } from '@ironfield/table/base.ts';
import { type Heading, headingTo, NO_HEADING } from '@ironfield/table/heading.ts';
import { contains, nearestOn } from '@ironfield/table/polygon.ts';
import { groundOf, type Piece, topOf } from '@ironfield/table/scenes/scene.ts';
import { piecesAt, piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { CONTACT, MODEL_HEIGHTS } from '../../data/tables.ts';
import { past } from '../../register.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { isBuilding } from '../terrain/structures.ts';
import { countersOf, whyNotHullDown } from './hull-down.ts';
import { baseOf, coverOf, footOf, touches } from './sighting.ts';

/** HGB-ACT-06: the cover of a unit that is Hull-Down. */
export interface Hidden {
  readonly counters: number;
  /** The heading of the cover; `null` where it is all around. */
  readonly shelter: Heading | null;
}

/** HGB-ACT-06, HGB-INF-12: infantry has to be inside. */
const isForInfantry = (state: State, piece: Piece, base: Base): boolean =>
  hidesOutside(state)
    ? SHELTERED_BEFORE.has(piece.kind)
    : (isBuilding(piece) || piece.kind === 'wreck' || piece.kind === 'trench') &&
      contains(piece.corners, base);

const hidesOutside = ({ setup }: State): boolean => past(setup).hidesOutside?.() === true;
const SHELTERED_BEFORE = new Set(['building', 'damaged building', 'wreck', 'trench']);

/** HGB-ACT-06: the best place to be Hull-Down that a unit has where it stands; `null` if it has none. */
export function bestShelter(state: State, id: number): Hidden | null {
  const base = baseOf(state, id);
  let best: Hidden | null = null;
  for (const piece of piecesNear(state.scene, base, base, base.radius + CONTACT)) {
    const hidden = touches(base, piece) ? shelterBehind(state, id, piece) : null;
    if (hidden && (!best || rank(hidden) > rank(best))) best = hidden;
  }
  return best;
}

/** More counters are better, and with as many cover all around is. */
const rank = ({ counters, shelter }: Hidden): number => 2 * counters + (shelter === null ? 1 : 0);

function shelterBehind(state: State, id: number, piece: Piece): Hidden | null {
  const base = baseOf(state, id);
  const unit = unitOf(state, id);
  const cover = coverOf(piece) ?? null;
  const whyNot = whyNotHullDown(unit, {
    cover,
    height: topOf(piece) - (hidesOutside(state) ? groundOf(piecesAt(state.scene, base)) : footOf(state, id)),
    modelHeight: MODEL_HEIGHTS[unit.sheet.card.kind],
    isForInfantry: isForInfantry(state, piece, base),
  });
  if (whyNot || cover === null) return null;
  const towards = contains(piece.corners, base)
    ? NO_HEADING
    : headingTo(base, nearestOn(piece.corners, base));
  return { counters: countersOf(cover), shelter: towards === NO_HEADING ? null : towards };
}
