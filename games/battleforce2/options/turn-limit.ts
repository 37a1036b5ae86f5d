import type { Option } from '../option.ts';

/** The book has no limit (BF2-SEQ-07); this one ends games that neither side ends. */
export const turnLimit: Option<number> = {
  id: 'turn-limit',
  title: 'Turn limit',
  summary: 'The game ends after this turn, and victory points decide. The rulebook prints none.',
  group: 'Scenario',
  rule: 'BF2-SEQ-07',
  base: 100,
  allowed: [1, 100],
  plug: (turn) => ({ replace: { lastTurn: () => turn } }),
};
