import type { Board } from '@ironfield/hex/board.ts';
import type { Grid } from '@ironfield/hex/grid.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { MapEffects } from '../../board/effects/map-effects.tsx';
import { ARROWS, FacingPicker } from '../../board/facing-picker.tsx';
import { centreOfCell, hexPathAt, regionPath, type Spot, translateTo } from '../../board/geometry.ts';
import { HexMap, type MapUse } from '../../board/hex-map.tsx';
import { HexMarks, HexTags, RING } from '../../board/hex-marks.tsx';
import { LineLabels, type LineLabelsProps, type MapLine, MapLines } from '../../board/map-lines.tsx';
import { MovePath } from '../../board/move-path.tsx';
import { type Named, NamePlates, usePlateBoxes } from '../../board/names/name-plates.tsx';
import { Reach } from '../../board/reach.tsx';
import { lookOf } from '../../board/token.tsx';
import type { Chosen } from '../../order/pointing.ts';
import '../hex-table.css';
import styles from '../../coach/coach.module.css';
import type { EventMarks, HexGame, MoveNote, TableUnit } from '../hex-game.ts';
import type { MovePlan } from '../moving.ts';
import type { Turning } from '../turning.ts';
import { type Harm, HarmNumbers } from './harm-numbers.tsx';
import { MapNote, type MapNoteProps, useNoteBox } from './map-note.tsx';
import { Scarred } from './scars.tsx';
import { UnitMark } from './unit-mark.tsx';
import type { Scars } from './use-scars.ts';
import { type WheelItem, wheelReach } from './wheel-item.ts';

const ActionWheel = lazy(async () => ({ default: (await import('./action-wheel.tsx')).ActionWheel }));

/** Half the size of a counter, in drawing units. */
const COUNTER = 16;

/** Everything that is drawn over the terrain at a moment. */
export interface TableMarks {
  /** Hexes that may be chosen; and borders of what could be reached in other ways. */
  readonly reach: ReadonlySet<number>;
  readonly beyond: readonly ReadonlySet<number>[];
  readonly path: readonly number[];
  readonly lines: readonly MapLine[];
  readonly ghost: MovePlan | null;
  readonly turning: Turning | null;
  /** Planned places of other units. */
  readonly ghosts: readonly { readonly unit: number; readonly cell: number; readonly facing: number }[];
  /** The cost and gains of a planned move, at its end. */
  readonly note: { readonly cell: number; readonly notes: readonly MoveNote[] } | null;
  /** Risks of the moves that are planned for others, at the end of each. */
  readonly risks: readonly { readonly cell: number; readonly notes: readonly MoveNote[] }[];
  /** The actions of the unit in hand; none while nobody is asked. */
  readonly wheel: readonly WheelItem[];
  readonly pointed: number;
  readonly inHand: number | null;
  readonly ready: ReadonlySet<number>;
  /** Units that have a number, such as those to aim at, in their order. */
  readonly numbered: readonly number[];
  readonly lit: readonly number[];
  readonly harm: readonly Harm[];
  readonly bursts: NonNullable<EventMarks['bursts']>;
  /** The fields of the order that are filled in. */
  readonly chosen: readonly Chosen[];
  /** The hexes ahead of the unit in hand, and how it would be turned. */
  readonly aim: ReturnType<NonNullable<HexGame<GameTypes>['aim']>>;
  /** Traces of the fight on the ground. */
  readonly scars: Scars;
  /** In the way of the ruler. */
  readonly inTheWay: readonly number[];
  /** Hexes that a lesson or the coach speaks of. */
  readonly named: readonly number[];
  /** Things that a lesson or the coach points at. */
  readonly pointers: readonly number[];
}

