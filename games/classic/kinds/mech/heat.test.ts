import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { harm } from '../../testing/march.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { engineHeat, heatAfter } from './heat.ts';

/** A 'Mech with ten heat sinks in the engine and one in a leg. */
function lone(state: object, ground = '.'): Scene {
  const wolf = mech('Wolf', { heatSinks: 11, slots: { LL: ['Heat Sink'] } });
  return scene({
    map: `${ground} .\n. .`,
    units: { Wolf: { mech: wolf, at: '0101 N', state }, Bear: { at: '0202 N' } },
  });
}

const told = ({ field, state }: Scene) =>
  explain<RuleId>((tally) => heatAfter(tally, field, state, 0)).lines.map(({ value, kind }) =>
    kind === 'set' ? `to ${value}` : value,
  );

rule(['CBT-HEA-02', 'CBT-HEA-03'], 'Heat is explained by what made or took some, and by nothing else', () => {
  const sinks = -(told(lone({ heat: 30 }))[1] as number);
  expect(told(lone({ heat: 30 }))).toEqual([30, -sinks]);
  expect(told(lone({ heat: 30, mode: 'walk' }))).toEqual([30, 1, -sinks]);
  expect(told(lone({ heat: 30, mode: 'run', heatBuilt: 1 }))).toEqual([30, 2, 1, -sinks]);
  // What is shut down makes no heat.
  expect(told(lone({ heat: 30, mode: 'run', heatBuilt: 1, shutDown: 1 }))).toEqual([30, -sinks]);
});

rule('CBT-HEA-01', 'Heat that goes down to 0 by itself needs no limit', () => {
  const sinks = -(told(lone({ heat: 30 }))[1] as number);
  expect(told(lone({ heat: sinks }))).toEqual([sinks, -sinks]);
  expect(told(lone({ heat: sinks + 1 }))).toEqual([sinks + 1, -sinks]);
  expect(told(lone({ heat: sinks - 1 }))).toEqual([sinks - 1, -sinks, 'to 0']);
});

rule('CBT-HEA-04', 'A single sink under water counts twice', () => {
  const sinks = -(told(lone({ heat: 30 }))[1] as number);
  expect(told(lone({ heat: 30 }, '~1'))).toEqual([30, -sinks, -1]);
});

rule('CBT-CRT-10', 'One engine hit makes 5 heat, two make 10, and further ones no more', () => {
  const s = lone({ heat: 30 });
  const heat = [engineHeat(s.field, s.state, 0)];
  for (let hits = 1; hits <= 5; hits++) {
    harm(s, 'Wolf', 'CT', 'engine');
    heat.push(engineHeat(s.field, s.state, 0));
  }
  expect(heat).toEqual([0, 5, 10, 10, 10, 10]);
});
