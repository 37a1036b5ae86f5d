import type { Spot } from '../../board/geometry.ts';
import type { Box } from '../../board/names/label-places.ts';
import { type Seen, useSeen } from '../../board/view/scale.ts';
import type { MoveNote } from '../hex-game.ts';
import styles from './action-wheel.module.css';
import { notePlace } from './note-place.ts';

const LINE = 15;

export interface MapNoteProps {
  readonly at: Spot;
  readonly notes: readonly MoveNote[];
  /** The height of an action wheel above and below the place, in pixels; it takes both sides of it. */
  readonly around?: number;
  /** Units that it should not cover. */
  readonly others?: readonly Spot[];
}

function placeOf({ at, notes, around, others }: MapNoteProps, seen: Seen | null) {
  const width = Math.max(...notes.map(({ text }) => text.length)) * 6.3 + 16;
  const scale = seen?.scale ?? 1;
  const height = notes.length * LINE + 8;
  return { ...notePlace({ at, width, height, around, others, scale, seen }), width, height };
}

/** The room that a note takes, in drawing units. */
export function useNoteBox(note: MapNoteProps | null): readonly Box[] {
  const seen = useSeen();
  const scale = seen?.scale ?? 1;
  if (!note || note.notes.length === 0) return [];
  const { x, y, width, height } = placeOf(note, seen);
  const [wide, high] = [width / 2 / scale, height / 2 / scale];
  return [{ x: note.at.x + x / scale + wide, y: note.at.y + y / scale + high, wide, high }];
}

/** The cost and gains of a move, at its end. */
export function MapNote(note: MapNoteProps) {
  const { at, notes } = note;
  const { x, y, width, height } = placeOf(note, useSeen());
  return (
    <g className={styles.mapNote} data-part="map-note" transform={`translate(${at.x} ${at.y})`}>
      <g className="same-size">
        <g transform={`translate(${x} ${y})`}>
          <rect width={width} height={height} rx={6} />
          {notes.map(({ text, isRisk }, index) => (
            <text key={text} className={isRisk ? styles.risk : ''} x={8} y={15 + index * LINE}>
              {text}
            </text>
          ))}
        </g>
      </g>
    </g>
  );
}
