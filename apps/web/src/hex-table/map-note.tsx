import type { Spot } from '../board/geometry.ts';
import type { Box } from '../board/label-places.ts';
import { type Extent, useExtent, useScale } from '../board/scale.ts';
import './action-wheel.css';
import type { MoveNote } from './hex-game.ts';

export interface MapNoteProps {
  readonly at: Spot;
  readonly notes: readonly MoveNote[];
}

const LINE = 15;
/** Clear of the token and of the arrows around it. */
const ASIDE = 40;
const ABOVE = 60;

/** The corner of a note from its place, and its size, in pixels: beside it, or above or below where there is no room. */
function placeOf({ at, notes }: MapNoteProps, scale: number, extent: Extent | null) {
  const width = Math.max(...notes.map(({ text }) => text.length)) * 6.3 + 16;
  const height = notes.length * LINE + 8;
  const [before, after] = [at.x * scale, extent ? (extent.width - at.x) * scale : Number.POSITIVE_INFINITY];
  const isLow = extent !== null && at.y > extent.height / 2;
  const [x, y] =
    after >= width + ASIDE
      ? [ASIDE, -height / 2]
      : before >= width + ASIDE
        ? [-width - ASIDE, -height / 2]
        : [Math.min(Math.max(-width / 2, -before), after - width), isLow ? -ABOVE - height : ABOVE];
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
export function MapNote({ at, notes }: MapNoteProps) {
  const { x, y, width, height } = placeOf({ at, notes }, useScale(), useExtent());
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
