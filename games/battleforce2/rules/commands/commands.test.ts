import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Command } from '../../data/commands.ts';
import type { ElementSheet } from '../../element.ts';
import type { Order } from '../../orders.ts';
import { battle, critical, leading, mech, suits, tank, toHit, unit } from '../../testing/scene.ts';
import { canCharge } from '../attack/declaration.ts';
import { extraMoves, isShielded, unitsHolding } from './commands.ts';

const LIST: readonly Command[] = [
  'Alpha Strike!',
  'Careful Aim',
  'Charge!',
  'Death from Above',
  'Doubletime March',
  'Fall Back!',
  'Stand and Shoot',
  'Hello, HQ?',
  'Ambush',
  'Luck of the Fox',
];

/** Flock in 0810 under a command, Pack somewhere; Flock leads Herd, which leads Heap. */
function under(command: Command, phase: 'movement' | 'combat', to = '0808', figures = {}) {
  const table = battle({
    options: { commands: true },
    south: [
      leading(
        unit('Flock', '0810 N', mech('Ram', { ov: 1, mode: 'J', ...figures }), mech('Ewe', { mode: 'J' })),
        'Herd',
      ),
      leading(unit('Herd', '0710 N', mech('Bull')), 'Heap'),
      unit('Heap', '0610 N', mech('Cow')),
    ],
    north: [unit('Pack', `${to} S`, mech('Wolf', { armor: 9, damage: [3, 2, 2] }), mech('Cub'))],
    commands: [LIST, LIST],
  });
  table.counter('Flock', command, true);
  table.phase(phase, 'south');
  return table;
}

rule('BF2-CMDX-08', 'Fall Back! reaches everybody below, also who is listed before its superior', () => {
  const table = battle({
    options: { commands: true },
    south: [
      unit('Heap', '0610 N', mech('Cow')),
      leading(unit('Flock', '0810 N', mech('Ram')), 'Herd'),
      leading(unit('Herd', '0710 N', mech('Bull')), 'Heap'),
    ],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
    commands: [LIST, LIST],
  });
  expect(table.field.superiors.slice(0, 3)).toEqual([[2, 1], [], [1]]);
  table.counter('Flock', 'Fall Back!', true);
  table.phase('movement', 'south');
  expect(table.refusedMove('Heap', '0609', 'ground')).toBe('BF2-MOVE-01');
});

rule('BF2-CMDX-08', 'Where a unit falls back, the moves of all others may tell whom it leads', () => {
  const revealed = (command: Command) => {
    const table = under(command, 'movement');
    return [
      ['Herd', '0711'],
      ['Flock', '0811'],
    ].map(([name, to]) => {
      table.move(name, to);
      return table.events('moved')[0].reveals;
    });
  };
  expect(revealed('Fall Back!')).toEqual([[1], undefined]);
  expect(revealed('Careful Aim')).toEqual([undefined, undefined]);
});

rule('BF2-CMDX-01', 'Alpha Strike!: every ’Mech may overheat by 1 more, even one that never could', () => {
  const table = under('Alpha Strike!', 'combat');
  expect([table.mostOverheat('Ram', 'Wolf'), table.mostOverheat('Ewe', 'Wolf')]).toEqual([2, 1]);
  expect(table.mostOverheat('Bull', 'Wolf')).toBe(0);
  table.suffered('Ram', { heat: 3 });
  expect(table.mostOverheat('Ram', 'Wolf')).toBe(1);
  const tanks = battle({
    options: { commands: true },
    south: [unit('Flock', '0810 N', tank('Ram'))],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
    commands: [LIST, LIST],
  });
  tanks.counter('Flock', 'Alpha Strike!', true);
  tanks.phase('combat', 'south');
  expect(tanks.mostOverheat('Ram', 'Wolf')).toBe(0);
});

rule('BF2-CMDX-03', 'Careful Aim: 1 easier, nobody jumps, and nobody is harder to hit for it', () => {
  const aim = under('Careful Aim', 'combat');
  expect(aim.number('Ram', 'Wolf')).toTotal(6);
  expect(aim.number('Bull', 'Wolf')).toTotal(7);
  expect(aim.element('Ram').jumps).toBe(false);
  const move = under('Careful Aim', 'movement');
  expect(move.ways('Flock')).toEqual(['ground']);
  expect(move.refusedMove('Flock', '0809', 'jump')).toBe('BF2-JUMP-01');
});

