// Bridges that were laid in the battle (MT-SPV-04, MT-SOPS-06).

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../battlefield.ts';
import { depthOf } from '../data/terrain.ts';
import type { Classic } from '../game-types.ts';
import { isAloft } from '../rules/ground/altitude.ts';
import { changeGround, hexWith } from '../rules/ground/ground.ts';
import { isOnMap } from '../rules/unit/condition.ts';
import type { State } from '../state.ts';
import { dropFromBridge } from './damage.ts';

declare module '../extensions.ts' {
  interface GameMarks {
    /** By cell: Construction Factors of bridges that were laid in the battle. */
    readonly laid?: Readonly<Record<number, number>>;
  }
  interface OptionEvents {
    'laid-bridge-falls': {
      readonly type: 'laid-bridge-falls';
      readonly hex: number;
      readonly units: readonly number[];
    };
  }
}

const BRIDGE = 'bridge';
/** It bears so many times its factor in tons. */
const BEARS = 2;

const isWater = (field: Pick<Battlefield, 'board'>, cell: number): boolean =>
  depthOf(field.board.terrain[cell]) >= 0;

/** Water that nothing leads over. */
export const isGap = (field: Battlefield, cell: number): boolean =>
  cell >= 0 &&
  isWater(field, cell) &&
  !hasCondition(field, cell, BRIDGE) &&
  !hasCondition(field, cell, 'ice');

/** MT-SPV-04: land beside it, or another bridge. */
export const hasBank = (field: Battlefield, cell: number): boolean =>
  DIRECTIONS.map((direction) => neighbour(field.board, cell, direction)).some(
    (beside) => beside >= 0 && (!isWater(field, beside) || hasCondition(field, beside, BRIDGE)),
  );

/** MT-STRUCT-06: on the ground or the water of a hex, or on what leads over it. */
const isThere = ({ units }: Pick<State, 'units'>, unit: number, hex: number): boolean =>
  isOnMap(units[unit]) && units[unit].hex === hex && !isAloft(units[unit]);

const thoseIn = (state: Pick<State, 'units'>, hex: number): number[] =>
  [...state.units.keys()].filter((unit) => isThere(state, unit, hex));

/** No bridge comes to lie over somebody. */
export const isEmpty = (state: Pick<State, 'units'>, hex: number): boolean =>
  thoseIn(state, hex).length === 0;

/** Notes what it bears. */
export function noteBridge(table: Pick<State, 'marks'>, hex: number, factor: number): void {
  table.marks = { ...table.marks, laid: { ...table.marks?.laid, [hex]: factor } };
}

/** The note of a bridge is made by the event that says it is done. */
export function layBridge(play: Play<Classic>, field: Battlefield, hex: number, by: number): void {
  changeGround(play, hexWith(field.board, hex, { add: [BRIDGE] }), [by]);
}

/** Whoever that is: under more it comes down at once, and the move is over. */
export function bearOnLaid(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const { hex } = state.units[unit];
  const factor = state.marks?.laid?.[hex];
  if (factor === undefined || !hasCondition(field, hex, BRIDGE) || isAloft(state.units[unit])) return;
  const units = thoseIn(state, hex);
  if (sum(units.map((each) => field.designs[each].tons)) <= BEARS * factor) return;
  play.happen({ type: 'laid-bridge-falls', hex, units });
  state.units[unit].thisTurn.mpLeft = 0;
  dropFromBridge(play, { cell: hex, units, cf: factor });
}

export function bridgeFalls(table: Pick<State, 'marks'>, hex: number): void {
  const { [hex]: _, ...laid } = table.marks?.laid ?? {};
  table.marks = { ...table.marks, laid };
}
