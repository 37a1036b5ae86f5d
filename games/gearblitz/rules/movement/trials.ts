import { remembered } from '@ironfield/kernel/memory.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { stretchesOf } from '@ironfield/table/leg.ts';
import type { Piece, Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { TOLERANCE } from '../../data/tables.ts';
import { type Frames, type State, UNMOVED } from '../../state.ts';
import { groundCost, whiteSandOn } from '../terrain/ground.ts';
import { WHITE_SAND_STRETCH, whiteSandTests } from '../terrain/terrain.ts';
import { moverOf } from './legs.ts';
import { isUnstableHere } from './maneuver.ts';

/** Places are rounded: so far in one certainly has entered. Even, as the lengths of lines are. */
const INSIDE = 6;

type Trial = ({ step: 'sand' } & Frames['sand']) | ({ step: 'maneuver' } & Frames['maneuver']);

const NO_TRIALS = { sand: 0, frames: [] };

const hasSand = remembered(({ pieces }: Scene): boolean =>
  pieces.some((piece) => whiteSandOn([piece]) !== null),
);

/** The distance straight on to the next ground test; `null` if none is due. */
export function nextTrial(state: State, id: number, to: Place): number | null {
  const { at, activation } = state.units[id];
  const unit = moverOf(state, id);
  const isShaky = isUnstableHere(unit, null);
  if (!isShaky && !hasSand(state.scene)) return null;
  let sand = activation!.sand;
  let tested = whiteSandTests(sand, unit.altitude);
  let before: readonly Piece[] = piecesAt(state.scene, at!);
  for (const { from, to: end, pieces } of stretchesOf(state.scene, at!, to)) {
    if (isShaky && isEntered(state, id, before, pieces)) return from + INSIDE;
    before = pieces;
    if (whiteSandOn(pieces) === null) continue;
    const after = whiteSandTests(sand + end - from, unit.altitude);
    // HGB-TERR-09: at once, and at each further 6 inches.
    if (after > tested) return from + tested * WHITE_SAND_STRETCH + TOLERANCE - sand + INSIDE;
    sand += end - from;
    tested = after;
  }
  return null;
}

/** The terrain along a straight way, and the tests due there. */
export function trialsOf(
  state: State,
  id: number,
  to: Place,
): { readonly sand: number; readonly frames: readonly Trial[] } {
  const { at, activation } = state.units[id];
  const unit = moverOf(state, id);
  if (!isUnstableHere(unit, null) && !hasSand(state.scene)) return NO_TRIALS;
  let sand = 0;
  let terrain: Frames['sand']['terrain'] | null = null;
  const stretches = stretchesOf(state.scene, at!, to);
  for (const { from, to: end, pieces } of stretches) {
    const here = whiteSandOn(pieces);
    if (here === null) continue;
    sand += end - from;
    terrain = here;
  }
  const frames: Trial[] = [];
  const { sand: before } = activation ?? UNMOVED;
  const tests = whiteSandTests(before + sand, unit.altitude) - whiteSandTests(before, unit.altitude);
  if (terrain && tests > 0) frames.push({ step: 'sand', unit: id, terrain, tests });
  const last = stretches[stretches.length - 1].pieces;
  if (isUnstableHere(unit, null) && isEntered(state, id, piecesAt(state.scene, at!), last))
    frames.push({ step: 'maneuver', unit: id, why: 'unstable', turn: 0 });
  return { sand, frames };
}

/** HGB-FLAW-08: from easy ground onto ground that costs more than 1. */
function isEntered(state: State, id: number, before: readonly Piece[], after: readonly Piece[]): boolean {
  const unit = moverOf(state, id);
  return groundCost(unit, before)! <= 1 && isUnstableHere(unit, groundCost(unit, after)!);
}
