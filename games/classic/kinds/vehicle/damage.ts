// What hits do to a vehicle (MT-PRE-10, MT-PRE-23): armour, then structure, never on to another part.

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { CRITICAL_HITS } from '../../data/tables.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { MotiveEffect, Struck } from '../../kind.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { type CrewTrouble, killCrew, stunCrew } from '../../rules/crew/crew.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { immobilize, jam, lockTurret, slow } from '../../rules/damage/motive.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { State, UnitState } from '../../state.ts';
import { PURPOSES } from '../../text/damage.ts';
import { WEAPON_VALUES } from './data/weapon-values.ts';
import { FRONT } from './parts.ts';

/** What one critical hit does. */
export type VehicleCritical = CrewTrouble | 'jammed' | 'engine' | 'fuel' | 'power-plant';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** What a hit has done to the way it moves, or turns its turret. */
    motive: { readonly type: 'motive'; readonly unit: number; readonly effect: MotiveEffect };
    'vehicle-critical': {
      readonly type: 'vehicle-critical';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly result: VehicleCritical;
      /** The one that jams; -1 where there is none. */
      readonly weapon: number;
    };
  }
}

/** MT-PRE-23: by one die from 1 on. */
const CRITICALS: readonly VehicleCritical[] = [
  'stunned',
  'jammed',
  'engine',
  'killed',
  'fuel',
  'power-plant',
];

/** A hit reaches the inside, or the table says so: either is a chance of critical hits. */
export function strike(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { part, critical, effect, by = unit }: Struck,
  points: number,
): void {
  if (inflict(play, unit, part, points, false)) criticalHits(play, field, unit, part, by);
  if (critical) criticalHits(play, field, unit, part, by);
  if (effect) applyMotive(play, unit, effect);
  breakOpen(play, field, unit, part);
}

/** CBT-SCN-13: on the front, without critical hits. */
export function batter(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  inflict(play, unit, FRONT, points, false);
  breakOpen(play, field, unit, FRONT);
}

export function damageInside(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  points: number,
): void {
  if (inflict(play, unit, part, points, true)) criticalHits(play, field, unit, part, unit);
  breakOpen(play, field, unit, part);
}

/** No rule of vehicles asks for it bin by bin: with one of them everything goes up. */
export function explode(play: Play<Classic>, field: Battlefield, unit: number): void {
  destroy(play, field, unit, 'explosion');
}

/** Says whether the structure was damaged. What is more than the part has is lost. */
function inflict(play: Play<Classic>, unit: number, part: Part, points: number, inside: boolean): boolean {
  const { body, thisPhase } = play.state.units[unit];
  const onArmor = inside ? 0 : Math.min(points, body.armor[part]);
  const onStructure = Math.min(points - onArmor, body.structure[part]);
  const damage = onArmor + onStructure;
  if (damage === 0) return false;
  body.armor[part] -= onArmor;
  body.structure[part] -= onStructure;
  thisPhase.damage += damage;
  const { [part]: armor } = body.armor;
  const { [part]: structure } = body.structure;
  play.emit({ type: 'damaged', unit, location: part, rear: false, damage, armor, structure });
  return onStructure > 0;
}

/** Any part without structure is the end, the turret included. */
function breakOpen(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void {
  const { body } = play.state.units[unit];
  if (body.structure[part] > 0 || isLost(body, part)) return;
  losePart(play.state, unit, part);
  play.emit({ type: 'location-lost', unit, location: part, blownOff: false });
  destroy(play, field, unit, 'broken');
}

export function losePart({ units }: Pick<State, 'units'>, unit: number, part: Part): void {
  const { body } = units[unit];
  body.lost |= bitOf(part);
  body.structure[part] = 0;
  body.armor[part] = 0;
}

/** One chance of critical hits. */
function criticalHits(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  by: number,
): boolean {
  const dice = play.roll(PURPOSES.critical, 2, rolledBy(by, undefined, unit));
  const count = CRITICAL_HITS[sum(dice) - 2];
  play.emit({ type: 'critical-roll', unit, location: part, dice, count });
  for (let i = 0; i < count; i++) failInside(play, field, unit, part, by);
  return count > 0;
}

export { criticalHits as threaten };

/** One critical hit. */
export function failInside(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  _part: Part,
  by = unit,
): void {
  const dice = play.roll(PURPOSES.slot, 1, rolledBy(by, undefined, unit));
  const result = CRITICALS[dice[0] - 1];
  const weapon = result === 'jammed' ? mainWeapon(field, unit) : -1;
  const vehicle = play.state.units[unit];
  fail(vehicle, result, weapon, play.state.turn);
  play.emit({ type: 'vehicle-critical', unit, dice, result, weapon });
  if (result === 'killed') destroy(play, field, unit, 'crew');
  else if (result === 'fuel') destroy(play, field, unit, 'fuel');
  else if (result === 'power-plant') destroy(play, field, unit, 'explosion');
}

/** What a critical hit changes of a vehicle that it does not destroy. */
export function fail(vehicle: UnitState, result: VehicleCritical, weapon: number, turn: number): void {
  if (result === 'stunned') stunCrew(vehicle, turn);
  else if (result === 'killed') killCrew(vehicle);
  else if (result === 'jammed' && weapon >= 0) jam(vehicle, weapon, turn);
  else if (result === 'engine') immobilize(vehicle);
}

/** The weapon of the highest Battle Value, and of several the first. */
function mainWeapon({ designs }: Battlefield, unit: number): number {
  const values = designs[unit].weapons.map(({ type }) => WEAPON_VALUES[type.id] ?? 0);
  return values.indexOf(Math.max(...values));
}

function applyMotive(play: Play<Classic>, unit: number, effect: MotiveEffect): void {
  harmMotive(play.state.units[unit], effect);
  play.emit({ type: 'motive', unit, effect });
}

export function harmMotive(vehicle: UnitState, effect: MotiveEffect): void {
  if (effect === 'immobilized') immobilize(vehicle);
  else if (effect === 'slowed') slow(vehicle);
  else lockTurret(vehicle);
}
