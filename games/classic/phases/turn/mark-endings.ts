// The places in the procedures of the game that end marks (see `rules/unit/mark-ends.ts`).

import type { Points } from '../../points.ts';
import { endMark, type MarkEnd, type PassingMark } from '../../rules/unit/mark-ends.ts';

type Endings = Partial<
  Pick<Points['add'], 'moveEnds' | 'attacks' | 'rolledPiloting' | 'phaseEnds' | 'fallen'>
>;

/** The handlers that an option plugs in along with its mark. */
export function endings(mark: PassingMark): Endings {
  const can = (end: MarkEnd): boolean => mark.ends.includes(end) || mark.before?.includes(end) === true;
  return {
    ...(can('has moved') && {
      moveEnds: (play, field, unit) => {
        endMark(play, field, unit, mark, { end: 'has moved' });
      },
    }),
    ...(can('attacks') && {
      attacks: (play, field, unit) => {
        endMark(play, field, unit, mark, { end: 'attacks' });
      },
    }),
    ...(can('fails a roll') && {
      rolledPiloting: (play, field, unit, success) => {
        if (!success) endMark(play, field, unit, mark, { end: 'fails a roll' });
      },
    }),
    ...(can('phase') && {
      phaseEnds: (play, field, phase) => {
        for (const unit of play.state.units.keys()) endMark(play, field, unit, mark, { end: 'phase', phase });
      },
    }),
    // A mark whose end is told by the fall itself is taken off there as well.
    ...(can('falls') && mark.told(0, 'falls') === null && { fallen: (mech) => mark.takeOff(mech) }),
  };
}
