import { seededDice } from '@ironfield/kernel/dice.ts';
import { groupedBy } from '@ironfield/kernel/grouping.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { agendaIn } from '@ironfield/kernel/play/advance.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { type Random, randomFrom, shuffle } from '@ironfield/kernel/random.ts';
import { kernelParts } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../battlefield.ts';
import { battlefieldOf, openFieldOf } from '../battlefields.ts';
import { COMMAND } from '../data/commands.ts';
import { roster } from '../data/roster.ts';
import { baseNumber, HELPLESS_BASE, SHUTDOWN_HEAT } from '../data/tables.ts';
import type { ElementSheet, ElementType } from '../element.ts';
import type { Battleforce2 } from '../game-types.ts';
import { commandOn, inOrder, listOf } from '../rules/commands/commands.ts';
import { heatsUp, undamaged } from '../rules/elements/condition.ts';
import { isGrounded } from '../rules/elements/places.ts';
import { announcedBy, mpOfSheet } from '../rules/movement/movement-points.ts';
import { weightOn } from '../state/counter-faces.ts';
import { forkElement, forkUnit } from '../state/fork.ts';
import type {
  CommandState,
  Condition,
  ElementRecord,
  ElementState,
  Setup,
  SideSecrets,
  State,
} from '../state.ts';
import type { SeenCommands, SeenElement, Table } from '../table.ts';

/** Hidden record sheets are guessed: lines of the roster with the right model and announced numbers. */
export function imagine(
  { table, question, outcome }: View<Battleforce2>,
  seed: string,
  middle: Table = table,
): State {
  const { turn, phase, active, homes, units, elements, objectives, ground, volley, marks } = table;
  const guesses = guessesFor(table, seed);
  const { unitOf, plugged } = openFieldOf(table);
  const effects = units.map((_, unit) => effectOn(table, unit));
  const isFaceDown = (unit: number) => plugged.isUnidentified?.(table, unit) === true;
  const state: State = {
    setup: guesses.setup,
    ...kernelParts(seededDice(seed)),
    outcome,
    agenda: agendaIn<State>(table.upcoming, question),
    turn,
    phase,
    active,
    homes: homes.slice(),
    units: units.map(forkUnit),
    elements: elements.map((element, index) =>
      forkElement(
        element.condition
          ? (element as ElementState)
          : isFaceDown(unitOf[index])
            ? { ...element, condition: undamaged(guesses.records[index].sheet) }
            : guessed(element, guesses.records[index], effects[unitOf[index]], turn),
      ),
    ),
    objectives: objectives.map((objective) => ({ ...objective })),
    ground,
    volley: volley && {
      ...volley,
      attacks: volley.attacks.map((attack) => ({ ...attack, withhold: attack.withhold ?? 0 })),
    },
    commands:
      table.commands &&
      guessedCommands(table, table.commands, middle.commands!.counters, randomFrom(`counters ${seed}`)),
    marks: marks && (plugged.guessed?.(marks, table, randomFrom(`marks ${seed}`)) ?? marks),
  };
  if (plugged.isUnidentified)
    announceFaceDown(state, (element) => !elements[element].condition && isFaceDown(unitOf[element]));
  return state;
}

/** BF2-CONC-05: numbers not yet announced follow from the guess. */
function announceFaceDown(state: State, isSecret: (element: number) => boolean): void {
  const field = battlefieldOf(state);
  for (const element of state.elements.keys())
    if (isSecret(element)) Object.assign(state.elements[element], announcedBy(field, state, element));
}

interface Guesses {
  readonly setup: Setup;
  /** By element. */
  readonly records: readonly ElementRecord[];
}

/** BF2-CMD-03: whatever of the other side's counters is not seen, now or soon, may be anything that is left. */
function guessedCommands(
  table: Table,
  { cups, counters }: SeenCommands,
  soon: SeenCommands['counters'],
  random: Random,
): CommandState {
  const field = openFieldOf(table);
  const made = counters.map(
    (counter, unit) => counter && { ...counter, number: counter.number ?? soon[unit]?.number ?? UNKNOWN },
  );
  return {
    cups: cups.map(({ inside, aside, drawn }, seat) => {
      if (typeof inside !== 'number' && drawn !== 'hidden') return { inside, aside, drawn };
      const own = field.unitsOf[seat];
      const seen = [...aside, ...own.map((unit) => made[unit]?.number)];
      const list = listOf(field, seat);
      const left = shuffle(
        random,
        list.map((_, number) => number).filter((number) => !seen.includes(number)),
      );
      for (const unit of own) {
        if (made[unit]?.number !== UNKNOWN) continue;
        // A negative command would lie face-up.
        const index = left.findIndex((number) => !COMMAND[list[number]].isNegative);
        made[unit] = { ...made[unit], number: left.splice(Math.max(0, index), 1)[0] };
      }
      return { drawn: drawn === null ? null : left.pop()!, aside, inside: inOrder(left) };
    }),
    counters: made,
  };
}
const UNKNOWN = -1;

