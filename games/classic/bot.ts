import { cellOf, distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { offeredIn } from '@ironfield/kernel/menu/narrowing.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import type { Battlefield } from './battlefield.ts';
import { battlefieldOf } from './battlefields.ts';
import { bestBlow } from './bot/attacks/blows.ts';
import { declareFire } from './bot/attacks/fire.ts';
import type { Marksman } from './bot/attacks/gunner.ts';
import { leaveOrder } from './bot/moves/leaving.ts';
import { continueOrder, type Eye, lookAround, moveOrder } from './bot/moves/moves.ts';
import { ammoOrder, goOrder, stepOrder } from './bot/moves/places.ts';
import { roomFrom } from './bot/outlook/ways.ts';
import { firstToMove } from './bot/temper/turn-order.ts';
import type { Classic } from './game-types.ts';
import type { Order, OrderOf } from './orders.ts';
import { candidates, waitingUnits } from './phases/turn/activation.ts';
import { occupantOf } from './rules/unit/stacking.ts';
import { fork } from './state/fork.ts';
import type { AlternatingPhase, State } from './state.ts';
import { askedOf, imagine } from './view.ts';

interface Mind {
  readonly eye: Eye;
  readonly marksman: Marksman;
  /** Gain below which it makes no physical attack. */
  readonly boldness: number;
}

/** Many times what the veteran looks at in the scenarios of the book, and a few seconds where it is used up. */
const NODES = 1_000_000;

export const MINDS: Record<Strength, Mind> = {
  recruit: {
    eye: {
      temper: { caution: 0.15, eagerness: 0.6, guards: false, comradely: false, drilled: false },
      attention: 0.15,
      wavering: 12,
      foresight: 0,
      nodes: NODES,
    },
    marksman: { patience: 0.08, cool: false, concentrates: false, punches: false },
    boldness: 6,
  },
  regular: {
    eye: {
      temper: { caution: 0.7, eagerness: 0.5, guards: true, comradely: true, drilled: false },
      attention: 0.7,
      wavering: 3,
      foresight: 0,
      nodes: NODES,
    },
    marksman: { patience: 0.1, cool: true, concentrates: false, punches: false },
    boldness: 0,
  },
  veteran: {
    eye: {
      temper: { caution: 1.25, eagerness: 1.2, guards: true, comradely: true, drilled: true },
      attention: 1,
      wavering: 0,
      foresight: 12,
      nodes: NODES,
    },
    marksman: { patience: 0.02, cool: true, concentrates: true, punches: true },
    boldness: 0,
  },
};

/** A bot sees the view and the menu of its seat and thinks on a state imagined from them. */
export function bot(strength: Strength, nodes = NODES): Player<Classic> {
  const usual = MINDS[strength];
  const mind = { ...usual, eye: { ...usual.eye, nodes } };
  return {
    choose(look, menu, random) {
      const view = look();
      const whole = imagine(view, '');
      const state = askedOf(whole, view.viewer, whole.agenda[whole.agenda.length - 1].step);
      const field = battlefieldOf(state);
      const guessed = withGhosts(field, state);
      const order = decide(field, guessed, mind, menu, random);
      return guessed === state || !refusalOf(menu, order) ? order : decide(field, state, mind, menu, random);
    },
  };
}

/** Turns after which nobody is where he was seen last. */
const FRESH = 4;

/** A unit that moves thinks of enemies where they were seen last. */
function withGhosts(field: Battlefield, state: State): State {
  const ghosts = state.phase === 'movement' ? (field.plugged.ghosts?.([], state) ?? []) : [];
  const free = ghosts.filter(({ hex, turn }) => state.turn - turn <= FRESH && occupantOf(state, hex) < 0);
  if (free.length === 0) return state;
  const guessed = fork(state);
  for (const { unit, hex, facing } of free) Object.assign(guessed.units[unit], { hex, facing });
  return guessed;
}

function decide(field: Battlefield, state: State, mind: Mind, menu: Menu, random: Random): Order {
  const frame = state.agenda[state.agenda.length - 1];
  switch (frame.step) {
    case 'setup/place':
      return placeOrder(field, state, menu, random);
    case 'movement/move': {
      const leaver = leaveOrder(field, state, menu);
      if (leaver) return leaver;
      const unit = firstToMove(
        field,
        state,
        offeredIn(menu, 'unit', candidates(field, state, frame, 'movement')),
      );
      return liesLow(field, state, unit) ?? moveOrder(field, state, unit, mind.eye, random);
    }
    case 'movement/continue':
      return liesLow(field, state, frame.unit) ?? goOn(field, state, frame.unit, mind.eye, random);
    case 'weapon/declare':
      return weaponOrder(field, state, next(field, state, frame, 'weapon', menu), mind.marksman);
    case 'physical/declare':
      return blowOrder(field, state, next(field, state, frame, 'physical', menu), mind.boldness);
    case 'weapon/impossible':
    case 'physical/impossible':
      return { type: 'call-off', stop: true };
    case 'physical/sidestep':
    case 'physical/make-way':
    case 'physical/give-way':
      return goOrder(lookAround(field, state, frame.unit, mind.eye), menu);
    case 'displace/step-aside':
      return stepOrder(lookAround(field, state, frame.unit, mind.eye), menu, frame);
    case 'heat/ammo':
      return ammoOrder(field, state, frame);
    case 'end/sinks':
      return { type: 'leave-sinks', unit: frame.unit };
    case 'activation/agree':
      return {
        type: 'next',
        unit: firstToMove(
          field,
          state,
          offeredIn(menu, 'unit', waitingUnits(field, state, frame.side, frame.phase)),
        ),
      };
    default:
      return field.plugged.answer?.(null, field, state, frame) ?? sampleOrder<Order>(menu, random)!;
  }
}

function goOn(field: Battlefield, state: State, unit: number, eye: Eye, random: Random): Order {
  const order = continueOrder(field, state, unit, eye, random);
  return order.type === 'stop'
    ? (field.plugged.insteadOfStopping?.(order, field, state, unit) ?? order)
    : order;
}

const liesLow = (field: Battlefield, state: State, unit: number): Order | null =>
  field.plugged.liesLow?.(null, field, state, unit) ?? null;

function weaponOrder(field: Battlefield, state: State, unit: number, marksman: Marksman): Order {
  const low = liesLow(field, state, unit);
  if (low) return low;
  const { order } = declareFire(field, state, unit, marksman);
  return order.type === 'hold' ? (field.plugged.idle?.(order, field, state, unit) ?? order) : order;
}

function blowOrder(field: Battlefield, state: State, unit: number, boldness: number): Order {
  const { order } = bestBlow(field, state, unit, boldness);
  return order.type === 'pass' ? (field.plugged.idleLimbs?.(order, field, state, unit) ?? order) : order;
}

const next = (
  field: Battlefield,
  state: State,
  frame: { readonly seat: number; readonly unit: number },
  phase: AlternatingPhase,
  menu: Menu,
): number => offeredIn(menu, 'unit', candidates(field, state, frame, phase))[0];

/** The worth of being a hex nearer to the units already placed: nobody fights alone. */
const TOGETHER = 0.3;

/** The worth of a place with a way to everywhere, for a unit that much of the ground stops. */
const ROOM = 12;

/** High ground and woods beside one's friends, facing the middle of the map; never where there is no way out. */
function placeOrder(field: Battlefield, state: State, menu: Menu, random: Random): Order {
  const [units] = menu.orders[0].fields as Pick[];
  const unit = units.values[0] as number;
  const [zones] = units.follow!(unit) as Pick[];
  const zone = zones.values[0] as number;
  const [hexes] = zones.follow!(zone) as Pick[];
  const { board } = field;
  const middle = Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
  const friends = field.unitsOf[field.sideOf[unit]].flatMap((friend) => {
    const { hex } = state.units[friend];
    return hex >= 0 ? [hex] : [];
  });
  let to = hexes.values[0] as string;
  let best = -Infinity;
  for (const hex of Array.from(hexes.values) as string[]) {
    const cell = cellOf(board, hex);
    const value =
      field.level[cell] +
      field.woods[cell] -
      (field.depth[cell] > 0 ? 5 : 0) -
      0.3 * distance(board, cell, middle) -
      TOGETHER * Math.max(0, ...friends.map((friend) => distance(board, cell, friend))) +
      (field.kinds[unit].motive ? ROOM * roomFrom(field, unit, cell) : 0) +
      2 * randomUnit(random);
    if (value <= best) continue;
    best = value;
    to = hex;
  }
  const order = {
    type: 'place',
    unit,
    zone,
    to,
    facing: facingTo(field, cellOf(board, to), middle),
  } as const;
  return field.plugged.betterPlace?.(order, field, state, order) ?? order;
}

function facingTo({ board }: Battlefield, from: number, to: number): OrderOf<'place'>['facing'] {
  let best: OrderOf<'place'>['facing'] = 0;
  let nearest = Infinity;
  for (const direction of DIRECTIONS) {
    const cell = board.neighbours[from * 6 + direction];
    if (cell < 0) continue;
    const far = distance(board, cell, to);
    if (far >= nearest) continue;
    nearest = far;
    best = direction;
  }
  return best;
}
