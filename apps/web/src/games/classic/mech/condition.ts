import { LOSSES } from '@ironfield/mechbay/sheet/text.ts';
// The condition of a 'Mech at a glance.

import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { HEAT_SCALE, type HeatScale, heatEffect } from '@ironfield/classic/data/tables.ts';
import type { Design } from '@ironfield/classic/design.ts';
import {
  engineHits,
  gyroHits,
  isHit,
  isLifeSupportHit,
  legsOn,
  sensorHits,
} from '@ironfield/classic/kinds/mech/condition.ts';
import { LOCATION_NAMES } from '@ironfield/classic/kinds/mech/text.ts';
import { gaitOf } from '@ironfield/classic/rules/movement/gaits.ts';
import { areWhole, isLost, weaponWorks } from '@ironfield/classic/rules/unit/condition.ts';
import { isWithAnother } from '@ironfield/classic/rules/unit/riding.ts';
import { fullStrength } from '@ironfield/classic/rules/unit/squads.ts';
import { OFF_MAP } from '@ironfield/classic/state.ts';
import type { Paces } from '@ironfield/classic/text/paces.ts';
import type { MechDesign } from '@ironfield/classic/units/design.ts';
import { LOCATIONS } from '@ironfield/classic/units/locations.ts';
import type { Mech, Table } from './table.ts';
import { HEAT_EFFECTS, STATES, TROUBLES } from './text.ts';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Armour and structure left, from 0 to 1; nothing is left of what is lost, unless it got away. */
export function healthOf(design: Design, mech: Mech): number {
  const { body, loss } = mech;
  if (loss && loss !== 'escaped') return 0;
  const full = timesJoined(design, mech) * (sum(design.armor) + sum(design.structure));
  return (sum(body.armor) + sum(body.structure)) / full;
}

/** MT-INFY-02: how many times as many as were set up have joined. */
const timesJoined = (design: Design, mech: Mech): number => fullStrength(design, mech) / design.structure[0]!;

/** Of the armour alone, in whole percent; a scratch already shows. */
export function armorPercent(design: Design, { body }: Mech): number {
  const full = sum(design.armor);
  return full === 0 ? 0 : Math.floor((100 * sum(body.armor)) / full);
}

/** Heat from which on it does something, and from which on it may shut the reactor down. */
export const WARM = HEAT_SCALE.mp[0].from;
export const HOT = HEAT_SCALE.shutdown[0].from;

/** The effects of this much heat (CBT-HEA-08). */
export function heatEffects(scale: HeatScale, heat: number): string[] {
  const mp = heatEffect(scale.mp, heat);
  const toHit = heatEffect(scale.toHit, heat);
  const shutdown = heatEffect(scale.shutdown, heat);
  const explosion = heatEffect(scale.explosion, heat);
  return [
    ...(mp > 0 ? [HEAT_EFFECTS.mp(mp)] : []),
    ...(toHit > 0 ? [HEAT_EFFECTS.toHit(toHit)] : []),
    ...(heat >= scale.automatic
      ? [HEAT_EFFECTS.automatic]
      : shutdown > 0
        ? [HEAT_EFFECTS.shutdown(shutdown)]
        : []),
    ...(explosion > 0 ? [HEAT_EFFECTS.explosion(explosion)] : []),
  ];
}

/** Lasting damage that a player must reckon with, the worst first. */
export function troublesOf(
  design: MechDesign,
  mech: Mech,
  names: readonly string[] = LOCATION_NAMES,
): string[] {
  if (mech.loss) return [];
  const engine = engineHits(design, mech.body);
  const gyro = gyroHits(design, mech.body);
  const sensors = sensorHits(design, mech.body);
  const out = design.weapons.filter((weapon) => !weaponWorks(weapon, mech.body)).length;
  return [
    ...(engine > 0 ? [TROUBLES.engine(engine)] : []),
    ...(gyro > 0 ? [TROUBLES.gyro(gyro)] : []),
    ...LOCATIONS.filter((location) => isLost(mech.body, location)).map((location) =>
      TROUBLES.lost(names[location]!),
    ),
    ...(legsOn(design).some((leg) => isHit(design.masks.hip, mech.body, leg)) ? [TROUBLES.hip] : []),
    ...(sensors > 0 ? [TROUBLES.sensors(sensors)] : []),
    ...(isLifeSupportHit(design, mech.body) ? [TROUBLES.lifeSupport] : []),
    ...(out > 0 ? [TROUBLES.weapons(out)] : []),
    ...emptyWeapons(design, mech).map(TROUBLES.noAmmo),
    ...(mech.crew.hits > 0 ? [TROUBLES.pilot(mech.crew.hits)] : []),
  ];
}

/** Shots that a weapon can still draw on; `null` for one that needs none. */
export function shotsFor(design: Design, mech: Mech, weapon: number): number | null {
  const { bins } = design.weapons[weapon];
  if (bins.length === 0 && design.weapons[weapon].type.shots === 0) return null;
  const usable = bins.filter((bin) => {
    const { part } = design.bins[bin];
    return part === null || areWhole(part, mech.body);
  });
  return sum(usable.map((bin) => mech.body.shots[bin]));
}

