// PA-ZOOM-20 to PA-ZOOM-23: what a duel begins with, and what it reports. What game fights it is not known here.

import { distance, type Edge } from '@ironfield/hex/board.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { ElementType } from '../../element.ts';
import type { Condition, State } from '../../state.ts';
import { surviving } from '../elements/condition.ts';
import { duelsIn, MOST_TURNS, RADIUS } from './eligible.ts';

/** The damage of an element as duels tell of it. */
export type Worn = Pick<Condition, 'armor' | 'structure' | 'heat' | 'arm' | 'leg' | 'weapon' | 'engine'>;

export interface Duellist {
  readonly unit: number;
  readonly element: number;
  readonly side: Seat;
  /** As the roster calls it. */
  readonly name: string;
  readonly type: ElementType;
  readonly skill: number;
  readonly worn: Worn;
  /** Boxes of an undamaged one. */
  readonly full: { readonly armor: number; readonly structure: number };
  /** Hexes from the one that was named. */
  readonly distance: number;
}

export interface DuelCommission {
  readonly hex: string;
  /** The turn of the duel after which the battle goes on. */
  readonly until: number;
  readonly lastTurn: number;
  readonly sides: readonly { readonly name: string; readonly home: Edge }[];
  /** The hexes around. */
  readonly ground: readonly { readonly terrain: string; readonly level: number }[];
  readonly duellists: readonly Duellist[];
}

export interface DuelFate {
  readonly element: number;
  readonly fate: 'stands' | 'left' | 'destroyed';
  readonly worn: Worn;
}

export interface DuelReport {
  readonly type: 'duelled';
  readonly turn: number;
  readonly isOver: boolean;
  /** The side that is left on the sheets; null where both are, or nobody is. */
  readonly winner: Seat | null;
  readonly fates: readonly DuelFate[];
}

/** The elements in the duel, unit by unit. */
const elementsIn = (state: State): number[] => {
  const field = battlefieldOf(state);
  return duelsIn(state).on!.units.flatMap((unit) => surviving(field, state, unit));
};

export function duelCommission(state: State, until: number): DuelCommission {
  const field = battlefieldOf(state);
  const { board } = field;
  const { hex, distances, units } = duelsIn(state).on!;
  const around = field.allCells.filter((cell) => distance(board, cell, hex) <= RADIUS);
  return {
    hex: board.number[hex],
    until,
    lastTurn: MOST_TURNS,
    sides: state.setup.sides.map(({ name }, seat) => ({ name, home: state.homes[seat]! })),
    ground: around.map((cell) => ({ terrain: TERRAINS[board.terrain[cell]], level: board.level[cell] })),
    duellists: elementsIn(state).map((element): Duellist => {
      const { sheet, skill } = field.records[element];
      const unit = field.unitOf[element];
      return {
        unit,
        element,
        side: field.seatOf[unit],
        name: sheet.name,
        type: sheet.type,
        skill,
        worn: wornOf(state.elements[element].condition),
        full: { armor: sheet.armor, structure: sheet.structure },
        distance: distances[units.indexOf(unit)],
      };
    }),
  };
}

const wornOf = ({ armor, structure, heat, arm, leg, weapon, engine }: Condition): Worn => ({
  armor,
  structure,
  heat,
  arm,
  leg,
  weapon,
  engine,
});

const WHY_NOT = {
  early: (turn: number, until: number): Reason => ({
    message: `The duel is reported in turn ${turn}, and goes on until turn ${until}`,
  }),
  others: { message: 'The report is not of those who fight this duel' },
  healed: { message: 'Nobody comes out of a duel better than before' },
} as const;

export function whyNotDuel(state: State, until: number, report: DuelReport): Reason | null {
  const { turn, isOver, fates } = report;
  if (!isOver && turn < until) return WHY_NOT.early(turn, until);
  const elements = elementsIn(state);
  const isOfDuel =
    fates.length === elements.length &&
    elements.every((element) => fates.some((fate) => fate.element === element));
  if (!isOfDuel) return WHY_NOT.others;
  const isHealed = fates.some(({ element, worn }) => {
    const { condition } = state.elements[element];
    const isWhole = worn.armor > condition.armor || worn.structure > condition.structure;
    return isWhole || (['arm', 'leg', 'weapon', 'engine'] as const).some((hit) => worn[hit] < condition[hit]);
  });
  return isHealed ? WHY_NOT.healed : null;
}

/** Somebody wins and has lost a few. */
export function guessedDuel(state: State, random: Random): DuelReport {
  const winner = randomBelow(random, 2);
  const { seatOf, unitOf } = battlefieldOf(state);
  return {
    type: 'duelled',
    turn: MOST_TURNS,
    isOver: true,
    winner,
    fates: elementsIn(state).map((element) => {
      const isWinner = seatOf[unitOf[element]] === winner;
      const fate = isWinner ? (randomBelow(random, 4) === 0 ? 'destroyed' : 'stands') : 'destroyed';
      return { element, fate, worn: wornOf(state.elements[element].condition) };
    }),
  };
}
