// The friends at hand: those who can fire at what threatens a place, and the slowest of them, who sets the pace.

import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import { canAct } from '../../rules/unit/condition.ts';
import type { UnitState } from '../../state.ts';
import type { Knowledge } from './knowledge.ts';

export interface Company {
  /** By foe, in the order of the outlook: friends who can fire at it this turn. */
  readonly against: readonly number[];
  /** The slowest friend, if it is slower, and how far it may still go. */
  readonly slowest: { readonly hex: number; readonly stride: number } | null;
}

/** Hexes at which most weapons still do something. */
const FIGHTING_RANGE = 9;

export function companyOf(
  knowledge: Knowledge,
  unit: number,
  foes: readonly { readonly mech: UnitState }[],
): Company | null {
  const { field, state } = knowledge;
  if (knowledge.of(unit).mood.fellowship === 0) return null;
  const friends = field.unitsOf[field.sideOf[unit]].filter(
    (friend) => friend !== unit && state.units[friend].hex >= 0 && canAct(state.units[friend]),
  );
  if (friends.length === 0) return null;
  const strides = friends.map((friend) => (isPlaced(state.units[friend]) ? 0 : knowledge.of(friend).walk));
  const against = foes.map(
    ({ mech }) =>
      friends.filter(
        (friend, i) =>
          distance(field.board, state.units[friend].hex, mech.hex) <= FIGHTING_RANGE + strides[i],
      ).length,
  );
  return { against, slowest: slowestOf(knowledge, unit, friends, strides) };
}

const isPlaced = ({ thisPhase, prone }: UnitState): boolean => thisPhase.acted || prone;

function slowestOf(
  knowledge: Knowledge,
  unit: number,
  friends: readonly number[],
  strides: readonly number[],
): Company['slowest'] {
  let slowest: Company['slowest'] = null;
  let least = knowledge.of(unit).walk;
  for (const [i, friend] of friends.entries()) {
    const { walk } = knowledge.of(friend);
    if (walk === 0 || walk >= least) continue;
    least = walk;
    slowest = { hex: knowledge.state.units[friend].hex, stride: strides[i] };
  }
  return slowest;
}

/** Hexes from the slowest within which a 'Mech is with it. */
const WITH = 7;

/** Hexes that a place is too far from the slowest friend. */
export function strayed({ board }: Battlefield, { slowest }: Company, cell: number): number {
  if (!slowest) return 0;
  return Math.max(0, distance(board, cell, slowest.hex) - slowest.stride - WITH);
}
