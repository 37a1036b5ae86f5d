import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { lastOutcome, outcomeOf } from '../rules/victory/victory.ts';
import { battle, mech, unit } from '../testing/scene.ts';

const fight = (mission: string, reading: number) =>
  battle({
    reading,
    south: [unit('Flock', '0817 N', mech('Ram'), mech('Ewe'))],
    north: [unit('Pack', '0801 S', mech('Wolf'), mech('Cub'))],
    options: { mission },
  });

function claimed(reading: number): string {
  const table = fight('none', reading);
  for (const hex of ['0303', '0903']) table.objective('objective', 'south', hex).claimed = true;
  return outcomeOf(table.state)!.reason;
}

function lost(reading: number): string {
  const table = fight('conventional-wisdom', reading);
  table.element('Wolf').destroyed = true;
  return lastOutcome(table.state).reason;
}

rule(['BF2-VIC-01', 'BF2-CW-05'], 'Games that began before are told in the words of then', () => {
  expect([claimed(3), claimed(4)]).toEqual([
    'All three objectives are claimed',
    'Both objectives are claimed',
  ]);
  expect([lost(3), lost(4)]).toEqual(['Nobody has won at -2 points', 'Nobody has won at −2 points']);
});
