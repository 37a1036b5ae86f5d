import type { OrderForm, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import { randomItem } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { middleOf } from '@ironfield/table/polygon.ts';
import { type Piece, wholeTable } from '@ironfield/table/scenes/scene.ts';
import { isInfantry } from '../../cards/unit.ts';
import type { Order } from '../../orders.ts';
import { bandTo, isInArcOf, mountedOn, whyNotUse } from '../../rules/attack/aiming.ts';
import { rofOf, usableRof } from '../../rules/core/range.ts';
import { baseOf, measuredFrom, seesPlace, touches } from '../../rules/sight/sighting.ts';
import { buildingAt, isBuilding, wallTowards } from '../../rules/terrain/structures.ts';
import { unitOf } from '../../state/roster.ts';
import type { Attack, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { WHY_NOT } from '../../text.ts';
import { ratePick, upTo, weaponPicked } from './firing.ts';

/** HGB-BLDG-03: with a weapon at the building in which a place lies. */
export function demolishForms(state: State, id: number): OrderForm<'demolish'>[] {
  if (state.units[id].actions === 0) return [];
  const buildings = buildingsFor(state, id);
  if (buildings.length === 0) return [];
  const can = (mount: number): boolean => ratesFor(state, id, mount, buildings).length > 0;
  const weapons = weaponPicked(state, id, can, (mount) => [rates(state, id, mount, buildings)]);
  return [{ type: 'demolish', label: SPECIAL_TEXT.demolish, fields: [weapons] }];
}

/** Buildings that can be aimed at, wherever they stand. */
const buildingsFor = (state: State, id: number): Piece[] =>
  state.scene.pieces.filter((piece) => isBuilding(piece) && placeOf(state, id, piece) !== undefined);

/** The place to aim at: its middle, or else its wall, unless another building is there, too. */
const placeOf = (state: State, by: number, piece: Piece): Place | undefined =>
  [middleOf(piece.corners), wallTowards(piece, measuredFrom(state, by))].find(
    (place) => buildingAt(state, place) === piece,
  );

interface Demolition {
  readonly by: number;
  readonly mount: number;
  readonly rof: number;
}

const rates = (state: State, by: number, mount: number, buildings: readonly Piece[]) =>
  ratePick(mountedOn(state, by, mount).weapon, ratesFor(state, by, mount, buildings), {
    at: (rof) => [buildingPoint(state, { by, mount, rof }, buildings)],
  });

/** Rates of Fire with which there is something to fire at. */
function ratesFor(state: State, by: number, mount: number, buildings: readonly Piece[]): number[] {
  if (whyNotUse(state, by, mount)) return [];
  const { mount: mounted, weapon } = mountedOn(state, by, mount);
  return upTo(rofOf(mounted, weapon)).filter((rof) =>
    buildings.some((piece) => !whyNotDemolish(state, { by, mount, rof }, piece)),
  );
}

/** HGB-BLDG-03, HGB-ATT-01: the nearest of it has to be in reach, in the arc and in sight. */
function whyNotDemolish(state: State, { by, mount: index, rof }: Demolition, piece: Piece): Reason | null {
  const mounted = mountedOn(state, by, index);
  const { mount, weapon } = mounted;
  const wall = wallTowards(piece, measuredFrom(state, by));
  if (weapon.traits.melee && !touches(baseOf(state, by), piece)) return WHY_NOT.noContact;
  const band = bandTo(state, by, mounted, wall);
  if (band === null) return WHY_NOT.outOfReach;
  if (weapon.traits.minimumRange && band === 'PB') return WHY_NOT.tooNear;
  if (rof > usableRof(mount, weapon, band)) return WHY_NOT.burstTooFar;
  if (!isInfantry(unitOf(state, by)) && !isInArcOf(state, by, mount, { ...wall, radius: 0 }))
    return WHY_NOT.outOfArc;
  return seesPlace(state, by, wall) ? null : WHY_NOT.placeUnseen;
}

function buildingPoint(state: State, demolition: Demolition, buildings: readonly Piece[]): Point {
  const forbids = (at: Place): Reason | null => {
    const piece = buildingAt(state, at);
    if (!piece) return { message: SPECIAL_TEXT.noBuilding, rule: 'HGB-BLDG-03' };
    return whyNotDemolish(state, demolition, piece);
  };
  return {
    kind: 'point',
    name: 'at',
    label: TEXT.place,
    forbids,
    sample(random) {
      const isLegal = (piece: Piece) => !whyNotDemolish(state, demolition, piece);
      return placeOf(state, demolition.by, randomItem(random, buildings.filter(isLegal)))!;
    },
    outline: wholeTable(state.scene),
  };
}

/** The attack made by an order to fire at a building: it is aimed at the wall. */
export function demolitionBy(state: State, by: number, order: Extract<Order, { type: 'demolish' }>): Attack {
  const { mount, rof, concentrated, at } = order;
  const wall = wallTowards(buildingAt(state, at)!, measuredFrom(state, by));
  return { by, mount, rof, concentrated, target: null, at: wall, guidance: null, manner: 'action' };
}
