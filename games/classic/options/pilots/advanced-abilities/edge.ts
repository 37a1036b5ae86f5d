import { sum } from '@ironfield/kernel/dice.ts';
import type { AskingFrameOf, Question, Roll } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order } from '../../../orders.ts';
import { rankOf } from '../../../rules/crew/abilities.ts';
import type { State, UnitState } from '../../../state.ts';
import { PURPOSES as DAMAGE } from '../../../text/damage.ts';
import { PURPOSES } from '../../../text/fire.ts';
import type { Ability } from './ability.ts';

/** When a player wants to be asked: when dice go against him, about every roll, or not again in this turn. */
const WISHES = ['bad', 'all', 'rest'] as const;
type Wish = (typeof WISHES)[number];

interface Window {
  readonly seat: Seat;
  readonly unit: number;
  /** It is its own roll. */
  readonly isOwn: boolean;
  /** The unit that rolled, where that is another. */
  readonly by?: number;
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly needed: number | null;
}

declare module '../../../extensions.ts' {
  interface OptionFrames {
    edge: Window;
  }
  interface OptionOrders {
    edge: { readonly type: 'edge' };
    'no-edge': { readonly type: 'no-edge'; readonly asks: Wish };
  }
  interface OptionEvents {
    edge: {
      readonly type: 'edge';
      readonly unit: number;
      readonly purpose: string;
      readonly dice: readonly number[];
    };
    'edge-wish': { readonly type: 'edge-wish'; readonly unit: number; readonly asks: Wish };
  }
  interface UnitMarks {
    readonly edge?: { readonly used: number; readonly asks: Exclude<Wish, 'rest'> };
  }
  interface TurnMarks {
    readonly edgeRests?: true;
  }
}

const NAME = 'edge';
const WORDS = {
  bad: 'ask when dice go against me',
  all: 'ask about every roll',
  rest: 'not again in this turn',
} as const;

const edgeOf = ({ marks }: UnitState) => marks?.edge ?? ({ used: 0, asks: 'bad' } as const);

const usesLeft = (field: Battlefield, { units }: State, unit: number): number =>
  units[unit].loss === null ? rankOf(field, unit, NAME) - edgeOf(units[unit]).used : 0;

/** Does it fare badly by these dice? Where no number says so, whoever suffers from them does. */
function isBad({ dice, needed }: Roll, isOwn: boolean, isAlone: boolean): boolean {
  if (needed === undefined) return isAlone || !isOwn;
  return sum(dice) >= needed !== isOwn;
}

/**
 * The people who may answer these dice, in order: the owner of the unit that rolled, then that of the one affected.
 * Dice that somebody at the table does not see offer nothing, since the question would tell of them.
 */
function windows(field: Battlefield, state: State, roll: Roll): ({ readonly step: 'edge' } & Window)[] {
  const { plugged, seatOf } = field;
  if (!roll.concerns || plugged.hidesPlaces?.() || (plugged.known && roll.purpose !== PURPOSES.toHit))
    return [];
  const { purpose, dice, needed = null } = roll;
  const concerned = roll.concerns(dice);
  return concerned.flatMap((unit, place) => {
    const { asks } = edgeOf(state.units[unit]);
    const isOwn = place === 0;
    if (usesLeft(field, state, unit) <= 0 || state.units[unit].thisTurn.marks?.edgeRests) return [];
    if (asks === 'bad' && !isBad(roll, isOwn, concerned.length === 1)) return [];
    const by = isOwn ? {} : { by: concerned[0] };
    return [{ step: 'edge', seat: seatOf[unit], unit, isOwn, ...by, purpose, dice, needed } as const];
  });
}

/** The first who may is asked; if he lets the dice lie, the next. New dice may be answered anew. */
function answered(
  dice: readonly number[],
  play: Play<Classic>,
  roll: Roll,
  question: AskingFrameOf<Classic>,
  answer: Order,
): readonly number[] {
  if (question.step !== 'edge') return dice;
  const field = battlefieldOf(play.state);
  const { unit } = question;
  if (answer.type === 'edge') {
    spend(play.state.units[unit]);
    play.emit({ type: 'edge', unit, purpose: roll.purpose, dice });
    return play.roll(roll.purpose, dice.length, roll);
  }
  if (answer.type === 'no-edge') wish(play, unit, answer.asks);
  const [next] = question.isOwn ? windows(field, play.state, roll).filter(({ isOwn }) => !isOwn) : [];
  return next ? answered(dice, play, roll, next, play.ask(next)) : dice;
}

