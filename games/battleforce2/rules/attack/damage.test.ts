import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Each } from '@ironfield/kernel/menu/menu.ts';
import { describe, expect } from 'vitest';
import { rosterEntry } from '../../data/roster.ts';
import type { Order } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { battle, critical, mech, platoon, tank, toHit, unit } from '../../testing/scene.ts';
import { attackDamage } from './damage.ts';

/** Ram, with damage 5/3/1, and Wolf somewhere to the north of it. */
function duel(target = mech('Wolf'), to = '0809', attacker = mech('Ram', { damage: [5, 3, 1], ov: 2 })) {
  const table = battle({
    south: [unit('Lance', '0810 N', attacker, mech('Ewe', { damage: [9, 9, 9] }))],
    north: [unit('Pack', `${to} S`, target, mech('Cub')), unit('Rest', '0101 S', mech('Lion'))],
  });
  table.phase('combat', 'south');
  return table;
}

rule(['BF2-DMG-01', 'BF2-REC-02'], 'Damage is the attacker’s Damage Value at the range', () => {
  const at = (to: string) => {
    const table = duel(mech('Wolf', { armor: 9 }), to);
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
    return table.events('damaged')[0].damage;
  };
  expect([at('0810'), at('0806'), at('0805')]).toEqual([5, 3, 1]);
});

rule(
  ['BF2-DMG-03', 'BF2-CRIT-01'],
  'Armor is lost first, then structure; whoever had armor left needs no critical roll',
  () => {
    const table = duel(mech('Wolf', { armor: 1, structure: 5 }));
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
    expect(table.boxes('Wolf')).toBe('0/3');
  },
);

rule('BF2-CRIT-01', 'Example 1: with 1 armor box left no roll is made, with none one is', () => {
  const none = duel(mech('Wolf', { armor: 0, structure: 5 }));
  none.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6), critical(1, 1));
  expect(none.boxes('Wolf')).toBe('0/2');
});

rule('BF2-DMG-04', 'The last structure box destroys the element; what is left over is lost', () => {
  const table = duel(mech('Wolf', { armor: 1, structure: 2 }));
  table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(table.element('Wolf').destroyed).toBe(true);
  expect(table.boxes('Cub')).toBe('3/3');
  expect(table.hexOf('Pack')).toBe('0809');
  const over = duel(mech('Wolf', { armor: 0, structure: 1 }));
  over.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(over.element('Wolf').destroyed).toBe(true);
});

rule(
  ['BF2-DMG-04', 'BF2-REC-07', 'BF2-INF-03'],
  'Infantry is destroyed with its last armor box, and never takes critical hits',
  () => {
    const foot = battle({
      south: [
        unit('Lance', '0810 N', mech('Ram', { damage: [5, 3, 1] }), mech('Ewe', { damage: [1, 1, 1] })),
      ],
      north: [unit('Foot', '0809', platoon('Wolf', { armor: 4 }), platoon('Cub'))],
    });
    foot.phase('combat', 'south');
    foot.fire('Lance', 'Foot', ['Ram > Wolf', 'Ewe > Wolf'], toHit(6, 6), toHit(6, 6));
    expect(foot.element('Wolf').destroyed).toBe(true);
    expect(foot.element('Cub').destroyed).toBe(false);
  },
);

rule('BF2-DMG-04', 'With its last element the unit is gone', () => {
  const table = duel(mech('Wolf', { armor: 0, structure: 1 }));
  table.element('Cub').destroyed = true;
  table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(table.events('unit-destroyed')).toHaveLength(1);
  expect(table.hexOf('Pack')).toBeUndefined();
});

rule(
  ['BF2-REC-07', 'BF2-VEH-01', 'BF2-CRIT-01'],
  'Every hit on a vehicle finds structure, and calls for a critical roll',
  () => {
    const table = battle({
      south: [unit('Lance', '0810 N', mech('Ram', { damage: [1, 1, 1] }))],
      north: [unit('Pack', '0809 S', tank('Wolf', { structure: 3 }))],
    });
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6), critical(4, 4));
    expect(table.element('Wolf').condition).toMatchObject({ structure: 2, arm: 1 });
  },
);

rule('BF2-CRIT-02', 'From 8 on a critical roll does something', () => {
  const after = (a: number, b: number) => {
    const table = duel(mech('Wolf', { armor: 0, structure: 9 }));
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6), critical(a, b));
    const { arm, leg, weapon, engine } = table.element('Wolf').condition;
    return [arm, leg, weapon, engine, table.element('Wolf').destroyed];
  };
  expect(after(1, 1)).toEqual([0, 0, 0, 0, false]);
  expect(after(1, 6)).toEqual([0, 0, 0, 0, false]);
  expect(after(2, 6)).toEqual([1, 0, 0, 0, false]);
  expect(after(3, 6)).toEqual([0, 1, 0, 0, false]);
  expect(after(4, 6)).toEqual([0, 0, 1, 0, false]);
  expect(after(5, 6)).toEqual([0, 0, 0, 1, false]);
  expect(after(6, 6)).toEqual([0, 0, 0, 0, true]);
});

