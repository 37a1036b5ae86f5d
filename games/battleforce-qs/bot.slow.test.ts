import { playMatch } from '@ironfield/kernel/match.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/player.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { describe, expect, test } from 'vitest';
import { battleforceQs } from './game.ts';
import type { BattleforceQs } from './game-types.ts';

const chance = randomPlayer as Player<BattleforceQs>;

/** Games won by the first player out of 100, taking both sides by turns. */
function wins(scenario: string, first: Player<BattleforceQs>, second: Player<BattleforceQs>): number {
  const setup = scenarioSetup(battleforceQs, scenario);
  if (!setup.ok) throw new Error(setup.error[0].message);
  let won = 0;
  for (let game = 0; game < 100; game++) {
    const seat = game % 2;
    const players = seat === 0 ? [first, second] : [second, first];
    const { state } = playMatch(battleforceQs, setup.value, `bots ${game}`, players);
    if (state.outcome?.winners[0] === seat) won++;
  }
  return won;
}

describe.each(['green', 'veteran'])('In the %s scenario', (scenario) => {
  test('a veteran beats chance at least 95 times in 100', () => {
    expect(wins(scenario, battleforceQs.bot('veteran'), chance)).toBeGreaterThanOrEqual(95);
  });

  test('a recruit beats chance at least 65 times in 100', () => {
    expect(wins(scenario, battleforceQs.bot('recruit'), chance)).toBeGreaterThanOrEqual(65);
  });

  test('each strength beats the one below more often than not', () => {
    const [recruit, regular, veteran] = (['recruit', 'regular', 'veteran'] as const).map(battleforceQs.bot);
    expect(wins(scenario, regular!, recruit!)).toBeGreaterThanOrEqual(65);
    expect(wins(scenario, veteran!, regular!)).toBeGreaterThanOrEqual(60);
  });
});
