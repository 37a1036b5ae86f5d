import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import type { Frame, KernelParts } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { AREAS } from './data/areas.ts';
import { MOST_COUNTERS, SPECIAL_FORCES } from './data/tables.ts';
import {
  isAlwaysOpen,
  isJumper,
  isNonCombatant,
  isOfSurface,
  isSettlement,
  mayFight,
} from './rules/kinds.ts';
import { isOnSurface, placeOf, realmOf } from './rules/places.ts';
import { capacityOf, mayCarry } from './rules/war/carrying.ts';
import { newDrive } from './rules/war/jumping.ts';
import { mayBeIn, whyNotPlanet, worldIn } from './rules/world.ts';
import {
  ABOARD,
  ARRIVING,
  BATTLE_KINDS,
  BATTLEFIELD,
  type Counter,
  type CounterEntry,
  FACTIONS,
  type Fall,
  type HiddenEntry,
  IDLE,
  KINDS,
  LANDS,
  MISSIONS,
  type Mission,
  NOT_CARRIED,
  POINT_KINDS,
  QUALITIES,
  type Setup,
  type Sky,
  type State,
  UNPLACED,
  WATERS,
  type War,
  type WarSetup,
  WORLD_TYPES,
  ZOOMS,
} from './state.ts';

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

const counterSchema = z.strictObject({ type: id, quality: z.enum(QUALITIES), area: id.optional() });

/** PA-SEQ-05: a counter that begins aboard another, by its place in the list of its side. */
const hiddenSchema = counterSchema.extend({ aboard: z.int().min(0).max(MOST_COUNTERS).optional() });

const sideSchema = z.strictObject({
  name: id,
  faction: z.enum(FACTIONS),
  counters: z.array(counterSchema.nullable()).max(MOST_COUNTERS),
});

const shape = z.enum(['ordinary', 'island', 'lake']);
const battleSchema = z.strictObject({
  kind: z.enum(BATTLE_KINDS),
  ground: z.strictObject({ land: z.enum(LANDS), shape }),
  attacker: z.int().min(0).max(1),
  supplied: z.tuple([z.boolean(), z.boolean()]),
});

const hex = z.string().max(3);
const deepHex = z.string().length(4);
const groups = z.array(z.array(hex).min(1).max(6)).max(6);
const places = z.array(z.string().max(8)).max(MOST_COUNTERS);
/** Enough for both cities of a defender, and for a DropShip and somebody in it. */
const points = z.int().min(30).max(1000);
const warSchema = z.strictObject({
  fall: z.literal(true).optional(),
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
  system: z
    .strictObject({
      planet: deepHex,
      points: z
        .array(z.strictObject({ hex: deepHex, kind: z.enum(POINT_KINDS), target: z.int().min(2).max(12) }))
        .max(20),
      bodies: z.array(z.strictObject({ hex: deepHex, name: id })).max(20),
    })
    .optional(),
  places: z.tuple([places, places]),
  mission: z.strictObject({ kind: z.enum(MISSIONS), defeatCounts: z.literal(true).optional() }).optional(),
  purchase: z
    .strictObject({
      points: z.tuple([points, points]),
      apart: z.int().min(0).max(15),
      isLimited: z.literal(true).optional(),
    })
    .optional(),
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
    zoom: z.enum(ZOOMS).optional(),
    secrets: z.array(z.array(hiddenSchema).max(MOST_COUNTERS)).length(2),
  })
  .superRefine((setup, context) => {
    const planetProblem =
      setup.war && (whyNotPlanet(setup.war.planet) ?? whyNotSystem(setup.war as WarSetup));
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

/** Faults of the counters of one side. */
function problemsOf(setup: Setup, seat: 0 | 1): Problem[] {
  const { counters } = setup.sides[seat];
  const hidden = setup.secrets[seat]!;
  const count = setup.war?.purchase ? 'no counters before they are bought' : 'at least one counter';
  if ((counters.length === 0) !== (setup.war?.purchase !== undefined))
    return [[['sides', seat, 'counters'], `a side has ${count}`]];
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
  const open = hidden.findIndex(
    ({ type, aboard }) => aboard === undefined && isAlwaysOpen(setup.sheets[type]!.kind),
  );
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

/** Faults of the places where a side's counters begin on the planet. */
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
    const entry: HiddenEntry = open ?? (hidden.next().value as HiddenEntry);
    const { kind } = setup.sheets[entry.type]!;
    const name = names[index]!;
    const at = [...path, index];
    if (name === POST_WORD)
      return war.fall && entry.area !== undefined && entry.area in AREAS
        ? []
        : [[at, 'only in the Fall of Terra are counters placed, each within an area']];
    if (name === ABOARD_WORD || entry.aboard !== undefined)
      return cargoProblems(setup, seat, name, entry, at);
    if (jumpTurn(name) > 0)
      return war.system && isJumper(kind) ? [] : [[at, `a counter of kind "${kind}" does not jump`]];
    const place = placeOf(name);
    const isElsewhere = realmOf(place) === 'other-worlds' && !war.fall;
    if (place < 0 || isElsewhere || (!isOnSurface(place) && !war.system))
      return [[at, `there is no place "${name}"`]];
    if (!mayBeIn(kind, world, place)) return [[at, `a counter of kind "${kind}" cannot be in ${name}`]];
    if (!isSettlement(kind)) return [];
    if (settled.has(name)) return [[at, 'a hex has at most one settlement']];
    settled.add(name);
    return [];
  });
}

