import type { Json } from '@ironfield/kernel/json.ts';
import { openFieldOf } from './battlefields.ts';
import type { State, UnitState } from './state.ts';

/** Flying high, under water, carried, or hooked up to coolant. */
const isSpecial = ({ flyingHigh, submerged, carrier, coolant }: UnitState): boolean =>
  flyingHigh || submerged || carrier !== null || coolant !== null;

/** The places of all units, the record sheets of all elements, the objectives, and the changes to the ground. */
export function standing(state: State): Json {
  const { turn, phase, active, homes, units, elements, objectives, ground, commands } = state;
  const { board, plugged } = openFieldOf(state);
  const facts = {
    turn,
    phase,
    active,
    homes: [...homes],
    units: units.map(({ hex, facing, onBridge }) => [board.number[hex] ?? hex, facing, onBridge]),
    elements: elements.map(({ destroyed, attacked, condition }) => [
      destroyed,
      attacked,
      condition.armor,
      condition.structure,
      condition.heat,
      condition.arm,
      condition.leg,
      condition.weapon,
      condition.engine,
    ]),
    objectives: objectives.map(({ kind, owner, hex, faceUpSince, claimed }) => [
      kind,
      owner,
      board.number[hex],
      faceUpSince,
      claimed,
    ]),
    ...(ground && { ground: Object.keys(ground).sort() }),
    ...(units.some(isSpecial) && {
      specials: units.map(({ flyingHigh, submerged, carrier, coolant }) => [
        flyingHigh,
        submerged,
        carrier,
        coolant,
      ]),
      riders: elements.map(({ mount }) => mount),
    }),
    ...(commands && {
      commands: commands.counters.map((counter) =>
        counter ? [counter.number, counter.isFaceUp, counter.isJammed] : null,
      ),
      cups: commands.cups.map(({ inside, aside, drawn }) => [[...inside], [...aside], drawn]),
      prices: units.map(({ mayNotMove, mayNotAttack }) => [mayNotMove, mayNotAttack]),
    }),
  };
  return plugged.standing?.(facts, state) ?? facts;
}