rule('BF2-CRIT-02', 'The third engine hit destroys', () => {
  for (const [before, destroyed] of [
    [1, false],
    [2, true],
  ] as const) {
    const table = duel(mech('Wolf', { armor: 0, structure: 9 }));
    table.suffered('Wolf', { engine: before });
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6), critical(5, 6));
    expect(table.element('Wolf').destroyed).toBe(destroyed);
  }
});

rule(
  ['BF2-CRIT-02', 'BF2-TRO-03', 'BF2-ATK-01'],
  'A weapon hit takes 1 off every Damage Value; 0 still attacks, a dash never does',
  () => {
    const table = duel(mech('Wolf', { armor: 9 }), '0809', mech('Ram', { damage: [5, 1, null] }));
    table.suffered('Ram', { weapon: 2 });
    expect(table.attackers('Lance', 'Pack')).toEqual(['Ram', 'Ewe']);
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
    expect(table.events('damaged')).toMatchObject([{ damage: 0 }]);
    expect(table.boxes('Wolf')).toBe('9/3');
    const far = duel(mech('Wolf'), '0804', mech('Ram', { damage: [5, 1, null] }));
    expect(far.attackers('Lance', 'Pack')).toEqual(['Ewe']);
    expect(far.refusedFire('Lance', 'Pack', 'Ram > Wolf')).toBe('BF2-ATK-01');
  },
);

rule('BF2-CRIT-01', 'A hit that marks no box calls for no roll', () => {
  const table = duel(mech('Wolf', { armor: 0, structure: 9 }), '0809', mech('Ram', { damage: [0, 0, 0] }));
  table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(table.boxes('Wolf')).toBe('0/9');
});

rule('BF2-TRO-03', 'Example 1: the Badger C cannot attack in its own hex', () => {
  const badger = tank('Ram', { damage: [null, 1, 1] });
  const at = (to: string) => {
    const table = battle({
      south: [unit('Lance', '0810 N', badger)],
      north: [unit('Pack', `${to} S`, mech('Wolf'))],
    });
    table.phase('combat', 'south');
    return table.targets('Lance').length;
  };
  expect([at('0810'), at('0809'), at('0802')]).toEqual([0, 1, 1]);
});

rule('BF2-REC-08', 'Example 1: Flashman, Charger and Hermes II at each range', () => {
  const shooting = (id: string, at: string) => {
    const table = battle({
      south: [unit('Lance', '0810 N', { sheet: rosterEntry(id)!.sheet, skill: 0 })],
      north: [unit('Pack', `${at} S`, mech('Wolf', { armor: 9 }))],
    });
    table.phase('combat', 'south');
    if (table.targets('Lance').length === 0) return 0;
    table.fire('Lance', 'Pack', [`${rosterEntry(id)!.sheet.name} > Wolf`], toHit(6, 6));
    return table.events('damaged')[0].damage;
  };
  const ranges = ['0810', '0807', '0803'];
  expect(ranges.map((at) => shooting('mech-flashman-fls-7k', at))).toEqual([4, 3, 0]);
  expect(ranges.map((at) => shooting('mech-charger-cgr-1a1', at))).toEqual([3, 0, 0]);
  expect(ranges.map((at) => shooting('mech-hermes-ii-her-2s', at))).toEqual([2, 1, 1]);
});

rule('BF2-INFO-04', 'Of a single point nothing can be withheld', () => {
  const table = duel(mech('Wolf', { armor: 9 }), '0809', mech('Ram', { damage: [1, 1, 1] }));
  const attack = { attacker: 0, target: 2, overheat: 0, withhold: 1, charges: false };
  const total = (withhold: number, overheat = 0) =>
    totalOf<RuleId>((tally) =>
      attackDamage(tally, table.field, table.state, { ...attack, withhold, overheat }, 1),
    );
  expect([total(0), total(1), total(1, 2), total(9, 2)]).toEqual([1, 1, 2, 1]);
});

