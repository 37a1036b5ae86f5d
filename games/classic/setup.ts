import { mapSchema, readBoardFile } from '@ironfield/hex/board-file.ts';
import { whyTooCrowded } from '@ironfield/hex/crowd.ts';
import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import type { KernelParts } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { battlefieldOf } from './battlefields.ts';
import { doorProblems } from './buildings/doors.ts';
import { invariants } from './checks/invariants.ts';
import { ORDNANCE, PIECES } from './data/artillery.ts';
import { GEAR } from './data/gear.ts';
import { CONDITIONS, GROUNDS, TALLEST_BUILDING, VOCABULARY } from './data/terrain.ts';
import { BASE_KINDS, kindNamed, kindOf, unknownKind } from './kinds.ts';
import { facingSchema } from './orders/parts.ts';
import { register } from './register.ts';
import { abilityProblems } from './rules/crew/abilities.ts';
import { beginningProblems, beginningSchema, isSetUp, unitsOf } from './setup/beginning.ts';
import type { Setup, State } from './state.ts';
import type { UnitFile } from './units/unit-file.ts';

const name = z.string().min(1).max(60);
const side = z.literal([0, 1]);
const skill = z.int().min(0).max(8);
const index = z.int().min(0).max(63);
const edge = z.enum(['north', 'south', 'east', 'west']);
const hex = z.string().regex(/^(\d{4}|\d{6})$/, 'a hex number such as 0305');

