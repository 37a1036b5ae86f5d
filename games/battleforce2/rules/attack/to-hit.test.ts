import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Command } from '../../data/commands.ts';
import type { RuleId } from '../../rule-index.ts';
import { battle, mapWith, mech, platoon, suits, tank, toHit, unit } from '../../testing/scene.ts';
import { terrainModifier, toHitHex } from './to-hit.ts';

interface Shot {
  readonly from?: string;
  readonly to?: string;
  readonly map?: Record<string, string>;
  readonly attacker?: ReturnType<typeof mech>;
  readonly target?: ReturnType<typeof mech>;
}

/** The number of an attack from 0810 to 0808, unless it is said otherwise. */
function scene({
  from = '0810',
  to = '0808',
  map = {},
  attacker = mech('Ram'),
  target = mech('Wolf'),
}: Shot) {
  const table = battle({
    map: mapWith(map),
    south: [unit('Lance', `${from} N`, attacker)],
    north: [unit('Pack', `${to} S`, target)],
  });
  table.phase('combat', 'south');
  return table;
}
const number = (shot: Shot): number => scene(shot).number('Ram', 'Wolf').total;

rule('BF2-HIT-02', 'Example 1: target with 4 MP that jumps, attacker in water, medium range: 9', () => {
  expect(number({ map: { '0810': '~' }, target: mech('Wolf', { mode: 'J' }) })).toBe(9);
});

rule('BF2-HIT-02', 'Example 2: target in heavy woods at long range, attacker in water: 12', () => {
  expect(number({ map: { '0810': '~', '0804': 'H' }, to: '0804' })).toBe(12);
});

rule(['BF2-HIT-02', 'BF2-REC-05'], 'Example 3: Veteran attacker, target in water, medium range: 5', () => {
  expect(number({ map: { '0808': '~' }, attacker: mech('Ram', { skill: -1 }) })).toBe(5);
});

rule('BF2-HIT-02', 'Example 4: attacker in heavy woods, target in water at long range: 8', () => {
  expect(number({ map: { '0810': 'H', '0804': '~' }, to: '0804' })).toBe(8);
});

rule('BF2-HIT-02', 'Example 5: the same attacker, a target that jumps at medium range: 8', () => {
  expect(number({ map: { '0810': 'H' }, target: mech('Wolf', { mode: 'J' }) })).toBe(8);
});

rule(
  ['BF2-HIT-02', 'BF2-HIT-04'],
  'Example of the tables: 6 MP, jumps, heavy woods, long range, Veteran at heat 1: 13, so only a 12 hits',
  () => {
    const table = scene({
      map: { '0804': 'H' },
      to: '0804',
      attacker: mech('Ram', { skill: -1 }),
      target: mech('Wolf', { mp: 6, mode: 'J' }),
    });
    table.suffered('Ram', { heat: 1 });
    expect(table.number('Ram', 'Wolf')).toTotal(13);
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
    expect(table.events('attacked')).toMatchObject([{ hit: true }]);
  },
);

rule(
  ['BF2-REC-04', 'BF2-HIT-03', 'BF2-STACK-03'],
  'Range: same hex 0, to 4 hexes +2, to 8 hexes +4, and no farther',
  () => {
    const at = (to: string) => number({ from: '0812', to });
    expect(['0812', '0811', '0808', '0807', '0804'].map(at)).toEqual([5, 7, 7, 9, 9]);
    const far = battle({
      south: [unit('Lance', '0812 N', mech('Ram')), unit('Herd', '0805 N', mech('Bull'))],
      north: [unit('Pack', '0803 S', mech('Wolf'))],
    });
    far.phase('combat', 'south');
    expect(far.targets('Lance')).toEqual([]);
    expect(far.targets('Herd')).toEqual(['Pack']);
    expect(far.refusedFire('Lance', 'Pack', 'Ram > Wolf')).toBe('BF2-ATK-01');
  },
);

rule(
  ['BF2-HIT-02', 'BF2-MAP-03'],
  'Cover: light woods and cities +1, heavy woods and fortresses +2, nothing else',
  () => {
    const codes = ['l', 'c', 'H', 'f', 'r', 'u', 'b', '2'];
    expect(codes.map((code) => number({ map: { '0808': code } }) - 7)).toEqual([1, 1, 2, 2, 0, 0, 0, 0]);
  },
);

rule(['BF2-HIT-02', 'BF2-INF-03'], 'Battle armor is +1, and +1 more if it jumps', () => {
  expect(number({ target: suits('Wolf', { mp: 3 }) })).toBe(5 + 2 + 1 + 1);
  expect(number({ target: suits('Wolf', { mp: 3, mode: '' }) })).toBe(5 + 2 + 1);
  expect(number({ target: platoon('Wolf', { mp: 3, mode: 'J' }) })).toBe(5 + 2 + 1);
});

