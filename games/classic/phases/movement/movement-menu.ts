// Which orders a 'Mech may be given in the Movement Phase.

import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { describeHex } from '@ironfield/hex/hex-picks.ts';
import type { Field, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { DROP_COST } from '../../rules/ground/steps.ts';
import { workingSinks } from '../../rules/heat/heat.ts';
import { addedMoves, isOffered, type MoveKind, type UnitOrder } from '../../rules/movement/move-kind.ts';
import { heldBy } from '../../rules/movement/movement-points.ts';
import { Mover } from '../../rules/movement/mover.ts';
import {
  approaches,
  chargeTarget,
  dfaTargets,
  whyNoCharge,
  whyNoDfa,
} from '../../rules/physical/onslaught.ts';
import { isStuck } from '../../rules/unit/stuck.ts';
import type { OnFoot, State } from '../../state.ts';
import { LABELS, WHY_NOT } from '../../text/movement.ts';
import { FACINGS, WHY_NOT as WHY_NOT_UNIT } from '../../text/turn.ts';
import { mindPick, sinksPick } from '../heat/sinks.ts';
import { ANY_FACING } from '../turn/activation.ts';
import {
  EndPick,
  form,
  LandingPick,
  ModePick,
  MorePick,
  type Move,
  Movers,
  NO_FIELDS,
  nameOf,
  remember,
} from './movement-picks.ts';

/** CBT-MOV-06; whoever can do nothing at all still has to be moved (CBT-SEQ-03). */
const STILL: MoveKind<Move['type']> = {
  type: 'still',
  label: LABELS.still,
  offers: () => true,
  fields: () => NO_FIELDS,
  whyNot: () => WHY_NOT_UNIT.notYours,
};

const STOP: MoveKind<Move['type']> = { ...STILL, type: 'stop', label: LABELS.stop };

const anyMode = (holds: (mover: Mover, mode: OnFoot) => boolean) => (mover: Mover) =>
  mover.hasMode((mode) => holds(mover, mode));

const MOVE: MoveKind<Move['type']> = {
  type: 'move',
  label: LABELS.move,
  offers: anyMode((mover, mode) => mover.canMove(mode)),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => mover.canMove(mode),
      (mode) => [new EndPick(mover, mode)],
    ),
  ],
  whyNot: (mover) => {
    if (isStuck(mover.mech)) return WHY_NOT.stuck;
    const held = heldBy(mover.field, mover.state, mover.unit);
    if (held) return held;
    return mover.mp('walk') + mover.mp('run') > 0 ? WHY_NOT.cannotMove : WHY_NOT.noMp;
  },
};

/** CBT-MOV-14 */
const JUMP: MoveKind<Move['type']> = {
  type: 'jump',
  label: LABELS.jump,
  offers: (mover) => mover.canLand,
  fields: (mover) => [new LandingPick(mover)],
  whyNot: () => WHY_NOT.cannotJump,
};

/** CBT-MOV-10 */
const MINIMUM: MoveKind<Move['type']> = {
  type: 'minimum',
  label: LABELS.minimum,
  offers: (mover) => mover.minimumHexes.length > 0,
  fields: (mover) => (mover.field.kinds[mover.unit].facesNowhere ? [minimumPick(mover)] : NO_FIELDS),
  whyNot: () => WHY_NOT.noMinimum,
};

/** MT-PRE-13: whoever faces nowhere goes into any of the hexes around. */
const minimumPick = (mover: Mover): Pick => ({
  kind: 'pick',
  name: 'to',
  label: LABELS.to,
  values: mover.minimumHexes.map((cell) => mover.field.board.number[cell]),
  describe: describeHex,
  whyNot: () => WHY_NOT.noMinimum,
});

const STAND: MoveKind<Move['type']> = {
  type: 'stand',
  label: LABELS.stand,
  offers: anyMode((mover, mode) => mover.canStand(mode)),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => mover.canStand(mode),
      (mode) => [ANY_FACING, new MorePick(() => mover.leftAfterStanding(mode) > 0)],
    ),
  ],
  whyNot: () => WHY_NOT.cannotStand,
};

const DROP: MoveKind<Move['type']> = {
  type: 'drop',
  label: LABELS.drop,
  offers: anyMode((mover, mode) => mover.canDrop(mode)),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => mover.canDrop(mode),
      (mode) => [new MorePick(() => mover.mp(mode) > DROP_COST)],
    ),
  ],
  whyNot: () => WHY_NOT.cannotDrop,
};

/** CBT-SCN-05, CBT-SCN-16 */
const LEAVE: MoveKind<Move['type']> = {
  type: 'leave',
  label: LABELS.leave,
  offers: anyMode((mover, mode) => mover.exits(mode).length > 0),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => mover.exits(mode).length > 0,
      (mode) => [exitPick(mover, mode)],
    ),
  ],
  whyNot: () => WHY_NOT.cannotLeave,
};

function exitPick(mover: Mover, mode: OnFoot): Pick {
  const { board } = mover.field;
  return {
    kind: 'pick',
    name: 'from',
    label: LABELS.from,
    values: mover.exits(mode).map((cell) => board.number[cell]),
    describe: describeHex,
    follow: (hex) => [
      {
        kind: 'pick',
        name: 'facing',
        label: LABELS.facing,
        values: mover.facingsToLeave(mode, cellOf(board, String(hex))),
        describe: (facing) => ({ label: FACINGS[facing as Facing] }),
        whyNot: () => WHY_NOT.cannotLeave,
      },
    ],
    whyNot: () => WHY_NOT.cannotLeave,
  };
}

