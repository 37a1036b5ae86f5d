// Attacks of infantry at close quarters: on the legs of 'Mechs, climbing all over them (MT-PRE-15), or with mines of battle
// armour (MT-WPN-63).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield, Forces } from '../../battlefield.ts';
import type { CloseAttack } from '../../data/equipment.ts';
import type { RuleId } from '../../rule-index.ts';
import { AUTOMATIC_HIT, AUTOMATIC_MISS, type State } from '../../state.ts';
import { REASONS, WHY_NO_SHOT } from '../../text/to-hit.ts';
import { isAloft } from '../ground/altitude.ts';
import { skiddedTarget } from '../piloting/skid.ts';
import { swarmedBy, swarmerOf } from '../unit/riding.ts';
import {
  immobileTarget,
  isHelpless,
  proneTarget,
  stuckTarget,
  targetModifiers,
  targetTerrain,
  woodsInTheWay,
} from './attack-modifiers.ts';

/** MT-SOPS-02 */
const ONTO_VEHICLE = -1;
/** To climb onto one that cannot help it. */
const EASY = -4;

interface Pair {
  readonly attacker: number;
  readonly target: number;
}

/** The Gunnery Skill does not matter, nor how the platoon has moved. */
export function closeToHit(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { attacker, target }: Pair,
  how: CloseAttack,
): void {
  const { troopers } = field.kinds[attacker];
  const platoon = state.units[attacker];
  const mech = state.units[target];
  if (swarmedBy(platoon) === target) {
    tally.set(AUTOMATIC_HIT, REASONS.sure, 'MT-PRE-15');
    return;
  }
  const base = troopers?.closeBase(field, platoon, how) ?? null;
  if (base === null) {
    tally.set(AUTOMATIC_MISS, WHY_NO_SHOT.tooFew.message, 'MT-PRE-15');
    return;
  }
  if (how === 'mine') tally.add(base, REASONS.mines, 'MT-WPN-63');
  else tally.add(base, REASONS.strength(troopers!.strength(field, platoon)), 'MT-PRE-15');
  targetModifiers(tally, field, mech.thisTurn.mode, mech.thisTurn.hexesMoved);
  field.plugged.target?.(tally, field, mech);
  targetTerrain(tally, field, woodsInTheWay(field, mech), false);
  if (how !== 'mine' && !field.kinds[target].limbs) tally.add(ONTO_VEHICLE, REASONS.vehicle, 'MT-SOPS-02');
  if (how !== 'swarm') {
    immobileTarget(tally, field, mech);
    proneTarget(tally, mech.prone, true);
  } else if (mech.prone || isHelpless(field, mech)) tally.add(EASY, REASONS.easySwarm, 'MT-PRE-15');
  stuckTarget(tally, mech);
  skiddedTarget(tally, mech);
}

/** MT-PRE-15, MT-SOPS-02, MT-WPN-63: it has legs, or is a vehicle that is climbed onto, or mined. */
export function isOpenToClose(
  { kinds, plugged }: Pick<Forces, 'kinds' | 'plugged'>,
  target: number,
  how: CloseAttack,
): boolean {
  const { limbs, troopers } = kinds[target];
  if (limbs) return true;
  if (troopers) return false;
  return how === 'mine' || (how === 'swarm' && plugged.swarmsVehicles?.() === true);
}

/** Of one who could otherwise be fired at. */
export function whyNoCloseAttack(
  field: Battlefield,
  state: State,
  unit: number,
  target: number,
  how: CloseAttack,
): Reason | null {
  if (!isOpenToClose(field, target, how)) return how === 'mine' ? WHY_NO_SHOT.noMachine : WHY_NO_SHOT.noLegs;
  if (isAloft(state.units[target])) return WHY_NO_SHOT.notWithIt;
  if (state.units[unit].hex !== state.units[target].hex) return WHY_NO_SHOT.notWithIt;
  const base = field.kinds[unit].troopers?.closeBase(field, state.units[unit], how) ?? null;
  if (base === null) return WHY_NO_SHOT.tooFew;
  return how === 'swarm' && isTaken(field, state, unit, target) ? WHY_NO_SHOT.swarmedAlready : null;
}

/** One platoon at a time, be it there already or on its way. */
const isTaken = (field: Battlefield, state: State, unit: number, target: number): boolean =>
  swarmerOf(state, target) >= 0 ||
  state.weaponAttacks.some(
    (attack) =>
      attack.target === target &&
      attack.attacker !== unit &&
      field.designs[attack.attacker].weapons[attack.weapon].type.closeAttack === 'swarm',
  );
