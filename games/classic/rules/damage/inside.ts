import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';

/** MT-COCKPIT-07: an attack; whoever is hurt inside by it feels that once, however many hits it consists of. */
export function attackOn(play: Play<Classic>, field: Battlefield, unit: number, strike: () => void): void {
  const { insideHurt } = field.plugged;
  const inside = (): number => sum(play.state.units[unit].body.structure);
  const before = insideHurt ? inside() : 0;
  strike();
  if (insideHurt && inside() < before) insideHurt(play, field, unit);
}
