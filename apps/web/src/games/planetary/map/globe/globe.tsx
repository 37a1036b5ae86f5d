import {
  GLOBE,
  hexesBelow,
  isOnSurface,
  placeName,
  realmOf,
  ZONE_PLACES,
} from '@ironfield/planetary/rules/places.ts';
import type { SupplyLines } from '@ironfield/planetary/rules/war/supply-lines.ts';
import { worldIn } from '@ironfield/planetary/rules/world.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import '../../../../board/board.css';
import { MapTools } from '../../../../board/view/map-tools.tsx';
import { useSettings } from '../../../../settings.ts';
import {
  aspectOf,
  aspectOnto,
  lookFrom,
  nearestCell,
  placeUnder,
  type Vector,
} from '../../../../space-table/globe/sphere.ts';
import { type GlobeView, useGlobe } from '../../../../space-table/globe/use-globe.ts';
import { useHeld } from '../held.ts';
import { hexWords } from '../hex-words.ts';
import { LayerButtons } from '../layers.tsx';
import { Signs, signsIn } from '../signs.tsx';
import { lookOf, Stack } from '../stack.tsx';
import { chooseIn, type WarMapProps } from '../war-map-props.ts';
import { type Colours, readColours } from './colours.ts';
import styles from './globe.module.css';
import { CELLS, type GlobeScene, paintGlobe } from './paint-globe.ts';
import { RING, zoneOutline, zoneSpot } from './ring.ts';

const NOTHING = new Set<number>();
/** Counters nearer to the rim than this are not drawn: nobody could tell where they are. */
const RIM = 0.12;
/** What is looked at lies at least this far from the rim, or the globe turns to it. */
const IN_SIGHT = 0.55;
/** The ring is for a globe that is all in sight. */
const CLOSE = 1.08;
/** The ring is drawn for a globe of this radius, and scaled. */
const DRAWN = 100;

/** The planet as a globe that turns under the hand, with its orbit around it. */
export default function PlanetGlobe(props: WarMapProps) {
  const { table, war, layers, memory, desk, onLayer } = props;
  const element = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ring = useRef<SVGSVGElement>(null);
  const tokens = useRef(new Map<number, HTMLDivElement>());
  const [cursor, setCursor] = useState<number | null>(null);
  const [zone, setZone] = useState<number | null>(null);
  const hasSky = war.sky !== null;
  const scene = useScene(props, { cursor, zone });
  const colours = useColours(element);
  const home = useMemo(() => aspectOnto(ownPlaces(table, props.seat)), [table, props.seat]);
  const choose = (place: number) => {
    setCursor(isOnSurface(place) ? place : null);
    chooseIn(props, place);
  };
  const draw = (view: GlobeView) => {
    if (!colours.current || !canvas.current) return;
    fit(canvas.current, view);
    paintGlobe(canvas.current.getContext('2d')!, view, scene, colours.current);
    moveTokens(tokens.current, view);
    const { base, radius, x, y } = view;
    if (!ring.current) return;
    ring.current.style.transform = `translate(${x}px, ${y}px) scale(${base / DRAWN})`;
    ring.current.toggleAttribute('data-away', radius > base * CLOSE);
  };
  const turns = useGlobe(
    element,
    {
      draw,
      onTap: (right, up, { aspect }) => {
        const place = placeUnder(aspect, right, up);
        if (!place) return;
        const cell = nearestCell(CELLS, place);
        // A cell near the rim comes to the front first.
        if (lookFrom(aspect)(CELLS[cell]!.at).depth < RIM * 2)
          turns.current?.turnTo(aspectOf(CELLS[cell]!.at));
        else choose(cell);
      },
    },
    { home, ring: hasSky ? RING : 0, memory },
  );
  useFollowed(props, (cell) => {
    const view = turns.current?.view();
    const at = CELLS[cell]!.at;
    if (view && lookFrom(view.aspect)(at).depth < IN_SIGHT) turns.current?.turnTo(aspectOf(at));
  });
  const here = cursor ?? nearestCell(CELLS, vectorAhead(turns.current?.view()));
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event.key);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'choose') return choose(here);
    if (key === 'home') return turns.current?.goHome();
    if (key === 'closer' || key === 'farther') return turns.current?.zoom(key === 'closer' ? 1.4 : 1 / 1.4);
    const next = beside(here, key);
    setCursor(next);
    turns.current?.turnTo(aspectOf(CELLS[next]!.at));
  };
  return (
    <div className="hex-map" data-part="globe">
      <div
        className="map-keys"
        data-part="map-keys"
        role="application"
        aria-label="The planet. Arrow keys go from hex to hex, Enter chooses."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div aria-live="polite">{cursor !== null && hexWords(table, cursor, idsAt(table, cursor), desk)}</div>
      </div>
      <div className="map-view" data-part="map-view" ref={element}>
        <canvas className={styles.ground} ref={canvas} />
        {hasSky && <Ring {...props} ring={ring} onChoose={choose} onPoint={setZone} />}
        <Tokens {...props} tokens={tokens.current} />
      </div>
      <MapTools panZoom={{ zoom: (by) => turns.current?.zoom(by), fit: () => turns.current?.goHome() }}>
        <LayerButtons layers={layers} onLayer={(layer) => onLayer?.(layer)} />
      </MapTools>
    </div>
  );
}

