// The effect of hits on a vehicle (MT-PRE-10, MT-PRE-23): armour, then structure, never on to another part.

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { type Absorbed, absorb, type Nature } from '../../data/plating.ts';
import { CRITICAL_HITS, LOWEST_ROLL } from '../../data/tables.ts';
import { bitOf, type Part } from '../../design.ts';
import type { AttackSide } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { MotiveEffect, Struck } from '../../kind.ts';
import type { VehicleCriticalRoll } from '../../points/damage.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { type CrewTrouble, killCrew, stunCrew } from '../../rules/crew/crew.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { lockFront, loseFront } from '../../rules/damage/front-turret.ts';
import { breakWeapon, immobilize, jam, lockTurret, slow } from '../../rules/damage/motive.ts';
import { walkMp } from '../../rules/movement/movement-points.ts';
import { isLost, weaponWorks } from '../../rules/unit/condition.ts';
import { hasWorking } from '../../rules/unit/fittings.ts';
import type { Body, State, UnitState } from '../../state.ts';
import { PURPOSES } from '../../text/damage.ts';
import { WEAPON_VALUES } from './data/weapon-values.ts';
import { FRONT, FRONT_TURRET, isTurret, PART_OF, REAR, ROTOR, TURRET } from './parts.ts';
import { comeDown, crash } from './vtol/crash.ts';

type PartHit = Parameters<VehicleCriticalRoll>[3];

/** The effects of one critical hit. */
export type VehicleCritical = CrewTrouble | 'jammed' | 'engine' | 'fuel' | 'power-plant';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** The effect of a hit on its way of moving, or on its turret. */
    motive: { readonly type: 'motive'; readonly unit: number; readonly effect: MotiveEffect };
    'vehicle-critical': {
      readonly type: 'vehicle-critical';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly result: VehicleCritical;
      /** The one that jams; -1 where there is none. */
      readonly weapon: number;
    };
    /** MT-PRE-23: a weapon is torn off. */
    'weapon-torn-off': { readonly type: 'weapon-torn-off'; readonly unit: number; readonly weapon: number };
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
const VTOL_CRITICALS: readonly VehicleCritical[] = [
  'killed',
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
  struck: Struck,
  all: number,
): void {
  const left = field.plugged.intercepted?.(all, play, field, unit, struck) ?? all;
  if (left <= 0 && all > 0) return;
  const {
    part,
    critical,
    effect,
    by = unit,
    side = 'front',
    isMotive,
    most = left,
    nature,
    pierces,
  } = struck;
  const points = Math.min(left, most);
  const hit = { part, side, by };
  // MT-WPN-06: nothing pierces hardened armor.
  const isHard =
    field.designs[unit].plating?.[part] === 'hardened' && play.state.units[unit].body.armor[part] > 0;
  const { isHurt, rest } = inflict(play, field, unit, part, { points, nature });
  const isAdvanced = advanced(field, unit) !== null;
  if (isAdvanced) breakOpen(play, field, unit, part);
  if (isHurt) criticalHits(play, field, unit, hit);
  else if (pierces !== undefined && !isHard && points > 0)
    criticalHits(play, field, unit, { ...hit, modifier: pierces });
  if (!isAdvanced && critical) criticalHits(play, field, unit, hit);
  if (effect) applyMotive(play, field, unit, effect);
  if (!isAdvanced) breakOpen(play, field, unit, part);
  // MT-VCOM-13: the rest of the hit goes on to the side.
  const outlived =
    isTurret(part) || (part === ROTOR && field.plugged.outlivesTurret?.(false, 'rotor') === true);
  const goesOn = outlived && rest > 0 && play.state.units[unit].loss === null;
  if (goesOn)
    strike(play, field, unit, { part: PART_OF[side], rear: false, critical: false, by, side, nature }, rest);
  if (isAdvanced && critical) criticalHits(play, field, unit, hit);
  if (isMotive) field.plugged.motiveDamage?.(play, field, unit, 0);
  if (all > 0) field.plugged.partStruck?.(play, field, unit, part);
}

/** MT-VCOM-06: what stands for the usual rolls. */
const advanced = (field: Battlefield, unit: number): VehicleCriticalRoll | null =>
  field.plugged.vehicleCriticals?.(null, field, unit) ?? null;

