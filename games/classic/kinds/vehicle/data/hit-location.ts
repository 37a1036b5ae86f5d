import type { HitRow as Row } from '../../../points/damage.ts';
import type { Motion } from '../../../units/vehicle-file.ts';

const SIDE: Row = {};
const SIDE_CRITICAL: Row = { isCritical: true };
const STOPS: Row = { effect: 'immobilized' };
const SLOWS: Row = { effect: 'slowed' };
const TURRET: Row = { isTurret: true };
const LOCKS: Row = { isTurret: true, effect: 'turret-locked' };
const TURRET_CRITICAL: Row = { isTurret: true, isCritical: true };

type Column = readonly Row[];

const column = (five: Row, nine: Row, twelve: Row): Column => [
  SIDE_CRITICAL,
  STOPS,
  SLOWS,
  five,
  SIDE,
  SIDE,
  SIDE,
  nine,
  TURRET,
  LOCKS,
  twelve,
];

interface Columns {
  /** Attacked from the front or the rear. */
  readonly ends: Column;
  readonly sides: Column;
}

const ON_THE_GROUND: Columns = {
  ends: column(SIDE, SIDE, TURRET_CRITICAL),
  sides: column(SLOWS, SIDE, SIDE_CRITICAL),
};

/** Or on foils. */
const ON_SKIRTS: Columns = {
  ends: column(SLOWS, SIDE, TURRET_CRITICAL),
  sides: column(SLOWS, SLOWS, SIDE_CRITICAL),
};

const ROTOR_CRITICAL: Row = { isRotor: true, isCritical: true };
const ROTOR_LOST: Row = { isRotor: true, effect: 'rotor-lost' };
const ROTOR_SLOWS: Row = { isRotor: true, effect: 'slowed' };
const ROTOR_BOTH: Row = { isRotor: true, isCritical: true, effect: 'slowed' };

const flying = (nine: Row): Column => [
  ROTOR_CRITICAL,
  ROTOR_LOST,
  ROTOR_SLOWS,
  ROTOR_SLOWS,
  SIDE,
  SIDE,
  SIDE,
  nine,
  ROTOR_SLOWS,
  ROTOR_SLOWS,
  ROTOR_BOTH,
];

/** MT-PRE-23: by 2D6 from 2 on. */
export const HIT_LOCATIONS: Readonly<Record<Motion, Columns>> = {
  tracked: ON_THE_GROUND,
  wheeled: ON_THE_GROUND,
  hover: ON_SKIRTS,
  displacement: ON_THE_GROUND,
  hydrofoil: ON_SKIRTS,
  vtol: { ends: flying(SIDE), sides: flying({ effect: 'weapon-lost' }) },
};