rule('BF2-CMDX-06', 'Doubletime March: 1 MP more, also for those who attack it, and 1 harder', () => {
  const table = under('Doubletime March', 'combat');
  expect(table.element('Ram').base).toBe(6);
  expect(table.number('Ram', 'Wolf')).toTotal(8);
  expect(under('Doubletime March', 'movement').mp('Flock')).toBe(5);
});

rule('BF2-CMDX-12', 'Stand and Shoot: no move, 2 easier, and no easier to hit', () => {
  const table = under('Stand and Shoot', 'combat');
  expect(table.number('Ram', 'Wolf')).toTotal(5);
  expect(table.element('Ram').base).toBe(5);
  const move = under('Stand and Shoot', 'movement');
  expect(move.mp('Flock')).toBe(0);
  expect(Object.keys(move.reach('Flock'))).toEqual(['0810']);
  expect(move.exits('Flock')).toEqual([]);
});

rule(['BF2-CMDX-08', 'BF2-CMD-10'], 'Fall Back!: the unit and all below it, 2 MP more, 2 harder', () => {
  const table = under('Fall Back!', 'combat', '0803');
  expect(['Ram', 'Bull', 'Cow', 'Wolf'].map((name) => table.element(name).base)).toEqual([6, 6, 6, 5]);
  const near = under('Fall Back!', 'combat');
  expect([near.number('Ram', 'Wolf').total, near.number('Bull', 'Wolf').total]).toEqual([9, 9]);
  const below = under('Fall Back!', 'movement');
  below.counter('Heap', 'Doubletime March', true);
  expect(below.mp('Heap')).toBe(7);
});

rule('BF2-CMDX-08', 'Fall Back!: nobody comes nearer to an enemy at any step, nor by a jump', () => {
  const table = under('Fall Back!', 'movement');
  const reach = table.reach('Flock');
  expect([reach['0809'], reach['0811'], reach['0816']]).toEqual([undefined, 1, 6]);
  expect(reach['0909']).toBeUndefined();
  const jump = table.reach('Flock', 'jump');
  expect([jump['0809'], jump['0812'], jump['0810']]).toEqual([undefined, 2, undefined]);
  expect(table.refusedMove('Heap', '0609')).toBe('BF2-MOVE-01');
});

/** In the hex of Pack. */
const charging = (command: Command, figures = {}) => under(command, 'combat', '0810', figures);

/** Ram charges the first element of Pack. */
function charge(table: ReturnType<typeof charging>, ...rolls: Parameters<typeof table.give>[1][]) {
  const attack = { attacker: table.elementIndex('Ram'), element: table.elementIndex('Wolf'), charges: true };
  table.give({ type: 'fire', unit: 0, target: 3, withholds: false, attacks: [attack] }, ...rolls);
}

rule(
  'BF2-CMDX-04',
  'Charge!: damage is the MP of the charger, which suffers what its target does at pointblank range',
  () => {
    const table = charging('Charge!', { mp: 6 });
    charge(table, toHit(3, 3));
    expect(table.events('attacked')).toMatchObject([{ hit: true }]);
    // The charger has 6 MP: base 6 instead of the 5 of its target.
    expect(table.events('attacked')[0].toHit!).toTotal(6);
    expect([table.boxes('Wolf'), table.boxes('Ram')]).toEqual(['3/3', '0/3']);
  },
);

rule('BF2-CMDX-04', 'A charge that misses does nothing; one that kills still hurts', () => {
  const miss = charging('Charge!');
  charge(miss, toHit(1, 2));
  expect([miss.boxes('Wolf'), miss.boxes('Ram')]).toEqual(['9/3', '3/3']);
  const kill = charging('Charge!', { mp: 20 });
  charge(kill, toHit(6, 6));
  expect(kill.element('Wolf').destroyed).toBe(true);
  expect(kill.boxes('Ram')).toBe('0/3');
});

rule('BF2-CMDX-04', 'Only one element charges, in the same hex, and the others attack as usual', () => {
  const table = charging('Charge!');
  const [ram, ewe, wolf] = ['Ram', 'Ewe', 'Wolf'].map((name) => table.elementIndex(name));
  const both = [ram, ewe].map((attacker) => ({ attacker, element: wolf, charges: true }));
  expect(table.refusal({ type: 'fire', unit: 0, target: 3, attacks: both }).rule).toBe('BF2-CMDX-04');
  const mixed = [
    { attacker: ram, element: wolf, charges: true },
    { attacker: ewe, element: wolf, charges: false },
  ];
  table.give(
    { type: 'fire', unit: 0, target: 3, withholds: false, attacks: mixed },
    toHit(1, 1),
    toHit(6, 6),
  );
  expect(table.boxes('Wolf')).toBe('7/3');
  const apart = under('Charge!', 'combat');
  const far = [{ attacker: ram, element: wolf, charges: true }];
  expect(apart.refusal({ type: 'fire', unit: 0, target: 3, attacks: far }).code).toBe('illegal');
});