const CHARGE: MoveKind<Move['type']> = {
  type: 'charge',
  label: LABELS.charge,
  offers: anyMode((mover, mode) => chargeTarget(mover, mode) >= 0),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => chargeTarget(mover, mode) >= 0,
      (mode) => [
        targetPick(mover, [chargeTarget(mover, mode)], (target) => whyNoCharge(mover, mode, target)),
      ],
    ),
  ],
  whyNot: () => WHY_NOT.noCharge,
};

const DFA: MoveKind<Move['type']> = {
  type: 'dfa',
  label: LABELS.dfa,
  offers: (mover) => dfaTargets(mover).length > 0,
  fields: (mover) => [
    targetPick(
      mover,
      dfaTargets(mover),
      (target) => whyNoDfa(mover, target),
      (target) => [approachPick(mover, target)],
    ),
  ],
  whyNot: () => WHY_NOT.noDfa,
};

function targetPick(
  mover: Mover,
  targets: readonly number[],
  whyNot: (target: number) => Reason | null,
  fields: (target: number) => readonly Field[] = () => NO_FIELDS,
): Pick {
  return {
    kind: 'pick',
    name: 'target',
    label: LABELS.target,
    values: targets,
    describe: (target) => ({ label: nameOf(mover, target as number), piece: target }),
    follow: remember(fields),
    known: numbersOf(mover.state.units),
    whyNot: (target) => (target === undefined ? WHY_NOT_UNIT.notYours : whyNot(target as number)),
  };
}

/** CBT-PHY-27 */
function approachPick(mover: Mover, target: number): Pick {
  const { board } = mover.field;
  return {
    kind: 'pick',
    name: 'from',
    label: LABELS.from,
    values: approaches(mover, target).map((cell) => board.number[cell]),
    describe: describeHex,
    whyNot: () => WHY_NOT.notBefore,
  };
}

/** CBT-HEA-07 in games that have no menu in the End Phase: its choices are offered before the next moves begin. */
const SINKS: MoveKind<'sinks'> = {
  type: 'sinks',
  label: LABELS.sinks,
  offers: (mover) => sinksOf(mover) > 0,
  fields: ({ field, state, unit }) => [sinksPick(field, state, unit)],
  whyNot: () => WHY_NOT.sinks(0),
};

/** CBT-HEA-07: a standing order, so that nobody is asked every turn. */
const MIND_SINKS: MoveKind<'mind-sinks'> = {
  type: 'mind-sinks',
  label: LABELS.mindSinks,
  offers: (mover) => sinksOf(mover) > 0,
  fields: ({ state, unit }) => [mindPick(state, unit)],
  whyNot: () => WHY_NOT.sinks(0),
};

const sinksOf = ({ field, state, unit }: Mover): number => workingSinks(field, state, unit);

/** Kinds of order in a Movement Phase. */
export type MoveOrder = Move['type'] | 'sinks' | 'mind-sinks' | UnitOrder;

/** All that a seat may do with one of its 'Mechs that have yet to move. */
export function moveForms(
  field: Battlefield,
  state: State,
  seat: Seat,
  units: readonly number[],
  sought?: string,
): readonly OrderForm<MoveOrder>[] {
  const movers = new Movers(units, (unit) => new Mover(field, state, unit, false));
  const forms = formsOf(FIRST_MOVES, movers, field, sought);
  const sinksBeforeMoving = field.plugged.sinksBeforeMoving ?? field.past.sinksBeforeMoving;
  if (!sinksBeforeMoving?.()) forms.push(form(MIND_SINKS, movers));
  else if (maySwitchSinks(field, state, seat)) forms.push(form(SINKS, movers));
  return forms;
}

/** Of the base game and of options; only of the type that is sought, if one is. */
function formsOf(
  own: readonly MoveKind<Move['type']>[],
  movers: Movers,
  field: Battlefield,
  sought: string | undefined,
): OrderForm<MoveOrder>[] {
  const forms: OrderForm<MoveOrder>[] = [];
  for (const moveKinds of [own, addedMoves(field)])
    for (const moveKind of moveKinds)
      if (sought === undefined || moveKind.type === sought) forms.push(form(moveKind, movers));
  return forms;
}

const FIRST_MOVES: readonly MoveKind<Move['type']>[] = [
  STILL,
  MOVE,
  JUMP,
  MINIMUM,
  STAND,
  DROP,
  LEAVE,
  CHARGE,
  DFA,
];

/** From the End Phase of the first turn on, as long as the seat has not begun to move. */
function maySwitchSinks(field: Battlefield, state: State, seat: Seat): boolean {
  return (
    state.turn > 1 &&
    state.units.every(({ thisPhase }, unit) => !thisPhase.acted || field.seatOf[unit] !== seat)
  );
}

/** The choices for the MP that are left of a move. */
const NEXT_MOVES: readonly MoveKind<Move['type']>[] = [MOVE, STAND, DROP, LEAVE, CHARGE];
const STOP_OR_GO = [STOP, ...NEXT_MOVES];

const only = (mover: Mover): Movers => new Movers([mover.unit], () => mover);

export const goOnForms = (mover: Mover, sought?: string): readonly OrderForm<MoveOrder>[] =>
  formsOf(STOP_OR_GO, only(mover), mover.field, sought);

/** For one that has said that it will jump. */
export const jumpForms = (mover: Mover): readonly OrderForm<MoveOrder>[] =>
  [STILL, JUMP, DFA].map((moveKind) => form(moveKind, only(mover)));

/** Is there anything left to choose? */
export const canGoOn = (mover: Mover): boolean =>
  NEXT_MOVES.some((moveKind) => isOffered(moveKind, mover)) ||
  addedMoves(mover.field).some((moveKind) => isOffered(moveKind, mover));
