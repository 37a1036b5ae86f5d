import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { Frame } from '../state.ts';

/**
 * A unit has come to its hex otherwise than by its own move: BF2-MINE-03, BF2-ENV-03: the hex affects it as on landing,
 * and then nearby units are revealed.
 */
export function comeDown(play: Play<Battleforce2>, unit: number): void {
  const { state } = play;
  const { plugged, past } = battlefieldOf(state);
  if (past.meetsAsBefore?.()) {
    plugged.arrives?.(play, unit);
    return;
  }
  const { hex } = state.units[unit];
  const happens = (...frames: readonly Frame[]) => play.next(...frames);
  play.next({ step: 'movement/arrived', unit });
  plugged.entersHex?.(play, { unit, way: 'jump', from: hex, hex, arrive() {}, stop() {}, happens });
}
