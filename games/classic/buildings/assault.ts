// Weapons and limbs against a building itself (MT-BASE-20).

import { distance } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Event } from '../events.ts';
import type { DeclaringOrders } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { HexFirePick, type HexShot, hexToHit, sightTo, weaponsAt } from '../phases/weapon/hex-fire.ts';
import {
  binAimed,
  type FiredShot,
  fireAtHexes,
  type HexAim,
  load,
  pointsOfHit,
  specialBins,
} from '../phases/weapon/hex-shots.ts';
import type { RuleId } from '../rule-index.ts';
import { whyNotAble } from '../rules/fire/to-hit.ts';
import { isBlocked } from '../rules/sight/line-of-sight.ts';
import { isOnMap, isPlaced } from '../rules/unit/condition.ts';
import { AUTOMATIC_HIT, type State, type UnitState } from '../state.ts';
import { buildingAt, cfOf, houseAt, walledAt } from './census.ts';
import { damageBuilding, inBuilding } from './damage.ts';
import { hasFire, isAlight, mayIgnite, setAlight } from './fire.ts';
import { isInside, isOnRoof, overRoofs } from './floors.ts';

declare module '../extensions.ts' {
  interface TurnMarks {
    /** Its fire at a building. */
    readonly besieging?: Siege;
  }
  interface DeclaringOrders {
    besiege: { readonly type: 'besiege' } & SiegeOrder;
    ignite: { readonly type: 'ignite' } & SiegeOrder;
  }
  interface OptionEvents {
    'building-targeted': {
      readonly type: 'building-targeted';
      readonly unit: number;
      readonly hex: number;
      readonly weapons: readonly number[];
      /** The bins that the shots come from. */
      readonly bins: readonly number[];
      readonly ignites: boolean;
    };
    /** The weapon is -1 for those who do not know its sheet. */
    'fired-at-building': { readonly type: 'fired-at-building' } & FiredShot;
  }
}

interface SiegeOrder {
  readonly unit: number;
  readonly hex: string;
  readonly weapons: readonly { readonly weapon: number }[];
}

/** Fire of a unit at a building. */
export interface Siege extends HexAim {
  /** To set it on fire, and not to break it (MT-BASE-22). */
  readonly ignites?: true;
}

const WORDS = {
  order: 'Fire at a building',
  ignite: 'Set a building on fire',
  hex: 'Building',
  immobile: 'A building does not move',
  near: 'Next to the building, or in it',
};
const WHY_NOT: Reason = { message: 'No weapon reaches that building', rule: 'MT-BASE-20' };

/** MT-INFO-01: what those see who do not know the sheet of the unit. */
export function besiegingSeen(event: Event | null): Event | null {
  if (event?.type === 'building-targeted') return { ...event, weapons: [], bins: [] };
  return event?.type === 'fired-at-building' ? { ...event, weapon: -1, number: 0, dice: [] } : event;
}

/** The ground over which it looks. */
const lookout = (field: Battlefield, unit: UnitState): Battlefield =>
  isOnRoof(field, unit) ? overRoofs(field) : field;

/** Nobody misses a building that he stands beside, or in. */
const isSure = (field: Battlefield, state: State, { unit, cell }: Omit<HexShot, 'weapon'>): boolean => {
  const { hex } = state.units[unit];
  return (
    distance(field.board, hex, cell) <= 1 ||
    (isInside(field, state.units[unit]) && houseAt(state, hex) === houseAt(state, cell))
  );
};

function buildingsFor(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  if (!isPlaced(mech) || whyNotAble(field, state, unit)) return [];
  const from = lookout(field, mech);
  return [...field.board.number.keys()].filter(
    (cell) =>
      buildingAt(state, cell) >= 0 &&
      weaponsAt(field, state, unit, cell, true).length > 0 &&
      !isBlocked(sightTo(from, state, unit, cell)),
  );
}

/** MT-BASE-20: as any weapon attack, on a target that does not move. */
function toHit(tally: Tally<RuleId>, field: Battlefield, state: State, at: HexShot): void {
  if (isSure(field, state, at)) {
    tally.set(AUTOMATIC_HIT, WORDS.near, 'MT-BASE-20');
    return;
  }
  const over = lookout(field, state.units[at.unit]);
  hexToHit(tally, field, state, at, { reason: WORDS.immobile, rule: 'MT-BASE-20', over });
}

