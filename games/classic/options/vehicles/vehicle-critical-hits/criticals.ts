// One roll for critical hits on a vehicle, and what it does (MT-VCOM-06, MT-VCOM-08).

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { LOWEST_ROLL } from '../../../data/tables.ts';
import type { Part, WeaponMount } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { VehicleCriticalRoll } from '../../../points/damage.ts';
import { anyOf, rolledBy } from '../../../rules/crew/about-rolls.ts';
import { killCrew } from '../../../rules/crew/crew.ts';
import {
  type CrewMember,
  daze,
  hitCrew,
  hitTailRotor,
  isStuckWeapon,
  isTailRotorHit,
  jamWeapon,
  lacksStabilizer,
  loseStabilizer,
  turretJamOf,
} from '../../../rules/damage/crew-damage.ts';
import { destroy } from '../../../rules/damage/destruction.ts';
import { frontJamOf, isFrontLocked } from '../../../rules/damage/front-turret.ts';
import { breakWeapon, isTurretLocked, slow } from '../../../rules/damage/motive.ts';
import type { VehicleDamage } from '../../../rules/damage/vehicle-damage.ts';
import { isAloft } from '../../../rules/ground/altitude.ts';
import { isLost, weaponWorks } from '../../../rules/unit/condition.ts';
import { hasWorking } from '../../../rules/unit/fittings.ts';
import { noteInside } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';
import { PURPOSES } from '../../../text/damage.ts';
import { damageOn } from './table.ts';

declare module '../../../extensions.ts' {
  interface InsideMarks {
    /** The hit on the tank of a fusion engine that may set it off (MT-EXPL-01). */
    readonly tankHit?: { readonly turn: number; readonly phase: State['phase'] };
  }
  interface OptionEvents {
    'vehicle-damage': {
      readonly type: 'vehicle-damage';
      readonly unit: number;
      readonly location: Part;
      readonly dice: readonly number[];
      readonly result: VehicleDamage;
      /** The one that jams or is lost; -1 where there is none. */
      readonly weapon: number;
      /** Ammunition goes up behind CASE. */
      readonly isContained?: true | undefined;
    };
    /** Everybody sees that it does not turn. */
    'turret-jam': {
      readonly type: 'turret-jam';
      readonly unit: number;
      readonly turn: number;
      readonly front?: true;
    };
  }
}

const rotorOf = ({ kinds }: Battlefield, unit: number): Part => kinds[unit].codes.indexOf('RO');
const FRONT_TURRET = 'FT';
/** The turret that was hit, or the only one. */
const turretAt = ({ kinds }: Battlefield, unit: number, part: Part): Part =>
  kinds[unit].codes[part] === FRONT_TURRET ? part : kinds[unit].codes.indexOf('TU');
const isFront = ({ kinds }: Battlefield, unit: number, part: Part): boolean =>
  kinds[unit].codes[part] === FRONT_TURRET;
const burnsFuel = (field: Battlefield, unit: number): boolean =>
  field.kinds[unit].hull?.burnsFuel(field, unit) === true;

/** Points of all the ammunition that is left. */
const ammunitionPoints = ({ designs }: Battlefield, unit: number, { body }: UnitState): number =>
  designs[unit].bins.reduce((points, { rack }, bin) => points + rack * body.shots[bin], 0);

type Weapons = readonly (readonly [WeaponMount, number])[];

const working = ({ designs }: Battlefield, unit: number, { body }: UnitState): Weapons =>
  designs[unit].weapons
    .map((mount, weapon) => [mount, weapon] as const)
    .filter(([mount]) => weaponWorks(mount, body));

/** One of these weapons, each as likely as any other; -1 where there is none. */
function oneOf(play: Play<Classic>, weapons: Weapons): number {
  return weapons.length === 0 ? -1 : weapons[anyOf(play, weapons.length)][1];
}

