import type { Option } from '../option.ts';

/** The book prints none (BF2-SEQ-07); this makes an end of games in which nobody does. */
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