/** CBT-SCN-13: on the front, without critical hits. */
export function batter(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  scrape(play, field, unit, FRONT, points);
}

export function damageInside(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  points: number,
): void {
  blowUp(play, field, unit, { part, side: 'front' }, points);
}

/** The same for a vehicle that was hit from this side. */
export function blowUp(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { part: struck, side }: { readonly part: Part; readonly side: AttackSide },
  points: number,
): void {
  const part = isLost(play.state.units[unit].body, struck) ? PART_OF[side] : struck;
  const { isHurt, rest } = inflict(play, field, unit, part, { points, inside: true });
  const isAdvanced = advanced(field, unit) !== null;
  if (isAdvanced) breakOpen(play, field, unit, part);
  if (isHurt) criticalHits(play, field, unit, { part, side, by: unit });
  if (!isAdvanced) breakOpen(play, field, unit, part);
  const goesOn = isTurret(part) && rest > 0 && play.state.units[unit].loss === null;
  if (goesOn) blowUp(play, field, unit, { part: PART_OF[side], side }, rest);
}

/** MT-VCOM-08: out through the rear. */
export function vent(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  scrape(play, field, unit, REAR, Math.min(points, play.state.units[unit].body.armor[REAR]));
}

/** No rule of vehicles asks for it bin by bin: with one of them everything goes up. */
export function explode(play: Play<Classic>, field: Battlefield, unit: number): void {
  blowApart(play, field, unit);
}

/** MT-PRE-23: behind CASE the crew lives, and so do its passengers. */
function blowApart(play: Play<Classic>, field: Battlefield, unit: number): void {
  const isSafe = hasWorking(field.designs[unit], play.state.units[unit].body, 'case');
  destroy(play, field, unit, isSafe ? 'gutted' : 'explosion');
}

/** Without critical hits. Says whether the armour was pierced. */
export function scrape(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  points: number,
): boolean {
  const { isHurt } = inflict(play, field, unit, part, { points });
  breakOpen(play, field, unit, part);
  return isHurt;
}

const NOTHING: Absorbed = { points: 0, boxes: 0 };

interface Inflicted {
  /** Its structure was damaged. */
  readonly isHurt: boolean;
  /** Points that are more than the part has. */
  readonly rest: number;
}

function inflict(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  {
    points,
    inside = false,
    nature,
  }: { readonly points: number; readonly inside?: boolean; readonly nature?: Nature | undefined },
): Inflicted {
  const { body, thisPhase } = play.state.units[unit];
  const plating = field.designs[unit].plating?.[part] ?? 'standard';
  const held = inside ? NOTHING : absorb(plating, nature, body.armor[part], points);
  const onStructure = Math.min(points - held.points, body.structure[part]);
  const damage = held.points + onStructure;
  const rest = points - damage;
  if (damage + held.boxes === 0) return { isHurt: false, rest };
  body.armor[part] -= held.boxes;
  body.structure[part] -= onStructure;
  thisPhase.damage += damage;
  const { [part]: armor } = body.armor;
  const { [part]: structure } = body.structure;
  play.emit({ type: 'damaged', unit, location: part, rear: false, damage, armor, structure });
  if (held.boxes > 0) field.plugged.armorWorn?.(play, field, unit, part);
  return { isHurt: onStructure > 0, rest };
}

