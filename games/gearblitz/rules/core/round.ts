import type { Unit } from '../../cards/unit.ts';

/** HGB-ROUND-02, HGB-SETUP-03: the side with the higher result; `null` is rolled again. */
export function winnerOf(results: readonly number[]): 0 | 1 | null {
  if (results[0] > results[1]) return 0;
  return results[0] < results[1] ? 1 : null;
}

/** HGB-PHYS-04: a surviving target may answer a fumbled blow, but not a ram or another answer. */
export function mayRetaliate(
  defender: Unit,
  attack: { readonly isFumble: boolean; readonly isRam: boolean; readonly isRetaliation: boolean },
): boolean {
  return attack.isFumble && !attack.isRam && !attack.isRetaliation && defender.damage < 4;
}

/** HGB-PERK-03: all of the group drop, or none. */
export const isAirdroppable = (units: readonly Unit[]): boolean =>
  units.length > 0 && units.every(({ sheet }) => sheet.card.perks.airdroppable === true);
