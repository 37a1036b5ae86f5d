import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { isWaiting, UnitPick } from '../../../phases/turn/activation.ts';
import { rankOf } from '../../../rules/crew/abilities.ts';
import { canAct, isNear, isPlaced } from '../../../rules/unit/condition.ts';
import type { State, UnitState } from '../../../state.ts';
import type { Ability } from './ability.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    'sense/announce': { readonly seat: Seat };
    /** In a duel: does it act now, as the so-many-th? */
    'sense/now': { readonly seat: Seat; readonly unit: number; readonly index: number };
  }
  interface OptionOrders {
    'sixth-sense': { readonly type: 'sixth-sense'; readonly unit: number };
    'no-sixth-sense': { readonly type: 'no-sixth-sense' };
    'sense-now': { readonly type: 'sense-now'; readonly unit: number };
    'sense-wait': { readonly type: 'sense-wait' };
  }
  interface OptionEvents {
    senses: { readonly type: 'senses'; readonly unit: number };
    'senses-now': { readonly type: 'senses-now'; readonly unit: number; readonly index: number };
  }
  interface UnitMarks {
    /** The number of times it has used its Sixth Sense. */
    readonly sensed?: number;
  }
  interface TurnMarks {
    readonly senses?: true;
  }
}

const NAME = 'sixth-sense';
/** For bots: an enemy so near, in hexes, is worth a use. */
const NEAR = 9;

/** Those of a seat that have a use left. */
function ready(field: Battlefield, { units }: State, seat: Seat): number[] {
  return units.flatMap(({ marks, thisTurn, loss, crew }, unit) => {
    const left = rankOf(field, unit, NAME) - (marks?.sensed ?? 0);
    const isAwake = loss === null && crew.knockedOut === 0;
    return field.seatOf[unit] === seat && left > 0 && isAwake && !thisTurn.marks?.senses ? [unit] : [];
  });
}

function mark(mech: UnitState): void {
  mech.marks = { ...mech.marks, sensed: (mech.marks?.sensed ?? 0) + 1 };
  mech.thisTurn.marks = { ...mech.thisTurn.marks, senses: true };
}

const announce: Decision<Classic, OptionFrames['sense/announce'], 'sixth-sense' | 'no-sixth-sense'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = new UnitPick(field, state, ready(field, state, seat));
    return {
      prompt: 'Does anybody sense what is to come, and act after all others in this turn?',
      rule: 'MT-ABIL-08',
      orders: [
        { type: 'sixth-sense', label: 'Use Sixth Sense', fields: [units] },
        { type: 'no-sixth-sense', label: 'Nobody else', fields: [] },
      ],
    };
  },
  apply(play, { seat }, order) {
    if (order.type === 'no-sixth-sense') return;
    mark(play.state.units[order.unit]);
    play.emit({ type: 'senses', unit: order.unit });
    if (ready(battlefieldOf(play.state), play.state, seat).length > 0)
      play.next({ step: 'sense/announce', seat });
  },
};

/** In a duel: those who wait for their moment before the so-many-th acts, if that is none of them. */
function lurking(field: Battlefield, state: State, index: number): number[] {
  const order = state.marks?.duel?.slice(index) ?? [];
  if (field.past.restsInDuels?.()) return [];
  if (order.every((unit) => senses(state.units[unit]) || !canAct(state.units[unit]))) return [];
  return order.filter((unit) => senses(state.units[unit]) && canAct(state.units[unit]));
}

function actNow(table: Pick<State, 'marks'>, unit: number, index: number): void {
  const others = (table.marks?.duel ?? []).filter((other) => other !== unit);
  table.marks = { ...table.marks, duel: others.toSpliced(index, 0, unit) };
}

