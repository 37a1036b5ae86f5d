import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { damageValue } from '../../rules/attack/damage.ts';
import { BEYOND } from '../../rules/map/support-map.ts';
import { battle, mapWith, mech, suits, tank, toHit, unit } from '../../testing/scene.ts';

function scene(bound: string, { at = '0808 S', organization = 'Clan' as const, map = {} } = {}) {
  const table = battle({
    options: { 'clan-honor': bound },
    organizations: [organization, 'Inner Sphere'],
    map: mapWith(map),
    south: [
      unit(
        'Star',
        '0810 N',
        mech('Thor', { damage: [4, 3, 2], class: 'H' }),
        mech('Uller', { damage: [2, 3, 2], class: 'L' }),
      ),
      unit('Points', '0710', suits('Elemental')),
      unit('Tanks', '0910 N', tank('Tank')),
    ],
    north: [unit('Pack', at, mech('Wolf', { armor: 9, damage: [6, 6, 6] }), mech('Cub', { armor: 9 }))],
  });
  table.phase('combat', 'south');
  return table;
}
const ALL = 'all Clan sides';

rule('BF2-CLAN-02', "Example 1: a Regular Clan 'Mech pilot of +0 becomes −1; nobody else does", () => {
  const numbers = (bound: string) => {
    const table = scene(bound);
    const own = ['Thor', 'Elemental', 'Tank'].map((attacker) => table.number(attacker, 'Wolf').total);
    table.done();
    table.done();
    return [...own, table.number('Wolf', 'Thor').total];
  };
  expect(numbers('nobody')).toEqual([7, 7, 7, 7]);
  expect(numbers(ALL)).toEqual([6, 7, 7, 7]);
  expect(scene(ALL).number('Thor', 'Wolf').lines.at(-1)).toMatchObject({ value: -1, rule: 'BF2-CLAN-02' });
});

rule('BF2-CLAN-01', 'Honor binds the Clan sides that the players name, and no others', () => {
  expect(scene('the first side').number('Thor', 'Wolf')).toTotal(6);
  expect(scene('the second side').number('Thor', 'Wolf')).toTotal(7);
  expect(scene(ALL, { organization: 'Com Guards' as never }).number('Thor', 'Wolf')).toTotal(7);
});

rule('BF2-CLAN-03', 'At most one element of a unit attacks a target element', () => {
  const both = ['Thor > Wolf', 'Uller > Wolf'];
  const table = scene(ALL);
  expect(table.refusal(table.orderToFire('Star', 'Pack', both)).rule).toBe('BF2-CLAN-03');
  table.fire('Star', 'Pack', ['Thor > Wolf', 'Uller > Cub'], toHit(1, 1), toHit(1, 1));
  // Not tracked between units.
  table.fire('Tanks', 'Pack', ['Tank > Wolf'], toHit(1, 1));
  scene('nobody').fire('Star', 'Pack', both, toHit(1, 1), toHit(1, 1));
});

rule(
  'BF2-CLAN-04',
  "At pointblank range light and medium 'Mechs do 1 less, heavy and assault ones 2, but 1 at least",
  () => {
    const damage = (bound: string, at: string) => {
      const table = scene(bound, { at });
      table.fire('Star', 'Pack', ['Thor > Wolf', 'Uller > Cub'], toHit(6, 6), toHit(6, 6));
      return table.events('damaged').map((event) => event.damage);
    };
    expect(damage('nobody', '0810 S')).toEqual([4, 2]);
    expect(damage(ALL, '0810 S')).toEqual([2, 1]);
    expect(damage(ALL, '0809 S')).toEqual([3, 3]);
    const weak = battle({
      options: { 'clan-honor': ALL },
      organization: 'Clan',
      south: [
        unit(
          'Star',
          '0810 N',
          mech('Thor', { damage: [1, 1, 1], class: 'A' }),
          mech('Loki', { damage: [0, 1, 1] }),
        ),
      ],
      north: [unit('Pack', '0810 S', mech('Wolf'), mech('Cub'))],
    });
    weak.phase('combat', 'south');
    weak.fire('Star', 'Pack', ['Thor > Wolf', 'Loki > Cub'], toHit(6, 6), toHit(6, 6));
    expect(weak.events('damaged').map((event) => event.damage)).toEqual([1, 0]);
  },
);

