import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { PhysicalKind } from '../../data/physical-attacks.ts';
import { physicalDamageOf, physicalNumber, whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { LA, LL } from '../../units/locations.ts';

const LIMBS: Partial<Record<PhysicalKind, number>> = { punch: LA, kick: LL };

/** Why a 'Mech in the lower hex cannot strike a tank in the upper one. */
function why(kind: PhysicalKind, map: string, at = '0101 N'): string | undefined {
  const s = scene({
    options: COMBINED,
    map,
    units: { Wolf: { at: '0102 N' }, Tank: { mech: vehicle('Tank'), at } },
  });
  s.unit('Tank').acted = true;
  return whyNoBlow(s.field, s.state, { kind, attacker: 0, target: 1, limb: LIMBS[kind] ?? -1 })?.message;
}

rule('MT-PRE-26', 'A kick reaches a vehicle at the same level, a punch one that is a level higher', () => {
  expect(['.\n.', '.1\n.', '.\n.1'].map((map) => why('kick', map) === undefined)).toEqual([
    true,
    false,
    false,
  ]);
  expect(['.\n.', '.1\n.', '.\n.1'].map((map) => why('punch', map) === undefined)).toEqual([
    false,
    true,
    false,
  ]);
});

rule('MT-PRE-26', 'A vehicle in the same hex can be kicked, and nothing else', () => {
  expect(why('kick', '.\n.', '0102 N')).toBeUndefined();
  expect(why('punch', '.1\n.', '0102 N')).toBe('The target is not in the next hex');
});

rule('MT-PRE-26', "'Mechs neither push nor charge vehicles", () => {
  const needed = 'That attack is made on a unit that stands on legs';
  expect([why('push', '.\n.'), why('charge', '.\n.')]).toEqual([needed, needed]);
});

rule('MT-PRE-26', 'A kick underfoot strikes a side by one die, and nobody rolls to stay upright', () => {
  const side = (die: number) => {
    const table = melee({
      options: COMBINED,
      units: {
        Wolf: { mech: mech('Wolf', { tons: 50 }), at: '0505 N' },
        Tank: { mech: vehicle('Tank', { armor: 40 }), at: '0505 N' },
      },
    });
    const rolls = [toHit(6, 6), ['side struck', die], location(3, 4)] as const;
    table.begin(0).order({ type: 'kick', unit: 'Wolf', leg: 'LL', target: 'Tank' }, ...rolls);
    return table.scene.happened('location').map((event) => event.side)[0];
  };
  expect([1, 2, 3, 4, 5, 6].map(side)).toEqual(['front', 'right', 'right', 'rear', 'left', 'left']);
});

rule(
  'MT-PRE-26',
  "Example: a tank of 50 tons after 5 hexes charges a 'Mech of 75: 25 points on the legs, takes 8",
  () => {
    const table = melee({
      options: COMBINED,
      units: {
        Tank: { mech: vehicle('Tank', { tons: 50, armor: 60 }), at: '0305 N' },
        Wolf: { mech: mech('Wolf', { tons: 75, armor: 60 }), at: '0304 N' },
      },
    }).onslaught('Tank', 'charge', 'Wolf', { hexes: 5 });
    const legs = Array.from({ length: 5 }, () => location(2));
    const front = [location(3, 4), location(3, 4)];
    table.begin(0, toHit(6, 6), ...legs, ...front, piloting(6, 6), piloting(6, 6));
    expect([table.damage('Wolf'), table.damage('Tank')]).toEqual([25, 8]);
    expect(table.scene.happened('location').map((event) => event.table)).toEqual([
      ...Array(5).fill('kick'),
      'mech',
      'mech',
    ]);
    // The vehicle follows, and rolls for nothing.
    expect([table.hexOf('Tank'), table.hexOf('Wolf')]).toEqual(['0304', '0303']);
  },
);

rule('MT-PRE-26', 'A kick at a vehicle does what it does to anybody', () => {
  const s = scene({
    options: COMBINED,
    units: {
      Wolf: { mech: mech('Wolf', { tons: 60 }), at: '0505 N' },
      Tank: { mech: vehicle('Tank'), at: '0504 N' },
    },
  });
  const kick = { kind: 'kick', attacker: 0, target: 1, limb: LL } as const;
  expect([physicalNumber(s.field, s.state, kick), physicalDamageOf(s.field, s.state, kick)]).toEqual([3, 12]);
});
