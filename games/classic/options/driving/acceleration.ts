import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isPlaced } from '../../rules/unit/condition.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** MT-VMOV-03: it was moving in the turn before. */
    readonly wasMoving?: true;
  }
}

const STOOD = 'It stood in the turn before';

export const vehicleAcceleration: Option<boolean> = {
  id: 'vehicle-acceleration',
  title: 'Acceleration of vehicles',
  summary: 'A vehicle that stood still cruises before it flanks.',
  group: 'Driving',
  rule: 'MT-VMOV-03',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, driving', [
    'MT-VMOV-03',
    'Acceleration',
    'A vehicle goes at most one step faster than in the turn before: from standing to Cruise, from Cruise to Flank. It slows down as it likes, and comes onto the map at any speed.',
    'vehicle-acceleration',
  ]),
  plug: () => ({
    stage: {
      turnNotes: (fresh, { mode }) =>
        mode === 'still' ? fresh : { ...fresh, marks: { ...fresh.marks, wasMoving: true } },
    },
    add: {
      runningPoints: (tally, { kinds }, { units }, unit) => {
        const { [unit]: vehicle } = units;
        if (kinds[unit].driving && isPlaced(vehicle) && !vehicle.thisTurn.marks?.wasMoving)
          tally.set(0, STOOD, 'MT-VMOV-03');
      },
    },
  }),
};
