import { rule } from '@ironfield/conformance/rule.ts';
import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { expect } from 'vitest';
import type { Twist } from '../state.ts';
import { mech, scene } from '../testing.ts';
import { type Arc, arcOf, canBear } from './arcs.ts';
import { whyNotFire } from './to-hit.ts';

const { field, cell } = (() => {
  const table = scene({ units: { A: { at: '0808' } } });
  return { field: table.field, cell: (hex: string) => table.cell(hex) };
})();
const arc = (hex: string, facing: 0 | 1 | 2 | 3 | 4 | 5 = 0): Arc =>
  arcOf(field, cell('0808'), facing, cell(hex));

rule('CBT-ARC-01', 'Of the six hexes around three are forward, one is on each side and one behind', () => {
  for (const facing of DIRECTIONS) {
    const arcs = DIRECTIONS.map((direction) =>
      arcOf(field, cell('0808'), facing, neighbour(field.board, cell('0808'), direction)),
    );
    const turned = [...arcs.slice(facing), ...arcs.slice(0, facing)];
    expect(turned).toEqual(['forward', 'forward', 'right', 'rear', 'left', 'forward']);
  }
});

rule('CBT-ARC-01', 'The rows at 60 and 120 degrees belong to the arcs before them', () => {
  // Facing north from 0808: the row to the northeast is 0908, 1007, 1107, 1206; to the southeast 0909, 1009, 1110, 1210.
  expect(arc('1206')).toBe('forward');
  expect(arc('1207')).toBe('right');
  expect(arc('1210')).toBe('right');
  expect(arc('1211')).toBe('rear');
  expect(arc('0406')).toBe('forward');
  expect(arc('0407')).toBe('left');
  expect(arc('0410')).toBe('left');
  expect(arc('0411')).toBe('rear');
  expect(arc('0816')).toBe('rear');
});

rule('CBT-ARC-01', 'The four arcs are the same whichever way one faces', () => {
  expect([arc('0908', 1), arc('1009', 1), arc('0812', 1), arc('0410', 1), arc('0804', 1)]).toEqual([
    'forward',
    'forward',
    'right',
    'rear',
    'forward',
  ]);
});

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
    .weapons.filter((mount) => canBear(mount, table.field, table.cell('0808'), 0, twist, table.cell(hex)))
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
  expect(whyNotFire(table.field, table.state, 0, laser, 1, 0, null)).toBeNull();
  expect(whyNotFire(table.field, table.state, 0, laser, 1, 1, null)?.rule).toBe('CBT-ARC-03');
});
