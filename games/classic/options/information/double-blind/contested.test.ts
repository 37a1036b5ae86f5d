import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';

const blind: Roll = ['sensors', 6, 6];
const done = { type: 'plotted' } as const;

rule(
  ['MT-BLIND-04', 'MT-PRE-24'],
  "A 'Mech and a vehicle of the enemy do not contest a hex that holds both",
  () => {
    const made = scene({
      units: { Tank: { mech: vehicle('Tank'), at: '0505 N' }, Bear: { mech: mech('Bear'), at: '0503 S' } },
      options: { 'double-blind': true, ...COMBINED },
    });
    const meet = (unit: string, facing: 'N' | 'S') =>
      ({ type: 'move', unit, mode: 'walk', to: '0504', facing, more: false }) as const;
    const game = new Melee(made).beginAt('movement', 0).order(meet('Tank', 'N')).order(done);
    game.order(meet('Bear', 'S')).order(done, blind, blind);
    expect(game.scene.happened('contested')).toEqual([]);
    expect([game.hexOf('Tank'), game.hexOf('Bear')]).toEqual(['0504', '0504']);
  },
);
