import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { roleOf } from '@ironfield/classic/rules/role.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import type { Grid } from '@ironfield/hex/grid.ts';
import { weightClassOf } from '@ironfield/mechbay/figures.ts';
import { memo } from 'react';
import { FacingPicker } from '../../board/facing-picker.tsx';
import { centreOfCell, hexPathAt, regionPath, translateTo } from '../../board/geometry.ts';
import { HexMap, type MapUse } from '../../board/hex-map.tsx';
import { HexMarks } from '../../board/hex-marks.tsx';
import { LineLabels, type MapLine, MapLines } from '../../board/map-lines.tsx';
import { MovePath } from '../../board/move-path.tsx';
import { NamePlates } from '../../board/name-plates.tsx';
import { Reach } from '../../board/reach.tsx';
import { type Look, lookOf } from '../../board/token.tsx';
import './classic-map.css';
import { healthOf } from './condition.ts';
import { shortNames } from './mech/names.ts';
import { MechToken, type Plight } from './mech-token.tsx';
import type { MovePlan } from './move-plan.ts';
import type { Mech, Table } from './table.ts';

/** Everything that is drawn over the terrain at a moment. Hexes as cells, 'Mechs by number. */
export interface MapMarks {
  /** Hexes that may be chosen; and borders of what could be reached in other ways. */
  readonly reach: ReadonlySet<number>;
  readonly beyond: readonly ReadonlySet<number>[];
  readonly path: readonly number[];
  readonly lines: readonly MapLine[];
  readonly ghost: MovePlan | null;
  readonly pointed: number;
  readonly inHand: number | null;
  readonly ready: ReadonlySet<number>;
  readonly lit: readonly number[];
  /** Hexes that are filled in on the order, such as that of a target. */
  readonly chosen: ReadonlySet<number>;
  readonly arc: ReadonlySet<number>;
  /** In the way of the ruler. */
  readonly inTheWay: readonly number[];
  /** How the torso of the 'Mech in hand would be turned. */
  readonly twist: number | null;
}

export const NO_MARKS: MapMarks = {
  reach: new Set(),
  beyond: [],
  path: [],
  lines: [],
  ghost: null,
  pointed: -1,
  inHand: null,
  ready: new Set(),
  lit: [],
  chosen: new Set(),
  arc: new Set(),
  inTheWay: [],
  twist: null,
};

interface ClassicMapProps extends MapUse {
  readonly field: Battlefield;
  readonly table: Table;
  readonly marks: MapMarks;
  onFacing(facing: number): void;
}

export function ClassicMap({ field, table, marks, onFacing, ...use }: ClassicMapProps) {
  const { board } = field;
  const { ghost } = marks;
  const names = shortNames(field);
  const onMap = table.units.flatMap((mech, unit) => (mech.hex >= 0 ? [{ mech, unit }] : []));
  return (
    <HexMap board={board} {...use}>
      {marks.arc.size > 0 && <FireArc grid={board} cells={marks.arc} />}
      {[...new Set(table.limbs)].map((cell) => (
        <g key={cell} className="fallen-limb" transform={`${translateTo(board, cell)} translate(-14 12)`}>
          <title>A limb that could serve as a club</title>
          <path d="M-7 3L-2 -1L3 -2L7 -4L8 -1.5L4 0.5L-1 2L-5 5.5Z" />
        </g>
      ))}
      {marks.beyond.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: borders have no other name than their place
        <Border key={index} grid={board} cells={cells} />
      ))}
      {marks.reach.size > 0 && <Reach grid={board} cells={marks.reach} />}
      <HexMarks grid={board} cells={[marks.pointed]} look="hex-pointed" />
      <HexMarks grid={board} cells={marks.inTheWay} look="hex-in-sight" />
      <HexMarks grid={board} cells={marks.chosen} look="hex-aimed" />
      <MovePath grid={board} cells={marks.path} isPlanned={ghost !== null} />
      <MapLines grid={board} lines={marks.lines} />
      {onMap.map(({ mech, unit }) => (
        <Token
          key={unit}
          field={field}
          mech={mech}
          unit={unit}
          cell={mech.hex}
          facing={mech.facing}
          twist={marks.inHand === unit && marks.twist !== null ? marks.twist : mech.twist}
          look={lookOf(marks, unit)}
        />
      ))}
      <NamePlates
        named={onMap.map(({ mech, unit }) => ({
          id: unit,
          name: names[unit]!,
          seat: field.sideOf[unit]!,
          at: centreOfCell(board, mech.hex),
        }))}
      />
      {ghost && (
        <>
          <Token
            field={field}
            mech={table.units[ghost.unit]!}
            unit={ghost.unit}
            cell={ghost.cell}
            facing={ghost.facing}
            twist={0}
            look="ghost"
          />
          <FacingPicker
            at={centreOfCell(board, ghost.cell)}
            facing={ghost.facing}
            offered={ghost.facings}
            names={FACINGS}
            onFacing={onFacing}
          />
        </>
      )}
      <LineLabels grid={board} lines={marks.lines} tokens={onMap.map(({ mech }) => mech.hex)} />
    </HexMap>
  );
}

interface RegionProps {
  readonly grid: Grid;
  readonly cells: ReadonlySet<number>;
}

const FireArc = memo(function FireArc({ grid, cells }: RegionProps) {
  return (
    <g className="fire-arc">
      <path d={[...cells].map((cell) => hexPathAt(centreOfCell(grid, cell))).join('')} />
      <path className="fire-arc-edge" d={regionPath(grid, cells)} />
    </g>
  );
});

const Border = memo(function Border({ grid, cells }: RegionProps) {
  return <path className="reach-beyond" d={regionPath(grid, cells)} />;
});

interface TokenProps {
  readonly field: Battlefield;
  readonly mech: Mech;
  readonly unit: number;
  readonly cell: number;
  readonly facing: number;
  readonly twist: number;
  readonly look: Look;
}

function Token({ field, mech, unit, cell, facing, twist, look }: TokenProps) {
  const design = field.designs[unit]!;
  const { x, y } = centreOfCell(field.board, cell);
  return (
    <MechToken
      side={field.sideOf[unit]!}
      weight={weightClassOf(design.tons)}
      role={roleOf(field.setup.units[unit]!.mech)}
      x={x}
      y={y}
      facing={facing}
      twist={twist}
      health={healthOf(design, mech)}
      heat={mech.heat}
      plight={plightOf(mech)}
      isProne={mech.prone}
      look={look}
    />
  );
}

function plightOf(mech: Mech): Plight {
  if (mech.loss) return 'out';
  if (mech.shutDown > 0) return 'shut-down';
  if (mech.knockedOut > 0) return 'unconscious';
  if (mech.prone) return 'prone';
  return mech.onslaught?.kind === 'dfa' ? 'flying' : null;
}
