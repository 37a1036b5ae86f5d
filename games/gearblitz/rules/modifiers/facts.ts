import type { Facing } from '../../cards/card.ts';
import type { Band, Weapon } from '../../cards/weapon.ts';

/** The facts of an attack before the attacker rolls, as measured by the caller. */
export interface AttackFacts {
  readonly weapon: Weapon;
  readonly band: Band;
  /** HGB-LOS-01: Cover and Concealment between attacker and target or point. */
  readonly obscurement: number;
  /** The parts of the obscurement, in words. */
  readonly obscuredBy?: () => string;
  /** HGB-TD-02 */
  readonly isTagged: boolean;
  /** HGB-FLAW-07: of the target. */
  readonly hasTraceableEmissions: boolean;
  /** HGB-ACT-10 */
  readonly isSnapFireFromStandBy: boolean;
  /** HGB-FLAW-02: the die of Defective Fire Control was low. */
  readonly isDefective: boolean;
}

/** HGB-ATT-06: where the attack comes from, and whether the defender auto-detects the attacker. */
export type Angle = 'front' | 'rear' | 'rear unseen';

/** The facts of an attack before the defender rolls. */
export interface DefenseFacts {
  readonly band: Band;
  readonly angle: Angle;
  /** HGB-ATT-05: attacks of the same Combat Group on this target before, this round; 0 for those that do not count. */
  readonly attacksBefore: number;
  /** HGB-ACT-05 */
  readonly evades: boolean;
}

/** HGB-ARC-01: a target lies in one or two of the half circles around a Unit. */
export type Facings = readonly Facing[];