/** A weapon there, and if there is none one elsewhere. */
function weaponToLose(play: Play<Classic>, field: Battlefield, unit: number, part: Part): number {
  const all = working(field, unit, play.state.units[unit]);
  const here = all.filter(([{ location }]) => location === part);
  return oneOf(play, here.length > 0 ? here : all);
}

function weaponToJam(play: Play<Classic>, field: Battlefield, unit: number, part: Part): number {
  const vehicle = play.state.units[unit];
  return oneOf(
    play,
    working(field, unit, vehicle).filter(
      ([{ location }, weapon]) => location === part && !isStuckWeapon(vehicle, weapon),
    ),
  );
}

/** A result for which there is nothing to hit becomes another. */
function cameTo(
  field: Battlefield,
  vehicle: UnitState,
  unit: number,
  part: Part,
  result: VehicleDamage,
): VehicleDamage {
  if (result === 'ammunition' && ammunitionPoints(field, unit, vehicle) === 0) return 'weapon-destroyed';
  const jam = isFront(field, unit, part) ? frontJamOf(vehicle) : turretJamOf(vehicle);
  if (result === 'turret-jam' && jam) return 'turret-locks';
  return result;
}

/** Is there anything of the kind that is hit? */
function isThere(
  field: Battlefield,
  unit: number,
  vehicle: UnitState,
  part: Part,
  result: VehicleDamage,
): boolean {
  if (result === 'none' || result === 'cargo') return false;
  if (result.includes('rotor')) {
    if (isLost(vehicle.body, rotorOf(field, unit))) return false;
    return result !== 'tail-rotor' || !isTailRotorHit(vehicle);
  }
  if (result.startsWith('turret')) {
    if (isLost(vehicle.body, turretAt(field, unit, part))) return false;
    const isLocked = isFront(field, unit, part) ? isFrontLocked(vehicle) : isTurretLocked(vehicle);
    return result === 'turret-off' || !isLocked;
  }
  if (result !== 'stabilizer') return true;
  const place = mountedAt(field, unit, part);
  const isArmed = working(field, unit, vehicle).some(([{ location }]) => location === place);
  return isArmed && !lacksStabilizer(vehicle, place);
}

function tableAt(field: Battlefield, unit: number, part: Part, total: number): VehicleDamage {
  const { flight, codes } = field.kinds[unit];
  const code = codes[part];
  return (flight && field.plugged.vtolDamage?.(code, total)) || damageOn(code, total);
}

/** MT-PRE-29: in the air it tries to land. */
function stopEngine(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { flight } = field.kinds[unit];
  if (flight && isAloft(play.state.units[unit])) flight.comeDown(play, field, unit);
  else play.happen({ type: 'motive', unit, effect: 'immobilized' });
}

/** MT-VCOM-04: weapons stay mounted on four sides, so those of a side are behind both halves of it. */
const WEAPONS_OF: Readonly<Record<string, string>> = { RB: 'RS', LB: 'LS' };

function mountedAt({ kinds }: Battlefield, unit: number, part: Part): Part {
  const { codes } = kinds[unit];
  return codes.indexOf(WEAPONS_OF[codes[part]] ?? codes[part]);
}

