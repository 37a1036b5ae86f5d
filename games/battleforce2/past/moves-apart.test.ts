import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { expect } from 'vitest';
import { RETREATED } from '../state.ts';
import {
  battle,
  dropship,
  fighter,
  mapWith,
  mech,
  platoon,
  type Scene,
  tank,
  toHit,
  unit,
} from '../testing/scene.ts';
import { Battle } from '../testing/table.ts';
import { movesApart } from './moves-apart.ts';
import { readings } from './readings.ts';

/** The result as the rules are read today, and as they were read before. */
const nowAndBefore = <T>(play: (reading: number) => T): readonly [T, T] => [
  play(latestReading({ readings })),
  play(movesApart.until - 1),
];
const herd = unit('Herd', '0117 N', mech('Bull'));
const enemy = unit('Pack', '1501 S', mech('Wolf'));

// Gravity

const strain = (a: number, b: number): Roll => ['strain', a, b];
const LIGHT = { gravity: 70 };
/** Five MP at one G, seven here. */
const runner = mech('Ram', { mp: 5 });
const excesses = (table: Battle) =>
  table.events('strained').flatMap(({ strained }) => strained.map(({ excess }) => excess));

function rolling(
  table: Battle,
  play: (...dice: readonly Roll[]) => void,
  reading: number,
): readonly number[] {
  play(...(reading >= movesApart.until ? [strain(6, 6)] : []));
  return excesses(table);
}

rule(['BF2-ENV-05', 'BF2-MOR-03'], 'Whoever flees at full speed is strained by it', () => {
  const fled = (reading: number) => {
    const south = [unit('Lance', '0801 N', runner), herd];
    const table = battle({ reading, options: { ...LIGHT, morale: true }, south, north: [enemy] });
    table.unit('Lance').marks = { morale: { nerve: 'routed', since: 1, strength: 1 } };
    table.phase('movement', 'south');
    return rolling(table, (...dice) => table.done(...dice), reading);
  };
  expect(nowAndBefore(fled)).toEqual([[2], []]);
});

rule(['BF2-ENV-05', 'BF2-OFF-04'], 'Whoever comes onto the map from Box 0 is strained by it', () => {
  const entered = (reading: number) => {
    const south = [unit('Lance', 'box 0', runner), herd];
    const table = battle({ reading, options: { ...LIGHT, offboard: true }, south, north: [enemy] });
    table.phase('movement', 'south');
    table.give({ type: 'enter', unit: 0, to: '0511', facing: 0 });
    return rolling(table, (...dice) => table.done(...dice), reading);
  };
  expect(nowAndBefore(entered)).toEqual([[2], []]);
});

/** Writes down where the pack hides. */
function hide(table: Battle, hex: string): void {
  const hidden = table.field.unitSetups.map(({ name }) =>
    name === 'Ambush' ? { hex: table.cell(hex), facing: 3 as const } : null,
  );
  table.state.marks = { ...table.state.marks, hidden };
  table.unit('Ambush').hex = -1;
}

rule(
  ['BF2-ENV-05', 'BF2-VIC-04', 'BF2-HID-03'],
  'Whoever is stopped on its way has spent the MP of its way until there',
  () => {
    const stopped = (order: 'exit' | 'move') => (reading: number) => {
      const walls = Object.fromEntries(
        ['0711', '0712', '0713', '0911', '0912', '0913', '0714', '0914', '0715', '0915'].map((hex) => [
          hex,
          '9',
        ]),
      );
      const table = battle({
        reading,
        options: { ...LIGHT, 'hidden-units': true },
        map: mapWith(walls),
        south: [unit('Lance', '0811 N', runner), herd],
        north: [enemy, unit('Ambush', '0101 S', mech('Fox'))],
      });
      hide(table, order === 'exit' ? '0815' : '0812');
      table.phase('movement', 'south');
      if (order === 'exit') table.give({ type: 'exit', unit: 0, edge: 'south' });
      else table.move('Lance', '0817', 'N', 'ground');
      return table.state.marks!.spentMp!.find((move) => move.unit === 0)?.mp;
    };
    expect(nowAndBefore(stopped('exit'))).toEqual([4, undefined]);
    expect(nowAndBefore(stopped('move'))).toEqual([1, 6]);
  },
);

