import {
  GLOBE,
  groundBelow,
  isOnSurface,
  MAPS,
  OTHER_GROUNDS,
  placeName,
  realmOf,
  SYSTEM_PLACES,
  skyAbove,
  ZONE_PLACES,
  zonesOver,
} from '@ironfield/planetary/rules/places.ts';
import { groundAt } from '@ironfield/planetary/rules/world.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import '../../../board/board.css';
import { MapTools } from '../../../board/view/map-tools.tsx';
import { type PanZoom, usePanZoom } from '../../../board/view/pan-zoom.ts';
import { ScaleContext } from '../../../board/view/scale.ts';
import type { SpaceDesk } from '../../../space-table/use-pointed-orders.ts';
import { useHeld } from './held.ts';
import { hexWords, systemMark } from './hex-words.ts';
import { LayerButtons } from './layers.tsx';
import { HEX_RADIUS, mapExtent, spotOf } from './map-places.ts';
import styles from './planet-map.module.css';
import { Signs, signsIn } from './signs.tsx';
import { lookOf, Stack } from './stack.tsx';
import { TerrainArt } from './terrain-art.tsx';
import { chooseIn, type WarMapProps } from './war-map-props.ts';

interface PlanetMapProps extends WarMapProps {
  /** Begins with the system diagram in sight. */
  readonly isOnSystem?: boolean;
}

const HEXES = Array.from({ length: GLOBE.size }, (_, hex) => hex);
const PLACES = [...HEXES, ...ZONE_PLACES, ...SYSTEM_PLACES];
const ALL_PLACES = [...PLACES, ...OTHER_GROUNDS];

/** The planet laid flat, with its counters, who holds what, and where supplies reach. */
export function PlanetMap(props: PlanetMapProps) {
  const { table, war, seat, lit, layers, memory, shown, desk, path = [], onLayer, isOnSystem } = props;
  const view = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const cells = useRef<(SVGGElement | null)[]>([]);
  const [cursor, setCursor] = useState<number | null>(null);
  const hasSky = war.sky !== null;
  const extent = useMemo(() => ({ ...mapExtent(hasSky), grain: 60 }), [hasSky]);
  const places = war.fall ? ALL_PLACES : hasSky ? PLACES : HEXES;
  const choose = (hex: number) => {
    setCursor(hex);
    chooseIn(props, hex);
  };
  const panZoom = usePanZoom(
    view,
    drawing,
    extent,
    {
      onTap: ({ x, y }) => {
        const hex = nearest(places, x, y);
        if (hex !== null) choose(hex);
      },
      onLongPress: () => {},
    },
    memory,
  );
  const { control, lines } = useHeld(props);
  const stacks = useMemo(() => Map.groupBy(table.counters, ({ place }) => place), [table]);
  const here = cursor ?? table.counters.find(({ side, place }) => side === seat && place >= 0)?.place ?? 0;
  useCloserAtFirst(panZoom, table, memory, isOnSystem === true);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key as keyof typeof WAYS];
    if (!way) return;
    event.preventDefault();
    const next = towards(here, way, hasSky, war.fall !== undefined);
    setCursor(next);
    cells.current[next]?.focus();
    panZoom.reveal(spotOf(next));
  };
  return (
    <div className="hex-map" data-part="planet-map">
      <div className="map-view" data-part="map-view" ref={view}>
        <div className="map-drawing" data-part="map-drawing" ref={drawing}>
          <ScaleContext value={panZoom.scale}>
            <svg width={extent.width} height={extent.height}>
              <title>{hasSky ? 'The planet, its orbit below it, and the system' : 'The planet'}</title>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the hexes in it have the focus and the roles */}
              <g onKeyDown={onKeyDown}>
                {places.map((hex) => (
                  <Cell
                    key={hex}
                    ref={(element) => {
                      cells.current[hex] = element;
                    }}
                    hex={hex}
                    table={table}
                    desk={desk}
                    isHere={hex === here}
                    isEmpty={!stacks.has(hex)}
                    words={hexWords(table, hex, stacks.get(hex)?.map(({ id }) => id) ?? [], desk)}
                    onChoose={() => choose(hex)}
                  >
                    {layers.control && isOnSurface(hex) && control[hex] !== null && (
                      <path
                        className={styles.held}
                        data-side={control[hex]}
                        d={spotOf(hex).outline}
                        transform="scale(0.92)"
                      />
                    )}
                    <Signs signs={signsIn(table, hex)} />
                    {layers.supply && isOnSurface(hex) && lines.reached[hex] && (
                      <circle className={styles.supplied} data-side={seat} r="4" cy="22" />
                    )}
                  </Cell>
                ))}
              </g>
              {path.length > 1 && <path className={styles.course} d={courseOf(path)} />}
              {[...stacks].map(([hex, stack]) =>
                hex < 0 ? null : (
                  <Stack
                    key={hex}
                    table={table}
                    war={war}
                    at={spotOf(hex)}
                    ids={stack.map(({ id }) => id)}
                    shown={shown}
                    lookOf={(ids) => lookOf(ids, lit, desk)}
                  />
                ),
              )}
            </svg>
          </ScaleContext>
        </div>
      </div>
      <MapTools panZoom={panZoom}>
        <LayerButtons layers={layers} onLayer={(layer) => onLayer?.(layer)} />
      </MapTools>
    </div>
  );
}

