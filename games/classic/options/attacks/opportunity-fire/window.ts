// MT-ADVF-07, MT-ADVF-08: those who watch fire between two steps of somebody else's move.

import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { declareFire as botFire, PLAIN } from '../../../bot/attacks/fire.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order, OrderOf } from '../../../orders.ts';
import { announce } from '../../../phases/physical/physical.ts';
import { blowForms, blowsOf, canStrike, type StrikeOrder } from '../../../phases/physical/physical-menu.ts';
import { effectOf, fireAtOnce } from '../../../phases/sequence/early-fire.ts';
import { hasActed } from '../../../phases/turn/activation.ts';
import { declareFire } from '../../../phases/weapon/weapon.ts';
import { canFireAtAll, fireForm } from '../../../phases/weapon/weapon-menu.ts';
import { arcOf } from '../../../rules/sight/arcs.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { canAct, isOnMap } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';
import { isBlind, isWatching, tellWatch } from './watch.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** Those who watch may fire at this unit; what they announce is carried out together. */
    'watch/window': { readonly unit: number };
    'watch/answer': {
      readonly seat: Seat;
      /** The unit that moves; -1 in the stage of its own of double-blind play (MT-BLIND-10). */
      readonly unit: number;
      readonly others: readonly Seat[];
      readonly announced: readonly Order[];
    };
    'watch/attack': { readonly unit: number; readonly order: Order };
  }
  interface OptionOrders {
    'let-pass': { readonly type: 'let-pass' };
  }
  interface OptionEvents {
    'who-fires-first': {
      readonly type: 'who-fires-first';
      readonly units: readonly number[];
      readonly dice: readonly number[];
    };
  }
}

type Steps = readonly FrameOf<Classic>[];
/** The possible answers. */
type Answer = 'fire' | 'let-pass' | StrikeOrder;

export const MODIFIER = 2;
const PURPOSE = 'who fires first';
/** On more than this the other player is first. */
const FIRST_UP_TO = 3;
const NOT_AHEAD: Reason = {
  message: 'Opportunity fire goes at a unit that is moving, in the front arc, without turning the torso',
  rule: 'MT-ADVF-07',
};

/** In the middle of its move. */
const isMoving = ({ units }: State, unit: number): boolean =>
  !units[unit].thisPhase.acted && units[unit].thisTurn.mode !== 'still';

const isTaking = ({ phase, units }: State, unit: number): boolean =>
  phase === 'movement' && isWatching(units[unit]);

function isAhead(field: Battlefield, { units }: State, unit: number, target: number): boolean {
  const { hex, facing } = units[unit];
  return arcOf(field, hex, facing, units[target].hex) === 'forward';
}

/** MT-ADVF-07: for shots and blows alike. */
export function whyNotAt(
  reason: Reason | null,
  field: Battlefield,
  state: State,
  unit: number,
  target: number,
): Reason | null {
  if (reason || !isTaking(state, unit)) return reason;
  return isMoving(state, target) && isAhead(field, state, unit, target) ? null : NOT_AHEAD;
}

/** Those who see it ahead of them. Where sheets are hidden nobody learns what they could do. */
function watchersOf(field: Battlefield, state: State, unit: number): number[] {
  const { units } = state;
  return field.enemiesOf[unit].filter((enemy) => {
    const mech = units[enemy];
    if (!isWatching(mech) || !isOnMap(mech) || !canAct(mech) || !isAhead(field, state, enemy, unit))
      return false;
    if (isBlocked(unitSight(field, state, enemy, unit))) return false;
    return field.plugged.known !== undefined || canTake(field, state, enemy);
  });
}

const canTake = (field: Battlefield, state: State, unit: number): boolean =>
  canFireAtAll(field, state, unit) || canStrike(field, state, unit);

const seatsOf = ({ seatOf }: Battlefield, units: readonly number[]): Seat[] =>
  [...new Set(units.map((unit) => seatOf[unit]))].sort();

/** The point at which moves are interrupted. */
export function underWay(steps: Steps, field: Battlefield, state: State, unit: number): Steps {
  if (isBlind(field) || !isOnMap(state.units[unit]) || !isMoving(state, unit)) return steps;
  return watchersOf(field, state, unit).length > 0 ? [...steps, { step: 'watch/window', unit }] : steps;
}

