import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Place, Whole } from '@ironfield/kernel/menu/menu.ts';
import { headingTo, movedAlong } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import type { Unit } from '../../cards/unit.ts';
import { INCH } from '../../data/tables.ts';
import type { Order } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { resultThrows } from '../../rules/core/odds.ts';
import { armorAgainst } from '../../rules/damage/armor.ts';
import { damageLevel } from '../../rules/damage/damage.ts';
import { defenseSkill } from '../../rules/modifiers/defense-modifiers.ts';
import { ascentsOf, cliffAlong, jumpsOf } from '../../rules/movement/cliffs.ts';
import { movementLeft, moverOf } from '../../rules/movement/legs.ts';
import { fallMultiplier, maneuverModifiers, maneuverThreshold } from '../../rules/movement/maneuver.ts';
import { groundCost } from '../../rules/terrain/ground.ts';
import { barrierTo } from '../../rules/terrain/room.ts';
import { climbCost } from '../../rules/terrain/terrain.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { formOf } from '../fire/attacks.ts';
import { enemiesFrom } from '../fire/shots.ts';

/** Steps of damage that a jump may cost. */
const BOLDNESS = 0.2;
/** The preferred altitude of a Hopper, in inches: above most terrain, and within reach of its own weapons. */
const CRUISE = 3;
/** The least distance left for flying ahead that makes a rise worthwhile. */
const LEAST_FLIGHT = 3;

/** Up, down and over cliffs, where that brings a unit nearer to the enemy; `null` where it has better things to do. */
export function heightOrder(state: State, id: number, orders: readonly OrderForm[]): Order | null {
  const [enemy] = enemiesFrom(state, id);
  if (enemy === undefined) return null;
  const there = state.units[enemy].at!;
  return (
    onCliff(state, id, orders, there) ??
    inTheAir(state, id, orders) ??
    atCliff(state, id, orders, there) ??
    offTheGround(state, id, orders)
  );
}

/** On to the end that is nearer. */
function onCliff(state: State, id: number, orders: readonly OrderForm[], there: Place): Order | null {
  const { at, body } = state.units[id];
  if (!body.climb || !formOf(orders, 'climb-on')) return null;
  const isUp = distance(body.climb.onTop, there) <= distance(at!, there);
  const ends = formOf(orders, 'climb-on')!.fields[0];
  const wanted = isUp ? 'up' : 'down';
  const isOffered = ends.kind === 'pick' && Array.from(ends.values).includes(wanted);
  return { type: 'climb-on', to: isOffered === isUp ? 'up' : 'down' };
}

/** A jumping unit goes as far as it can and still land. */
function inTheAir(state: State, id: number, orders: readonly OrderForm[]): Order | null {
  const { activation, body } = state.units[id];
  if (activation?.jets == null) return null;
  const ahead = formOf(orders, 'advance')?.fields[0] as Whole | undefined;
  const most = Math.min(activation.jets - body.altitude, ahead?.max ?? 0);
  for (let far = most; ahead && far >= ahead.min; far -= INCH / 2)
    if (canLand(state, id, far)) return { type: 'advance', distance: far };
  const sink = formOf(orders, 'sink')?.fields[0] as Whole | undefined;
  return sink ? { type: 'sink', by: sink.max } : null;
}

/** HGB-AUX-05: as a Hopper, who does not get everywhere. */
function canLand(state: State, id: number, far: number): boolean {
  const { at, heading } = state.units[id];
  const unit: Unit = { ...unitOf(state, id), mode: 'R', altitude: 0 };
  return !barrierTo(state.scene, unit, movedAlong(at!, heading, far));
}

function atCliff(state: State, id: number, orders: readonly OrderForm[], there: Place): Order | null {
  const { at } = state.units[id];
  const isNearer = (place: Place): boolean => distance(place, there) < distance(at!, there);
  if (formOf(orders, 'climb')) {
    const ascent = ascentsOf(state, id).find(({ onTop, at: foot, isDown }) =>
      isNearer(isDown ? foot : onTop),
    );
    if (ascent) return { type: 'climb', way: ascent.way };
  }
  if (formOf(orders, 'jump')) {
    const jump = jumpsOf(state, id).find(
      ({ to, levels }) => isNearer(to) && fallRisk(state, id, levels) < BOLDNESS,
    );
    if (jump) return { type: 'jump', way: jump.way };
  }
  return null;
}

/** HGB-TERR-06: the expected steps of damage in a fall of this many levels. */
function fallRisk(state: State, id: number, levels: number): number {
  const unit = unitOf(state, id);
  const ground = groundCost(unit, piecesAt(state.scene, state.units[id].at!)) ?? 1;
  const threshold = totalOf<RuleId>((tally) => maneuverThreshold(tally, ground, levels));
  const multiplier = totalOf<RuleId>((tally) => fallMultiplier(tally, unit, levels));
  const armor = totalOf<RuleId>((tally) => armorAgainst(tally, unit, { from: ['F'], traits: {} }));
  const modifier = totalOf<RuleId>((tally) => maneuverModifiers(tally, unit));
  const throws = resultThrows({ level: defenseSkill(unit), modifier });
  let steps = 0;
  let all = 0;
  for (const [result, count] of throws.entries()) {
    steps += count * damageLevel(Math.max(0, threshold - result) * multiplier, armor);
    all += count;
  }
  return steps / all;
}

/** A Hopper flies; a unit with jets and no way left to walk jumps, if the jump is real. */
function offTheGround(state: State, id: number, orders: readonly OrderForm[]): Order | null {
  const { altitude } = moverOf(state, id);
  const left = movementLeft(state, id) / INCH;
  const rise = formOf(orders, 'rise');
  if (
    rise &&
    state.units[id].activation?.jets == null &&
    altitude < CRUISE * INCH &&
    left > CRUISE + LEAST_FLIGHT
  )
    return { type: 'rise', by: Math.min((rise.fields[0] as Whole).max, CRUISE) };
  const jets = formOf(orders, 'jets');
  const isSpent = !formOf(orders, 'walk') && !formOf(orders, 'advance');
  if (jets && isSpent && canLand(state, id, 0) && (jets.fields[0] as Whole).max >= LEAST_FLIGHT)
    return { type: 'jets', by: 1 };
  return null;
}

/** A unit considers cliffs within this distance. */
const BEFORE_IT = 1.5 * INCH;

/** A cliff stands between a unit that could climb it and the nearest enemy. */
export function isBeforeCliff(state: State, id: number): boolean {
  const { at } = state.units[id];
  const [enemy] = enemiesFrom(state, id);
  const unit = unitOf(state, id);
  if (enemy === undefined || climbCost(unit) === null) return false;
  const way = headingTo(at!, state.units[enemy].at!);
  if (way < 0 || !unit.sheet.card.movement.some(({ mode }) => mode === 'W')) return false;
  return cliffAlong(state.scene, at!, movedAlong(at!, way, BEFORE_IT)) !== null;
}
