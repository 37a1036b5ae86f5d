import { rule } from '@ironfield/conformance/rule.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import type { Command } from '../../data/commands.ts';
import { battleforce2 } from '../../game.ts';
import {
  battle,
  critical,
  initiative,
  leading,
  mech,
  type PlacedUnit,
  toHit,
  unit,
} from '../../testing/scene.ts';

/** ComStar's list has a Jam Transmission and two Ambushes; the other basic commands are not in it. */
const LIST: readonly Command[] = [
  'Alpha Strike!',
  'Ambush',
  'Ambush',
  'Jam Transmission',
  'Jam Transmission',
  'Luck of the Fox',
  'Luck of the Fox',
  'Evasive Action',
  'Doubletime March',
  'Hello, HQ?',
];

/** Flock and Herd against Pack and Pride, all in range of each other. */
function scene(figures: { readonly flock?: PlacedUnit; readonly pack?: PlacedUnit } = {}) {
  const table = battle({
    options: { commands: true },
    south: [
      leading(
        figures.flock ?? unit('Flock', '0810 N', mech('Ram', { damage: [4, 4, 4] }), mech('Ewe')),
        'Herd',
      ),
      unit('Herd', '0910 N', mech('Bull')),
    ],
    north: [
      leading(figures.pack ?? unit('Pack', '0808 S', mech('Wolf', { armor: 9 }), mech('Cub')), 'Pride'),
      unit('Pride', '0908 S', mech('Lion', { armor: 9 })),
    ],
    commands: [LIST, LIST],
  });
  return table;
}

rule(
  ['BF2-CMDX-07', 'BF2-CMD-12'],
  'Evasive Action is revealed after the declaration and before the first roll: +2, and no attack next',
  () => {
    const table = scene();
    table.counter('Pack', 'Evasive Action');
    table.phase('combat', 'south');
    table.fire('Flock', 'Pack', ['Ram > Wolf', 'Ewe > Cub']);
    expect(table.asked).toBe('north command/evade');
    table.use('Pack', toHit(4, 4), toHit(4, 5));
    expect(table.events('attacked').map(({ toHit: number, hit }) => [number!.total, hit])).toEqual([
      [9, false],
      [9, true],
    ]);
    expect(table.unit('Pack')).toMatchObject({ mayNotAttack: true, mayNotMove: false });
    table.fire('Herd', 'Pack', ['Bull > Cub'], toHit(1, 1));
    expect(table.events('attacked')[0].toHit!).toTotal(9);
    table.done();
    table.done();
    expect(table.targets('Pack')).toEqual([]);
    expect(table.targets('Pride')).toEqual(['Flock', 'Herd']);
    table.done(...initiative('south'));
    expect(table.unit('Pack').mayNotAttack).toBe(false);
  },
);

rule(
  ['BF2-CMDX-07', 'BF2-CMD-07'],
  'Whoever has a face-down counter is asked, whatever it is; nobody else is',
  () => {
    const table = scene();
    table.counter('Pack', 'Alpha Strike!');
    table.phase('combat', 'south');
    table.fire('Flock', 'Pack', ['Ewe > Cub']);
    expect(table.asked).toBe('north command/evade');
    expect(table.possible).toEqual(['pass']);
    table.pass(toHit(1, 1));
    expect(table.asked).toBe('north command/luck');
    const none = scene();
    none.counter('Pride', 'Evasive Action');
    none.phase('combat', 'south');
    none.fire('Flock', 'Pack', ['Ewe > Cub'], toHit(1, 1));
    expect(none.asked).toBe('south combat/declare');
  },
);

rule('BF2-CMDX-11', 'Luck of the Fox: a roll of the unit is made again, and the second result stands', () => {
  const table = scene();
  table.counter('Flock', 'Luck of the Fox');
  table.phase('combat', 'south');
  table.fire('Flock', 'Pack', ['Ram > Wolf', 'Ewe > Cub'], toHit(1, 2));
  expect(table.asked).toBe('south command/luck');
  table.use('Flock', toHit(5, 5), toHit(1, 1));
  expect(table.events('luck')).toMatchObject([{ unit: table.unitIndex('Flock'), dice: [1, 2] }]);
  expect(table.events('attacked').map(({ dice }) => dice)).toEqual([
    [5, 5],
    [1, 1],
  ]);
  expect(table.counterOf('Flock')).toBe('Luck of the Fox +');
});

