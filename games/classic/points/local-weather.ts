// MT-WX-01: weather does what it does where it is.

import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Points } from '../points.ts';
import { isFireInWeather, isInWeather, meetsWeather } from '../rules/weather/weather.ts';

type Weather = Handlers<{
  readonly add: Pick<Points['add'], 'weaponToHit' | 'piloting' | 'cluster' | 'heat'>;
  readonly stage: Pick<Points['stage'], 'care' | 'leastMissiles' | 'poorVisibility' | 'visualRange' | 'sky'>;
}>;

/** The handlers of a kind of weather, limited to where there is weather. */
export function whereItIs({ add = {}, stage = {} }: Weather): Handlers<Points> {
  const { weaponToHit, piloting, cluster, heat } = add;
  const { care, leastMissiles, poorVisibility, visualRange, sky } = stage;
  return {
    add: {
      ...(weaponToHit && {
        weaponToHit: (tally, field, state, shot, range) => {
          if (isFireInWeather(field, state, shot)) weaponToHit(tally, field, state, shot, range);
        },
      }),
      ...(piloting && {
        piloting: (tally, field, state, unit, reason) => {
          if (isInWeather(field, state.units[unit].hex)) piloting(tally, field, state, unit, reason);
        },
      }),
      ...(cluster && {
        cluster: (tally, field, state, hit) => {
          if (isFireInWeather(field, state, hit.attack)) cluster(tally, field, state, hit);
        },
      }),
      ...(heat && {
        heat: (tally, field, state, unit) => {
          if (isInWeather(field, state.units[unit].hex)) heat(tally, field, state, unit);
        },
      }),
    },
    stage: {
      ...(care && {
        care: (mp, field, cell) => (isInWeather(field, cell) ? care(mp, field, cell) : mp),
      }),
      ...(leastMissiles && {
        leastMissiles: (missiles, field, state, hit) =>
          isFireInWeather(field, state, hit.attack) ? leastMissiles(missiles, field, state, hit) : missiles,
      }),
      ...(poorVisibility && {
        poorVisibility: (rule, field, cell) =>
          isInWeather(field, cell) ? poorVisibility(rule, field, cell) : rule,
      }),
      ...(visualRange && {
        visualRange: (hexes, field, from, to) =>
          meetsWeather(field, from, to) ? visualRange(hexes, field, from, to) : hexes,
      }),
      ...(sky && { sky }),
    },
  };
}
