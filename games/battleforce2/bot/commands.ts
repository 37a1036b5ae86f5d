import { sum } from '@ironfield/kernel/dice.ts';
import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Frame } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Order } from '../orders.ts';
import { isAnybodyNear, targetsOf } from '../rules/attack/declaration.ts';
import { counterOn } from '../rules/commands/commands.ts';
import type { Frames, State } from '../state.ts';
import { bestVolley, USUAL_HABITS } from './fire.ts';

const unitsIn = (form: OrderForm): number[] => Array.from((form.fields[0] as Pick).values) as number[];

/** Draws while it can, keeps the counters it draws, and passes down those of no use where they are. */
export function drawOrPass(form: OrderForm): Order {
  if (form.type === 'draw') return { type: 'draw' };
  const [unit] = form.type === 'pass-down' ? unitsIn(form) : [];
  if (unit === undefined) return { type: 'done' };
  const to = (form.fields[0] as Pick).follow!(unit)[0] as Pick;
  return { type: 'pass-down', unit, to: to.values[0] as number };
}

/** Uses a command in its Command Phase where it does some good, and reacts wherever it may. */
export function useOrPass(
  field: Battlefield,
  state: State,
  seat: number,
  menu: Menu,
  question: Frame | null,
): Order {
  const units = unitsIn(menu.orders[0]);
  if (menu.orders.some(({ type }) => type === 'pass')) {
    const unit = units.find((each) => isWorthwhile(field, state, seat, each, question));
    return unit === undefined ? { type: 'pass' } : { type: 'use', unit };
  }
  const unit = units.find((each) => isTimely(field, state, seat, each));
  return unit === undefined ? { type: 'done' } : { type: 'use', unit };
}

const AVERAGE = 7;

/** Luck for what one has lost and the enemy has won; an ambush on somebody; the rest at once. */
function isWorthwhile(
  field: Battlefield,
  state: State,
  seat: number,
  unit: number,
  question: Frame | null,
): boolean {
  if (question?.step === 'command/ambush') return targetsOf(field, state, unit).length > 0;
  if (question?.step !== 'command/luck') return true;
  const { dice, isGood, purpose } = question as Frame & Frames['command/luck'];
  const known = isGood ?? field.plugged.isGoodRoll?.(null, field, state, unit, { purpose, dice }) ?? null;
  if (known !== null) return !known;
  if (dice.length === 1) return false;
  const thrower = state.volley ? field.seatOf[state.volley.unit] : state.active;
  return thrower === seat ? sum(dice) < AVERAGE : sum(dice) >= AVERAGE;
}

/** Would somebody of the unit charge an enemy in its hex, if the counter on it were turned over? */
function promisesCharge(field: Battlefield, state: State, unit: number): boolean {
  const { counters } = state.commands!;
  const counter = counters[unit];
  if (!counter || field.plugged.hasErrand?.(false, field, state, unit)) return false;
  counters[unit] = { ...counter, isFaceUp: true };
  const isOne = chargesHere(field, state, unit);
  counters[unit] = counter;
  return isOne;
}

/** True if a charge is its best action from here. */
export function chargesHere(field: Battlefield, state: State, unit: number): boolean {
  const { hex } = state.units[unit];
  const here = targetsOf(field, state, unit).filter((enemy) => state.units[enemy].hex === hex);
  const plan = bestVolley(field, state, unit, here, USUAL_HABITS);
  return plan?.order.attacks.some(({ charges }) => charges) ?? false;
}

function isTimely(field: Battlefield, state: State, seat: number, unit: number): boolean {
  const isNear = isAnybodyNear(field, state, seat);
  switch (counterOn(field, state, unit)) {
    case 'Fall Back!':
      return false;
    case 'Charge!':
    case 'Death from Above':
      return promisesCharge(field, state, unit);
    case 'Doubletime March':
      return !isNear;
    default:
      return isNear && targetsOf(field, state, unit).length > 0;
  }
}
