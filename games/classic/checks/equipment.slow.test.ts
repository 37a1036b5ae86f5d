import { crowdSuite } from '@ironfield/conformance/suite.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { expect, test } from 'vitest';
import { classic } from '../game.ts';
import { crowdedSetup } from '../testing/crowd.ts';
import { equippedCrowds, withEquipment } from '../testing/equipped-crowd.ts';

crowdSuite(equippedCrowds, 6);

test('bots fight units with equipment to an end', () => {
  for (const [seed, count] of [
    ['first', 8],
    ['second', 10],
    ['third', 16],
  ] as const) {
    const setup = newSetup(classic, withEquipment(crowdedSetup(count, 16, 17)));
    if (!setup.ok) throw new Error(setup.error[0].message);
    const { state } = playMatch(classic, setup.value, seed, [classic.bot('regular'), classic.bot('regular')]);
    expect(state.outcome?.rule).toBe('CBT-SEQ-12');
    expect(state.turn).toBeLessThan(60);
  }
});
