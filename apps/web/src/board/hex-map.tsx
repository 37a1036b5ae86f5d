import { type Board, neighbour } from '@ironfield/hex/board.ts';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import './board.css';
import './ground/conditions.css';
import { useShortcuts } from '../ui/keys/shortcuts.ts';
import { boardExtent, cellAt, centreOfCell, hexPath, midstOf, type Spot } from './geometry.ts';
import { conditionsAt } from './ground/conditions.ts';
import { Scenery, SceneryContext } from './ground/scenery.tsx';
import { Sky } from './ground/sky.tsx';
import { TerrainLayer } from './ground/terrain.tsx';
import { ARROWS, type Arrow, mapKey } from './view/map-keys.ts';
import { MapTools } from './view/map-tools.tsx';
import { usePanZoom } from './view/pan-zoom.ts';
import { ScaleContext } from './view/scale.ts';

/** The use of a map and its answers. */
export interface MapUse {
  /** The screen reader's text for a hex, besides its number and terrain. */
  nameOf(cell: number): string;
  onChoose(cell: number, isByKey: boolean): void;
  /** The hex under the pointer, the cursor or a long press; -1 for none. */
  onPoint(cell: number): void;
  /** Called when somebody asks why a hex cannot be chosen. */
  onAsk?(cell: number): void;
  /** The start for arrow keys pressed elsewhere on the page. Absent: they are ignored there. */
  readonly home?: number | undefined;
  /** Keeps this hex in the window. */
  readonly focus?: number | undefined;
  /** Something is asked about these hexes: one in their midst is in the window. */
  readonly asked?: Iterable<number> | undefined;
  /** The hexes to begin around on a screen too small for the whole map. */
  readonly start?: Iterable<number> | undefined;
  /** As scenery: what it is about. */
  readonly around?: Iterable<number> | undefined;
  /** Tells this map from others when it is shown again. */
  readonly memory?: string | undefined;
  readonly tools?: ReactNode;
  /** Receives a function that finds the hex under a point of the page; -1 if there is none. */
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

/** A hex board to work with, or as the scenery of a page. */
export function HexMap(props: HexMapProps) {
  const isScenery = useContext(SceneryContext) !== null;
  return isScenery ? <BoardScenery {...props} /> : <WorkedMap {...props} />;
}

function BoardScenery({ board, around = [], children }: HexMapProps) {
  return (
    <Scenery extent={boardExtent(board)} around={Array.from(around, (cell) => centreOfCell(board, cell))}>
      <TerrainLayer board={board} />
      {children}
    </Scenery>
  );
}

/** A tap chooses a hex, a long press asks about it. */
const handsOn = (
  { board, onPoint, onChoose, onAsk }: Pick<HexMapProps, 'board' | 'onPoint' | 'onChoose' | 'onAsk'>,
  land: (cell: number) => void,
) => ({
  onTap: (spot: Spot) => {
    const cell = cellAt(board, spot);
    if (cell < 0) return;
    land(cell);
    onPoint(cell);
    onChoose(cell, false);
  },
  onLongPress: (spot: Spot) => {
    const cell = cellAt(board, spot);
    onPoint(cell);
    if (cell >= 0) onAsk?.(cell);
  },
});

interface SightsUse extends Pick<HexMapProps, 'board' | 'focus' | 'strike' | 'start'> {
  /** The midst of what is asked about; negative for nothing. */
  readonly midst: number;
}

/** Brings into sight what it begins with, who is in hand, what is asked about, and where somebody is struck. */
function useSights(
  { board, focus, midst, strike, start }: SightsUse,
  { begin, reveal }: Pick<ReturnType<typeof usePanZoom>, 'begin' | 'reveal'>,
  setCursor: (cell: number) => void,
): void {
  useEffect(() => {
    begin(Array.from(start ?? [], (cell) => centreOfCell(board, cell)));
  }, [board, start, begin]);
  useEffect(() => {
    if (focus !== undefined && focus >= 0) {
      setCursor(focus);
      reveal(centreOfCell(board, focus));
    }
  }, [board, focus, reveal, setCursor]);

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
}

/** One that can be moved about, pointed at and walked over with the keys. */
function WorkedMap(props: HexMapProps) {
  const { board, nameOf, onChoose, onPoint, onAsk, memory, tools, finder, children } = props;
  const { start, strike, focus, asked, home } = props;
  const view = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const extent = boardExtent(board);
  const [cursor, setCursor] = useState(() => Math.floor(board.size / 2));
  const keys = useRef<HTMLDivElement>(null);
  const [isCursorShown, setCursorShown] = useState(false);
  const land = (cell: number) => {
    // The keys go on from where the pointer was.
    keys.current?.focus({ preventScroll: true });
    setCursorShown(false);
    setCursor(cell);
  };
  const hands = handsOn(props, land);
  const panZoom = usePanZoom(view, drawing, extent, hands, memory ?? board.name);
  const { reveal, toDrawing } = panZoom;
  useEffect(() => {
    if (finder) finder.current = (pageX, pageY) => cellAt(board, toDrawing(pageX, pageY));
  }, [finder, board, toDrawing]);
  const midst = useMemo(() => midstOf(board, asked), [board, asked]);
  useSights({ board, focus, midst, strike, start }, panZoom, setCursor);

  const walk = (cell: number) => {
    if (cell < 0) return;
    setCursorShown(true);
    setCursor(cell);
    onPoint(cell);
    reveal(centreOfCell(board, cell));
  };
  const walkFrom = (cell: number, [even, odd]: Arrow) =>
    walk(neighbour(board, cell, board.col[cell] & 1 ? odd : even));
  /** The map takes the keys, and the cursor starts at the unit in hand or in the middle of the hexes in question. */
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
        data-part="map-keys"
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
        data-part="map-view"
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse' || event.buttons > 0) return;
          onPoint(cellAt(board, panZoom.toDrawing(event.clientX, event.clientY)));
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(-1)}
      >
        <div ref={drawing} className="map-drawing" data-part="map-drawing">
          <svg width={extent.width} height={extent.height}>
            <title>{`Map ${board.name}`}</title>
            <BoardEdge {...extent} />
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

const EDGE = 6;

/** The base under the map, a little wider than itself. */
function BoardEdge({ width, height }: { readonly width: number; readonly height: number }) {
  const size = { width: width + 2 * EDGE, height: height + 2 * EDGE };
  return <rect className="board-edge" data-part="board-edge" x={-EDGE} y={-EDGE} {...size} rx={10} />;
}

interface HexNamesProps {
  readonly board: Board;
  readonly cursor: number;
  nameOf(cell: number): string;
}

/** The map for assistive technology: the hex under the cursor and its neighbours. */
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
