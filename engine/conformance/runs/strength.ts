import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';

/** The share of games that the first player wins. The players swap sides, with the same dice both ways. */
export function shareOfWins<G extends GameTypes>(
  game: Game<G>,
  { scenario, options, games = 60 }: Series,
  first: Player<G>,
  second: Player<G>,
): number {
  const setup = scenarioSetup(game, scenario, options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % 2;
    const players = seat === 0 ? [first, second] : [second, first];
    const { state } = playMatch(game, setup.value, `bots ${number >> 1}`, players);
    if (state.outcome?.winners[0] === seat) won++;
  }
  return won / games;
}

interface Series {
  readonly scenario: string;
  readonly options?: OptionValues;
  readonly games?: number;
}
