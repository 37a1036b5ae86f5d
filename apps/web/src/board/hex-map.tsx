import { type Board, neighbour } from '@ironfield/hex/board.ts';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import './board.css';
import './conditions.css';
import { useShortcuts } from '../ui/shortcuts.ts';
import { conditionsAt } from './conditions.ts';
import { boardExtent, cellAt, centreOfCell, hexPath, midstOf, type Spot } from './geometry.ts';
import { ARROWS, type Arrow, mapKey } from './map-keys.ts';
import { MapTools } from './map-tools.tsx';
import { usePanZoom } from './pan-zoom.ts';
import { ScaleContext } from './scale.ts';
import { Sky } from './sky.tsx';
import { TerrainLayer } from './terrain.tsx';

/** What a map is used for and how it answers. */
export interface MapUse {
  /** What a screen reader says of a hex beside its number and terrain. */
  nameOf(cell: number): string;
  onChoose(cell: number, isByKey: boolean): void;
  /** The hex under the pointer, the cursor or a long press; -1 for none. */
  onPoint(cell: number): void;
  /** Somebody wants to know why a hex cannot be chosen. */
  onAsk?(cell: number): void;
  /** Where the arrow keys begin when they are pressed elsewhere on the page. Absent: they are left alone there. */
  readonly home?: number | undefined;
  /** Keeps this hex in the window. */
  readonly focus?: number | undefined;
  /** Something is asked about these hexes: one in their midst is in the window. */
  readonly asked?: Iterable<number> | undefined;
  /** Where to begin on a screen too small for the whole map: around these hexes. */
  readonly start?: Iterable<number> | undefined;
  /** Tells this map from others when it is shown again. */
  readonly memory?: string | undefined;
  readonly tools?: ReactNode;
  /** Is told how to find the hex under a point of the page; -1 where there is none. */
  readonly finder?: RefObject<((pageX: number, pageY: number) => number) | null>;
}

interface HexMapProps extends MapUse {
  readonly board: Board;
  /** A shot whose target, and if there is room its middle, is in the window. */
  readonly strike?: { readonly from: number; readonly to: number } | undefined;
  /** Layers above the terrain, in drawing units. */
  readonly children: ReactNode;
}

const CURSOR = hexPath(1);

