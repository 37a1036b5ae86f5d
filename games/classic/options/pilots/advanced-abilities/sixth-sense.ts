import { distance } from '@ironfield/hex/board.ts';
import type { Decision } from '@ironfield/kernel/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { indexSchema } from '../../../order-parts.ts';
import { isWaiting, UnitPick } from '../../../phases/activation.ts';
import { rankOf } from '../../../rules/abilities.ts';
import type { State, UnitState } from '../../../state.ts';
import type { Ability } from './ability.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    'sense/announce': { readonly seat: Seat };
  }
  interface OptionOrders {
    'sixth-sense': { readonly type: 'sixth-sense'; readonly unit: number };
    'no-sixth-sense': { readonly type: 'no-sixth-sense' };
  }
  interface OptionEvents {
    senses: { readonly type: 'senses'; readonly unit: number };
  }
  interface UnitMarks {
    /** How often it has used its Sixth Sense. */
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

const senses = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.senses === true;

export const sixthSense: Ability = {
  name: NAME,
  title: 'Sixth Sense',
  summary: 'In one turn for each time it is taken the unit acts after all others.',
  rule: 'MT-ABIL-08',
  text: 'Announced before the Initiative is rolled, once for each time it was taken: in that turn the unit moves and declares its attacks after all others; several do so among themselves in the usual order.',
  isStackable: true,
  used: ({ marks }) => marks?.sensed ?? 0,
  handlers: {
    stage: {
      // Where moves are plotted nobody acts after anybody; another sequence has an order of its own.
      turnBegins: (steps, field, state) =>
        field.plugged.hidesPlaces?.() || field.plugged.sequence
          ? steps
          : [
              ...steps,
              ...state.setup.seats.flatMap((_, seat) =>
                ready(field, state, seat).length > 0 ? [{ step: 'sense/announce', seat } as const] : [],
              ),
            ],
      waiting(waiting, field, state, phase) {
        if (!waiting.some((unit) => senses(state.units[unit]))) return waiting;
        const othersWait = state.units.some(
          (mech, unit) => !senses(mech) && isWaiting(field, state, unit, phase),
        );
        return othersWait ? waiting.filter((unit) => !senses(state.units[unit])) : waiting;
      },
      answer(order, field, state, frame) {
        if (frame.step !== 'sense/announce') return order;
        const pressed = ready(field, state, frame.seat).find((unit) => {
          const { hex } = state.units[unit];
          const isNear = (enemy: number) => {
            const there = state.units[enemy].hex;
            return there >= 0 && distance(field.board, hex, there) <= NEAR;
          };
          return hex >= 0 && field.enemiesOf[unit].some(isNear);
        });
        return pressed === undefined ? { type: 'no-sixth-sense' } : { type: 'sixth-sense', unit: pressed };
      },
    },
  },
  steps: { 'sense/announce': announce },
  orders: [
    z.strictObject({ type: z.literal('sixth-sense'), unit: indexSchema }),
    z.strictObject({ type: z.literal('no-sixth-sense') }),
  ],
  changes: { senses: ({ units }, { unit }) => mark(units[unit]) },
  sentences: {
    senses: ({ unit }, { mech }) => `${mech(unit)} senses what is to come, and acts after all others.`,
  },
};
