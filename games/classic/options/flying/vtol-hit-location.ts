import type { AttackSide, PlainSide } from '../../events.ts';
import type { Option } from '../../option.ts';
import type { HitRow as Row } from '../../points/damage.ts';
import { section } from '../../rule-index/section.ts';

/** MT-VTOL-02: what any weapon does to it. */
const ROTOR: Row = { isRotor: true, most: 1 };
const ROTOR_CRITICAL: Row = { ...ROTOR, isCritical: true, staysCritical: true };
const CRITICAL: Row = { isCritical: true };
const THERE: Row = {};
const TURRET: Row = { isTurret: true };

const column = (three: Row, four: Row, five: AttackSide, nine: AttackSide): readonly Row[] => [
  CRITICAL,
  three,
  four,
  { other: five },
  THERE,
  THERE,
  THERE,
  { other: nine },
  ROTOR,
  ROTOR,
  ROTOR_CRITICAL,
];

/** MT-VTOL-01: by the side attacked, and by 2D6 from 2 on. */
const COLUMNS: Readonly<Record<PlainSide, readonly Row[]>> = {
  front: column(THERE, TURRET, 'right', 'left'),
  rear: column(TURRET, THERE, 'left', 'right'),
  right: column(TURRET, THERE, 'front', 'rear'),
  left: column(TURRET, THERE, 'front', 'rear'),
};

/** MT-VTOL-01, MT-VTOL-02 */
export const vtolHitLocation: Option<boolean> = {
  id: 'vtol-hit-location',
  title: 'Hit location of VTOLs',
  summary: 'Hits on VTOLs land on other sides as well, and a rotor loses a point to each of them.',
  group: 'Vehicle combat',
  rule: 'MT-VTOL-01',
  base: false,
  requires: ['combined-arms', 'vtol-critical-hits'],
  rules: section(
    'Maximum Tech, vehicle combat',
    [
      'MT-VTOL-01',
      'Hit location of VTOLs',
      'The side attacked on 6 to 8 and mostly on 3 and 4, where the turret is; a side next to it on 5 and 9; the rotors on 10 to 12. On 2 and 12 a roll for critical hits besides. What is not there is the side attacked.',
      'vtol-hit-location',
    ],
    [
      'MT-VTOL-02',
      'Hits on rotors',
      'Each hit of a weapon on the rotors, and each group of points, does exactly one point. A blow does all of its damage.',
      'vtol-hit-location',
    ],
  ),
  plug: () => ({
    stage: { hitColumn: (rows, motion, side) => (motion === 'vtol' ? COLUMNS[side as PlainSide] : rows) },
  }),
};
