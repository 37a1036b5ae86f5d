import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { actsFirst, battle, mech, toHit, unit } from '../../testing/scene.ts';

/** Attackers all around Pack in 0808, which faces north, each with Damage Value 2. */
function around(...places: readonly string[]) {
  const table = battle({
    south: places.map((place) => unit(place, place, mech(place.slice(0, 4), { damage: [2, 2, 2] }))),
    north: [unit('Pack', '0808 N', mech('Wolf', { armor: 40, mv: 1, damage: [0, 0, 0] }))],
  });
  table.phase('combat', 'north');
  return table;
}

/** What each attack does, by hex of the attacker. */
function damages(table: ReturnType<typeof around>) {
  return Object.fromEntries(
    table
      .events('attacked')
      .map(({ attack, damage }) => [table.field.sheets[attack.attacker].name, damage!.total]),
  );
}

rule(
  ['BFQ-COM-09', 'BFQ-COM-10'],
  'Only attacks through the hexside opposite the facing strike the rear, for 1 more',
  () => {
    const table = around(
      '0807 S',
      '0908 S',
      '0909 N',
      '0809 N',
      '0709 N',
      '0708 S',
      '0811 N',
      '0912 N',
      '1009 N',
    );
    const hexes = ['0807', '0908', '0909', '0809', '0709', '0708', '0811', '0912', '1009'];

    table.declare(
      hexes.map((hex) => `${hex} > Wolf`),
      ...hexes.map(() => toHit(6, 6)),
      ...actsFirst('north'),
    );
    expect(damages(table)).toEqual({
      '0807': 2,
      '0908': 2,
      '0909': 2,
      '0809': 3,
      '0709': 2,
      '0708': 2,
      '0811': 3,
      '0912': 3,
      '1009': 2,
    });
  },
);

rule(
  'BFQ-COM-09',
  'Through the corner between rear and front the target’s player chooses, once for each attacking Unit',
  () => {
    const table = around('0910 N', '0710 N', '1008 N');
    // 0910 and 0710 meet a corner of the rear hexside; 1008 meets the corner between two front hexsides.
    table.declare(['0910 > Wolf', '0710 > Wolf', '1008 > Wolf']);
    expect(table.asked).toBe('north combat/direction');
    expect(table.refusal('south', { type: 'direction', direction: 'rear' }).code).toBe('not-asked');
    table.order('north', { type: 'direction', direction: 'front' });
    expect(table.asked).toBe('north combat/direction');
    table.order(
      'north',
      { type: 'direction', direction: 'rear' },
      toHit(6, 6),
      toHit(6, 6),
      toHit(6, 6),
      ...actsFirst('north'),
    );
    expect(damages(table)).toEqual({ '0910': 2, '0710': 3, '1008': 2 });
  },
);

rule('BFQ-COM-09', 'The choice of a turn does not bind the next one', () => {
  const table = around('0910 N');
  table.declare(['0910 > Wolf']);
  table.order('north', { type: 'direction', direction: 'front' }, toHit(1, 1), ...actsFirst('north'));
  table.standStill();
  table.declare(['0910 > Wolf']);
  expect(table.asked).toBe('north combat/direction');
});