rule(
  'BF2-CMDX-04',
  'A charger needs no Damage Value of its own; infantry does not charge, and VTOLs are not charged',
  () => {
    const unarmed = charging('Charge!', { damage: [null, null, null] });
    charge(unarmed, toHit(6, 6));
    expect(unarmed.boxes('Wolf')).toBe('5/3');
    const attackers = (attacker: ReturnType<typeof mech>, target: ReturnType<typeof mech>) => {
      const table = battle({
        options: { commands: true },
        south: [unit('Flock', '0810 N', attacker)],
        north: [unit('Pack', '0810 S', target)],
        commands: [LIST, LIST],
      });
      table.counter('Flock', 'Charge!', true);
      table.phase('combat', 'south');
      return table.targets('Flock').length;
    };
    const none = { damage: [null, null, null] as [null, null, null] };
    expect(attackers(tank('Ram', none), mech('Wolf'))).toBe(1);
    expect(attackers(suits('Ram', none), mech('Wolf'))).toBe(0);
    expect(attackers(tank('Ram', { ...none, mode: 'v' }), mech('Wolf'))).toBe(0);
    expect(attackers(mech('Ram', none), tank('Wolf', { mode: 'v' }))).toBe(0);
  },
);

rule(
  'BF2-CMDX-05',
  'Death from Above: 1 harder, by one that jumps, and always with a critical roll, but only one',
  () => {
    const table = charging('Death from Above');
    charge(table, toHit(3, 3), critical(4, 4));
    expect(table.events('attacked')[0].toHit!).toTotal(6);
    expect(table.element('Wolf').condition).toMatchObject({ armor: 5, arm: 1 });
    const walker = charging('Death from Above', { mode: '', damage: [null, null, null] });
    expect(walker.attackers('Flock', 'Pack')).toEqual(['Ewe']);
  },
);

rule(
  'BF2-CMDX-05',
  'Where nobody can jump Death from Above has no effect, and its counter goes back at once',
  () => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Death from Above');
    table.phase('command', 'south');
    table.done();
    table.use('Flock');
    expect(table.counterOf('Flock')).toBe('');
    expect(table.cup('south')).toHaveLength(10);
  },
);

rule('BF2-CMDX-04', 'Tracks, wheels and hover vehicles charge; ships, VTOLs and infantry do not', () => {
  const charging = (charger: ReturnType<typeof tank>) => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0808 N', charger)],
      north: [unit('Pack', '0808 S', mech('Wolf'))],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Charge!', true);
    return canCharge(table.field, table.state, 0, 1);
  };
  expect((['t', 'w', 'h', 'n', 'v'] as const).map((mode) => charging(tank('Ram', { mode })))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([charging(mech('Ram')), charging(suits('Ram'))]).toEqual([true, false]);
});

rule('BF2-CMDX-10', 'A jammed command is not in force', () => {
  const table = under('Doubletime March', 'movement');
  const doubled = table.mp('Flock');
  table.state.commands!.counters[0] = { ...table.state.commands!.counters[0]!, isJammed: true };
  expect([doubled, table.mp('Flock')]).toEqual([5, 4]);
});

rule('BF2-CMD-07', 'Only a counter that lies face-down can be revealed, and only as what it is', () => {
  const table = under('Charge!', 'movement');
  const holding = (command: Command) => unitsHolding(table.field, table.state, 0, command);
  table.counter('Herd', 'Ambush');
  expect([holding('Ambush'), holding('Luck of the Fox'), holding('Charge!')]).toEqual([[1], [], []]);
});

