import { sum } from '@ironfield/kernel/dice.ts';
import type { Question } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { initiativeModifiers } from '../../../phases/turn/initiative.ts';
import type { InitiativeDice } from '../../../points/sequence.ts';
import { abilityOf } from '../../../rules/crew/abilities.ts';
import type { State, UnitState } from '../../../state.ts';
import { PURPOSES } from '../../../text/turn.ts';
import type { Ability } from './ability.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** `added`: what both sides add, which everybody has been told. */
    genius: {
      readonly seat: Seat;
      readonly unit: number;
      readonly dice: InitiativeDice;
      readonly added: readonly [number, number];
    };
    'genius/own': { readonly seat: Seat; readonly unit: number; readonly ahead: number };
  }
  interface OptionOrders {
    'initiative-again': { readonly type: 'initiative-again' };
    'initiative-stands': { readonly type: 'initiative-stands' };
  }
  interface OptionEvents {
    genius: {
      readonly type: 'genius';
      readonly unit: number;
      readonly dice: InitiativeDice;
      readonly added: readonly [number, number];
    };
    'genius-own': { readonly type: 'genius-own'; readonly unit: number; readonly dice: readonly number[] };
  }
  interface TurnMarks {
    readonly genius?: true;
  }
}

const NAME = 'tactical-genius';

const totals = (dice: InitiativeDice, [first, second]: readonly [number, number]) =>
  [sum(dice[0]) + first, sum(dice[1]) + second] as const;

/** The commander of a side, if he leads it and has not rolled again in this turn; -1 for none. */
function geniusOf(field: Battlefield, { units }: State, side: number): number {
  const isReady = ({ loss, crew, thisTurn }: UnitState) =>
    loss === null && crew.knockedOut === 0 && !thisTurn.marks?.genius;
  const found = field.unitsOf[side].find((unit) => abilityOf(field, unit, NAME) && isReady(units[unit]));
  return found ?? -1;
}

/** The side that would lose may roll again once a turn; the second result stands, unless the other side answers it. */
function reconsidered(dice: InitiativeDice, play: Play<Classic>, field: Battlefield): InitiativeDice {
  const { state } = play;
  const added = initiativeModifiers(field, state);
  let now = dice;
  for (;;) {
    const [first, second] = totals(now, added);
    const loser = first < second ? 0 : 1;
    // A tie is thrown again by both in any case (CBT-SEQ-02).
    const unit = first === second ? -1 : geniusOf(field, state, loser);
    if (unit < 0) return now;
    const answer = play.ask({ step: 'genius', seat: field.seatOf[unit], unit, dice: now, added });
    if (answer.type !== 'initiative-again') return now;
    mark(state.units[unit]);
    play.emit({ type: 'genius', unit, dice: now, added });
    const again = play.roll(PURPOSES.initiative, 2);
    now = loser === 0 ? [again, now[1]] : [now[0], again];
  }
}

/** MT-ABIL-10: in a duel it is the roll of the commander alone, which he is asked about unless he acts first. */
function ownAgain(
  dice: readonly number[],
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  ahead: number,
): readonly number[] {
  const { state } = play;
  if (ahead === 0 || !leadsDuel(field, state, unit)) return dice;
  const answer = play.ask({ step: 'genius/own', seat: field.seatOf[unit], unit, ahead });
  if (answer.type !== 'initiative-again') return dice;
  mark(state.units[unit]);
  play.emit({ type: 'genius-own', unit, dice });
  return play.roll(PURPOSES.initiative, 2);
}

const leadsDuel = (field: Battlefield, state: State, unit: number): boolean =>
  !field.past.restsInDuels?.() && geniusOf(field, state, field.sideOf[unit]) === unit;

function mark({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, genius: true };
}

const menu = (prompt: string) =>
  ({
    prompt,
    rule: 'MT-ABIL-10',
    orders: [
      { type: 'initiative-again', label: 'Roll again', fields: [] },
      { type: 'initiative-stands', label: 'Let it stand', fields: [], isPass: true },
    ],
  }) as const;

const question: Question<Classic, OptionFrames['genius']> = {
  question: true,
  menu: (_state, { dice, added }) =>
    menu(`The Initiative would be lost, ${totals(dice, added).join(' to ')}. Roll again?`),
};

const ownQuestion: Question<Classic, OptionFrames['genius/own']> = {
  question: true,
  menu: (state, { unit, ahead }) => {
    const others = ahead === 1 ? 'one other' : `${ahead} others`;
    return menu(`${battlefieldOf(state).designs[unit].name} would act after ${others}. Roll again?`);
  },
};

export const tacticalGenius: Ability = {
  name: NAME,
  title: 'Tactical Genius',
  summary: 'The commander of a side; it may roll again for the Initiative once a turn.',
  rule: 'MT-ABIL-10',
  text: 'While this unit commands its side, that side may roll again for the Initiative once a turn; the second result stands. In a duel it rolls again for itself.',
  isCommanders: true,
  handlers: {
    stage: {
      initiative: reconsidered,
      ownInitiative: ownAgain,
      suffered: (marks) => [...marks, 'genius'],
      interrupts: (may, field, state, step) =>
        may ||
        ((step === 'initiative' || (step === 'duel/initiative' && !field.past.restsInDuels?.())) &&
          [0, 1].some((side) => geniusOf(field, state, side) >= 0)),
      answer: (order, _field, _state, { step }) =>
        step === 'genius' || step === 'genius/own' ? { type: 'initiative-again' } : order,
    },
  },
  steps: { genius: question, 'genius/own': ownQuestion },
  orders: [
    z.strictObject({ type: z.literal('initiative-again') }),
    z.strictObject({ type: z.literal('initiative-stands') }),
  ],
  changes: {
    genius: ({ units }, { unit }) => mark(units[unit]),
    'genius-own': ({ units }, { unit }) => mark(units[unit]),
  },
  sentences: {
    genius: ({ unit, dice, added }, { mech }) =>
      `The Initiative stands at ${totals(dice, added).join(' to ')}; ${mech(unit)} has its side roll again.`,
    'genius-own': ({ unit, dice }, { mech }) =>
      `${mech(unit)} rolls for its Initiative again, instead of ${sum(dice)}.`,
  },
};
