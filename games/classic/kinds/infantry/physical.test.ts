import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { PhysicalKind } from '../../data/physical-attacks.ts';
import { physicalDamageOf, physicalNumber, whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, scene } from '../../testing/scene.ts';
import { toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { LA, LL } from '../../units/locations.ts';

const LIMBS: Partial<Record<PhysicalKind, number>> = { punch: LA, kick: LL };

/** Why a unit in the lower hex cannot strike a platoon in the upper one. */
function why(kind: PhysicalKind, map: string, at = '0101 N', file = mech('Wolf')): string | undefined {
  const s = scene({
    options: COMBINED,
    map,
    units: { Wolf: { mech: file, at: '0102 N' }, Troop: { mech: platoon('Troop'), at } },
  });
  s.unit('Troop').acted = true;
  return whyNoBlow(s.field, s.state, { kind, attacker: 0, target: 1, limb: LIMBS[kind] ?? -1 })?.message;
}

rule(
  'MT-PRE-26',
  'Infantry is kicked in the same hex only, and punched where it stands a level higher',
  () => {
    const underfoot = 'Infantry is kicked in the same hex only';
    expect(why('kick', '.\n.')).toBe(underfoot);
    expect(why('kick', '.\n.', '0102 N')).toBeUndefined();
    expect(why('punch', '.1\n.')).toBeUndefined();
    expect(why('punch', '.\n.')).toBe('The target stands too high or too low for this attack');
  },
);

rule('MT-PRE-26', 'It is neither pushed nor charged, not even by vehicles', () => {
  expect(why('push', '.\n.')).toBe('That attack is made on a unit that stands on legs');
  expect(why('charge', '.\n.', '0101 N', vehicle('Tank') as never)).toBe('Nobody charges infantry');
});

rule('MT-PRE-26', 'It makes no physical attacks itself', () => {
  const s = scene({
    options: COMBINED,
    map: '.\n.',
    units: { Troop: { mech: platoon('Troop', { motion: 'jump' }), at: '0102 N' }, Wolf: { at: '0101 N' } },
  });
  s.unit('Wolf').acted = true;
  for (const kind of ['punch', 'kick', 'push', 'charge', 'dfa', 'club'] as const)
    expect(whyNoBlow(s.field, s.state, { kind, attacker: 0, target: 1, limb: -1 })?.message).toBe(
      'It has neither arms nor legs to strike with',
    );
});

rule(
  'MT-PRE-26',
  "Example: a 60-ton 'Mech stamps on a platoon that did not move: 3 + 3 = 6, 12 points",
  () => {
    const s = scene({
      options: COMBINED,
      units: {
        Wolf: { mech: mech('Wolf', { tons: 60 }), at: '0505 N', piloting: 5 },
        Troop: { mech: platoon('Troop', { motion: 'jump' }), at: '0505 N' },
      },
    });
    const stomp = { kind: 'kick', attacker: 0, target: 1, limb: LL } as const;
    expect(physicalNumber(s.field, s.state, stomp)).toBe(6);
    expect(physicalDamageOf(s.field, s.state, stomp)).toBe(12);
  },
);

rule('MT-PRE-26', 'Those 12 points are 24 dead in the open, and nobody rolls for where they fall', () => {
  const table = melee({
    options: COMBINED,
    units: {
      Wolf: { mech: mech('Wolf', { tons: 60 }), at: '0505 N' },
      Troop: { mech: platoon('Troop'), at: '0505 N' },
    },
  });
  table.begin(0).order({ type: 'kick', unit: 'Wolf', leg: 'LL', target: 'Troop' }, toHit(6, 6));
  expect(table.scene.unit('Troop').structure).toEqual([4]);
});
