// Fire at a hex instead of a unit: what is loaded when it is declared, and fired when everything else has been.

import { sum } from '@ironfield/kernel/dice.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { MunitionLoad } from '../../data/arsenal.ts';
import { columnsOf, type WeaponType } from '../../data/equipment.ts';
import { CLUSTER_HITS } from '../../data/tables.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { binsForHexes } from '../../rules/fire/ammunition.ts';
import { pointsAt } from '../../rules/fire/range.ts';
import { recoil } from '../../rules/piloting/recoil.ts';
import { isPlaced } from '../../rules/unit/condition.ts';
import { AUTOMATIC_HIT, type State, type UnitState } from '../../state.ts';
import type { HexShot } from './hex-fire.ts';
import { firesFrom } from './weapon.ts';

const PURPOSES = { toHit: 'to-hit', cluster: 'cluster hits' };

/** Fire of a unit at a hex, as it is marked on it. */
export interface HexAim {
  readonly hex: number;
  readonly weapons: readonly number[];
  /** Their bins, where any of those is none of the usual. */
  readonly bins?: readonly number[];
}

/** A shot that has been rolled for, as events tell of it. */
export interface FiredShot {
  readonly unit: number;
  readonly weapon: number;
  readonly label: string;
  readonly hex: number;
  readonly number: number;
  readonly dice: readonly number[];
  readonly hit: boolean;
}

/** Takes a shot for each weapon that has one left, or needs none. */
export function load(
  field: Battlefield,
  state: State,
  unit: number,
  wanted: readonly { readonly weapon: number }[],
  best?: MunitionLoad,
): { readonly weapons: number[]; readonly bins: number[] } {
  const shots: { weapon: number; bin: number }[] = [];
  for (const { weapon } of wanted) {
    const { bins } = field.designs[unit];
    const open = binsForHexes(field, state, unit, weapon);
    const usual = open.find((each) => !bins[each].isSpecial) ?? open[0] ?? -1;
    const bin = open.find((each) => best !== undefined && bins[each].load === best) ?? usual;
    if (field.designs[unit].weapons[weapon].bins.length > 0 && bin < 0) continue;
    if (bin >= 0) state.units[unit].body.shots[bin]--;
    shots.push({ weapon, bin });
  }
  return { weapons: shots.map(({ weapon }) => weapon), bins: shots.map(({ bin }) => bin) };
}

/** MT-WPN-05: what the shots come from, where any of it is none of the usual. */
export const specialBins = (
  { designs }: Battlefield,
  unit: number,
  bins: readonly number[],
): Pick<HexAim, 'bins'> => (bins.some((bin) => designs[unit].bins[bin]?.isSpecial) ? { bins } : {});

/** The bin of a shot, where that is noted. */
export const binAimed = ({ weapons, bins }: HexAim, weapon: number): number =>
  bins?.[weapons.indexOf(weapon)] ?? -1;

interface FirePlan<A extends HexAim> {
  /** The one unit acting, where units do not act in phases. */
  readonly acting: number | undefined;
  aimOf(unit: UnitState): A | undefined;
  toHit(tally: Tally<RuleId>, shot: HexShot): void;
  tell(fired: FiredShot): void;
  strike(shot: HexShot, aim: A, isSure: boolean): void;
}

/** Fires all that was declared, unit by unit. */
export function fireAtHexes<A extends HexAim>(
  play: Play<Classic>,
  field: Battlefield,
  { acting, aimOf, toHit, tell, strike }: FirePlan<A>,
): void {
  for (const [unit, mech] of play.state.units.entries()) {
    if (acting !== undefined && acting !== unit) continue;
    const aim = aimOf(mech);
    if (!aim || !isPlaced(mech)) continue;
    const cell = aim.hex;
    for (const weapon of aim.weapons) {
      const shot: HexShot = { unit, weapon, cell };
      const number = totalOf<RuleId>((tally) => toHit(tally, shot));
      const isSure = number === AUTOMATIC_HIT;
      const dice = isSure ? [] : play.roll(PURPOSES.toHit, 2, rolledBy(unit, number));
      const hit = isSure || sum(dice) >= number;
      const mount = field.designs[unit].weapons[weapon];
      firesFrom(mech, mount);
      recoil(field, play.state, unit, mount);
      tell({ unit, weapon, label: mount.type.name, hex: cell, number, dice, hit });
      if (hit) strike(shot, aim, isSure);
    }
  }
}

/** Points of a hit at a range; of missiles as many as hit, or all of them. */
export function pointsOfHit(
  play: Play<Classic>,
  type: WeaponType,
  { range, doAllHit = false }: { readonly range: number; readonly doAllHit?: boolean },
): number {
  const { damage, cluster } = type;
  if (cluster <= 1) return pointsAt(type, range);
  if (doAllHit) return damage * cluster;
  const hits = columnsOf(type).map((column) => CLUSTER_HITS[column][sum(play.roll(PURPOSES.cluster, 2)) - 2]);
  return damage * hits.reduce((all, each) => all + each);
}

/** MT-INFO-01: those who do not know a unit's sheet see at which hex it fires, and not with what. */
export function seenAiming(
  seen: UnitState,
  real: UnitState,
  mark: 'besieging' | 'breaching' | 'clearing' | 'blasting' | 'spraying',
): UnitState {
  const aim = seen.thisTurn.marks?.[mark];
  if (!aim || seen.body === real.body) return seen;
  const marks = { ...seen.thisTurn.marks, [mark]: { ...aim, weapons: [], ...(aim.bins && { bins: [] }) } };
  return { ...seen, thisTurn: { ...seen.thisTurn, marks } };
}