/** The public effect of commands in force on a unit's announced numbers. */
function effectOn(table: Table, unit: number): Effect {
  const field = openFieldOf(table);
  const command = commandOn(field, table, unit);
  return {
    mpOf: (sheet) => mpOfSheet(field, sheet),
    mp: (command && COMMAND[command].mp) ?? 0,
    isHooked: table.units[unit].coolant !== null,
    grounds: (command && COMMAND[command].grounds) ?? false,
    isGrounded: isGrounded(table, unit),
  };
}

interface Effect {
  /** MP of a fresh sheet. */
  readonly mpOf: (sheet: ElementSheet) => number;
  readonly mp: number;
  /** BF2-EQ-07: its base number tells nothing. */
  readonly isHooked: boolean;
  readonly grounds: boolean;
  /** BF2-AERO-17: an aircraft on the ground announces nothing of its MP. */
  readonly isGrounded: boolean;
}

/** Bots ask again and again: the guesses of a view are kept while it announces the same numbers. */
const guessesOf = remembered((_: Setup) => new Map<string, Guesses>());
const MOST_GUESSES = 100;

function guessesFor(table: Table, seed: string): Guesses {
  const { setup, elements } = table;
  const { plugged } = openFieldOf(table);
  const known = guessesOf(setup);
  const effects = table.units.map((_, unit) => effectOn(table, unit));
  const onTop = table.units.map(({ hex }, unit) => (plugged.isOnTop?.(table, unit) ? hex : ''));
  const key = `${seed} ${onTop.join()} ${effects.map(({ mp, grounds, isHooked, isGrounded }) => `${mp}${grounds}${isHooked}${isGrounded}`).join()} ${elements.map(({ base, jumps, known: seen }) => `${base}${jumps}${seen?.record?.sheet.name ?? ''}`).join(',')}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_GUESSES) known.clear();
  const made = guess(table, effects, seed);
  known.set(key, made);
  return made;
}

function guess({ setup, elements, ...table }: Table, effects: readonly Effect[], seed: string): Guesses {
  const random = randomFrom(`imagine ${seed}`);
  const field = openFieldOf({ setup, ground: table.ground });
  const { unitsOf, elementsOf, unitSetups, plugged } = field;
  const records: ElementRecord[] = [];
  const secrets = setup.secrets.map((known, seat): SideSecrets => {
    const side = known ?? {
      units: unitsOf[seat].map((unit) => {
        if (plugged.isUnidentified?.(table, unit)) return guessFaceDown(field, table, unit, random);
        return {
          elements: elementsOf[unit].map((element, position) => {
            const { type, chassis } = unitSetups[unit].elements[position];
            return guessRecord(
              elements[element],
              { ofModel: linesFor(setup, type, chassis), type, chassis },
              effects[unit],
              random,
            );
          }),
        };
      }),
    };
    records.push(...side.units.flatMap((unit) => unit.elements));
    return side;
  });
  const isComplete = setup.secrets.every((side) => side !== null);
  return { setup: isComplete ? setup : { ...setup, secrets }, records };
}

/** More than it takes to hit on a unit that may be where this one is. */
const MOST_TRIES = 100;

/** BF2-CONC-01, BF2-BLDG-04: a unit on top of buildings is light enough for them. */
function guessFaceDown(
  field: OpenField,
  table: Pick<Table, 'units'>,
  unit: number,
  random: Random,
): SideSecrets['units'][number] {
  const { plugged, unitSetups, letters, weights } = field;
  for (let tries = 1; ; tries++) {
    const guessed = plugged.guessUnit!(unitSetups[unit], random, plugged.deployable !== undefined);
    if (!plugged.isOnTop?.(table, unit) || tries === MOST_TRIES) return guessed;
    const { id } = guessed.counter!;
    const imagined = { letters: letters.with(unit, id[0]), weights: weights.with(unit, weightOn(id)) };
    if (plugged.canClimb!({ ...field, ...imagined }, unit, table.units[unit].hex)) return guessed;
  }
}

let lines: ReadonlyMap<string, readonly ElementSheet[]> | undefined;

/** The roster by type and model. */
const linesOf = (): ReadonlyMap<string, readonly ElementSheet[]> =>
  (lines ??= groupedBy(
    roster().map(({ sheet }) => sheet),
    ({ type, chassis }) => `${type} ${chassis}`,
  ));

/** Everything that can be read publicly of a model. */
const linesFor = ({ own = [] }: Setup, type: ElementType, chassis: string): readonly ElementSheet[] => [
  ...(linesOf().get(`${type} ${chassis}`) ?? []),
  ...own.filter((sheet) => sheet.type === type && sheet.chassis === chassis),
];

/** The record shown, or a line of this model that can have announced these numbers. */
function guessRecord(
  { base, jumps, known }: SeenElement,
  {
    ofModel,
    type,
    chassis,
  }: { readonly ofModel: readonly ElementSheet[]; readonly type: ElementType; readonly chassis: string },
  effect: Effect,
  random: Random,
): ElementRecord {
  if (known?.record) {
    // BF2-CMDX-08: the unit falling back with another is secret; it is imagined as a faster machine.
    const { sheet } = known.record;
    if (legHitsFor(sheet, base, jumps, effect) !== null) return known.record;
    return { ...known.record, sheet: invented(sheet, { type, chassis, base, jumps }, effect) };
  }
  const fitting = ofModel.filter((sheet) => legHitsFor(sheet, base, jumps, effect) !== null);
  const sheet = shuffle(random, fitting)[0] ?? invented(ofModel[0], { type, chassis, base, jumps }, effect);
  return { sheet, skill: 0 };
}

/** The number of leg hits that brings a line to the announced numbers; `null` if none does. */
function legHitsFor(sheet: ElementSheet, base: number, jumps: boolean, effect: Effect): number | null {
  const { mode, type } = sheet;
  const mp = effect.mpOf(sheet) + effect.mp;
  if (effect.isGrounded) return 0;
  if (base === HELPLESS_BASE && !effect.isHooked) return heatsUp(type) ? 0 : null;
  if (!effect.grounds && (mode === 'J') !== jumps) return null;
  if (effect.isHooked) return 0;
  for (let hits = 0; hits <= mp; hits++) if (baseNumber(mp - hits) === base) return hits;
  return null;
}

/** A model that the roster does not have. */
function invented(
  like: ElementSheet | undefined,
  {
    type,
    chassis,
    base,
    jumps,
  }: { readonly type: ElementType; readonly chassis: string; readonly base: number; readonly jumps: boolean },
  effect: Effect,
): ElementSheet {
  const isInfantry = type === 'infantry' || type === 'battleArmor';
  const plain: ElementSheet = {
    name: chassis,
    chassis,
    type,
    mp: 0,
    mode: type === 'vehicle' ? 't' : '',
    damage: [2, 2, 1],
    ov: 0,
    class: isInfantry ? 'I' : 'M',
    armor: type === 'vehicle' ? 0 : 3,
    structure: isInfantry ? 0 : 3,
    points: 10,
    specials: [],
  };
  const sheet = like ?? plain;
  let mp = 0;
  while (base !== HELPLESS_BASE && baseNumber(effect.mpOf({ ...sheet, mp }) + effect.mp) < base) mp++;
  return { ...sheet, mp, mode: jumps ? 'J' : sheet.mode === 'J' ? '' : sheet.mode };
}

function guessed(element: SeenElement, { sheet }: ElementRecord, effect: Effect, turn: number): ElementState {
  return { ...element, condition: guessedCondition(element, sheet, effect, turn) };
}

/** The condition as last seen, or undamaged, adjusted to the announced numbers. */
function guessedCondition(
  { base, jumps, known, destroyed }: SeenElement,
  sheet: ElementSheet,
  effect: Effect,
  turn: number,
): Condition {
  const seen = known?.condition ?? undamaged(sheet);
  const condition: Condition = {
    ...seen,
    armor: Math.min(seen.armor, sheet.armor),
    structure: Math.min(seen.structure, sheet.structure),
    heat: 0,
    downSince: 0,
    leg: 0,
  };
  if (destroyed || effect.isGrounded) return condition;
  if (base === HELPLESS_BASE && !effect.isHooked)
    return { ...condition, heat: SHUTDOWN_HEAT, downSince: Math.max(1, turn) };
  return { ...condition, leg: legHitsFor(sheet, base, jumps, effect) ?? 0 };
}