function emptyWeapons(design: Design, mech: Mech): string[] {
  const names = design.weapons.flatMap((mount, weapon) =>
    weaponWorks(mount, mech.body) && shotsFor(design, mech, weapon) === 0 ? [mount.type.name] : [],
  );
  return [...new Set(names)];
}

/** The reasons why it cannot act as it likes, and its next action. */
export function statesOf(field: Battlefield, table: Table, unit: number): readonly string[] {
  const mech = table.units[unit];
  if (mech.loss) return [LOSSES[mech.loss]];
  const states = [
    ...(mech.shutDown > 0 ? [STATES.shutDown] : []),
    ...(mech.crew.knockedOut > 0 ? [field.kinds[unit]!.cockpit ? STATES.unconscious : STATES.stunned] : []),
    ...(mech.prone ? [STATES.prone] : []),
    ...(mech.thisTurn.onslaught
      ? [mech.thisTurn.onslaught.kind === 'dfa' ? STATES.flying : STATES.charging]
      : []),
    ...(mech.club ? [STATES.club] : []),
  ];
  return field.plugged.states?.(states, field, table, unit) ?? states;
}

/** Its standing orders. */
export function ordersOf(field: Battlefield, table: Table, unit: number): readonly string[] {
  const { loss, sinksOff } = table.units[unit];
  if (loss || isVeiled(table, unit)) return [];
  const orders = sinksOff > 0 ? [STATES.sinksOff(sinksOff)] : [];
  return field.plugged.orders?.(orders, table, unit) ?? orders;
}

/** Its deeds of this turn, as far as that is past. */
export function doneBy(table: Table, { thisTurn, thisPhase, loss, hex }: Mech, paces: Paces): string[] {
  const { phase, turn } = table;
  if (loss || hex < 0 || turn === 0 || phase === 'initiative') return [];
  const isMoving = phase === 'movement';
  const isDeclaring = phase === 'weapon' || phase === 'physical';
  return [
    ...(isMoving && !thisPhase.acted ? [] : [movedAs(table, thisTurn, paces)]),
    ...(isDeclaring && thisPhase.acted ? [STATES.declared] : []),
  ];
}

/** Is what is marked on its record sheet hidden from whoever looks? */
export const isVeiled = ({ veiled }: Table, unit: number): boolean => veiled?.includes(unit) ?? false;

function movedAs(table: Table, { mode, marks, hexesMoved }: Mech['thisTurn'], paces: Paces): string {
  const gait = marks?.gait && gaitOf(battlefieldOf(table), marks.gait);
  const { did } = gait ? { did: gait.past } : paces[mode];
  if (mode === 'still') return did;
  // A word is room enough for whoever turned where it stands.
  return mode === 'walk' && hexesMoved === 0 && !gait ? STATES.turned : `${did} ${hexesMoved}`;
}

/** Of who is not to be seen on the map. */
function whereabouts(field: Battlefield, table: Table, unit: number): string {
  if (!isVeiled(table, unit) || table.turn === 0) return STATES.notOnMap;
  const ghost = field.plugged.ghosts?.([], table).find((each) => each.unit === unit);
  return ghost ? STATES.seen(ghost.turn, field.board.number[ghost.hex]) : STATES.unseen;
}

function placeOf(field: Battlefield, table: Table, unit: number): readonly string[] {
  if (table.units[unit].hex !== OFF_MAP) return field.plugged.whereInHex?.([], field, table, unit) ?? [];
  const { enters } = field.setup.units[unit];
  return [enters ? STATES.enters(enters.turn, enters.edge) : whereabouts(field, table, unit)];
}

/** The whole 'Mech in a line. */
export function lineOf(field: Battlefield, table: Table, unit: number): string {
  const mech = table.units[unit];
  const design = field.designs[unit];
  if (mech.loss) return LOSSES[mech.loss];
  // Of who is aboard, or clings to somebody, that is said already.
  const place = isWithAnother(mech) ? [] : placeOf(field, table, unit);
  const words = [...place, ...doneBy(table, mech, field.kinds[unit]!.paces)];
  if (isVeiled(table, unit)) return words.join(' · ');
  // There is little room: what the bar shows as well comes last, and goes where all is well and there is more to say.
  const hasMore = words.length > 0 || statesOf(field, table, unit).length > 0;
  const withHealth = (health: string, isWhole: boolean) =>
    (isWhole && hasMore ? words : [...words, health]).join(' · ');
  if (field.kinds[unit]!.troopers) {
    const [left, all] = [sum(mech.body.structure), sum(design.structure) * timesJoined(design, mech)];
    return withHealth(STATES.troopers(left, all), left === all);
  }
  // MT-STRUCT-07: it has no armour of its own.
  if (field.kinds[unit]!.emplaced) return words.join(' · ');
  const armor = armorPercent(design, mech);
  return withHealth(STATES.armor(armor), armor === 100);
}
