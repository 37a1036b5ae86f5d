import type { BattleKind, Kind, PlanetHex, Terrain, UnitSheet } from '../state.ts';

// PA-UNIT-04: what rules mean by "infantry", "air units" and so on.

export const isInfantry = (kind: Kind): boolean => kind === 'infantry' || kind === 'battle-armor';
export const isGroundVehicle = (kind: Kind): boolean =>
  kind === 'vehicle' || kind === 'artillery' || kind === 'convoy';
export const isAerospace = (kind: Kind): boolean => kind === 'fighter' || kind === 'dropship';
export const isAir = (kind: Kind): boolean => kind === 'vtol' || isAerospace(kind);
export const isSettlement = (kind: Kind): boolean =>
  kind === 'city' || kind === 'base' || kind === 'fortress';

/** PA-CBT-16, PA-CBT-17: neither holds the field nor harasses anybody. */
export const isNonCombatant = (kind: Kind): boolean => kind === 'convoy' || kind === 'city';

/** PA-CBT-11 */
export const hasFacing = (kind: Kind): boolean =>
  !isInfantry(kind) && !isSettlement(kind) && kind !== 'convoy';

/** PA-SEQ-05: some counters are never face-down. */
export const isAlwaysOpen = (kind: Kind): boolean => kind === 'convoy' || isSettlement(kind);

/** PA-CBT-01, PA-ACBT-03: who can be in such a battle. */
export function mayFight(kind: Kind, battle: BattleKind): boolean {
  const isSpaceOnly = kind === 'jumpship' || kind === 'warship' || kind === 'space-station';
  if (battle === 'space') return isSpaceOnly || isAerospace(kind);
  if (battle === 'sea') return kind === 'naval' || isAir(kind);
  return kind !== 'naval' && !isSpaceOnly;
}

/** PA-CBT-02: ground units stay out of water and ships in it. */
export function mayStandOn(kind: Kind, terrain: Terrain): boolean {
  if (isAir(kind)) return true;
  return (kind === 'naval') === (terrain === 'water');
}

/** PA-CBT-08: without an Attack Value nobody attacks. */
export const canAttack = ({ attack }: UnitSheet): boolean => attack > 0;

/** PA-UNIT-04: moves on land and can hold it. */
export const isGround = (kind: Kind): boolean => kind === 'mech' || isGroundVehicle(kind) || isInfantry(kind);

/** Has a part in a war that knows neither orbit nor deep space. */
export const isOfSurface = (kind: Kind): boolean =>
  isGround(kind) || kind === 'vtol' || kind === 'naval' || isSettlement(kind);

/** PA-AERO-01: who may be in orbit, and who in deep space. */
export const isOfOrbit = (kind: Kind): boolean =>
  isAerospace(kind) || kind === 'warship' || kind === 'space-station';
export const isOfSpace = (kind: Kind): boolean => isOfOrbit(kind) || kind === 'jumpship';

/** PA-DEEP-06: ships that jump. */
export const isJumper = (kind: Kind): boolean => kind === 'jumpship' || kind === 'warship';

interface Wet {
  readonly land: PlanetHex['land'];
  readonly hasWater: boolean;
}

/** PA-MOVE-02, PA-MOVE-03: who may be in a hex at all. */
export function mayEnter(kind: Kind, { land, hasWater }: Wet): boolean {
  if (isAir(kind)) return true;
  return kind === 'naval' ? hasWater : land !== null;
}
