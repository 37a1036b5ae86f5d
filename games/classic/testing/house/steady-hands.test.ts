import { explain } from '@ironfield/kernel/explanation.ts';
import { expect, test } from 'vitest';
import { gameWith } from '../../game-with.ts';
import { options } from '../../options.ts';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { mech, scene } from '../scene.ts';
import { steadyHands } from './steady-hands.ts';

gameWith({ options: [...options, steadyHands] });

const laser = mech('Gunner', { slots: { CT: ['Medium Laser'] } });

const toHit = (isSteady: boolean, mode: 'still' | 'walk') => {
  const { field, state } = scene({
    units: { Gunner: { at: '0505 S', mech: laser, state: { mode } }, Target: { at: '0509 N' } },
    options: { 'steady-hands': isSteady },
  });
  const shot = { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
  return explain<RuleId>((tally) => weaponToHit(tally, field, state, shot));
};

test('A unit that stood still fires at -1: Gunnery 4 at medium range', () => {
  expect(toHit(false, 'still')).toTotal(4 + 2);
  expect(toHit(true, 'still')).toTotal(4 + 2 - 1);
});

test('A unit that walked does not', () => {
  expect(toHit(true, 'walk')).toTotal(4 + 2 + 1);
});