export function siegeForms(
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<'besiege' | 'ignite'>[] {
  const plan = {
    label: WORDS.hex,
    why: WHY_NOT,
    mayBeHere: true,
    cells: (unit: number) => buildingsFor(field, state, unit),
    toHit: (tally: Tally<RuleId>, shot: HexShot) => toHit(tally, field, state, shot),
  };
  const besiege = {
    type: 'besiege',
    label: WORDS.order,
    fields: [new HexFirePick(field, state, units, plan)],
  } as const;
  if (!hasFire(field)) return [besiege];
  const fits = (unit: number, weapon: number) => mayIgnite(field.designs[unit].weapons[weapon].type);
  const cells = (unit: number) =>
    buildingsFor(field, state, unit).filter(
      (cell) =>
        walledAt(state, cell) >= 0 &&
        !isAlight(field, cell) &&
        weaponsAt(field, state, unit, cell, true).some((weapon) => fits(unit, weapon)),
    );
  const fields = [new HexFirePick(field, state, units, { ...plan, cells, fits })];
  return [besiege, { type: 'ignite', label: WORDS.ignite, fields }];
}

export function besiege(
  play: Play<Classic>,
  field: Battlefield,
  order: DeclaringOrders[keyof DeclaringOrders],
): void {
  if (order.type !== 'besiege' && order.type !== 'ignite') return;
  const { state } = play;
  const { unit } = order;
  const hex = field.board.cells.get(order.hex)!;
  const ignites = order.type === 'ignite';
  const { weapons, bins } = load(field, state, unit, order.weapons, ignites ? 'incendiary' : undefined);
  takeAim(state.units[unit], { hex, weapons, ...specialBins(field, unit, bins), ignites });
  play.emit({ type: 'building-targeted', unit, hex, weapons, bins, ignites });
}

export function takeAim(
  { thisTurn }: UnitState,
  { hex, weapons, bins, ignites }: Omit<Siege, 'ignites'> & { readonly ignites: boolean },
): void {
  const besieging: Siege = { hex, weapons, ...(bins && { bins }), ...(ignites && { ignites }) };
  thisTurn.marks = { ...thisTurn.marks, besieging };
}

/** MT-BASE-20: what was declared, when everything else has been fired. */
export function fireAtBuildings(play: Play<Classic>, field: Battlefield, acting?: number): void {
  fireAtHexes<Siege>(play, field, {
    acting,
    aimOf: ({ thisTurn }) => thisTurn.marks?.besieging,
    toHit: (tally, shot) => toHit(tally, field, play.state, shot),
    tell: (fired) => play.emit({ type: 'fired-at-building', ...fired }),
    strike: (shot, aim, isSure) => strike(play, field, shot, aim, isSure),
  });
}

function strike(
  play: Play<Classic>,
  field: Battlefield,
  { unit, weapon, cell }: HexShot,
  aim: Siege,
  isSure: boolean,
): void {
  const building = buildingAt(play.state, cell);
  if (building < 0) return;
  const bin = binAimed(aim, weapon);
  if (aim.ignites)
    setAlight(play, cell, field.designs[unit].weapons[weapon].type, field.designs[unit].bins[bin]?.load);
  else {
    const points = pointsOfShot(play, field, { unit, weapon, cell }, { isSure, bin });
    damageBuilding(play, { building, hex: cell, points, isAttacked: true });
  }
}

/** Of a hit on what stands in a hex, or on its side. */
export function pointsOfShot(
  play: Play<Classic>,
  field: Battlefield,
  { unit, weapon, cell }: HexShot,
  { isSure, bin = -1 }: { readonly isSure: boolean; readonly bin?: number },
): number {
  const { type } = field.designs[unit].weapons[weapon];
  const attack = { attacker: unit, weapon, target: unit, number: 0, bin: -1, aim: -1 } as const;
  const together = field.kinds[unit].volley?.(play, field, attack);
  const range = distance(field.board, play.state.units[unit].hex, cell);
  // At a building beside, all missiles hit.
  const usual = together?.points ?? pointsOfHit(play, type, { range, doAllHit: isSure });
  const shot = { attacker: unit, weapon, target: -1, bin };
  return bin < 0 ? usual : (field.plugged.pointsOfLoad?.(usual, field, play.state, shot) ?? usual);
}

/** For bots: who has nobody to fire at fires at the building that most enemies are in. */
export function idleSiege(order: Order, field: Battlefield, state: State, unit: number): Order {
  if (order.type !== 'hold') return order;
  const enemiesIn = (cell: number) => {
    const inside = inBuilding(state, buildingAt(state, cell));
    return inside.filter((other) => field.sideOf[other] !== field.sideOf[unit]).length;
  };
  const isOurs = (cell: number) =>
    inBuilding(state, buildingAt(state, cell)).some(
      (other) => field.sideOf[other] === field.sideOf[unit] && isOnMap(state.units[other]),
    );
  const cells = buildingsFor(field, state, unit).filter((cell) => enemiesIn(cell) > 0 && !isOurs(cell));
  if (cells.length === 0) return order;
  const weakest = cells.reduce((best, cell) =>
    cfOf(state, buildingAt(state, cell)) < cfOf(state, buildingAt(state, best)) ? cell : best,
  );
  const all = weaponsAt(field, state, unit, weakest, true).map((weapon) => ({ weapon }));
  const served = all.filter(({ weapon }) => field.designs[unit].weapons[weapon].served);
  const weapons = served.length > 0 ? served : all;
  return { type: 'besiege', unit, hex: field.board.number[weakest], weapons };
}
