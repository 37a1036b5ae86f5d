// The orders by which a carrier takes passengers aboard and puts them off (MT-PRE-25).

import type { Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../battlefield.ts';
import { setFloor } from '../buildings/walls.ts';
import type { OptionEvents } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import { declareMode } from '../phases/movement/movement-legs.ts';
import { ModePick, MorePick, nameOf } from '../phases/movement/movement-picks.ts';
import { isAloft } from '../rules/ground/altitude.ts';
import { pointsToFly } from '../rules/movement/flight-levels.ts';
import { type AddedMove, insistOn, type MoveKind } from '../rules/movement/move-kind.ts';
import type { Mover } from '../rules/movement/mover.ts';
import { spend } from '../rules/movement/spending.ts';
import { canAct } from '../rules/unit/condition.ts';
import { endMarks } from '../rules/unit/mark-ends.ts';
import { carrierOf, climbAboard, getOff, passengersOf } from '../rules/unit/riding.ts';
import { isStuck } from '../rules/unit/stuck.ts';
import type { OnFoot, State, UnitState } from '../state.ts';
import { berthFor, canGetOut, isCarrier } from './room.ts';

declare module '../extensions.ts' {
  interface TurnMarks {
    /** Passengers that it has taken aboard. */
    readonly loaded?: number;
    /** It puts passengers off, and does nothing else any more in its move. */
    readonly unloads?: true;
    /** It was put off in this turn. */
    readonly unloaded?: true;
  }
  interface OptionOrders {
    load: Loading<'load'>;
    unload: Loading<'unload'>;
  }
  interface OptionEvents {
    boards: {
      readonly type: 'boards';
      readonly unit: number;
      readonly carrier: number;
      readonly outside: boolean;
    };
    'gets-out': {
      readonly type: 'gets-out';
      readonly unit: number;
      readonly carrier: number;
      readonly hex: number;
    };
  }
}

interface Loading<Type extends 'load' | 'unload'> {
  readonly type: Type;
  readonly unit: number;
  readonly mode: OnFoot;
  readonly passenger: number;
  readonly more: boolean;
}

const COST = 1;
const WORDS = { load: 'Take aboard', unload: 'Put off', passenger: 'Passenger' };
const why = (message: string): Reason => ({ message, rule: 'MT-PRE-25' });
const NOBODY_THERE = why(
  'It takes people aboard first of all, 1 MP each: those in its hex who have not moved and for whom it has room',
);
const NOBODY_ABOARD = why(
  'It puts passengers off last of all, 1 MP each, where it stands and there is room for them',
);

/** A VTOL on the ground has those with which it would fly. */
export const pointsOf = (mover: Mover, mode: OnFoot): number =>
  mover.field.kinds[mover.unit].flight ? pointsToFly(mover, mode) : mover.mp(mode);

/** MT-BASE-26: a crew that can do nothing but drive opens no door. */
export const opensDoors = ({ plugged }: Battlefield, state: State, carrier: number): boolean =>
  !plugged.whyNoTask?.(null, state, carrier);

const isReady = ({ isUp, mech, above, state, unit }: Mover): boolean =>
  isUp && !isAloft(mech) && opensDoors(above, state, unit);

/** It has done something else than take people aboard. */
const hasBegun = ({ isUnderWay, mech: { thisTurn } }: Mover): boolean =>
  isUnderWay && (thisTurn.marks?.loaded ?? 0) !== (thisTurn.mpSpent - thisTurn.mpOwed) / COST;

/** It stands beside its carrier and has done nothing in this turn. */
function mayBoard({ above, state, unit, mech }: Mover, passenger: number): boolean {
  const other = state.units[passenger];
  if (other.hex !== mech.hex || !canAct(other) || isStuck(other)) return false;
  const { floor } = above.plugged;
  if (isAloft(other) || (floor?.(other) ?? 0) !== (floor?.(mech) ?? 0)) return false;
  const { mode, mpSpent, marks } = other.thisTurn;
  if (mode !== 'still' || mpSpent > 0 || marks?.unloaded || marks?.sweeping) return false;
  return berthFor(above, state, unit, passenger) !== null;
}

/** The units it can take aboard now. */
export function boarding(mover: Mover): number[] {
  if (!isCarrier(mover.above, mover.unit) || hasBegun(mover) || !isReady(mover)) return [];
  return mover.state.units.flatMap((_, passenger) => (mayBoard(mover, passenger) ? [passenger] : []));
}

/** The units it can put off now. */
export function leaving(mover: Mover): number[] {
  const { above, state, unit } = mover;
  const passengers = passengersOf(state, unit);
  if (passengers.length === 0 || !isReady(mover)) return [];
  return passengers.filter((passenger) => canGetOut(above, state, unit, passenger));
}

/** Any of several units. */
const passengerPick = (
  mover: Mover,
  units: readonly number[],
  whyNot: Reason,
  fields: (unit: number) => readonly Field[],
): Pick => ({
  kind: 'pick',
  name: 'passenger',
  label: WORDS.passenger,
  values: units,
  describe: (unit) => ({ label: nameOf(mover, unit as number), piece: unit }),
  follow: (unit) => fields(unit as number),
  known: numbersOf(mover.state.units),
  whyNot: () => whyNot,
});

interface Kind {
  readonly type: 'load' | 'unload';
  readonly label: string;
  readonly whyNot: Reason;
  who(mover: Mover): number[];
  /** Is there something left to do when this one has come or gone? */
  mayGoOn(mover: Mover, passenger: number): boolean;
  carryOut(play: Play<Classic>, mover: Mover, passenger: number): void;
}

const orderOf = ({ type, label, whyNot, who, mayGoOn, carryOut }: Kind): AddedMove => ({
  type,
  label,
  offers: (mover) => who(mover).length > 0 && mover.hasMode((mode) => pointsOf(mover, mode) >= COST),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => pointsOf(mover, mode) >= COST,
      (mode) => {
        const hasMore = pointsOf(mover, mode) > COST;
        return [
          passengerPick(mover, who(mover), whyNot, (unit) => [
            new MorePick(() => hasMore && mayGoOn(mover, unit)),
          ]),
        ];
      },
    ),
  ],
  whyNot: () => whyNot,
  carryOut(play, mover, order) {
    insistOn(order, type);
    const { unit, mech, isUnderWay } = mover;
    if (!isUnderWay) {
      mech.thisTurn.mpLeft = pointsOf(mover, order.mode);
      declareMode(play, unit, order.mode);
    }
    spend(mech.thisTurn, COST);
    carryOut(play, mover, order.passenger);
    return { more: order.more };
  },
});

