import { STOCK_MECHS } from '../mechs/mechs.ts';
import type { Setup, Side, UnitSetup } from '../state.ts';

/** A MechWarrior of a scenario's list: name, Piloting, Gunnery, 'Mech. */
type Row = readonly [name: string, piloting: number, gunnery: number, model: string];

/** The 'Mechs of one side; each side has one player unless `seat` says otherwise. */
export function force(side: Side, rows: readonly Row[], group?: string, seat: number = side): UnitSetup[] {
  return rows.map(([name, piloting, gunnery, model]) => ({
    side,
    seat,
    unit: STOCK_MECHS[model],
    pilot: { name, piloting, gunnery },
    ...(group === undefined ? {} : { group }),
  }));
}

/** The sides of a scenario for two, and the player of each. */
export const SIDES = ['Defender', 'Attacker'] as const;
export const playersOf = (sides: readonly string[]): Setup['seats'] =>
  sides.map((name, side) => ({ name, side: side as Side }));
export const TWO_PLAYERS: Setup['seats'] = playersOf(SIDES);
