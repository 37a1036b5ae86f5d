import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, fighter, mech, unit } from '../testing/scene.ts';

/** What is asked after the home edges, by side, in the order of the questions. */
function asked(reading: number): string[] {
  const air = (name: string) => unit(name, 'box 2', fighter('Corsair'));
  const table = battle({
    reading,
    south: [air('Air'), unit('Flock', 'off', mech('Ram'))],
    north: [air('Wing'), unit('Pack', 'off', mech('Wolf'))],
    options: { offboard: true, artillery: true, aerospace: true },
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' });
  return table.state.agenda
    .toReversed()
    .flatMap((frame) =>
      /load|designate/.test(frame.step) && 'seat' in frame ? [`${frame.step} ${frame.seat}`] : [],
    );
}

rule('BF2-SETUP-01', 'A side decides all that it keeps secret before the other is asked', () => {
  expect(asked(5)).toEqual([
    'aerospace/load 0',
    'artillery/designate 0',
    'aerospace/load 1',
    'artillery/designate 1',
  ]);
  expect(asked(4)).toEqual([
    'aerospace/load 0',
    'aerospace/load 1',
    'artillery/designate 0',
    'artillery/designate 1',
  ]);
});
