// The fire of a squad: all troopers with a weapon together, with one roll (MT-PRE-14).

import { sum } from '@ironfield/kernel/dice.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { CloseAttack, WeaponType } from '../../data/equipment.ts';
import type { Classic } from '../../game-types.ts';
import type { Volley } from '../../kind.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { swarmedBy } from '../../rules/unit/riding.ts';
import type { State, UnitState, WeaponAttack } from '../../state.ts';
import { PURPOSES } from '../../text/fire.ts';
import {
  CAMOUFLAGE,
  closeBaseOf,
  countedHits,
  hitsOf,
  LARGEST_COLUMN,
  MIMETIC,
  missilesOf,
  STEALTH,
} from './data/squads.ts';
import { squadDesign, swarmPoints } from './design.ts';
import { REASONS } from './text.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** Of all that a squad of battle armour has fired together so many shots or missiles hit. */
    'squad-hits': {
      readonly type: 'squad-hits';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly hits: number;
    };
  }
}

/** Those alive when the phase began: what befalls them in it counts from the next one on. */
export function strength(_field: Battlefield, { body, thisPhase }: UnitState): number {
  let alive = 0;
  for (let trooper = 0; trooper < body.structure.length; trooper++)
    if (!isLost(thisPhase.before, trooper)) alive++;
  return alive;
}

export const share = (_field: Battlefield, _unit: number, { body }: UnitState): number =>
  sum(body.structure) / body.structure.length;

/** MT-PRE-15: at close quarters all of it hits, in one place. */
export function volley(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): Volley {
  const { attacker, target, weapon } = attack;
  const { carried, claws } = squadDesign(field, attacker);
  const type = carried[weapon];
  const squad = play.state.units[attacker];
  const count = strength(field, squad) * Math.max(1, type.cluster);
  if (swarmedBy(squad) === target) {
    const points = swarmPoints(countedHits(type, count, count) * type.damage, type, claws);
    return { points, group: points };
  }
  const hits = rollHits(play, attack, type, count);
  const sweeps = field.kinds[target as number].troopers?.diceOf(type, false) ?? 0;
  if (sweeps > 0) return sweep(play, attack, hits);
  return { points: hits * type.damage, group: type.cluster > 0 ? type.group : type.damage };
}

/** Missiles by the Cluster Hits Table, in salvoes of twenty at most; all else by a table of its own. */
function rollHits(
  play: Play<Classic>,
  { attacker, target }: WeaponAttack,
  type: WeaponType,
  count: number,
): number {
  if (count <= 1) return countedHits(type, count, count);
  const { cluster } = type;
  let all = 0;
  for (let left = count; left > 0; left -= LARGEST_COLUMN) {
    const fired = Math.min(left, LARGEST_COLUMN);
    const dice = play.roll(PURPOSES.squad, 2, rolledBy(attacker, undefined, target));
    const found = cluster > 0 ? missilesOf(fired, sum(dice)) : hitsOf(fired, sum(dice));
    const hits = countedHits(type, found, fired);
    play.emit({ type: 'squad-hits', unit: target as number, dice, hits });
    all += hits;
  }
  return all;
}

/** MT-PRE-13: each machine gun that hits a platoon does a die of damage. */
function sweep(play: Play<Classic>, { attacker, target }: WeaponAttack, hits: number): Volley {
  const dice = play.roll(PURPOSES.sweep, hits, rolledBy(attacker, undefined, target));
  const points = sum(dice);
  play.emit({ type: 'swept', unit: target as number, dice, points });
  return { points, group: points };
}

export const closeBase = (field: Battlefield, unit: UnitState, how: CloseAttack): number | null =>
  closeBaseOf(how, strength(field, unit));

/** MT-WPN-64 */
export function shroud(
  tally: Tally<RuleId>,
  field: Battlefield,
  { units }: State,
  unit: number,
  bracket: number,
): boolean {
  const { coverings } = squadDesign(field, unit);
  const { hexesMoved } = units[unit].thisTurn;
  for (const covering of coverings) {
    const points = STEALTH[covering]?.[bracket] ?? 0;
    if (points > 0) tally.add(points, REASONS.coverings[covering], 'MT-WPN-64');
  }
  if (coverings.includes('camouflage')) blend(tally, CAMOUFLAGE - hexesMoved, REASONS.coverings.camouflage);
  if (!coverings.includes('mimetic')) return false;
  blend(tally, MIMETIC - hexesMoved, REASONS.coverings.mimetic);
  return true;
}

function blend(tally: Tally<RuleId>, points: number, reason: string): void {
  if (points > 0) tally.add(points, reason, 'MT-WPN-64');
}
