// A war between the stars: JumpShips, who sees them, and supply (BF2-CAMP-20 to BF2-CAMP-24).

import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { isInReach, type Spot, type StarMap, systemAt } from './star-map.ts';

export interface Ship {
  readonly name: string;
  readonly side: Seat;
  readonly kind: 'jumpship' | 'warship';
  /** BF2-CAMP-22: a lithium-fusion battery. Absent: WarShips have one, and JumpShips none. */
  readonly hasBattery?: boolean;
  readonly at: Spot;
  /** BF2-CAMP-24: Supply Points aboard. */
  readonly cargo: number;
  /** BF2-CAMP-23: its drive is damaged in this strategic turn. */
  readonly damagedIn: number | null;
  /** BF2-CAMP-22: a jump is left, with which it may leave the system later in this turn. */
  readonly isCharged: boolean;
}

/** What a side has in a system: units on the ground, and Supply Points. */
export interface Holding {
  readonly system: string;
  readonly side: Seat;
  readonly units: number;
  readonly supply: number;
}

export interface Sector {
  readonly map: StarMap;
  /** The number of the strategic turn, from 1. */
  readonly turn: number;
  readonly ships: readonly Ship[];
  readonly holdings: readonly Holding[];
  /** By system: the side that controls it; at first its owner. */
  readonly control: Readonly<Record<string, Seat>>;
  /** BF2-CAMP-24: units that each side began with. */
  readonly began: readonly [number, number];
  /** BF2-CAMP-24: planets of the other side that win the war. */
  readonly goal: number;
}

/** A written move: the spots that the ship comes to, and the Supply Points that it takes along. */
export interface Move {
  readonly ship: string;
  readonly path: readonly Spot[];
  readonly load: number;
}

export type SectorEvent =
  | { readonly type: 'jumped'; readonly ship: string; readonly to: Spot }
  | {
      readonly type: 'misjump';
      readonly ship: string;
      readonly dice: readonly (readonly number[])[];
      readonly isLost: boolean;
    }
  | { readonly type: 'detected'; readonly ship: string; readonly by: Seat };

/** BF2-CAMP-20: a week. */
export const STRATEGIC_TURN = [
  'JumpShip Movement',
  'Planetary Assault turn',
  'Planetary Assault turn',
  'Planetary Assault turn',
  'Strategic End Phase',
] as const;

export type Roll = () => readonly [number, number];

const isSame = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;
const hasBattery = ({ kind, hasBattery: own }: Ship): boolean => own ?? kind === 'warship';

const holdingOf = ({ holdings }: Sector, system: string | undefined, side: Seat): Holding | undefined =>
  holdings.find((each) => each.system === system && each.side === side);

/** Why a ship cannot make this move; null if it can. */
export function whyNotMove(sector: Sector, { ship: name, path, load }: Move): Reason | null {
  const ship = sector.ships.find((each) => each.name === name);
  if (!ship) return { message: `There is no ship ${name}` };
  if (ship.damagedIn === sector.turn)
    return { message: `The drive of ${name} is damaged`, rule: 'BF2-CAMP-23' };
  const most = hasBattery(ship) ? 2 : 1;
  if (path.length < 1 || path.length > most)
    return {
      message: `${name} makes ${most === 1 ? 'one jump' : 'one jump or two'} in a turn`,
      rule: 'BF2-CAMP-22',
    };
  const isFar = path.some((to, index) => !isInReach(path[index - 1] ?? ship.at, to));
  if (isFar) return { message: 'A jump goes 30 light-years at most', rule: 'BF2-CAMP-22' };
  const stored = holdingOf(sector, systemAt(sector.map, ship.at)?.name, ship.side)?.supply ?? 0;
  if (load < 0 || load > stored)
    return { message: `There are ${stored} Supply Points to take along`, rule: 'BF2-CAMP-24' };
  return null;
}

/** BF2-CAMP-20: the moves of both sides, written in secret and carried out together. */
export function moveShips(
  sector: Sector,
  moves: readonly Move[],
  roll: Roll,
): { readonly sector: Sector; readonly events: readonly SectorEvent[] } {
  const events: SectorEvent[] = [];
  const moving = new Map(moves.map((move) => [move.ship, move]));
  let { holdings } = sector;
  const change = (system: string | undefined, side: Seat, by: number) => {
    if (system === undefined || by === 0) return;
    const known = holdings.find((each) => each.system === system && each.side === side);
    const next = known ?? { system, side, units: 0, supply: 0 };
    holdings = [...holdings.filter((each) => each !== known), { ...next, supply: next.supply + by }];
  };
  const ships = sector.ships.flatMap((ship): Ship[] => {
    const move = moving.get(ship.name);
    if (!move) return [{ ...ship, isCharged: hasBattery(ship) }];
    change(systemAt(sector.map, ship.at)?.name, ship.side, -move.load);
    const moved = jumpAlong(sector, { ...ship, cargo: ship.cargo + move.load }, move.path, roll, events);
    if (!moved) return [];
    const harbour = systemAt(sector.map, moved.at);
    if (!harbour) return [moved];
    change(harbour.name, ship.side, moved.cargo);
    return [{ ...moved, cargo: 0 }];
  });
  const after = { ...sector, ships, holdings };
  events.push(...detections(sector, after, moving));
  return { sector: after, events };
}

