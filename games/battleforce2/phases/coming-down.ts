import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { Frame } from '../state.ts';

/**
 * A unit has come down in its hex otherwise than by a move of its own: BF2-MINE-03, BF2-ENV-03: what waits for those who land
 * happens to it, and then it is looked at who is near.
 */
export function comeDown(play: Play<Battleforce2>, unit: number): void {
  const { state } = play;
  const { plugged } = battlefieldOf(state);
  if (plugged.meetsAsBefore?.()) {
    plugged.arrives?.(play, unit);
    return;
  }
  const { hex } = state.units[unit];
  const happens = (...frames: readonly Frame[]) => play.next(...frames);
  play.next({ step: 'movement/arrived', unit });
  plugged.entersHex?.(play, { unit, way: 'jump', from: hex, hex, arrive() {}, stop() {}, happens });
}