export const NO_MARKS: TableMarks = {
  reach: new Set(),
  beyond: [],
  path: [],
  lines: [],
  ghost: null,
  turning: null,
  ghosts: [],
  note: null,
  risks: [],
  wheel: [],
  pointed: -1,
  inHand: null,
  ready: new Set(),
  numbered: [],
  lit: [],
  harm: [],
  bursts: [],
  chosen: [],
  aim: null,
  scars: new Map(),
  inTheWay: [],
  named: [],
  pointers: [],
};

/** Marks on the map for several events together. */
export function marksOf<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  events: readonly G['Event'][],
): Pick<TableMarks, 'path' | 'lines' | 'lit' | 'harm' | 'bursts'> {
  const { path = [], lines = [], units = [], harm = [], bursts = [] } = hex.marks(table, events);
  return { path, lines, lit: units, harm, bursts };
}

interface TableMapProps<G extends GameTypes> extends MapUse {
  readonly hex: HexGame<G>;
  readonly table: G['Table'];
  readonly units: readonly TableUnit[];
  readonly marks: TableMarks;
  readonly overlay?: ReactNode;
  onAbout?(line: MapLine | null): void;
}

/** The map of a hex game, with its units and what is planned or happens. */
export function TableMap<G extends GameTypes>(props: TableMapProps<G>) {
  const { hex, table, units, marks, overlay, onAbout, ...use } = props;
  const board = hex.board(table);
  const { ghost, aim, turning } = marks;
  const shared = { hex, units, table };
  const onMap = units.flatMap((unit, id) =>
    unit.cell >= 0 ? [{ ...unit, id, at: placeIn(units, id, centreOfCell(board, unit.cell)) }] : [],
  );
  const handCell = units[marks.inHand ?? -1]?.cell ?? -1;
  const standing = onMap.flatMap(({ id, at: place }) => (id === marks.inHand ? [] : [place]));
  const note = marks.note && {
    at: centreOfCell(board, marks.note.cell),
    notes: marks.note.notes,
    around: marks.note.cell === handCell ? wheelReach(marks.wheel.length) : 0,
    others: standing,
  };
  const named = onMap.map(({ id, name, plate = name, side, cell, at: place }) => ({
    id,
    name: numbered(marks.numbered.indexOf(id), plate),
    seat: side,
    at: place,
    ...(cell === turning?.cell && { reach: ARROWS }),
  }));
  const counters = countersOn(hex, table, board);
  const cellsOf = (isPiece: boolean) =>
    new Set(marks.chosen.flatMap((each) => (each.isPiece === isPiece ? [each.cell] : [])));
  return (
    <HexMap board={board} strike={marks.lines.findLast(({ dice }) => dice)} {...use}>
      {hex.Sky && <hex.Sky table={table} board={board} />}
      {aim && <FireArc grid={board} cells={aim.cells} />}
      {marks.beyond.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: borders have no other name than their place
        <Border key={index} grid={board} cells={cells} />
      ))}
      {marks.reach.size > 0 && <Reach grid={board} cells={marks.reach} />}
      <HexMarks grid={board} cells={[marks.pointed]} look="hex-pointed" />
      <Scarred grid={board} scars={marks.scars} />
      {hex.Ground && <hex.Ground table={table} board={board} />}
      {overlay}
      <HexMarks grid={board} cells={marks.inTheWay} look="hex-in-the-way" />
      <HexMarks grid={board} cells={cellsOf(false)} look="hex-chosen" />
      <HexMarks grid={board} cells={cellsOf(true)} look="hex-aimed" />
      <MovePath grid={board} cells={marks.path} isPlanned={ghost !== null} />
      <MapLines grid={board} lines={marks.lines} />
      {onMap.map(({ id, at: place, facing }) => (
        <UnitMark
          key={id}
          {...shared}
          unit={id}
          at={place}
          facing={facing}
          twist={marks.inHand === id && aim ? aim.twist : null}
          look={lookOf(marks, id)}
        />
      ))}
      <NamePlates named={named} around={counters} />
      {[...(ghost ? [ghost] : []), ...marks.ghosts].map(({ unit, cell, facing }) => (
        <UnitMark
          key={unit}
          {...shared}
          unit={unit}
          at={centreOfCell(board, cell)}
          facing={facing}
          twist={0}
          look="ghost"
        />
      ))}
      {turning && (
        <FacingPicker
          at={centreOfCell(board, turning.cell)}
          facing={turning.facing}
          offered={turning.facings}
          label={turning.isTwist ? 'Twist to' : 'Face'}
          names={hex.facings}
          crowded={turning.facings.filter((facing) =>
            onMap.some(({ cell }) => cell === board.neighbours[turning.cell * 6 + facing]),
          )}
          onFacing={turning.face}
        />
      )}
      {marks.risks.map(({ cell, notes }) => (
        <MapNote key={cell} at={centreOfCell(board, cell)} notes={notes} others={standing} />
      ))}
      {note && note.notes.length > 0 && <MapNote {...note} />}
      {marks.wheel.length > 0 && handCell >= 0 && (
        <Suspense>
          <ActionWheel
            at={centreOfCell(board, handCell)}
            label={`What the ${units[marks.inHand!].name} can do`}
            items={marks.wheel}
          />
        </Suspense>
      )}
      <MapEffects grid={board} lines={marks.lines} bursts={marks.bursts} />
      <HarmNumbers grid={board} units={units} harm={marks.harm} />
      {marks.pointers.map((cell) => (
        <Pointer key={cell} transform={translateTo(board, cell)} />
      ))}
      <HexTags
        board={board}
        cells={[marks.pointed, ghost?.cell ?? -1, marks.path.at(-1) ?? -1, ...marks.named, ...cellsOf(false)]}
      />
      <LabelsBeside
        note={note}
        named={named}
        around={counters}
        grid={board}
        // They would lie over what there is to choose from.
        lines={marks.wheel.length > 0 ? [] : marks.lines}
        tokens={[...onMap.map(({ cell }) => cell), ...(ghost ? [ghost.cell] : [])]}
        {...(onAbout && { onAbout })}
      />
    </HexMap>
  );
}

