import type { Battlefield } from '../battlefield.ts';
import type { Sky } from '../rules/weather/weather.ts';

/** Smoke, weather and gravity. */
export interface WeatherPoints {
  readonly replace: {
    /** MT-SMOKE-05: does smoke drift with the wind, and rise from the hex of its fire? */
    smokeDrifts(): boolean;
    /** MT-WX-02: a blizzard takes the place of snowfall and of a high wind. */
    isBlizzard(): boolean;
    /** MT-WX-10: the strength of the wind that is agreed upon. */
    agreedWind(): number;
    /** MT-PRE-07: gravity in tenths of that of Terra. */
    gravity(): number;
  };
  readonly stage: {
    /** The weather as drawn on the map, the worst last. */
    sky(sky: readonly Sky[], field: Battlefield): readonly Sky[];
  };
}
