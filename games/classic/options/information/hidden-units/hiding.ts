// MT-PRE-17: who is hidden where, and who knows. For the rules a hidden unit is off the map, so nothing hangs on it.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { type Battlefield, kindsAt } from '../../../battlefield.ts';
import type { UnitMarks } from '../../../extensions.ts';
import type { Knowledge } from '../../../knowledge.ts';
import { wears } from '../../../rules/unit/gear.ts';
import type { PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import { OFF_MAP, type State, type UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    readonly hidden?: Hiding;
  }
}

export interface Hiding {
  /** -1 where somebody does not know. */
  readonly hex: number;
  readonly facing: Facing;
  /** Where places are hidden, others forget about it with the first move, as about all that they do not see. */
  readonly isForgotten?: true;
  /** Where moves are plotted: the enemy that has come into its hex, and will find it when all have moved. */
  readonly foundBy?: number;
  /** It has fired and nobody has seen it (MT-BLIND-05): it is on the map until the Heat Phase is over. */
  readonly fires?: true;
  /** It has done so in this battle, and is hidden still. */
  readonly hasFired?: true;
}

/** The entry for those who do not know its hex. */
export const SOMEWHERE: Hiding = { hex: -1, facing: 0 };

export const hidingOf = ({ marks }: UnitState): Hiding | undefined => marks?.hidden;

/** It lies hidden, and is off the map. */
export const isHidden = (unit: UnitState): boolean =>
  unit.marks?.hidden !== undefined && !unit.marks.hidden.fires && unit.loss === null;

/** Terrain on which one walks openly. */
const OPEN = ['clear', 'paved'];
const ROADS = ['road', 'bridge'];
/** Terrain on clear ground that makes another terrain of it. */
const LITTER = ['rubble', 'swamp'];

/** MT-PRE-17: in any hex but clear and paved ones, and those with a road; MT-IEQP-01: in camo suits in any. */
export function mayHideIn(
  { board, designs }: Pick<Battlefield, 'board' | 'designs'>,
  cell: number,
  unit: number,
): boolean {
  if (wears({ designs }, unit, 'camo suits')) return true;
  const names = kindsAt(board, cell).map(({ name }) => name);
  if (names.some((name) => ROADS.includes(name))) return false;
  return !OPEN.includes(names[0]) || names.some((name) => LITTER.includes(name));
}

/** Marks without this one. */
const unmarked = ({ hidden: _, ...marks }: UnitMarks): UnitMarks | null => kept(marks);

/** Takes it off the map, into hiding. */
export function hideAt(mech: UnitState, hex: number, facing: Facing): void {
  const { isForgotten, hasFired } = mech.marks?.hidden ?? {};
  mech.hex = OFF_MAP;
  mech.facing = 0;
  const hidden = { hex, facing, ...(isForgotten && { isForgotten }), ...(hasFired && { hasFired }) };
  mech.marks = { ...mech.marks, hidden };
}

/** A unit that comes out of hiding is in its hiding place, if it is not on the map already. */
export const HIDING: PassingMark = {
  name: 'hidden',
  ends: ['is revealed', 'phase'],
  isOn: (mech) => hidingOf(mech) !== undefined,
  takeOff(mech) {
    const { hex, facing } = hidingOf(mech)!;
    if (mech.hex === OFF_MAP) mech.hex = hex;
    mech.facing = facing;
    mech.marks = unmarked(mech.marks!);
  },
  // MT-BLIND-05: only who has fired unseen, and was moved out of its hiding place, is not hidden again after the turn.
  outlasts({ end, phase, state: { units }, unit }) {
    const { fires, hex } = hidingOf(units[unit])!;
    return end === 'phase' && !(phase === 'heat' && fires && units[unit].hex !== hex);
  },
  told: () => null,
};

export const known = (
  knowledge: Knowledge,
  _field: Battlefield,
  { units }: Pick<State, 'units'>,
  unit: number,
): Knowledge => (hidingOf(units[unit]) ? { ...knowledge, place: false, plans: false } : knowledge);

/** Its own side sees it where it is; others know that it is somewhere, as long as they know where all others are. */
export function seenUnit(
  seen: UnitState,
  { setup, sideOf }: Battlefield,
  real: UnitState,
  unit: number,
  viewer: Viewer,
): UnitState {
  const hidden = hidingOf(real);
  if (!hidden) return seen;
  const { hex, facing, fires, isForgotten } = hidden;
  if (viewer !== 'spectator' && setup.seats[viewer].side === sideOf[unit]) {
    const marks = { ...seen.marks, hidden: { hex, facing, ...(fires && { fires }) } };
    return { ...seen, hex, facing, marks };
  }
  const others = seen.marks && unmarked(seen.marks);
  return {
    ...seen,
    hex: OFF_MAP,
    facing: 0,
    twist: 0,
    thisPhase: { ...seen.thisPhase, acted: false },
    marks: isForgotten ? others : { ...others, hidden: SOMEWHERE },
  };
}

const offMap = (unit: UnitState): UnitState => (isHidden(unit) ? { ...unit, hex: OFF_MAP, facing: 0 } : unit);

/** The decisions that hidden units take part in: moving and firing. For everything else they are not there. */
const OUT_OF_HIDING: readonly string[] = ['setup/place', 'movement/move', 'weapon/declare'];

export const atHand = (
  units: readonly UnitState[],
  _field: Battlefield,
  step: string,
): readonly UnitState[] => (OUT_OF_HIDING.includes(step) ? units : units.map(offMap));

/** Somewhere, where it could be. */
export function guessed(
  unit: UnitState,
  field: Battlefield,
  { units }: Pick<State, 'units'>,
  index: number,
  random: Random,
): UnitState {
  const hidden = hidingOf(unit);
  if (!hidden || hidden.hex >= 0) return offMap(unit);
  const cells = Array.from({ length: field.board.size }, (_, cell) => cell);
  const free = cells.filter((cell) => units.every(({ hex }) => hex !== cell));
  const likely = free.filter((cell) => mayHideIn(field, cell, index));
  const hex = randomItem(random, likely.length > 0 ? likely : free);
  return { ...unit, marks: { ...unit.marks, hidden: { hex, facing: 0 } } };
}
