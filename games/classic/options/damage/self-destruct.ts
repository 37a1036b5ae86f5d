import { sum } from '@ironfield/kernel/dice.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames, TurnMarks } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import { seatsOf } from '../../knowledge.ts';
import type { Option } from '../../option.ts';
import { indexSchema, someOf } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { doneBy } from '../../rules/crew/about-rolls.ts';
import { eject, ejectionSeen, ejectionSentence, hasEjected } from '../../rules/crew/ejection.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { blast } from '../../rules/damage/engine-blast.ts';
import { type AddedMove, OVER } from '../../rules/movement/move-kind.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { canAct, hasLeft, isNear, isOnMap, isPlaced } from '../../rules/unit/condition.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    /** Units that are to explode in the next turn; only their own side knows. */
    readonly doomed?: readonly number[];
  }
  interface UnitMarks {
    /** It failed to explode, and does nothing any more but try again. */
    readonly inert?: true;
  }
  interface TurnMarks {
    /** It goes up at the end of the phase. */
    readonly exploding?: true;
  }
  interface OptionFrames {
    'destruct/arm': { readonly seat: Seat };
    /** `unit` where it acts by itself, in both. */
    'destruct/again': { readonly seat: Seat; readonly unit?: number };
    'destruct/reveal': { readonly unit?: number };
  }
  interface OptionOrders {
    arm: { readonly type: 'arm'; readonly unit: number };
    'let-be': { readonly type: 'let-be' };
    eject: { readonly type: 'eject'; readonly unit: number };
    again: { readonly type: 'again'; readonly units: readonly { readonly unit: number }[] };
  }
  interface OptionEvents {
    'destruct-announced': { readonly type: 'destruct-announced'; readonly seat: Seat };
    armed: { readonly type: 'armed'; readonly unit: number };
    disarmed: { readonly type: 'disarmed'; readonly unit: number };
    'destruct-roll': {
      readonly type: 'destruct-roll';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly number: number;
      readonly success: boolean;
      readonly reveals: readonly number[];
    };
    'self-destructed': { readonly type: 'self-destructed'; readonly unit: number };
  }
}

const OPTION = 'self-destruct';
const PURPOSE = 'self-destruct';
const why = (message: string) => ({ message, rule: 'MT-EXPL-03' }) as const;
const NOT_DOOMED = why('Only the pilot of a unit that is to self-destruct ejects, instead of moving');
const INERT = why('A unit that failed to self-destruct does nothing any more but try again');
const GIVEN_UP = why('A unit that is to explode, or that its pilot has left, does nothing any more');

const doomedIn = ({ marks }: Pick<State, 'marks'>): readonly number[] => marks?.doomed ?? [];

/** Keeps no empty list, so that the notes are those of a game in which nothing happened. */
function doom(state: Pick<State, 'marks'>, units: readonly number[]): void {
  const { doomed: _, ...others } = state.marks ?? {};
  const marks = { ...others, ...(units.length > 0 && { doomed: units }) };
  state.marks = kept(marks);
}

const spare = (state: Pick<State, 'marks'>, unit: number): void =>
  doom(
    state,
    doomedIn(state).filter((each) => each !== unit),
  );

function note({ thisTurn }: UnitState, marks: Pick<TurnMarks, 'exploding'>): void {
  thisTurn.marks = { ...thisTurn.marks, ...marks };
}

function decideFate(state: Pick<State, 'marks' | 'units'>, unit: number, success: boolean): void {
  const mech = state.units[unit];
  spare(state, unit);
  if (success) note(mech, { exploding: true });
  else mech.marks = { ...mech.marks, inert: true };
}

const isInert = ({ marks }: UnitState): boolean => marks?.inert === true;
const isGivenUp = (mech: UnitState): boolean => hasLeft(mech) || mech.thisTurn.marks?.exploding === true;

/** Those of a seat that could do something, be they at it already or not. */
const able = (field: Battlefield, { units }: Pick<State, 'units'>, seat: Seat, inert: boolean): number[] =>
  units.flatMap((mech, unit) =>
    field.seatOf[unit] === seat && isOnMap(mech) && canAct(mech) && isInert(mech) === inert ? [unit] : [],
  );

const askedOf = (field: Battlefield, state: State, inert: boolean): Seat[] =>
  seatsToAsk(field, state, (seat) => able(field, state, seat, inert).length > 0);

