import { type Board, cellOf } from '@ironfield/hex/board.ts';
import { mapSchema } from '@ironfield/hex/board-file.ts';
import { whyTooCrowded } from '@ironfield/hex/crowd.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import type { KernelParts, OptionValues } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { type Battlefield, groundsOf } from './battlefield.ts';
import { battlefieldOf } from './battlefields.ts';
import { COMMANDS, COUNTERS_PER_SIDE, whyNoList } from './data/commands.ts';
import { BEST_SKILL, OBJECTIVE_ROWS, ORGANIZATIONS, WORST_SKILL } from './data/tables.ts';
import { BUILDINGS, FEATURES, TERRAINS } from './data/terrain.ts';
import { ELEMENT_TYPES, elementSchema } from './element.ts';
import { hasCommands } from './rules/commands/commands-in-use.ts';
import { atFirst } from './rules/elements/condition.ts';
import { whyNoNetworks } from './rules/elements/networks.ts';
import { counterCode, whyNoChain, whyNoUnit } from './rules/elements/organization.ts';
import { EDGES, OPPOSITE_EDGE } from './rules/map/map-edges.ts';
import { announcedBy } from './rules/movement/movement-points.ts';
import { backOf, frontOf } from './state/counter-faces.ts';
import {
  type ElementRecord,
  type ElementState,
  OFF_MAP,
  type Setup,
  type SideSecrets,
  type SideSetup,
  type State,
  type UnitSecrets,
  type UnitSetup,
  type UnitState,
} from './state.ts';

/** As many as two regiments. */
const MOST_UNITS = 100;
const MOST_ELEMENTS = 6;

const name = z.string().min(1).max(60);
const damage = z.int().min(0).max(99);
const hits = z.int().min(0).max(9);

const id = z.string().regex(/^[A-Z]{1,2}\d{1,3}$/, 'the counter of a unit, such as MH3 (BF2-UNIT-05)');
const unitSchema = z.strictObject({
  id,
  name,
  elements: z
    .array(z.strictObject({ type: z.enum(ELEMENT_TYPES), chassis: name }))
    .min(1)
    .max(MOST_ELEMENTS),
});
const sideSchema = z.strictObject({
  name,
  organization: z.enum(ORGANIZATIONS),
  units: z.array(unitSchema).min(1).max(MOST_UNITS),
  commands: z.array(z.enum(COMMANDS)).max(COUNTERS_PER_SIDE).optional(),
});
const recordSchema = z.strictObject({
  sheet: elementSchema,
  skill: z.int().min(BEST_SKILL).max(WORST_SKILL),
  marked: z
    .strictObject({ armor: damage, structure: damage, arm: hits, leg: hits, weapon: hits, engine: hits })
    .optional(),
});
const element = z
  .int()
  .min(0)
  .max(MOST_UNITS * MOST_ELEMENTS);
const secretsSchema = z.strictObject({
  units: z
    .array(
      z.strictObject({
        elements: z.array(recordSchema).min(1).max(MOST_ELEMENTS),
        leads: z.array(z.int().min(0).max(MOST_UNITS)).max(MOST_UNITS).optional(),
        counter: z.strictObject({ id, name }).optional(),
      }),
    )
    .min(1)
    .max(MOST_UNITS),
  networks: z
    .array(
      z.strictObject({
        company: element.optional(),
        lances: z
          .array(z.strictObject({ master: element, slaves: z.array(element).max(MOST_ELEMENTS) }))
          .max(3),
      }),
    )
    .max(MOST_UNITS)
    .optional(),
});

/** The smallest map that keeps the areas of objectives apart. */
const LEAST_SIDE = 2 * OBJECTIVE_ROWS + 1;

const whyNotMap = ({ width, height }: Board): string | null =>
  Math.min(width, height) < LEAST_SIDE ? `the map must be at least ${LEAST_SIDE} hexes wide and high` : null;

export const setupSchema: z.ZodType<Setup> = z
  .strictObject({
    scenario: name,
    ...CORE_SETUP,
    map: mapSchema({ terrains: TERRAINS, featureNames: FEATURES }, whyNotMap),
    sides: z.tuple([sideSchema, sideSchema]),
    emplacements: z
      .array(
        z.strictObject({
          hex: z.string().max(8),
          owner: z.literal([0, 1]),
          damage: z.tuple([damage, damage, damage]),
          skill: z.int().min(BEST_SKILL).max(WORST_SKILL).optional(),
        }),
      )
      .max(MOST_UNITS)
      .optional(),
    objectives: z.enum(['none', 'objectives', 'objectives and headquarters']),
    homes: z
      .tuple([z.enum(EDGES), z.enum(EDGES)])
      .refine(([one, other]) => OPPOSITE_EDGE[one] === other, 'home edges are opposite (BF2-SETUP-02)')
      .optional(),
    own: z.array(elementSchema).max(MOST_UNITS).optional(),
    secrets: z.tuple([secretsSchema, secretsSchema]),
  })
  .superRefine(({ map, sides, secrets, options, emplacements = [] }, context) => {
    for (const [index, { hex }] of emplacements.entries()) {
      const { board } = groundsOf(map).asPrinted;
      if (BUILDINGS.includes(board.terrain[cellOf(board, hex)])) continue;
      const message = `there are no buildings in hex ${hex} (BF2-BLDG-07)`;
      context.addIssue({ code: 'custom', path: ['emplacements', index, 'hex'], message });
    }
    for (const [seat, side] of sides.entries()) {
      for (const { path, message } of sideProblems(side, secrets[seat], options)) {
        context.addIssue({ code: 'custom', path: ['sides', seat, ...path], message });
      }
    }
    const units = sides[0].units.length + sides[1].units.length;
    const message = whyTooCrowded(units, map.width * map.height);
    if (message) context.addIssue({ code: 'custom', path: ['map'], message });
  });

interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** BF2-DMG-04: nothing is left of what would be lost last. */
const isWreck = (record: ElementRecord): boolean => {
  const { armor, structure } = atFirst(record);
  return armor < 0 || structure < 0 || (record.sheet.structure > 0 ? structure : armor) === 0;
};

/** Faults of a side whose single parts are all well-formed. */
function sideProblems(
  { organization, units, commands }: SideSetup,
  secrets: SideSecrets,
  options: OptionValues,
): Problem[] {
  const problems: Problem[] = [];
  const add = (message: string, ...path: (string | number)[]) => problems.push({ path, message });
  if (secrets.units.length !== units.length) {
    add(`there are ${units.length} units, but ${secrets.units.length} record sheets`, 'units');
    return problems;
  }
  const fronts = units.map((unit, index) => frontOf(secrets.units[index]) ?? unit);
  const ids = fronts.map(({ id }) => id);
  for (const [index, { id, elements }] of fronts.entries()) {
    if (ids.indexOf(id) !== index) add(`two units are called ${id} (BF2-UNIT-05)`, 'units', index, 'id');
    const sheets = secrets.units[index].elements.map(({ sheet }) => sheet);
    const back = backProblem(units[index], secrets.units[index], index, options);
    if (back) add(back, 'units', index);
    const isListed =
      sheets.length === elements.length &&
      sheets.every(({ type, chassis }, i) => type === elements[i].type && chassis === elements[i].chassis);
    if (!isListed) {
      add('the record sheet has other elements than the counter shows', 'units', index, 'elements');
      continue;
    }
    const whyNot = whyNoUnit(organization, sheets, options.aerospace === true);
    if (whyNot) {
      add(whyNot, 'units', index, 'elements');
      continue;
    }
    if (secrets.units[index].elements.some(isWreck)) {
      add(
        'more boxes are crossed off than an element can lose and fight on (BF2-DMG-04)',
        'units',
        index,
        'elements',
      );
      continue;
    }
    const code = counterCode(sheets);
    if (id.replace(/\d+$/, '') !== code)
      add(`this unit has a counter ${code} (BF2-UNIT-04, BF2-UNIT-05)`, 'units', index, 'id');
  }
  const list = commands && whyNoList(commands);
  if (list) add(list, 'commands');
  const chain = whyNoChain(secrets.units.map(({ leads }) => leads));
  if (chain) add(chain, 'units');
  const sheets = secrets.units.flatMap(({ elements }) => elements.map(({ sheet }) => sheet));
  const networks = whyNoNetworks(secrets.networks ?? [], sheets);
  if (networks) add(networks, 'networks');
  return problems;
}

/** BF2-CONC-01: a face-down counter shows its back and nothing else. */
function backProblem(
  shown: UnitSetup,
  { elements, counter }: UnitSecrets,
  place: number,
  options: OptionValues,
): string | null {
  if (!counter) return null;
  if (options['concealed-identity'] !== true)
    return 'concealed units need the option "concealed-identity" (BF2-CONC-01)';
  const [letter] = counterCode(elements.map(({ sheet }) => sheet));
  return isSame(shown, backOf(letter, place, elements.length, 'nothing'))
    ? null
    : 'the counter lies face-down, but does not show its back (BF2-UNIT-06)';
}

/** BF2-CMD-03: all counters in the cups, none on a unit. */
const fullCups = ({ unitSetups, setup }: Battlefield): State['commands'] => ({
  cups: setup.sides.map(() => ({
    inside: Array.from({ length: COUNTERS_PER_SIDE }, (_, number) => number),
    aside: [],
    drawn: null,
  })),
  counters: unitSetups.map(() => null),
});

/** Fresh record sheets, and no units on the map yet. */
export function begin(setup: Setup): Omit<State, KernelParts> {
  const field = battlefieldOf({ setup, ground: null });
  const state: Omit<State, KernelParts> = {
    setup,
    agenda: [{ step: 'setup/roll' }],
    turn: 0,
    phase: 'setup',
    active: 0,
    homes: [null, null],
    units: field.unitSetups.map(
      (): UnitState => ({
        hex: OFF_MAP,
        facing: 0,
        moved: false,
        entered: 0,
        fired: false,
        onBridge: false,
        mayNotMove: false,
        mayNotAttack: false,
        flyingHigh: false,
        submerged: false,
        carrier: null,
        transfer: null,
        coolant: null,
        marks: null,
        thisTurn: null,
      }),
    ),
    elements: field.records.map(
      (record): ElementState => ({
        condition: atFirst(record),
        destroyed: false,
        attacked: false,
        scanned: false,
        spots: null,
        jams: false,
        cools: null,
        mount: null,
        base: 0,
        jumps: false,
        known: null,
        marks: null,
      }),
    ),
    objectives: [],
    ground: null,
    volley: null,
    commands: hasCommands(setup) ? fullCups(field) : null,
    marks: null,
  };
  field.plugged.begins?.(state, field);
  for (const [index, element] of state.elements.entries()) {
    Object.assign(element, announcedBy(field, state as State, index));
  }
  return state;
}
