import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Battleforce2 } from '../game-types.ts';
import { isOnMap } from '../rules/elements/condition.ts';
import type { Effect } from '../rules/map/effects.ts';
import { touchedBy } from '../rules/movement/touched.ts';

/** The units touched by an effect in a hex now. Hidden units there are found: everybody sees the damage. */
export function reachedBy(play: Play<Battleforce2>, effect: Effect, hex: number): readonly number[] {
  const units = touchedBy(battlefieldOf(play.state), play.state, effect, hex);
  findHidden(play, units);
  return units;
}

/** BF2-HID-02: those of them who hide are found. */
export function findHidden(play: Play<Battleforce2>, units: readonly number[]): void {
  const { plugged } = battlefieldOf(play.state);
  for (const unit of units) if (!isOnMap(play.state, unit)) plugged.findHidden!(play, unit);
}
