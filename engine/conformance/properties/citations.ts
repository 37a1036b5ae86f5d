import { remembered } from '@ironfield/kernel/memory.ts';
import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { insist } from '../failure.ts';

const idsOf = remembered(
  (rules: readonly RuleEntry[]): ReadonlySet<string> => new Set(rules.map(({ id }) => id)),
);

/** Insists that every `rule` named anywhere in the value is in the game's index. */
export function insistKnownRules<G extends GameTypes>(game: WrittenGame<G>, value: unknown): void {
  const unknown = unknownRule(value, idsOf(game.rules));
  insist(unknown === null, `The rule "${unknown}" is cited, but is not in the index`);
}

function unknownRule(value: unknown, known: ReadonlySet<string>): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'rule' && typeof inner === 'string' && !known.has(inner)) return inner;
    const found = unknownRule(inner, known);
    if (found !== null) return found;
  }
  return null;
}
