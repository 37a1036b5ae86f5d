// CBT-CRT-07: something inside a unit explodes.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import { hurtPilot } from './pilot.ts';

const EXPLOSION_PILOT_DAMAGE = 2;

/** So many points from inside a part, with what they do to the pilot. */
export function goUp(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  location: Part,
  points: number,
): void {
  field.plugged.explodes?.(play, field, unit);
  const hurts = field.plugged.explosionHurts?.(EXPLOSION_PILOT_DAMAGE, field, unit) ?? EXPLOSION_PILOT_DAMAGE;
  hurtPilot(play, field, unit, hurts, 'explosion');
  field.kinds[unit].damageInside(play, field, unit, location, points);
}
