import { battlefieldOf } from '../battlefields.ts';
import { COUNTERS_PER_SIDE } from '../data/commands.ts';
import { FATAL_ENGINE_HITS, SHUTDOWN_HEAT } from '../data/tables.ts';
import { inOrder } from '../rules/commands/commands.ts';
import { heatsUp, isShutDown, isSpent, isVtol, surviving } from '../rules/elements/condition.ts';
import { isAirborne, isInPlay } from '../rules/elements/places.ts';
import type { Effect } from '../rules/map/effects.ts';
import { isSubmarine } from '../rules/map/submarines.ts';
import { announcedBy } from '../rules/movement/movement-points.ts';
import { isBesideShip } from '../rules/movement/reach.ts';
import { isTouched, touchedBy } from '../rules/movement/touched.ts';
import { ABOARD, DESTROYED, type State } from '../state.ts';
import { checkActing } from './acting.ts';

/** BF2-STACK-01, BF2-AERO-04: where friends leave each other no room. */
const ROOMS = ['leaves no room for a friend', 'leaves no room in the air'] as const;

/** What must hold after every order. */
export function invariants(state: State): string[] {
  const field = battlefieldOf(state);
  const broken: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence);
  };
  for (const [index, element] of state.elements.entries()) {
    const { sheet } = field.records[index];
    const { condition, destroyed, base, jumps } = element;
    const name = `${sheet.name} (${index})`;
    check(condition.armor >= 0 && condition.armor <= sheet.armor, `${name}: armor is off its sheet`);
    check(
      condition.structure >= 0 && condition.structure <= sheet.structure,
      `${name}: structure is off its sheet`,
    );
    check(condition.heat >= 0 && condition.heat <= SHUTDOWN_HEAT, `${name}: heat is off the scale`);
    check(condition.heat === 0 || heatsUp(sheet.type), `${name}: is hot, but cannot heat up`);
    if (destroyed) continue;
    check(!isSpent(field, element.condition, index), `${name}: has no boxes left, but is not destroyed`);
    check(condition.engine < FATAL_ENGINE_HITS, `${name}: survived a third engine hit`);
    check(
      isShutDown(element) === condition.downSince > 0,
      `${name}: is shut down without a turn in which it was, or the other way round`,
    );
    const { cools, mount } = element;
    check(cools === null || state.units[cools].coolant === 'served', `${name}: cools nobody`);
    check(
      mount === null ||
        (!state.elements[mount].destroyed &&
          state.units[field.unitOf[index]].carrier === field.unitOf[mount]),
      `${name}: rides nobody`,
    );
    const announced = announcedBy(field, state, index);
    check(announced.base === base && announced.jumps === jumps, `${name}: announces the wrong number`);
  }
  // A unit can be interrupted in the hex of a friend it passes, even on its way off the map.
  const passes = (unit: number) =>
    state.agenda.some(
      (frame) => (frame.step === 'movement/march' || frame.step === 'movement/off') && frame.unit === unit,
    );
  for (const [index, unit] of state.units.entries()) {
    const { id } = field.unitSetups[index];
    const isLost = surviving(field, state, index).length === 0;
    check(unit.hex < field.board.size, `${id}: is off the board`);
    check(isLost === (unit.hex === DESTROYED), `${id}: is there without elements, or gone with some left`);
    check((unit.hex === ABOARD) === (unit.carrier !== null), `${id}: is carried by nobody, or carried about`);
    check(
      unit.carrier === null || isInPlay(state, unit.carrier),
      `${id}: is aboard somebody who is not there`,
    );
    check(!unit.submerged || isSubmarine(field, index), `${id}: is under water, and no submarine`);
    check(!unit.flyingHigh || isVtol(field, index), `${id}: flies high, and is no VTOL`);
    check(
      !unit.onBridge || unit.hex < 0 || field.bridges[unit.hex] === 1,
      `${id}: is on a bridge that is not there`,
    );
    if (unit.hex < 0) continue;
    if (passes(index)) continue;
    const beside = (effect: Effect, among: readonly number[]) =>
      isTouched(field, state, effect, index) &&
      touchedBy(field, state, effect, unit.hex, among).some((other) => other !== index && !passes(other));
    const friends = field.unitsOf[field.seatOf[index]];
    const isAlone = !ROOMS.some((effect) => beside(effect, friends));
    check(isAlone, `${id}: shares its hex with a friend`);
    check(
      isAirborne(state, index) || !isBesideShip(field, state, index, unit.hex),
      `${id}: shares its hex with a DropShip on the ground`,
    );
  }
  check(
    state.volley === null || state.phase === 'combat' || state.phase === 'movement',
    'somebody fires outside a Combat Phase',
  );
  for (const [seat, { inside, aside, drawn }] of (state.commands?.cups ?? []).entries()) {
    const lying = field.unitsOf[seat].flatMap((unit) => state.commands!.counters[unit]?.number ?? []);
    const all = [...inside, ...aside, ...lying, ...(drawn === null ? [] : [drawn])];
    check(
      all.length === COUNTERS_PER_SIDE && new Set(all).size === COUNTERS_PER_SIDE,
      `side ${seat}: its counters are ${inOrder(all).join(', ')}`,
    );
  }
  checkActing(check, field, state);
  field.plugged.invariants?.(check, field, state);
  return broken;
}
