import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import { bearingOf } from '../../rules/sight/arcs.ts';
import type { Twist } from '../../state.ts';
import { mech, scene } from '../../testing/scene.ts';
import { canBear } from './mounts.ts';

const armed = mech('A', {
  slots: {
    HD: ['Small Laser'],
    CT: ['Medium Laser'],
    LT: ['Medium Laser (R)'],
    LA: ['PPC', 'PPC', 'PPC'],
    RA: ['Large Laser', 'Large Laser'],
    LL: ['Flamer'],
    RL: ['Flamer (R)'],
  },
});

/** The weapons that can be pointed at a hex, by their labels. */
function bearing(hex: string, twist: Twist = 0): string[] {
  const table = scene({ units: { A: { at: '0808 N', mech: armed } } });
  return table
    .design('A')
    .weapons.filter((mount) =>
      canBear(mount, twist, bearingOf(table.field, table.cell('0808'), 0, table.cell(hex))),
    )
    .map(({ label }) => label)
    .sort();
}

rule(
  'CBT-ARC-02',
  'Torso, head and legs fire forward, arms to their side as well, rear mounts to the rear',
  () => {
    expect(bearing('0804')).toEqual([
      'Flamer LL',
      'Large Laser RA',
      'Medium Laser CT',
      'PPC LA',
      'Small Laser HD',
    ]);
    expect(bearing('1009')).toEqual(['Large Laser RA']);
    expect(bearing('0609')).toEqual(['PPC LA']);
    expect(bearing('0812')).toEqual(['Flamer (R) RL', 'Medium Laser (R) LT']);
  },
);

rule(['CBT-ARC-02', 'CBT-ARC-03'], 'With a twist an arm weapon reaches the enemy directly behind', () => {
  expect(bearing('0812', 1)).toContain('Large Laser RA');
  expect(bearing('0812', -1)).toContain('PPC LA');
  expect(bearing('0812', -1)).not.toContain('Large Laser RA');
});

rule('CBT-ARC-03', 'A twist turns the torso and leaves the legs', () => {
  // 1009 lies on the row to the southeast, in front of a torso that is turned right.
  expect(bearing('1009', 1)).toEqual(['Large Laser RA', 'Medium Laser CT', 'PPC LA', 'Small Laser HD']);
  expect(bearing('0607', 1)).toEqual(['Flamer LL', 'PPC LA']);
  expect(bearing('0812', 1)).toEqual(['Flamer (R) RL', 'Large Laser RA']);
});

rule('CBT-ARC-03', "A prone 'Mech does not twist", () => {
  const table = scene({
    units: { A: { at: '0808 N', mech: armed, state: { prone: true } }, B: { at: '0804' } },
  });
  const laser = table.weapon('A', 'Medium Laser CT');
  const why = (twist: Twist) =>
    whyNotFire(table.field, table.state, { unit: 0, twist, prop: null }, laser, 1);
  expect(why(0)).toBeNull();
  expect(why(1)?.rule).toBe('CBT-ARC-03');
});
