import type { Hint } from '../../../coach/hint.ts';
import { fightingHints } from './fighting-hints.ts';
import { movingHints } from './moving-hints.ts';
import type { Situation } from './situation.ts';

/** The coach's hints for BattleForce Quick-Start, the most important first. */
export const hints: readonly Hint<Situation>[] = [...movingHints, ...fightingHints];
