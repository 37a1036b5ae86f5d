import { distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema, modeSchema } from '../../orders/parts.ts';
import type { Order } from '../../orders.ts';
import { declareMode } from '../../phases/movement/movement-legs.ts';
import { canGoOn } from '../../phases/movement/movement-menu.ts';
import { ModePick } from '../../phases/movement/movement-picks.ts';
import { removeDestroyed } from '../../phases/turn/phase-end.ts';
import { section } from '../../rule-index/section.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { levelNow, levelsFor, pointsToFly } from '../../rules/movement/flight-levels.ts';
import { orderedMode } from '../../rules/movement/gaits.ts';
import { type AddedMove, insistOn } from '../../rules/movement/move-kind.ts';
import { heldBy, walkMp } from '../../rules/movement/movement-points.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { canAct, isOnMap } from '../../rules/unit/condition.ts';
import { isStuck } from '../../rules/unit/stuck.ts';
import type { OnFoot, State, TurnNotes } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    'declare-speed': {
      readonly type: 'declare-speed';
      readonly unit: number;
      readonly mode: OnFoot;
      readonly mp: number;
    };
  }
  interface OptionEvents {
    'speed-declared': { readonly type: 'speed-declared'; readonly unit: number; readonly mp: number };
    /** It cannot spend what was announced. */
    'speed-crash': { readonly type: 'speed-crash'; readonly unit: number; readonly points: number };
  }
}

const OPTION = 'vehicle-declare-speed';
const WORDS = { label: 'Declare speed', mp: 'MP that it will spend', choice: (mp: number) => `${mp} MP` };
const WHY_NOT: Reason = {
  message: 'Before its first step a vehicle that can move announces how many MP it will spend',
  rule: 'MT-VMOV-04',
};

const pointsOf = (mover: Mover, mode: OnFoot): number =>
  mover.field.kinds[mover.unit].flight && mover.isOnMap ? pointsToFly(mover, mode) : mover.mp(mode);

function mpPick(mover: Mover, mode: OnFoot): Pick {
  return {
    kind: 'pick',
    name: 'mp',
    label: WORDS.mp,
    values: Array.from({ length: pointsOf(mover, mode) }, (_, index) => index + 1),
    describe: (mp) => ({ label: WORDS.choice(mp as number) }),
    whyNot: () => WHY_NOT,
  };
}

const DECLARE: AddedMove = {
  type: 'declare-speed',
  label: WORDS.label,
  offers: (mover) =>
    !mover.isUnderWay &&
    mover.isOnMap &&
    mover.field.kinds[mover.unit].driving !== undefined &&
    !isStuck(mover.mech) &&
    mover.hasMode((mode) => pointsOf(mover, mode) > 0),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => pointsOf(mover, mode) > 0,
      (mode) => [mpPick(mover, mode)],
    ),
  ],
  whyNot: () => WHY_NOT,
  carryOut(play, _mover, order) {
    insistOn(order, 'declare-speed');
    declareMode(play, order.unit, order.mode);
    announce(play, order.unit, order.mp);
    return { more: true };
  },
};

function announce(play: Play<Classic>, unit: number, mp: number): void {
  play.state.units[unit].thisTurn.mpLeft = mp;
  play.happen({ type: 'speed-declared', unit, mp });
}

const isDeclared = ({ marks }: TurnNotes): boolean => marks?.declaredMp !== undefined;

/**
 * A unit that says where it goes has said what it spends: no more than that, or all that it has if there is more to
 * come.
 */
function setsOut(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { mp, more }: { readonly mp: number; readonly more: boolean },
): void {
  const { thisTurn } = play.state.units[unit];
  if (!field.kinds[unit].driving || isDeclared(thisTurn)) return;
  announce(play, unit, more ? thisTurn.mpLeft : mp);
}

/** Has it MP that it has to spend, and is it able to? */
function owesMp(field: Battlefield, state: State, unit: number): boolean {
  const { [unit]: vehicle } = state.units;
  const { thisTurn } = vehicle;
  if (!isDeclared(thisTurn) || thisTurn.mpLeft <= 0 || thisTurn.onslaught || thisTurn.marks?.unloads)
    return false;
  if (!canAct(vehicle) || !isOnMap(vehicle) || isStuck(vehicle)) return false;
  return heldBy(field, state, unit) === null && walkMp(field, state, unit) > 0;
}

