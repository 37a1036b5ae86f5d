// Finds what stands between an eye and a model. Lines run from one place at a height to another; a piece cuts a line
// that passes over its outline between its foot and its top. Games say what a cut line means.

import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { Base } from './base.ts';
import { lengthOf, liesAside, outlook, positionsOf, type Spans, sharesTo } from './crossing.ts';
import { movedAlong } from './heading.ts';
import { distanceSquared } from './place.ts';
import { type Piece, type Scene, topOf } from './scenes/scene.ts';
import { piecesNear } from './scenes/scene-index.ts';

/** The place from which a model looks. Heights are above the table. */
export interface Eye extends Place {
  readonly z: number;
}

/** A model with its base at one height and its top at another. */
export interface Target extends Base {
  readonly foot: number;
  readonly top: number;
}

/** Places on the edge of a base that are looked at, besides its centre. */
const EDGE_PLACES = 8;
const RAYS = EDGE_PLACES + 1;
/** Lines to the foot are bits 0 to 8, with the centre first; lines to the top are bits 9 to 17. */
const FOOT = 1;
const TOP = 1 << RAYS;
const CENTRE = FOOT | TOP;
const ALL_LINES = (1 << (2 * RAYS)) - 1;

/** A piece that cuts some of the lines from the eye to the foot and top of a model. */
export interface Obstruction {
  readonly piece: Piece;
  /** A bit for every line that it cuts. */
  readonly cuts: number;
  /**
   * Where the line to the centre runs over the piece; if that one misses it, where the line with the longest way over
   * it does.
   */
  readonly spans: Spans;
}

/** The relevant pieces that cut any line from the eye to the model, in the order of the scene. */
export function obstructionsBetween(
  scene: Scene,
  eye: Eye,
  target: Target,
  matters?: (piece: Piece) => boolean,
): Obstruction[] {
  const all = piecesNear(scene, eye, target, target.radius);
  const near = matters ? all.filter(matters) : all;
  if (near.length === 0) return [];
  const from = { x: eye.x, y: eye.y };
  // Allows for rounded places.
  const aside = (target.radius + 2) * Math.sqrt(distanceSquared(from, target));
  const look = { from, ends: endsAt(target), z: eye.z, target, aside };
  const obstructions: Obstruction[] = [];
  for (const piece of near) {
    const obstruction = obstructionBy(piece, look);
    if (obstruction) obstructions.push(obstruction);
  }
  return obstructions;
}

interface Look {
  readonly from: Place;
  readonly ends: readonly Place[];
  readonly z: number;
  readonly target: Target;
  /** The furthest any line lies from the one to the centre, times the length of that line. */
  readonly aside: number;
}

function endsAt({ x, y, radius }: Target): Place[] {
  const ends: Place[] = [{ x, y }];
  for (let i = 0; i < EDGE_PLACES; i++) ends.push(movedAlong(ends[0], (i * FULL_TURN) / EDGE_PLACES, radius));
  return ends;
}

function obstructionBy(piece: Piece, { from, ends, z, target, aside }: Look): Obstruction | null {
  if (topOf(piece) < Math.min(z, target.foot) || piece.foot > Math.max(z, target.top)) return null;
  let cuts = 0;
  let spans: Spans = [];
  let longest = -1;
  const outline = outlook(piece.corners, from);
  if (liesAside(outline, from, ends[0], aside)) return null;
  for (let ray = 0; ray < RAYS; ray++) {
    const shares = sharesTo(outline, from, ends[ray]);
    if (shares.length === 0) continue;
    const isFootCut = isCut(piece, shares, z, target.foot);
    const isTopCut = isCut(piece, shares, z, target.top);
    if (!isFootCut && !isTopCut) continue;
    cuts |= (isFootCut ? FOOT << ray : 0) | (isTopCut ? TOP << ray : 0);
    if (ray > 0 && (cuts & CENTRE) !== 0) continue;
    const positions = positionsOf(shares, Math.sqrt(distanceSquared(from, ends[ray])));
    const length = lengthOf(positions);
    if (length <= longest) continue;
    longest = length;
    spans = positions;
  }
  return cuts === 0 ? null : { piece, cuts, spans };
}

/** Whether a line from one height to another passes between the piece's foot and top while over it. */
function isCut(piece: Piece, shares: Spans, start: number, end: number): boolean {
  const top = topOf(piece);
  const middle = (start + end) / 2;
  const rise = end - start;
  for (let i = 0; i < shares.length; i += 2) {
    const a = middle + shares[i] * rise;
    const b = middle + shares[i + 1] * rise;
    const low = a < b ? a : b;
    if ((piece.isGround ? low < top : low <= top) && (a < b ? b : a) >= piece.foot) return true;
  }
  return false;
}

/** Whether every line is cut, by one of these or by several together. */
export function isHiddenBy(obstructions: readonly Obstruction[]): boolean {
  let cuts = 0;
  for (const obstruction of obstructions) cuts |= obstruction.cuts;
  return cuts === ALL_LINES;
}
