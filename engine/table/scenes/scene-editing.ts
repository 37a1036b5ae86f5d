// The operations of a scene editor, as pure functions: each returns a changed scene or a reason, and keeps the way
// back.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Heading } from '../heading.ts';
import { INCH } from '../place.ts';
import {
  boundsOf,
  middleOf,
  type Polygon,
  polygonOf,
  polygonProblem,
  scaledPolygon,
  translatedPolygon,
  turnedPolygon,
} from '../polygon.ts';
import { MAX_CORNERS, MAX_PIECES, type Piece, type Scene, withoutPiece, withPiece } from './scene.ts';

export interface Editing {
  readonly scene: Scene;
  /** The scenes before and after it, the nearest one last. */
  readonly past: readonly Scene[];
  readonly future: readonly Scene[];
}

export type Edit =
  | { readonly type: 'place'; readonly piece: Omit<Piece, 'id'> }
  | { readonly type: 'move'; readonly id: string; readonly by: Place }
  | { readonly type: 'turn'; readonly id: string; readonly by: Heading }
  | { readonly type: 'scale'; readonly id: string; readonly percent: number }
  | { readonly type: 'reshape'; readonly id: string; readonly corners: Polygon }
  | { readonly type: 'change'; readonly id: string; readonly to: Partial<Omit<Piece, 'id' | 'corners'>> }
  | { readonly type: 'copy'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string };

const MOST_STEPS_BACK = 200;
const ASIDE: Place = { x: INCH, y: INCH };

export const startEditing = (scene: Scene): Editing => ({ scene, past: [], future: [] });

export function edited({ scene, past }: Editing, edit: Edit): Result<Editing, Reason> {
  const next = changed(scene, edit);
  if (!next.ok) return next;
  return accepted({ scene: next.value, past: [...past, scene].slice(-MOST_STEPS_BACK), future: [] });
}

/** Unchanged if there is nothing to undo. */
export function undone(editing: Editing): Editing {
  const scene = editing.past.at(-1);
  if (!scene) return editing;
  return { scene, past: editing.past.slice(0, -1), future: [...editing.future, editing.scene] };
}

export function redone(editing: Editing): Editing {
  const scene = editing.future.at(-1);
  if (!scene) return editing;
  return { scene, past: [...editing.past, editing.scene], future: editing.future.slice(0, -1) };
}

function changed(scene: Scene, edit: Edit): Result<Scene, Reason> {
  if (edit.type === 'place') return added(scene, edit.piece);
  const piece = scene.pieces.find(({ id }) => id === edit.id);
  if (!piece) return refused({ message: `There is no piece "${edit.id}"` });
  switch (edit.type) {
    case 'move':
      return laid(scene, { ...piece, corners: translatedPolygon(piece.corners, edit.by) });
    case 'turn':
      return laid(scene, {
        ...piece,
        corners: turnedPolygon(piece.corners, middleOf(piece.corners), edit.by),
      });
    case 'scale': {
      const corners = scaledPolygon(piece.corners, middleOf(piece.corners), edit.percent);
      return laid(scene, { ...piece, corners });
    }
    case 'reshape':
      return laid(scene, { ...piece, corners: edit.corners });
    case 'change':
      return accepted(withPiece(scene, { ...piece, ...edit.to }));
    case 'copy':
      return added(scene, { ...piece, corners: translatedPolygon(piece.corners, ASIDE) });
    case 'remove':
      return accepted(withoutPiece(scene, piece.id));
  }
}

function added(scene: Scene, piece: Omit<Piece, 'id'>): Result<Scene, Reason> {
  if (scene.pieces.length >= MAX_PIECES) {
    return refused({ message: `A scene has at most ${MAX_PIECES} pieces` });
  }
  return laid(scene, { ...piece, id: freshId(scene, piece.kind) });
}

function freshId({ pieces }: Scene, kind: string): string {
  const taken = new Set(pieces.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}

/** Pushes a piece back onto the table if it hangs over the edge. */
function laid(scene: Scene, piece: Piece): Result<Scene, Reason> {
  const problem = polygonProblem(piece.corners);
  if (problem) return refused({ message: `The outline ${problem}` });
  if (piece.corners.length > MAX_CORNERS) {
    return refused({ message: `An outline has at most ${MAX_CORNERS} corners` });
  }
  const { left, top, right, bottom } = boundsOf(piece.corners);
  if (right - left > scene.width || bottom - top > scene.height) {
    return refused({ message: 'The piece is larger than the table' });
  }
  const by = {
    x: Math.max(0, -left) - Math.max(0, right - scene.width),
    y: Math.max(0, -top) - Math.max(0, bottom - scene.height),
  };
  return accepted(withPiece(scene, { ...piece, corners: polygonOf(translatedPolygon(piece.corners, by)) }));
}
