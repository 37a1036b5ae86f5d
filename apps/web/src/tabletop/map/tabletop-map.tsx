import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import '../../board/board.css';
import type { Spot } from '../../board/geometry.ts';
import { Scenery, SceneryContext } from '../../board/ground/scenery.tsx';
import { MapTools } from '../../board/view/map-tools.tsx';
import { usePanZoom } from '../../board/view/pan-zoom.ts';
import { ScaleContext } from '../../board/view/scale.ts';
import { PlaceFinder } from '../models/place-finder.ts';
import { drawn, INCH_DRAWN, placeAt, spotOf } from '../words/measures.ts';
import './tabletop.css';
import { Terrain, TerrainWords } from '../terrain/terrain.tsx';

/** One thing that keys and screen readers find on the table. */
export interface TableOption {
  readonly id: string;
  readonly words: string;
  readonly isChosen: boolean;
}

interface TabletopMapProps {
  readonly scene: Scene;
  /** The keys and their effects, for screen readers. */
  readonly keyWords: string;
  readonly options: readonly TableOption[];
  /** The slack of a finger is in thousandths of an inch. */
  onTap(place: Place, slack: number): void;
  /** Somebody wants to know about a place. */
  onAsk?(place: Place, slack: number): void;
  /** The place of the pointer; null when it is gone. */
  onPoint?(place: Place | null): void;
  /** True: the key was meant for the table, and nothing else is done. */
  onKey?(event: KeyboardEvent): boolean;
  /** On a screen too small for the whole table the map begins around these places. */
  readonly start?: readonly Place[] | undefined;
  /** Keeps this place in the window. */
  readonly focus?: Place | null | undefined;
  /** The part of the window to keep free on every side of it, to show possible destinations. */
  readonly free?: number;
  /** The subjects of the question, to be shown beside it. */
  readonly about?: readonly Place[];
  /** As scenery: what it is about. */
  readonly around?: readonly Place[];
  /** Tells this table from others when it is shown again. */
  readonly memory: string;
  readonly tools?: ReactNode;
  /** Layers above the terrain, in drawing units. */
  readonly children: ReactNode;
}

/** The inaccuracy of a finger, in pixels. */
const FINGER = 16;
const MOUSE = 5;
const NOWHERE: readonly Place[] = [];

/** A table without hexes to work with, or as the scenery of a page. */
export function TabletopMap(props: TabletopMapProps) {
  const isScenery = useContext(SceneryContext) !== null;
  return isScenery ? <TableScenery {...props} /> : <WorkedTable {...props} />;
}

function TableScenery({ scene, around = [], children }: TabletopMapProps) {
  return (
    <Scenery extent={extentOf(scene)} around={around.map(spotOf)}>
      <clipPath id="on-the-table">
        <rect width={drawn(scene.width)} height={drawn(scene.height)} />
      </clipPath>
      <Terrain scene={scene} />
      <TerrainWords scene={scene} />
      {children}
    </Scenery>
  );
}

/** Its grain is a base with some room around it. */
const extentOf = ({ width, height }: Pick<Scene, 'width' | 'height'>) => ({
  width: drawn(width),
  height: drawn(height),
  grain: 1.5 * INCH_DRAWN,
});

/** One that can be moved about, zoomed, pointed at and worked with keys. */
function WorkedTable(props: TabletopMapProps) {
  const {
    scene,
    keyWords,
    options,
    onTap,
    onAsk,
    onPoint,
    onKey,
    focus,
    free = 0,
    about = [],
    memory,
    tools,
    children,
  } = props;
  const { start = NOWHERE } = props;
  const view = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const extent = useMemo(
    () => extentOf({ width: scene.width, height: scene.height }),
    [scene.width, scene.height],
  );
  const slack = () => {
    const isCoarse = window.matchMedia('(pointer: coarse)').matches;
    const { x } = panZoom.toDrawing(isCoarse ? FINGER : MOUSE, 0);
    return placeAt({ x: x - panZoom.toDrawing(0, 0).x, y: 0 }).x;
  };
  const hands = {
    onTap: (spot: Spot) => {
      // The keys go on from where the pointer was.
      keys.current?.focus({ preventScroll: true });
      onTap(placeAt(spot), slack());
    },
    onLongPress: (spot: Spot) => onAsk?.(placeAt(spot), slack()),
  };
  const panZoom = usePanZoom(view, drawing, extent, hands, memory);
  const { begin, reveal, show, toDrawing } = panZoom;
  const find = useCallback((x: number, y: number) => placeAt(toDrawing(x, y)), [toDrawing]);
  useEffect(() => {
    if (start.length > 0) begin(start.map(spotOf));
  }, [start, begin]);
  const [x, y] = focus ? [focus.x, focus.y] : [-1, -1];
  const seen = about.map((each) => `${each.x} ${each.y}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when somebody else is to be seen
  useEffect(() => {
    if (seen && x >= 0) show([{ x, y }, ...about].map(spotOf));
    // While it is dragged the table lies still.
    else if (x >= 0 && !view.current?.querySelector('[data-held]')) reveal(spotOf({ x, y }), free);
  }, [seen, x, y, free, show, reveal]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey?.(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === '+' || event.key === '=') panZoom.zoom(1.3);
    else if (event.key === '-') panZoom.zoom(1 / 1.3);
    else if (event.key === '0') panZoom.fit();
    else return;
    event.preventDefault();
  };
  const chosen = options.find(({ isChosen }) => isChosen);
  return (
    <div className="hex-map tabletop">
      <div
        ref={keys}
        className="map-keys"
        data-part="map-keys"
        role="listbox"
        aria-label={`Table ${scene.name}. ${keyWords}`}
        aria-activedescendant={chosen && `on-table-${chosen.id}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {options.map(({ id, words, isChosen }) => (
          <div key={id} id={`on-table-${id}`} role="option" tabIndex={-1} aria-selected={isChosen}>
            {words}
          </div>
        ))}
      </div>
      <div
        ref={view}
        className="map-view"
        data-part="map-view"
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse' && event.buttons === 0)
            onPoint?.(find(event.clientX, event.clientY));
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint?.(null)}
      >
        <div ref={drawing} className="map-drawing" data-part="map-drawing">
          <svg width={extent.width} height={extent.height}>
            <title>{`Table ${scene.name}`}</title>
            <clipPath id="on-the-table">
              <rect width={extent.width} height={extent.height} />
            </clipPath>
            <Terrain scene={scene} />
            <ScaleContext value={panZoom.scale}>
              <PlaceFinder value={find}>
                <TerrainWords scene={scene} />
                {children}
              </PlaceFinder>
            </ScaleContext>
          </svg>
        </div>
      </div>
      <MapTools panZoom={panZoom}>{tools}</MapTools>
    </div>
  );
}