function spend(mech: UnitState): void {
  const { used, asks } = edgeOf(mech);
  mech.marks = { ...mech.marks, edge: { used: used + 1, asks } };
}

function wish(play: Play<Classic>, unit: number, asks: Wish): void {
  const mech = play.state.units[unit];
  if (asks === edgeOf(mech).asks) return;
  note(mech, asks);
  play.emit({ type: 'edge-wish', unit, asks });
}

function note(mech: UnitState, asks: Wish): void {
  if (asks === 'rest') mech.thisTurn.marks = { ...mech.thisTurn.marks, edgeRests: true };
  else mech.marks = { ...mech.marks, edge: { used: edgeOf(mech).used, asks } };
}

const question: Question<Classic, OptionFrames['edge']> = {
  question: true,
  menu(state, { unit, by, purpose, dice, needed }) {
    const field = battlefieldOf(state);
    const left = usesLeft(field, state, unit);
    const now = edgeOf(state.units[unit]).asks;
    const aim = needed === null ? '' : `, ${needed} needed`;
    const { name } = field.designs[unit];
    const whose = by === undefined ? name : `${field.designs[by].name} at ${name}`;
    return {
      prompt: `${whose}: ${purpose}, ${dice.join(' + ')}${dice.length > 1 ? ` = ${sum(dice)}` : ''}${aim}. Use Edge?`,
      rule: 'MT-ABIL-04',
      orders: [
        {
          type: 'edge',
          label: left === 1 ? 'Roll again (the last use)' : `Roll again (${left} uses left)`,
          fields: [],
        },
        {
          type: 'no-edge',
          label: 'Let it stand',
          isPass: true,
          fields: [
            {
              kind: 'pick',
              name: 'asks',
              label: 'From now on',
              values: [now, ...WISHES.filter((wish) => wish !== now)],
              describe: (asks) => ({ label: WORDS[asks as Wish] }),
            },
          ],
        },
      ],
    };
  },
};

/** For bots: what it must be likely to mend, by what the dice are for. */
const HOPES: Readonly<Record<string, number>> = { [PURPOSES.toHit]: 0.5 };
const ANY_HOPE = 0.25;
/** Throws that strike the head or threaten the inside. */
const WORST_PLACES = [2, 12];

/** Bots mend what is likely to come out better, and spare their head. */
function isWorthIt({ isOwn, purpose, dice, needed }: Window): boolean {
  if (needed !== null) {
    const chance = chanceOfTwoDice(needed);
    return (isOwn ? chance : 1 - chance) >= (HOPES[purpose] ?? ANY_HOPE);
  }
  return purpose === DAMAGE.location && !isOwn && dice.length === 2 && WORST_PLACES.includes(sum(dice));
}

export const edge: Ability = {
  name: NAME,
  title: 'Edge',
  summary: 'One roll for each time it is taken may be made again: an own one, or one that affects the unit.',
  rule: 'MT-ABIL-04',
  text: 'Once for each time it was taken the dice of an own roll, or of one that affects the unit, are thrown again before anything follows. That stands, unless Edge answers it. Not for the Initiative.',
  isStackable: true,
  used: ({ marks }) => marks?.edge?.used ?? 0,
  handlers: {
    stage: {
      interrupts: (may, field, state) =>
        may || state.units.some((_, unit) => usesLeft(field, state, unit) > 0),
      reactions: (questions, state, roll) => [
        ...questions,
        ...windows(battlefieldOf(state), state, roll).slice(0, 1),
      ],
      reaction: answered,
      answer: (order, _field, _state, frame) => {
        if (frame.step !== 'edge') return order;
        return isWorthIt(frame) ? { type: 'edge' } : { type: 'no-edge', asks: 'bad' };
      },
    },
  },
  steps: { edge: question },
  orders: [
    z.strictObject({ type: z.literal('edge') }),
    z.strictObject({ type: z.literal('no-edge'), asks: z.enum(WISHES) }),
  ],
  changes: {
    edge: ({ units }, { unit }) => spend(units[unit]),
    'edge-wish': ({ units }, { unit, asks }) => note(units[unit], asks),
  },
  sentences: {
    edge: ({ unit, purpose, dice }, { mech }) =>
      `${mech(unit)} uses Edge: ${purpose} ${dice.join(' + ')} is rolled again.`,
    'edge-wish': () => null,
  },
};
