import { distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Each, Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Battlefield } from '../../battlefield.ts';
import { chanceOf, harmBetween, worthOfBox } from '../../bot/exchange.ts';
import { bestVolley, USUAL_HABITS } from '../../bot/fire.ts';
import { BOMB_DAMAGE, BOMB_LOADS, BOMB_TYPES, STRAFING_DAMAGE } from '../../data/support-tables.ts';
import { LONGEST_RANGE, MEDIUM, POINTBLANK } from '../../data/tables.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { Order } from '../../orders.ts';
import type { Bombs } from '../../places.ts';
import type { RuleId } from '../../rule-index.ts';
import { damageValue } from '../../rules/attack/damage.ts';
import { targetsOf } from '../../rules/attack/declaration.ts';
import { toHit } from '../../rules/attack/to-hit.ts';
import { isOnMap, surviving } from '../../rules/elements/condition.ts';
import { depthFrom } from '../../rules/map/map-edges.ts';
import { mpOfUnit } from '../../rules/movement/movement-points.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import { opponentOf, type State } from '../../state.ts';
import {
  bombers,
  bombingNumber,
  bombsIn,
  bombsOf,
  countOf,
  lineAhead,
  strafed,
  strafingLengths,
  worstOf,
} from './attacking.ts';
import { flightOf, isAirFree, isOnSheet, zoneCalled } from './flying.ts';

/** Loads heavy fighters, flies attacks over the map and back, and puts spheroids down where they live to fire. */
export function chooseAerospace(field: Battlefield, state: State, menu: Menu): Order | null {
  const fieldsOf = (type: Order['type']) => menu.orders.find((form) => form.type === type)?.fields[0];
  const arming = fieldsOf('arm') as Each | undefined;
  if (arming) return arm(field, arming);
  const unitsFor = (type: Order['type']) => {
    const pick = fieldsOf(type) as Pick | undefined;
    return pick ? (Array.from(pick.values) as number[]) : [];
  };
  const boxed = unitsFor('deploy-off-board').find((unit) => flightOf(state, unit));
  if (boxed !== undefined) return { type: 'deploy-off-board', unit: boxed, box: 1 };
  return (
    onGround(state, unitsFor) ??
    inTheAir(field, state, unitsFor, fieldsOf('fly') as Pick | undefined) ??
    attack(field, state, [...new Set([...unitsFor('bomb'), ...unitsFor('strafe')])])
  );
}

/** The load that costs a heavy fighter no speed. */
function arm({ records }: Battlefield, { items }: Each): Order {
  const loads = (Array.from(items) as number[])
    .filter((element) => records[element].sheet.class === 'H')
    .map((element) => ({ element, explosive: BOMB_LOADS.H, cluster: 0 }));
  return { type: 'arm', loads };
}

type UnitsFor = (type: Order['type']) => number[];

/** Up again, but for spheroids, which fight on the ground. */
function onGround(state: State, unitsFor: UnitsFor): Order | null {
  const flies = (unit: number) => !flightOf(state, unit)!.spheroid;
  const launcher = unitsFor('launch').find(flies);
  if (launcher !== undefined) return { type: 'launch', unit: launcher };
  const revver = unitsFor('rev').find((unit) => flies(unit) && !flightOf(state, unit)!.revving);
  return revver === undefined ? null : { type: 'rev', unit: revver };
}

function inTheAir(
  field: Battlefield,
  state: State,
  unitsFor: UnitsFor,
  flying: Pick | undefined,
): Order | null {
  const lander = unitsFor('land').find((unit) => {
    const isRound = flightOf(state, unit)!.spheroid;
    return isRound && isOnMap(state, unit) && survives(field, state, unit, state.units[unit].hex);
  });
  if (lander !== undefined) return { type: 'land', unit: lander, where: 'here' };
  for (const unit of unitsFor('fly')) {
    const zones = Array.from((flying!.follow!(unit)[0] as Pick).values) as string[];
    const over = bestOver(field, state, unit, zones);
    if (over) return over;
    if (flightOf(state, unit)!.spheroid && !isOnMap(state, unit)) continue;
    const [near = zones[0]] = zones.filter((zone) => /^box/.test(zone)).sort();
    // Over a mapsheet the menu gives it the first hex where no friend is.
    return { type: 'fly', unit, to: near };
  }
  return null;
}

/** Over the enemy that it can do most harm to, looking along most others. */
function bestOver(field: Battlefield, state: State, unit: number, zones: readonly string[]): Order | null {
  const isOver = (cell: number) => (name: string) => {
    const zone = zoneCalled(name, field.seatOf[unit]);
    return 'sheet' in zone && isOnSheet(field, cell, zone.sheet);
  };
  let best: Order | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of candidates(field, state, unit)) {
    const to = zones.find(isOver(cell));
    if (to === undefined || !isAirFree(field, state, unit, cell)) continue;
    const value = valueOver(field, state, unit, cell);
    if (value > most) {
      const facing = bestFacing(field, state, unit, cell);
      [best, most] = [{ type: 'fly', unit, to, hex: field.board.number[cell], facing }, value];
    }
  }
  return best;
}

