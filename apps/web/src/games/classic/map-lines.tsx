import type { Grid } from '@ironfield/hex/grid.ts';
import { centreOfCell, type Spot } from '../../board/geometry.ts';
import { useScale } from '../../board/scale.ts';

/** A line between two hexes with a word on it. */
export interface MapLine {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly tone: 'shot' | 'possible' | 'miss' | 'sight' | 'blocked';
}

interface MapLinesProps {
  readonly grid: Grid;
  readonly lines: readonly MapLine[];
}

const keyOf = ({ from, to, label, tone }: MapLine) => `${from} ${to} ${label} ${tone}`;

export function MapLines({ grid, lines }: MapLinesProps) {
  return lines.map((line) => {
    const [a, b] = [centreOfCell(grid, line.from), centreOfCell(grid, line.to)];
    return (
      <line key={keyOf(line)} className={`sight-line ${line.tone}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
    );
  });
}

/** Where along a line its label may stand, the best first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** Pixels around a label that nothing else should be in. */
const ROOM = 34;
/** Pixels from a line to a label beside it. */
const BESIDE = 26;

interface LineLabelsProps extends MapLinesProps {
  /** Hexes in which something stands. */
  readonly taken: readonly number[];
}

/** The words of the lines, all of one size on the screen, clear of tokens and of each other as far as that goes. */
export function LineLabels({ grid, lines, taken }: LineLabelsProps) {
  const scale = useScale();
  const spots: Spot[] = taken.map((cell) => centreOfCell(grid, cell));
  return lines.map((line) => {
    if (line.label === '') return null;
    const [a, b] = [centreOfCell(grid, line.from), centreOfCell(grid, line.to)];
    const free = ({ x, y }: Spot) =>
      Math.min(ROOM, ...spots.map((spot) => Math.hypot((spot.x - x) * 0.5, spot.y - y) * scale));
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    // Beside the line too: between neighbours there is no room on it.
    const aside = {
      x: ((b.y - a.y) / length) * (BESIDE / scale),
      y: ((a.x - b.x) / length) * (BESIDE / scale),
    };
    const [first, ...others] = [0, -1, 1].flatMap((side) =>
      ALONG.map((share) => ({
        x: a.x + (b.x - a.x) * share + side * aside.x,
        y: a.y + (b.y - a.y) * share + side * aside.y,
      })),
    );
    const at = others.reduce((best, spot) => (free(spot) > free(best) ? spot : best), first!);
    spots.push(at);
    const width = line.label.length * 7 + 14;
    return (
      <g key={keyOf(line)} className={`sight-label ${line.tone}`} transform={`translate(${at.x} ${at.y})`}>
        <g className="same-size">
          <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
          <text y={4.5}>{line.label}</text>
        </g>
      </g>
    );
  });
}