/** A unit file is read by its kind, and must be one that can be played. */
export const unitSchema = z.unknown().transform((json, context): UnitFile => {
  const { kind: name, frame, motion = frame } = (json ?? {}) as Readonly<Record<string, unknown>>;
  const kind = kindNamed(name, motion);
  if (!kind) {
    context.addIssue({ code: 'custom', path: ['kind'], message: unknownKind(name) });
    return z.NEVER;
  }
  const read = kind.fileSchema.safeParse(json);
  if (!read.success) {
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }
  const design = kind.designOf(read.data);
  if (design.ok) return read.data;
  for (const message of design.error.slice(0, 5)) context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const memberSchema = z.strictObject({
  side,
  seat: z.int().min(0).max(7),
  unit: unitSchema,
  pilot: z.strictObject({
    name,
    gunnery: skill,
    piloting: skill,
    experience: z.int().min(0).max(1000).optional(),
    isClan: z.boolean().optional(),
    abilities: z
      .array(z.strictObject({ name, rank: z.int().min(1).max(9).optional(), weapon: name.optional() }))
      .max(12)
      .optional(),
  }),
  group: name.optional(),
  shots: z.array(z.int().min(0).max(200)).max(40).optional(),
  enters: z.strictObject({ turn: z.int().min(1).max(100), edge }).optional(),
  begins: beginningSchema.optional(),
});

const gunSchema = z.strictObject({
  side,
  seat: z.int().min(0).max(7),
  piece: z.enum(PIECES),
  gunnery: skill,
  sheets: z.int().min(0).max(60),
  edge: edge.optional(),
  rounds: z.partialRecord(z.enum(ORDNANCE), z.int().min(0).max(200)).optional(),
});

/** Setups written when there were only 'Mechs say `mech` of a unit. */
export function setupToday(setup: unknown): unknown {
  const { units } = (setup ?? {}) as { readonly units?: unknown };
  return Array.isArray(units) ? { ...(setup as object), units: units.map(memberToday) } : setup;
}

function memberToday(member: unknown): unknown {
  if (typeof member !== 'object' || member === null || !('mech' in member) || 'unit' in member) return member;
  const { mech: unit, ...rest } = member;
  return { ...rest, unit };
}

const zone = z.strictObject({ name, hexes: z.array(hex).min(1).max(2000) });

export const setupSchema: z.ZodType<Setup> = z
  .strictObject({
    scenario: name,
    ...CORE_SETUP,
    map: mapSchema(VOCABULARY),
    sides: z.tuple([name, name]),
    seats: z.array(z.strictObject({ name, side })).min(2).max(8),
    units: z.array(memberSchema).min(2).max(64),
    deployment: z
      .array(
        z.strictObject({
          side,
          group: name.optional(),
          count: z.int().min(1).max(64),
          zones: z.array(zone).min(1).max(8),
        }),
      )
      .max(64),
    battered: z
      .array(z.strictObject({ unit: index, hits: z.int().min(0).max(50), damage: z.int().min(1).max(50) }))
      .max(64)
      .optional(),
    doors: z
      .array(
        z.strictObject({
          hex,
          side: facingSchema,
          height: z.int().min(1).max(TALLEST_BUILDING),
          owner: side.optional(),
          open: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(200)
      .optional(),
    guns: z.array(gunSchema).min(1).max(16).optional(),
    initiativeModifiers: z.tuple([z.int().min(-10).max(10), z.int().min(-10).max(10)]).optional(),
    surprise: side.optional(),
    victory: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('last') }),
      z.strictObject({ kind: z.literal('cripple') }),
      z.strictObject({ kind: z.literal('escape'), edge }),
    ]),
    weatherHexes: z.array(hex).min(1).max(40_000).optional(),
    tonnageLimit: z.int().min(20).max(10_000).optional(),
  })
  .superRefine((setup, context) => {
    for (const message of setupProblems(setup as Setup)) context.addIssue({ code: 'custom', message });
    for (const { message, path } of abilityProblems(setup as Setup, pluggedIn(setup as Setup)))
      context.addIssue({ code: 'custom', message, path: [...path] });
  }) as z.ZodType<Setup>;

/** The faults of a setup whose parts are each well-formed. */
function setupProblems(setup: Setup): string[] {
  const problems: string[] = [];
  const { units, seats, deployment, battered, tonnageLimit } = setup;
  for (const { seat, side, pilot, unit: mech, shots } of units) {
    if (seats[seat]?.side !== side) {
      problems.push(`${pilot.name} belongs to side ${side + 1}, but player ${seat + 1} does not`);
    }
    const design = kindOf(mech).designOf(mech);
    if (!shots || !design.ok) continue;
    const { bins } = design.value;
    if (shots.length !== bins.length || shots.some((count, bin) => count > bins[bin].shots)) {
      problems.push(
        `${pilot.name}: shots must name at most ${bins.map((bin) => bin.shots).join(', ')} (CBT-EQP-09)`,
      );
    }
  }
  for (const { unit } of battered ?? []) {
    if (unit >= units.length) problems.push(`battered: there is no unit ${unit}`);
  }
  for (const side of [0, 1] as const) {
    const own = units.filter((unit) => unit.side === side);
    if (own.length === 0) problems.push(`side ${side + 1} has no 'Mech`);
    if (!seats.some((seat) => seat.side === side)) problems.push(`side ${side + 1} has no player`);
    const tons = own.reduce((sum, { unit: mech }) => sum + mech.tons, 0);
    if (tonnageLimit !== undefined && tons > tonnageLimit) {
      problems.push(`side ${side + 1} fields ${tons} tons, the limit is ${tonnageLimit} (CBT-SCN-10)`);
    }
    for (const group of new Set(own.map((unit) => unit.group))) {
      const waiting = own.filter((unit) => unit.group === group && !unit.enters && !isSetUp(unit)).length;
      const placed = deployment
        .filter((step) => step.side === side && step.group === group)
        .reduce((sum, { count }) => sum + count, 0);
      if (waiting !== placed) {
        problems.push(
          `side ${side + 1} has ${waiting} 'Mechs ${group ? `of ${group} ` : ''}to place, the deployment places ${placed}`,
        );
      }
    }
  }
  problems.push(
    ...strangeKinds(setup),
    ...strangeGear(setup),
    ...strangeGround(setup),
    ...strangeGuns(setup),
  );
  const cells = new Set(hexNumbers(setup));
  problems.push(...beginningProblems(units, cells));
  problems.push(...strangeWeather(setup, cells));
  const crowded = whyTooCrowded(units.length, cells.size);
  if (crowded) problems.push(crowded);
  for (const { zones, count } of deployment) {
    for (const { name: zoneName, hexes } of zones) {
      const strange = hexes.find((number) => !cells.has(number));
      if (strange) problems.push(`zone ${zoneName}: there is no hex ${strange} on the map`);
      if (new Set(hexes).size < count)
        problems.push(`zone ${zoneName} has too few hexes for ${count} 'Mechs`);
    }
  }
  if (problems.length === 0) problems.push(...doorProblems(setup));
  if (problems.length === 0 && units.some(({ begins }) => begins)) problems.push(...strangeBeginnings(setup));
  return problems;
}

/** MT-WX-01 */
function strangeWeather({ weatherHexes = [] }: Setup, cells: ReadonlySet<string>): string[] {
  const strange = weatherHexes.find((number) => !cells.has(number));
  const seen = new Set<string>();
  const twice = weatherHexes.find((number) => seen.size === seen.add(number).size);
  return [
    ...(strange ? [`weatherHexes: there is no hex ${strange} on the map`] : []),
    ...(twice ? [`weatherHexes: hex ${twice} is listed twice`] : []),
  ];
}

/** Artillery of nobody, or that an option would have to allow. */
function strangeGuns(setup: Setup): string[] {
  const { guns = [], seats } = setup;
  if (guns.length > 0 && !pluggedIn(setup).firesFromAfar?.())
    return ['guns: the option that artillery needs is off (MT-BASE-01)'];
  return guns.flatMap(({ side, seat }, gun) =>
    seats[seat]?.side === side
      ? []
      : [`guns: piece ${gun + 1} belongs to side ${side + 1}, but player ${seat + 1} does not`],
  );
}

/** Kinds of unit that an option would have to allow. */
function strangeKinds(setup: Setup): string[] {
  const allowed = pluggedIn(setup).unitKinds?.(BASE_KINDS) ?? BASE_KINDS;
  return setup.units
    .filter(({ unit }) => !allowed.includes(kindOf(unit).id))
    .map(({ unit }) => `${unit.name} is no 'Mech, and the option that it needs is off (MT-PRE-10)`);
}

/** The gear of people that an option would have to allow. */
function strangeGear(setup: Setup): string[] {
  const carried = setup.units.flatMap(({ unit }) =>
    (kindOf(unit).gearOf?.(unit) ?? []).map((gear) => ({ gear, name: unit.name })),
  );
  if (carried.length === 0) return [];
  const allowed = pluggedIn(setup).gear?.([]) ?? [];
  return carried
    .filter(({ gear }) => !allowed.includes(gear))
    .map(({ gear, name }) => `${name} has ${gear}, and the option that it needs is off (${GEAR[gear]})`);
}

/** Kinds of ground that an option would have to allow. */
function strangeGround(setup: Setup): string[] {
  const { map } = setup;
  if (map.edges?.length && !pluggedIn(setup).hasWalls?.())
    return ['the map has walls on hexsides, and the option that they need is off (MT-STRUCT-05)'];
  const used = new Set(
    Object.values(map.legend).flatMap(({ terrain, features = [] }) => [terrain, ...features]),
  );
  const optional = [...GROUNDS, ...CONDITIONS].filter(({ name, isOptional }) => isOptional && used.has(name));
  if (optional.length === 0) return [];
  const allowed = allowedKinds(setup);
  return optional
    .filter(({ name }) => !allowed.includes(name))
    .map(({ name, rule }) => `the map has ${name}, and the option that it needs is off (${rule})`);
}

const allowedKinds = (setup: Setup): readonly string[] => pluggedIn(setup).mapKinds?.([]) ?? [];

function pluggedIn(setup: Setup): ReturnType<typeof register.plugged> {
  try {
    return register.plugged(setup);
  } catch {
    // The values of its options make no sense, which is told elsewhere.
    return {};
  }
}

/** The contradictions in how units begin. */
function strangeBeginnings(setup: Setup): string[] {
  const field = battlefieldOf({ setup });
  const state = begin(setup) as State;
  const wrecks = state.units.flatMap((_, unit) =>
    field.kinds[unit].isWrecked(field, state, unit)
      ? [`${field.pilots[unit].name} is out of the game already`]
      : [],
  );
  return [...invariants(state), ...wrecks];
}

function hexNumbers({ map }: Setup): readonly string[] {
  const read = readBoardFile(map, VOCABULARY);
  return read.ok ? read.board.number : [];
}

/** Record sheets, those on the map who begin there, and the steps of the set-up ahead. */
export function begin(setup: Setup): Omit<State, KernelParts> {
  return {
    setup,
    ground: null,
    agenda: [{ step: 'turn' }, { step: 'setup/next', index: 0, left: -1 }, { step: 'setup/opening' }],
    turn: 0,
    phase: 'setup',
    initiativeWinner: 0,
    units: unitsOf(setup),
    pair: [0, 0],
    spokesman: [-1, -1],
    zones: [-1, -1],
    weaponAttacks: [],
    physicalAttacks: [],
    limbs: [],
    marks: null,
  };
}
