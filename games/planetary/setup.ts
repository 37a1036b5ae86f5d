import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import type { KernelParts } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import {
  isAlwaysOpen,
  isNonCombatant,
  isOfSurface,
  isSettlement,
  mayEnter,
  mayFight,
} from './rules/kinds.ts';
import { hexOf, whyNotPlanet, worldIn } from './rules/world.ts';
import {
  BATTLE_KINDS,
  BATTLEFIELD,
  type Counter,
  type CounterEntry,
  FACTIONS,
  IDLE,
  KINDS,
  LANDS,
  NOT_CARRIED,
  QUALITIES,
  type Setup,
  type State,
  WATERS,
  type War,
  type WarSetup,
  WORLD_TYPES,
} from './state.ts';

/** More counters than both printed sheets have for one side. */
const MOST_COUNTERS = 60;
const id = z.string().min(1).max(60);
const figure = z.int().min(0).max(60);
const price = z.int().min(0).max(200).nullable();

const sheetSchema = z.strictObject({
  faction: z.enum(FACTIONS),
  name: id,
  code: z.string().min(1).max(3),
  kind: z.enum(KINDS),
  mp: figure,
  attack: figure,
  range: z.int().min(1).max(4),
  defense: figure,
  toughness: z.int().min(1).max(60),
  transport: figure,
  carrySize: z.int().min(1).max(4),
  prices: z.tuple([price, price, price, price]),
});

const counterSchema = z.strictObject({ type: id, quality: z.enum(QUALITIES) });

const sideSchema = z.strictObject({
  name: id,
  faction: z.enum(FACTIONS),
  counters: z.array(counterSchema.nullable()).min(1).max(MOST_COUNTERS),
});

const shape = z.enum(['ordinary', 'island', 'lake']);
const battleSchema = z.strictObject({
  kind: z.enum(BATTLE_KINDS),
  ground: z.strictObject({ land: z.enum(LANDS), shape }),
  attacker: z.int().min(0).max(1),
  supplied: z.tuple([z.boolean(), z.boolean()]),
});

const hex = z.string().max(3);
const groups = z.array(z.array(hex).min(1).max(6)).max(6);
const places = z.array(hex).max(MOST_COUNTERS);
const warSchema = z.strictObject({
  planet: z
    .array(
      z.strictObject({
        hex,
        land: z.enum(LANDS).nullable(),
        water: z.enum(WATERS),
        shape,
        landGroups: groups,
        waterGroups: groups,
      }),
    )
    .max(300),
  world: z.enum(WORLD_TYPES),
  turns: z.int().min(1).max(60),
  places: z.tuple([places, places]),
});

export const setupSchema: z.ZodType<Setup> = z
  .strictObject({
    scenario: id,
    ...CORE_SETUP,
    sheets: z
      .record(id, sheetSchema)
      .refine((sheets) => Object.keys(sheets).length <= 200, 'there are at most 200 types of unit'),
    sides: z.tuple([sideSchema, sideSchema]),
    battle: battleSchema.optional(),
    war: warSchema.optional(),
    secrets: z.array(z.array(counterSchema).max(MOST_COUNTERS)).length(2),
  })
  .superRefine((setup, context) => {
    const planetProblem = setup.war && whyNotPlanet(setup.war.planet);
    if ((setup.battle === undefined) === (setup.war === undefined))
      return context.addIssue({ code: 'custom', path: [], message: 'a game is either a battle or a war' });
    if (planetProblem)
      return context.addIssue({ code: 'custom', path: ['war', 'planet'], message: planetProblem });
    for (const seat of [0, 1] as const) {
      for (const [path, message] of problemsOf(setup as Setup, seat))
        context.addIssue({ code: 'custom', path: [...path], message });
    }
  });

type Problem = readonly [path: readonly (string | number)[], message: string];