/** Hexes of enemies; for a spheroid, hexes near home where it can land. */
function candidates(field: Battlefield, state: State, unit: number): number[] {
  const seat = field.seatOf[unit];
  if (!flightOf(state, unit)!.spheroid)
    return field.unitsOf[opponentOf(seat)].flatMap((enemy) =>
      isOnMap(state, enemy) ? [state.units[enemy].hex] : [],
    );
  return field.allCells.filter(
    (cell) =>
      TERRAINS[field.board.terrain[cell]] === 'clear' &&
      depthFrom(field, state.homes[seat]!, cell) === SPHEROID_DEPTH &&
      touchedBy(field, state, 'leaves no room to land', cell).length === 0 &&
      survives(field, state, unit, cell),
  );
}

/** BF2-AERO-17: hardly any shot at a ship on the ground misses. Half of it is left when it can fire for the first time. */
function survives(field: Battlefield, state: State, unit: number, cell: number): boolean {
  const near = field.unitsOf[opponentOf(field.seatOf[unit])].filter((enemy) => {
    if (!isOnMap(state, enemy)) return false;
    const reach = mpOfUnit(field, state, enemy) + LONGEST_RANGE;
    return distance(field.board, state.units[enemy].hex, cell) <= reach;
  });
  const guns = near.flatMap((enemy) => surviving(field, state, enemy));
  const damage = sum(guns.map((gun) => damageValue(field, state, gun, MEDIUM) ?? 0));
  const boxes = surviving(field, state, unit).flatMap((element) => {
    const { armor, structure } = state.elements[element].condition;
    return [armor, structure];
  });
  return damage <= sum(boxes) / 2;
}

const SPHEROID_DEPTH = 4;

function valueOver(field: Battlefield, state: State, unit: number, cell: number): number {
  const { board, unitsOf, seatOf } = field;
  if (flightOf(state, unit)!.spheroid) {
    const middle = Math.floor(board.width / 2);
    return -Math.abs(board.col[cell] - middle);
  }
  const enemies = unitsOf[opponentOf(seatOf[unit])].filter((enemy) => state.units[enemy].hex === cell);
  const harm = sum(enemies.map((enemy) => harmBetween(field, state, unit, enemy)[POINTBLANK]));
  const bombs = sum(surviving(field, state, unit).map((element) => countOf(bombsOf(state, element))));
  return harm + bombs * worthIn(field, state, unit, cell);
}

/** The value of a point of damage to every unit in a hex; friends count against it. */
function worthIn(field: Battlefield, state: State, unit: number, cell: number): number {
  const seat = field.seatOf[unit];
  const elements = touchedBy(field, state, 'bombs', cell).flatMap((each) => surviving(field, state, each));
  return sum(
    elements.map((element) => {
      const worth = worthOfBox(field, state, element);
      return field.seatOf[field.unitOf[element]] === seat ? -worth : worth;
    }),
  );
}

function bestFacing(field: Battlefield, state: State, unit: number, hex: number): Facing {
  const [first] = surviving(field, state, unit);
  const length = damageValue(field, state, first, MEDIUM) ?? 0;
  const along = (facing: Facing) =>
    sum(lineAhead(field, { hex, facing }, length).map((cell) => worthIn(field, state, unit, cell)));
  return DIRECTIONS.reduce((best, facing) => (along(facing) > along(best) ? facing : best));
}

/** Bombs or strafes where that is worth more than an ordinary attack. */
function attack(field: Battlefield, state: State, units: readonly number[]): Order | null {
  for (const unit of units) {
    const plans = [bombing(field, state, unit), ...strafings(field, state, unit)];
    const best = plans.reduce((most, plan) => (plan.value > most.value ? plan : most));
    const striking = bestVolley(field, state, unit, targetsOf(field, state, unit), USUAL_HABITS)?.value ?? 0;
    if (best.value > Math.max(0, striking)) return best.order;
  }
  return null;
}

interface Plan {
  readonly order: Order;
  readonly value: number;
}

/** Everything on the hex below. */
function bombing(field: Battlefield, state: State, unit: number): Plan {
  const elements = bombers(field, state, unit);
  const bombs = bombsIn(field, state, unit);
  const chance = chanceOf(totalOf<RuleId>((tally) => bombingNumber(tally, field, elements)));
  const damage = sum(BOMB_TYPES.map((type) => bombs[type] * BOMB_DAMAGE[type]));
  const value = chance * damage * worthIn(field, state, unit, state.units[unit].hex);
  return { order: { type: 'bomb', unit, hexes: 1, drops: [{ hex: 1, ...carried(bombs) }] }, value };
}

/** The types that there are. */
const carried = (bombs: Bombs): Partial<Bombs> =>
  Object.fromEntries(BOMB_TYPES.filter((type) => bombs[type] > 0).map((type) => [type, bombs[type]]));

function strafings(field: Battlefield, state: State, unit: number): Plan[] {
  const seat = field.seatOf[unit];
  const attacker = worstOf(field, state, unit);
  const worth = (target: number) => {
    const number = totalOf<RuleId>((tally) =>
      toHit(tally, field, state, { attacker, target, band: MEDIUM, strafes: true }),
    );
    const gain = STRAFING_DAMAGE * worthOfBox(field, state, target) * chanceOf(number);
    return field.seatOf[field.unitOf[target]] === seat ? -gain : gain;
  };
  return strafingLengths(field, state, unit).map((hexes) => {
    const below = strafed(field, state, lineAhead(field, state.units[unit], hexes));
    const value = sum(below.flatMap((each) => surviving(field, state, each)).map(worth));
    return { order: { type: 'strafe', unit, hexes }, value };
  });
}
