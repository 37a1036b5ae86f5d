import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Decision } from '@ironfield/kernel/game.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { seatsOf } from '../../knowledge.ts';
import type { Option } from '../../option.ts';
import { UnitPick } from '../../phases/activation.ts';
import { section } from '../../rule-index/section.ts';
import { canAct, isOnMap } from '../../rules/condition.ts';
import { destroy } from '../../rules/destruction.ts';
import { blast } from '../../rules/engine-blast.ts';
import type { AddedMove } from '../../rules/move-kind.ts';
import type { State } from '../../state.ts';

interface Doomed {
  readonly unit: number;
  /** Its pilot has left it. */
  readonly isEmpty: boolean;
}

declare module '../../extensions.ts' {
  interface GameMarks {
    /** Units that are to explode in this turn; only their own side knows. */
    readonly doomed?: readonly Doomed[];
    /** Those that go up at the end of the phase. */
    readonly exploding?: readonly number[];
  }
  interface UnitMarks {
    /** It failed to explode: it does nothing any more. */
    readonly inert?: true;
  }
  interface OptionFrames {
    'destruct/arm': { readonly seat: Seat };
    'destruct/reveal': object;
    'destruct/again': { readonly seat: Seat; readonly unit: number };
  }
  interface OptionOrders {
    arm: { readonly type: 'arm'; readonly unit: number };
    'let-be': { readonly type: 'let-be' };
    eject: { readonly type: 'eject'; readonly unit: number };
    again: { readonly type: 'again'; readonly again: boolean };
  }
  interface OptionEvents {
    'destruct-announced': { readonly type: 'destruct-announced'; readonly seat: Seat };
    armed: { readonly type: 'armed'; readonly unit: number };
    ejected: { readonly type: 'ejected'; readonly unit: number; readonly reveals: true };
    'destruct-roll': {
      readonly type: 'destruct-roll';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly number: number;
      readonly success: boolean;
      readonly reveals: true;
    };
    'self-destructed': { readonly type: 'self-destructed'; readonly unit: number };
  }
}

const OPTION = 'self-destruct';
const PURPOSE = 'self-destruct';
const why = (message: string) => ({ message, rule: 'MT-EXPL-03' }) as const;
const NOT_DOOMED = why('Only the pilot of a unit that is to self-destruct ejects, instead of moving');
const INERT = why('A unit that failed to self-destruct neither moves nor attacks any more');

const doomedIn = ({ marks }: Pick<State, 'marks'>): readonly Doomed[] => marks?.doomed ?? [];
const explodingIn = ({ marks }: Pick<State, 'marks'>): readonly number[] => marks?.exploding ?? [];

/** Keeps no empty lists, so that the notes are those of a game in which nothing happened. */
function note(state: Pick<State, 'marks'>, doomed: readonly Doomed[], exploding: readonly number[]): void {
  const { doomed: _, exploding: __, ...others } = state.marks ?? {};
  const marks = {
    ...others,
    ...(doomed.length > 0 && { doomed }),
    ...(exploding.length > 0 && { exploding }),
  };
  state.marks = Object.keys(marks).length > 0 ? marks : null;
}

const others = (state: Pick<State, 'marks'>, unit: number): readonly Doomed[] =>
  doomedIn(state).filter((each) => each.unit !== unit);

function doom(state: Pick<State, 'marks'>, unit: number, isEmpty: boolean): void {
  note(state, [...others(state, unit), { unit, isEmpty }], explodingIn(state));
}

function decideFate(state: Pick<State, 'marks' | 'units'>, unit: number, success: boolean): void {
  note(state, others(state, unit), success ? [...explodingIn(state), unit] : explodingIn(state));
  const mech = state.units[unit];
  if (!success) mech.marks = { ...mech.marks, inert: true };
}

const goesUp = (state: Pick<State, 'marks'>, unit: number): void =>
  note(
    state,
    doomedIn(state),
    explodingIn(state).filter((each) => each !== unit),
  );

const everybody = ({ setup }: State): readonly Viewer[] => [...setup.seats.keys(), 'spectator'];

/** Those that could be chosen in an End Phase. */
const armable = (field: Battlefield, { units }: Pick<State, 'units'>, seat: Seat): number[] =>
  units.flatMap((mech, unit) =>
    field.seatOf[unit] === seat && isOnMap(mech) && canAct(mech) && !mech.marks?.inert ? [unit] : [],
  );

const arm: Decision<Classic, { readonly seat: Seat }, 'arm' | 'let-be'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    return {
      prompt: 'Shall one of your units self-destruct?',
      rule: 'MT-EXPL-03',
      orders: [
        { type: 'let-be', label: 'No', fields: [] },
        {
          type: 'arm',
          label: 'Announce that one will, and choose it in secret',
          fields: [new UnitPick(field, state, armable(field, state, seat))],
        },
      ],
    };
  },
  apply(play, { seat }, order) {
    if (order.type === 'let-be') return;
    const { setup } = play.state;
    doom(play.state, order.unit, false);
    play.emit({ type: 'destruct-announced', seat }, everybody(play.state));
    play.emit({ type: 'armed', unit: order.unit }, seatsOf(setup, setup.seats[seat].side));
  },
};

const EJECT: AddedMove = {
  type: 'eject',
  label: 'Eject: the unit self-destructs without its pilot',
  offers: ({ state, unit, isUnderWay, mech }) =>
    !isUnderWay && mech.hex >= 0 && doomedIn(state).some((each) => each.unit === unit),
  fields: () => [],
  whyNot: () => NOT_DOOMED,
  carryOut(play, { unit }) {
    doom(play.state, unit, true);
    play.emit({ type: 'ejected', unit, reveals: true }, everybody(play.state));
    return { more: false };
  },
};

