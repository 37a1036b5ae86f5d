import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { roleOf } from '@ironfield/classic/rules/role.ts';
import type { Grid } from '@ironfield/hex/grid.ts';
import { weightClassOf } from '@ironfield/mechbay/figures.ts';
import { memo, type ReactNode } from 'react';
import { centreOfCell, hexPath, hexPathAt, regionPath } from '../../board/geometry.ts';
import { HexMap } from '../../board/hex-map.tsx';
import { NamePlates } from '../../board/name-plates.tsx';
import { Reach } from '../../board/reach.tsx';
import './classic-map.css';
import { healthOf } from './condition.ts';
import { FacingPicker } from './facing-picker.tsx';
import { LineLabels, type MapLine, MapLines } from './map-lines.tsx';
import { type Look, MechToken, type Plight } from './mech-token.tsx';
import type { MovePlan } from './move-plan.ts';
import { shortNames } from './names.ts';
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

interface ClassicMapProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly marks: MapMarks;
  nameOf(cell: number): string;
  onChoose(cell: number, isByKey: boolean): void;
  onPoint(cell: number): void;
  onAsk?(cell: number): void;
  onFacing(facing: number): void;
  readonly focus: number | undefined;
  readonly memory?: string;
  readonly tools?: ReactNode;
}

const INNER = hexPath(2);

export function ClassicMap(props: ClassicMapProps) {
  const { field, table, marks, nameOf, onChoose, onPoint, onAsk, onFacing, focus, memory, tools } = props;
  const { board } = field;
  const { ghost } = marks;
  const names = shortNames(field);
  const place = (cell: number) => {
    const { x, y } = centreOfCell(board, cell);
    return `translate(${x} ${y})`;
  };
  const onMap = table.units.flatMap((mech, unit) => (mech.hex >= 0 ? [{ mech, unit }] : []));
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
      {marks.arc.size > 0 && <FireArc grid={board} cells={marks.arc} />}
      {[...new Set(table.limbs)].map((cell) => (
        <g key={cell} className="fallen-limb" transform={`${place(cell)} translate(-14 12)`}>
          <title>A limb that could serve as a club</title>
          <path d="M-7 3L-2 -1L3 -2L7 -4L8 -1.5L4 0.5L-1 2L-5 5.5Z" />
        </g>
      ))}
      {marks.beyond.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: borders have no other name than their place
        <Border key={index} grid={board} cells={cells} />
      ))}
      {marks.reach.size > 0 && <Reach grid={board} cells={marks.reach} />}
      {marks.pointed >= 0 && <path className="hex-pointed" d={INNER} transform={place(marks.pointed)} />}
      {marks.inTheWay.map((cell) => (
        <path key={cell} className="hex-in-sight" d={INNER} transform={place(cell)} />
      ))}
      {[...marks.chosen].map((cell) => (
        <path key={cell} className="hex-aimed" d={INNER} transform={place(cell)} />
      ))}
      {marks.path.length > 1 && (
        <polyline
          className={`move-path ${ghost ? 'planned' : ''}`}
          points={marks.path.map((cell) => Object.values(centreOfCell(board, cell)).join(',')).join(' ')}
        />
      )}
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
            onFacing={onFacing}
          />
        </>
      )}
      <LineLabels grid={board} lines={marks.lines} taken={onMap.map(({ mech }) => mech.hex)} />
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

function lookOf({ inHand, ready, lit, ghost }: MapMarks, unit: number): Look {
  if (lit.includes(unit)) return 'lit';
  if (ghost?.unit === unit) return 'done';
  if (inHand === unit) return 'in-hand';
  return ready.has(unit) ? 'ready' : 'plain';
}