/** `places` of a counter that begins aboard another, of one that its side places, and of a ship that has yet to jump in. */
const ABOARD_WORD = 'aboard';
const POST_WORD = 'post';
const JUMP_WORD = 'jump ';

/** The turn in which a ship arrives; 0 for a counter that begins somewhere. */
const jumpTurn = (name: string): number =>
  name.startsWith(JUMP_WORD) ? Number.parseInt(name.slice(JUMP_WORD.length), 10) || 0 : 0;

/** The fault of a counter that begins aboard another. */
function cargoProblems(
  setup: Setup,
  seat: 0 | 1,
  name: string,
  entry: HiddenEntry,
  at: readonly (string | number)[],
): Problem[] {
  if (name !== ABOARD_WORD || entry.aboard === undefined)
    return [[at, 'who begins aboard lies face-down, at the place "aboard", and its secret says aboard what']];
  const all = entriesOf(setup, seat);
  const carrier = all[entry.aboard];
  if (!carrier) return [[at, `there is no counter ${entry.aboard} to be aboard`]];
  const sheet = setup.sheets[carrier.type]!;
  if (!mayCarry(sheet, setup.sheets[entry.type]!))
    return [[at, `"${entry.type}" cannot be aboard "${carrier.type}" (PA-TRANS-02)`]];
  const load = all
    .filter(({ aboard }) => aboard === entry.aboard)
    .reduce((sum, { type }) => sum + setup.sheets[type]!.carrySize, 0);
  return load > capacityOf(sheet)
    ? [[at, `"${carrier.type}" carries ${capacityOf(sheet)}, not ${load} (PA-TRANS-02)`]]
    : [];
}

/** The counters of a side, in their order, with what lies face-down. */
function entriesOf({ sides, secrets }: Setup, seat: 0 | 1): HiddenEntry[] {
  const hidden = secrets[seat]![Symbol.iterator]();
  return sides[seat].counters.map((entry) => entry ?? (hidden.next().value as HiddenEntry));
}

/** The fault of the system of a war; `null` if it has none. */
function whyNotSystem({ system, purchase, mission, fall }: WarSetup): string | null {
  if (fall && (!system || mission || purchase))
    return 'the Fall of Terra has forces of its own, and needs a system';
  if (mission && !system) return 'whoever raids or relieves comes from space, so that it takes a system';
  if (!system) return purchase ? 'who buys forces comes from space, so that it takes a system' : null;
  const names = [
    system.planet,
    ...system.points.map(({ hex }) => hex),
    ...system.bodies.map(({ hex }) => hex),
  ];
  const unknown = names.find((name) => placeOf(name) < 0 || realmOf(placeOf(name)) !== 'system');
  if (unknown) return `there is no hex ${unknown} in the system`;
  return system.points.some(({ kind }) => kind !== 'pirate')
    ? null
    : 'a system has a zenith or a nadir point';
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
  if (war && !war.system && !isOfSurface(sheet!.kind))
    return `"${entry.type}" has no part in a war on the ground`;
  if (battle && !mayFight(sheet!.kind, battle.kind))
    return `"${entry.type}" cannot be in a battle of kind "${battle.kind}"`;
  return null;
}

