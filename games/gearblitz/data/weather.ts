/** HGB-SCEN-04 */
export const WEATHERS = ['clear', 'winds', 'rain or snow', 'storm', 'fog or smoke'] as const;
export type Weather = (typeof WEATHERS)[number];
export const LIGHTS = ['day', 'dawn or dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** HGB-SCEN-05: a point of Concealment for every full number of inches. */
export const WEATHER_CONCEALS: Readonly<Partial<Record<Weather, number>>> = {
  'rain or snow': 15,
  storm: 6,
  'fog or smoke': 15,
};
