// Weather: what it is, and where (MT-WX-01).

import { lineOn } from '@ironfield/hex/board-line.ts';
import { Touch } from '@ironfield/hex/line.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield } from '../../battlefield.ts';
import { isFlamer, type WeaponType } from '../../data/equipment.ts';
import type { State } from '../../state.ts';
import { eyesFor } from '../fire/to-hit.ts';

/** MT-TER-01, note I: what wind and snow carry away; all else is a laser or a PPC. */
export const isBallistic = (type: WeaponType): boolean => type.category !== 'energy' || isFlamer(type);

/** MT-WX-02: it takes the place of snowfall and of a high wind. */
export const isBlizzard = ({ plugged }: Battlefield): boolean => plugged.isBlizzard?.() ?? false;

/** A kind of weather over the map, with its name. */
export interface Sky {
  readonly look:
    | 'rain'
    | 'downpour'
    | 'snow'
    | 'blizzard'
    | 'fog'
    | 'sand'
    | 'dusk'
    | 'night'
    | 'wind'
    | 'tremor';
  readonly words: string;
  /** It has no hexes of its own: it is that of the whole map, whatever hexes a setup lists. */
  readonly isEverywhere?: true;
}

/** The cells that the weather is limited to; null where it is that of the whole map. */
export const weatherCells = remembered(({ setup, board }: Battlefield): ReadonlySet<number> | null => {
  const { weatherHexes } = setup;
  return weatherHexes ? new Set(weatherHexes.map((number) => board.cells.get(number)!)) : null;
});

/** MT-WX-01: is there weather in this hex, where there is any? Somebody off the map is in none that has hexes. */
export const isInWeather = (field: Battlefield, cell: number): boolean =>
  field.setup.weatherHexes === undefined || weatherCells(field)!.has(cell);

/**
 * Does a line meet the weather, with both its ends? Of two hexes that share a hexside along which it runs either will
 * do: the target has the choice (CBT-LOS-02). One that it touches in a corner does not count (CBT-LOS-01).
 */
export function meetsWeather(field: Battlefield, from: number, to: number): boolean {
  if (isInWeather(field, from) || isInWeather(field, to)) return true;
  if (from < 0 || to < 0) return false;
  const cells = weatherCells(field)!;
  const { board } = field;
  const { length, step, touch } = lineOn(board, from, to);
  for (let i = 1; i < length - 1; i++) {
    const cell = from + step[i];
    if (isCrossed(touch[i]) && cell >= 0 && cell < board.size && cells.has(cell)) return true;
  }
  return false;
}

const isCrossed = (touch: number): boolean =>
  (touch & (Touch.interior | Touch.leftEdge | Touch.rightEdge)) !== 0;

/** An attack with a weapon, declared or thought of. */
interface Fire {
  readonly attacker: number;
  readonly weapon: number;
  readonly target: number;
}

/** MT-WX-01: the attacker, the target, or a hex between the target and whoever sees it is in the weather. */
export function isFireInWeather(
  field: Battlefield,
  state: State,
  { attacker, weapon, target }: Fire,
): boolean {
  if (field.setup.weatherHexes === undefined) return true;
  const { units } = state;
  const eyes = eyesFor(field, state, attacker, weapon, target);
  return isInWeather(field, units[attacker].hex) || meetsWeather(field, units[eyes].hex, units[target].hex);
}

/** The weather in the hexes that a setup lists, in words; null where it lists none, or there is no weather. */
export function weatherIn(field: Battlefield): string | null {
  const here = field.plugged.sky?.([], field).filter(({ isEverywhere }) => !isEverywhere) ?? [];
  if (!weatherCells(field) || here.length === 0) return null;
  return here.map(({ words }) => words.toLowerCase()).join(', ');
}

/** Is it night, or dusk or dawn where somebody fires? */
export const isDark = (field: Battlefield, state: State, shot: Fire): boolean =>
  field.plugged
    .sky?.([], field)
    .some(({ look }) => look === 'night' || (look === 'dusk' && isFireInWeather(field, state, shot))) ??
  false;
