import { MAX_SIDE } from '@ironfield/table/place.ts';
import { polygonOf, polygonProblem } from '@ironfield/table/polygon.ts';
import { MAX_CORNERS } from '@ironfield/table/scenes/scene.ts';
import { z } from 'zod';
import { AIR_STRIKES, SALVOS } from '../cards/army-list.ts';
import { MISSIONS } from '../data/missions.ts';
import { DEPLOYMENTS } from '../data/scenario-tables.ts';
import { LIGHTS, WEATHERS } from '../data/weather.ts';
import type { Asset, Battle } from '../state/battle.ts';
import { rosterOf } from '../state/roster.ts';
import type { Setup } from '../state.ts';

const value = z.int().min(0).max(9999);
const coordinate = z.int().min(0).max(MAX_SIDE);

/** Corners in order, written as all polygons are. */
export const outlineSchema = z
  .array(z.strictObject({ x: coordinate, y: coordinate }))
  .min(3)
  .max(MAX_CORNERS)
  .superRefine((corners, context) => {
    const problem = polygonProblem(corners);
    if (problem) context.addIssue({ code: 'custom', message: `the outline ${problem}` });
  })
  .transform((corners, context) => (context.issues.length > 0 ? z.NEVER : polygonOf(corners)));
const MOST_ASSETS = 20;

/** Agreements of players before a battle, for the schema of setups. */
export const TERMS = {
  limit: z.int().min(1).max(20_000),
  rounds: z.union([z.int().min(1).max(30), z.literal('rolled')], {
    error: 'a number from 1 to 30, or "rolled"',
  }),
  missions: z.union([z.array(z.enum([...MISSIONS, 'rolled'])).length(2), z.literal('rolled')], {
    error: `one for each side, or "rolled"; there are ${MISSIONS.join(', ')}`,
  }),
  hasStances: z.boolean(),
  zones: z.union([z.array(outlineSchema).length(2), z.literal('chosen')], {
    error: 'an outline on the table for each side, or "chosen"',
  }),
  deployment: z.enum(DEPLOYMENTS).optional(),
  weather: z.enum([...WEATHERS, 'rolled']),
  light: z.enum([...LIGHTS, 'rolled']),
};

/** An army's support from off the table. */
export const supportSchema = z.strictObject({
  strikes: z.array(z.strictObject({ type: z.enum(AIR_STRIKES), value })).max(MOST_ASSETS),
  salvos: z.array(z.strictObject({ type: z.enum(SALVOS), value })).max(MOST_ASSETS),
  aircraftBonus: z.int().min(0).max(9),
});

/** Before anything is decided. */
export function beginBattle(setup: Setup): Battle {
  const { missions, rounds, zones, weather, light } = setup;
  return {
    missions: missions === 'rolled' ? [] : missions.filter((mission) => mission !== 'rolled'),
    priorities: [],
    weather: weather === 'rolled' ? 'clear' : weather,
    light: light === 'rolled' ? 'day' : light,
    lastRound: rounds === 'rolled' ? null : rounds,
    stances: [null, null],
    deployment: null,
    zones: zones === 'chosen' ? [[], []] : zones.map((one) => [one]),
    drops: [],
    reserves: rosterOf(setup).groups.map(() => null),
    support: setup.armies.flatMap(({ support }, seat) =>
      [...(support?.strikes ?? []), ...(support?.salvos ?? [])].map(
        (bought): Asset => ({
          seat,
          ...bought,
          due: 0,
          isKnown: false,
          isDelayed: false,
          at: null,
          threshold: null,
          fate: 'waiting',
        }),
      ),
    ),
  };
}
