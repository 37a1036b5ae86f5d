import { describe, expect, test } from 'vitest';
import { fought, unit } from '../testing/scene.ts';
import { oddsOf } from './odds.ts';

describe('The odds of an attack', () => {
  test('are those of its two rolls', () => {
    // 7 or more hits: 21 of 36. Damage 2 + 2D6 against 7: from 5 on it damages, never 14 or more but by a throw of 12.
    const field = fought({
      south: [unit('A', 'medium-mech-iu', 'C3 N')],
      north: [unit('T', 'medium-mech-iu', 'C4 S')],
    });
    const odds = oddsOf(field.inBattle, field.attack('A', 'T'));
    expect(odds.hit).toBeCloseTo(21 / 36);
    expect(odds.destroyed).toBeCloseTo((21 / 36) * (1 / 36));
    expect(odds.damaged).toBeCloseTo((21 / 36) * (29 / 36));
  });

  test('a damaged target is destroyed by what would damage it', () => {
    const field = fought({
      south: [unit('A', 'medium-mech-iu', 'C3 N')],
      north: [unit('T', 'medium-mech-iu', 'C4 S', { damaged: true })],
    });
    // Hit on 5; damage 2 + 2 + 2D6 from 3 on.
    expect(oddsOf(field.inBattle, field.attack('A', 'T'))).toEqual({
      hit: 30 / 36,
      damaged: 0,
      destroyed: (30 / 36) * (35 / 36),
    });
  });
});
