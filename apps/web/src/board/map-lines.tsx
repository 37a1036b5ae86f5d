import type { Grid } from '@ironfield/hex/grid.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { centreOfCell } from './geometry.ts';
import { type Box, labelPlaces } from './names/label-places.ts';
import type { Shot } from './shot.ts';
import './map-lines.css';
import { useScale, useSeen } from './view/scale.ts';

/** A line between two hexes with a word on it. */
export interface MapLine {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly tone: 'shot' | 'possible' | 'threat' | 'miss' | 'sight' | 'blocked';
  /** The side that fires. Absent: neither. */
  readonly side?: number | undefined;
  /** The label in pieces, where several sides have a part in it. */
  readonly parts?: readonly { readonly text: string; readonly side: number }[];
  /** The dice rolled for it. */
  readonly dice?: readonly number[];
  /** The shot along it, for the dice rolled. */
  readonly shot?: Shot | undefined;
  /** The source of its number: every attack it stands for. */
  about?(): readonly PossibleAttack[];
}

/** One attack that could be made at a target. */
export interface PossibleAttack {
  readonly label: string;
  readonly explanation: Explanation;
}

/** A line from one hex to another, unless one of them is off the map or they are the same. */
export function lineBetween(from: number, to: number, label: string, tone: MapLine['tone']): MapLine[] {
  return from >= 0 && to >= 0 && from !== to ? [{ from, to, label, tone }] : [];
}

interface MapLinesProps {
  readonly grid: Grid;
  readonly lines: readonly MapLine[];
}

export const lineKey = ({ from, to, label, tone }: MapLine) => `${from} ${to} ${label} ${tone}`;
const looksOf = ({ tone, side }: MapLine) => `${tone} ${side === undefined ? '' : `side-${side}`}`;

export function MapLines({ grid, lines }: MapLinesProps) {
  return lines.map((line) => {
    const [a, b] = [centreOfCell(grid, line.from), centreOfCell(grid, line.to)];
    return (
      <line
        key={lineKey(line)}
        className={`map-line ${looksOf(line)}`}
        data-part="map-line"
        {...(line.dice && line.tone === 'shot' && FIRED)}
        {...(line.dice && line.shot && { 'data-drawn': '' })}
        x1={a.x}
        y1={a.y}
        x2={b.x}
        y2={b.y}
      />
    );
  });
}

/** Runs along its line, which is told to be 1 long for it. */
const FIRED = { 'data-fired': '', pathLength: 1 };

/** The room of a die beside a label, in pixels. */
const DIE = 18;

export interface LineLabelsProps extends MapLinesProps {
  /** Hexes in which something stands. */
  readonly tokens: readonly number[];
  /** Other texts on the map, in drawing units. */
  readonly written?: readonly Box[];
  /** A line whose number somebody wants explained; null for none. */
  onAbout?(line: MapLine | null): void;
}

/** The words of the lines, all of one size on the screen. */
export function LineLabels({ grid, lines, tokens, written = [], onAbout }: LineLabelsProps) {
  const scale = useScale();
  const seen = useSeen();
  const labelled = lines.filter(({ label }) => label !== '');
  const widthOf = ({ label, dice = [] }: MapLine) => label.length * 7.6 + 14 + dice.length * DIE;
  const places = labelPlaces(
    grid,
    labelled.map((line) => ({ ...line, width: widthOf(line) })),
    { tokens, written, seen },
    scale,
  );
  return labelled.map((line, index) => {
    const { x, y } = places[index];
    const dice = line.dice ?? [];
    const width = widthOf(line);
    const words = width - dice.length * DIE;
    return (
      <g
        key={lineKey(line)}
        className={`line-label ${looksOf(line)}`}
        data-part="line-label"
        data-tone={line.tone}
        transform={`translate(${x} ${y})`}
        {...(line.about && onAbout && asked(line, onAbout))}
      >
        <g className="same-size">
          <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
          <text x={(-dice.length * DIE) / 2} y={4.5}>
            {line.parts?.map(({ text, side }, place) => (
              <tspan key={text} className={`side-${side}`} data-side={side} dx={place > 0 ? 6 : 0}>
                {text}
              </tspan>
            )) ?? line.label}
          </text>
          {dice.map((shown, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
            <g key={place} transform={`translate(${words - width / 2 + place * DIE - 4} -7)`}>
              <rect className="label-die" width={14} height={14} rx={3} />
              <text className="label-pips" x={7} y={11}>
                {shown}
              </text>
            </g>
          ))}
        </g>
      </g>
    );
  });
}

/** A label that explains itself when it is pointed at or pressed. */
const asked = (line: MapLine, onAbout: (line: MapLine | null) => void) => ({
  'data-control': '',
  role: 'button',
  tabIndex: 0,
  'aria-label': `Why ${line.label}?`,
  onPointerEnter: () => onAbout(line),
  onPointerLeave: () => onAbout(null),
  onFocus: () => onAbout(line),
  onBlur: () => onAbout(null),
  onClick: () => onAbout(line),
});
