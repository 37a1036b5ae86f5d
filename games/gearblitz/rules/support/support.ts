import type { Tally } from '@ironfield/kernel/explanation.ts';
import { type AirStrike, SALVOS, type Salvo } from '../../cards/army-list.ts';
import { AIRCRAFT } from '../../data/support.ts';
import { weaponOf } from '../../data/weapons.ts';
import type { Weather } from '../../data/weather.ts';
import type { RuleId } from '../../rule-index.ts';
import type { Asset } from '../../state/battle.ts';
import { REASONS } from '../../text.ts';

/** Guns, not aircraft. */
export const isSalvo = (asset: Asset): asset is Asset & { readonly type: Salvo } =>
  SALVOS.includes(asset.type as Salvo);

/** HGB-AIR-01, HGB-ARTY-01: the round in which a called strike or salvo arrives. */
export const arrivalRound = (round: number, die: number): number => round + die;

/** HGB-AIR-01, HGB-SCEN-05: rounds by which winds hold up a strike that is due. */
export const windDelay = (weather: Weather, die: number): number => (weather === 'winds' ? die - 1 : 0);

/** HGB-AIR-02: neither range nor speed; only Obscurement of the terrain that the target stands in or touches. */
export function airAttackModifiers(
  tally: Tally<RuleId>,
  strike: AirStrike,
  { obscured, isTagged }: { readonly obscured: number; readonly isTagged: boolean },
): void {
  const { accuracy, traits } = weaponOf(AIRCRAFT[strike].weapon);
  if (accuracy !== 0) tally.add(accuracy, REASONS.accuracy, 'HGB-AIR-02');
  if (traits.guided && isTagged) tally.add(2, REASONS.guided, 'HGB-IF-09');
  if (obscured > 0) tally.add(-obscured, REASONS.obscurement, 'HGB-AIR-02');
}

/** HGB-AIR-03, HGB-PR-03: the modifiers of each side's two dice; bonuses come from the armies. */
export function interceptModifiers(
  interceptor: AirStrike,
  target: AirStrike,
  bonus: { readonly interceptor: number; readonly target: number },
): { readonly intercept: number; readonly defense: number } | null {
  const { intercept } = AIRCRAFT[interceptor];
  if (intercept === null) return null;
  return { intercept: intercept + bonus.interceptor, defense: AIRCRAFT[target].defense + bonus.target };
}

/** HGB-AIR-03: what becomes of the strike that was intercepted. */
export function interceptionResult(margin: number): 'attacks' | 'driven off' | 'destroyed' {
  return margin <= 0 ? 'attacks' : margin <= 3 ? 'driven off' : 'destroyed';
}
