import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { actsFirst, battle, mech, unit } from '../../testing/scene.ts';
import { counterValues, roundNormally, victoryPoints } from './victory-points.ts';

/** Forces of 100 points each: an objective is worth 33 and 8 if occupied, Headquarters 33 and 17. */
function ledger() {
  const table = battle({
    scenario: 'veteran',
    options: { 'turn-limit': 3 },
    south: [
      unit('Flock', '0804 N', mech('Ram', { points: 60 })),
      unit('Herd', '0117 N', mech('Bull', { points: 40 })),
    ],
    north: [
      unit('Pack', '1513 S', mech('Wolf', { points: 75 })),
      unit('Pride', '1515 S', mech('Lion', { points: 25 })),
    ],
  });
  const counters = {
    objective: table.counter('objective', 'north', '0803'),
    other: table.counter('objective', 'north', '0103'),
    headquarters: table.counter('headquarters', 'north', '1003'),
    own: table.counter('headquarters', 'south', '0115'),
  };
  return { table, ...counters };
}

/** The points at the end of the last turn, south first. */
function settle({ table }: ReturnType<typeof ledger>): readonly number[] {
  table.state.turn = 3;
  table.phase('end', 'south');
  return table.state.outcome!.points!;
}

rule(['BFQ-SCN-09', 'BFQ-SEQ-03'], 'Halves round up', () => {
  expect([0.49, 0.5, 1.5, 2.5, 3.4999, 5.775, 8.4975].map(roundNormally)).toEqual([0, 1, 2, 3, 3, 6, 8]);
});

rule(['BFQ-SCN-09', 'BFQ-SEQ-03'], 'An award is rounded once, and a half of a point counts as one', () => {
  // 200 x 0.66 / 2 x 0.25 = 16.5 and 50 x 0.33 = 16.5.
  expect(counterValues(200)).toMatchObject({ objectiveOccupied: 17, objectiveCaptured: 66 });
  expect(counterValues(50)).toMatchObject({ headquartersOccupied: 8, headquartersCaptured: 17 });
  expect(counterValues(100)).toMatchObject({ objectiveOccupied: 8, headquartersOccupied: 17 });
});

rule('BFQ-SCN-09', 'Nothing lost, nothing taken: no points', () => {
  expect(settle(ledger())).toEqual([0, 0]);
});

rule('BFQ-SCN-09', 'The victory points are explained by what brought some, be it a single one', () => {
  const { table } = ledger();
  expect(explain((tally) => victoryPoints(tally, table.state, 0)).lines).toEqual([]);
  const poor = battle({
    scenario: 'veteran',
    south: [unit('Flock', '0804 N', mech('Ram'))],
    north: [unit('Pack', '1513 S', mech('Wolf', { points: 10 }))],
  });
  poor.counter('objective', 'north', '0803').occupied = true;
  const { lines } = explain((tally) => victoryPoints(tally, poor.state, 0));
  expect(lines.map(({ value, reason }) => `${value} ${reason}`)).toEqual(['1 Occupied objective']);
});

rule('BFQ-SCN-09', 'Destroyed Elements count double for the enemy and once against their owner', () => {
  const scene = ledger();
  scene.table.element('Lion').marked.destroyed = true;
  scene.table.element('Ram').marked.destroyed = true;
  expect(settle(scene)).toEqual([2 * 25 - 60, 2 * 60 - 25]);
});

rule('BFQ-SCN-09', 'Each counter brings its share of the value of the Force that defends it', () => {
  const scene = ledger();
  scene.objective.occupied = true;
  expect(settle(scene)).toEqual([8, 0]);
  const more = ledger();
  Object.assign(more.objective, { occupied: true, captured: true });
  more.headquarters.occupied = true;
  more.own.occupied = true;
  expect(settle(more)).toEqual([33 + 17, 17]);
});

rule('BFQ-SCN-09', 'The value of a Force is that of its set-up, whatever has been destroyed since', () => {
  const scene = ledger();
  scene.table.element('Wolf').marked.destroyed = true;
  Object.assign(scene.objective, { occupied: true, captured: true });
  expect(settle(scene)).toEqual([2 * 75 + 33, -75]);
});

rule(
  ['BFQ-SCN-07', 'BFQ-SCN-09'],
  'Occupying counts once however often it happens, and not besides a capture',
  () => {
    const scene = ledger();
    const { table } = scene;
    table.phase('movement', 'south');
    const visit = (hex: string, ...rolls: readonly Roll[]) => {
      table.move('Flock', hex, 'N');
      table.standStill(...rolls);
    };
    visit('0803', ...actsFirst('south'));
    visit('0804', ...actsFirst('south'));
    visit('0803');
    expect(table.state.outcome?.points).toEqual([8, 0]);

    const captured = ledger();
    captured.table.phase('movement', 'south');
    for (const rolls of [actsFirst('south'), actsFirst('south'), []]) {
      captured.table.move('Flock', '0803', 'N');
      captured.table.standStill(...rolls);
    }
    expect(captured.table.state.outcome?.points).toEqual([33, 0]);
  },
);