/** A hex board that can be moved about, pointed at and walked over with the keys. */
export function HexMap({
  board,
  nameOf,
  onChoose,
  onPoint,
  onAsk,
  home,
  focus,
  asked,
  strike,
  start,
  memory,
  tools,
  finder,
  children,
}: HexMapProps) {
  const view = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const extent = boardExtent(board);
  const [cursor, setCursor] = useState(() => Math.floor(board.size / 2));
  const keys = useRef<HTMLDivElement>(null);
  const [isCursorShown, setCursorShown] = useState(false);
  const hands = {
    onTap: (spot: Spot) => {
      const cell = cellAt(board, spot);
      if (cell < 0) return;
      // The keys go on from where the pointer was.
      keys.current?.focus({ preventScroll: true });
      setCursorShown(false);
      setCursor(cell);
      onPoint(cell);
      onChoose(cell, false);
    },
    onLongPress: (spot: Spot) => {
      const cell = cellAt(board, spot);
      onPoint(cell);
      if (cell >= 0) onAsk?.(cell);
    },
  };
  const panZoom = usePanZoom(view, drawing, extent, hands, memory ?? board.name);
  const { begin, reveal, toDrawing } = panZoom;
  useEffect(() => {
    if (finder) finder.current = (pageX, pageY) => cellAt(board, toDrawing(pageX, pageY));
  }, [finder, board, toDrawing]);
  useEffect(() => {
    begin(Array.from(start ?? [], (cell) => centreOfCell(board, cell)));
  }, [board, start, begin]);
  useEffect(() => {
    if (focus !== undefined && focus >= 0) {
      setCursor(focus);
      reveal(centreOfCell(board, focus));
    }
  }, [board, focus, reveal]);

  const midst = useMemo(() => midstOf(board, asked), [board, asked]);
  useEffect(() => {
    if (midst >= 0) reveal(centreOfCell(board, midst));
  }, [board, midst, reveal]);

  const { from: struckFrom = -1, to: struck = -1 } = strike ?? {};
  useEffect(() => {
    if (struckFrom < 0 || struck < 0) return;
    const [a, b] = [centreOfCell(board, struckFrom), centreOfCell(board, struck)];
    reveal({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    reveal(b);
  }, [board, struckFrom, struck, reveal]);

  const walk = (cell: number) => {
    if (cell < 0) return;
    setCursorShown(true);
    setCursor(cell);
    onPoint(cell);
    reveal(centreOfCell(board, cell));
  };
  const walkFrom = (cell: number, [even, odd]: Arrow) =>
    walk(neighbour(board, cell, board.col[cell] & 1 ? odd : even));
  /** The map takes the keys, and the cursor sets out from the unit in hand or from the midst of what is asked about. */
  const setOut = (arrow: Arrow) => {
    keys.current?.focus({ preventScroll: true });
    walkFrom(home !== undefined && home >= 0 ? home : midst >= 0 ? midst : cursor, arrow);
  };
  useShortcuts(
    home === undefined
      ? {}
      : Object.fromEntries(Object.entries(ARROWS).map(([key, arrow]) => [key, () => setOut(arrow)])),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const meaning = mapKey(event, isCursorShown);
    if (meaning === 'leave') setCursorShown(false);
    if (meaning === null || meaning === 'leave') return;
    if (meaning === 'walk') walkFrom(cursor, ARROWS[event.key]);
    else if (meaning === 'choose' && !event.repeat) onChoose(cursor, true);
    else if (meaning === 'ask') onAsk?.(cursor);
    else if (meaning === 'closer') panZoom.zoom(1.3);
    else if (meaning === 'farther') panZoom.zoom(1 / 1.3);
    else if (meaning === 'fit') panZoom.fit();
    event.preventDefault();
  };
  const at = centreOfCell(board, cursor);
  return (
    <div className="hex-map">
      <div
        ref={keys}
        className={`map-keys ${isCursorShown ? 'walked' : ''}`}
        role="listbox"
        aria-label={`Map ${board.name}. Arrow keys move, Enter chooses`}
        aria-activedescendant={`hex-${board.number[cursor]}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => setCursorShown(keys.current?.matches(':focus-visible') ?? false)}
        onBlur={() => setCursorShown(false)}
      >
        <HexNames board={board} nameOf={nameOf} cursor={cursor} />
      </div>
      <div
        ref={view}
        className="map-view"
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse' || event.buttons > 0) return;
          onPoint(cellAt(board, panZoom.toDrawing(event.clientX, event.clientY)));
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(-1)}
      >
        <div ref={drawing} className="map-drawing">
          <svg width={extent.width} height={extent.height}>
            <title>{`Map ${board.name}`}</title>
            <rect
              className="board-edge"
              x={-6}
              y={-6}
              width={extent.width + 12}
              height={extent.height + 12}
              rx={10}
            />
            <TerrainLayer board={board} />
            <Sky board={board} />
            <ScaleContext value={panZoom.scale}>{children}</ScaleContext>
            {isCursorShown && (
              <path className="hex-cursor" d={CURSOR} transform={`translate(${at.x} ${at.y})`} />
            )}
          </svg>
        </div>
      </div>
      <MapTools panZoom={panZoom}>{tools}</MapTools>
    </div>
  );
}

interface HexNamesProps {
  readonly board: Board;
  readonly cursor: number;
  nameOf(cell: number): string;
}

/** What assistive technology finds of the map: the hex under the cursor and those around it. */
function HexNames({ board, cursor, nameOf }: HexNamesProps) {
  const around = Array.from({ length: 6 }, (_, direction) => board.neighbours[cursor * 6 + direction]);
  return [cursor, ...around]
    .filter((cell) => cell >= 0)
    .map((cell) => {
      const terrain = board.terrains[board.terrain[cell]];
      return (
        <div
          key={cell}
          id={`hex-${board.number[cell]}`}
          role="option"
          tabIndex={-1}
          aria-selected={cell === cursor}
        >
          {[`Hex ${board.number[cell]}`, terrain, ...conditionsAt(board, cell), nameOf(cell)]
            .filter(Boolean)
            .join(', ')}
        </div>
      );
    });
}
