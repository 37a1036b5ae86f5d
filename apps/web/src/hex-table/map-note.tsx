import type { Spot } from '../board/geometry.ts';
import type { Box } from '../board/label-places.ts';
import { type Extent, useExtent, useScale } from '../board/scale.ts';
import './action-wheel.css';
import type { MoveNote } from './hex-game.ts';

export interface MapNoteProps {
  readonly at: Spot;
  readonly notes: readonly MoveNote[];
  /** How far something else reaches above and below the place, in pixels, and to both sides of it. */
  readonly around?: number;
}

const LINE = 15;
/** Clear of the token and of the arrows around it. */
const ASIDE = 40;
const ABOVE = 60;
const GAP = 8;

/** The corner of a note from its place, and its size, in pixels: beside it, or above or below where there is no room. */
function placeOf({ at, notes, around = 0 }: MapNoteProps, scale: number, extent: Extent | null) {
  const width = Math.max(...notes.map(({ text }) => text.length)) * 6.3 + 16;
  const height = notes.length * LINE + 8;
  const [before, after] = [at.x * scale, extent ? (extent.width - at.x) * scale : Number.POSITIVE_INFINITY];
  const isLow = extent !== null && at.y > extent.height / 2;
  const isAside = around === 0;
  const far = Math.max(ABOVE, around + GAP);
  const [x, y] =
    isAside && after >= width + ASIDE
      ? [ASIDE, -height / 2]
      : isAside && before >= width + ASIDE
        ? [-width - ASIDE, -height / 2]
        : [Math.min(Math.max(-width / 2, -before), after - width), isLow ? -far - height : far];
  return { x, y, width, height };
}

/** The room that a note takes, in drawing units. */
export function useNoteBox(note: MapNoteProps | null): readonly Box[] {
  const scale = useScale();
  const extent = useExtent();
  if (!note || note.notes.length === 0) return [];
  const { x, y, width, height } = placeOf(note, scale, extent);
  const [wide, high] = [width / 2 / scale, height / 2 / scale];
  return [{ x: note.at.x + x / scale + wide, y: note.at.y + y / scale + high, wide, high }];
}

/** What a move costs and brings, where it ends. */
export function MapNote(note: MapNoteProps) {
  const { at, notes } = note;
  const { x, y, width, height } = placeOf(note, useScale(), useExtent());
  return (
    <g className="map-note" transform={`translate(${at.x} ${at.y})`}>
      <g className="same-size">
        <g transform={`translate(${x} ${y})`}>
          <rect width={width} height={height} rx={6} />
          {notes.map(({ text, isRisk }, index) => (
            <text key={text} className={isRisk ? 'risk' : ''} x={8} y={15 + index * LINE}>
              {text}
            </text>
          ))}
        </g>
      </g>
    </g>
  );
}
