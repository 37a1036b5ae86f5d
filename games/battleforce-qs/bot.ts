import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { type Random, randomBelow, randomUnit } from '@ironfield/kernel/random.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import { attackNearest, concentrateFire } from './bot/attacks.ts';
import { bestFacing, foreseenValue, type Outlook, outlookOf, type Temper } from './bot/positions.ts';
import { deploy, placeCounter } from './bot/set-up.ts';
import type { BattleforceQs } from './game-types.ts';
import type { Order } from './orders.ts';
import { isInArc } from './rules/attack/firing-arc.ts';
import { isVisible, sightBetween } from './rules/attack/line-of-sight.ts';
import type { Side, State } from './state.ts';
import { imagine } from './view.ts';

interface Mind {
  readonly temper: Temper;
  /** Destinations it looks at; the recruit overlooks most. */
  readonly attention: number;
  /** Random points added to every judgement. */
  readonly wavering: number;
  readonly concentrates: boolean;
  /** The number of best moves it checks against the enemy's answer. */
  readonly foresight: number;
}

const MINDS: Record<Strength, Mind> = {
  recruit: {
    temper: { caution: 0.2, eagerness: 0.3 },
    attention: 12,
    wavering: 4,
    concentrates: false,
    foresight: 0,
  },
  regular: {
    temper: { caution: 0.5, eagerness: 0.3 },
    attention: 60,
    wavering: 1,
    concentrates: true,
    foresight: 0,
  },
  veteran: {
    temper: { caution: 0.6, eagerness: 0.3 },
    attention: 1000,
    wavering: 0,
    concentrates: true,
    foresight: 12,
  },
};

/** A bot sees the view and the menu of its seat and thinks on a state imagined from them. */
export function bot(strength: Strength): Player<BattleforceQs> {
  const mind = MINDS[strength];
  return {
    choose(look, menu, random) {
      const view = look();
      const state = imagine(view, '');
      const seat = view.viewer as number;
      return decide({ mind, random }, battlefieldOf(state.setup), state, seat, menu);
    },
  };
}

function decide(
  { mind, random }: { readonly mind: Mind; readonly random: Random },
  field: Battlefield,
  state: State,
  seat: number,
  menu: Menu,
): Order {
  const { type, fields } = menu.orders[0];
  switch (type as Order['type']) {
    case 'deploy':
      return deploy(field, seat, fields as Pick[], random);
    case 'place':
      return placeCounter(field, seat, fields as Pick[], random);
    case 'set-up-first':
      return { type: 'set-up-first', first: false };
    case 'line':
      return { type: 'line', side: shelteredSide(field, state) };
    case 'direction':
      return { type: 'direction', direction: 'front' };
    case 'declare':
      return mind.concentrates ? concentrateFire(field, state, seat) : attackNearest(field, state, seat);
    default:
      return chooseMove(mind, field, state, fields[0] as Pick, random);
  }
}

interface Candidate {
  readonly outlook: Outlook;
  readonly hex: number;
  readonly facing: Facing;
  readonly score: number;
}

/** The best destination among all Units that have yet to move. */
function chooseMove(mind: Mind, field: Battlefield, state: State, units: Pick, random: Random): Order {
  const candidates: Candidate[] = [];
  for (const unit of Array.from(units.values) as number[]) {
    const outlook = outlookOf(field, state, unit, mind.temper);
    const hexes = units.follow!(unit)[0] as Pick;
    for (const to of noticed(hexes.values as ArrayLike<string>, mind.attention, random)) {
      const hex = cellOf(field.board, to);
      const { facing, score } = bestFacing(outlook, hex);
      candidates.push({ outlook, hex, facing, score: score + mind.wavering * randomUnit(random) });
    }
  }
  const { outlook, hex, facing } = best(foreseen(candidates, mind.foresight));
  return { type: 'move', unit: outlook.unit, to: field.board.number[hex], facing };
}

/** The most promising moves, reconsidered for the enemy's answer. */
function foreseen(candidates: readonly Candidate[], foresight: number): readonly Candidate[] {
  if (
    foresight === 0 ||
    !candidates.some(({ outlook }) => outlook.enemies.some(({ destinations }) => destinations.length > 0))
  )
    return candidates;
  return candidates
    .toSorted((a, b) => b.score - a.score)
    .slice(0, foresight)
    .map((candidate) => ({
      ...candidate,
      score: foreseenValue(candidate.outlook, candidate.hex, candidate.facing),
    }));
}

function best(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((most, candidate) => (candidate.score > most.score ? candidate : most));
}

function noticed(hexes: ArrayLike<string>, attention: number, random: Random): readonly string[] {
  if (hexes.length <= attention) return Array.from(hexes);
  return Array.from({ length: attention }, () => hexes[randomBelow(random, hexes.length)]);
}

/** The side of a line on which the attack on us cannot be made. */
function shelteredSide(field: Battlefield, state: State): Side {
  const frame = state.agenda[state.agenda.length - 1] as { attacker: number; target: number };
  const sight = sightBetween(field, state.units[frame.attacker].hex, state.units[frame.target].hex);
  const open = isVisible(sight, 'left') && isInArc(field, state, frame.attacker, frame.target, 'left');
  return open ? 'right' : 'left';
}