const arm: Decision<Classic, OptionFrames['destruct/arm'], 'arm' | 'let-be'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = able(field, state, seat, false);
    const none = { type: 'let-be', label: 'No', fields: [], isUsual: true, isPass: true } as const;
    const one = {
      type: 'arm',
      label: 'Announce that one will, and choose it in secret',
      fields: [new UnitPick(field, state, units)],
    } as const;
    return {
      prompt: 'Shall one of your units self-destruct in the next turn?',
      rule: 'MT-EXPL-03',
      orders: units.length > 0 ? [none, one] : [none],
    };
  },
  apply(play, { seat }, order) {
    if (order.type === 'let-be') return;
    doom(play.state, [...doomedIn(play.state), order.unit]);
    play.emit({ type: 'destruct-announced', seat });
    tellOwn(play, { type: 'armed', unit: order.unit });
  },
};

function tellOwn(play: Play<Classic>, event: { type: 'armed' | 'disarmed'; unit: number }): void {
  const { setup, sideOf } = battlefieldOf(play.state);
  play.emit(event, seatsOf(setup, sideOf[event.unit]));
}

/** A unit that could not even try is spared; then the question comes in the next turn. */
function ask(play: Play<Classic>, field: Battlefield): void {
  for (const unit of doomedIn(play.state)) {
    spare(play.state, unit);
    tellOwn(play, { type: 'disarmed', unit });
  }
  for (const seat of askedOf(field, play.state, false)) play.next({ step: 'destruct/arm', seat });
}

const EJECT: AddedMove = {
  needsLimbs: true,
  type: 'eject',
  label: 'Eject: the unit self-destructs without its pilot',
  offers: ({ state, unit, isUnderWay, mech }) =>
    !isUnderWay && isPlaced(mech) && doomedIn(state).includes(unit),
  fields: () => [],
  whyNot: () => NOT_DOOMED,
  carryOut(play, { field, unit }) {
    eject(play, field, unit);
    return OVER;
  },
};

/** Before anybody declares, in sight of everybody: a bare Piloting Skill Roll. */
function reveal(play: Play<Classic>, { unit: only }: OptionFrames['destruct/reveal']): void {
  for (const unit of doomedIn(play.state)) {
    const mech = play.state.units[unit];
    if (only !== undefined && only !== unit) continue;
    if (isOnMap(mech) && (canAct(mech) || isGivenUp(mech))) roll(play, unit);
  }
}

function roll(play: Play<Classic>, unit: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  field.plugged.shows?.(play, field, unit);
  const number = state.units[unit].crew.piloting;
  const dice = play.roll(PURPOSE, 2, doneBy(field, unit, number));
  const success = sum(dice) >= number;
  decideFate(state, unit, success);
  play.emit({ type: 'destruct-roll', unit, dice, number, success, reveals: [unit] });
}

/** All that is left to do for those that failed once. */
const again: Decision<Classic, OptionFrames['destruct/again'], 'again'> = {
  menu(state, { seat, unit: only }) {
    const field = battlefieldOf(state);
    const pick = new UnitPick(field, state, []);
    return {
      prompt: 'Which units try again to self-destruct?',
      rule: 'MT-EXPL-03',
      orders: [
        {
          type: 'again',
          label: 'Try again',
          fields: [
            {
              kind: 'each',
              name: 'units',
              label: 'Units',
              key: 'unit',
              items: able(field, state, seat, true).filter((unit) => only === undefined || only === unit),
              describe: (unit) => pick.describe(unit as number),
              fields: () => [],
            },
          ],
        },
      ],
    };
  },
  apply(play, _frame, { units }) {
    for (const { unit } of units) roll(play, unit);
  },
};

/** They go up with the damage of the phase; what nobody sits in any more, and did not, is left behind. */
function endPhase(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, mech] of play.state.units.entries()) {
    const { ejected, exploding = false } = mech.thisTurn.marks ?? {};
    if (!isPlaced(mech) || !isGivenUp(mech)) continue;
    if (exploding) {
      play.emit({ type: 'self-destructed', unit });
      blast(play, field, unit, ejected);
    } else destroy(play, field, unit, 'abandoned');
  }
}

/** For bots: a blast that reaches more enemies than friends is worth it. */
function isWorthIt(field: Battlefield, { units }: State, unit: number): boolean {
  const near = (other: number) => other !== unit && isNear(field, units[unit].hex, units[other], 2);
  const friends = field.unitsOf[field.sideOf[unit]].filter(near);
  return field.enemiesOf[unit].filter(near).length > friends.length;
}