rule('BF2-CLAN-05', 'Clan units do not withdraw from the Inner Sphere', () => {
  const exits = (bound: string, organizations: readonly ['Clan', 'Clan' | 'Inner Sphere']) => {
    const table = battle({
      options: { 'clan-honor': bound },
      organizations,
      south: [unit('Star', '0817 N', mech('Thor'))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    return table;
  };
  expect(exits('nobody', ['Clan', 'Inner Sphere']).exits('Star')).toContain('south');
  expect(exits(ALL, ['Clan', 'Clan']).exits('Star')).toContain('south');
  const held = exits(ALL, ['Clan', 'Inner Sphere']);
  expect(held.exits('Star')).toEqual([]);
  expect(held.refusal({ type: 'exit', unit: 0, edge: 'south' }).rule).toBe('BF2-CLAN-05');
});

rule(
  ['BF2-CLAN-05', 'BF2-OFF-05'],
  'With off-board rules they go onto the support map, but not beyond it',
  () => {
    const table = battle({
      options: { 'clan-honor': ALL, offboard: true },
      organizations: ['Clan', 'Inner Sphere'],
      south: [unit('Star', '0117 N', mech('Thor', { mp: 9 }))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    expect(table.exits('Star')).toEqual(['south']);
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    expect(table.unit('Star').marks?.support).toMatchObject({ half: 0, space: 0 });
    for (const honor of [ALL, 'nobody']) {
      const away = battle({
        options: { 'clan-honor': honor, offboard: true },
        organizations: ['Clan', 'Inner Sphere'],
        south: [unit('Star', 'off the map', mech('Thor', { mp: 9 })), unit('Rear', '0817 N', mech('Loki'))],
        north: [unit('Pack', '0801 S', mech('Wolf'))],
      });
      away.unit('Star').marks = { support: { half: 0, space: BEYOND - 1 } as never };
      away.phase('movement', 'south');
      const withdraw = { type: 'support-move', unit: 0, space: BEYOND } as const;
      if (honor === ALL) expect(away.refusal(withdraw).message).toBeTruthy();
      else away.give(withdraw);
    }
  },
);

rule('BF2-CLAN-01', 'Honor can bind the second side alone', () => {
  const table = battle({
    options: { 'clan-honor': 'the second side' },
    organization: 'Clan',
    south: [unit('Star', '0810 N', mech('Thor'))],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  const first = table.number('Thor', 'Wolf').total;
  table.done();
  table.done();
  expect([first, table.number('Wolf', 'Thor').total]).toEqual([7, 6]);
});

rule('BF2-CLAN-04', 'By class: 1, 1, 2 and 2 less', () => {
  const values = (['L', 'M', 'H', 'A'] as const).map((weight) => {
    const table = battle({
      options: { 'clan-honor': ALL },
      organizations: ['Clan', 'Inner Sphere'],
      south: [unit('Star', '0810 N', mech('Thor', { damage: [6, 6, 6], class: weight }))],
      north: [unit('Pack', '0808 S', mech('Wolf'))],
    });
    return damageValue(table.field, table.state, 0, 0);
  });
  expect(values).toEqual([5, 5, 4, 4]);
});

rule('BF2-CLAN-01', 'All Clan sides are bound, or one of them', () => {
  const numbers = (bound: string) => {
    const table = battle({
      options: { 'clan-honor': bound },
      organization: 'Clan',
      south: [unit('Star', '0810 N', mech('Thor'))],
      north: [unit('Pack', '0808 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    const own = table.number('Thor', 'Wolf').total;
    table.phase('combat', 'north');
    return [own, table.number('Wolf', 'Thor').total];
  };
  expect(['nobody', ALL, 'the first side', 'the second side'].map(numbers)).toEqual([
    [7, 7],
    [6, 6],
    [6, 7],
    [7, 6],
  ]);
});

rule('BF2-CLAN-04', 'Who does not keep the honor of the Clans pulls no punches', () => {
  const value = (bound: string, damage: number) => {
    const table = battle({
      options: { 'clan-honor': bound },
      organization: 'Clan',
      south: [unit('Star', '0508 N', mech('Cat', { damage: [damage, damage, damage], class: 'A' }))],
      north: [unit('Pack', '0508 S', mech('Wolf'))],
    });
    return table.field.plugged.damageValue!(damage, table.field, table.state, 0, 0);
  };
  expect([value('the first side', 9) < 9, value('the second side', 9)]).toEqual([true, 9]);
  expect([value('the first side', 2), value('the first side', 1)]).toEqual([1, 1]);
});