const now: Decision<Classic, OptionFrames['sense/now'], 'sense-now' | 'sense-wait'> = {
  menu(state, { unit }) {
    const field = battlefieldOf(state);
    return {
      prompt: `Does ${field.designs[unit].name} act now, or wait?`,
      rule: 'MT-ABIL-08',
      orders: [
        { type: 'sense-now', label: 'Act now', fields: [new UnitPick(field, state, [unit])] },
        { type: 'sense-wait', label: 'Wait', fields: [] },
      ],
    };
  },
  apply(play, { unit, index }, order) {
    const { state } = play;
    const field = battlefieldOf(state);
    if (order.type === 'sense-now') {
      actNow(state, unit, index);
      play.emit({ type: 'senses-now', unit, index });
      return;
    }
    const others = lurking(field, state, index);
    const next = others[others.indexOf(unit) + 1];
    if (next !== undefined) play.next({ step: 'sense/now', seat: field.seatOf[next], unit: next, index });
  },
};

const senses = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.senses === true;

export const sixthSense: Ability = {
  name: NAME,
  title: 'Sixth Sense',
  summary: 'In one turn for each time it is taken the unit acts after all others.',
  rule: 'MT-ABIL-08',
  text: 'Announced before the Initiative is rolled, once for each time it was taken: in that turn the unit moves and declares attacks after all others, and several in the usual order. In a duel it acts when it likes.',
  isStackable: true,
  used: ({ marks }) => marks?.sensed ?? 0,
  handlers: {
    stage: {
      // Where moves are plotted, nobody acts after anybody.
      turnBegins: (steps, field, state) =>
        field.plugged.hidesPlaces?.() || (field.plugged.sequence && field.past.restsInDuels?.())
          ? steps
          : [
              ...steps,
              ...state.setup.seats.flatMap((_, seat) =>
                ready(field, state, seat).length > 0 ? [{ step: 'sense/announce', seat } as const] : [],
              ),
            ],
      suffered: (marks) => [...marks, 'senses'],
      duelOrder: (units, { past }, state) => {
        const isLast = (unit: number) => Number(!past.restsInDuels?.() && senses(state.units[unit]));
        return units.toSorted((one, other) => isLast(one) - isLast(other));
      },
      beforeAction: (steps, field, state, index) => {
        const [unit] = lurking(field, state, index);
        return unit === undefined
          ? steps
          : [...steps, { step: 'sense/now', seat: field.seatOf[unit], unit, index }];
      },
      waiting(waiting, field, state, phase) {
        if (!waiting.some((unit) => senses(state.units[unit]))) return waiting;
        const othersWait = state.units.some(
          (mech, unit) => !senses(mech) && isWaiting(field, state, unit, phase),
        );
        return othersWait ? waiting.filter((unit) => !senses(state.units[unit])) : waiting;
      },
      answer(order, field, state, frame) {
        if (frame.step === 'sense/now') return { type: 'sense-wait' };
        if (frame.step !== 'sense/announce') return order;
        const pressed = ready(field, state, frame.seat).find((unit) => {
          const mech = state.units[unit];
          const threatens = (enemy: number) => isNear(field, mech.hex, state.units[enemy], NEAR);
          return isPlaced(mech) && field.enemiesOf[unit].some(threatens);
        });
        return pressed === undefined ? { type: 'no-sixth-sense' } : { type: 'sixth-sense', unit: pressed };
      },
    },
  },
  steps: { 'sense/announce': announce, 'sense/now': now },
  orders: [
    z.strictObject({ type: z.literal('sixth-sense'), unit: indexSchema }),
    z.strictObject({ type: z.literal('no-sixth-sense') }),
    z.strictObject({ type: z.literal('sense-now'), unit: indexSchema }),
    z.strictObject({ type: z.literal('sense-wait') }),
  ],
  changes: {
    senses: ({ units }, { unit }) => mark(units[unit]),
    'senses-now': (table, { unit, index }) => actNow(table, unit, index),
  },
  sentences: {
    senses: ({ unit }, { mech }) => `${mech(unit)} senses what is to come, and acts after all others.`,
    'senses-now': ({ unit }, { mech }) => `${mech(unit)} acts now.`,
  },
};
