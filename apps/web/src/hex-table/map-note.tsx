import type { Spot } from '../board/geometry.ts';
import type { Box } from '../board/label-places.ts';
import { type Extent, useExtent, useScale } from '../board/scale.ts';
import './action-wheel.css';
import type { MoveNote } from './hex-game.ts';
import { notePlace } from './note-place.ts';

const LINE = 15;

export interface MapNoteProps {
  readonly at: Spot;
  readonly notes: readonly MoveNote[];
  /** How far an action wheel reaches above and below the place, in pixels; it takes both sides of it. */
  readonly around?: number;
  /** Where units stand that it should not cover. */
  readonly others?: readonly Spot[];
}

function placeOf({ at, notes, around, others }: MapNoteProps, scale: number, extent: Extent | null) {
  const width = Math.max(...notes.map(({ text }) => text.length)) * 6.3 + 16;
  const height = notes.length * LINE + 8;
  return { ...notePlace({ at, width, height, around, others, scale, extent }), width, height };
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