/** Counters that no name should cover. */
const countersOn = <G extends GameTypes>(hex: HexGame<G>, table: G['Table'], board: Board) =>
  (hex.counters?.(table) ?? []).map((cell) => ({ ...centreOfCell(board, cell), half: COUNTER }));

interface LabelsBesideProps extends LineLabelsProps {
  readonly note: MapNoteProps | null;
  readonly named: readonly Named[];
  readonly around: readonly (Spot & { readonly half: number })[];
}

/** Labels of lines that leave notes and names legible. */
function LabelsBeside({ note, named, around, ...labels }: LabelsBesideProps) {
  const [notes, names] = [useNoteBox(note), usePlateBoxes(named, around)];
  return <LineLabels {...labels} written={[...notes, ...names]} />;
}

/** A name with the number that its key has; those beyond the keys have none. */
const numbered = (index: number, name: string): string =>
  index < 0 || index > 8 ? name : `${String.fromCodePoint('①'.codePointAt(0)! + index)} ${name}`;

/** Pixels of the drawing between those who share a hex. */
const APART = 22;

/** The middle of a hex; several stand side by side. */
function placeIn(units: readonly TableUnit[], unit: number, { x, y }: Spot): Spot {
  const here = units.flatMap(({ cell }, id) => (cell === units[unit].cell ? [id] : []));
  return { x: x + (here.indexOf(unit) - (here.length - 1) / 2) * APART, y };
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

/** A ring and an arrow: look here. */
function Pointer({ transform }: { readonly transform: string }) {
  return (
    <g className={styles.pointer} data-part="pointer" transform={transform}>
      <path className={styles.pointerRing} d={RING} />
      <path className={styles.pointerArrow} d="M-9 -38H9L0 -24Z" />
    </g>
  );
}
