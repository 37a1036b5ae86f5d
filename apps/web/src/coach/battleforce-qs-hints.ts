import { fightingHints } from './battleforce-qs-fighting-hints.ts';
import { movingHints } from './battleforce-qs-moving-hints.ts';
import type { Situation } from './battleforce-qs-situation.ts';
import type { Hint } from './hint.ts';

/** What the coach knows about BattleForce Quick-Start, the most important first. */
export const battleforceQsHints: readonly Hint<Situation>[] = [...movingHints, ...fightingHints];
