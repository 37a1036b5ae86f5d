import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { dropBoxes } from '../options.ts';
import { type Faces, type Frames, opponentOf, WAITING } from '../state.ts';
import { BOARD, homeOf } from './board.ts';
import { counterOf, type InBattle, isChargingFighter, isHeldAgainst, sheetOf, sideOf } from './fighters.ts';
import { isAlwaysOpen, isSettlement, mayStandOn } from './kinds.ts';

type Deployment = Frames['battle/deploy'];

/** PA-CBT-04: who sets up what, in this order. Steps in which nobody has anything left are among them. */
export function setUpOrder(state: InBattle): Deployment[] {
  const { attacker } = state.battle;
  const defender = opponentOf(attacker);
  const hides = (side: Seat) => waitingOf(state, side, 'down').length > 0;
  const step = (seat: Seat, faces: Faces): Deployment => ({ seat, faces });
  if (hides(attacker) && hides(defender))
    return [step(attacker, 'up'), step(defender, 'up'), step(attacker, 'down'), step(defender, 'down')];
  const first = hides(attacker) ? defender : attacker;
  return [step(first, 'all'), step(opponentOf(first), 'all')];
}

/** Counters of a side that are to be set up, without its settlements, which were placed before. */
export function waitingOf(state: InBattle, side: Seat, faces: Faces): number[] {
  return state.battle.fighters
    .filter((fighter) => {
      if (fighter.box !== WAITING || sideOf(state, fighter) !== side) return false;
      if (comesLast(state, fighter.counter)) return false;
      if (faces !== 'all' && counterOf(state, fighter).faceUp !== (faces === 'up')) return false;
      return !isOpenSettlement(state, fighter.counter);
    })
    .map(({ counter }) => counter);
}

/** PA-CBT-03: settlements that their side has yet to place. */
export function unsettledOf(state: InBattle, side: Seat): number[] {
  return state.battle.fighters
    .filter(
      (fighter) =>
        fighter.box === WAITING &&
        sideOf(state, fighter) === side &&
        isOpenSettlement(state, fighter.counter),
    )
    .map(({ counter }) => counter);
}

/** Settlements are never face-down: whoever asks needs not know what a face-down counter is. */
const isOpenSettlement = (state: InBattle, counter: number): boolean =>
  state.counters[counter].faceUp && isSettlement(sheetOf(state, counter).kind);

/** PA-CBT-02, PA-CBT-03: boxes for a settlement. */
export function boxesToSettle(state: InBattle, settlement: number): number[] {
  const { zone } = homeOf(state.battle, state.counters[settlement].side);
  return zone.filter((box) => mayStandOn(sheetOf(state, settlement).kind, state.battle.terrain[box]));
}

/**
 * PA-CBT-05: boxes for a unit. First one in each box, then a second one in each, reserves before the front; and the last one
 * sees to the main box if nobody has.
 */
export function boxesToDeploy(state: InBattle, unit: number): number[] {
  const { battle } = state;
  const { side } = state.counters[unit];
  const { kind } = sheetOf(state, unit);
  const { zone, reserve, main } = homeOf(battle, side);
  const units = battle.fighters.filter(
    (fighter) =>
      sideOf(state, fighter) === side &&
      !isOpenSettlement(state, fighter.counter) &&
      !comesLast(state, fighter.counter),
  );
  const inBox = (box: number) => units.filter((fighter) => fighter.box === box).length;
  if (
    owesMainBox(state, side) &&
    inBox(main) === 0 &&
    units.filter(({ box }) => box === WAITING).length === 1
  )
    return [main];
  // PA-DEEP-06: who charges lies in the middle.
  if (isChargingFighter(state, unit)) return [main];
  const legal = zone.filter((box) => mayStandOn(kind, battle.terrain[box]));
  const layer = Math.min(...legal.map(inBox));
  const next = legal.filter((box) => inBox(box) === layer);
  const behind = next.filter((box) => reserve.includes(box));
  return layer > 0 && behind.length > 0 ? behind : next;
}

const dropsIn = (state: InBattle) => state.war?.sky?.drops ?? [];

/** PA-DROP-03: units that were dropped here, and DropShips that stay with them, are set up after everybody else. */
const comesLast = (state: InBattle, counter: number): boolean =>
  dropsIn(state).some((drop) => drop.counter === counter || isStayingShip(state, drop.ship, counter));

const isStayingShip = (state: InBattle, ship: number, counter: number): boolean =>
  ship === counter && state.counters[ship].place === state.battle.place;

/** PA-DROP-03: those that are yet to be placed; the ships once all their units are. */
export function droppersOf(state: InBattle, side: Seat): number[] {
  const waiting = state.battle.fighters
    .filter(
      (fighter) =>
        fighter.box === WAITING && sideOf(state, fighter) === side && comesLast(state, fighter.counter),
    )
    .map(({ counter }) => counter);
  const units = waiting.filter((counter) => dropsIn(state).some((drop) => drop.counter === counter));
  return units.length > 0 ? units : waiting;
}

/** PA-DROP-03: one box for all, or by an option for all of one DropShip, without enemies, that all of them may enter; the reserve for a DropShip. */
export function boxesToDrop(state: InBattle, unit: number): number[] {
  const { side } = state.counters[unit];
  const { reserve } = homeOf(state.battle, side);
  const drops = dropsIn(state);
  if (!drops.some(({ counter }) => counter === unit))
    return reserve.filter((box) => mayStandOn(sheetOf(state, unit).kind, state.battle.terrain[box]));
  const isApart = optionValue(dropBoxes, state.setup.options);
  const { ship } = drops.find(({ counter }) => counter === unit)!;
  const here = state.battle.fighters.filter((fighter) =>
    drops.some((drop) => drop.counter === fighter.counter && (!isApart || drop.ship === ship)),
  );
  const [chosen] = here.filter(({ box }) => box >= 0);
  if (chosen) return [chosen.box];
  const boxes = Array.from({ length: BOARD.size }, (_, box) => box);
  return boxes.filter(
    (box) =>
      !isHeldAgainst(state, side, box) &&
      here.every(({ counter }) => mayStandOn(sheetOf(state, counter).kind, state.battle.terrain[box])),
  );
}

/** PA-CBT-02, PA-CBT-05: where the main box is under water in a battle on land, nobody has to be in it. */
const owesMainBox = ({ battle }: InBattle, side: Seat): boolean =>
  !(battle.kind === 'land' && battle.terrain[homeOf(battle, side).main] === 'water');

/** PA-SEQ-05, PA-CBT-05: asked where to face is whoever has a facing, and whoever would tell by it that it has none. */
export const isAlwaysAskedToFace = (state: InBattle, unit: number): boolean =>
  !state.counters[unit].faceUp && !isAlwaysOpen(sheetOf(state, unit).kind);
