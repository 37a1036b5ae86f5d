import { kindNamed } from '../../../kinds.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { drivingPenalty, isImmobilized, slowedBy } from '../../../rules/damage/motive.ts';
import { hasWorking } from '../../../rules/unit/fittings.ts';
import type { UnitState } from '../../../state.ts';
import { AMPHIBIANS } from '../../../vehicles/special.ts';

const OPTION = 'amphibious';

/** Any damage to its motive system is the end of its drive for the water. */
const isDriveLost = (vehicle: UnitState): boolean =>
  slowedBy(vehicle) > 0 || drivingPenalty(vehicle) > 0 || isImmobilized(vehicle);

/** MT-SPV-08: what swimming costs, and that it floats, follows from its kind. */
export const amphibious: Option<boolean> = {
  id: OPTION,
  title: 'Amphibious vehicles',
  summary: 'Tracked and wheeled vehicles may swim; a hole in the hull sinks them.',
  group: 'Vehicle combat',
  rule: 'MT-SPV-08',
  base: false,
  requires: ['combined-arms', 'hull-breach'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-08',
    'Amphibious vehicles',
    'A tracked or wheeled vehicle with such gear swims over water of any depth for 2 MP a hex, until its motive system is damaged. On water a breach of any part but a turret sinks it.',
    OPTION,
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'amphibious gear'],
      unitsOffered: (files) => [...files, ...AMPHIBIANS],
      steps(steps, field, vehicle, unit) {
        if (!hasWorking(field.designs[unit], vehicle.body, 'amphibious') || !isDriveLost(vehicle))
          return steps;
        const { id, motion } = field.kinds[unit];
        return kindNamed(id, motion)!.stepsOn(field, unit);
      },
    },
  }),
};
