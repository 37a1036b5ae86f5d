import { shareOfWins } from '@ironfield/conformance/runs/strength.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { describe, expect, test } from 'vitest';
import { battleforceQs } from '../game.ts';
import type { BattleforceQs } from '../game-types.ts';

const chance = randomPlayer as Player<BattleforceQs>;

describe.each(['green', 'veteran'])('In the %s scenario', (scenario) => {
  const wins = (first: Player<BattleforceQs>, second: Player<BattleforceQs>) =>
    shareOfWins(battleforceQs, { scenario }, first, second);

  test('a veteran beats chance at least 95 times in 100', () => {
    expect(wins(battleforceQs.bot('veteran'), chance)).toBeGreaterThanOrEqual(0.95);
  });

  test('a recruit beats chance at least 65 times in 100', () => {
    expect(wins(battleforceQs.bot('recruit'), chance)).toBeGreaterThanOrEqual(0.65);
  });

  test('each strength beats the one below more often than not', () => {
    const [recruit, regular, veteran] = (['recruit', 'regular', 'veteran'] as const).map(battleforceQs.bot);
    expect(wins(regular!, recruit!)).toBeGreaterThanOrEqual(0.65);
    expect(wins(veteran!, regular!)).toBeGreaterThanOrEqual(0.6);
  });
});
