// The three battles of a campaign (BF2-CAMP-02), which are fought in BattleForce 2.

import { MAPSHEET_IDS, type MapsheetId } from '@ironfield/battleforce2/data/maps.ts';
import { EDGES, OPPOSITE_EDGE } from '@ironfield/battleforce2/rules/map/map-edges.ts';
import { rectangleOf, sheetsFor } from '@ironfield/battleforce2/scenarios/generator/map-selection.ts';
import type { Edge } from '@ironfield/hex/board.ts';
import type { Json } from '@ironfield/kernel/json.ts';
import type { Decision, Errand, SecretDecision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import { type BattleReport, commissionOf, reportSchema, sentTo } from '../commission.ts';
import type { Linked } from '../game-types.ts';
import { type ElementState, type Frames, SEATS, STAGES, type State } from '../state.ts';
import { EDGE_NAMES, STAGE_NAMES } from '../text.ts';
import { fieldedUnits, fitOf, registerOf, unitsOf } from '../units.ts';

const ASSAULT = 1;
const FINAL = 2;

/** Before a battle: who fights, where, and from which edge. */
export function prepare(play: Play<Linked>): void {
  const { state } = play;
  const left = SEATS.filter((seat) => fitOf(state, seat).length > 0);
  if (left.length < SEATS.length) {
    const reason = left.length === 0 ? 'Nobody is left' : 'The other side has nobody left';
    end(play, { winners: left, reason, rule: 'BF2-CAMP-02' });
    return;
  }
  state.homes = null;
  if (state.battle === FINAL) state.reserve = [];
  play.emit({ type: 'prepares', stage: STAGES[state.battle]!, attacker: state.attacker });
  const { assaultWinner } = state;
  const isLast = state.battle === FINAL;
  play.next(
    ...(state.battle === ASSAULT ? [{ step: 'muster', seats: SEATS } as const] : []),
    { step: 'ground' },
    ...(isLast && assaultWinner !== null ? [{ step: 'edge', seat: assaultWinner } as const] : []),
    { step: 'battle', errand: state.battle },
  );
}

/** BF2-CAMP-02: reserves may be kept for the last battle; somebody has to fight. */
export const muster: SecretDecision<Linked, Frames['muster'], 'muster'> = {
  secret: true,
  menu: (state, _frame, seat) => {
    const units = unitsOf(state, seat);
    return {
      prompt: 'Which units are kept for the last battle?',
      rule: 'BF2-CAMP-02',
      orders: [
        {
          type: 'muster',
          label: 'To battle',
          fields: [
            {
              kind: 'each',
              name: 'reserve',
              label: 'In reserve',
              key: 'unit',
              items: units,
              fields: () => [],
              describe: (unit) => ({ label: registerOf(state.setup).units[unit as number]!.unit.name }),
              together: (kept) =>
                kept.length >= units.length
                  ? { message: 'A unit at least has to fight', rule: 'BF2-CAMP-02' }
                  : null,
            },
          ],
        },
      ],
    };
  },
  reveal(play, { seats }, orders) {
    play.state.reserve = seats.flatMap((seat) => orders[seat]!.reserve.map(({ unit }) => unit));
    play.emit({ type: 'mustered', reserve: play.state.reserve });
  },
};

/** BF2-SCEN-20, BF2-SCEN-22: as many sheets as there are units for; which ones, the dice say. */
export function ground(play: Play<Linked>): void {
  const { state } = play;
  const units = SEATS.reduce((sum, seat) => sum + fieldedUnits(state, seat).length, 0);
  const { rows, cols } = rectangleOf(sheetsFor('stand-up-fight', units), false);
  const left = [...MAPSHEET_IDS];
  const draw = (): MapsheetId => {
    const [first, second] = play.roll('mapsheet', 2);
    return left.splice((6 * (first! - 1) + second! - 1) % left.length, 1)[0]!;
  };
  state.sheets = Array.from({ length: rows }, () => Array.from({ length: cols }, draw));
  play.emit({ type: 'ground', sheets: state.sheets });
}

/** BF2-CAMP-02: the winner of the assault has chosen where he comes from. */
export const edge: Decision<Linked, Frames['edge'], 'edge'> = {
  menu: () => ({
    prompt: 'From which edge of the map do your forces come?',
    rule: 'BF2-CAMP-02',
    orders: [
      {
        type: 'edge',
        label: 'Choose',
        fields: [
          {
            kind: 'pick',
            name: 'edge',
            label: 'Edge',
            values: EDGES,
            describe: (value) => ({ label: `From ${EDGE_NAMES[value as Edge]}` }),
          },
        ],
      },
    ],
  }),
  apply(play, { seat }, { edge: own }) {
    const other = OPPOSITE_EDGE[own];
    play.state.homes = seat === 0 ? [own, other] : [other, own];
    play.emit({ type: 'edge', seat, edge: own });
  },
};

export const battle: Errand<Linked, Frames['battle']> = {
  errand: true,
  commission: (state) => commissionOf(state) as unknown as Json,
  reportSchema,
  whyNot: (state, _frame, report) => {
    const sent = sentTo(state);
    const told = (report as BattleReport).elements.map(({ element }) => element);
    return sent.length === told.length && sent.every((element, index) => element === told[index])
      ? null
      : { message: 'The report is of other elements than were sent' };
  },
  apply: (play, _frame, report) => conclude(play, report as BattleReport),
  /** One side has lost a third of its elements, the other half. */
  guess(state, _frame, random): BattleReport {
    const winner = randomBelow(random, 2);
    const { elements } = registerOf(state.setup);
    return {
      type: 'fought',
      winner,
      holder: winner,
      turns: 10,
      elements: sentTo(state).map((element) => {
        const isDown = randomBelow(random, 6) < (elements[element]!.seat === winner ? 2 : 3);
        const { marked } = state.elements[element]!;
        const { structure, armor } = elements[element]!.entry.sheet;
        return isDown
          ? {
              element,
              cause: 'structure',
              marked: structure > 0 ? { ...marked, structure } : { ...marked, armor },
            }
          : { element, cause: null, marked };
      }),
    };
  },
};

/** What a battle leaves behind, and what its winner has of it. */
function conclude(play: Play<Linked>, { winner, holder, turns, elements }: BattleReport): void {
  const { state } = play;
  const stage = STAGES[state.battle]!;
  const before = fitCounts(state);
  const changed = new Map(elements.map((told) => [told.element, told]));
  state.elements = state.elements.map((element, number): ElementState => {
    const told = changed.get(number);
    if (!told) return element;
    const { cause, marked } = told;
    return cause
      ? { ...element, marked, cause, fate: 'wreck' }
      : { ...element, marked, battles: element.battles + 1 };
  });
  const destroyed = elements.flatMap(({ element, cause }) => (cause ? [element] : []));
  const { sheets, attacker } = state;
  const fielded = elements.map(({ element }) => element);
  state.chronicle = [
    ...state.chronicle,
    { stage, sheets, attacker, winner, holder, turns, fielded, destroyed, before, after: null },
  ];
  play.emit({ type: 'fought', stage, winner, holder, destroyed });
  if (state.battle === FINAL) {
    const reason = winner === null ? 'The last battle has no winner' : `Won the ${STAGE_NAMES.final}`;
    end(play, { winners: winner === null ? [] : [winner], reason, rule: 'BF2-CAMP-02' });
    return;
  }
  if (state.battle === ASSAULT) state.assaultWinner = winner;
  else state.attacker = winner ?? rolledAttacker(play);
  play.next({ step: 'aftermath' });
}

const fitCounts = (state: State): [number, number] => [fitOf(state, 0).length, fitOf(state, 1).length];

/** Where the first battle has no winner, the higher throw attacks. */
function rolledAttacker(play: Play<Linked>): Seat {
  for (;;) {
    const dice = SEATS.map(() => play.roll('attacker', 2));
    const [first, second] = dice.map(([one, two]) => one! + two!);
    if (first === second) continue;
    const attacker = first! > second! ? 0 : 1;
    play.emit({ type: 'roles', dice, attacker });
    return attacker;
  }
}

/** After the repairs: on to the next battle. */
export function battleOver(play: Play<Linked>): void {
  const { state } = play;
  const last = state.chronicle.at(-1)!;
  state.chronicle = [...state.chronicle.slice(0, -1), { ...last, after: fitCounts(state) }];
  state.battle += 1;
  play.next({ step: 'prepare' });
}

function end(play: Play<Linked>, outcome: Outcome): void {
  play.end(outcome);
  play.emit({ type: 'ended', outcome });
}
