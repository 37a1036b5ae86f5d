import type { Json } from '@ironfield/kernel/json.ts';
import { battlefieldOf } from './battlefield.ts';
import type { State } from './state.ts';

/** The places of all Units, the record sheets of all Elements, and who holds the counters. */
export function standing({ setup, turn, phase, units, elements, counters }: State): Json {
  const { board } = battlefieldOf(setup);
  return {
    turn,
    phase,
    units: units.map(({ hex, facing }) => [board.number[hex] ?? hex, facing]),
    elements: elements.map(({ armor, structure, heat, marked }) => [
      armor,
      structure,
      heat,
      marked.engineHits,
      marked.fireControlHits,
      marked.mpLost,
      marked.weaponHits,
      marked.destroyed,
    ]),
    counters: counters.map(({ kind, defender, hex, occupied, captured }) => [
      kind,
      defender,
      board.number[hex],
      occupied,
      captured,
    ]),
  };
}