describe('withheld damage', () => {
  const firing = (attack: string, withholds = true, ...rolls: readonly Roll[]) => {
    const table = duel(mech('Wolf', { armor: 9 }));
    table.give({ ...table.orderToFire('Lance', 'Pack', [attack]), withholds }, ...rolls);
    return table;
  };
  const withhold = (points: number): Order => ({
    type: 'withhold',
    hits: [{ attacker: 0, withhold: points }],
  });

  rule('BF2-INFO-04', 'Who wants to is asked when its hits are known, and deals 1 at least', () => {
    const dealt = (attack: string, points: number) => {
      const table = firing(attack, true, toHit(6, 6));
      expect(table.asked).toBe('south combat/withhold');
      expect(table.events('damaged')).toEqual([]);
      table.give(withhold(points));
      return table.events('damaged')[0].damage;
    };
    expect([0, 1, 2].map((points) => dealt('Ram > Wolf +0', points))).toEqual([3, 2, 1]);
    expect(dealt('Ram > Wolf +2', 1)).toBe(4);
    expect(firing('Ram > Wolf +0', true, toHit(6, 6)).refusal(withhold(3)).code).toBe('illegal');
  });

  rule('BF2-INFO-04', 'Overheat is booked in full', () => {
    const table = firing('Ram > Wolf +2', true, toHit(6, 6));
    table.give(withhold(4));
    expect([table.events('damaged')[0].damage, table.heat('Ram')]).toEqual([1, 2]);
  });

  rule('BF2-INFO-04', 'Nobody is asked after a miss, or who does not want to be', () => {
    expect(firing('Ram > Wolf +0', true, toHit(1, 1)).asked).not.toBe('south combat/withhold');
    const full = firing('Ram > Wolf +0', false, toHit(6, 6));
    expect(full.events('damaged')).toMatchObject([{ damage: 3 }]);
  });

  rule('BF2-INFO-04', 'A hit that does 1 or nothing has nothing to withhold', () => {
    const table = duel(mech('Wolf', { armor: 9 }), '0809', mech('Ram', { damage: [0, 0, 0] }));
    table.give({ ...table.orderToFire('Lance', 'Pack', ['Ram > Wolf']), withholds: true }, toHit(6, 6));
    expect(table.refusal(withhold(0)).code).toBe('illegal');
    table.give({ type: 'withhold', hits: [] });
    expect(table.events('damaged')).toMatchObject([{ damage: 0 }]);
    const two = duel(mech('Wolf', { armor: 9 }), '0809', mech('Ram', { damage: [2, 2, 2] }));
    two.give({ ...two.orderToFire('Lance', 'Pack', ['Ram > Wolf']), withholds: true }, toHit(6, 6));
    two.give(withhold(1));
    expect(two.events('damaged')).toMatchObject([{ damage: 1 }]);
  });

  rule(
    'BF2-INFO-04',
    'Everybody hears whose hits are thought about, and only those who do more than 1 are',
    () => {
      const table = battle({
        south: [
          unit('Lance', '0810 N', mech('Ram', { damage: [1, 1, 1] }), mech('Ewe', { damage: [3, 3, 3] })),
          unit('Herd', '0117 N', mech('Bull')),
        ],
        north: [unit('Pack', '0808 S', mech('Wolf', { armor: 9 }), mech('Cub'))],
      });
      table.phase('combat', 'south');
      const order = table.orderToFire('Lance', 'Pack', ['Ram > Wolf', 'Ewe > Wolf']);
      table.give({ ...order, withholds: true }, toHit(6, 6), toHit(6, 6));
      expect(table.events('withholding')).toEqual([{ type: 'withholding', seat: 0, attackers: [0, 1] }]);
      const hits = table.form('withhold')[0] as Each;
      expect(Array.from(hits.items)).toEqual([1]);
      expect(hits.fields(1)).toMatchObject([{ max: 2 }]);
    },
  );

  rule(['BF2-INFO-04', 'BF2-CMDX-04'], 'Of a charge nothing is withheld', () => {
    const list = Array.from({ length: 10 }, () => 'Charge!' as const);
    const table = battle({
      options: { commands: true },
      commands: [list, list],
      south: [
        unit('Lance', '0810 N', mech('Ram', { damage: [3, 3, 3] }), mech('Ewe', { damage: [3, 3, 3] })),
      ],
      north: [unit('Pack', '0810 S', mech('Wolf', { armor: 9, structure: 9 }), mech('Cub'))],
    });
    table.counter('Lance', 'Charge!', true);
    table.phase('combat', 'south');
    const attacks = [
      { attacker: 0, element: 2, charges: true },
      { attacker: 1, element: 2, charges: false },
    ];
    table.give({ type: 'fire', unit: 0, target: 1, withholds: true, attacks }, toHit(6, 6), toHit(6, 6));
    expect(Array.from((table.form('withhold')[0] as Each).items)).toEqual([1]);
  });
});
