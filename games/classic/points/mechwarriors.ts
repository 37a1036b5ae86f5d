import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import type { AbilityKind, AbilityProblem } from '../rules/crew/abilities.ts';
import type { Setup, UnitState } from '../state.ts';

/** Those who sit inside. */
export interface MechWarriorPoints {
  readonly add: {
    /** CBT-PIL-07, CBT-PIL-09: to what a pilot rolls to stay conscious, or to wake up. */
    consciousness(tally: Tally<RuleId>, field: Battlefield, unit: number): void;
    /** CBT-PIL-04: something hurts those who sit inside. */
    crewHurt(
      play: Play<Classic>,
      field: Battlefield,
      unit: number,
      hurt: { readonly points: number; readonly cause: 'explosion' | undefined },
    ): void;
    /** CBT-PIL-07: those inside have rolled to stay conscious. */
    stayedAwake(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** CBT-PIL-09: and to come round, in the End Phase. */
    comesRound(play: Play<Classic>, field: Battlefield, unit: number): void;
  };
  readonly replace: {
    /** MT-COCKPIT-03: the pilot of a unit is lost, or the cockpit. Does somebody else take over? */
    relieves(play: Play<Classic>, field: Battlefield, unit: number, how: 'died' | 'cockpit'): boolean;
    /** And has done so? */
    isRelieved(unit: UnitState): boolean;
    /** MT-ABIL-01: points of a side for abilities, and how many a pilot may have. */
    abilityPool(): number;
    mostAbilities(): number;
  };
  readonly stage: {
    /** MT-ABIL-01: what pilots may be able to do, and what else is wrong with who can do what. */
    abilities(kinds: readonly AbilityKind[]): readonly AbilityKind[];
    abilityProblems(problems: readonly AbilityProblem[], setup: Setup): readonly AbilityProblem[];
    /** Does it matter who is of the Clans? */
    clansMatter(does: boolean): boolean;
  };
}
