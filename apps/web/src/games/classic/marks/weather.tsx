import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { type Sky, weatherCells, weatherIn } from '@ironfield/classic/rules/weather/weather.ts';
import { windward } from '@ironfield/classic/rules/weather/wind.ts';
import type { Board } from '@ironfield/hex/board.ts';
import { useId } from 'react';
import { boardExtent, centreOfCell, hexPathAt, regionPath } from '../../../board/geometry.ts';
import type { Table } from '../mech/table.ts';
import styles from './weather.module.css';

/** Rain, snow or sand, drawn on a square that is repeated; weather that only veils the land has none. */
const STREAKS: Readonly<Partial<Record<Sky['look'], { readonly size: number; readonly d: string }>>> = {
  rain: { size: 90, d: 'M14 8L9 26M58 2L53 20M36 44L31 62M82 50L77 68M8 72L3 88M62 78L58 90' },
  downpour: {
    size: 60,
    d: 'M10 2L4 24M28 8L22 30M46 0L40 22M56 26L50 48M18 34L12 56M36 38L30 60M4 44L0 58',
  },
  snow: { size: 80, d: 'M8 12h0M34 4h0M62 20h0M20 40h0M50 48h0M74 60h0M10 68h0M38 74h0' },
  blizzard: { size: 70, d: 'M2 10L22 4M34 20L60 12M8 36L30 29M44 48L66 41M4 62L18 58M38 66L56 61' },
  sand: { size: 90, d: 'M4 12H30M46 24H80M14 44H44M58 60H86M6 76H28M40 84H62' },
  wind: {
    size: 220,
    d: 'M10 40C40 30 60 50 96 40M120 120C150 110 175 130 212 120M30 190C60 182 80 198 110 190',
  },
};

const skiesOver = (table: Table): readonly Sky[] => {
  const field = battlefieldOf(table);
  return field.plugged.sky?.([], field) ?? [];
};

/** The weather over the map. Nothing moves. Where much comes together each veils less, so that the land still shows. */
export function Weather({ table, board }: { readonly table: Table; readonly board: Board }) {
  const id = useId();
  const { width, height } = boardExtent(board);
  const skies = skiesOver(table);
  const zone = zoneOf(table);
  const drawn = skies.map(({ look, isEverywhere }) => {
    const streaks = STREAKS[look];
    return (
      <g
        key={look}
        className={styles.weather}
        data-look={look}
        opacity={skies.length ** -0.6}
        clipPath={zone && !isEverywhere ? `url(#${id}zone)` : undefined}
      >
        <rect width={width} height={height} />
        {streaks && (
          <>
            <pattern id={id + look} width={streaks.size} height={streaks.size} patternUnits="userSpaceOnUse">
              <path d={streaks.d} />
            </pattern>
            <rect width={width} height={height} fill={`url(#${id + look})`} />
          </>
        )}
      </g>
    );
  });
  return zone ? (
    <>
      {drawn}
      <WeatherZone id={id} zone={zone} board={board} />
    </>
  ) : (
    drawn
  );
}

/** The hexes that have weather, where not all of the map has. */
const zoneOf = (table: Table): ReadonlySet<number> | null => {
  const field = battlefieldOf(table);
  return weatherIn(field) === null ? null : weatherCells(field);
};

interface ZoneProps {
  readonly id: string;
  readonly zone: ReadonlySet<number>;
  readonly board: Board;
}

/** A light hatching of those hexes, and a line around them. */
function WeatherZone({ id, zone, board }: ZoneProps) {
  const hexes = Array.from(zone, (cell) => hexPathAt(centreOfCell(board, cell))).join('');
  return (
    <g className={`${styles.weather} ${styles.weatherZone}`} data-part="weather-zone">
      <clipPath id={`${id}zone`}>
        <path d={hexes} />
      </clipPath>
      <pattern
        id={`${id}hatch`}
        width={14}
        height={14}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V14" />
      </pattern>
      <path
        className={styles.weatherHatch}
        data-part="weather-hatch"
        d={hexes}
        style={{ fill: `url(#${id}hatch)` }}
      />
      <path className={styles.weatherBorder} data-part="weather-border" d={regionPath(board, zone)} />
    </g>
  );
}

/** And what it is called, with the direction of the wind. */
export function WeatherWords({ table }: { readonly table: Table }) {
  const wind = windward(table);
  const zone = weatherIn(battlefieldOf(table));
  const words = skiesOver(table).flatMap(({ look, words, isEverywhere }) =>
    (look === 'wind' && wind) || (zone !== null && !isEverywhere) ? [] : [words],
  );
  const hatched = zone === null ? [] : [`hatched hexes: ${zone}`];
  const all = [...words, ...(wind ? [wind] : []), ...hatched].join('\u00a0· ');
  return all === '' ? null : (
    <p className={`map-words ${styles.weatherWords}`} data-part="weather-words">
      {all}
    </p>
  );
}
