import type { Battlefield } from '../battlefield.ts';
import type { WeaponType } from '../data/equipment.ts';
import type { Setup } from '../state.ts';

const FLAMERS: readonly string[] = ['flamer', 'vehicle_flamer'];

/** MT-TER-01, note I: what wind and snow carry away; all else is a laser or a PPC. */
export const isBallistic = ({ category, id }: WeaponType): boolean =>
  category !== 'energy' || FLAMERS.includes(id);

/** MT-WX-02: it takes the place of snowfall and of a high wind. */
export const isBlizzard = ({ options }: Setup): boolean => options['weather-blizzard'] === true;

/** What hangs over the map, and what it is called. */
export interface Sky {
  readonly look: 'rain' | 'downpour' | 'snow' | 'blizzard' | 'fog' | 'sand' | 'dusk' | 'night' | 'wind';
  readonly words: string;
}

/** Is it night, dusk or dawn? */
export const isDark = (field: Battlefield): boolean =>
  field.plugged.sky?.([], field).some(({ look }) => look === 'night' || look === 'dusk') ?? false;
