// Mines and shells are secret even where all units are in the open: what they do comes to light, and nothing before.

import { SECRECY } from '@ironfield/conformance/properties/secrecy.ts';
import { walk } from '@ironfield/conformance/properties/walk.ts';
import { crowdOf } from '@ironfield/conformance/runs/crowd.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { classic } from '../game.ts';
import { crowdedSetup } from '../testing/crowd.ts';
import { openOptions, withOtherArms } from '../testing/mixed-crowd.ts';

const SECRETS: Readonly<Record<string, OptionValues>> = {
  mines: { minefields: 8 },
  shells: { artillery: 'thumper' },
  'mines and shells': { minefields: 8, artillery: 'sniper', 'artillery-l3-damage': true },
};
const properties = SECRECY.filter(({ id }) => id === 'hidden-course');
const GAMES = 4;

for (const [what, secrets] of Object.entries(SECRETS))
  test(`others learn of ${what} when they strike`, () => {
    const crowd = crowdOf(classic, ({ options }) =>
      withOtherArms({ ...crowdedSetup(8, 9, 9), options: openOptions({ ...options, ...secrets }) }),
    );
    for (let game = 0; game < GAMES; game++) {
      const seed = `${what} ${game}`;
      const play = () =>
        walk(classic, crowd(randomFrom(`${seed} setup`)), seed, { properties, rate: () => 0.3, length: 200 });
      expect(play).not.toThrow();
    }
  });
