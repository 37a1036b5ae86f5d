import { ACTIONS } from './data/tables.ts';
import { nameOf } from './names.ts';
import { BOARD } from './rules/board.ts';
import { type InBattle, sheetOf, sideOf } from './rules/fighters.ts';
import { isAlwaysOpen, isNonCombatant, isSettlement, mayFight, mayStandOn } from './rules/kinds.ts';
import { placeName } from './rules/places.ts';
import { capacityOf, loadOf, mayCarry } from './rules/war/carrying.ts';
import { type InWar, sheetOn } from './rules/war/stacks.ts';
import { mayBeIn, worldIn } from './rules/world.ts';
import { ABOARD, NOT_CARRIED, type State, UNPLACED } from './state.ts';

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
  if (war.doings.length !== counters.length || war.carriers.length !== counters.length)
    broken.push('Counters are not all accounted for');
  return broken;
}