/** All counters where they begin. */
export function begin(setup: Setup): Omit<State, KernelParts> {
  const all = ([0, 1] as const).flatMap((seat) =>
    entriesOf(setup, seat).map(({ type, quality }, index) => ({
      side: seat,
      type,
      quality,
      faceUp: setup.sides[seat].counters[index] !== null,
      place: setup.war ? firstPlace(setup.war.places[seat][index]!) : BATTLEFIELD,
    })),
  );
  const counters = all.map((counter, id) => ({ id, ...counter }));
  return {
    setup,
    agenda: [firstStep(setup)],
    counters,
    battle: null,
    war: setup.war ? warWith(setup, counters) : null,
    elsewhere: null,
  };
}

function firstStep({ war }: Setup): Frame {
  if (!war) return { step: 'battle/begin', place: BATTLEFIELD } as Frame;
  if (war.fall) return { step: 'fall/begin' };
  return war.purchase ? ({ step: 'war/purchase', seats: [0, 1] } as Frame) : { step: 'war/turn' };
}

function firstPlace(name: string): number {
  if (name === ABOARD_WORD) return ABOARD;
  if (name === POST_WORD) return UNPLACED;
  return jumpTurn(name) > 0 ? ARRIVING : placeOf(name);
}

/** The map before the first turn. */
const warWith = (setup: Setup, counters: readonly Counter[]): War => ({
  turn: 0,
  phase: 'end',
  active: 0,
  doings: counters.map(() => IDLE),
  carriers: carriersAtFirst(setup),
  settlements: counters
    .filter(({ type }) => isSettlement(setup.sheets[type].kind))
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
  sky: setup.war!.system ? skyWith(setup, counters) : null,
  ...(setup.war!.mission && { mission: missionWith(setup) }),
  ...(setup.war!.fall && { fall: FALL }),
});

/** PA-FOT-08: the defences of Terra want to see every step, special forces every phase. */
const FALL: Fall = {
  allowance: SPECIAL_FORCES,
  tried: 0,
  shots: [],
  silenced: [],
  weakened: -1,
  disrupted: [],
  seized: 0,
  watches: ['phase', 'step'],
};

/** PA-SCN-32: the bunker is the defender's at first. */
const missionWith = (setup: Setup): Mission => ({
  gifts: [],
  target: null,
  isDetected: false,
  roused: [],
  abroad: [],
  finds: [],
  bunker: setup.war!.mission!.kind === 'last-stand' ? 1 : null,
  relief: [],
  isReliefComing: false,
  isReliefDown: false,
});

function carriersAtFirst(setup: Setup): number[] {
  const first = [0, setup.sides[0].counters.length] as const;
  return ([0, 1] as const).flatMap((seat) =>
    entriesOf(setup, seat).map(({ aboard }) => (aboard === undefined ? NOT_CARRIED : first[seat] + aboard)),
  );
}

/** PA-DEEP-06: ships in the system are charged, those that arrive will not be. */
function skyWith(setup: Setup, counters: readonly Counter[]): Sky {
  const names = setup.war!.places.flat();
  return {
    drops: [],
    arrivals: counters.flatMap(({ id, place }) =>
      place === ARRIVING ? [{ counter: id, turn: jumpTurn(names[id]), at: [] }] : [],
    ),
    drives: counters.flatMap(({ id, type, place }) =>
      isJumper(setup.sheets[type].kind) ? [newDrive({ setup, counters }, id, place === ARRIVING)] : [],
    ),
    engaged: [],
    arrived: [],
    supports: [],
  };
}
