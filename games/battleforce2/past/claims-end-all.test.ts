import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { outcomeOf } from '../rules/victory/victory.ts';
import { battle, mech, unit } from '../testing/scene.ts';
import type { Battle } from '../testing/table.ts';

const fight = (mission: string, reading: number): Battle =>
  battle({
    reading,
    south: [unit('Flock', '0817 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
    objectives: 'objectives and headquarters',
    options: { mission },
  });

/** Has the south won that has claimed both its objectives? */
function isWonByClaims(mission: string, reading: number): boolean {
  const table = fight(mission, reading);
  for (const hex of ['0303', '0903']) table.objective('objective', 'south', hex).claimed = true;
  return outcomeOf(table.state) !== null;
}

/** The counters that are placed before anybody is deployed. */
function placed(reading: number): number {
  const table = fight('stand-up-fight', reading);
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' });
  return table.state.agenda.filter(({ step }) => step === 'setup/objective').length;
}

rule('BF2-SCEN-10', 'Who has claimed everything has not won a battle that is fought out', () => {
  const missions = ['stand-up-fight', 'hold-the-line', 'extraction'];
  expect(missions.map((mission) => isWonByClaims(mission, 3))).toEqual([false, false, false]);
  expect(missions.map((mission) => isWonByClaims(mission, 2))).toEqual([true, true, true]);
  expect(isWonByClaims('none', 3)).toBe(true);
});

rule('BF2-SCEN-10', 'A stand-up fight has no headquarters, whatever its forces come from', () => {
  expect([placed(3), placed(2)]).toEqual([4, 6]);
});
