import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield, Forces } from '../battlefield.ts';
import type { Incoming } from '../kind.ts';
import type { RuleId } from '../rule-index.ts';
import type { PhysicalAttack, Side, State, UnitState, WeaponAttack } from '../state.ts';

/** The points that make a target hard to hit, whoever attacks it. */
export interface TargetPoints {
  readonly add: {
    /** CBT-THM-05: what its turn has made of the target of any attack, besides the hexes it has moved. */
    target(tally: Tally<RuleId>, field: Pick<Forces, 'plugged'>, target: UnitState): void;
  };
  readonly replace: {
    /** MT-BASE-08: is any of these hexes in the field of an enemy of this side whose ECM works, and stops this? */
    jams(
      field: Battlefield,
      state: Pick<State, 'units'>,
      side: Side,
      cells: readonly number[],
      what: 'electronics' | 'locks',
    ): boolean;
    /** MT-WPN-21: does chaff float in any of these hexes? */
    isInChaff(state: Pick<State, 'marks'>, cells: readonly number[]): boolean;
    /** CBT-THM-05: of a target that has moved so many hexes. */
    targetMovement(tally: Tally<RuleId>, hexes: number): void;
    /** MT-MOV-03: what is added to attacks on a unit that evades, and by which rule. */
    evasion(unit: Pick<UnitState, 'crew' | 'thisTurn'>): { readonly modifier: number; readonly rule: RuleId };
  };
  readonly stage: {
    /** CBT-THM-09 */
    countsAsImmobile(is: boolean, target: UnitState): boolean;
    /** CBT-HIT-01: where an attack that has hit comes from. */
    incoming(
      from: Incoming,
      field: Battlefield,
      state: State,
      attack: WeaponAttack | PhysicalAttack,
    ): Incoming;
    /** Why a unit does nothing but move and fire: it does no work, and spots for nobody. */
    whyNoTask(why: Reason | null, state: State, unit: number): Reason | null;
    /** Why a unit attacks nobody with its weapons or limbs in this turn, or has no time for a club (CBT-PHY-13). */
    whyNoAttack(
      why: Reason | null,
      state: State,
      unit: number,
      what: 'fire' | 'strike' | 'club',
    ): Reason | null;
  };
}
