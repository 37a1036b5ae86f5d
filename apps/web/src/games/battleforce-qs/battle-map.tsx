import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import { FACINGS as FACING_NAMES } from '@ironfield/battleforce-qs/text.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { FacingPicker } from '../../board/facing-picker.tsx';
import { centreOfCell, translateTo } from '../../board/geometry.ts';
import { HexMap, type MapUse } from '../../board/hex-map.tsx';
import { HexMarks, RING } from '../../board/hex-marks.tsx';
import { LineLabels, type MapLine, MapLines } from '../../board/map-lines.tsx';
import { MovePath } from '../../board/move-path.tsx';
import { NamePlates } from '../../board/name-plates.tsx';
import { Reach } from '../../board/reach.tsx';
import { lookOf } from '../../board/token.tsx';
import { CounterToken } from './counter-token.tsx';
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

interface BattleMapProps extends MapUse {
  readonly field: Battlefield;
  readonly table: Table;
  readonly marks: MapMarks;
  onFacing(facing: Facing): void;
}

export function BattleMap({ field, table, marks, onFacing, ...use }: BattleMapProps) {
  const { board } = field;
  const { ghost } = marks;
  const tokens = table.units
    .map(({ hex }) => hex)
    .concat(ghost?.cell ?? [])
    .filter((cell) => cell >= 0);
  return (
    <HexMap board={board} {...use}>
      {marks.reach.size > 0 && <Reach grid={board} cells={marks.reach} />}
      <HexMarks grid={board} cells={[marks.pointed]} look="hex-pointed" />
      {table.counters.map(({ kind, defender, hex, occupied, captured }) =>
        captured ? null : (
          <CounterToken
            key={hex}
            kind={kind}
            defender={defender}
            isOccupied={occupied}
            transform={translateTo(board, hex)}
          />
        ),
      )}
      <HexMarks grid={board} cells={marks.inTheWay} look="hex-in-the-way" />
      <HexMarks grid={board} cells={[marks.counter]} look="hex-chosen" />
      <MovePath grid={board} cells={marks.path} isPlanned={ghost !== null} />
      <MapLines grid={board} lines={marks.lines} />
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
          <FacingPicker
            at={centreOfCell(board, ghost.cell)}
            facing={ghost.facing}
            offered={FACINGS}
            names={FACING_NAMES}
            onFacing={onFacing}
          />
        </>
      )}
      {marks.shown.map((cell) => (
        <Pointer key={cell} transform={translateTo(board, cell)} />
      ))}
      <LineLabels grid={board} lines={marks.lines} tokens={tokens} />
    </HexMap>
  );
}

/** A ring and an arrow: look here. */
function Pointer({ transform }: { readonly transform: string }) {
  return (
    <g className="pointer" transform={transform}>
      <path className="pointer-ring" d={RING} />
      <path className="pointer-arrow" d="M-9 -38H9L0 -24Z" />
    </g>
  );
}
