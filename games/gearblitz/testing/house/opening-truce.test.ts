import { expect, test } from 'vitest';
import { gearblitz } from '../../game.ts';
import { gameWith } from '../../game-with.ts';
import { options } from '../../options.ts';
import { Battle, gun } from '../table.ts';
import { openingTruce } from './opening-truce.ts';

gameWith({ ...gearblitz, options: [...options, openingTruce] });

/** May the archer attack in this round? */
function mayAttack(round: number): boolean {
  const table = new Battle({
    options: { 'opening-truce': 1 },
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: { Deer: { at: '20,20' } },
  });
  table.state.round = round;
  table.activate('Archer', 'combat');
  return table.choices.includes('attack');
}

test('In the round of the truce nobody attacks', () => {
  expect([1, 2].map(mayAttack)).toEqual([false, true]);
});