const mustGoOn = (mover: Mover): boolean => owesMp(mover.above, mover.state, mover.unit) && canGoOn(mover);

/** MT-WX-11: as if it had charged something as heavy as itself. */
function crash(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { hexesMoved } = play.state.units[unit].thisTurn;
  const { tons } = field.designs[unit];
  const points = field.plugged.recoilOfCharge?.(tons, hexesMoved) ?? Math.ceil(tons / 10);
  play.emit({ type: 'speed-crash', unit, points });
  strikeInGroups(play, field, unit, points, { table: 'mech', side: 'front', covered: 0 });
  removeDestroyed(play, field);
}

/** For bots: what is left is spent as near as possible to where it is. */
function spendRest(order: Order, field: Battlefield, state: State, unit: number): Order {
  const mover = new Mover(field, state, unit, true);
  if (!mustGoOn(mover)) return order;
  const { mech } = mover;
  const mode = orderedMode(mech.thisTurn) as OnFoot;
  const { mpLeft } = mech.thisTurn;
  const { board } = field;
  const ends = [...mover.ends(mode)].sort(
    (a, b) => distance(board, mech.hex, a) - distance(board, mech.hex, b),
  );
  const legs = ends.flatMap((cell) =>
    DIRECTIONS.flatMap((facing) => {
      const mp = mover.costOf(mode, cell, facing);
      return mp > 0 ? [{ cell, facing, mp }] : [];
    }),
  );
  const leg = legs.find(({ mp }) => mp === mpLeft) ?? legs[0];
  if (leg) {
    const to = board.number[leg.cell];
    return { type: 'move', unit, mode, to, facing: leg.facing, more: leg.mp < mpLeft };
  }
  const level = levelsFor(mover, mode).at(-1);
  if (level === undefined) return order;
  return { type: 'altitude', unit, mode, level, more: Math.abs(level - levelNow(mover)) < mpLeft };
}

/** MT-VMOV-04 */
export const vehicleDeclareSpeed: Option<boolean> = {
  id: OPTION,
  title: 'Declared speed of vehicles',
  summary: 'The player of a vehicle announces the MP that it will spend, and spends them all.',
  group: 'Driving',
  rule: 'MT-VMOV-04',
  base: false,
  requires: ['combined-arms'],
  forbids: (isOn, { id }) => isOn && id === 'double-blind',
  rules: section('Maximum Tech, driving', [
    'MT-VMOV-04',
    'Declared speed',
    'Before it moves its player announces how many MP a vehicle will spend, and it spends exactly so many; a move that is given as a whole announces its own. If it cannot it crashes: its front is hit as in a charge.',
    OPTION,
  ]),
  orders: [
    z.strictObject({
      type: z.literal('declare-speed'),
      unit: indexSchema,
      mode: modeSchema,
      mp: z.int().min(1).max(100),
    }),
  ],
  plug: () => ({
    add: {
      setsOut,
      moveEnds: (play, field, unit) => {
        if (owesMp(field, play.state, unit)) crash(play, field, unit);
      },
    },
    stage: {
      moves: (moves) => [...moves, DECLARE],
      goesOnAnyway: (does, field, state, unit) => does || owesMp(field, state, unit),
      offersMove: (does, _mech, { type }, mover) => does && (type !== 'stop' || !mustGoOn(mover)),
      insteadOfStopping: spendRest,
      states: (states, _field, { units }, unit) => {
        const mp = units[unit].thisTurn.marks?.declaredMp;
        return mp === undefined ? states : [...states, `announced ${mp} MP`];
      },
    },
  }),
  changes: {
    'speed-declared': ({ units }, { unit, mp }) => {
      const { thisTurn } = units[unit];
      thisTurn.marks = { ...thisTurn.marks, declaredMp: mp };
    },
    'speed-crash': () => {},
  },
  sentences: {
    'speed-declared': ({ unit, mp }, { mech }) => `${mech(unit)} will spend ${mp} MP.`,
    'speed-crash': ({ unit, points }, { mech }) =>
      `${mech(unit)} is too fast to stop, and crashes: ${points} points to its front.`,
  },
};
