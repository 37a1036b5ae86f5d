// BF2-MOR-01 to BF2-MOR-03 where they meet other chapters.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { expect } from 'vitest';
import { chaptersApart } from '../../past/chapters-apart.ts';
import { readings } from '../../past/readings.ts';
import { rulesApart } from '../../past/rules-apart.ts';
import { battle, fighter, mech, suits, tank, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { nerveOf, setNerve } from './nerve.ts';

/** The result as the rules are read today, and as they were read before. */
const nowAndBefore = <T>(play: (reading: number) => T): readonly [T, T] => [
  play(latestReading({ readings })),
  play(rulesApart.until - 1),
];
const morale = (a: number, b: number): Roll => ['morale', a, b];

rule(['BF2-MOR-02', 'BF2-VEH-07'], 'A broken unit keeps away from VTOLs, too', () => {
  const nearer = (reading: number) => {
    const table = battle({
      reading,
      options: { morale: true },
      south: [unit('Lance', '0810 N', mech('Ram'))],
      north: [unit('Wasps', '0806 S', tank('Wasp', { mode: 'v' }))],
    });
    setNerve(table.state.units, 0, 'broken', 1, 1);
    table.phase('movement', 'south');
    return Object.keys(table.reach('Lance')).filter((hex) => hex === '0809' || hex === '0811');
  };
  const [now, before] = nowAndBefore(nearer);
  expect([now, before]).toEqual([['0811'], ['0809', '0811']]);
});

/** Two suits that ride an OmniMech each, of which one is shot off. */
function shotOff(reading: number, ...rolls: readonly Roll[]): Battle {
  const omni = (name: string) => mech(name, { armor: 9, specials: ['omni'] });
  const table = battle({
    reading,
    options: { morale: true },
    south: [
      unit('Star', '0810 N', omni('Thor'), omni('Loki')),
      unit('Points', '0811', suits('Elemental', { armor: 1 }), suits('Toad')),
    ],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.give({ type: 'load', unit: 0, passenger: 1 });
  table.phase('combat', 'north');
  table.fire('Pack', 'Star', ['Wolf > Thor'], toHit(6, 6), ...rolls);
  return table;
}

rule(
  ['BF2-MOR-01', 'BF2-INF-05'],
  'Riders check their morale in the phase in which one of them falls',
  () => {
    const table = shotOff(latestReading({ readings }), morale(3, 3));
    expect(nerveOf(table.state.units, 1)).toBe('broken');
    const before = shotOff(rulesApart.until - 1);
    expect([before.events('morale'), before.element('Elemental').destroyed]).toEqual([[], true]);
  },
);

const boxed = (reading: number, ...rolls: readonly Roll[]) => {
  const table = battle({
    reading,
    options: { morale: true, offboard: true, artillery: true },
    south: [unit('Battery', 'box 1', tank('Sniper'), tank('Thumper')), unit('Lance', '0810 N', mech('Ram'))],
    north: [unit('Raid', 'box 1 of south', mech('Wolf', { damage: [9, 9, 9] }))],
  });
  table.phase('combat', 'north');
  table.fire('Raid', 'Battery', ['Wolf > Sniper'], toHit(6, 6), ...rolls);
  return table;
};

rule(['BF2-MOR-01', 'BF2-OFF-06'], 'Units in a box check their morale as everybody does', () => {
  const table = boxed(latestReading({ readings }), morale(1, 1));
  expect(nerveOf(table.state.units, 0)).toBe('broken');
  expect(boxed(rulesApart.until - 1).events('morale')).toEqual([]);
});

rule('BF2-MOR-03', 'Who is routed in a box is off the map already, and leaves for good', () => {
  const [now, before] = nowAndBefore((reading) => {
    const table = boxed(reading, ...(reading < rulesApart.until ? [] : [morale(6, 6)]));
    setNerve(table.state.units, 0, 'routed', 1, 1);
    table.phase('movement', 'south');
    table.done();
    return table.events('withdrew').map((event) => event.unit);
  });
  expect([now, before]).toEqual([[0], []]);
});

rule(['BF2-MOR-02', 'BF2-OFF-04'], 'A broken unit that comes onto the map goes no farther', () => {
  const enters = (nerve: 'steady' | 'broken', to: string) => {
    const table = battle({
      options: { morale: true, offboard: true },
      south: [unit('Lance', 'box 0 of north', mech('Ram')), unit('Herd', '0117 N', mech('Bull'))],
      north: [unit('Pack', '1517 S', mech('Wolf'))],
    });
    if (nerve === 'broken') setNerve(table.state.units, 0, nerve, 1, 1);
    table.phase('movement', 'south');
    const paths = table.firstField('enter').follow!(0)[0] as Pick;
    return Array.from(paths.values).includes(to);
  };
  expect(['0101', '0102', '0501', '0502'].map((to) => enters('steady', to))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['0101', '0102', '0501', '0502'].map((to) => enters('broken', to))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

rule(['BF2-MOR-03', 'BF2-OFF-03'], 'Nobody who is routed in a box is moved about there', () => {
  const [now, before] = [latestReading({ readings }), chaptersApart.until - 1].map((reading) => {
    const table = boxed(reading, morale(6, 6));
    setNerve(table.state.units, 0, 'routed', 1, 1);
    table.phase('movement', 'south');
    return table.possible.includes('support-move');
  });
  expect([now, before]).toEqual([false, true]);
});

rule('BF2-MOR-01', 'Aircraft do not check their morale, not even after they have landed', () => {
  const table = battle({
    options: { morale: true, offboard: true, aerospace: true },
    south: [
      unit('Air', '0808 N', fighter('Corsair'), fighter('Stuka')),
      unit('Lance', '0810 N', mech('Ram')),
    ],
    north: [unit('Pack', '0807 S', mech('Wolf', { damage: [9, 9, 9] }))],
  });
  table.phase('combat', 'north');
  table.fire('Pack', 'Air', ['Wolf > Stuka'], toHit(6, 6));
  table.put(0, '0808 N grounded');
  table.phase('combat', 'south');
  table.done();
  expect(table.events('morale')).toEqual([]);
});
