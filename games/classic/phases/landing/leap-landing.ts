// The landing of a unit that leaps down, or drops (MT-MOV-09).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { Moved } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { groundAhead, numberAhead } from '../../rules/movement/rolls-ahead.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { pilotingRoll, rollToEnter } from '../../rules/piloting/piloting.ts';
import { isLost, isOnMap } from '../../rules/unit/condition.ts';
import { legsOf } from '../../rules/unit/limbs.ts';
import type { OnFoot } from '../../state.ts';
import { ROLLS_AHEAD } from '../../text/piloting.ts';
import { fallDown } from './fall-down.ts';

declare module '../../extensions.ts' {
  interface OptionRolls {
    'leap-legs': true;
    'leap-landing': true;
  }
}

const WORDS = { legs: 'Twice the levels of the leap', landing: 'Levels of the leap' };

const legsRoll = (levels: number) =>
  ({ reason: 'leap-legs', modifier: 2 * levels, rule: 'MT-MOV-09', words: WORDS.legs }) as const;
const landingRoll = (levels: number) =>
  ({ reason: 'leap-landing', modifier: levels, rule: 'MT-MOV-09', words: WORDS.landing }) as const;

/** The rolls for coming down there by so many levels, in words. */
export const landingAhead = (mover: Mover, hex: number, mode: OnFoot, levels: number): string =>
  [
    ROLLS_AHEAD.legs(numberAhead(mover, hex, mode, legsRoll(levels))),
    ROLLS_AHEAD.landing(numberAhead(mover, hex, mode, landingRoll(levels))),
    ...groundAhead(mover, hex, mode),
  ].join(', ');

/**
 * MT-MOV-09, MT-MOV-10: on whatever ground it comes down, and whatever that has done to it. Who keeps legs and feet may
 * go on; whom the ground has brought down may get up.
 */
export function comeDown(
  play: Play<Classic>,
  before: Battlefield,
  unit: number,
  { levels, height }: { readonly levels: number; readonly height: number },
  more: boolean,
): Moved {
  const mech = play.state.units[unit];
  const field = before.past.chaptersApart ? before : battlefieldOf(play.state);
  const isSound = isOnMap(mech) && land(play, field, unit, levels, height) && wades(play, field, unit);
  if (!isSound) mech.thisTurn.mpLeft = 0;
  return { more: isSound && (more || mech.prone) };
}

/** MT-MOV-09: the legs first, then the balance; both may go wrong. */
function land(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  levels: number,
  height: number,
): boolean {
  const legs = pilotingRoll(play, field, unit, legsRoll(levels));
  if (!legs.success) hurtLegs(play, field, unit, levels);
  const mech = play.state.units[unit];
  if (!isOnMap(mech)) return false;
  // Ice that broke under it has let it fall from there already.
  if (mech.prone) return legs.success;
  const landing = pilotingRoll(play, field, unit, landingRoll(levels));
  if (!landing.success) fallDown(play, field, unit, height, landing.number);
  else if (!legs.success) rollToStayUp(play, field, unit);
  return legs.success && landing.success;
}

/** Water and rubble ask for their roll as ever. */
export function wades(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const { hex, prone } = play.state.units[unit];
  const roll = prone ? null : rollToEnter(field, unit, -1, hex);
  if (!roll) return true;
  const { success, number } = pilotingRoll(play, field, unit, roll);
  if (!success) fallDown(play, field, unit, 0, number);
  return success;
}

/** A roll for critical hits in each leg, and another where the structure was hit. */
function hurtLegs(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const kind = field.kinds[unit];
  const mech = play.state.units[unit];
  for (const part of legsOf(field, unit)) {
    if (!isLost(mech.body, part))
      kind.strike(play, field, unit, { part, rear: false, critical: true }, points);
  }
}
