import type { Kind } from '../../kind.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { torsoBearing } from '../../rules/sight/arcs.ts';

/** Sixty degrees, in bearings; from there to twice as many are the sides. */
const SIXTY = 4;
const ALL_AROUND = 24;
/** A turret has half a hexside on either side of the way it faces. */
const HALF_TURRET = SIXTY / 2;

const isFront = (bearing: number): boolean => bearing < SIXTY || bearing > ALL_AROUND - SIXTY;
const isRight = (bearing: number): boolean => bearing >= SIXTY && bearing <= 2 * SIXTY;
const isLeft = (bearing: number): boolean => isRight((ALL_AROUND - bearing) % ALL_AROUND);
const isRear = (bearing: number): boolean => bearing > 2 * SIXTY && bearing < ALL_AROUND - 2 * SIXTY;
const isInTurretArc = (bearing: number): boolean =>
  bearing <= HALF_TURRET || bearing >= ALL_AROUND - HALF_TURRET;

/** MT-VCOM-01: by the code of the part, but for the turret. */
const ARCS: Readonly<Record<string, (bearing: number) => boolean>> = {
  FR: isFront,
  RS: isRight,
  LS: isLeft,
  RR: isRear,
};

/**
 * A machine with a driver or pilot fires its weapons in its own arcs; those of a fortress have that of a turret
 * (MT-STRUCT-07).
 */
const hasArcs = ({ driving, emplaced }: Kind): boolean => driving !== undefined || emplaced !== undefined;

/** MT-VCOM-01, MT-VCOM-02 */
export const vehicleFiringArcs: Option<boolean> = {
  id: 'vehicle-firing-arcs',
  title: 'Firing arcs of vehicles',
  summary: 'Each side of a vehicle fires in an arc of its own, and a turret in a very narrow one.',
  group: 'Vehicle combat',
  rule: 'MT-VCOM-01',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, vehicle combat',
    [
      'MT-VCOM-01',
      'Firing arcs of vehicles',
      'Weapons in front fire at less than 60 degrees from straight ahead, those of the sides from 60 to 120 degrees, those behind at what is left. Those of a turret fire up to 30 degrees from the way it faces.',
      'vehicle-firing-arcs',
    ],
    [
      'MT-VCOM-02',
      'Turrets',
      'A turret faces any hexside, as is said before the attacks, with all its weapons, and also if none is fired. When the turn is over it faces ahead again; jammed or locked it stays as it is, and turns with the vehicle.',
      'vehicle-firing-arcs',
    ],
  ),
  plug: () => ({
    stage: {
      canBear(can, kind, { location }, twist, bearing) {
        if (!hasArcs(kind)) return can;
        const arc = ARCS[kind.codes[location]];
        return arc ? arc(bearing) : isInTurretArc(torsoBearing(bearing, twist));
      },
      isAhead: (is, kind, bearing) => (hasArcs(kind) ? isFront(bearing) : is),
    },
  }),
};
