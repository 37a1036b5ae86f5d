// Questions that random games hardly ever reach, asked in the middle of a game.

import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreSetup, CoreState, OptionValues, Seat } from '@ironfield/kernel/state.ts';

/** A question, with the data of its step. The first unit of each side is `0` and `other`. */
interface Question {
  readonly step: string;
  readonly seat: Seat;
  readonly [about: string]: unknown;
}

export interface SetUp {
  readonly scenario: string;
  /** Orders of recruits before. */
  readonly orders: number;
  readonly options?: OptionValues;
  readonly question: Question;
  /** Further conditions. */
  readonly also?: (state: Readonly<Record<string, unknown>>) => object;
}

const MINE = { seat: 0, unit: 0 } as const;

const inSkirmish = (question: Question, options: OptionValues = {}, also?: SetUp['also']): SetUp => ({
  scenario: 'skirmish',
  orders: 40,
  options,
  question,
  ...(also && { also }),
});

/** The first unit hides where it stands. */
const hide: SetUp['also'] = (state) => {
  const units = state.units as readonly {
    readonly hex: number;
    readonly facing: number;
    readonly marks?: object;
  }[];
  const hidden = units.map((unit, id) =>
    id > 0 ? unit : { ...unit, marks: { ...unit.marks, hidden: { hex: unit.hex, facing: unit.facing } } },
  );
  return { units: hidden };
};

/** The first unit carries the target of the Extraction, and the second is in the same hex. */
const carryTarget: SetUp['also'] = (state) => {
  const { mission, ...others } = state.marks as { readonly mission: object };
  const units = state.units as readonly { readonly hex: number }[];
  const objectives = state.objectives as readonly { readonly hex: number }[];
  const { target } = mission as { readonly target: number };
  return {
    marks: { ...others, mission: { ...mission, isRevealed: true, wasTaken: true, carrier: 0 } },
    units: units.map((unit, id) => (id === 1 ? { ...unit, hex: units[0].hex } : unit)),
    objectives: objectives.map((each, index) => (index === target ? { ...each, hex: -1 } : each)),
  };
};

const inMeeting = (question: Question): SetUp => ({ scenario: 'meeting', orders: 40, question });

/** By game; one for each kind of question that long runs have missed. */
export const SET_UP: Readonly<Record<string, readonly SetUp[]>> = {
  classic: [
    inSkirmish({ step: 'physical/impossible', seat: 0, attack: 0 }, {}, () => ({
      physicalAttacks: [{ kind: 'kick', attacker: 0, target: 4, number: 13 }],
    })),
    inSkirmish({ step: 'physical/sidestep', ...MINE }),
    inSkirmish({ step: 'physical/make-way', ...MINE, attacker: 4 }),
    inSkirmish({ step: 'physical/give-way', ...MINE, attacker: 4, cells: [0, 1] }),
    inSkirmish({ step: 'displace/step-aside', ...MINE, direction: 0 }),
    inSkirmish({ step: 'heat/ammo', ...MINE, types: ['AC/20', 'LRM 20'] }),
    inSkirmish(
      { step: 'edge', ...MINE, isOwn: true, purpose: 'to hit', dice: [1, 2], needed: 8 },
      { 'advanced-abilities': true },
    ),
    inSkirmish({ step: 'sense/announce', seat: 0 }, { 'advanced-abilities': true }),
    inSkirmish({ step: 'sense/now', ...MINE, index: 0 }, { 'advanced-abilities': true }),
    inSkirmish(
      {
        step: 'genius',
        ...MINE,
        dice: [
          [1, 2],
          [5, 5],
        ],
        added: [0, 0],
      },
      { 'advanced-abilities': true },
    ),
    inSkirmish({ step: 'genius/own', ...MINE, ahead: 1 }, { 'advanced-abilities': true }),
    inSkirmish({ step: 'grapple/part', ...MINE, other: 4 }, { grappling: true }),
    inSkirmish({ step: 'grapple/hold-on', ...MINE, other: 4 }, { grappling: true }),
    inSkirmish({ step: 'hidden/shot', ...MINE, target: 4 }, { 'hidden-units': true }),
    inSkirmish({ step: 'hidden/emerge', seat: 0 }, { 'hidden-units': true }, hide),
    inSkirmish({ step: 'rig/try', seat: 0 }, { 'jury-rigging': 'regular' }),
  ],
  battleforce2: [
    {
      scenario: 'extraction',
      orders: 40,
      question: { step: 'mission/hand-over', seat: 0 },
      also: carryTarget,
    },
  ],
  gearblitz: [
    inMeeting({ step: 'set-up/order', seat: 0 }),
    inMeeting({ step: 'missile-defense', ...MINE, lost: 1, least: 0, most: 2 }),
    inMeeting({ step: 'counter-battery', ...MINE, against: 5 }),
    inMeeting({ step: 'charges', ...MINE, against: 5 }),
    inMeeting({ step: 'retaliate', ...MINE, against: 5 }),
    inMeeting({
      step: 'second-weapon',
      seat: 0,
      attack: { by: 0, mount: 0, target: 5, manner: 'action', rof: 0, concentrated: 0 },
    }),
    inMeeting({ step: 'autopilot', seat: 0 }),
  ],
};

interface Standing {
  readonly setup: CoreSetup;
  readonly state: unknown;
}

/** A game in its middle, at which somebody is asked. */
export function standingOf(
  game: AnyWrittenGame,
  { scenario, orders, options, question, also }: SetUp,
): Standing {
  const made = scenarioSetup(game as never, scenario, options ?? {});
  if (!made.ok) throw new Error(`${question.step}: ${made.error[0]?.message}`);
  const setup = made.value as CoreSetup;
  const random = randomFrom(question.step);
  const state = startGame(game as never, setup as never, 'set up') as never;
  for (let i = 0; i < orders; i++) {
    const [seat] = waitingFor(state);
    const menu = menuFor(game, state, seat)!;
    const order = orderFrom(game.bot('recruit'), () => viewFor(game, state, seat) as never, menu, random);
    const refusal = advance(game as never, state, seat, order as never);
    if (refusal) throw new Error(`${JSON.stringify(order)}: ${refusal.message}`);
  }
  const { agenda } = state as CoreState;
  return {
    setup,
    state: { ...(state as CoreState), ...also?.(state), suspended: null, agenda: [...agenda, question] },
  };
}
