import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { expect } from 'vitest';
import type { Command } from '../data/commands.ts';
import {
  battle,
  critical,
  fighter,
  mapWith,
  mech,
  platoon,
  type Scene,
  tank,
  toHit,
  unit,
} from '../testing/scene.ts';
import type { Battle } from '../testing/table.ts';
import { readings } from './readings.ts';
import { rulesApart } from './rules-apart.ts';

/** The result as the rules are read today, and as they were read before. */
const nowAndBefore = <T>(play: (reading: number) => T): readonly [T, T] => [
  play(latestReading({ readings })),
  play(rulesApart.until - 1),
];
const morale = (a: number, b: number): Roll => ['morale', a, b];

// Clan honor

const HONOR = { 'clan-honor': 'all Clan sides' };
const clan = (options: Scene['options'], scene: Omit<Scene, 'options'>): Battle =>
  battle({ ...scene, organizations: ['Clan', 'Inner Sphere'], options: { ...HONOR, ...options } });
const enemy = unit('Pack', '0808 S', mech('Wolf', { damage: [9, 9, 9] }));

rule(['BF2-CLAN-02', 'BF2-MOR-01'], "Honor counts twice for the morale of Clan 'Mechs", () => {
  const needed = (reading: number, survivor: ReturnType<typeof mech>) => {
    const gone = survivor.sheet.type === 'mech' ? mech('Gone') : tank('Gone');
    const south = [unit('Star', '0810 N', gone, survivor)];
    const table = clan({ morale: true }, { reading, south, north: [enemy] });
    table.phase('combat', 'north');
    table.fire('Pack', 'Star', ['Wolf > Gone'], toHit(6, 6), morale(6, 6));
    return table.events('morale').find(({ number }) => number)!.number!.total;
  };
  expect(nowAndBefore((reading) => needed(reading, mech('Thor')))).toEqual([5, 7]);
  expect(nowAndBefore((reading) => needed(reading, mech('Thor', { skill: -1 })))).toEqual([3, 5]);
  expect(needed(latestReading({ readings }), tank('Tank'))).toBe(8);
});

rule(['BF2-CLAN-02', 'BF2-ART-06'], "Honor counts for the artillery of Clan 'Mechs", () => {
  const number = (reading: number, element: ReturnType<typeof mech>) => {
    const options = { offboard: true, artillery: true };
    const table = clan(options, { reading, south: [unit('Star', '0812 N', element)], north: [enemy] });
    table.phase('combat', 'south');
    table.give({ type: 'shell', element: 0, at: '0808' });
    return table.state.marks!.artillery!.shots[0].number;
  };
  const naga = { specials: ['artA'], damage: [1, 1, 2] } as const;
  expect(nowAndBefore((reading) => number(reading, mech('Naga', naga)))).toEqual([10, 11]);
  expect(nowAndBefore((reading) => number(reading, tank('Huitzil', naga)))).toEqual([11, 11]);
});

rule(['BF2-CLAN-02', 'BF2-MINE-02'], "Honor counts for the Thunder munitions of Clan 'Mechs", () => {
  const hits = (reading: number) => {
    const bow = mech('Bow', { specials: ['if'] });
    const table = clan({ mines: 1 }, { reading, south: [unit('Star', '0812 N', bow)], north: [enemy] });
    table.state.marks = { ...table.state.marks, thunder: [0] };
    table.phase('combat', 'south');
    const scatter: Roll[] = [
      ['scatter direction', 1],
      ['scatter distance', 1],
    ];
    const strays = reading < rulesApart.until ? scatter : [];
    table.give({ type: 'lay-thunder', element: 0, to: '0806' }, ['thunder', 5, 5], ...strays);
    return table.events('thunder')[0].hits;
  };
  expect(nowAndBefore(hits)).toEqual([true, false]);
});

rule('BF2-CLAN-05', 'Bound fighters fly to any box and do not fly away', () => {
  const zones = (reading: number, options: Scene['options'] = {}) => {
    const south = [unit('Air', 'box 7', fighter('Sabutai')), unit('Star', '0812 N', mech('Thor'))];
    const table = clan({ offboard: true, aerospace: true, ...options }, { reading, south, north: [enemy] });
    table.phase('movement', 'south');
    const [to] = table.firstField('fly').follow!(0) as readonly Pick[];
    return Array.from(to.values);
  };
  const [now, before] = nowAndBefore(zones);
  expect([now.includes('away'), now.includes('box 8')]).toEqual([false, true]);
  expect(before.filter((zone) => zone !== 'away')).toEqual(now);
  expect(before).toContain('away');
  expect(zones(latestReading({ readings }), { 'clan-honor': 'nobody' })).toContain('away');
});

