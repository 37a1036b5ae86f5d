import { ACTIONS } from '../data/tables.ts';
import { BOARD } from '../rules/board.ts';
import { type InBattle, sheetOf, sideOf } from '../rules/fighters.ts';
import {
  isAlwaysOpen,
  isJumper,
  isNonCombatant,
  isSettlement,
  mayFight,
  mayStandOn,
} from '../rules/kinds.ts';
import { placeName } from '../rules/places.ts';
import { capacityOf, loadOf, mayCarry } from '../rules/war/carrying.ts';
import { type InWar, sheetOn } from '../rules/war/stacks.ts';
import { mayBeIn, worldIn } from '../rules/world.ts';
import { ABOARD, ARRIVING, NOT_CARRIED, type State, UNPLACED } from '../state.ts';
import { nameOf } from '../text/names.ts';

/** PA-STATE-30: what must always hold, as sentences about what does not. */
export function invariants(state: State): string[] {
  const broken: string[] = [];
  const check = (holds: boolean, sentence: () => string) => {
    if (!holds) broken.push(sentence());
  };
  for (const { id, place, faceUp } of state.counters) {
    check(place >= UNPLACED, () => `${nameOf(state, id)} is nowhere`);
    check(
      faceUp || place === ABOARD || !isAlwaysOpen(sheetOf(state, id).kind),
      () => `${nameOf(state, id)} lies face-down`,
    );
  }
  if (state.war) broken.push(...onMap(state as InWar));
  if (!state.battle) return broken;
  const inBattle = state as InBattle;
  const { fighters, terrain, kind, actionsLeft, turn } = state.battle;
  check(actionsLeft >= 0 && actionsLeft <= ACTIONS, () => `${actionsLeft} actions are left`);
  const taken = fighters.reduce((sum, { moved, attacked }) => sum + Number(moved) + Number(attacked), 0);
  check(taken <= ACTIONS, () => `${taken} actions were taken`);
  for (const { counter, box, damaged, moved, attacked } of fighters) {
    const name = () => nameOf(state, counter);
    const sheet = sheetOf(state, counter);
    check(mayFight(sheet.kind, kind), () => `${name()} is in a battle of kind ${kind}`);
    check(box < BOARD.size, () => `${name()} is off the board`);
    check(box < 0 || mayStandOn(sheet.kind, terrain[box]), () => `${name()} stands on ${terrain[box]}`);
    const isDropped = state.war?.sky?.drops.some((drop) => drop.counter === counter) ?? false;
    check(
      turn > 0 || isDropped || !(damaged || moved || attacked),
      () => `${name()} has acted before the first turn`,
    );
    check(turn === 0 || state.counters[counter].faceUp, () => `${name()} fights face-down`);
  }
  for (let box = 0; box < BOARD.size; box++) {
    const sides = new Set(
      fighters
        .filter((fighter) => fighter.box === box && !isNonCombatant(sheetOf(state, fighter.counter).kind))
        .map((fighter) => sideOf(inBattle, fighter)),
    );
    check(sides.size < 2, () => `Both sides are in box ${BOARD.name[box]}`);
  }
  return broken;
}

/** Places, loads and settlements of a war. */
function onMap(state: InWar): string[] {
  const { counters, war } = state;
  const world = worldIn(state.setup);
  const broken: string[] = [];
  for (const { id, place } of counters) {
    const { kind } = sheetOn(state, id);
    const carrier = war.carriers[id];
    if (place >= 0 && !mayBeIn(kind, world, place))
      broken.push(`${nameOf(state, id)} cannot be in ${placeName(place)}`);
    if ((place === ABOARD) !== (carrier !== NOT_CARRIED))
      broken.push(`${nameOf(state, id)} is aboard nothing, or twice`);
    if (carrier >= 0 && !mayCarry(sheetOn(state, carrier), sheetOn(state, id)))
      broken.push(`${nameOf(state, id)} cannot be aboard ${nameOf(state, carrier)}`);
    if (loadOf(state, id) > capacityOf(sheetOn(state, id))) broken.push(`${nameOf(state, id)} is overloaded`);
    if (isSettlement(kind) && place >= 0 && !war.settlements.some(({ counter }) => counter === id))
      broken.push(`${nameOf(state, id)} is no settlement of the map`);
  }
  const settled = war.settlements.map(({ counter }) => counters[counter].place).filter((place) => place >= 0);
  if (new Set(settled).size < settled.length) broken.push('A hex has two settlements');
  broken.push(...aboardOthers(state), ...inThisTurn(state));
  if (war.doings.length !== counters.length || war.carriers.length !== counters.length)
    broken.push('Counters are not all accounted for');
  return broken;
}

/** Levels of carrying: somebody in a transport in a DropShip on a JumpShip. */
const DEEPEST = 3;

/** Passengers and carriers: no circles, and no load that is too large (PA-TRANS-02). */
function aboardOthers(state: InWar): string[] {
  const { counters, war } = state;
  return counters.flatMap(({ id, side }) => {
    const chain: number[] = [];
    for (let at = war.carriers[id]; at >= 0 && chain.length <= DEEPEST; at = war.carriers[at]) chain.push(at);
    return [
      ...(chain.length > DEEPEST ? [`${nameOf(state, id)} is aboard too many others`] : []),
      ...(chain.some((each) => counters[each].side !== side)
        ? [`${nameOf(state, id)} is aboard an enemy`]
        : []),
    ];
  });
}

/** Facts that may occur once, and facts that last for a while. */
function inThisTurn(state: InWar): string[] {
  const { counters, war } = state;
  const { sky, fought, doings, settlements, turn, carriers } = war;
  const broken: string[] = [];
  const check = (holds: boolean, sentence: () => string) => {
    if (!holds) broken.push(sentence());
  };
  const sites = fought.map(({ place, kind }) => `${place} ${kind}`);
  check(new Set(sites).size === sites.length, () => 'A place was fought over twice');
  for (const { id, place } of counters) {
    const { boarded, unloaded, moved, spent } = doings[id];
    const name = () => nameOf(state, id);
    check(place !== UNPLACED || turn === 0, () => `${name()} was never placed`);
    check(!boarded || carriers[id] >= 0 || place < 0 || moved, () => `${name()} may move after boarding`);
    check(!unloaded || moved, () => `${name()} may move after unloading`);
    check(spent >= 0, () => `${name()} has spent ${spent} MP`);
    check(
      (place === ARRIVING) === (sky?.arrivals.some(({ counter }) => counter === id) ?? false),
      () => `${name()} is on its way to nowhere`,
    );
  }
  for (const { counter, rubble, besieged } of settlements)
    check(!(rubble && besieged), () => `The rubble of ${nameOf(state, counter)} is besieged`);
  for (const { counter } of sky?.drives ?? [])
    check(isJumper(sheetOn(state, counter).kind), () => `${nameOf(state, counter)} has a drive`);
  const falling = (sky?.drops ?? []).map(({ counter }) => counter);
  check(new Set(falling).size === falling.length, () => 'Somebody is dropped twice');
  return broken;
}
