import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { explainMp, jumpMp, mpFor, runMp, walkMp } from '../../rules/movement/movement-points.ts';
import { harm } from '../../testing/march.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import type { ComponentKind } from '../../units/design.ts';
import type { LocationCode } from '../../units/locations.ts';
import { jumpingPoints, landsAtRisk, runsAtRisk, turnsOnceOnly, walkingPoints } from './movement-points.ts';

const JETS = { LL: ['Jump Jet'], RL: ['Jump Jet'], LT: ['Jump Jet'], RT: ['Jump Jet'], CT: ['Jump Jet'] };

function lone(walk: number, state: object = {}, map?: string): Scene {
  return scene({
    ...(map && { map }),
    units: {
      Wolf: { mech: mech('Wolf', { walk, slots: JETS }), at: '0101 N', state },
      Bear: { at: '0303 N' },
    },
  });
}

const walks = (made: Scene) => walkMp(made.field, made.state, 0);
const runs = (made: Scene) => runMp(made.field, made.state, 0);
const jumps = (made: Scene) => jumpMp(made.field, made.state, 0);

rule(['CBT-MOV-07', 'CBT-MOV-08'], 'Running is half as much again as walking, rounded up', () => {
  for (const [walk, run] of [
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 6],
    [5, 8],
    [8, 12],
  ]) {
    expect([walks(lone(walk)), runs(lone(walk))]).toEqual([walk, run]);
  }
});

rule('CBT-MOV-09', 'A hip halves, rounded up, and other damage of that leg no longer counts', () => {
  const made = lone(5);
  harm(made, 'Wolf', 'LL', 'foot');
  expect([walks(made), runs(made)]).toEqual([4, 6]);
  harm(made, 'Wolf', 'LL', 'hip');
  expect([walks(made), runs(made)]).toEqual([3, 5]);
  harm(made, 'Wolf', 'RL', 'upper-leg');
  harm(made, 'Wolf', 'RL', 'lower-leg');
  expect(walks(made)).toBe(1);
  harm(made, 'Wolf', 'RL', 'hip');
  expect([walks(made), runs(made)]).toEqual([0, 0]);
});

rule('CBT-MOV-09', 'Each leg or foot actuator costs 1 MP, and nobody has less than 0', () => {
  const made = lone(5);
  for (const kind of ['upper-leg', 'lower-leg', 'foot'] as const) harm(made, 'Wolf', 'LL', kind);
  expect(walks(made)).toBe(2);
  for (const kind of ['upper-leg', 'lower-leg', 'foot'] as const) harm(made, 'Wolf', 'RL', kind);
  expect(walks(made)).toBe(0);
});

rule(['CBT-MOV-08', 'CBT-MOV-09'], 'One leg leaves 1 MP and no running, none leaves nothing', () => {
  const made = lone(6);
  harm(made, 'Wolf', 'RL', 'hip');
  harm(made, 'Wolf', 'LL');
  expect([walks(made), runs(made)]).toEqual([1, 0]);
  harm(made, 'Wolf', 'RL');
  expect([walks(made), runs(made)]).toEqual([0, 0]);
});

rule('CBT-HEA-09', 'Heat slows walking and with it running, but not jumping', () => {
  const at = (heat: number) => {
    const made = lone(6, { heat });
    return [walks(made), runs(made), jumps(made)];
  };
  expect(at(4)).toEqual([6, 9, 5]);
  expect(at(5)).toEqual([5, 8, 5]);
  expect(at(9)).toEqual([5, 8, 5]);
  expect(at(10)).toEqual([4, 6, 5]);
  expect(at(15)).toEqual([3, 5, 5]);
  expect(at(20)).toEqual([2, 3, 5]);
  expect(at(25)).toEqual([1, 2, 5]);
  expect(at(40)).toEqual([1, 2, 5]);
});

rule(['CBT-HEA-09', 'CBT-HEA-17'], 'A Jenner at heat 10 or 14 has lost 2 of its Walking MP', () => {
  expect(walks(lone(7, { heat: 10 }))).toBe(5);
  expect(walks(lone(7, { heat: 14 }))).toBe(5);
});

rule('CBT-MOV-09', 'The explanation names every loss, and its total is the number used', () => {
  const made = lone(5, { heat: 5 });
  harm(made, 'Wolf', 'LL', 'hip');
  const { total, lines } = explain<RuleId>((tally) => walkingPoints(tally, made.field, made.state, 0));
  expect(total).toBe(walks(made));
  expect(lines.map(({ value, rule }) => [value, rule])).toEqual([
    [5, 'CBT-MOV-07'],
    [3, 'CBT-MOV-09'],
    [-1, 'CBT-HEA-09'],
  ]);
});

