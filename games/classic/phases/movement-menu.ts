// Which orders a 'Mech may be given in the Movement Phase.

import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { describeHex } from '@ironfield/hex/hex-picks.ts';
import type { Field, OrderForm, Pick } from '@ironfield/kernel/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { isOnMap, workingSinks } from '../rules/condition.ts';
import type { OnFoot } from '../rules/movement-points.ts';
import { Mover } from '../rules/mover.ts';
import { approaches, chargeTarget, dfaTargets, whyNoCharge, whyNoDfa } from '../rules/onslaught.ts';
import { DROP_COST } from '../rules/steps.ts';
import type { State } from '../state.ts';
import { CHOICES, LABELS, WHY_NOT } from '../text/movement.ts';
import { FACINGS, WHY_NOT as WHY_NOT_UNIT } from '../text/turn.ts';
import { ANY_FACING } from './activation.ts';
import {
  EndPick,
  form,
  LandingPick,
  ModePick,
  MorePick,
  type Move,
  NO_FIELDS,
  nameOf,
  type Plan,
  remember,
} from './movement-picks.ts';

/** CBT-MOV-06; whoever can do nothing at all still has to be moved (CBT-SEQ-03). */
const STILL: Plan = {
  type: 'still',
  label: LABELS.still,
  offers: () => true,
  fields: () => NO_FIELDS,
  whyNot: () => WHY_NOT_UNIT.notYours,
};

const STOP: Plan = { ...STILL, type: 'stop', label: LABELS.stop };

const anyMode = (holds: (mover: Mover, mode: OnFoot) => boolean) => (mover: Mover) =>
  holds(mover, 'walk') || holds(mover, 'run');

const MOVE: Plan = {
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
  whyNot: (mover) => (mover.mp('walk') + mover.mp('run') > 0 ? WHY_NOT.cannotMove : WHY_NOT.noMp),
};

/** CBT-MOV-14 */
const JUMP: Plan = {
  type: 'jump',
  label: LABELS.jump,
  offers: (mover) => mover.canLand,
  fields: (mover) => [new LandingPick(mover)],
  whyNot: () => WHY_NOT.cannotJump,
};

/** CBT-MOV-10 */
const MINIMUM: Plan = {
  type: 'minimum',
  label: LABELS.minimum,
  offers: (mover) => mover.minimumHex >= 0,
  fields: () => NO_FIELDS,
  whyNot: () => WHY_NOT.noMinimum,
};

const STAND: Plan = {
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

const DROP: Plan = {
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
const LEAVE: Plan = {
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

const CHARGE: Plan = {
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

const DFA: Plan = {
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
    whyNot: (target) => whyNot(target as number),
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

/** CBT-HEA-07. The End Phase has no menu of its own: its choices are offered before the next moves begin. */
const SINKS: Plan<'sinks'> = {
  type: 'sinks',
  label: LABELS.sinks,
  offers: (mover) => sinksOf(mover) > 0,
  fields: (mover) => [
    {
      kind: 'pick',
      name: 'off',
      label: LABELS.off,
      values: Array.from({ length: sinksOf(mover) + 1 }, (_, off) => off).filter(
        (off) => off !== mover.mech.sinksOff,
      ),
      describe: (off) => ({ label: CHOICES.sinks(off as number) }),
      whyNot: () => WHY_NOT.sinks(sinksOf(mover)),
    },
  ],
  whyNot: () => WHY_NOT.sinks(0),
};

const sinksOf = ({ field, unit, mech }: Mover): number =>
  workingSinks(field.designs[unit], mech.body) + field.designs[unit].engineSinks;

/** All that a seat may do with one of its 'Mechs that have yet to move. */
export function moveForms(
  field: Battlefield,
  state: State,
  seat: Seat,
  units: readonly number[],
): readonly OrderForm<Move['type'] | 'sinks'>[] {
  const movers = units.map((unit) => new Mover(field, state, unit, false));
  const forms = MOVE_PLANS.map((plan) => form(plan, movers));
  return maySwitchSinks(field, state, seat) ? [...forms, form(SINKS, movers)] : forms;
}

const MOVE_PLANS: readonly Plan[] = [STILL, MOVE, JUMP, MINIMUM, STAND, DROP, LEAVE, CHARGE, DFA];

/** From the End Phase of the first turn on, as long as the seat has not begun to move. */
function maySwitchSinks(field: Battlefield, state: State, seat: Seat): boolean {
  return (
    state.turn > 1 &&
    state.units.every(({ thisPhase }, unit) => !thisPhase.acted || field.seatOf[unit] !== seat)
  );
}

/** What may be done with the MP that are left of a move. */
const GO_ON_PLANS: readonly Plan[] = [MOVE, STAND, DROP, LEAVE, CHARGE];

export const goOnForms = (mover: Mover): readonly OrderForm<Move['type']>[] =>
  [STOP, ...GO_ON_PLANS].map((plan) => form(plan, [mover]));

/** Is there anything left to choose? */
export function canGoOn(mover: Mover): boolean {
  const { mech } = mover;
  if (!isOnMap(mech) || mech.thisTurn.mpLeft === 0 || mech.thisTurn.mode === 'jump') return false;
  return GO_ON_PLANS.some((plan) => plan.offers(mover));
}
