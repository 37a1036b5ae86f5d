import type { Edge } from '@ironfield/hex/board.ts';
import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Ground } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { rollOff } from '../../phases/set-up/initiative.ts';
import { openingOf } from '../../phases/set-up/set-up.ts';
import type { Points } from '../../points.ts';
import { isOnMap } from '../../rules/elements/condition.ts';
import { depthFrom, OPPOSITE_EDGE } from '../../rules/map/map-edges.ts';
import { pointsOf } from '../../rules/victory/force-points.ts';
import { byPoints, hasUnits, pointsIn, victoryPoints } from '../../rules/victory/victory.ts';
import { opponentOf, RETREATED, type State } from '../../state.ts';
import { EDGE_NAMES, REASONS as USUAL_REASONS } from '../../text.ts';
import { note, notesOf } from './notes.ts';
import { ENDINGS, LABELS, PROMPTS, REASONS, WHY_NOT } from './words.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'mission/role': { readonly seat: Seat };
    'mission/entry': { readonly seat: Seat };
    /** Everything after the roles are known. */
    'mission/lines': object;
  }
  interface OptionOrders {
    role: { readonly type: 'role'; readonly attack: boolean };
    entry: { readonly type: 'entry'; readonly edge: Edge };
  }
  interface OptionEvents {
    role: { readonly type: 'role'; readonly attacker: Seat };
  }
}

export const orders = [
  z.strictObject({ type: z.literal('role'), attack: z.boolean() }),
  z.strictObject({ type: z.literal('entry'), edge: z.enum(['north', 'south', 'east', 'west']) }),
];

/** The two edges with fewer hexes. */
const narrowEdges = ({ board: { width, height } }: Ground): readonly Edge[] =>
  width <= height ? ['north', 'south'] : ['east', 'west'];

const role: Decision<Battleforce2, { readonly seat: Seat }, 'role'> = {
  menu: () => ({
    prompt: PROMPTS.role,
    rule: 'BF2-SCEN-15',
    orders: [
      {
        type: 'role',
        label: LABELS.role,
        fields: [{ kind: 'pick', name: 'attack', label: LABELS.role, values: [true, false] }],
      },
    ],
  }),
  apply(play, { seat }, { attack }) {
    const attacker = attack ? seat : opponentOf(seat);
    play.happen({ type: 'role', attacker });
  },
};

/** The attacker's home edge is the one it has to reach; the defender comes from where the attacker enters. */
const entry: Decision<Battleforce2, { readonly seat: Seat }, 'entry'> = {
  menu: (state) => ({
    prompt: PROMPTS.entry,
    rule: 'BF2-SCEN-15',
    orders: [
      {
        type: 'entry',
        label: LABELS.entry,
        fields: [
          {
            kind: 'pick',
            name: 'edge',
            label: LABELS.edge,
            values: narrowEdges(battlefieldOf(state)),
            describe: (edge) => ({ label: EDGE_NAMES[edge as Edge] }),
            whyNot: () => WHY_NOT.narrow,
          },
        ],
      },
    ],
  }),
  apply(play, { seat }, { edge }) {
    play.happen({ type: 'home-edge', seat, edge: OPPOSITE_EDGE[edge] });
  },
};

/** The edges by which each side enters; in a chase the pursuers come later. */
function lines(play: Play<Battleforce2>): void {
  const { attacker } = notesOf(play.state);
  const defender = opponentOf(attacker);
  const field = battlefieldOf(play.state);
  play.next(
    { step: 'mission/entry', seat: attacker },
    ...openingOf(field, attacker),
    ...(isChase(play.state) ? [] : [{ step: 'setup/side', seat: defender } as const]),
    { step: 'setup/side', seat: attacker },
    { step: 'turn' },
  );
}

const isChase = ({ setup }: Pick<State, 'setup'>): boolean => setup.options.mission === 'the-chase';

export const steps = { 'mission/role': role, 'mission/entry': entry, 'mission/lines': lines };