const idsAt = ({ counters }: Table, place: number): number[] =>
  counters.flatMap((each) => (each.place === place ? [each.id] : []));

interface RingProps extends WarMapProps {
  readonly ring: Ref<SVGSVGElement>;
  onChoose(place: number): void;
  onPoint(place: number | null): void;
}

/** The orbit, zone by zone. */
function Ring({ table, desk, ring, onChoose, onPoint }: RingProps) {
  return (
    <svg className={styles.ring} ref={ring} width="1" height="1">
      <title>The zones of the orbit</title>
      {ZONE_PLACES.map((place, index) => (
        <Zone
          key={place}
          index={index}
          isReached={desk?.spaces.has(placeName(place)) ?? false}
          isPlanned={desk?.plannedSpace === placeName(place)}
          words={hexWords(table, place, idsAt(table, place), desk)}
          onChoose={() => onChoose(place)}
          onPoint={(isOn) => onPoint(isOn ? place : null)}
        />
      ))}
    </svg>
  );
}

interface TokensProps extends WarMapProps {
  /** By place, for whoever moves them. */
  readonly tokens: Map<number, HTMLDivElement>;
}

/** What stands on the planet and in its orbit, moved frame by frame. */
function Tokens({ table, war, lit, desk, shown, tokens }: TokensProps) {
  const stacks = useMemo(() => {
    const all = Map.groupBy(table.counters, ({ place }) => place);
    for (const { place } of war.mission?.finds ?? []) if (!all.has(place)) all.set(place, []);
    return [...all].filter(([place]) => isDrawn(place));
  }, [table, war]);
  return (
    <div className={styles.counters} aria-hidden="true">
      {stacks.map(([place, stack]) => (
        <div
          key={place}
          ref={(token) => {
            if (token) tokens.set(place, token);
            else tokens.delete(place);
          }}
        >
          <svg viewBox="-34 -34 68 68" width="68" height="68">
            <title>{placeName(place)}</title>
            <Stack
              table={table}
              war={war}
              ids={stack.map(({ id }) => id)}
              shown={shown}
              lookOf={(ids) => lookOf(ids, lit, desk)}
            />
            <Signs signs={signsIn(table, place)} />
          </svg>
        </div>
      ))}
    </div>
  );
}

const isDrawn = (place: number): boolean => place >= 0 && (isOnSurface(place) || realmOf(place) === 'orbit');

/** The ground a side begins from: its counters, or those of anybody. */
function ownPlaces({ counters }: Table, seat: number): Vector[] {
  const placed = counters.filter(({ place }) => isOnSurface(place));
  const own = placed.filter(({ side }) => side === seat);
  return (own.length > 0 ? own : placed).map(({ place }) => CELLS[place]!.at);
}

const vectorAhead = (view: GlobeView | undefined): Vector =>
  (view && placeUnder(view.aspect, 0, 0)) ?? { x: 1, y: 0, z: 0 };

type Key = 'east' | 'west' | 'north' | 'south' | 'choose' | 'home' | 'closer' | 'farther';

const KEYS: Readonly<Record<string, Key>> = {
  ArrowRight: 'east',
  ArrowLeft: 'west',
  ArrowUp: 'north',
  ArrowDown: 'south',
  Enter: 'choose',
  ' ': 'choose',
  Home: 'home',
  '0': 'home',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
};

const keyOf = (key: string): Key | undefined => KEYS[key];

const WAYS = { east: [1, 0], west: [-1, 0], north: [0, 1], south: [0, -1] } as const;

/** The neighbour that lies most in that direction, seen from above the cell. */
function beside(cell: number, way: keyof typeof WAYS): number {
  const { at, beyond } = CELLS[cell]!;
  const look = lookFrom(aspectOf(at));
  const [right, up] = WAYS[way];
  const ahead = (other: number) => {
    const seen = look(CELLS[other]!.at);
    return seen.right * right + seen.up * up;
  };
  return beyond.reduce((most, other) => (ahead(other) > ahead(most) ? other : most));
}

interface Pointed {
  readonly cursor: number | null;
  readonly zone: number | null;
}

