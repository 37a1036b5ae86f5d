import type { AnyGame } from '@ironfield/kernel/game.ts';

/** Names of the sides of a scenario, by seat; empty for a setup that no scenario describes. */
export function sideNames(game: AnyGame, scenarioId: string): readonly string[] {
  return game.scenarios.find(({ id }) => id === scenarioId)?.seats ?? [];
}