rule('BF2-CLAN-05', 'Who would fly away hears of Clan honor', () => {
  const south = [unit('Air', 'box 7', fighter('Sabutai')), unit('Star', '0812 N', mech('Thor'))];
  const table = clan({ offboard: true, aerospace: true }, { south, north: [enemy] });
  table.phase('movement', 'south');
  expect(table.refusal({ type: 'fly', unit: 0, to: 'away' }).rule).toBe('BF2-CLAN-05');
});

// Commands

const LIST: readonly Command[] = Array.from({ length: 10 }, (_, i) => (i === 0 ? 'Charge!' : 'Ambush'));

rule(['BF2-CMD-11', 'BF2-EQ-16'], 'Whoever is carried keeps its counter', () => {
  const kept = (reading: number) => {
    const table = battle({
      reading,
      options: { commands: true },
      commands: [LIST, LIST],
      south: [
        unit('Badgers', '0810 N', tank('B1', { specials: ['tran9'] })),
        unit('Foot', '0811', platoon('P1', { specials: ['car3'] })),
      ],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.counter('Foot', 'Ambush');
    table.phase('movement', 'south');
    table.give({ type: 'load', unit: 0, passenger: 1 });
    table.phase('command', 'south');
    return table.counterOf('Foot');
  };
  expect(nowAndBefore(kept)).toEqual(['Ambush', '']);
});

rule('BF2-CMD-11', 'A counter that lies face-up on whoever is carried goes back to the cup', () => {
  const table = battle({
    options: { commands: true },
    commands: [LIST, LIST],
    south: [
      unit('Badgers', '0810 N', tank('B1', { specials: ['tran9'] })),
      unit('Foot', '0811', platoon('P1', { specials: ['car3'] })),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.counter('Foot', 'Charge!', true);
  table.phase('movement', 'south');
  table.give({ type: 'load', unit: 0, passenger: 1 });
  table.phase('command', 'south');
  expect([table.counterOf('Foot'), table.cup('south').includes('Charge!')]).toEqual(['', true]);
});

/** Ram charges after Ewe has fired. */
function charged(reading: number, wolf: object, ...rolls: readonly Roll[]): Battle {
  const table = battle({
    reading,
    options: { commands: true },
    commands: [LIST, LIST],
    south: [unit('Flock', '0808 N', mech('Ewe', { damage: [3, 3, 3] }), mech('Ram', { armor: 9 }))],
    north: [unit('Pack', '0808 S', mech('Wolf', { damage: [4, 4, 4], ...wolf }), mech('Cub'))],
  });
  table.counter('Flock', 'Charge!', true);
  table.phase('combat', 'south');
  const attacks = [
    { attacker: 0, element: 2, charges: false },
    { attacker: 1, element: 2, charges: true },
  ];
  table.give({ type: 'fire', unit: 0, target: 1, withholds: false, attacks }, ...rolls);
  return table;
}

rule('BF2-CMDX-04', 'A charge at whoever is gone by then harms nobody', () => {
  const [now, before] = nowAndBefore((reading) => charged(reading, { armor: 0 }, toHit(6, 6), toHit(6, 6)));
  expect([now.boxes('Ram'), before.boxes('Ram')]).toEqual(['9/3', '5/3']);
  expect(now.events('lost')).toMatchObject([{ attacker: 1, target: 2 }]);
});

rule('BF2-CMDX-04', 'The charger suffers what its target does as it stands before that hit', () => {
  const [now, before] = nowAndBefore((reading) =>
    charged(reading, { armor: 0, structure: 9 }, toHit(6, 6), toHit(6, 6), critical(5, 5), critical(2, 2)),
  );
  expect(now.element('Wolf').condition.weapon).toBe(1);
  expect([now.boxes('Ram'), before.boxes('Ram')]).toEqual(['6/3', '5/3']);
  expect(now.boxes('Wolf')).toBe('0/2');
});

rule('BF2-CMDX-04', 'A target without a Damage Value at pointblank range never hurt a charger', () => {
  const boxes = (reading: number) =>
    charged(reading, { damage: [null, 4, 4] }, toHit(1, 1), toHit(6, 6)).boxes('Ram');
  expect(nowAndBefore(boxes)).toEqual(['9/3', '9/3']);
});

rule('BF2-CMDX-04', 'What the charge itself does to the weapons of its target comes too late', () => {
  const table = charged(
    latestReading({ readings }),
    { armor: 0, structure: 9 },
    toHit(6, 6),
    toHit(6, 6),
    critical(2, 2),
    critical(5, 5),
  );
  expect([table.element('Wolf').condition.weapon, table.boxes('Ram')]).toEqual([1, '5/3']);
});

// Attacks

rule(['BF2-AERO-18', 'BF2-EQ-05'], 'A network is at medium range of an aircraft overhead at best', () => {
  const range = (reading: number) => {
    const table = battle({
      reading,
      south: [
        unit('Fire', '0812 N', mech('Gunner', { specials: ['c3m'] })),
        unit('Eyes', '0806 N', mech('Scout', { specials: ['c3m'] })),
        unit('Chiefs', '0312 N', mech('Chief', { specials: ['c3m'] })),
      ],
      north: [unit('Air', '0806 S', fighter('Corsair')), unit('Pack', '0101 S', mech('Wolf'))],
      networks: [{ side: 'south', company: 'Chief', lances: [['Gunner'], ['Scout']] }],
      options: { offboard: true, aerospace: true },
    });
    table.phase('combat', 'south');
    return table.number('Gunner', 'Corsair').lines.find(({ rule }) => rule === 'BF2-EQ-05')?.value;
  };
  expect(nowAndBefore(range)).toEqual([2, 0]);
});

rule(
  ['BF2-AERO-09', 'BF2-BLDG-05'],
  'A grounded fighter that attacks a building too hot is destroyed',
  () => {
    const isLost = (reading: number) => {
      const table = battle({
        reading,
        map: mapWith({ '0808': 'c' }),
        south: [
          unit('Air', '0810 N grounded', fighter('Corsair', { ov: 4 })),
          unit('Lance', '0101 S', mech('Ram')),
        ],
        north: [unit('Pack', '1501 S', mech('Wolf'))],
        options: { offboard: true, aerospace: true, buildings: true },
      });
      table.phase('combat', 'south');
      const attacks = [{ attacker: 0, overheat: 4 }];
      table.give({ type: 'attack-hex', unit: 0, aim: 'collapse', to: '0808', attacks }, toHit(1, 1));
      return table.element('Corsair').destroyed;
    };
    expect(nowAndBefore(isLost)).toEqual([true, false]);
  },
);

rule(['BF2-ENV-06', 'BF2-CRIT-01'], 'In a vacuum, too, a hit that marks no box is not critical', () => {
  const rolled = (reading: number) => {
    const table = battle({
      reading,
      options: { vacuum: true },
      south: [unit('Lance', '0509 N', mech('Ram', { damage: [1, 1, 1] }))],
      north: [unit('Pack', '0507 S', mech('Wolf', { armor: 5 }))],
    });
    table.suffered('Ram', { weapon: 1 });
    table.phase('combat', 'south');
    const rolls = reading < rulesApart.until ? [critical(2, 2)] : [];
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6), ...rolls);
    return table.events('critical').length;
  };
  expect(nowAndBefore(rolled)).toEqual([0, 1]);
});

rule(['BF2-FIRE-02', 'BF2-EQ-11'], 'An indirect shot goes astray with the damage of long range', () => {
  const stray = (reading: number, damage: readonly [number, number, number]) => {
    const table = battle({
      reading,
      map: mapWith({ '0507': 'H', '0508': '5', '0408': '5', '0608': '5' }),
      south: [
        unit('Bows', '0509 N', mech('Bow', { specials: ['if'], damage })),
        unit('Eyes', '0505 S', mech('Scout')),
      ],
      north: [unit('Pack', '0507 S', mech('Wolf'))],
      options: { fire: true },
    });
    table.phase('combat', 'south');
    const [, medium, long] = damage;
    const isStray = (reading < rulesApart.until ? medium : long) >= 2;
    const rolls: Roll[] = isStray ? [['stray shot', 3, 3]] : [];
    table.indirect('Bows', 'Pack', 'Scout', ['Bow > Wolf'], toHit(1, 1), ...rolls);
    return table.events('strays').map(({ damages }) => damages);
  };
  expect(nowAndBefore((reading) => stray(reading, [4, 4, 1]))).toEqual([[], [[4]]]);
  expect(nowAndBefore((reading) => stray(reading, [1, 1, 3]))).toEqual([[[3]], []]);
});
