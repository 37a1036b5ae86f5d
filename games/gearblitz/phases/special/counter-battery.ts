import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { mayDetectActively } from '../../rules/sight/detection.ts';
import { found } from '../../rules/sight/sighting.ts';
import { sightFor } from '../../rules/special/observation.ts';
import { auxRating } from '../../rules/unit/condition.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { seek } from '../electronics/seeking.ts';

/** HGB-AUX-04: an attacked unit with the sensors may look for the unit that fired. */
export function offerCounterBattery(play: Play<GearBlitz>, by: number, defenders: readonly number[]): void {
  const { state } = play;
  const { units } = rosterOf(state.setup);
  for (const unit of defenders) {
    const { seat } = units[unit];
    if (seat !== units[by].seat && mayCounter(state, unit, by))
      play.next({ step: 'counter-battery', seat, unit, against: by });
  }
}

function mayCounter(state: State, id: number, against: number): boolean {
  const unit = unitOf(state, id);
  return (
    state.units[id].at !== null &&
    state.units[against].at !== null &&
    auxRating(unit, 'counterBattery') > 0 &&
    mayDetectActively(unit) &&
    sightFor(state, id, against) !== 'seen'
  );
}

/** HGB-AUX-04, HGB-DET-04: a test of its own, which may give it away. */
export const counterBattery: Decision<GearBlitz, Frames['counter-battery'], 'seek' | 'hold'> = {
  menu: (state, { unit, against }) => ({
    prompt: SPECIAL_TEXT.counterBattery(nameOf(state, unit), nameOf(state, against)),
    rule: 'HGB-AUX-04',
    orders: [
      { type: 'seek', label: SPECIAL_TEXT.seek, fields: [] },
      { type: 'hold', label: SPECIAL_TEXT.doNotSeek, fields: [], isPass: true },
    ],
  }),
  apply(play, { unit, against }, order) {
    if (order.type === 'seek') play.next({ step: 'counter-battery/seek', unit, against });
  },
};

export const counterBatterySeek: Procedure<GearBlitz, Frames['counter-battery/seek']> = (
  play,
  { unit, against },
) => {
  seek(play, unit, against, found(play.state, unit, against).obscured);
};