interface CellProps {
  readonly ref: Ref<SVGGElement>;
  readonly hex: number;
  readonly table: Table;
  readonly desk: SpaceDesk | undefined;
  /** The keys point at it. */
  readonly isHere: boolean;
  readonly isEmpty: boolean;
  readonly words: string;
  readonly children: ReactNode;
  onChoose(): void;
}

/** A hex with its terrain, what a layer draws in it, and whether an order may name it. */
function Cell({ ref, hex, table, desk, isHere, isEmpty, words, children, onChoose }: CellProps) {
  const { x, y, outline } = spotOf(hex);
  const name = placeName(hex);
  const realm = realmOf(hex);
  const ground = groundAt(table.setup, hex);
  const { land, hasWater } = ground ?? { land: null, hasWater: false };
  const terrain = ground ? (land ?? 'water') : 'space';
  const mark = realm === 'system' ? systemMark(table, name) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      ref={ref}
      className={styles.hex}
      role="button"
      tabIndex={isHere ? 0 : -1}
      aria-label={words}
      data-terrain={terrain}
      data-body={mark?.kind}
      data-coast={land !== null && hasWater ? '' : undefined}
      data-reached={desk?.spaces.has(name) || undefined}
      data-planned={desk?.plannedSpace === name || undefined}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onChoose();
      }}
    >
      <path className={styles.ground} d={outline} />
      <TerrainArt terrain={terrain} scale={0.6} />
      {children}
      <path className={styles.mark} d={outline} transform="scale(0.9)" />
      <text className={styles.placeName} y="-21">
        {name}
      </text>
      {mark && (
        <text className={styles.bodyName} y={isEmpty ? 4 : 23}>
          {mark.words}
        </text>
      )}
    </g>
  );
}

/** A map that is opened for the first time shows the counters from near. */
function useCloserAtFirst({ zoom, show }: PanZoom, table: Table, memory: string, isOnSystem: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the map is opened
  useEffect(() => {
    const theatre = isOnSystem
      ? [...SYSTEM_PLACES, ...(table.war?.fall ? OTHER_GROUNDS : [])].map(spotOf)
      : table.counters.flatMap(({ place }) => (place >= 0 ? [spotOf(place)] : []));
    // A player with everything yet to place chooses among all hexes.
    if (opened.has(memory) || (table.war?.turn === 0 && !isOnSystem)) return;
    opened.add(memory);
    zoom(CLOSER);
    if (theatre.length > 0) show(theatre);
  }, [memory]);
}

/** Maps that have been brought closer once: whoever comes back from a battle finds them as they were. */
const opened = new Set<string>();
/** A map begins so much closer than the whole planet. */
const CLOSER = 2.2;

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/**
 * The neighbour that lies most in that direction on the flat map. Where the planet ends below lies its orbit, and beyond that
 * the system.
 */
function towards(
  place: number,
  [right, down]: readonly [number, number],
  hasSky: boolean,
  hasOthers: boolean,
): number {
  const realm = realmOf(place);
  const { spaces, first } = MAPS[realm];
  const from = spotOf(place);
  const ahead = (other: number) => {
    const to = spotOf(other);
    return (to.x - from.x) * right + (to.y - from.y) * down;
  };
  // PA-FOT-12: Mars and Venus lie on either side of the system.
  if (realm === 'other-worlds') return skyAbove(place);
  const below = groundBelow(place);
  if (below >= 0 && right > 0 && hasOthers) return below;
  const best = spaces.neighbours[place - first]!.map((space) => first + space).reduce((most, other) =>
    ahead(other) > ahead(most) ? other : most,
  );
  if (ahead(best) > 0 || !hasSky || down === 0) return best;
  if (down > 0) return realm === 'surface' ? zonesOver(place)[0]! : MIDDLE_OF_SYSTEM;
  return realm === 'system' ? ZONE_PLACES[0]! : SOUTH_POLE;
}

const MIDDLE_OF_SYSTEM = SYSTEM_PLACES[Math.floor(SYSTEM_PLACES.length / 2)]!;
const SOUTH_POLE = GLOBE.size - 1;

function nearest(places: readonly number[], x: number, y: number): number | null {
  let best: number | null = null;
  let least = HEX_RADIUS;
  for (const place of places) {
    const at = spotOf(place);
    const gap = Math.hypot(((at.x - x) * HEX_RADIUS) / at.half, at.y - y);
    if (gap < least) [best, least] = [place, gap];
  }
  return best;
}

const courseOf = (path: readonly number[]): string =>
  path
    .map((hex, index) => {
      const { x, y } = spotOf(hex);
      const before = path[index - 1];
      const isOneMap = before !== undefined && isOnSurface(hex) === isOnSurface(before);
      const isFar = isOneMap && Math.abs(x - spotOf(before).x) > 200;
      return `${index === 0 || isFar ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
