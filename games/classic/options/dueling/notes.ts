// The notes on a unit in its Action Phase, and on the turn.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OnTable } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf } from '../../design.ts';
import type { OptionEvents, TurnMarks } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import { COSTS } from '../../rules/turn/duel-action.ts';
import {
  type AlternatingPhase,
  newPhase,
  newTurn,
  type PhysicalAttack,
  type State,
  type TurnNotes,
  type UnitState,
} from '../../state.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    /** Units in the order in which they act this turn (MT-DUEL-02). */
    readonly duel?: readonly number[];
  }
  interface TurnMarks {
    readonly duel?: Notes;
  }
  interface OptionEvents {
    'duel-order': {
      readonly type: 'duel-order';
      /** Units with their rolls, the first to act first; without dice where the sheet is hidden. */
      readonly rolls: readonly {
        readonly unit: number;
        readonly dice: readonly number[];
        readonly total: number;
      }[];
    };
    'action-phase': { readonly type: 'action-phase'; readonly unit: number };
    'duel-notes': {
      readonly type: 'duel-notes';
      readonly unit: number;
      readonly notes: Notes;
      readonly phase: AlternatingPhase;
      readonly acted: boolean;
      /** The declared actions have been resolved. */
      readonly isSettled: boolean;
    };
  }
}

/**
 * The movement of a unit: at once, in a mode of its own choice, later in a mode that it has declared, or not at all.
 */
export type Plan = 'now' | 'walk' | 'run' | 'jump' | 'still';

export type Attack = 'fire' | 'spread' | 'twice' | 'indirect' | 'strike' | 'melee';

export const ATTACK_COSTS: Readonly<Record<Attack, number>> = {
  fire: COSTS.simple,
  spread: COSTS.complex,
  twice: COSTS.complex,
  indirect: COSTS.complex,
  strike: COSTS.simple,
  melee: COSTS.complex,
};

export interface Notes {
  readonly plan: Plan | null;
  /** It has moved, or does not move. */
  readonly moved: boolean;
  /** Simple Actions used up; a Complex one counts as two. */
  readonly spent: number;
  readonly doing: Attack | null;
  /** That has been declared, and so paid for. */
  readonly isPaid: boolean;
  /** The attacks it might have made and left alone; bots do not ask themselves twice. */
  readonly declined: readonly Attack[];
  /** Weapons fired, and all their shots. */
  readonly fired: readonly number[];
  readonly shots: readonly number[];
  /** Parts that it has struck with, a bit each. */
  readonly struck: number;
  /** It has made physical attacks. */
  readonly hasStruck: boolean;
  /** The rest of a mix of blows (MT-DUEL-08). */
  readonly mix: number;
}

/** MT-DUEL-08: kick, club, hatchet and sword count 2, a punch 1. */
export const WHOLE_MIX = 4;
const SIZES: Readonly<Record<string, number>> = { kick: 2, club: 2, hatchet: 2, sword: 2, punch: 1 };

/** Undefined for what is no part of a mix. */
export const sizeOf = (kind: string): number | undefined => SIZES[kind];

const FRESH: Notes = {
  plan: null,
  moved: false,
  spent: 0,
  doing: null,
  isPaid: false,
  declined: [],
  fired: [],
  shots: [],
  struck: 0,
  hasStruck: false,
  mix: WHOLE_MIX,
};

export const notesOf = ({ thisTurn }: UnitState): Notes => thisTurn.marks?.duel ?? FRESH;

export const isAffordable = (mech: UnitState, cost: number): boolean =>
  notesOf(mech).spent + cost <= COSTS.complex;

/** The price of its way of moving. */
export function costOfMoving({ mode, marks, onslaught }: TurnNotes): number {
  if (onslaught || marks?.gait) return COSTS.complex;
  return mode === 'run' || mode === 'jump' ? COSTS.simple : COSTS.incidental;
}

type Jotting = Omit<OptionEvents['duel-notes'], 'type'>;

/** Writes it down, on a table as in the game. */
export function write(table: OnTable<State>, { unit, notes, phase, acted, isSettled }: Jotting): void {
  const mech = table.units[unit];
  mech.thisTurn.marks = { ...mech.thisTurn.marks, duel: notes };
  // MT-DUEL-05: what it will do counts from now on.
  if (notes.plan === 'jump' && !notes.moved) mech.thisTurn.mode = 'jump';
  mech.thisPhase.acted = acted;
  table.phase = phase;
  if (!isSettled) return;
  table.weaponAttacks = [];
  table.physicalAttacks = [];
}

interface More {
  readonly phase?: AlternatingPhase;
  readonly acted?: boolean;
  readonly isSettled?: boolean;
}

export function note(play: Play<Classic>, unit: number, changes: Partial<Notes>, more: More = {}): void {
  const { state } = play;
  const mech = state.units[unit];
  const jotting = {
    unit,
    notes: { ...notesOf(mech), ...changes },
    phase: more.phase ?? (state.phase as AlternatingPhase),
    acted: more.acted ?? mech.thisPhase.acted,
    isSettled: more.isSettled ?? false,
  };
  write(state, jotting);
  play.emit({ type: 'duel-notes', ...jotting });
}

/** The parts that a blow takes: arms for what no limb in particular makes. */
export function limbsOf({ kinds }: Battlefield, { attacker, limb, kind }: PhysicalAttack): number {
  const { codes } = kinds[attacker];
  if (limb >= 0) return bitOf(limb);
  return kind === 'club' || kind === 'push' ? bitOf(codes.indexOf('LA')) | bitOf(codes.indexOf('RA')) : 0;
}

type Keys = readonly (keyof TurnMarks)[];
const sufferedBy = (field: Pick<Battlefield, 'plugged'>): Keys => field.plugged.suffered?.([]) ?? [];

function only(marks: TurnMarks | null, holds: (key: keyof TurnMarks) => boolean): TurnMarks | null {
  const kept = Object.entries(marks ?? {}).filter(([key]) => holds(key as keyof TurnMarks));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** MT-DUEL-07: how a unit has moved counts until its next Action Phase. */
export function keepMovement(
  fresh: TurnNotes,
  before: TurnNotes,
  field: Pick<Battlefield, 'plugged'>,
): TurnNotes {
  const suffered = sufferedBy(field);
  const { mode, hexesMoved, heading, marks } = before;
  return { ...fresh, mode, hexesMoved, heading, marks: only(marks, (key) => !suffered.includes(key)) };
}

/** MT-DUEL-03: an Action Phase counts as a phase of its own. */
export function openAction(table: OnTable<State>, field: Pick<Battlefield, 'plugged'>, unit: number): void {
  const order = table.marks?.duel ?? [];
  const turn = order.indexOf(unit);
  for (const [index, mech] of table.units.entries()) {
    mech.thisPhase = newPhase(mech.body);
    // A unit without a place in the order does not act, and nobody sees who hides.
    mech.thisPhase.acted = order.includes(index) && order.indexOf(index) < turn;
  }
  const mech = table.units[unit];
  const { heatBuilt, mpOwed, marks } = mech.thisTurn;
  const suffered = sufferedBy(field);
  mech.thisTurn = {
    ...newTurn(),
    heatBuilt,
    mpOwed,
    mpSpent: mpOwed,
    marks: only(marks, (key) => suffered.includes(key)),
  };
  mech.twist = 0;
  table.phase = 'movement';
}
