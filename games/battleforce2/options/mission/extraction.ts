import { distance } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { randomItem } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { CLAIMED_FACTOR } from '../../data/tables.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { unitPick } from '../../phases/picks.ts';
import type { Points } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { isOnMap } from '../../rules/elements/condition.ts';
import { isOnGround } from '../../rules/elements/places.ts';
import { forcePoints, pointsOf } from '../../rules/victory/force-points.ts';
import { pointsIn, victoryPoints } from '../../rules/victory/victory.ts';
import { claimantOf, type Objective, opponentOf, SEATS, type State } from '../../state.ts';
import { OBJECTIVE_NAMES, ENDINGS as USUAL_ENDINGS, REASONS as USUAL_REASONS } from '../../text.ts';
import { holdTheLine } from './hold-the-line.ts';
import { note, notesOf } from './notes.ts';
import { CARRIES, ENDINGS, LABELS, PROMPTS, REASONS, WHY_NOT } from './words.ts';

const ATTACKER = 0;

declare module '../../extensions.ts' {
  interface OptionFrames {
    'mission/target': { readonly seat: Seat };
    'mission/reveal': object;
    'mission/take': { readonly seat: Seat };
    'mission/hand-over': { readonly seat: Seat };
  }
  interface OptionOrders {
    target: { readonly type: 'target'; readonly objective: number };
    take: { readonly type: 'take'; readonly unit: number };
    'hand-over': { readonly type: 'hand-over'; readonly unit: number };
  }
  interface OptionEvents {
    /** Told to the attacker alone. */
    'target-named': { readonly type: 'target-named'; readonly objective: number };
    'target-revealed': { readonly type: 'target-revealed'; readonly objective: number };
    'target-taken': { readonly type: 'target-taken'; readonly unit: number };
    'target-dropped': { readonly type: 'target-dropped'; readonly hex: number };
    'target-carried-off': { readonly type: 'target-carried-off'; readonly unit: number };
  }
}

export const orders = [
  z.strictObject({ type: z.literal('target'), objective: z.int().min(0).max(9) }),
  z.strictObject({ type: z.literal('take'), unit: z.int().min(0).max(1023) }),
  z.strictObject({ type: z.literal('hand-over'), unit: z.int().min(0).max(1023) }),
];

/** The counters that the attacker may choose from: those that it could claim. */
const eligible = ({ objectives }: { readonly objectives: State['objectives'] }): number[] =>
  objectives.flatMap((objective, index) => (claimantOf(objective) === ATTACKER ? [index] : []));

export const lay = (table: { objectives: Objective[] }, target: number, hex: number): void => {
  table.objectives[target] = { ...table.objectives[target], hex, faceUpSince: 0 };
};

const nameTarget: Decision<Battleforce2, { readonly seat: Seat }, 'target'> = {
  menu: (state) => {
    const { board } = battlefieldOf(state);
    return {
      prompt: PROMPTS.target,
      rule: 'BF2-SCEN-13',
      orders: [
        {
          type: 'target',
          label: LABELS.target,
          fields: [
            {
              kind: 'pick',
              name: 'objective',
              label: LABELS.target,
              values: eligible(state),
              describe: (index) => {
                const { kind, hex } = state.objectives[index as number];
                return { label: `${OBJECTIVE_NAMES[kind]} in ${board.number[hex]}`, hex: board.number[hex] };
              },
              whyNot: () => WHY_NOT.target,
            },
          ],
        },
      ],
    };
  },
  apply(play, { seat }, { objective }) {
    play.happen({ type: 'target-named', objective }, [seat]);
  },
};

/** BF2-OBJ-03: a unit in the air over a hex does not occupy it, and takes nothing from it. */
const isThere = ({ past }: Battlefield, state: State, unit: number): boolean =>
  past.meetsAsBefore?.() ? isOnMap(state, unit) : isOnGround(state, unit);

const unitsIn = (field: Battlefield, state: State, seat: Seat, hex: number): number[] =>
  field.unitsOf[seat].filter((unit) => isThere(field, state, unit) && state.units[unit].hex === hex);

