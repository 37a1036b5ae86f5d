import { FULL_TURN, type OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Heading, turned } from '@ironfield/table/heading.ts';
import { z } from 'zod';
import { INCH } from '../data/tables.ts';
import type { Marked } from '../events/change.ts';
import type { OptionFrames } from '../extensions.ts';
import type { GearBlitz } from '../game-types.ts';
import type { Option } from '../option.ts';
import type { Order } from '../orders.ts';
import { rollDie, rollLevel } from '../phases/core/rolls.ts';
import { settle, takeResult } from '../phases/damage/damage.ts';
import { outlivesReason } from '../register.ts';
import { failureOf, isSuccess, marginOf, resultOf } from '../rules/core/dice.ts';
import { defenseSkill } from '../rules/modifiers/defense-modifiers.ts';
import { dropTowards } from '../rules/movement/cliffs.ts';
import { movementLeft } from '../rules/movement/legs.ts';
import { knockdownThreshold, mayBeFelled, standingUp } from '../rules/optional/advanced.ts';
import { nameOf, unitOf } from '../state/roster.ts';
import type { State } from '../state.ts';

/** A walker that has been felled. */
interface Fallen {
  readonly unit: number;
  /** HGB-OPT-03: it fumbled, and needs an action to get up. */
  readonly needsAction: boolean;
}

declare module '../extensions.ts' {
  interface Marks {
    readonly fallen?: readonly Fallen[];
  }
  interface OptionFrames {
    knockdown: { readonly unit: number; readonly margin: number };
  }
  interface OptionOrders {
    'stand-up': { readonly type: 'stand-up' };
  }
  interface OptionEvents {
    staggered: Marked & {
      readonly type: 'staggered';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly threshold: number;
      readonly falls: boolean;
      /** For the direction, at the top of a cliff. */
      readonly die?: number;
    };
    'stood-up': Marked & { readonly type: 'stood-up'; readonly unit: number };
  }
}

const fallenOf = ({ marks }: Pick<State, 'marks'>, id: number): Fallen | undefined =>
  marks.fallen?.find(({ unit }) => unit === id);

const without = ({ marks }: Pick<State, 'marks'>, id: number): readonly Fallen[] =>
  (marks.fallen ?? []).filter(({ unit }) => unit !== id);

/** HGB-OPT-03: 1 is its front, and on clockwise. */
const sideOf = ({ units }: State, id: number, die: number): Heading =>
  turned(units[id].heading, ((die - 1) * FULL_TURN) / 6);

const isOnEdge = (state: State, id: number): boolean =>
  [1, 2, 3, 4, 5, 6].some((die) => dropTowards(state, id, sideOf(state, id, die)) !== null);

/** HGB-OPT-03: Defense without modifiers against the margin and 1; a unit that falls stops. */
const fell: Procedure<GearBlitz, OptionFrames['knockdown']> = (play, { unit: id, margin: hitBy }) => {
  const { state } = play;
  const { at, body, activation } = state.units[id];
  if (!at || fallenOf(state, id)) return;
  // HGB-OPT-01: the walker is gone, and its crew stands beside it.
  if (body.isCrew && !outlivesReason(state)) return;
  const roll = rollLevel(play, { unit: id, level: defenseSkill(unitOf(state, id)), purpose: 'knockdown' });
  const total = resultOf(roll, 0);
  const threshold = knockdownThreshold(hitBy);
  const told = { type: 'staggered', unit: id, dice: roll.dice, total, threshold } as const;
  const margin = marginOf(total, threshold);
  if (isSuccess(margin)) {
    play.happen({ ...told, falls: false, marks: {} });
    return;
  }
  const die = isOnEdge(state, id) ? rollDie(play, id, 'fall') : null;
  const drop = die === null ? null : dropTowards(state, id, sideOf(state, id, die));
  const isDown = { unit: id, needsAction: roll.isFumble };
  play.happen({
    ...told,
    falls: true,
    ...(die !== null && { die }),
    marks: { fallen: drop ? without(state, id) : [...without(state, id), isDown] },
    changed: [
      {
        unit: id,
        now: {
          body: { ...body, speed: 'stationary' },
          activation: activation && { ...activation, isStopped: true },
        },
      },
    ],
  });
  if (drop) {
    play.next({ step: 'impact', unit: id, ...drop, margin: failureOf(margin), isCrash: false });
    return;
  }
  if (roll.isFumble) settle(play, id, takeResult(play, id, { level: 1, traits: {}, isSheltered: false }));
};

/** HGB-OPT-03: the cost, and whether the unit can pay it. */
function standForms(state: State, id: number): OrderForm<Order['type']>[] {
  const fallen = fallenOf(state, id);
  const { activation, actions, body } = state.units[id];
  if (!fallen || !activation || activation.isStopped) return [];
  const price = standingUp(fallen.needsAction);
  const canPay = body.speed === 'stationary' || movementLeft(state, id) >= price.mp * INCH;
  return canPay && actions >= price.actions ? [{ type: 'stand-up', label: 'Stand up', fields: [] }] : [];
}

/** HGB-OPT-03, HGB-MOVE-03: a Stationary unit has only its inch, and that is used up. */
function standUp(play: Play<GearBlitz>, id: number): void {
  const { state } = play;
  const { activation, actions, body } = state.units[id];
  const price = standingUp(fallenOf(state, id)!.needsAction);
  const moved =
    body.speed === 'stationary'
      ? { ...activation!, isStopped: true }
      : { ...activation!, spent: activation!.spent + price.mp * INCH };
  play.happen({
    type: 'stood-up',
    unit: id,
    marks: { fallen: without(state, id) },
    changed: [{ unit: id, now: { activation: moved, actions: actions - price.actions } }],
  });
}

/** HGB-OPT-03 */
export const knockdown: Option<boolean> = {
  id: 'knockdown',
  title: 'Walker knockdown',
  summary: 'A hit of twice its Size may fell a walker, which has to stand up before it goes on.',
  group: 'Advanced rules',
  rule: 'HGB-OPT-03',
  base: false,
  plug: () => ({
    add: {
      struck: (play, { unit, damage, margin }) => {
        if (mayBeFelled(unitOf(play.state, unit), damage)) play.next({ step: 'knockdown', unit, margin });
      },
      ordered: (play, unit, order) => {
        if (order.type === 'stand-up') standUp(play, unit);
      },
    },
    replace: { isDown: (state, unit) => fallenOf(state, unit) !== undefined },
    stage: {
      forgotten: (marks, unit) => (marks.fallen ? { ...marks, fallen: without({ marks }, unit) } : marks),
      actForms: (forms, state, unit) => [...standForms(state, unit), ...forms],
      standing: (facts, { marks }) => ({ ...facts, fallen: (marks.fallen ?? []).map(({ unit }) => unit) }),
      note: (note, table, unit) => (fallenOf(table, unit) ? `${note}, down` : note),
      choice: (order, _state, _question, menu) =>
        order ?? (menu.orders.some(({ type }) => type === 'stand-up') ? { type: 'stand-up' } : null),
    },
  }),
  steps: { knockdown: fell },
  asking: ['knockdown'],
  orders: [z.strictObject({ type: z.literal('stand-up') })],
  sentences: {
    staggered: ({ unit, total, threshold, falls, die }, table) => {
      const side = die === undefined ? '' : ` At the cliff it falls to side ${die}.`;
      return `${nameOf(table, unit)} ${falls ? 'is knocked down' : 'stays on its feet'}: ${total} against ${threshold}.${side}`;
    },
    'stood-up': ({ unit }, table) => `${nameOf(table, unit)} stands up.`,
  },
};