rule(
  ['BF2-ENV-05', 'BF2-ROAD-02', 'BF2-HID-03'],
  'The hex more along the road is spent, too, by whoever is stopped there',
  () => {
    const road = ['0817 0816 0815 0814 0813 0812 0811 0810 0809 0808 0807'];
    const table = battle({
      options: { ...LIGHT, 'hidden-units': true },
      roads: road,
      map: mapWith({ '0908': 'l' }),
      south: [unit('Lance', '0816 N', tank('Ram', { mp: 5 })), herd],
      north: [enemy, unit('Ambush', '0101 S', mech('Fox'))],
    });
    hide(table, '0808');
    table.phase('movement', 'south');
    table.move('Lance', '0808', 'N', 'ground');
    expect(table.state.marks!.spentMp!.find((move) => move.unit === 0)?.mp).toBe(8);
  },
);

rule(
  ['BF2-ENV-05', 'BF2-ROAD-02', 'BF2-HID-03'],
  'Of two hexes along the road the second is spent, too, by whoever has 1 MP',
  () => {
    const table = battle({
      options: { gravity: 90, 'hidden-units': true },
      roads: ['0811 0810 0809 0808'],
      south: [unit('Lance', '0810 N', tank('Ram', { mp: 1 })), herd],
      north: [enemy, unit('Ambush', '0101 S', mech('Fox'))],
    });
    hide(table, '0808');
    table.phase('movement', 'south');
    table.move('Lance', '0808', 'N', 'ground');
    expect(table.state.marks!.spentMp!.find((move) => move.unit === 0)?.mp).toBe(2);
  },
);

// Landings

const AIR = { offboard: true, aerospace: true };

function landing(scene: Partial<Scene>): Battle {
  const south = [unit('Air', '0808 N', dropship('Union', { specials: ['sph'] }))];
  const table = battle({ south, north: [enemy], ...scene });
  table.phase('movement', 'south');
  return table;
}

rule(['BF2-MINE-03', 'BF2-AERO-06'], 'Whoever lands on mines sets them off', () => {
  const landed = (reading: number) => {
    const table = landing({ reading, options: { ...AIR, mines: 1 } });
    table.state.marks = {
      ...table.state.marks,
      mines: [{ owner: 1, hex: table.cell('0808'), knownTo: 'owner' }],
    };
    const dice: readonly Roll[] = reading >= movesApart.until ? [['mines', 3, 4]] : [];
    table.give({ type: 'land', unit: 0, where: 'here' }, ...dice);
    return table.events('mines').length;
  };
  expect(nowAndBefore(landed)).toEqual([1, 0]);
});

rule(['BF2-HID-02', 'BF2-AERO-06'], 'Whoever lands beside a unit in hiding finds it', () => {
  const found = (reading: number) => {
    const north = [enemy, unit('Ambush', '0101 S', mech('Fox'))];
    const table = landing({ reading, options: { ...AIR, 'hidden-units': true }, north });
    hide(table, '0807');
    table.phase('movement', 'south');
    table.give({ type: 'land', unit: 0, where: 'here' });
    return [table.events('revealed').length, table.asked];
  };
  expect(nowAndBefore(found)).toEqual([
    [1, 'north hidden/surprise'],
    [0, 'north movement/move'],
  ]);
});

rule('BF2-AERO-06', 'Nobody waits for whoever lands in a box', () => {
  const south = [unit('Air', 'box 2', fighter('Corsair'))];
  const table = battle({ options: { ...AIR, mines: 1 }, south, north: [enemy] });
  table.phase('movement', 'south');
  table.give({ type: 'land', unit: 0, where: 'here' });
  expect(table.events('touched-down')).toHaveLength(1);
});