const LOAD = orderOf({
  type: 'load',
  label: WORDS.load,
  whyNot: NOBODY_THERE,
  who: boarding,
  mayGoOn: () => true,
  carryOut(play, { above, state, unit }, passenger) {
    endMarks(play, above, passenger, 'goes');
    const outside = berthFor(above, state, unit, passenger) === 'outside';
    play.happen({ type: 'boards', unit: passenger, carrier: unit, outside });
  },
});

const UNLOAD = orderOf({
  type: 'unload',
  label: WORDS.unload,
  whyNot: NOBODY_ABOARD,
  who: leaving,
  mayGoOn: ({ above, state, unit, mech: { hex } }, passenger) => {
    const units = state.units.with(passenger, { ...state.units[passenger], hex });
    return passengersOf(state, unit).some(
      (other) => other !== passenger && canGetOut(above, { units }, unit, other),
    );
  },
  carryOut: (play, { above }, passenger) => getOut(play, above, passenger),
});

/** Into the hex of its carrier, at the same height, or into another one. It has no move in this turn. */
export function getOut(play: Play<Classic>, field: Battlefield, unit: number, cell = -1): void {
  const { units } = play.state;
  const carrier = carrierOf(units[unit]);
  const hex = cell < 0 ? units[carrier].hex : cell;
  play.happen({ type: 'gets-out', unit, carrier, hex });
  if (hex !== units[carrier].hex) return;
  const floor = field.plugged.floor?.(units[carrier]) ?? 0;
  if (floor > 0) setFloor(play, unit, floor);
}

type Units = readonly UnitState[];

export function takeAboard(units: Units, { unit, carrier, outside }: OptionEvents['boards']): void {
  climbAboard(units[unit], carrier, outside);
  const { thisTurn } = units[carrier];
  thisTurn.marks = { ...thisTurn.marks, loaded: (thisTurn.marks?.loaded ?? 0) + 1 };
}

export function putOut(units: Units, { unit, carrier, hex }: OptionEvents['gets-out']): void {
  getOff(units[unit], hex);
  const [from, out] = [units[carrier].thisTurn, units[unit].thisTurn];
  // A unit that gets out of a carrier that does not move is not put off by it.
  if (from.mode !== 'still') from.marks = { ...from.marks, unloads: true };
  out.marks = { ...out.marks, unloaded: true };
}

export const LOADING: readonly AddedMove[] = [LOAD, UNLOAD];

/** A carrier that has begun to put passengers off does nothing else. */
export const goesOnUnloading = (does: boolean, { thisTurn }: UnitState, { type }: MoveKind): boolean =>
  does && (thisTurn.marks?.unloads !== true || type === 'unload' || type === 'stop');

/** MT-PRE-29: a VTOL that has landed puts off whom it has brought. */
export const unloadsLanded = (
  does: boolean,
  field: Battlefield,
  state: Parameters<typeof canGetOut>[1],
  unit: number,
): boolean => does || passengersOf(state, unit).some((passenger) => canGetOut(field, state, unit, passenger));
