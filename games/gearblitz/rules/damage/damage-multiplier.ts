import type { Tally } from '@ironfield/kernel/explanation.ts';
import { BANDS, type Band, type Weapon } from '../../cards/weapon.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';

/** The facts that the damage multiplier of an attack depends on. */
export interface Strike {
  readonly weapon: Weapon;
  /** The attacker's size. */
  readonly size: number;
  readonly band: Band;
  /** HGB-ROF-02: points of radius turned into damage. */
  readonly concentrated: number;
  /** HGB-PHYS-03: a kick of a Walker at Top Speed. */
  readonly isRunningKick: boolean;
  /** HGB-SCEN-05 */
  readonly inWinds: boolean;
}

/** HGB-PHYS-03 */
const RUNNING_KICK = 2;

/** HGB-DMG-01, step 1. */
export function damageMultiplier(tally: Tally<RuleId>, strike: Strike): void {
  baseMultiplier(tally, strike);
  if (strike.concentrated > 0) tally.add(strike.concentrated, REASONS.concentrated, 'HGB-ROF-02');
}

/** HGB-AE-03: what concussion does at least, without the bonus of a Rate of Fire. */
export function baseMultiplier(tally: Tally<RuleId>, strike: Omit<Strike, 'concentrated'>): void {
  const { weapon, size, isRunningKick } = strike;
  if (weapon.damage > 0 || !weapon.addsSize)
    tally.add(
      weapon.damage,
      REASONS.weaponDamage(weapon.name),
      weapon.addsSize ? 'HGB-PHYS-02' : 'HGB-DMG-01',
    );
  if (weapon.addsSize) tally.add(size, REASONS.size, 'HGB-PHYS-02');
  if (isRunningKick) tally.add(RUNNING_KICK, REASONS.runningKick, 'HGB-PHYS-03');
  beamLoss(tally, strike);
}

/** HGB-WSR-12, HGB-WSR-07: artillery is at Medium range, two bands beyond Point Blank. */
function beamLoss(tally: Tally<RuleId>, { weapon, band, inWinds }: Omit<Strike, 'concentrated'>): void {
  const { beam, artillery } = weapon.traits;
  if (beam === undefined) return;
  const bands = BANDS.indexOf(artillery ? 'M' : band);
  if (bands > 0) tally.add(-bands * (inWinds ? beam + 1 : beam), REASONS.beam(bands), 'HGB-WSR-12');
  if (tally.total < 1) tally.set(1, REASONS.atLeastOne, 'HGB-WSR-12');
}

/** HGB-INF-07, HGB-WSR-03: half against infantry, rounded down, unless made for it. */
export function againstInfantry(tally: Tally<RuleId>, { traits }: Weapon): void {
  if (!traits.antiInfantry) tally.set(Math.floor(tally.total / 2), REASONS.againstInfantry, 'HGB-INF-07');
}
