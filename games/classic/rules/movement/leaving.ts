import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { GONE } from '../../state.ts';
import { passengersOf } from '../unit/riding.ts';
import { edgeOver } from './map-edge.ts';

/**
 * CBT-SCN-05, CBT-SCN-16, CBT-DSP-08: off the map over a hexside, willingly or not, is out of the game; over the edge
 * that the side has to reach it is an escape.
 */
export function leaveMap(play: Play<Classic>, field: Battlefield, unit: number, direction: Direction): void {
  const mech = play.state.units[unit];
  const { victory } = field.setup;
  const escaped =
    mech.loss === null &&
    victory.kind === 'escape' &&
    field.sideOf[unit] === 0 &&
    victory.edge === edgeOver(field.board, mech.hex, direction);
  // MT-PRE-25: with all who are aboard.
  for (const each of [unit, ...passengersOf(play.state, unit)]) {
    play.state.units[each].hex = GONE;
    play.state.units[each].loss ??= escaped ? 'escaped' : 'left-map';
    play.emit({ type: 'left-map', unit: each, escaped });
  }
}