/** Off the map over its home edge; if no defender is left, nothing stops it from getting there. */
function isThrough(state: State, unit: number): boolean {
  const field = battlefieldOf(state);
  const isAlone = !hasUnits(field, state, opponentOf(field.seatOf[unit]));
  return state.units[unit].hex === RETREATED || (isOnMap(state, unit) && isAlone);
}

/** BF2-SCEN-15: the attacker scores for destroyed units and for units that get through, both once. */
function points(tally: Parameters<typeof victoryPoints>[0], state: State, seat: Seat): void {
  if (seat !== notesOf(state).attacker) {
    victoryPoints(tally, state, seat);
    return;
  }
  const { records, unitOf, seatOf } = battlefieldOf(state);
  for (const [element, { destroyed }] of state.elements.entries()) {
    const { name } = records[element].sheet;
    const isOwn = seatOf[unitOf[element]] === seat;
    const worth = pointsOf(records[element]);
    if (destroyed && isOwn) tally.add(-worth, USUAL_REASONS.lost(name), 'BF2-SCEN-15');
    else if (destroyed) tally.add(worth, USUAL_REASONS.destroyed(name), 'BF2-SCEN-15');
    else if (isOwn && isThrough(state, unitOf[element]))
      tally.add(worth, REASONS.exited(name), 'BF2-SCEN-15');
  }
}

/** BF2-SCEN-15 */
export const breakThrough: Handlers<Points> = {
  add: { begins: (state) => note(state, {}) },
  replace: {
    setUp: (play) =>
      play.next({ step: 'mission/role', seat: rollOff(play, 'roles') }, { step: 'mission/lines' }),
    victoryPoints: points,
  },
  stage: {
    /** Half of the defenders, anywhere; the pursuers of a chase come openly. */
    mostHidden: (most, { unitsOf }, state, seat) =>
      isChase(state) || seat === notesOf(state).attacker
        ? 0
        : Math.min(most, Math.floor(unitsOf[seat].length / 2)),
    mayHideIn: () => true,
    deploymentDepth(depth, field, state, unit, cell) {
      const { attacker } = notesOf(state);
      const seat = field.seatOf[unit];
      if (seat === attacker) return depthFrom(field, OPPOSITE_EDGE[state.homes[seat]!], cell);
      return isChase(state) ? depth : 0;
    },
    exitEdges(edges, { seatOf }, state, unit) {
      const { attacker } = notesOf(state);
      return seatOf[unit] === attacker ? edges.filter((edge) => edge === state.homes[attacker]) : edges;
    },
    outcome(usual, field, state) {
      if (!usual) return null;
      const { attacker } = notesOf(state);
      const own = field.unitsOf[attacker];
      const through = own.filter((unit) => isThrough(state, unit));
      const isWhole =
        through.length === own.length &&
        own.every((unit) => field.elementsOf[unit].every((element) => !state.elements[element].destroyed));
      const decisive = (winner: Seat, reason: string) =>
        ({ winners: [winner], reason, rule: 'BF2-SCEN-15', points: pointsIn(state) }) as const;
      if (isWhole) return decisive(attacker, ENDINGS.brokenThrough);
      if (through.length === 0) return decisive(opponentOf(attacker), ENDINGS.stopped);
      return byPoints(state);
    },
  },
};

/** BF2-SCEN-16: the second turn is that of the pursuers. */
const PURSUIT = 2;

export const theChase: Handlers<Points> = {
  add: { begins: (state) => note(state, {}) },
  replace: { setUp: lines, victoryPoints: points },
  stage: {
    ...breakThrough.stage,
    phases(frames, _, seat, turn) {
      if (seat === 0) return frames;
      if (turn < PURSUIT) return [];
      if (turn > PURSUIT) return frames;
      const at = frames.findIndex(({ step }) => step === 'movement');
      return frames.toSpliced(at, 0, { step: 'setup/side', seat });
    },
  },
};
