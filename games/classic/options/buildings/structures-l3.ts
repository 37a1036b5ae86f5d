import { hallExtra, stepsInHalls } from '../../buildings/hangars.ts';
import { STRUCTURE_NAMES } from '../../data/terrain.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

const OPTION = 'structures-l3';

/** Every hex stands and falls by itself, and there are fortresses and hangars. */
export const structures: Option<boolean> = {
  id: OPTION,
  title: 'Structures: hex by hex',
  summary: 'Each hex of a building stands and falls by itself; there are fortresses and hangars.',
  group: 'Buildings',
  rule: 'MT-STRUCT-01',
  base: false,
  requires: ['buildings'],
  rules: section(
    'Maximum Tech, structures',
    [
      'MT-STRUCT-01',
      'Each hex by itself',
      'Every hex of a structure has a Construction Factor of its own and takes damage, burns and collapses on its own. There are buildings, fortresses, hangars, walls and bridges; damage does not change their class.',
      OPTION,
    ],
    [
      'MT-STRUCT-02',
      'Buildings',
      'A building is light, medium or heavy and has neither weapons nor armor. A hardened one is a fortress.',
      OPTION,
    ],
    ['MT-STRUCT-03', 'Fortresses', 'A fortress is medium, heavy or hardened.', OPTION],
    [
      'MT-STRUCT-04',
      'Hangars',
      "A hangar has half the factor of a building of its class, rounded up, and no upper floors. From hex to hex inside costs 1 MP and hurts nobody: vehicles fit under any roof, 'Mechs under one of 2 levels or more.",
      OPTION,
    ],
  ),
  plug: () => ({
    replace: { standsByHex: () => true },
    stage: {
      mapKinds: allows(...STRUCTURE_NAMES),
      steps: (steps, field, _mech, unit) => stepsInHalls(steps, field, unit),
    },
    add: {
      stepExtra: (tally, field, _mech, to, { unit, from }) => hallExtra(tally, field, unit, { from, to }),
    },
  }),
};
