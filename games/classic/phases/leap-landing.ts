// How somebody lands who leaps down, or drops (MT-MOV-09).

import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { waterModifier } from '../data/piloting.ts';
import type { Classic } from '../game-types.ts';
import { isLost, isOnMap } from '../rules/condition.ts';
import { rollToStayUp } from '../rules/falls.ts';
import { pilotingRoll } from '../rules/piloting.ts';
import { isWet } from '../rules/steps.ts';
import { fallDown } from './fall-down.ts';

declare module '../extensions.ts' {
  interface OptionRolls {
    'leap-legs': true;
    'leap-landing': true;
  }
}

const WORDS = { legs: 'Twice the levels of the leap', landing: 'Levels of the leap' };

/** MT-MOV-09: the legs first, then the balance; both may go wrong. */
export function land(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  levels: number,
  height: number,
): boolean {
  const legs = pilotingRoll(play, field, unit, {
    reason: 'leap-legs',
    modifier: 2 * levels,
    rule: 'MT-MOV-09',
    words: WORDS.legs,
  });
  if (!legs.success) hurtLegs(play, field, unit, levels);
  if (!isOnMap(play.state.units[unit])) return false;
  const landing = pilotingRoll(play, field, unit, {
    reason: 'leap-landing',
    modifier: levels,
    rule: 'MT-MOV-09',
    words: WORDS.landing,
  });
  if (!landing.success) fallDown(play, field, unit, height, landing.number);
  else if (!legs.success) rollToStayUp(play, field, unit);
  return legs.success && landing.success;
}

/** Water asks for its roll as ever. */
export function wades(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const { hex } = play.state.units[unit];
  if (!isWet(field, hex)) return true;
  const modifier = waterModifier(field.depth[hex]);
  const { success, number } = pilotingRoll(play, field, unit, { reason: 'water', modifier });
  if (!success) fallDown(play, field, unit, 0, number);
  return success;
}

/** A roll for critical hits in each leg, and another where the structure was hit. */
function hurtLegs(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const kind = field.kinds[unit];
  const mech = play.state.units[unit];
  for (const part of kind.legs) {
    if (!isLost(mech.body, part))
      kind.strike(play, field, unit, { part, rear: false, critical: true }, points);
  }
}