rule(
  ['BF2-CMDX-11', 'BF2-CMD-12'],
  'So is one that affects the unit; the active side is asked first, and luck answers luck',
  () => {
    const table = scene();
    table.counter('Flock', 'Luck of the Fox');
    table.counter('Pack', 'Luck of the Fox');
    table.phase('combat', 'south');
    table.fire('Flock', 'Pack', ['Ewe > Cub']);
    table.pass(toHit(1, 2));
    expect(table.asked).toBe('south command/luck');
    table.use('Flock');
    // The flip of the south can be jammed, as the counter of the north lies face-down.
    expect(table.asked).toBe('north command/jam');
    table.pass(toHit(6, 6));
    expect(table.asked).toBe('north command/luck');
    table.use('Pack', toHit(1, 1));
    expect(table.events('attacked')).toMatchObject([{ dice: [1, 1], hit: false }]);
  },
);

describe('what Luck of the Fox asks', () => {
  /** Somebody with this counter is asked about a shot of Ewe at Wolf, which needs 7. */
  const asked = (holder: 'Flock' | 'Pack', command: Command, ...dice: readonly [number, number]) => {
    const table = scene();
    table.counter(holder, command);
    table.phase('combat', 'south');
    table.fire('Flock', 'Pack', ['Ewe > Wolf'], ...(holder === 'Flock' ? [toHit(...dice)] : []));
    if (holder === 'Pack') table.pass(toHit(...dice));
    expect(table.asked).toBe(`${holder === 'Flock' ? 'south' : 'north'} command/luck`);
    return menuFor(battleforce2, table.state, holder === 'Flock' ? 0 : 1)!;
  };
  const isMoot = ({ orders }: Menu) => orders.some((form) => form.isMoot && form.type === 'pass');

  rule('BF2-CMDX-11', 'It says who shoots at whom, what is needed, whether it hits, and the damage', () => {
    expect(asked('Flock', 'Luck of the Fox', 1, 2).prompt).toBe(
      'Ewe (MM1/2) attacks Wolf (MM1/1): needs 7, rolls 3, misses; a hit would do 2 damage. Roll again?',
    );
    expect(asked('Flock', 'Luck of the Fox', 4, 5).prompt).toBe(
      'Ewe (MM1/2) attacks Wolf (MM1/1): needs 7, rolls 9, hits for 2 damage. Roll again?',
    );
  });

  rule(['BF2-CMDX-11', 'BF2-INFO-01'], 'The target is told all but the number, which is a secret', () => {
    expect(asked('Pack', 'Luck of the Fox', 4, 5).prompt).toBe(
      'Ewe (MM1/2) attacks Wolf (MM1/1): rolls 9, hits. Roll again?',
    );
  });

  rule(['BF2-CMDX-11', 'BF2-INFO-01'], 'Of the elements of others it names the chassis alone', () => {
    const table = scene({
      pack: unit('Pack', '0808 S', mech('Wolf Prime', { chassis: 'Wolf' }), mech('Cub')),
    });
    table.counter('Flock', 'Luck of the Fox');
    table.phase('combat', 'south');
    table.fire('Flock', 'Pack', ['Ewe > Wolf Prime'], toHit(1, 2));
    expect(menuFor(battleforce2, table.state, 0)!.prompt).toMatch(/attacks Wolf \(MM1\/1\)/);
  });

  rule('BF2-CMDX-11', 'It is moot for who has hit, and for who was missed, whatever counter it is', () => {
    for (const command of ['Luck of the Fox', 'Evasive Action'] as const) {
      expect(isMoot(asked('Flock', command, 4, 5))).toBe(true);
      expect(isMoot(asked('Flock', command, 1, 2))).toBe(false);
      expect(isMoot(asked('Pack', command, 4, 5))).toBe(false);
      expect(isMoot(asked('Pack', command, 1, 2))).toBe(true);
    }
  });

  rule('BF2-CMDX-11', 'A critical roll is moot for the target if it finds nothing', () => {
    const found = (...dice: readonly [number, number]) => {
      const table = scene({
        pack: unit('Pack', '0808 S', mech('Wolf', { armor: 0, structure: 9 }), mech('Cub')),
      });
      table.counter('Pack', 'Luck of the Fox');
      table.phase('combat', 'south');
      table.fire('Flock', 'Pack', ['Ewe > Wolf']);
      table.pass(toHit(6, 6));
      table.pass(critical(...dice));
      return isMoot(menuFor(battleforce2, table.state, 1)!);
    };
    expect([found(1, 1), found(6, 6)]).toEqual([true, false]);
  });
});