// Losses

rule('BF2-BLDG-04', 'Whoever is gone is on top of nothing any more', () => {
  const lost = (reading: number) => {
    const table = battle({
      reading,
      options: { buildings: true },
      map: mapWith({ '0808': 'c' }),
      south: [unit('Lance', '0808 N', mech('Ram')), herd],
      north: [unit('Pack', '0806 S', mech('Wolf', { damage: [9, 9, 9] }))],
    });
    table.unit('Lance').marks = { isOnTop: true };
    table.phase('combat', 'north');
    table.fire('Pack', 'Lance', ['Wolf > Ram'], toHit(6, 6));
    return [table.element('Ram').destroyed, table.unit('Lance').marks?.isOnTop ?? false];
  };
  expect(nowAndBefore(lost)).toEqual([
    [true, false],
    [true, true],
  ]);
});

rule(['BF2-BLDG-04', 'BF2-VIC-04'], 'Nor is whoever has left the map', () => {
  const left = (reading: number) => {
    const table = battle({
      reading,
      options: { buildings: true },
      map: mapWith({ '0817': 'c' }),
      south: [unit('Foot', '0817', platoon('Rifles')), herd],
      north: [enemy],
    });
    table.unit('Foot').marks = { isOnTop: true };
    table.phase('movement', 'south');
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    return [table.unit('Foot').hex, table.unit('Foot').marks?.isOnTop ?? false];
  };
  expect(nowAndBefore(left)).toEqual([
    [RETREATED, false],
    [RETREATED, true],
  ]);
});

// Wars

rule(['BF2-WAR-05', 'BF2-MOR-03'], 'Ronin Wars: whoever is routed flees off the map all the same', () => {
  const scene = battle({
    options: { war: 'ronin', morale: true },
    south: [unit('Flock', '0817 N', mech('Ram')), herd],
    north: [enemy],
  });
  const [south, north] = scene.state.setup.sides;
  const sides = [{ ...south, name: 'Combine loyalists, task force' }, north] as const;
  const table = new Battle({ ...scene.state.setup, sides });
  for (const [index, place] of ['0817 N', '0117 N', '1501 S'].entries()) table.put(index, place);
  table.phase('movement', 'south');
  expect(table.refusal({ type: 'exit', unit: 0, edge: 'south' }).rule).toBe('BF2-WAR-05');
  table.unit('Flock').marks = { morale: { nerve: 'routed', since: 1, strength: 1 } };
  table.phase('movement', 'south');
  table.done();
  expect(table.unit('Flock').hex).toBe(RETREATED);
});

rule('BF2-MAP-05', 'Whoever began below a bridge left it off the road then, too', () => {
  const left = (reading: number) => {
    const table = battle({
      reading,
      map: mapWith({ '0808': '~', '0807': 'l' }),
      roads: ['0806 0807 0808 0809'],
      bridges: ['0808'],
      south: [unit('Lance', '0808 N', mech('Ram'))],
      north: [enemy],
    });
    table.phase('movement', 'south');
    return table.reach('Lance')['0807'];
  };
  const [now, before] = nowAndBefore(left);
  expect(before).toBe(now);
});

rule('BF2-MAP-05', 'One hex along the road onto a bridge was onto it then, too', () => {
  const stands = (reading: number) => {
    const table = battle({
      reading,
      map: mapWith({ '0808': '~' }),
      roads: ['0806 0807 0808 0809'],
      bridges: ['0808'],
      south: [unit('Lance', '0809 N', tank('Ram'))],
      north: [enemy],
    });
    table.phase('movement', 'south');
    table.move('Lance', '0808');
    return table.unit('Lance').onBridge;
  };
  expect(nowAndBefore(stands)).toEqual([true, true]);
});
