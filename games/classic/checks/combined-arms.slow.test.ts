import { crowdSuite } from '@ironfield/conformance/suite.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { expect, test } from 'vitest';
import { classic } from '../game.ts';
import { crowdedSetup } from '../testing/crowd.ts';
import { mixedCrowds, withOtherArms } from '../testing/mixed-crowd.ts';

crowdSuite(mixedCrowds, 6);

test("bots fight 'Mechs, vehicles and infantry to an end", () => {
  for (const seed of ['first', 'second', 'third']) {
    const setup = newSetup(classic, withOtherArms(crowdedSetup(8, 16, 17)));
    if (!setup.ok) throw new Error(setup.error[0].message);
    const { state } = playMatch(classic, setup.value, seed, [classic.bot('regular'), classic.bot('regular')]);
    expect(state.outcome?.rule).toBe('CBT-SEQ-12');
    expect(state.turn).toBeLessThan(60);
  }
});
