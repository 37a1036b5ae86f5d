import type { RuleId } from '../rule-index.ts';

/** Why a choice is no army. */
export interface Problem {
  readonly message: string;
  readonly rule: RuleId;
  /** The squad, and the member of it, where one is at fault. */
  readonly group?: number;
  readonly member?: number;
}
