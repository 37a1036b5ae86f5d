import type { Emitter, Unit } from '../unit.ts';

/** What a Unit has done this round, and forgets with it. */
const OF_THE_ROUND = ['isOnAutopilot', 'isLit', 'hasFired', 'hasEntered'] as const;

/** HGB-ROUND-05: what a Unit is rid of when the round ends; damage, speed, counters and switches stay. */
export function refreshed<
  B extends Pick<Unit, 'evasions' | 'borrowed' | 'ecm' | 'eccm' | (typeof OF_THE_ROUND)[number]>,
>(unit: B): B {
  return {
    ...unit,
    evasions: 0,
    borrowed: null,
    ...Object.fromEntries(OF_THE_ROUND.flatMap((mark) => (unit[mark] ? [[mark, false]] : []))),
    ecm: unrolled(unit.ecm),
    eccm: unrolled(unit.eccm),
  };
}

const unrolled = ({ isOn }: Emitter): Emitter => ({ isOn });

/** HGB-DET-04: what a Unit has done before counts no longer once its own activation begins. */
export const activated = <B extends Pick<Unit, 'weaponsUsed' | 'emissions'>>(unit: B): B => ({
  ...unit,
  weaponsUsed: 0,
  emissions: 0,
});

/** HGB-ROUND-02, HGB-SETUP-03: the side with the higher result; `null` is rolled again. */
export function winnerOf(results: readonly number[]): 0 | 1 | null {
  if (results[0] > results[1]) return 0;
  return results[0] < results[1] ? 1 : null;
}

/** HGB-PHYS-04: a fumbled blow may be answered by whoever is left, but a ram or an answer may not. */
export function mayRetaliate(
  defender: Unit,
  attack: { readonly isFumble: boolean; readonly isRam: boolean; readonly isRetaliation: boolean },
): boolean {
  return attack.isFumble && !attack.isRam && !attack.isRetaliation && defender.damage < 4;
}

/** HGB-PERK-03: all of the group drop, or none. */
export const isAirdroppable = (units: readonly Unit[]): boolean =>
  units.length > 0 && units.every(({ sheet }) => sheet.card.perks.airdroppable === true);
