/** Effects on units at a place. */
export const EFFECTS = {
  area: 'blasts, bursts, salvos and grenades',
  way: 'Deadly Rate of Fire on its way',
  run: 'attack runs of aircraft',
  walls: 'blows to a building',
  collapse: 'the collapse of a building',
} as const;
export type Effect = keyof typeof EFFECTS;

/** The places of a unit as effects see them. */
export const LAYERS = {
  level: 'at its height',
  apart: 'higher or lower',
  inside: 'inside the building',
  roof: 'on its roof',
  aboard: 'aboard a transport',
  away: 'in reserve, off the table',
} as const;
export type Layer = keyof typeof LAYERS;

/** HGB-AE-02, HGB-MOVE-10, HGB-AIR-02, HGB-BLDG-03, HGB-BLDG-04, HGB-OPT-05: which effect reaches which layer. */
export const REACHES: Readonly<Record<Effect, Readonly<Record<Layer, boolean>>>> = {
  area: { level: true, apart: false, inside: true, roof: true, aboard: false, away: false },
  way: { level: true, apart: false, inside: true, roof: true, aboard: false, away: false },
  run: { level: true, apart: true, inside: true, roof: true, aboard: false, away: false },
  walls: { level: false, apart: false, inside: true, roof: false, aboard: false, away: false },
  collapse: { level: false, apart: false, inside: true, roof: true, aboard: false, away: false },
};