export const selfDestruct: Option<boolean> = {
  id: OPTION,
  title: 'Self-destruct',
  summary: 'A unit may be chosen in secret to blow up its engine in the next turn.',
  group: 'Damage',
  rule: 'MT-EXPL-03',
  base: false,
  requires: ['engine-explosions'],
  rules: section('Maximum Tech, engine explosions', [
    'MT-EXPL-03',
    'Self-destruct',
    'Announced in an End Phase for a unit chosen in secret, whose pilot may eject instead of moving. Before weapon attacks it explodes on a bare Piloting Skill Roll, or does nothing any more but try again.',
    OPTION,
  ]),
  orders: [
    z.strictObject({ type: z.literal('arm'), unit: indexSchema }),
    z.strictObject({ type: z.literal('let-be') }),
    z.strictObject({ type: z.literal('eject'), unit: indexSchema }),
    z.strictObject({
      type: z.literal('again'),
      units: someOf(z.strictObject({ unit: indexSchema })),
    }),
  ],
  steps: { 'destruct/arm': arm, 'destruct/again': again, 'destruct/reveal': reveal },
  plug: () => ({
    add: {
      turnEnds: ask,
      phaseEnds: (play, field, phase) => {
        if (phase === 'weapon' || phase === 'action') endPhase(play, field);
      },
    },
    stage: {
      secrets: (marks, { setup, sideOf }, viewer) => {
        const side = viewer === 'spectator' ? -1 : setup.seats[viewer].side;
        const seen = { marks };
        doom(
          seen,
          doomedIn(seen).filter((unit) => sideOf[unit] === side),
        );
        return seen.marks;
      },
      moves: (moves) => [...moves, EJECT],
      holds: (hold, { units }, unit) => hold ?? (isInert(units[unit]) ? INERT : null),
      whyNoAttack: (reason, { units }, unit) =>
        reason ?? (isInert(units[unit]) ? INERT : isGivenUp(units[unit]) ? GIVEN_UP : null),
      states: (states, _field, { units }, unit) => {
        if (units[unit].thisTurn.marks?.exploding) return [...states, 'about to explode'];
        return isInert(units[unit]) ? [...states, 'inert'] : states;
      },
      beforeFire: (steps, field, state, unit) => {
        if (unit === undefined) {
          const tries = askedOf(field, state, true).map(
            (seat) => ({ step: 'destruct/again', seat }) as const,
          );
          return [...steps, ...tries, { step: 'destruct/reveal' }];
        }
        const seat = field.seatOf[unit];
        const tries = able(field, state, seat, true).includes(unit);
        return [
          ...steps,
          ...(tries ? [{ step: 'destruct/again', seat, unit } as const] : []),
          { step: 'destruct/reveal', unit },
        ];
      },
      glimpse: (event) =>
        event?.type === 'destruct-roll' ? { ...event, dice: [], number: 0 } : ejectionSeen(event),
      answer: (order, field, state, frame) => {
        if (frame.step === 'destruct/arm') return { type: 'let-be' };
        if (frame.step !== 'destruct/again') return order;
        const units = able(field, state, frame.seat, true).filter(
          (unit) => (frame.unit ?? unit) === unit && isWorthIt(field, state, unit),
        );
        return { type: 'again', units: units.map((unit) => ({ unit })) };
      },
    },
  }),
  sentences: {
    'destruct-announced': ({ seat }, { player }) =>
      `${player(seat)} announces that a unit will self-destruct.`,
    armed: ({ unit }, { mech }) => `${mech(unit)} is to self-destruct.`,
    disarmed: ({ unit }, { mech }) => `${mech(unit)} could not even try to self-destruct.`,
    ejected: ejectionSentence,
    'destruct-roll': ({ unit, dice, number, success }, { mech }) =>
      `${mech(unit)} ${success ? 'is about to explode' : 'fails to self-destruct'}${dice.length > 0 ? ` (${sum(dice)} against ${number})` : ''}.`,
    'self-destructed': ({ unit }, { mech }) => `${mech(unit)} explodes.`,
  },
  changes: {
    'destruct-announced': () => {},
    armed: (table, { unit }) => doom(table, [...doomedIn(table), unit]),
    disarmed: (table, { unit }) => spare(table, unit),
    ejected: hasEjected,
    'destruct-roll': (table, { unit, success }) => decideFate(table, unit, success),
    'self-destructed': () => {},
  },
};
