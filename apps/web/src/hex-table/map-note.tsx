import type { Spot } from '../board/geometry.ts';
import './action-wheel.css';
import type { MoveNote } from './hex-game.ts';

interface MapNoteProps {
  readonly at: Spot;
  /** Is there more room at its left? */
  readonly isLeft: boolean;
  readonly notes: readonly MoveNote[];
}

const LINE = 15;

/** What a move costs and brings, beside where it ends. */
export function MapNote({ at, isLeft, notes }: MapNoteProps) {
  const width = Math.max(...notes.map(({ text }) => text.length)) * 6.3 + 16;
  const height = notes.length * LINE + 8;
  return (
    <g className="map-note" transform={`translate(${at.x} ${at.y})`}>
      <g className="same-size">
        <g transform={`translate(${isLeft ? -width - 40 : 40} ${-height / 2})`}>
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
