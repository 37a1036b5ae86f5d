import type { Spot } from '../board/geometry.ts';
import { useExtent, useScale } from '../board/scale.ts';
import './action-wheel.css';
import type { MoveNote } from './hex-game.ts';

interface MapNoteProps {
  readonly at: Spot;
  readonly notes: readonly MoveNote[];
}

const LINE = 15;
/** Clear of the token and of the arrows around it. */
const ASIDE = 40;
const ABOVE = 60;

/** What a move costs and brings: beside where it ends, or above or below it where there is no room. */
export function MapNote({ at, notes }: MapNoteProps) {
  const scale = useScale();
  const extent = useExtent();
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