rule('BF2-CMDX-11', 'Critical rolls can be made again, too', () => {
  const table = scene({
    pack: unit('Pack', '0808 S', mech('Wolf', { armor: 0, structure: 9 }), mech('Cub')),
  });
  table.counter('Pack', 'Luck of the Fox');
  table.phase('combat', 'south');
  table.fire('Flock', 'Pack', ['Ewe > Wolf']);
  table.pass(toHit(6, 6));
  table.pass(critical(6, 6));
  expect(table.asked).toBe('north command/luck');
  table.use('Pack', critical(1, 1));
  expect(table.element('Wolf').destroyed).toBe(false);
});

rule(['BF2-CMDX-10', 'BF2-CMD-12'], 'A jammed command does nothing, and its counter is used', () => {
  const table = scene();
  table.counter('Flock', 'Doubletime March');
  table.counter('Pack', 'Jam Transmission');
  table.phase('command', 'south');
  table.done();
  table.use('Flock');
  expect(table.asked).toBe('north command/jam');
  table.use('Pack');
  expect(table.events('jammed')).toMatchObject([{ works: true }]);
  expect(table.counterOf('Flock')).toBe('Doubletime March +');
  expect(table.element('Ram').base).toBe(5);
  expect(table.mp('Flock')).toBe(4);
});

rule(
  ['BF2-CMDX-10', 'BF2-CMDX-09'],
  'A negative counter can be jammed when it is placed: then it holds nobody',
  () => {
    const table = scene();
    table.counter('Pack', 'Jam Transmission');
    table.phase('command', 'south');
    // The last of ten counters: the first 30 throws count.
    table.give({ type: 'draw' }, ['draw', 2, 4]);
    table.give({ type: 'place-counter', unit: 0 });
    expect(table.asked).toBe('north command/jam');
    table.use('Pack');
    expect(table.counterOf('Flock')).toBe('Hello, HQ? +');
    table.move('Flock', '0809');
    expect(table.hexOf('Flock')).toBe('0809');
  },
);

rule(['BF2-CMDX-10', 'BF2-CMD-12'], 'A jam can be jammed: then the first command works', () => {
  const table = scene();
  table.counter('Flock', 'Doubletime March');
  table.counter('Herd', 'Jam Transmission');
  table.counter('Pack', 'Jam Transmission');
  table.phase('command', 'south');
  table.done();
  table.use('Flock');
  table.use('Pack');
  expect(table.asked).toBe('south command/jam');
  table.use('Herd');
  expect(table.mp('Flock')).toBe(5);
  expect(table.state.commands!.counters[0]).toMatchObject({ isJammed: false });
  expect(table.element('Ram').base).toBe(6);
});

rule('BF2-CMDX-10', 'ECM in the unit or beside it keeps a transmission clear, and the jam is used up', () => {
  const jam = (place: string, specials: string[]) => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram')), unit('Herd', place, mech('Bull', { specials }))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Doubletime March');
    table.counter('Pack', 'Jam Transmission');
    table.phase('command', 'south');
    table.done();
    table.use('Flock');
    table.use('Pack');
    expect(table.counterOf('Pack')).toBe('Jam Transmission +');
    return table.element('Ram').base;
  };
  expect([jam('0811 N', ['ecm']), jam('0812 N', ['ecm']), jam('0811 N', ['prb'])]).toEqual([6, 5, 5]);
});

rule(
  'BF2-CMDX-02',
  'An ambush attacks when the enemy has moved everything, and pays with its next phases',
  () => {
    const table = scene();
    table.counter('Pack', 'Ambush');
    table.phase('movement', 'south');
    table.done();
    expect(table.asked).toBe('north command/ambush');
    table.use('Pack');
    expect(table.asked).toBe('north combat/ambush');
    expect(table.refusal({ type: 'fire', unit: 3, target: 0, attacks: [] }).code).toBe('illegal');
    table.fire('Pack', 'Flock', ['Wolf > Ram', 'Cub > Ewe'], toHit(6, 6), toHit(1, 1));
    expect(table.boxes('Ram')).toBe('1/3');
    expect(table.asked).toBe('south combat/declare');
    expect(table.unit('Pack')).toMatchObject({ mayNotMove: true, mayNotAttack: true });
    table.done();
    table.done();
    expect(Object.keys(table.reach('Pack'))).toEqual(['0808']);
    table.done();
    expect(table.targets('Pack')).toEqual([]);
    table.done(...initiative('south'));
    expect(table.unit('Pack')).toMatchObject({ mayNotMove: false, mayNotAttack: false });
  },
);