export function openWindow(play: Play<Classic>, { unit }: OptionFrames['watch/window']): void {
  const field = battlefieldOf(play.state);
  if (!isOnMap(play.state.units[unit])) return;
  const [seat, ...others] = seatsOf(field, watchersOf(field, play.state, unit));
  if (seat !== undefined) play.next({ step: 'watch/answer', seat, unit, others, announced: [] });
}

/** The units whose fire is asked about. */
const askedFor = (
  field: Battlefield,
  state: State,
  { seat, unit }: Pick<OptionFrames['watch/answer'], 'seat' | 'unit'>,
): number[] =>
  (unit < 0
    ? state.units.flatMap(({ thisTurn }, own) => (thisTurn.marks?.watch === 'plotted' ? [own] : []))
    : watchersOf(field, state, unit)
  ).filter((own) => field.seatOf[own] === seat);

export const answer: Decision<Classic, OptionFrames['watch/answer'], Answer> = {
  menu(state, frame) {
    const field = battlefieldOf(state);
    const units = askedFor(field, state, frame);
    return {
      prompt: frame.unit < 0 ? 'Opportunity fire?' : `Opportunity fire at ${field.designs[frame.unit].name}?`,
      rule: frame.unit < 0 ? 'MT-BLIND-11' : 'MT-ADVF-07',
      orders: [
        {
          type: 'let-pass',
          label: frame.unit < 0 ? 'No more opportunity fire' : 'Let it pass',
          fields: [],
          isPass: true,
        },
        fireForm(field, state, units),
        ...(frame.unit < 0 ? [] : blowForms(field, state, units)),
      ],
    };
  },

  apply(play, { seat, unit, others, announced }, order) {
    const all = order.type === 'let-pass' ? announced : [...announced, order];
    if (unit < 0) takeStage(play, seat, order);
    else if (others.length > 0) {
      const [next, ...later] = others;
      play.next({ step: 'watch/answer', seat: next, unit, others: later, announced: all });
    } else if (all.length > 0) carryOut(play, unit, all);
  },
};

/** MT-BLIND-11: one unit after the other; whoever passes forgoes it for all that are left. */
function takeStage(play: Play<Classic>, seat: Seat, order: OrderOf<Answer>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (order.type === 'fire') {
    const fires = order.attacks.length > 0;
    if (fires) {
      state.units[order.unit].twist = order.twist;
      declareFire(play, field, order);
    }
    tellWatch(play, order.unit, fires ? 'spent' : 'forgone');
    play.next({ step: 'watch/answer', seat, unit: -1, others: [], announced: [] });
    return;
  }
  for (const unit of askedFor(field, state, { seat, unit: -1 })) tellWatch(play, unit, 'forgone');
}

/** In the order of dice where several players have announced fire; then whoever still watches is asked again. */
function carryOut(play: Play<Classic>, unit: number, announced: readonly Order[]): void {
  let orders = announced;
  if (orders.length > 1) {
    const dice = play.roll(PURPOSE, 1);
    if (dice[0] > FIRST_UP_TO) orders = orders.toReversed();
    const units = orders.map((order) => (order as OrderOf<'fire'>).unit);
    play.emit({ type: 'who-fires-first', units, dice });
  }
  play.next(...orders.map((order) => ({ step: 'watch/attack', unit, order }) as const), {
    step: 'watch/window',
    unit,
  });
}

/** A shot that the dice of another have made impossible is not fired, and its unit watches on. */
export function attack(play: Play<Classic>, { unit, order }: OptionFrames['watch/attack']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit: by } = order as OrderOf<'fire'>;
  if (!watchersOf(field, state, unit).includes(by)) return;
  if (order.type === 'fire' && order.attacks.length === 0) return;
  if (!state.units[by].thisPhase.acted) hasActed(play, by);
  if (order.type === 'fire') fireAtOnce(play, field, order, unit);
  else {
    const effects = effectOf(field, state, unit, by);
    announce(play, field, by, blowsOf(field, order as OrderOf<StrikeOrder>));
    const blows = state.physicalAttacks.map(
      (_, index) => ({ step: 'physical/resolve', attack: index }) as const,
    );
    play.next(...blows, effects);
  }
  tellWatch(play, by, 'spent');
}

/** Bots fire when most of what they have is likely to hit. */
const CHOOSY = { ...PLAIN, patience: 0.4 } as const;

export function botAnswer(field: Battlefield, state: State, frame: OptionFrames['watch/answer']): Order {
  for (const unit of askedFor(field, state, frame)) {
    const { order } = botFire(field, state, unit, CHOOSY);
    if (order.type === 'fire') return order;
  }
  return { type: 'let-pass' };
}
