import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import { FACINGS as FACING_NAMES } from '@ironfield/battleforce-qs/text.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { ReactNode } from 'react';
import { angleOf, centreOfCell, hexPath, type Spot } from '../../board/geometry.ts';
import { HexMap } from '../../board/hex-map.tsx';
import { NamePlates } from '../../board/name-plates.tsx';
import { Reach } from '../../board/reach.tsx';
import { useScale } from '../../board/scale.ts';
import { CounterToken } from './counter-token.tsx';
import { labelPlaces } from './label-places.ts';
import type { MapLine } from './marks.ts';
import type { Table } from './plan.ts';
import { FACINGS } from './question.ts';
import { UnitToken } from './unit-token.tsx';

export interface MapMarks {
  /** Hexes that may be chosen, as cells. */
  readonly reach: ReadonlySet<number>;
  readonly path: readonly number[];
  readonly lines: readonly MapLine[];
  readonly ghost: { readonly unit: number; readonly cell: number; readonly facing: Facing } | null;
  /** A counter about to be placed. */
  readonly counter: number;
  readonly pointed: number;
  readonly inHand: number | null;
  readonly ready: ReadonlySet<number>;
  /** Units that what happens is about. */
  readonly lit: readonly number[];
  /** Hexes that the lesson or the coach points at, and those in the way of the ruler, as cells. */
  readonly shown: readonly number[];
  readonly inTheWay: readonly number[];
}

interface BattleMapProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly marks: MapMarks;
  nameOf(cell: number): string;
  onChoose(cell: number, isByKey: boolean): void;
  onPoint(cell: number): void;
  onAsk?(cell: number): void;
  onFacing(facing: Facing): void;
  readonly focus: number | undefined;
  readonly memory?: string;
  readonly tools: ReactNode;
}

const INNER = hexPath(2);

export function BattleMap({
  field,
  table,
  marks,
  onFacing,
  nameOf,
  onChoose,
  onPoint,
  onAsk,
  focus,
  memory,
  tools,
}: BattleMapProps) {
  const { board } = field;
  const { ghost } = marks;
  const tokens = table.units
    .map(({ hex }) => hex)
    .concat(ghost?.cell ?? [])
    .filter((cell) => cell >= 0);
  const place = (cell: number) => {
    const { x, y } = centreOfCell(board, cell);
    return `translate(${x} ${y})`;
  };
  return (
    <HexMap
      board={board}
      nameOf={nameOf}
      onChoose={onChoose}
      onPoint={onPoint}
      {...(onAsk && { onAsk })}
      focus={focus}
      memory={memory}
      tools={tools}
    >
      {marks.reach.size > 0 && <Reach grid={board} cells={marks.reach} />}
      {marks.pointed >= 0 && <path className="hex-pointed" d={INNER} transform={place(marks.pointed)} />}
      {table.counters.map(({ kind, defender, hex, occupied, captured }) =>
        captured ? null : (
          <CounterToken
            key={hex}
            kind={kind}
            defender={defender}
            isOccupied={occupied}
            transform={place(hex)}
          />
        ),
      )}
      {marks.inTheWay.map((cell) => (
        <path key={cell} className="hex-in-the-way" d={INNER} transform={place(cell)} />
      ))}
      {marks.counter >= 0 && <path className="hex-chosen" d={INNER} transform={place(marks.counter)} />}
      {marks.path.length > 1 && (
        <polyline
          className={`path ${ghost ? 'planned' : ''}`}
          points={marks.path.map((cell) => Object.values(centreOfCell(board, cell)).join(',')).join(' ')}
        />
      )}
      {marks.lines.map((line) => (
        <LineStroke key={`${line.from} ${line.to} ${line.label}`} field={field} line={line} />
      ))}
      {table.units.map(({ hex, facing }, unit) =>
        hex >= 0 ? (
          <UnitToken
            // biome-ignore lint/suspicious/noArrayIndexKey: Units are known by their number
            key={unit}
            field={field}
            table={table}
            unit={unit}
            at={centreOfCell(board, hex)}
            facing={facing}
            look={lookOf(marks, unit)}
          />
        ) : null,
      )}
      <NamePlates
        named={table.units.flatMap(({ hex }, id) =>
          hex >= 0
            ? [
                {
                  id,
                  name: field.unitSheets[id]!.name,
                  seat: field.seatOf[id]!,
                  at: centreOfCell(board, hex),
                },
              ]
            : [],
        )}
      />
      {ghost && (
        <>
          <UnitToken
            field={field}
            table={table}
            unit={ghost.unit}
            at={centreOfCell(board, ghost.cell)}
            facing={ghost.facing}
            look="ghost"
          />
          <FacingPicker transform={place(ghost.cell)} facing={ghost.facing} onFacing={onFacing} />
        </>
      )}
      {marks.shown.map((cell) => (
        <Pointer key={cell} transform={place(cell)} />
      ))}
      <LineLabels field={field} lines={marks.lines} tokens={tokens} />
    </HexMap>
  );
}

/** A ring and an arrow: look here. */
function Pointer({ transform }: { readonly transform: string }) {
  return (
    <g className="pointer" transform={transform}>
      <path className="pointer-ring" d={INNER} />
      <path className="pointer-arrow" d="M-9 -38H9L0 -24Z" />
    </g>
  );
}

function lookOf({ inHand, ready, lit, ghost }: MapMarks, unit: number) {
  if (lit.includes(unit)) return 'lit';
  if (ghost?.unit === unit) return 'done';
  if (inHand === unit) return 'in-hand';
  return ready.has(unit) ? 'ready' : 'plain';
}

interface LineProps {
  readonly field: Battlefield;
  readonly line: MapLine;
}

function LineStroke({ field: { board }, line }: LineProps) {
  const [a, b] = [centreOfCell(board, line.from), centreOfCell(board, line.to)];
  return <line className={`map-line ${line.tone}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}

interface LineLabelsProps {
  readonly field: Battlefield;
  readonly lines: readonly MapLine[];
  readonly tokens: readonly number[];
}

function LineLabels({ field, lines, tokens }: LineLabelsProps) {
  const scale = useScale();
  return labelPlaces(field.board, lines, tokens, scale).map(({ line, at }) => (
    <LineLabel key={`${line.from} ${line.to} ${line.label}`} line={line} at={at} />
  ));
}

function LineLabel({ line, at }: { readonly line: MapLine; readonly at: Spot }) {
  const width = line.label.length * 7.6 + 14;
  return (
    <g className={`line-label ${line.tone}`} transform={`translate(${at.x} ${at.y})`}>
      <g className="same-size">
        <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
        <text y={4.5}>{line.label}</text>
      </g>
    </g>
  );
}

interface FacingPickerProps {
  readonly transform: string;
  readonly facing: Facing;
  onFacing(facing: Facing): void;
}

function FacingPicker({ transform, facing, onFacing }: FacingPickerProps) {
  return (
    <g className="facing-picker" transform={transform}>
      {FACINGS.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: drawn on the map, where no button element can be
        <g
          key={each}
          data-control=""
          role="button"
          tabIndex={0}
          aria-pressed={each === facing}
          aria-label={`Face ${FACING_NAMES[each]}`}
          transform={`rotate(${angleOf(each)})`}
          onClick={() => onFacing(each)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            onFacing(each);
          }}
        >
          <title>{`Face ${FACING_NAMES[each]} (Q and E turn)`}</title>
          <circle className="hit-area" cy={-39} r={13} />
          <path d="M-9 -33L0 -45L9 -33Q0 -37 -9 -33Z" />
        </g>
      ))}
    </g>
  );
}