rule('BF2-EQ-10', 'A headquarters that is shut down or not in play gives no move', () => {
  const moves = (isDown: boolean, place: string, ...commanders: readonly string[]) => {
    const table = battle({
      options: { commands: true },
      south: [
        leading(unit('First', '0817 N', mech('Ram')), 'A', ...commanders),
        unit('A', place, mech('Staff', { specials: ['hq'] })),
      ],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    if (isDown) table.suffered('Staff', { heat: 4, downSince: 1 });
    return extraMoves(table.field, table.state, 0);
  };
  expect([moves(false, '0917 N'), moves(true, '0917 N'), moves(false, 'off the map')]).toEqual([1, 0, 0]);
});

rule(['BF2-ORG-04', 'BF2-EQ-10'], 'Who leads a command unit and others leads a battalion', () => {
  const hq = mech('Staff', { specials: ['hq'] });
  const table = battle({
    options: { commands: true },
    south: [
      leading(unit('One', '0817 N', mech('Ram'), hq), 'A', 'B'),
      leading(unit('A', '0917 N', mech('Ewe'))),
      unit('B', '1017 N', mech('Bull')),
      leading(
        unit('Two', '1117 N', mech('Cow'), { ...hq, sheet: { ...hq.sheet, name: 'Clerks' } }),
        'C',
        'D',
      ),
      leading(unit('C', '1217 N', mech('Goat'))),
      unit('D', '1317 N', mech('Kid')),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  expect(extraMoves(table.field, table.state, 0)).toBe(2);
});

rule('BF2-CMDX-10', 'One element with ECM shields its unit, and units beside it', () => {
  const shielded = (place: string) => {
    const table = battle({
      options: { commands: true },
      south: [
        unit('Flock', '0810 N', mech('Ram')),
        unit('Noise', place, mech('Moth', { specials: ['ecm'] }), mech('Ewe')),
      ],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    return [0, 1].map((index) => isShielded(table.field, table.state, index));
  };
  expect(shielded('0811 N')).toEqual([true, true]);
  expect(shielded('0812 N')).toEqual([false, true]);
  expect(shielded('off the map')).toEqual([false, false]);
});

rule('BF2-CMDX-04', 'A target without a Damage Value at pointblank range does nothing to the charger', () => {
  const hurt = (damage: ElementSheet['damage']) => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0810 S', mech('Wolf', { armor: 9, damage }))],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Charge!', true);
    table.phase('combat', 'south');
    const attacks = [{ attacker: 0, element: 1, charges: true }];
    table.give({ type: 'fire', unit: 0, target: 1, withholds: false, attacks }, toHit(6, 6));
    return table.boxes('Ram');
  };
  expect([hurt([null, 2, 2]), hurt([0, 2, 2]), hurt([1, 2, 2])]).toEqual(['3/3', '3/3', '2/3']);
});

rule(
  'BF2-CMDX-08',
  'Who falls back may keep its distance, and comes nearer to none of several enemies',
  () => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0805 S', mech('Wolf')), unit('Den', '0815 N', mech('Bear'))],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Fall Back!', true);
    table.phase('movement', 'south');
    const reach = table.reach('Flock');
    expect(['0809', '0811'].filter((hex) => hex in reach)).toEqual([]);
    const alone = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0509 S', mech('Wolf'))],
      commands: [LIST, LIST],
    });
    alone.counter('Flock', 'Fall Back!', true);
    alone.phase('movement', 'south');
    // 0809 is as far from 0509 as 0810.
    expect('0809' in alone.reach('Flock')).toBe(true);
  },
);

rule(
  'BF2-CMDX-04',
  'Who could charge and fires instead overheats as it likes; a charge is told with what it costs',
  () => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram', { ov: 2, armor: 9 }))],
      north: [unit('Pack', '0810 S', mech('Wolf', { armor: 9, damage: [3, 3, 3] }))],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Charge!', true);
    table.phase('combat', 'south');
    const fire = (attack: object) =>
      ({
        type: 'fire',
        unit: 0,
        target: 1,
        withholds: false,
        attacks: [{ attacker: 0, element: 1, ...attack }],
      }) as Order;
    expect(table.refusal(fire({ charges: true, overheat: 1 })).code).toBe('illegal');
    table.give(fire({ charges: false, overheat: 1 }), toHit(1, 1));
    expect(table.heat('Ram')).toBe(1);
    const charging = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram', { armor: 9 }))],
      north: [unit('Pack', '0810 S', mech('Wolf', { armor: 9, damage: [3, 3, 3] }))],
      commands: [LIST, LIST],
    });
    charging.counter('Flock', 'Charge!', true);
    charging.phase('combat', 'south');
    charging.give(fire({ charges: true }), toHit(6, 6));
    expect(charging.events('hits').flatMap(({ hits }) => hits)).toContainEqual({ element: 0, damage: 3 });
  },
);
