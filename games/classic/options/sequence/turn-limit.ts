import { LAST_TURN } from '../../data/tables.ts';
import type { Option } from '../../option.ts';

export const turnLimit: Option<number> = {
  id: 'turn-limit',
  title: 'Turn limit',
  summary: 'The game ends as a draw after this turn. The rulebook prints none.',
  group: 'Sequence of play',
  rule: 'CBT-SEQ-12',
  base: LAST_TURN,
  allowed: [1, 200],
  plug: (turn) => ({ replace: { lastTurn: () => turn } }),
};