const targetHex = (state: State): number => state.objectives[notesOf(state).target!].hex;

const take: Decision<Battleforce2, { readonly seat: Seat }, 'take' | 'done'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = unitsIn(field, state, seat, targetHex(state));
    return {
      prompt: PROMPTS.take,
      rule: 'BF2-SCEN-13',
      orders: [
        { type: 'take', label: LABELS.take, fields: [unitPick(field, units, WHY_NOT.notThere)] },
        { type: 'done', label: LABELS.pass, fields: [] },
      ],
    };
  },
  apply(play, _, order) {
    if (order.type === 'take') play.happen({ type: 'target-taken', unit: order.unit });
  },
};

/** The carrier's friends in its hex or beside it. */
function receivers(field: Battlefield, state: State, seat: Seat): number[] {
  const { carrier } = notesOf(state);
  if (carrier === null || field.seatOf[carrier] !== seat) return [];
  if (!isThere(field, state, carrier)) return [];
  const away = (unit: number) => distance(field.board, state.units[carrier].hex, state.units[unit].hex);
  return field.unitsOf[seat].filter(
    (unit) => unit !== carrier && isThere(field, state, unit) && away(unit) <= 1,
  );
}

const handOver: Decision<Battleforce2, { readonly seat: Seat }, 'hand-over' | 'done'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    return {
      prompt: PROMPTS.handOver,
      rule: 'BF2-SCEN-13',
      orders: [
        {
          type: 'hand-over',
          label: LABELS.handOver,
          fields: [unitPick(field, receivers(field, state, seat), WHY_NOT.notNear)],
        },
        { type: 'done', label: LABELS.pass, fields: [] },
      ],
    };
  },
  apply(play, _, order) {
    if (order.type === 'hand-over') play.happen({ type: 'target-taken', unit: order.unit });
  },
};

export const steps = {
  'mission/target': nameTarget,
  'mission/take': take,
  'mission/hand-over': handOver,
  'mission/reveal': reveal,
};

/** A unit of the attacker on the target reveals it: it is not occupied as other objectives are. */
function reveal(play: Play<Battleforce2>): void {
  const { state } = play;
  const { target, isRevealed } = notesOf(state);
  if (target === null || isRevealed) return;
  if (unitsIn(battlefieldOf(state), state, ATTACKER, state.objectives[target].hex).length === 0) return;
  play.happen({ type: 'target-revealed', objective: target });
}

/**
 * BF2-SCEN-14: destroyed units count once, the target as much as the whole force, and no headquarters counts double.
 */
function points(tally: Tally<RuleId>, state: State, seat: Seat): void {
  if (seat !== ATTACKER) {
    victoryPoints(tally, state, seat);
    return;
  }
  const field = battlefieldOf(state);
  for (const [element, { destroyed }] of state.elements.entries()) {
    if (!destroyed) continue;
    const { name } = field.records[element].sheet;
    const isOwn = field.seatOf[field.unitOf[element]] === seat;
    const worth = pointsOf(field.records[element]);
    if (isOwn) tally.add(-worth, USUAL_REASONS.lost(name), 'BF2-SCEN-14');
    else tally.add(worth, USUAL_REASONS.destroyed(name), 'BF2-SCEN-14');
  }
  const { target, isCarriedOff } = notesOf(state);
  const enemyUnits = field.unitsOf[opponentOf(seat)].length;
  for (const [index, { kind, claimed, faceUpSince }] of state.objectives.entries()) {
    if (index === target || !eligible(state).includes(index)) continue;
    const award = claimed ? CLAIMED_FACTOR * enemyUnits : faceUpSince > 0 ? enemyUnits : 0;
    tally.add(award, USUAL_REASONS.objective(kind, claimed), 'BF2-SCEN-14');
  }
  if (isCarriedOff) tally.add(forcePoints(field, seat), REASONS.carriedOff, 'BF2-SCEN-14');
}