export const rollForDamage: VehicleCriticalRoll = (play, field, unit, { part, side, by, modifier = 0 }) => {
  const vehicle = play.state.units[unit];
  const dice = play.roll(PURPOSES.critical, 2, rolledBy(by, undefined, unit));
  const total = Math.max(LOWEST_ROLL, sum(dice) + modifier);
  const thrown = tableAt(field, unit, part, total);
  const open = field.plugged.vehicleResult?.(thrown, field, unit) ?? thrown;
  const found = cameTo(field, vehicle, unit, part, open);
  const result = isThere(field, unit, vehicle, part, found) ? found : 'none';
  const weapon =
    result === 'weapon-destroyed'
      ? weaponToLose(play, field, unit, mountedAt(field, unit, part))
      : result === 'weapon-jam'
        ? weaponToJam(play, field, unit, mountedAt(field, unit, part))
        : -1;
  const hasEffect = result !== 'none' && (weapon >= 0 || !result.startsWith('weapon'));
  const points = result === 'ammunition' ? ammunitionPoints(field, unit, vehicle) : 0;
  const told = hasEffect ? result : 'none';
  const isContained = told === 'ammunition' && hasWorking(field.designs[unit], vehicle.body, 'case');
  const contained = isContained ? { isContained: true as const } : {};
  play.happen({ type: 'vehicle-damage', unit, location: part, dice, result: told, weapon, ...contained });
  const { turn } = play.state;
  const turret = turretAt(field, unit, part);
  const front = isFront(field, unit, part) || undefined;
  switch (told) {
    case 'crew-killed':
      destroy(play, field, unit, 'crew');
      field.kinds[unit].flight?.crash(play, field, unit);
      break;
    case 'engine':
      stopEngine(play, field, unit);
      break;
    case 'fuel':
      if (burnsFuel(field, unit)) destroy(play, field, unit, 'fuel');
      else stopEngine(play, field, unit);
      break;
    case 'turret-jam':
      play.happen({ type: 'turret-jam', unit, turn, ...(front && { front }) });
      break;
    case 'turret-locks':
      play.happen({ type: 'motive', unit, effect: front ? 'front-turret-locked' : 'turret-locked' });
      break;
    case 'turret-off':
      field.kinds[unit].losePart(play.state, unit, turret, true);
      play.emit({ type: 'location-lost', unit, location: turret, blownOff: true });
      break;
    case 'ammunition':
      if (isContained) field.kinds[unit].hull?.vent(play, field, unit, points);
      else field.kinds[unit].hull?.blowUp(play, field, unit, { part, side }, points);
      if (vehicle.loss !== null) field.kinds[unit].flight?.crash(play, field, unit);
      break;
  }
  field.plugged.vehicleDamaged?.(play, field, unit, told);
  return hasEffect;
};

const MEMBERS: readonly string[] = [
  'driver',
  'commander',
  'sensors',
  'pilot',
  'copilot',
] satisfies CrewMember[];
const isMember = (result: VehicleDamage): result is CrewMember => MEMBERS.includes(result);

/** Marks a result on the sheet. */
export function markDamage(
  field: Battlefield,
  { units, turn, phase }: Pick<State, 'units' | 'turn' | 'phase'>,
  {
    unit,
    location,
    result,
    weapon,
    isContained,
  }: {
    readonly unit: number;
    readonly location: Part;
    readonly result: VehicleDamage;
    readonly weapon: number;
    readonly isContained?: true | undefined;
  },
): void {
  const vehicle = units[unit];
  if (isMember(result)) hitCrew(vehicle, result);
  if (result === 'commander' || result === 'crew-stunned') daze(vehicle, turn);
  if (isContained) shake(vehicle, turn);
  if (result === 'crew-killed') killCrew(vehicle);
  if (result === 'rotor') slow(vehicle);
  if (result === 'tail-rotor') hitTailRotor(vehicle);
  if (result === 'stabilizer') loseStabilizer(vehicle, mountedAt(field, unit, location));
  if (result === 'weapon-jam') jamWeapon(vehicle, weapon, turn);
  if (result === 'weapon-destroyed') breakWeapon(vehicle, field.designs[unit].weapons[weapon]);
  if (result === 'ammunition') vehicle.body.shots = vehicle.body.shots.map(() => 0);
  if (result === 'fuel' && !burnsFuel(field, unit)) noteInside(vehicle, { tankHit: { turn, phase } });
}

/** Driver hit, commander hit, and crew stunned: the last two stun it for a turn each. */
function shake(vehicle: UnitState, turn: number): void {
  hitCrew(vehicle, 'driver');
  hitCrew(vehicle, 'commander');
  daze(vehicle, turn);
  daze(vehicle, turn);
}