/** A ship after its jumps; null if it is lost. A mis-jump ends its way. */
function jumpAlong(
  { map, turn }: Sector,
  ship: Ship,
  path: readonly Spot[],
  roll: Roll,
  events: SectorEvent[],
): Ship | null {
  let now = ship;
  for (const to of path) {
    now = { ...now, at: { x: to.x, y: to.y } };
    events.push({ type: 'jumped', ship: ship.name, to: now.at });
    if (systemAt(map, to)) continue;
    const dice = [roll()];
    if (!isMisjump(dice[0]!)) continue;
    dice.push(roll());
    const isLost = isMisjump(dice[1]!);
    events.push({ type: 'misjump', ship: ship.name, dice, isLost });
    // BF2-CAMP-24: the points aboard are lost in any case.
    return isLost ? null : { ...now, cargo: 0, damagedIn: turn + 1, isCharged: false };
  }
  return { ...now, isCharged: hasBattery(ship) && path.length < 2 };
}

/** BF2-CAMP-23: a throw of 2 in a system that is not marked. */
const isMisjump = ([first, second]: readonly [number, number] | readonly number[]): boolean =>
  first! + second! === 2;

/** BF2-CAMP-21: who sees which ships of the other side. */
function detections(before: Sector, after: Sector, moving: ReadonlyMap<string, Move>): SectorEvent[] {
  const wasThere = (side: Seat, at: Spot): boolean => {
    const system = systemAt(before.map, at)?.name;
    return (
      (holdingOf(before, system, side)?.units ?? 0) > 0 ||
      before.ships.some((ship) => ship.side === side && !moving.has(ship.name) && isSame(ship.at, at))
    );
  };
  return after.ships.flatMap((ship): SectorEvent[] => {
    const by: Seat = 1 - ship.side;
    const hasArrived = moving.has(ship.name);
    const others = after.ships.some(
      (other) => other.side === by && moving.has(other.name) && isSame(other.at, ship.at),
    );
    const isSeen = others || (hasArrived && wasThere(by, ship.at));
    return isSeen ? [{ type: 'detected', ship: ship.name, by }] : [];
  });
}

/** BF2-CAMP-20: worlds with units of both sides, in the order of their names: each plays three turns. */
export const contestedWorlds = ({ holdings }: Sector): string[] =>
  holdings
    .filter(({ side, units }) => side === 0 && units > 0)
    .filter(({ system }) =>
      holdings.some((other) => other.system === system && other.side === 1 && other.units > 0),
    )
    .map(({ system }) => system)
    .sort();

const POINTS_A_UNIT = 10;
const MULTIPLE = { world: 1, district: 2, capital: 3 } as const;

/** BF2-CAMP-24: what a planet produces for the side that controls it. */
export function productionOf({ map, control, began }: Sector, name: string): number {
  const system = map.systems.find((each) => each.name === name)!;
  return POINTS_A_UNIT * began[control[name] ?? system.owner]! * MULTIPLE[system.rank];
}

const controllerOf = ({ control }: Sector, { name, owner }: StarMap['systems'][number]): Seat =>
  control[name] ?? owner;

/** BF2-CAMP-24: every planet adds what it produces to the points of its side there. */
export function strategicEnd(sector: Sector): Sector {
  const holdings = sector.map.systems.reduce<readonly Holding[]>((all, system) => {
    const side = controllerOf(sector, system);
    const known = all.find((each) => each.system === system.name && each.side === side);
    const next = known ?? { system: system.name, side, units: 0, supply: 0 };
    const supply = next.supply + productionOf(sector, system.name);
    return [...all.filter((each) => each !== known), { ...next, supply }];
  }, sector.holdings);
  return { ...sector, holdings, turn: sector.turn + 1 };
}

/** BF2-CAMP-24: a side that controls as many planets of the other one as was agreed. */
export function winnerOf(sector: Sector): Seat | null {
  const taken = [0, 1].map(
    (side) =>
      sector.map.systems.filter((system) => system.owner !== side && controllerOf(sector, system) === side)
        .length,
  );
  const [first, second] = taken.map((count) => count >= sector.goal);
  return first === second ? null : first ? 0 : 1;
}
