import type { Json } from '@ironfield/kernel/json.ts';
import { battlefieldOf } from './battlefields.ts';
import { factorsOf } from './buildings/census.ts';
import { floorOf } from './buildings/floors.ts';
import type { State } from './state.ts';

const isHigh = (unit: State['units'][number]): boolean => floorOf(unit) > 0;

/** The record sheets and places of all 'Mechs. Only ever added to, and only for what options bring along. */
export function standing(state: State): Json {
  const { board } = battlefieldOf(state);
  return {
    turn: state.turn,
    phase: state.phase,
    ...(state.ground && { ground: state.ground as Json }),
    ...(state.marks?.buildings && { buildings: factorsOf(state) }),
    ...(state.units.some(isHigh) && { floors: state.units.map(floorOf) }),
    units: state.units.map((unit) => [
      board.number[unit.hex] ?? unit.hex,
      unit.facing,
      unit.prone,
      unit.loss,
      [...unit.body.armor],
      [...unit.body.structure],
      [...unit.body.hits],
      [...unit.body.shots],
      unit.heat,
      unit.shutDown,
      unit.crew.gunnery,
      unit.crew.piloting,
      unit.crew.hits,
      unit.crew.knockedOut,
    ]),
  };
}