rule('CBT-MOV-16', 'Only jets above the water lift, and none out of deep water', () => {
  expect(jumps(lone(5))).toBe(5);
  expect(jumps(lone(5, {}, '~0 . .\n. . .\n. . .'))).toBe(5);
  expect(jumps(lone(5, {}, '~1 . .\n. . .\n. . .'))).toBe(3);
  expect(jumps(lone(5, {}, '~2 . .\n. . .\n. . .'))).toBe(0);
});

rule('CBT-MOV-16', 'Every jet that is destroyed, alone or with its location, is 1 MP less', () => {
  const made = lone(5);
  harm(made, 'Wolf', 'CT', 'jump-jet');
  expect(jumps(made)).toBe(4);
  harm(made, 'Wolf', 'LT');
  expect(jumps(made)).toBe(3);
});

rule(
  'CBT-MOV-16',
  'The explanation tells jets that are wet from jets that are lost, and neither from none',
  () => {
    const lines = (made: Scene) =>
      explain<RuleId>((tally) => jumpingPoints(tally, made.field, made.state, 0)).lines.map(
        ({ value }) => value,
      );
    expect(lines(lone(5))).toEqual([5]);
    const pond = '~1 . .\n. . .\n. . .';
    expect(lines(lone(5, {}, pond))).toEqual([5, -2]);
    const wet = lone(5, {}, pond);
    harm(wet, 'Wolf', 'LL', 'jump-jet');
    harm(wet, 'Wolf', 'CT', 'jump-jet');
    expect(lines(wet)).toEqual([5, -2, -1]);
    harm(wet, 'Wolf', 'RL', 'jump-jet');
    expect(lines(wet)).toEqual([5, -3]);
    expect(jumps(wet)).toBe(2);
    const off = lone(5, { hex: -1 });
    expect(jumps(off)).toBe(5);
  },
);

rule(
  ['CBT-MOV-16', 'CBT-PSR-02'],
  'Landing is risky with a hit on gyro, hip or actuator, or without a leg',
  () => {
    const risky = (location: LocationCode, kind?: ComponentKind) => {
      const made = lone(5);
      harm(made, 'Wolf', location, kind);
      return [landsAtRisk(made.field, made.state, 0), runsAtRisk(made.field, made.state, 0)];
    };
    expect(landsAtRisk(lone(5).field, lone(5).state, 0)).toBe(false);
    expect(risky('CT', 'gyro')).toEqual([true, true]);
    expect(risky('LL', 'hip')).toEqual([true, true]);
    expect(risky('RL', 'foot')).toEqual([true, false]);
    expect(risky('RL', 'upper-leg')).toEqual([true, false]);
    expect(risky('LL')).toEqual([true, false]);
    expect(risky('CT', 'engine')).toEqual([false, false]);
    expect(risky('LA')).toEqual([false, false]);
  },
);

rule(
  ['CBT-MOV-07', 'CBT-MOV-08', 'CBT-MOV-14'],
  'The MP of each mode explain themselves, less what a step aside has cost',
  () => {
    const mp = (made: Scene) =>
      (['walk', 'run', 'jump'] as const).map((mode) => explainMp(made.field, made.state, 0, mode).total);
    expect(mp(lone(4))).toEqual([4, 6, 5]);
    expect(mp(lone(4, { mpOwed: 2 }))).toEqual([2, 4, 5]);
    expect(mp(lone(4, { mpOwed: 5 }))).toEqual([0, 1, 5]);
    const [walk, run] = (['walk', 'run'] as const).map((mode) =>
      mpFor(lone(4).field, lone(4, { mpOwed: 1 }).state, 0, mode),
    );
    expect([walk, run]).toEqual([3, 5]);
  },
);

rule('CBT-MOV-09', 'Walking MP that come to 0 by themselves need no limit', () => {
  const told = (...harms: readonly ComponentKind[]) => {
    const made = lone(2);
    for (const kind of harms) harm(made, 'Wolf', 'LL', kind);
    const { lines } = explain<RuleId>((tally) => walkingPoints(tally, made.field, made.state, 0));
    return lines.map(({ value, kind }) => (kind === 'set' ? `to ${value}` : value));
  };
  expect(told()).toEqual([2]);
  expect(told('foot')).toEqual([2, -1]);
  expect(told('foot', 'upper-leg')).toEqual([2, -2]);
  expect(told('foot', 'upper-leg', 'lower-leg')).toEqual([2, -3, 'to 0']);
});

rule('CBT-MOV-11', "Without a leg or without its gyro a 'Mech turns by one hexside only", () => {
  const turnsOnce = (...harms: readonly [LocationCode, ComponentKind?][]) => {
    const made = lone(4);
    for (const [location, kind] of harms) harm(made, 'Wolf', location, kind);
    return turnsOnceOnly(made.field, made.state, 0);
  };
  expect(turnsOnce()).toBe(false);
  expect(turnsOnce(['LL'])).toBe(true);
  expect(turnsOnce(['CT', 'gyro'])).toBe(false);
  expect(turnsOnce(['CT', 'gyro'], ['CT', 'gyro'])).toBe(true);
});
