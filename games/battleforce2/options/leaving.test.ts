// Where chapters meet when units leave, take something along, or have just come.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { expect } from 'vitest';
import type { Order } from '../orders.ts';
import { chaptersApart } from '../past/chapters-apart.ts';
import { readings } from '../past/readings.ts';
import { BEYOND } from '../rules/map/support-map.ts';
import { DESTROYED, RETREATED } from '../state.ts';
import {
  battle,
  critical,
  fighter,
  initiative,
  mapWith,
  mech,
  platoon,
  type Scene,
  tank,
  unit,
} from '../testing/scene.ts';
import { Battle } from '../testing/table.ts';

/** The result as the rules are read today, and as they were read before. */
const nowAndBefore = <T>(play: (reading: number) => T): readonly [T, T] => [
  play(latestReading({ readings })),
  play(chaptersApart.until - 1),
];
const mine = (a: number, b: number): Roll => ['mines', a, b];
const AIR = { offboard: true, aerospace: true };

// Extraction

const noted = ({ state }: Battle, notes: object): void => {
  state.marks = { ...state.marks, mission: { ...state.marks!.mission!, ...notes } };
};

function extraction(reading: number, scene: Partial<Scene>): Battle {
  const table = battle({
    reading,
    south: [unit('Air', '0303 N', fighter('Corsair')), unit('Flock', '0808 N', mech('Ram'))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
    ...scene,
    options: { mission: 'extraction', ...AIR },
  });
  table.objective('objective', 'south', '0303');
  noted(table, { target: 0 });
  return table;
}
const carries = (table: Battle, carrier: string): void => {
  noted(table, { isRevealed: true, wasTaken: true, carrier: table.unitIndex(carrier) });
  table.state.objectives[0] = { ...table.state.objectives[0], hex: -1 };
};

rule(['BF2-SCEN-13', 'BF2-AERO-04'], 'Whoever flies over the target neither shows nor takes it', () => {
  const shows = (reading: number, where: string) => {
    const table = extraction(reading, {
      south: [unit('Air', where, fighter('Corsair')), unit('Flock', '0808 N', mech('Ram'))],
    });
    table.phase('end', 'south', ...(where.endsWith('grounded') || reading < 7 ? [] : initiative('south')));
    return [table.state.marks!.mission!.isRevealed, table.asked];
  };
  const taken = [true, 'south mission/take'];
  expect(nowAndBefore((reading) => shows(reading, '0303 N'))).toEqual([
    [false, 'south initiative/choose'],
    taken,
  ]);
  expect(nowAndBefore((reading) => shows(reading, '0303 N grounded'))).toEqual([taken, taken]);
});

rule(['BF2-SCEN-13', 'BF2-AERO-04'], 'The target is not handed up into the air', () => {
  const isAsked = (reading: number) => {
    const table = extraction(reading, {
      south: [unit('Air', '0303 N', fighter('Corsair')), unit('Flock', '0303 N', mech('Ram'))],
    });
    carries(table, 'Flock');
    table.phase('end', 'south', ...(reading < 7 ? [] : initiative('south')));
    return table.asked;
  };
  expect(nowAndBefore(isAsked)).toEqual(['south initiative/choose', 'south mission/hand-over']);
});

rule(['BF2-SCEN-14', 'BF2-OFF-05'], 'Off the home edge with the target, the attacker has won at once', () => {
  const winners = (reading: number) => {
    const table = extraction(reading, { south: [unit('Flock', '0817 S', mech('Ram'))] });
    carries(table, 'Flock');
    table.phase('movement', 'south');
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    return table.state.outcome?.winners;
  };
  expect(nowAndBefore(winners)).toEqual([[0], undefined]);
});

rule(['BF2-SCEN-14', 'BF2-AERO-02'], 'Whoever flies the target over the home edge has won, too', () => {
  const outcome = (reading: number, to: string) => {
    const table = extraction(reading, {});
    carries(table, 'Air');
    table.phase('movement', 'south');
    table.give({ type: 'fly', unit: 0, to });
    return table.state.outcome?.winners;
  };
  expect(nowAndBefore((reading) => outcome(reading, 'box 1'))).toEqual([[0], undefined]);
  expect(nowAndBefore((reading) => outcome(reading, 'enemy box 1'))).toEqual([undefined, undefined]);
});

rule(['BF2-SCEN-14', 'BF2-AERO-02'], 'Nobody flies away for good with the target', () => {
  const table = extraction(latestReading({ readings }), {});
  carries(table, 'Air');
  table.phase('movement', 'south');
  expect(table.refusal({ type: 'fly', unit: 0, to: 'away' }).rule).toBe('BF2-SCEN-14');
});

// Ronin Wars

/** The orders with which units of the south may leave, from Box 8 of the support map. */
function leaves(reading: number, attackers: string): string[] {
  const scene = battle({
    reading,
    options: { war: 'ronin', ...AIR },
    south: [
      unit('Air', 'box 8', fighter('Corsair')),
      unit('Guns', 'box 8', tank('Sniper')),
      unit('Flock', '0817 N', mech('Ram')),
    ],
    north: [unit('Pack', '0804 S', mech('Wolf'))],
  });
  const [south, north] = scene.state.setup.sides;
  const table = new Battle({
    ...scene.state.setup,
    sides: [{ ...south, name: attackers }, north],
  });
  table.put(0, 'box 8');
  table.put(1, 'box 8');
  table.put(2, '0817 N');
  table.put(3, '0804 S');
  table.phase('movement', 'south');
  const orders = [
    { type: 'fly', unit: 0, to: 'away' },
    { type: 'support-move', unit: 1, space: BEYOND },
  ] as const;
  return orders.map((order) => {
    try {
      return table.refusal(order).rule ?? '';
    } catch {
      table.phase('movement', 'south');
      return 'leaves';
    }
  });
}

rule('BF2-WAR-05', 'Ronin Wars: nobody flies away, or leaves the support map', () => {
  const [now, before] = nowAndBefore((reading) => leaves(reading, 'Combine loyalists, task force'));
  expect([now, before]).toEqual([
    ['BF2-WAR-05', 'BF2-WAR-05'],
    ['leaves', 'leaves'],
  ]);
  const free = leaves(latestReading({ readings }), 'Rasalhague Kungsarmé, task force');
  expect(free).toEqual(['leaves', 'leaves']);
});

// Clearing mines

function known(table: Battle, hex: string): void {
  table.state.marks = {
    ...table.state.marks,
    mines: [{ owner: 1, hex: table.cell(hex), knownTo: 'all' }],
  };
}

rule(['BF2-MINE-04', 'BF2-EQ-16'], 'Infantry that was put down this turn clears no mines', () => {
  const mayClear = (reading: number) => {
    const table = battle({
      reading,
      options: { mines: 1 },
      south: [
        unit('Foot', '0809', platoon('Rifles', { specials: ['car4'] })),
        unit('Bus', '0810 N', tank('Bus', { specials: ['tran9'] })),
      ],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    known(table, '0809');
    table.phase('movement', 'south');
    table.give({ type: 'load', unit: 1, passenger: 0 });
    table.state.units[1].transfer = null;
    table.phase('movement', 'south');
    const rolls = reading < 7 ? [] : [['mines', 1, 1] as const];
    table.give({ type: 'unload', unit: 1, passenger: 0, to: '0809' }, ...rolls);
    table.phase('combat', 'south');
    const may = table.possible.includes('clear-mines');
    table.nextTurn('south');
    table.phase('combat', 'south');
    return [may, table.possible.includes('clear-mines')];
  };
  expect(nowAndBefore(mayClear)).toEqual([
    [false, true],
    [true, true],
  ]);
});

rule(['BF2-MINE-04', 'BF2-DROP-02'], 'Nor does infantry that a drop has pushed there', () => {
  const mayClear = (reading: number) => {
    const table = battle({
      reading,
      options: { mines: 1, drops: true },
      south: [unit('Star', 'off the map', mech('Ram')), unit('Foot', '0808', platoon('Rifles'))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    known(table, '0807');
    table.unit('Star').marks = { isHeldBack: true };
    table.phase('movement', 'south');
    table.give({ type: 'drop', unit: 0, to: '0809', facing: 0 });
    table.done(['landing', 1, 3], ['scatter', 1], ['push', 1], ['mines', 1, 1]);
    expect(table.hexOf('Foot')).toBe('0807');
    table.phase('combat', 'south');
    return table.possible.includes('clear-mines');
  };
  expect(nowAndBefore(mayClear)).toEqual([false, true]);
});

// Mines and units in hiding on the way out

/** Ram has three MP; the wall leaves it the way south from 0815 alone. */
function leaving(reading: number, hex: string, options: Scene['options'] = { mines: 1 }): Battle {
  const wall = Object.fromEntries(
    ['0715', '0716', '0717', '0915', '0916', '0917', '0616', '1016'].map((each) => [each, '9']),
  );
  const table = battle({
    reading,
    map: mapWith(wall),
    options,
    south: [
      unit('Lance', '0815 S', mech('Ram', { mp: 3, armor: 0, structure: 9 })),
      unit('Herd', '0101 S', mech('Bull')),
    ],
    north: [unit('Pack', '1501 S', mech('Wolf')), unit('Den', 'off the map', mech('Cub'))],
  });
  if (hex !== '') known(table, hex);
  return table;
}
const OFF = { type: 'exit', unit: 0, edge: 'south' } as const;

rule(['BF2-VIC-04', 'BF2-MINE-03'], 'Mines on the way off the map go off', () => {
  const left = (reading: number) => {
    const table = leaving(reading, '0816');
    table.phase('movement', 'south');
    table.give(OFF, ...(reading < 7 ? [] : [mine(3, 4), critical(1, 1)]));
    return [table.boxes('Ram'), table.unit('Lance').hex];
  };
  expect(nowAndBefore(left)).toEqual([
    ['0/8', RETREATED],
    ['0/9', RETREATED],
  ]);
});

rule(['BF2-VIC-04', 'BF2-MOVE-04'], 'Whoever loses the MP for it stays on the map', () => {
  for (const [hex, stands] of [
    ['0816', '0817'],
    ['0817', '0817'],
  ] as const) {
    const table = leaving(7, hex);
    table.phase('movement', 'south');
    table.give(OFF, mine(3, 4), critical(4, 5));
    expect([table.hexOf('Lance'), table.events('exited')]).toEqual([stands, []]);
  }
});

rule(['BF2-VIC-04', 'BF2-VIC-01'], 'Whose last unit is lost on its way out has lost', () => {
  const table = leaving(7, '0816');
  table.element('Bull').destroyed = true;
  table.unit('Herd').hex = DESTROYED;
  table.suffered('Ram', { structure: 1 });
  table.phase('movement', 'south');
  table.give(OFF, mine(3, 4));
  expect(table.state.outcome).toMatchObject({ winners: [1] });
});

rule(['BF2-MOR-03', 'BF2-MINE-03'], 'Whoever is lost in flight does not leave the map, then as now', () => {
  const lost = (reading: number) => {
    const table = leaving(reading, '0816', { mines: 1, morale: true });
    table.suffered('Ram', { structure: 1 });
    table.unit('Lance').marks = { morale: { nerve: 'routed', since: 1, strength: 1 } };
    table.phase('movement', 'south');
    table.done(mine(3, 4));
    return [table.unit('Lance').hex, table.events('withdrew').length + table.events('exited').length];
  };
  expect(nowAndBefore(lost)).toEqual([
    [DESTROYED, 0],
    [DESTROYED, 0],
  ]);
});

/** The den hides in this hex. */
function ambushed(hex: string): Battle {
  const table = leaving(7, '', { 'hidden-units': 1 });
  const hidden = [null, null, null, { hex: table.cell(hex), facing: 3 as const }];
  table.state.marks = { ...table.state.marks, hidden };
  table.phase('movement', 'south');
  table.give(OFF);
  return table;
}

rule(['BF2-VIC-04', 'BF2-HID-03'], 'Whoever bumps into an enemy on its way out stops', () => {
  for (const hex of ['0816', '0817']) {
    const table = ambushed(hex);
    expect([table.hexOf('Lance'), table.hexOf('Den'), table.events('exited')]).toEqual([hex, hex, []]);
    expect(table.asked).toBe('north hidden/surprise');
  }
});

rule(['BF2-MOR-03', 'BF2-HID-02'], 'Whoever flees past a unit in hiding and stops there finds it', () => {
  const found = (reading: number) => {
    const table = leaving(reading, '', { 'hidden-units': 1, morale: true });
    table.put(0, '0810 S');
    const hidden = [null, null, null, { hex: table.cell('0814'), facing: 3 as const }];
    table.state.marks = { ...table.state.marks, hidden };
    table.unit('Lance').marks = { morale: { nerve: 'routed', since: 1, strength: 1 } };
    table.phase('movement', 'south');
    table.done();
    return [table.hexOf('Lance'), table.hexOf('Den')];
  };
  expect(nowAndBefore(found)).toEqual([
    ['0813', '0814'],
    ['0813', undefined],
  ]);
});

rule('BF2-HID-03', 'A move that is cut short tells of whoever stopped it, and not of the mover', () => {
  const [stopped] = ambushed('0816').events('moved');
  expect(stopped).toMatchObject({ unit: 0, reveals: [3] });
  const table = leaving(7, '0816');
  table.phase('movement', 'south');
  table.give(OFF, mine(3, 4), critical(1, 1));
  expect(table.events('moved')[0]).toMatchObject({ unit: 0, reveals: [] });
});

rule('BF2-MOVE-04', 'One that has become too slow tells of its MP', () => {
  const table = leaving(7, '0816');
  table.put(1, '0817 S');
  table.phase('movement', 'south');
  table.give(OFF, mine(3, 4), critical(4, 5));
  expect(table.hexOf('Lance')).toBe('0816');
  expect(table.events('moved').map(({ reveals }) => reveals)).toEqual([[], undefined, [0]]);
});

// The support map

const CLANS = { 'clan-honor': 'all Clan sides' };
const behind = (options: Scene['options'], place: string, notes: object = {}) => {
  const table = battle({
    options: { ...AIR, ...options },
    organizations: ['Clan', 'Inner Sphere'],
    south: [
      unit('Guns', place, tank('Sniper', { mp: 9 })),
      unit('Air', place, fighter('Corsair')),
      unit('Flock', '0817 N', mech('Ram')),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf')), unit('Foes', place, tank('Thumper', { mp: 9 }))],
  });
  if (options!.mission) noted(table, notes);
  table.phase('movement', 'south');
  return table;
};
const goTo = (number: number, space: number): Order => ({ type: 'support-move', unit: number, space });

rule(
  ['BF2-CLAN-05', 'BF2-OFF-04'],
  'Bound Clan units go as far as Box 8, and are told why no farther',
  () => {
    const table = behind(CLANS, 'box 8');
    expect(table.refusal(goTo(0, BEYOND)).rule).toBe('BF2-CLAN-05');
    // A box that is too far stays too far.
    expect(table.refusal(goTo(0, 0)).rule).not.toBe('BF2-CLAN-05');
    expect(table.refusal({ type: 'fly', unit: 1, to: 'enemy box 8' }).rule).not.toBe('BF2-CLAN-05');
    const near = behind(CLANS, 'box 7');
    near.unit('Guns').marks = { support: { half: 0, space: BEYOND - 3, box: 7 } };
    near.give(goTo(0, BEYOND - 1));
    expect(near.unit('Guns').marks!.support).toMatchObject({ space: BEYOND - 1, box: 8 });
  },
);

rule(['BF2-CLAN-05', 'BF2-OFF-04'], 'Their enemies leave as they like', () => {
  const table = behind(CLANS, 'box 8');
  table.phase('movement', 'north');
  table.give(goTo(4, BEYOND));
  expect(table.unit('Foes').hex).toBe(RETREATED);
});

rule(
  ['BF2-SCEN-14', 'BF2-OFF-04'],
  'Whoever does not carry the target leaves the support map as always',
  () => {
    const table = behind({ mission: 'extraction' }, 'box 8', { target: null, carrier: 2 });
    table.give(goTo(0, BEYOND));
    expect(table.unit('Guns').hex).toBe(RETREATED);
  },
);

rule(
  ['BF2-SCEN-14', 'BF2-MOR-03', 'BF2-OFF-04'],
  'Whoever is routed in a box with the target takes it home',
  () => {
    const taken = (half: 'south' | 'north') => {
      const table = battle({
        options: { ...AIR, mission: 'extraction', morale: true },
        south: [unit('Flock', `box 1 of ${half}`, mech('Ram')), unit('Herd', '0817 N', mech('Bull'))],
        north: [unit('Pack', '0801 S', mech('Wolf'))],
      });
      table.objective('objective', 'south', '0303');
      noted(table, { target: 0 });
      carries(table, 'Flock');
      table.unit('Flock').marks = {
        ...table.unit('Flock').marks,
        morale: { nerve: 'routed', since: 1, strength: 1 },
      };
      table.phase('movement', 'south');
      table.done();
      return [table.unit('Flock').hex === RETREATED, table.state.outcome?.winners];
    };
    expect(taken('south')).toEqual([true, [0]]);
    expect(taken('north')[1]).not.toEqual([0]);
  },
);

// Off the map, hex by hex

const goingOff = (more: Partial<Scene> = {}, mp = 4) => {
  const table = battle({
    options: { mines: 1, 'hidden-units': 1, ...more.options },
    south: [unit('Lance', '0815 S', mech('Ram', { mp })), unit('Herd', '0101 N', mech('Bull'))],
    north: [unit('Pack', '1501 S', mech('Wolf')), unit('Ambush', 'off', mech('Fox'))],
    ...more,
  });
  return table;
};
const hides = (table: Battle, hex: string) => {
  const hidden = table.field.unitSetups.map(({ name }) =>
    name === 'Ambush' ? { hex: table.cell(hex), facing: 3 as const } : null,
  );
  table.state.marks = { ...table.state.marks, hidden };
};
const GO_OFF: Order = { type: 'exit', unit: 0, edge: 'south' };

rule(['BF2-VIC-04', 'BF2-HID-03'], 'Who comes upon an enemy on the edge does not leave the map', () => {
  const wall = Object.fromEntries(['0716', '0717', '0916', '0917'].map((hex) => [hex, '9']));
  for (const start of ['0815 S', '0816 S']) {
    const table = goingOff({
      map: mapWith(wall),
      south: [unit('Lance', start, mech('Ram', { mp: 4 })), unit('Herd', '0101 N', mech('Bull'))],
    });
    hides(table, '0817');
    table.phase('movement', 'south');
    table.give(GO_OFF);
    expect([table.hexOf('Lance'), table.events('exited')]).toEqual(['0817', []]);
  }
});

rule(
  ['BF2-VIC-04', 'BF2-MINE-03'],
  'Who leaves through mines is gone at once, be it the last of its side',
  () => {
    const table = goingOff({ south: [unit('Lance', '0815 S', mech('Ram'))] });
    table.phase('movement', 'south');
    table.give(GO_OFF);
    expect(table.events('exited')).toMatchObject([{ unit: 0, edge: 'south', fate: 'retreated' }]);
    expect(table.state.outcome?.winners).toEqual([1]);
  },
);

rule(
  ['BF2-VIC-04', 'BF2-OFF-05'],
  'Whoever goes off of its own will stays behind the edge; it has not fled',
  () => {
    const table = goingOff({ options: { offboard: true } });
    table.phase('movement', 'south');
    table.give(GO_OFF);
    expect(table.unit('Lance').marks!.support).toMatchObject({ half: 0 });
  },
);

rule(
  ['BF2-MOR-03', 'BF2-MOVE-03'],
  'Who flees finds the one gap, goes the cheaper way and takes the first of two',
  () => {
    const flees = (wall: Record<string, string>, place = '0815 S', mp = 9) => {
      const table = battle({
        options: { morale: true },
        map: mapWith(wall),
        south: [unit('Lance', place, tank('Drum', { mp })), unit('Herd', '0101 N', mech('Bull'))],
        north: [unit('Pack', '1501 S', mech('Wolf'))],
      });
      table.unit('Lance').marks = { morale: { nerve: 'routed', since: 1, strength: 1 } };
      table.phase('movement', 'south');
      table.done();
      const path = table.events('moved').flatMap((event) => event.path);
      return [table.field.board.number[path[path.length - 1]], table.unit('Lance').hex === RETREATED];
    };
    const water = Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}17`, '~']),
    );
    const { '0617': _, ...gap } = water;
    expect(flees(gap)).toEqual(['0617', true]);
  },
);
