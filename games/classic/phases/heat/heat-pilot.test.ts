import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { hurtByHeat } from './heat.ts';

rule('CBT-HEA-16', "Heat hurts no pilot whose 'Mech is lost", () => {
  const hits = (loss: 'engine' | null) => {
    const hot = { at: '0505 N', state: { heat: 30, hits: [0b1, 0, 0, 0, 0, 0, 0, 0] } };
    const made = scene({ units: { Hot: hot, Other: { at: '0101 N' } } });
    Object.assign(made.unit('Hot'), { loss });
    hurtByHeat(made.play, { unit: 0 });
    return made.unit('Hot').pilotHits;
  };
  expect([hits(null), hits('engine')]).toEqual([2, 0]);
});