/** BF2-SCEN-13, BF2-SCEN-14 */
export const extraction: Handlers<Points> = {
  add: {
    begins: (state) => note(state, {}),
    unitLost(play, unit, hex) {
      if (unit === notesOf(play.state).carrier) play.happen({ type: 'target-dropped', hex });
    },
    unitLeft(play, unit) {
      if (notesOf(play.state).carrier !== unit) return;
      const { seatOf, past } = battlefieldOf(play.state);
      if (seatOf[unit] !== ATTACKER && !past.meetsAsBefore?.()) return;
      play.happen({ type: 'target-carried-off', unit });
    },
  },
  replace: { isFoughtOut: () => true, victoryPoints: points },
  stage: {
    // As there, the attacker places no headquarters.
    placements: (frames, field) => {
      const counters = holdTheLine.stage?.placements?.(frames, field) ?? frames;
      return counters.length > 0 ? [...counters, { step: 'mission/target', seat: ATTACKER }] : counters;
    },
    isObjective: (isOne, state, index) => {
      const { target, isRevealed } = notesOf(state);
      return isOne && !(isRevealed && index === target);
    },
    turnEnds: (frames) => [...frames, { step: 'mission/reveal' }],
    /** Only the attacker gets away with the target, and only over its home edge. */
    exitEdges(edges, { seatOf }, state, unit) {
      if (notesOf(state).carrier !== unit) return edges;
      return seatOf[unit] === ATTACKER ? edges.filter((edge) => edge === state.homes[ATTACKER]) : [];
    },
    whyNotWithdraw: (why, { past }, state, unit) =>
      notesOf(state).carrier === unit && !past.meetsAsBefore?.() ? WHY_NOT.carries : why,
    note: (note, { marks }, unit) => (marks?.mission?.carrier === unit ? `${note}, ${CARRIES}` : note),
    endSteps(frames, field, state) {
      const { isRevealed, carrier } = notesOf(state);
      if (!isRevealed) return frames;
      const hex = targetHex(state);
      const takers = [state.active, opponentOf(state.active)].filter(
        (seat) => carrier === null && unitsIn(field, state, seat, hex).length > 0 && mayTake(state, seat),
      );
      const givers = SEATS.filter((seat) => receivers(field, state, seat).length > 0);
      return [
        ...frames,
        ...takers.slice(0, 1).map((seat) => ({ step: 'mission/take', seat }) as const),
        ...givers.map((seat) => ({ step: 'mission/hand-over', seat }) as const),
      ];
    },
    outcome(usual, _, state) {
      const { isCarriedOff } = notesOf(state);
      const end = (winner: Seat, reason: string) =>
        ({ winners: [winner], reason, rule: 'BF2-SCEN-14', points: pointsIn(state) }) as const;
      if (isCarriedOff) return end(ATTACKER, ENDINGS.carriedOff);
      if (!usual) return null;
      // If no defender is left, nothing stops the attacker.
      return usual.reason === USUAL_ENDINGS.survivor && usual.winners[0] === ATTACKER
        ? end(ATTACKER, ENDINGS.carriedOff)
        : end(opponentOf(ATTACKER), ENDINGS.kept);
    },
    // Only the attacker knows which one it is until it is revealed.
    goals(_, __, state, seat) {
      const { target, isRevealed } = notesOf(state);
      if (target === null || (seat !== ATTACKER && !isRevealed)) return [];
      return [state.objectives[target].hex].filter((hex) => hex >= 0);
    },
    seen(marks, _, viewer) {
      const { mission } = marks;
      if (!mission || viewer === ATTACKER || mission.isRevealed) return marks;
      return { ...marks, mission: { ...mission, target: null } };
    },
    guessed(marks, { objectives, phase }, random) {
      const { mission } = marks;
      if (!mission || mission.target !== null || phase === 'setup') return marks;
      if (eligible({ objectives }).length === 0) return marks;
      return { ...marks, mission: { ...mission, target: randomItem(random, eligible({ objectives })) } };
    },
  },
};

/** It lies where it was placed until the attacker has had it; then any unit may take it. */
const mayTake = (state: State, seat: Seat): boolean => seat === ATTACKER || notesOf(state).wasTaken;
