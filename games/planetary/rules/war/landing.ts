import type { Tally } from '@ironfield/kernel/explanation.ts';
import { LANDING, QUALITY_MODIFIER } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { isAerospace } from '../kinds.ts';
import { GLOBE, hexesBelow, isOnSurface, realmOf } from '../places.ts';
import { worldIn } from '../world.ts';
import {
  aboard,
  enemiesAt,
  type InWar,
  isDisrupted,
  kindOf,
  ownerOf,
  settlementAt,
  sheetOn,
} from './stacks.ts';

/** PA-ORBIT-05: hexes with land below the zone of a unit that could land. */
export function hexesToLand(state: InWar, id: number): number[] {
  const { place } = state.counters[id];
  if (place < 0 || realmOf(place) !== 'orbit' || state.war.doings[id].moved) return [];
  if (isDisrupted(state, id)) return [];
  if (state.war.doings[id].unloaded || !isAerospace(sheetOn(state, id).kind)) return [];
  const world = worldIn(state.setup);
  return hexesBelow(place).filter((hex) => world[hex].land !== null);
}

const hasEnemyCity = (state: InWar, hex: number, side: number): boolean => {
  const settlement = settlementAt(state, hex);
  if (!settlement || kindOf(state, settlement.counter) !== 'city') return false;
  const owner = ownerOf(state, settlement);
  return owner !== null && owner !== side;
};

function hasEnemyStronghold(state: InWar, hex: number, side: number): boolean {
  const settlement = settlementAt(state, hex);
  if (!settlement || kindOf(state, settlement.counter) === 'base') return false;
  const owner = ownerOf(state, settlement);
  return owner !== null && owner !== side;
}

/**
 * PA-ORBIT-05: what two dice must come to. Aerospace units of the enemy that lie face-down count when the dice are rolled; until
 * then nobody but their side knows of them.
 */
export const landingNumber =
  (state: InWar, id: number, hex: number, counts: 'all' | 'face-up') =>
  (tally: Tally<RuleId>): void => {
    const { side, quality } = state.counters[id];
    tally.add(LANDING.base, REASONS.landing, 'PA-ORBIT-05');
    const ofCrew = QUALITY_MODIFIER[quality];
    if (ofCrew !== 0) tally.add(ofCrew, REASONS.crew[quality], 'PA-ORBIT-05');
    if (hasEnemyStronghold(state, hex, side))
      tally.add(LANDING.stronghold, REASONS.enemyStronghold, 'PA-ORBIT-05');
    const cities = GLOBE.neighbours[hex].filter((beside) => hasEnemyCity(state, beside, side)).length;
    if (cities > 0) tally.add(cities * LANDING.cityBeside, REASONS.enemyCitiesNear(cities), 'PA-ORBIT-05');
    const flyers = enemiesAt(state, hex, side).filter(
      (enemy) =>
        (counts === 'all' || state.counters[enemy].faceUp) && isAerospace(kindOf(state, enemy) ?? 'mech'),
    ).length;
    if (flyers > 0) tally.add(flyers * LANDING.flyer, REASONS.enemyFlyers(flyers), 'PA-ORBIT-05');
  };

/** PA-DROP-01: units aboard a DropShip that can be dropped. */
export function droppable(state: InWar, ship: number): number[] {
  if (sheetOn(state, ship).kind !== 'dropship' || state.war.doings[ship].dropped) return [];
  return aboard(state, ship).filter((id) => {
    const { kind } = sheetOn(state, id);
    return kind === 'mech' || kind === 'battle-armor';
  });
}

/** PA-DROP-01, PA-ORBIT-03: hexes into which a DropShip can drop: those it has come by, and while in orbit those below it. */
export function hexesToDrop(state: InWar, ship: number): number[] {
  const { place } = state.counters[ship];
  if (place < 0) return [];
  const world = worldIn(state.setup);
  const way = wayOf(state, ship);
  const below = realmOf(place) === 'orbit' ? way.flatMap((each) => hexesBelow(each)) : [];
  return [...new Set([...way.filter(isOnSurface), ...below])].filter((hex) => world[hex].land !== null);
}

/** From which height: over a hex through which the ship came, or from orbit. */
export const isOrbitalDrop = (state: InWar, ship: number, hex: number): boolean =>
  !wayOf(state, ship).includes(hex);

const wayOf = (state: InWar, ship: number): readonly number[] => {
  const { way } = state.war.doings[ship];
  return way.includes(state.counters[ship].place) ? way : [...way, state.counters[ship].place];
};

/** PA-DROP-02: what becomes of a dropped unit, by its one or two rolls. */
export function dropResult(toughness: number, totals: readonly number[]): 'none' | 'damaged' | 'destroyed' {
  if (totals[0] < toughness) return 'none';
  return totals[1] >= toughness ? 'destroyed' : 'damaged';
}
