// Values of a side or a building beyond its units (MT-BV-10, -15, -32, -35, -39, -40).

import { nearest, roundUp } from '../data/rounding.ts';
import { speedFactor } from './movement.ts';

export interface SideEquipment {
  readonly hasUplink: boolean;
  readonly hasConsole: boolean;
  /** Tons of the largest mobile headquarters' communications equipment. */
  readonly headquartersTons: number;
}

const UPLINK = 200;
const CONSOLE = 200;

/** MT-BV-32: from 3 tons a basic one, from 7 an advanced one. */
const headquarters = (tons: number): number => (tons >= 7 ? 200 : tons >= 3 ? 100 : 0);

/** MT-BV-35: uplink and console add up; a headquarters goes with neither, so the better counts. */
export function sideAddition({ hasUplink, hasConsole, headquartersTons }: SideEquipment): number {
  const signals = (hasUplink ? UPLINK : 0) + (hasConsole ? CONSOLE : 0);
  return Math.max(signals, headquarters(headquartersTons));
}

export interface StructureHex {
  readonly armor: number;
  readonly constructionFactor: number;
  /** Values of anti-missile systems with their ammunition, and of ECM suites. */
  readonly defences: number;
  readonly inTurret: number;
  readonly fixed: number;
}

/** MT-BV-40: what stands still has the speed factor of 0 MP. */
export function structureValue({
  armor,
  constructionFactor,
  defences,
  inTurret,
  fixed,
}: StructureHex): number {
  const defence = (armor + constructionFactor + defences) / 2;
  return nearest(defence + speedFactor(0) * (inTurret + fixed / 2));
}

export interface Structure {
  readonly kind: 'building' | 'fortress' | 'hangar' | 'wall' | 'bridge';
  readonly hexes: readonly StructureHex[];
  readonly hasWeapons: boolean;
  /** Units of the battlefield are in it when the scenario begins. */
  readonly isOccupied: boolean;
  /** Of a wall: around an objective of the scenario, or around an armed fortress. */
  readonly guardsObjective: boolean;
}

/** MT-BV-39: structures that fight or are held; walls only where they guard something. */
export const structuresValue = (structures: readonly Structure[]): number =>
  structures
    .filter(({ kind, hasWeapons, isOccupied, guardsObjective }) =>
      kind === 'wall' ? guardsObjective : hasWeapons || isOccupied,
    )
    .flatMap(({ hexes }) => hexes)
    .reduce((sum, hex) => sum + structureValue(hex), 0);

/** MT-BV-38 */
export const squadValue = (platoon: number, squads: number): number => roundUp(platoon / squads);
