import { SALVO } from '@ironfield/gearblitz/data/support.ts';
import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { blastRadius, centreOf, defendersAgainst } from '@ironfield/gearblitz/rules/attack/aiming.ts';
import { unitsUnder } from '@ironfield/gearblitz/rules/attack/touched.ts';
import { homeOf } from '@ironfield/gearblitz/rules/battle/zones.ts';
import { coverFrom } from '@ironfield/gearblitz/rules/sight/sighting.ts';
import { isSalvo } from '@ironfield/gearblitz/rules/support/support.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf, View } from '@ironfield/kernel/play/game.ts';
import { isSamePlace } from '@ironfield/table/place.ts';
import { stateOn, type Table } from './types.ts';

/** Something that may come down elsewhere than it is aimed at, while its owner says which way a 1 leads. */
export interface Scattering {
  readonly from: Place;
  readonly aim: Place;
  /** The radius of its area, in thousandths of an inch; 0 for a single target. */
  readonly radius: number;
  /** The models that it would hit without scattering. */
  readonly models: readonly number[];
}

/** HGB-IF-03, HGB-ARTY-02: an attack of a unit, or a salvo from beyond the table; null where the question is another. */
export function scatteringOf(table: Table, question: View<GearBlitz>['question']): Scattering | null {
  const asked = question as FrameOf<GearBlitz> | null;
  switch (asked?.step) {
    case 'scatter-point':
      return attackIn(table, asked.attack);
    case 'cardinal':
      return salvoIn(table, asked.asset);
    default:
      return null;
  }
}

function attackIn(table: Table, attack: GearBlitz['Frames']['scatter-point']['attack']): Scattering {
  const state = stateOn(table);
  const aim = centreOf(state, attack);
  return {
    from: table.units[attack.by].at ?? aim,
    aim,
    radius: blastRadius(state, attack),
    models: defendersAgainst(state, attack),
  };
}

function salvoIn(table: Table, asset: number): Scattering | null {
  const salvo = table.battle.support[asset];
  const { at: aim, seat } = salvo;
  if (!isSalvo(salvo) || !aim) return null;
  const radius = SALVO[salvo.type].radius * INCH;
  const state = stateOn(table);
  const isSpared = (id: number) => coverFrom(state, aim, id).isShielded;
  return {
    from: homeOf(table.scene, table.battle.zones[seat], aim),
    aim,
    radius,
    models: unitsUnder(state, { centre: aim, radius, target: null }, seat, isSpared),
  };
}

/** A point on the far side of what is aimed at, as far from it as that from which it comes. */
export function beyond({ scene }: Table, { from, aim }: Scattering): Place {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const point = { x: within(2 * aim.x - from.x, scene.width), y: within(2 * aim.y - from.y, scene.height) };
  return isSamePlace(point, aim) ? { x: scene.width - aim.x, y: scene.height - aim.y } : point;
}
