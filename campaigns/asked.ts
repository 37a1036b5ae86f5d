import type { CoreSetup } from '@ironfield/kernel/state.ts';

/** The setup of a game that may fight its battles in other games: both sides are asked each time. */
export const withBattles = (game: string, setup: CoreSetup): CoreSetup =>
  game === 'planetary' && 'war' in setup ? ({ zoom: 'ask', ...setup } as CoreSetup) : setup;