/** Any part without structure is the end, mostly the turret included; without its rotor a VTOL comes down (MT-PRE-29). */
function breakOpen(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void {
  const { body } = play.state.units[unit];
  if (body.structure[part] > 0 || isLost(body, part)) return;
  losePart(play.state, unit, part);
  play.emit({ type: 'location-lost', unit, location: part, blownOff: false });
  if (part === ROTOR) crash(play, field, unit);
  else if (!isTurret(part) || !field.plugged.outlivesTurret?.(false, 'shot'))
    destroy(play, field, unit, 'broken');
}

export function losePart({ units }: Pick<State, 'units'>, unit: number, part: Part): void {
  const { body } = units[unit];
  if (part === TURRET) units[unit].twist = 0;
  if (part === FRONT_TURRET) loseFront(units[unit]);
  body.lost |= bitOf(part);
  body.structure[part] = 0;
  body.armor[part] = 0;
}

/** One chance of critical hits. */
function criticalHits(play: Play<Classic>, field: Battlefield, unit: number, hit: PartHit): boolean {
  const { part, by, modifier = 0 } = hit;
  const roll = advanced(field, unit);
  if (roll) return play.state.units[unit].loss === null && roll(play, field, unit, hit);
  const dice = play.roll(PURPOSES.critical, 2, rolledBy(by, undefined, unit));
  const count = CRITICAL_HITS[Math.max(LOWEST_ROLL, sum(dice) + modifier) - LOWEST_ROLL];
  play.emit({
    type: 'critical-roll',
    unit,
    location: part,
    dice,
    ...(modifier !== 0 && { modifier }),
    count,
  });
  for (let i = 0; i < count; i++) failInside(play, field, unit, part, by);
  return count > 0;
}

export const threaten = (
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  by: number,
): boolean => criticalHits(play, field, unit, { part, side: 'front', by });

/** One critical hit. */
export function failInside(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  by = unit,
): void {
  if (advanced(field, unit)) {
    threaten(play, field, unit, part, by);
    return;
  }
  const dice = play.roll(PURPOSES.slot, 1, rolledBy(by, undefined, unit));
  const results = field.kinds[unit].flight ? VTOL_CRITICALS : CRITICALS;
  const result = results[dice[0] - 1];
  const weapon = result === 'jammed' ? mainWeapon(field, unit) : -1;
  const vehicle = play.state.units[unit];
  if (result !== 'engine') fail(vehicle, result, weapon, play.state.turn);
  play.emit({ type: 'vehicle-critical', unit, dice, result, weapon });
  if (result === 'engine') comeDown(play, field, unit);
  else if (result === 'killed') {
    destroy(play, field, unit, 'crew');
    crash(play, field, unit);
  } else if (result === 'fuel') destroy(play, field, unit, 'fuel');
  else if (result === 'power-plant') blowApart(play, field, unit);
}

/** The change that a critical hit makes to a vehicle it does not destroy. */
export function fail(vehicle: UnitState, result: VehicleCritical, weapon: number, turn: number): void {
  if (result === 'stunned') stunCrew(vehicle, turn);
  else if (result === 'killed') killCrew(vehicle);
  else if (result === 'jammed' && weapon >= 0) jam(vehicle, weapon, turn);
  else if (result === 'engine') immobilize(vehicle);
}

/** The weapon of the highest Battle Value, and of several the first. */
function mainWeapon({ designs }: Battlefield, unit: number, left?: Body): number {
  const values = designs[unit].weapons.map((mount) =>
    left && !weaponWorks(mount, left) ? -1 : (WEAPON_VALUES[mount.type.id] ?? 0),
  );
  const most = Math.max(...values);
  return most < 0 ? -1 : values.indexOf(most);
}

function applyMotive(play: Play<Classic>, field: Battlefield, unit: number, effect: MotiveEffect): void {
  if (effect === 'weapon-lost') {
    tearOff(play, field, unit);
    return;
  }
  harmMotive(play.state.units[unit], effect, play.state.turn);
  play.emit({ type: 'motive', unit, effect });
  if (effect === 'rotor-lost') crash(play, field, unit);
  // MT-PRE-29
  if (effect === 'slowed' && walkMp(field, play.state, unit) === 0) crash(play, field, unit);
}

export function harmMotive(vehicle: UnitState, effect: MotiveEffect, turn: number): void {
  if (effect === 'immobilized') immobilize(vehicle);
  else if (effect === 'slowed') slow(vehicle);
  else if (effect === 'turret-locked') lockTurret(vehicle);
  else if (effect === 'front-turret-locked') lockFront(vehicle, turn);
  else if (effect === 'rotor-lost') loseRotor(vehicle);
}

function loseRotor({ body }: UnitState): void {
  body.lost |= bitOf(ROTOR);
  body.structure[ROTOR] = 0;
  body.armor[ROTOR] = 0;
}

/** MT-PRE-23: of the weapons that are left the main one. */
function tearOff(play: Play<Classic>, field: Battlefield, unit: number): void {
  const weapon = mainWeapon(field, unit, play.state.units[unit].body);
  if (weapon < 0) return;
  breakWeapon(play.state.units[unit], field.designs[unit].weapons[weapon]);
  play.emit({ type: 'weapon-torn-off', unit, weapon });
}