function useScene(props: WarMapProps, { cursor, zone }: Pointed): GlobeScene {
  const { table, seat, layers, desk, path = [], spent = [], shown } = props;
  const ground = useMemo(() => {
    const world = worldIn(table.setup);
    return {
      terrain: world.map(({ land }) => land ?? ('water' as const)),
      isCoast: world.map(({ land, hasWater }) => land !== null && hasWater),
    };
  }, [table.setup]);
  const held = useHeld(props);
  const reached = useMemo(
    () =>
      desk ? new Set([...desk.spaces.keys()].flatMap((name) => GLOBE.numbers.get(name) ?? [])) : NOTHING,
    [desk],
  );
  const place = shown === null ? -1 : (table.counters[shown]?.place ?? -1);
  const isOwn = shown !== null && table.counters[shown]?.side === seat;
  return {
    ...ground,
    seat,
    control: layers.control ? held.control : null,
    supplied: layers.supply ? held.lines.reached : null,
    chain: layers.supply && isOwn && isOnSurface(place) ? chainTo(held.lines, place) : [],
    reached,
    planned: desk?.plannedSpace ? (GLOBE.numbers.get(desk.plannedSpace) ?? null) : null,
    below: zone === null ? [] : hexesBelow(zone),
    course: path.filter(isOnSurface),
    spent,
    cursor,
  };
}

/** PA-SUP-01: the hexes that supplies come through to a unit, from their source. */
function chainTo({ reached, previous }: SupplyLines, hex: number): number[] {
  const last = reached[hex] ? hex : GLOBE.neighbours[hex]!.find((near) => reached[near]);
  if (last === undefined) return [];
  const chain = last === hex ? [] : [hex];
  for (let at = last; at >= 0; at = previous[at]!) chain.push(at);
  return chain.reverse();
}

/** Colours are read again where the theme changes. */
function useColours(element: { readonly current: HTMLElement | null }) {
  const colours = useRef<Colours | null>(null);
  const { theme } = useSettings();
  const [, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes what is read
  useEffect(() => {
    const read = () => {
      colours.current = readColours(element.current!);
      setTimes((times) => times + 1);
    };
    read();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    return () => dark.removeEventListener('change', read);
  }, [theme]);
  return colours;
}

/** The globe follows what happens, and whoever is looked at. */
function useFollowed({ table, lit, shown }: WarMapProps, show: (cell: number) => void): void {
  const [first] = lit;
  const followed = first ?? shown;
  const place = followed === null ? -1 : (table.counters[followed]?.place ?? -1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is followed
  useEffect(() => {
    if (isOnSurface(place)) show(place);
  }, [followed, place]);
}

function fit(canvas: HTMLCanvasElement, { width, height }: GlobeView): void {
  const sharpness = Math.min(2, window.devicePixelRatio || 1);
  const [across, down] = [Math.round(width * sharpness), Math.round(height * sharpness)];
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
  }
}

/** Counters stay upright, and shrink towards the rim. */
function moveTokens(tokens: ReadonlyMap<number, HTMLDivElement>, view: GlobeView): void {
  const look = lookFrom(view.aspect);
  const isClose = view.radius > view.base * CLOSE;
  for (const [place, { style }] of tokens) {
    if (!isOnSurface(place)) {
      const { x, y } = zoneSpot(ZONE_PLACES.indexOf(place));
      style.visibility = isClose ? 'hidden' : 'visible';
      style.transform = `translate(${view.x + x * view.base}px, ${view.y + y * view.base}px) scale(${view.base / 270})`;
      continue;
    }
    const { right, up, depth } = look(CELLS[place]!.at);
    style.visibility = depth < RIM ? 'hidden' : 'visible';
    if (depth < RIM) continue;
    const size = (view.radius / 270) * (0.55 + 0.45 * depth);
    style.transform = `translate(${view.x + right * view.radius}px, ${view.y - up * view.radius}px) scale(${size})`;
  }
}

interface ZoneProps {
  readonly index: number;
  readonly isReached: boolean;
  readonly isPlanned: boolean;
  readonly words: string;
  onChoose(): void;
  onPoint(isOn: boolean): void;
}

/** A zone of the orbit; the hexes below it light up while it is pointed at. */
function Zone({ index, isReached, isPlanned, words, onChoose, onPoint }: ZoneProps) {
  const { x, y } = zoneSpot(index);
  const far = Math.hypot(x, y);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      className={styles.zone}
      role="button"
      tabIndex={0}
      aria-label={words}
      data-control=""
      data-reached={isReached || undefined}
      data-planned={isPlanned || undefined}
      onClick={onChoose}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onChoose();
      }}
    >
      <path d={zoneOutline(index, DRAWN)} />
      <text x={(x / far) * 1.265 * DRAWN} y={(y / far) * 1.265 * DRAWN + 1.6}>
        {index + 1}
      </text>
    </g>
  );
}
