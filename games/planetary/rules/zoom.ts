// PA-ZOOM: battles that are fought in another game. What that game is, and how counters become its units, is not known here.

import type { Json } from '@ironfield/kernel/json.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Faction, Ground, Kind, Quality, Setup, State, UnitSheet } from '../state.ts';
import { combatantsIn, type InBattle, sheetOf } from './fighters.ts';
import { isSettlement } from './kinds.ts';
import { placeName } from './places.ts';
import { isSupplied } from './supply.ts';
import { veteranOf } from './veterans.ts';
import { worldIn } from './world.ts';

/** A counter that takes part in a battle elsewhere. */
export interface ZoomedCounter {
  readonly counter: number;
  readonly side: Seat;
  readonly type: string;
  readonly sheet: UnitSheet;
  readonly quality: Quality;
  readonly isSupplied: boolean;
  /** Its type before any battle of the kind, and what those have left of it. */
  readonly original: UnitSheet;
  readonly lost: number;
  readonly roster: Json;
}

/** PA-ZOOM-05: a city fights on neither side. */
export interface ZoomedSettlement {
  readonly counter: number;
  readonly kind: 'city' | 'base' | 'fortress';
  readonly type: string;
  readonly side: Seat;
  readonly quality: Quality;
}

/** The forces of a battle elsewhere. */
export interface ZoomCommission {
  readonly place: string;
  readonly ground: Ground;
  /** PA-ZOOM-04: a lake, an island or a coast. */
  readonly hasWater: boolean;
  /** PA-ZOOM-05 */
  readonly settlement: ZoomedSettlement | null;
  readonly attacker: Seat;
  readonly sides: readonly { readonly name: string; readonly faction: Faction }[];
  readonly counters: readonly ZoomedCounter[];
  /** All types of unit of the game that a counter may become, by id. */
  readonly types: Readonly<Record<string, UnitSheet>>;
}

/** PA-ZOOM-01: kinds that become units of another game so far. */
const ZOOMED: readonly Kind[] = [
  'mech',
  'vehicle',
  'artillery',
  'vtol',
  'infantry',
  'battle-armor',
  'fighter',
  'dropship',
];

/** PA-ZOOM-01: more BattleForce units on a side are too many; there are three to a counter. */
const MOST_COUNTERS = 10;

/**
 * PA-ZOOM-01: is this battle offered? Only what everybody sees decides it, for the offer would tell what lies face-down.
 */
export function zoomOffered(state: InBattle): Setup['zoom'] {
  const { setup, battle, war } = state;
  if (!setup.zoom || battle.kind !== 'land') return undefined;
  const isPlain =
    !war?.sky?.drops.some(({ counter }) => battle.fighters.some((fighter) => fighter.counter === counter)) &&
    !war?.sky?.supports.some(({ place }) => place === battle.place);
  return isPlain ? setup.zoom : undefined;
}

/** PA-ZOOM-01: why a battle cannot be fought elsewhere, now that everybody is known. */
export function isZoomable(state: InBattle): boolean {
  const fighters = unitsIn(state);
  const of = (side: Seat) => fighters.filter(({ counter }) => state.counters[counter].side === side).length;
  const isFit = (side: Seat) => of(side) > 0 && of(side) <= MOST_COUNTERS;
  return (
    isFit(0) && isFit(1) && fighters.every(({ counter }) => ZOOMED.includes(sheetOf(state, counter).kind))
  );
}

/** Everybody who is no settlement. */
const unitsIn = (state: InBattle) =>
  combatantsIn(state).filter(({ counter }) => !isSettlement(sheetOf(state, counter).kind));

function settlementIn(state: InBattle): ZoomedSettlement | null {
  for (const { counter } of state.battle.fighters) {
    const { kind } = sheetOf(state, counter);
    if (kind !== 'city' && kind !== 'base' && kind !== 'fortress') continue;
    const { side, type, quality } = state.counters[counter];
    return { counter, kind, type, side, quality };
  }
  return null;
}

/** PA-ZOOM-02: convoys stay out. */
export function zoomCommission(state: State & InBattle): ZoomCommission {
  const { setup, battle, counters } = state;
  const hex = state.war ? worldIn(setup)[battle.place] : undefined;
  const ground: Ground = hex
    ? { land: hex.land ?? 'plains', shape: hex.shape }
    : (setup.battle?.ground ?? { land: 'plains', shape: 'ordinary' });
  return {
    place: state.war ? placeName(battle.place) : 'battle',
    ground,
    hasWater: ground.shape !== 'ordinary' || (hex?.hasWater ?? false),
    settlement: settlementIn(state),
    attacker: battle.attacker,
    sides: setup.sides.map(({ name, faction }) => ({ name, faction })),
    types: Object.fromEntries(Object.entries(setup.sheets).filter(([, { kind }]) => ZOOMED.includes(kind))),
    counters: unitsIn(state).map((fighter): ZoomedCounter => {
      const { id, side, type, quality } = counters[fighter.counter];
      const veteran = veteranOf(state, id);
      return {
        counter: id,
        side,
        type,
        sheet: setup.sheets[type],
        quality,
        isSupplied: isSupplied(state, fighter),
        original: setup.sheets[veteran?.original ?? type],
        lost: veteran?.lost ?? 0,
        roster: veteran?.roster ?? null,
      };
    }),
  };
}