/** What is wrong with the counters of one side. */
function problemsOf(setup: Setup, seat: 0 | 1): Problem[] {
  const { counters } = setup.sides[seat];
  const hidden = setup.secrets[seat]!;
  const faceDown = counters.filter((entry) => entry === null).length;
  if (faceDown !== hidden.length)
    return [[['secrets', seat], `${faceDown} counters lie face-down, so it must name ${faceDown}`]];
  const listed = [
    ...counters.flatMap((entry, index) =>
      entry ? [{ entry, path: ['sides', seat, 'counters', index] }] : [],
    ),
    ...hidden.map((entry, index) => ({ entry, path: ['secrets', seat, index] })),
  ];
  const problems = listed.flatMap(({ entry, path }): Problem[] => {
    const message = whyNotCounter(setup, seat, entry);
    return message ? [[path, message]] : [];
  });
  if (problems.length > 0) return problems;
  const open = hidden.findIndex(({ type }) => isAlwaysOpen(setup.sheets[type]!.kind));
  if (open >= 0)
    return [[['secrets', seat, open], 'convoys and settlements never lie face-down (PA-SEQ-05)']];
  const kinds = listed.map(({ entry }) => setup.sheets[entry.type]!.kind);
  if (setup.war) return placeProblems(setup, setup.war, seat);
  if (kinds.filter(isSettlement).length > 1)
    return [[['sides', seat, 'counters'], 'a hex has at most one settlement']];
  if (kinds.every((kind) => isNonCombatant(kind) || isSettlement(kind)))
    return [[['sides', seat, 'counters'], 'a side needs at least one unit that can fight']];
  return [];
}

/** What is wrong with where the counters of a side begin on the planet. */
function placeProblems(setup: Setup, war: WarSetup, seat: 0 | 1): Problem[] {
  const { counters } = setup.sides[seat];
  const names = war.places[seat];
  const path = ['war', 'places', seat];
  if (names.length !== counters.length) return [[path, `there are ${counters.length} counters to place`]];
  const world = worldIn(setup);
  const hidden = setup.secrets[seat]![Symbol.iterator]();
  const settled = new Set(
    war.places[1 - seat]!.filter((_, index) => {
      const entry = setup.sides[seat === 0 ? 1 : 0].counters[index];
      return entry && isSettlement(setup.sheets[entry.type]?.kind ?? 'mech');
    }),
  );
  return counters.flatMap((open, index): Problem[] => {
    const { kind } = setup.sheets[(open ?? (hidden.next().value as CounterEntry)).type]!;
    const name = names[index]!;
    const ground = world[hexOf(name)];
    const at = [...path, index];
    if (!ground) return [[at, `there is no hex ${name}`]];
    if (!mayEnter(kind, ground)) return [[at, `a counter of kind "${kind}" cannot be in ${name}`]];
    if (!isSettlement(kind)) return [];
    if (settled.has(name)) return [[at, 'a hex has at most one settlement']];
    settled.add(name);
    return [];
  });
}

function whyNotCounter(
  { sheets, sides, battle, war }: Setup,
  seat: 0 | 1,
  entry: CounterEntry,
): string | null {
  const sheet = sheets[entry.type];
  if (!Object.hasOwn(sheets, entry.type)) return `there is no type "${entry.type}" among the sheets`;
  if (sheet!.faction !== sides[seat].faction) return `"${entry.type}" belongs to the other faction`;
  if (sheet!.prices[QUALITIES.indexOf(entry.quality)] === null)
    return `"${entry.type}" does not come in quality "${entry.quality}"`;
  if (war && !isOfSurface(sheet!.kind)) return `"${entry.type}" has no part in a war on the ground`;
  if (battle && !mayFight(sheet!.kind, battle.kind))
    return `"${entry.type}" cannot be in a battle of kind "${battle.kind}"`;
  return null;
}

/** All counters at the place of the battle, which is about to begin. */
export function begin(setup: Setup): Omit<State, KernelParts> {
  const counters = setup.sides.flatMap((side, seat) => {
    const hidden = setup.secrets[seat]![Symbol.iterator]();
    const own = side.counters.map((entry) => ({
      side: seat,
      ...(entry ?? (hidden.next().value as CounterEntry)),
      faceUp: entry !== null,
      place: BATTLEFIELD,
    }));
    if (!setup.war) return own;
    return own.map((counter, index) => ({
      ...counter,
      place: hexOf(setup.war!.places[seat as 0 | 1][index]!),
    }));
  });
  const all = counters.map((counter, id) => ({ id, ...counter }));
  const first = setup.war ? { step: 'war/turn' } : { step: 'battle/begin', place: BATTLEFIELD };
  return {
    setup,
    agenda: [first],
    counters: all,
    battle: null,
    war: setup.war ? warWith(setup, all) : null,
  };
}

/** The map before the first turn. */
const warWith = ({ sheets }: Setup, counters: readonly Counter[]): War => ({
  turn: 0,
  phase: 'end',
  active: 0,
  doings: counters.map(() => IDLE),
  carriers: counters.map(() => NOT_CARRIED),
  settlements: counters
    .filter(({ type }) => isSettlement(sheets[type].kind))
    .map(({ id, side }) => ({
      counter: id,
      native: side,
      rubble: false,
      since: 0,
      besieged: false,
      captured: false,
    })),
  due: [],
  fought: [],
  sieges: 0,
});
