// Large salvos of missiles that clear mines (MT-PRE-16).

import { sum } from '@ironfield/kernel/dice.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import type { Event } from '../../events.ts';
import type { DeclaringOrders } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import { HexFirePick, type HexShot, hexToHit, sightTo, weaponsAt } from '../../phases/weapon/hex-fire.ts';
import { type FiredShot, fireAtHexes, type HexAim, load } from '../../phases/weapon/hex-shots.ts';
import type { RuleId } from '../../rule-index.ts';
import { loadedWith } from '../../rules/fire/ammunition.ts';
import { targetTerrain } from '../../rules/fire/attack-modifiers.ts';
import { whyNotAble } from '../../rules/fire/to-hit.ts';
import { isBlocked } from '../../rules/sight/line-of-sight.ts';
import { isPlaced } from '../../rules/unit/condition.ts';
import type { State, UnitState } from '../../state.ts';
import { minesIn, takeAway } from './fields.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** Its fire at mines. */
    readonly blasting?: HexAim;
  }
  interface DeclaringOrders {
    'fire-at-mines': {
      readonly type: 'fire-at-mines';
      readonly unit: number;
      readonly hex: string;
      readonly weapons: readonly { readonly weapon: number }[];
    };
  }
  interface OptionEvents {
    'mines-targeted': {
      readonly type: 'mines-targeted';
      readonly unit: number;
      readonly hex: number;
      readonly weapons: readonly number[];
      /** The bins that the shots come from. */
      readonly bins: readonly number[];
    };
    /** The weapon is -1 for those who do not know its sheet. */
    'fired-at-mines': { readonly type: 'fired-at-mines' } & FiredShot;
    'mines-blasted': {
      readonly type: 'mines-blasted';
      readonly unit: number;
      readonly hex: number;
      readonly dice: readonly number[];
      readonly cleared: boolean;
    };
  }
}

const PURPOSE = 'clearing mines';
const CLEARED_ON = 5;
/** MT-PRE-16: missiles of a salvo that is large enough. */
const LARGE = 20;
const WORDS = { order: 'Fire at mines', hex: 'Mines', immobile: 'A hex does not move' };
const WHY_NOT: Reason = {
  message:
    'Only standard LRMs and MRMs of a rack of 20 or more clear mines, and those that are known and in sight',
  rule: 'MT-PRE-16',
};

/** Launchers by their ids: no streaks, no rockets. */
const LAUNCHERS = /^(clan_)?[lm]rm_?\d+$/;

export const clearsMines = ({ id, cluster }: WeaponType): boolean => cluster >= LARGE && LAUNCHERS.test(id);

/** It fires enough missiles at once, and they are of the usual kind. */
function fits({ designs }: Battlefield, { units }: State, unit: number, weapon: number): boolean {
  const mount = designs[unit].weapons[weapon];
  const load = loadedWith(designs[unit], units[unit], mount)?.load;
  return clearsMines(mount.type) && (load === undefined || load === 'artemis');
}

/** Others see whether it is asked, and must not learn from that where its side knows of mines. */
export const mightBlast = (field: Battlefield, state: State, unit: number): boolean =>
  field.designs[unit].weapons.some(({ type }) => clearsMines(type)) &&
  isPlaced(state.units[unit]) &&
  !whyNotAble(field, state, unit);

function cellsFor(field: Battlefield, state: State, unit: number): number[] {
  if (!isPlaced(state.units[unit]) || whyNotAble(field, state, unit)) return [];
  const known = new Set(minesIn(state).known[field.sideOf[unit]].map(({ hex }) => hex));
  return [...known].filter(
    (cell) =>
      weaponsAt(field, state, unit, cell).some((weapon) => fits(field, state, unit, weapon)) &&
      !isBlocked(sightTo(field, state, unit, cell)),
  );
}

/** As at woods. */
function toHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: HexShot): void {
  hexToHit(tally, field, state, shot, { reason: WORDS.immobile, rule: 'MT-PRE-16' });
  targetTerrain(tally, field, field.haze[shot.cell], false);
}

/** Only where somebody has such a launcher. */
export const blastForms = (
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<'fire-at-mines'>[] => {
  const hasAny = units.some((unit) => field.designs[unit].weapons.some(({ type }) => clearsMines(type)));
  if (!hasAny) return [];
  const plan = {
    label: WORDS.hex,
    why: WHY_NOT,
    cells: (unit: number) => cellsFor(field, state, unit),
    fits: (unit: number, weapon: number) => fits(field, state, unit, weapon),
    toHit: (tally: Tally<RuleId>, shot: HexShot) => toHit(tally, field, state, shot),
  };
  const fields = [new HexFirePick(field, state, units, plan)];
  return [{ type: 'fire-at-mines', label: WORDS.order, fields }];
};

export function declareBlast(
  play: Play<Classic>,
  field: Battlefield,
  order: DeclaringOrders[keyof DeclaringOrders],
): void {
  if (order.type !== 'fire-at-mines') return;
  const { unit } = order;
  const hex = field.board.cells.get(order.hex)!;
  const { weapons, bins } = load(field, play.state, unit, order.weapons);
  takeAim(play.state.units[unit], { hex, weapons });
  play.emit({ type: 'mines-targeted', unit, hex, weapons, bins });
}

export function takeAim({ thisTurn }: UnitState, blasting: HexAim): void {
  thisTurn.marks = { ...thisTurn.marks, blasting };
}

/** MT-INFO-01: what those see who do not know the sheet of the unit. */
export function blastingSeen(event: Event | null): Event | null {
  if (event?.type === 'mines-targeted') return { ...event, weapons: [], bins: [] };
  return event?.type === 'fired-at-mines' ? { ...event, weapon: -1, number: 0, dice: [] } : event;
}

/** Fires the declared shots after everything else. */
export function fireAtMines(play: Play<Classic>, field: Battlefield, acting?: number): void {
  fireAtHexes(play, field, {
    acting,
    aimOf: ({ thisTurn }) => thisTurn.marks?.blasting,
    toHit: (tally, shot) => toHit(tally, field, play.state, shot),
    tell: (fired) => play.emit({ type: 'fired-at-mines', ...fired }),
    strike: (shot) => blast(play, field, shot),
  });
}

/** MT-PRE-16: all that lies there. */
function blast(play: Play<Classic>, field: Battlefield, { unit, cell }: HexShot): void {
  const there = minesIn(play.state).laid.filter(({ hex }) => hex === cell);
  if (there.length === 0) return;
  const dice = play.roll(PURPOSE, 2);
  const cleared = sum(dice) >= CLEARED_ON;
  play.emit({ type: 'mines-blasted', unit, hex: cell, dice, cleared });
  if (cleared) for (const mines of there) takeAway(play, field, mines);
}