rule(
  'BF2-CMDX-02',
  'A unit ambushes although it has attacked this turn, but not while it pays a price; two ambushes follow each other',
  () => {
    const table = scene();
    table.counter('Pack', 'Ambush');
    table.counter('Pride', 'Ambush');
    table.unit('Pack').fired = true;
    table.element('Wolf').attacked = true;
    table.phase('movement', 'south');
    table.done();
    table.use('Pack');
    expect(table.attackers('Pack', 'Flock')).toEqual(['Wolf', 'Cub']);
    table.done();
    expect(table.asked).toBe('north command/ambush');
    table.use('Pride');
    table.done();
    expect(table.asked).toBe('south combat/declare');
    const paying = scene();
    paying.counter('Pack', 'Ambush');
    paying.unit('Pack').mayNotAttack = true;
    paying.phase('movement', 'south');
    paying.done();
    expect(paying.possible).toEqual(['pass']);
  },
);

rule(['BF2-CMDX-02', 'BF2-CMDX-10'], 'A jammed ambush costs nothing but the counter', () => {
  const table = scene();
  table.counter('Pack', 'Ambush');
  table.counter('Flock', 'Jam Transmission');
  table.phase('movement', 'south');
  table.done();
  table.use('Pack');
  expect(table.asked).toBe('south command/jam');
  table.use('Flock');
  expect(table.asked).toBe('south combat/declare');
  expect(table.unit('Pack')).toMatchObject({ mayNotMove: false, mayNotAttack: false });
});

rule(['BF2-CMDX-11', 'BF2-CMD-12'], 'The active side is asked first about a roll, whoever threw it', () => {
  const asked = (active: 'south' | 'north') => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0808 S', mech('Wolf', { armor: 9 }))],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Luck of the Fox');
    table.counter('Pack', 'Luck of the Fox');
    table.phase('combat', active);
    if (active === 'south') table.fire('Flock', 'Pack', ['Ram > Wolf']);
    else table.fire('Pack', 'Flock', ['Wolf > Ram']);
    table.pass(toHit(3, 4));
    const first = table.asked;
    table.pass();
    return [first, table.asked];
  };
  expect(asked('south')).toEqual(['south command/luck', 'north command/luck']);
  expect(asked('north')).toEqual(['north command/luck', 'south command/luck']);
});

rule(
  ['BF2-CMDX-11', 'BF2-INFO-01'],
  'Who is asked reads the name of its own element, and the model of the other',
  () => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', { ...mech('Ram'), sheet: { ...mech('Ram').sheet, chassis: 'Sheep' } })],
      north: [unit('Pack', '0808 S', { ...mech('Wolf'), sheet: { ...mech('Wolf').sheet, chassis: 'Dog' } })],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Luck of the Fox');
    table.phase('combat', 'south');
    table.fire('Flock', 'Pack', ['Ram > Wolf'], toHit(3, 4));
    const { prompt, orders } = menuFor(battleforce2, table.state, 0)!;
    expect(prompt).toMatch(/^Ram \(.+\) attacks Dog \(/);
    // The shot hits: only to pass is moot.
    expect(orders.map(({ type, isMoot }) => [type, isMoot ?? false])).toEqual([
      ['use', false],
      ['pass', true],
    ]);
  },
);

rule('BF2-CMDX-02', 'An ambush is fired by whoever has fired already, and may be let pass', () => {
  const table = battle({
    options: { commands: true },
    south: [unit('Flock', '0810 N', mech('Ram'))],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
    commands: [LIST, LIST],
  });
  table.counter('Pack', 'Ambush');
  table.unit('Pack').fired = true;
  table.phase('movement', 'south');
  table.done();
  table.use('Pack');
  expect([table.asked, table.unit('Pack').fired]).toEqual(['north combat/ambush', false]);
  expect(menuFor(battleforce2, table.state, 1)!.orders.map(({ isPass }) => isPass ?? false)).toEqual([
    false,
    true,
  ]);
  expect(table.targets('Pack')).toEqual(['Flock']);
});