/** Before anybody declares: a bare Piloting Skill Roll. */
function reveal(play: Play<Classic>): void {
  for (const { unit, isEmpty } of doomedIn(play.state)) {
    if (!isOnMap(play.state.units[unit])) {
      note(play.state, others(play.state, unit), explodingIn(play.state));
      continue;
    }
    if (canAct(play.state.units[unit]) || isEmpty) roll(play, unit, isEmpty);
  }
}

function roll(play: Play<Classic>, unit: number, isEmpty: boolean): void {
  const { state } = play;
  const dice = play.roll(PURPOSE, 2);
  const number = state.units[unit].crew.piloting;
  const success = sum(dice) >= number;
  decideFate(state, unit, success);
  play.emit({ type: 'destruct-roll', unit, dice, number, success, reveals: true }, everybody(state));
  if (isEmpty && !success) destroy(play, battlefieldOf(state), unit, 'pilot');
}

const again: Decision<Classic, { readonly seat: Seat; readonly unit: number }, 'again'> = {
  menu(state, { unit }) {
    const { designs } = battlefieldOf(state);
    return {
      prompt: `Shall ${designs[unit].name} try again to self-destruct?`,
      rule: 'MT-EXPL-03',
      orders: [
        {
          type: 'again',
          label: 'Self-destruct',
          fields: [
            {
              kind: 'pick',
              name: 'again',
              label: 'Try again',
              values: [true, false],
              describe: (value) => ({ label: value ? 'Yes' : 'No' }),
            },
          ],
        },
      ],
    };
  },
  apply(play, { unit }, order) {
    if (order.again) roll(play, unit, false);
  },
};

/** A blast that reaches more enemies than friends is worth it. */
function isWorthIt(field: Battlefield, { units }: State, unit: number): boolean {
  const near = (other: number) => {
    const { hex } = units[other];
    return other !== unit && hex >= 0 && distance(field.board, units[unit].hex, hex) <= 2;
  };
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
    z.strictObject({ type: z.literal('arm'), unit: z.int().min(0).max(255) }),
    z.strictObject({ type: z.literal('let-be') }),
    z.strictObject({ type: z.literal('eject'), unit: z.int().min(0).max(255) }),
    z.strictObject({ type: z.literal('again'), again: z.boolean() }),
  ],
  steps: { 'destruct/arm': arm, 'destruct/reveal': reveal, 'destruct/again': again },
  plug: () => ({
    add: {
      turnEnds: (play, field) => {
        const { state } = play;
        for (const seat of state.setup.seats.keys())
          if (armable(field, state, seat).length > 0) play.next({ step: 'destruct/arm', seat });
      },
      phaseEnds: (play, field, phase) => {
        if (phase !== 'weapon') return;
        for (const unit of explodingIn(play.state)) {
          goesUp(play.state, unit);
          play.emit({ type: 'self-destructed', unit });
          if (play.state.units[unit].hex >= 0) blast(play, field, unit);
        }
      },
    },
    stage: {
      secrets: (marks, field, viewer) => {
        const side = viewer === 'spectator' ? -1 : field.setup.seats[viewer].side;
        const open = { marks };
        const seen = doomedIn(open).filter(({ unit, isEmpty }) => isEmpty || field.sideOf[unit] === side);
        note(open, seen, explodingIn(open));
        return open.marks;
      },
      moves: (moves) => [...moves, EJECT],
      holds: (hold, { units }, unit) => hold ?? (units[unit].marks?.inert ? INERT : null),
      whyNoAttack: (reason: Reason | null, state, unit) =>
        reason ?? (state.units[unit].marks?.inert || explodingIn(state).includes(unit) ? INERT : null),
      beforeFire: (steps, field, state) => [
        ...steps,
        ...state.units.flatMap((mech, unit) =>
          mech.marks?.inert && isOnMap(mech) && canAct(mech)
            ? [{ step: 'destruct/again', seat: field.seatOf[unit], unit } as const]
            : [],
        ),
        { step: 'destruct/reveal' },
      ],
      answer: (order, field, state, frame) => {
        if (frame.step === 'destruct/arm') return { type: 'let-be' };
        return frame.step === 'destruct/again'
          ? { type: 'again', again: isWorthIt(field, state, frame.unit) }
          : order;
      },
    },
  }),
  sentences: {
    'destruct-announced': ({ seat }, { player }) =>
      `${player(seat)} announces that a unit will self-destruct.`,
    armed: ({ unit }, { mech }) => `${mech(unit)} is to self-destruct.`,
    ejected: ({ unit }, { mech }) => `The pilot of ${mech(unit)} ejects.`,
    'destruct-roll': ({ unit, dice, number, success }, { mech }) =>
      `${mech(unit)} ${success ? 'is about to explode' : 'fails to self-destruct'} (${sum(dice)} against ${number}).`,
    'self-destructed': ({ unit }, { mech }) => `${mech(unit)} explodes.`,
  },
  changes: {
    'destruct-announced': () => {},
    armed: (table, { unit }) => doom(table, unit, false),
    ejected: (table, { unit }) => doom(table, unit, true),
    'destruct-roll': (table, { unit, success }) => decideFate(table, unit, success),
    'self-destructed': (table, { unit }) => goesUp(table, unit),
  },
};