rule('BF2-HIT-02', 'Only ’Mechs are in the water; hovercraft are on it, and a bridge keeps dry', () => {
  expect(number({ map: { '0808': '~' }, target: tank('Wolf', { mode: 'h' }) })).toBe(7);
  expect(number({ map: { '0810': '~' }, attacker: tank('Ram', { mode: 'h' }) })).toBe(7);
  const table = battle({
    map: mapWith({ '0808': '~' }),
    roads: ['0807 0808 0809'],
    bridges: ['0808'],
    south: [unit('Lance', '0810 N', mech('Ram'))],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  expect(table.number('Ram', 'Wolf')).toTotal(6);
  table.unit('Pack').onBridge = true;
  expect(table.number('Ram', 'Wolf')).toTotal(7);
});

rule(['BF2-VEH-07', 'BF2-HIT-02'], 'A VTOL has no cover', () => {
  expect(number({ map: { '0808': 'H' }, target: tank('Wolf', { mode: 'v' }) })).toBe(7);
});

rule(
  ['BF2-HIT-02', 'BF2-HEAT-03', 'BF2-CRIT-02', 'BF2-REC-05'],
  'Skill, heat and arm hits of the attacker count',
  () => {
    expect([2, 1, 0, -1, -2].map((skill) => number({ attacker: mech('Ram', { skill }) }))).toEqual([
      9, 8, 7, 6, 5,
    ]);
    const table = scene({});
    table.suffered('Ram', { heat: 2, arm: 1 });
    expect(table.number('Ram', 'Wolf')).toTotal(10);
  },
);

rule(['BF2-HIT-01', 'BF2-HEAT-05'], 'A shut-down target has base number 0 and no jump modifier', () => {
  const table = scene({ target: mech('Wolf', { mode: 'J' }) });
  expect(table.number('Ram', 'Wolf')).toTotal(8);
  table.suffered('Wolf', { heat: 4, downSince: 1 });
  expect(table.number('Ram', 'Wolf')).toTotal(2);
});

rule(['BF2-HIT-01', 'BF2-HEAT-03'], 'A hot or lamed target is easier to hit', () => {
  const table = scene({ target: mech('Wolf', { mp: 5 }) });
  expect(table.number('Ram', 'Wolf')).toTotal(8);
  table.suffered('Wolf', { heat: 1 });
  expect(table.number('Ram', 'Wolf')).toTotal(7);
  table.suffered('Wolf', { heat: 1, leg: 2 });
  expect(table.number('Ram', 'Wolf')).toTotal(6);
});

rule('BF2-HIT-04', 'The roll must reach the number; a 12 always hits, a 2 always misses', () => {
  const roll = (skill: number, a: number, b: number) => {
    const table = scene({ attacker: mech('Ram', { skill }), target: mech('Wolf', { mp: 2 }), from: '0808' });
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(a, b));
    return table.events('attacked')[0].hit;
  };
  // Base 4 at pointblank range.
  expect([roll(0, 2, 2), roll(0, 1, 2)]).toEqual([true, false]);
  expect([roll(-4, 1, 1), roll(-4, 1, 2)]).toEqual([false, true]);
});

rule('BF2-HID-04', 'What the terrain adds: cover of the target, and water of either', () => {
  const added = (own: string, other: string) => {
    const table = battle({
      map: mapWith({ '0810': own, '0808': other }),
      south: [unit('Lance', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0808 S', mech('Wolf'))],
    });
    return terrainModifier(table.field, table.state, 0, 1);
  };
  expect([added('.', 'H'), added('~', 'H'), added('~', '.'), added('.', '~')]).toEqual([2, 3, 1, -1]);
});

rule('BF2-CMDX-05', 'A shot at a hex is no charge, whatever the counter of the unit says', () => {
  const list: readonly Command[] = Array.from({ length: 10 }, () => 'Death from Above');
  const table = battle({
    options: { commands: true },
    south: [unit('Lance', '0810 N', mech('Ram'))],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
    commands: [list, list],
  });
  table.counter('Lance', 'Death from Above', true);
  const aim = { countsCover: () => false, rule: 'BF2-WOOD-01' } as const;
  const shot = { attacker: 0, hex: table.cell('0808'), band: 0 } as const;
  const { lines } = explain<RuleId>((tally) => toHitHex(tally, table.field, table.state, shot, aim as never));
  expect(lines.map(({ rule: id }) => id)).not.toContain('BF2-CMDX-05');
});
