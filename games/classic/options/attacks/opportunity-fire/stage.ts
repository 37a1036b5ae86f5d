// MT-BLIND-10, MT-BLIND-11: where places are hidden, opportunity fire is plotted, and resolved before standard fire.

import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { seatsOf } from '../../../knowledge.ts';
import { settle } from '../../../phases/sequence/early-fire.ts';
import { resolutions } from '../../../phases/weapon/weapon.ts';
import { isPlaced } from '../../../rules/unit/condition.ts';
import { newPhase, SIDES, type State } from '../../../state.ts';
import { isBlind, tellWatch } from './watch.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** All opportunity fire at once. */
    'watch/volley': object;
    /** These stood before it. */
    'watch/over': { readonly upright: readonly number[] };
  }
  interface OptionEvents {
    'watch-over': { readonly type: 'watch-over' };
  }
}

type Steps = readonly FrameOf<Classic>[];

/** Everybody is asked, so that nobody learns who watches. */
export function beforeFire(steps: Steps, field: Battlefield, { initiativeWinner }: State): Steps {
  if (!isBlind(field)) return steps;
  const loser = SIDES.find((side) => side !== initiativeWinner)!;
  const seats = [loser, initiativeWinner].flatMap((side) => seatsOf(field.setup, side));
  return [
    ...steps,
    ...seats.map((seat) => ({ step: 'watch/answer', seat, unit: -1, others: [], announced: [] }) as const),
    { step: 'watch/volley' },
  ];
}

/** Like a phase of its own: its rolls, and what is destroyed, come before standard fire. */
export function volley(play: Play<Classic>): void {
  const { units } = play.state;
  const upright = units.flatMap((mech, unit) => (isPlaced(mech) && !mech.prone ? [unit] : []));
  play.next(
    ...resolutions(play.state),
    { step: 'phase/end', phase: 'weapon' },
    { step: 'watch/over', upright },
  );
}

export function over(play: Play<Classic>, { upright }: OptionFrames['watch/over']): void {
  const { state } = play;
  settle(state, -1, 0);
  play.emit({ type: 'watch-over' });
  for (const [unit, mech] of state.units.entries()) {
    mech.thisPhase = newPhase(mech.body);
    if (isPlaced(mech) && mech.prone && upright.includes(unit)) tellWatch(play, unit, 'downed');
  }
}
