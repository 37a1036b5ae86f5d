import { rule } from '@ironfield/conformance/rule.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { MISSIONS } from '../../data/missions.ts';
import { WARS } from '../../data/wars.ts';
import { battleforce2 } from '../../game.ts';
import { choicesIn } from './battle-choices.ts';
import { generate } from './generator.ts';

rule(['BF2-SCEN-01', 'BF2-GEN-01'], 'Whatever is chosen or left to the dice, it can be played', () => {
  const wishes: OptionValues[] = [
    {},
    { forces: 'dice', attackers: 'Wolf', defenders: 'ComStar' },
    { companies: 3, 'unit-types': 'rolled', land: 'river' },
    { experience: 'rolled', 'rolled-skill': true, 'unit-points': 15 },
    ...WARS.map((war) => ({ war })),
  ];
  for (const mission of MISSIONS)
    for (const wish of wishes)
      for (const seed of ['0', '1', '2'])
        expect(
          newSetup(battleforce2, generate(mission, seed, choicesIn(wish))),
          `${mission} ${seed}`,
        ).toMatchObject({ ok: true });
});
