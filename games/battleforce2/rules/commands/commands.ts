import { distance } from '@ironfield/hex/board.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { basicList, COMMAND, type Command } from '../../data/commands.ts';
import type { Counter, State } from '../../state.ts';
import { isOnMap, surviving } from '../elements/condition.ts';
import { isInPlay } from '../elements/places.ts';
import { bearersOf, hasWorking } from '../elements/specials.ts';

/** BF2-LIST-01: the commands of a side's counters, by number. */
export const listOf = ({ setup }: OpenField, seat: Seat): readonly Command[] =>
  setup.sides[seat].commands ?? basicList(setup.sides[seat].organization);

/** BF2-CMD-09 */
export const isSpecial = (field: OpenField, seat: Seat, number: number): boolean =>
  COMMAND[listOf(field, seat)[number]].isSpecial === true;

export const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

type Known = {
  readonly commands: {
    readonly counters: readonly ((Omit<Counter, 'number'> & { readonly number: number | null }) | null)[];
  } | null;
};

/** The command of the counter on a unit, face-up or face-down. */
export function counterOn(field: OpenField, { commands }: Known, unit: number): Command | null {
  const counter = commands?.counters[unit];
  return counter && counter.number !== null ? listOf(field, field.seatOf[unit])[counter.number] : null;
}

/** The command that is in force on a unit: face-up, and not jammed. */
export function commandOn(field: OpenField, { commands }: Known, unit: number): Command | null {
  const counter = commands?.counters[unit];
  if (!counter?.isFaceUp || counter.isJammed || counter.number === null) return null;
  return listOf(field, field.seatOf[unit])[counter.number];
}

export const isFaceDown = (counter: Pick<Counter, 'isFaceUp'> | null | undefined): boolean =>
  counter !== null && counter !== undefined && !counter.isFaceUp;

/** True if the unit visibly has a face-down counter. */
export const hasFaceDown = ({ commands, units }: Pick<State, 'commands' | 'units'>, unit: number): boolean =>
  isInPlay({ units }, unit) && isFaceDown(commands?.counters[unit]);

export const anyFaceDown = (
  { unitsOf }: OpenField,
  state: Pick<State, 'commands' | 'units'>,
  seat: Seat,
): boolean => unitsOf[seat].some((unit) => hasFaceDown(state, unit));

/** Units whose face-down counter is this command: only their owner may ask. */
export const unitsHolding = (field: OpenField, state: State, seat: Seat, command: Command): number[] =>
  field.unitsOf[seat].filter(
    (unit) =>
      hasFaceDown(state, unit) && mayCommand(field, state, unit) && counterOn(field, state, unit) === command,
  );

/** BF2-MOR-02: some units neither use nor pass commands. */
const mayCommand = ({ plugged }: OpenField, state: State, unit: number): boolean =>
  !plugged.isSilent?.(state, unit);

/** BF2-CMD-10, BF2-CMDX-08: the commands that a unit is under: its own, and Fall Back! from above. */
export function commandsOver(field: Battlefield, state: State, unit: number): readonly Command[] {
  if (!state.commands) return NONE;
  const own = commandOn(field, state, unit);
  let all = own ? [own] : NONE;
  for (const above of field.superiors[unit])
    if (commandOn(field, state, above) === 'Fall Back!') all = [...all, 'Fall Back!'];
  return all;
}
const NONE: readonly Command[] = [];

export const isUnder = (field: Battlefield, state: State, unit: number, command: Command): boolean =>
  commandsOver(field, state, unit).includes(command);

/** BF2-MOVE-04: Hello, HQ?, Stand and Shoot, or the price of an Ambush. */
export const isHeld = (field: Battlefield, state: State, unit: number): boolean =>
  state.units[unit].mayNotMove || commandsOver(field, state, unit).some((command) => COMMAND[command].holds);

/** BF2-CMDX-03 */
export const mayNotJump = (field: Battlefield, state: State, unit: number): boolean =>
  commandsOver(field, state, unit).some((command) => COMMAND[command].grounds);

/** BF2-CMD-04: command units in play that have no counter. */
export const freeCommandUnits = (field: Battlefield, state: State, seat: Seat): number[] =>
  field.unitsOf[seat].filter(
    (unit) => isInPlay(state, unit) && field.subordinates[unit] !== null && !state.commands!.counters[unit],
  );

/** BF2-CMD-05: where the counter of a unit can be passed down to. */
export function passableTo(field: Battlefield, state: State, unit: number): number[] {
  if (!hasFaceDown(state, unit) || !mayCommand(field, state, unit)) return [];
  return (field.subordinates[unit] ?? []).filter(
    (below) => isInPlay(state, below) && !state.commands!.counters[below],
  );
}

/** BF2-CMD-06, BF2-CMD-07 */
export const canUse = (field: Battlefield, state: State, unit: number): boolean => {
  const command = counterOn(field, state, unit);
  return (
    hasFaceDown(state, unit) &&
    mayCommand(field, state, unit) &&
    command !== null &&
    !COMMAND[command].isHidden
  );
};

/** BF2-EQ-10: a headquarters that works gives a move more; one for each battalion at most. */
export function extraMoves(field: Battlefield, state: State, seat: Seat): number {
  const working = bearersOf(field, seat, 'hq').filter(
    (element) => isInPlay(state, field.unitOf[element]) && hasWorking(field, state, element, 'hq'),
  ).length;
  const all = field.plugged.headquarters?.(working, field, state, seat) ?? working;
  if (all === 0) return 0;
  const battalions = field.unitsOf[seat].filter((unit) => leadsBattalion(field, unit)).length;
  return Math.min(all, Math.max(1, battalions));
}

/** BF2-ORG-04: a battalion or Cluster has command units below its own; a Level III is company and battalion in one. */
function leadsBattalion(field: Battlefield, unit: number): boolean {
  const below = field.subordinates[unit];
  if (!below) return false;
  const isLevel = field.setup.sides[field.seatOf[unit]].organization === 'Com Guards';
  const leadsCommandUnits = below.some((other) => field.subordinates[other] !== null);
  return isLevel ? !leadsCommandUnits : leadsCommandUnits;
}

/** BF2-CMDX-10: ECM in the unit, or in a unit of its side beside it, keeps its transmissions clear. */
export function isShielded(field: Battlefield, state: State, unit: number): boolean {
  return field.unitsOf[field.seatOf[unit]].some(
    (other) =>
      isInPlay(state, other) &&
      (other === unit || isBeside(field, state, unit, other)) &&
      surviving(field, state, other).some((element) => hasWorking(field, state, element, 'ecm')),
  );
}

const isBeside = ({ board }: Battlefield, state: State, unit: number, other: number): boolean =>
  isOnMap(state, unit) &&
  isOnMap(state, other) &&
  distance(board, state.units[unit].hex, state.units[other].hex) <= 1;
