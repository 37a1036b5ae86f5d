import type { AttackSide, PlainSide } from '../../events.ts';
import type { Option } from '../../option.ts';
import type { HitRow as Row } from '../../points/damage.ts';
import { section } from '../../rule-index/section.ts';

const THERE: Row = {};
const CRITICAL: Row = { isCritical: true };
const MOTIVE: Row = { isMotive: true };
const TURRET: Row = { isTurret: true };
const REAR_TURRET: Row = { isTurret: true, isRear: true };

/** Of two turrets, by the last three rows: is it the rear one? */
type Turrets = readonly [ten: Row, eleven: Row, twelve: Row];

const column = (five: AttackSide, nine: AttackSide, [ten, eleven, twelve]: Turrets): readonly Row[] => [
  CRITICAL,
  MOTIVE,
  THERE,
  { other: five },
  THERE,
  THERE,
  THERE,
  { other: nine },
  ten,
  eleven,
  { ...twelve, isCritical: true },
];

/** MT-VCOM-05: by the side attacked, and by 2D6 from 2 on. */
const COLUMNS: Readonly<Record<PlainSide, readonly Row[]>> = {
  front: column('right', 'left', [TURRET, TURRET, REAR_TURRET]),
  rear: column('left', 'right', [REAR_TURRET, REAR_TURRET, TURRET]),
  right: column('front', 'rear', [REAR_TURRET, TURRET, TURRET]),
  left: column('front', 'rear', [REAR_TURRET, TURRET, TURRET]),
};

const FRONT_SIDE: Turrets = [TURRET, REAR_TURRET, TURRET];
const REAR_SIDE: Turrets = [REAR_TURRET, TURRET, REAR_TURRET];

/** The same of those with six sides (MT-VCOM-04). */
const LARGE: Readonly<Record<AttackSide, readonly Row[]>> = {
  front: COLUMNS.front,
  rear: column('rear-left', 'rear-right', [REAR_TURRET, REAR_TURRET, TURRET]),
  right: column('front', 'rear-right', FRONT_SIDE),
  left: column('front', 'rear-left', FRONT_SIDE),
  'rear-right': column('rear', 'right', REAR_SIDE),
  'rear-left': column('rear', 'left', REAR_SIDE),
};

/** MT-VCOM-05 */
export const vehicleHitLocation: Option<boolean> = {
  id: 'vehicle-hit-location',
  title: 'Hit location of vehicles',
  summary: 'Hits on ground vehicles land on other sides as well, and seldom harm the motive system.',
  group: 'Vehicle combat',
  rule: 'MT-VCOM-05',
  base: false,
  requires: ['combined-arms', 'vehicle-motive-damage', 'vehicle-critical-hits'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VCOM-05',
    'Hit location of vehicles',
    'The side attacked on 3, 4 and 6 to 8, with motive damage on 3; a side next to it on 5 and 9; the turret on 10 to 12, of two by a table. On 2 and 12 a roll for critical hits besides. Without a turret the side attacked.',
    'vehicle-hit-location',
  ]),
  plug: () => ({
    stage: {
      hitColumn: (rows, motion, side, hasSixSides) =>
        motion === 'vtol' ? rows : hasSixSides ? LARGE[side] : COLUMNS[side as PlainSide],
    },
  }),
};
