import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { march } from '../../testing/march.ts';
import { injury, location, piloting } from '../../testing/table.ts';

rule('CBT-PIL-07', 'By agreement a pilot who is hurt while moving rolls as soon as his move is over', () => {
  const game = march({
    options: { 'consciousness-timing': 'activation' },
    units: { Wolf: { at: '0810 N', state: { prone: true } }, Bear: { at: '1517 N' } },
  });
  const stand = { type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: false } as const;
  game.order(stand, piloting(1, 1), ['fall facing', 1], location(3, 4), injury(1, 1));
  expect(game.asked).toBe('0 movement/continue');
  game.order({ type: 'stop', unit: 'Wolf' }, ['consciousness', 1, 1]);
  expect(game.scene.unit('Wolf')).toMatchObject({ knockedOut: 1, pilotDamage: 0 });
});
