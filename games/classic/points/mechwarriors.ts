import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../battlefield.ts';
import type { RuleId } from '../rule-index.ts';
import type { AbilityKind, AbilityProblem } from '../rules/crew/abilities.ts';
import type { Setup } from '../state.ts';

/** Those who sit inside. */
export interface MechWarriorPoints {
  readonly add: {
    /** CBT-PIL-07, CBT-PIL-09: to what a pilot rolls to stay conscious, or to wake up. */
    consciousness(tally: Tally<RuleId>, field: Battlefield, unit: number): void;
  };
  readonly replace: {
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
