import { rule } from '@ironfield/conformance/rule.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { expect } from 'vitest';
import { mech, scene } from '../../testing/scene.ts';
import { armorFacing, CT } from '../../units/locations.ts';
import { attackSide, attackSides, narrowSide } from './attack-side.ts';

const table = scene({ units: { Target: { at: '0808 N' } } });
const sides = (from: string, facing: 0 | 1 | 2 | 3 | 4 | 5 = 0) =>
  attackSides(table.field, table.cell(from), table.cell('0808'), facing);

rule('CBT-HIT-01', 'Three hexsides are the front, then right, rear and left', () => {
  const around = ['0807', '0908', '0909', '0809', '0709', '0708'];
  const expected = ['front', 'front', 'right', 'rear', 'left', 'front'];
  for (const facing of DIRECTIONS) {
    for (const direction of DIRECTIONS) {
      expect(sides(around[direction], facing)).toEqual([expected[(direction - facing + 6) % 6]]);
    }
  }
});

rule('CBT-HIT-01', 'The hexside that the line crosses decides, however far it comes', () => {
  expect(sides('0802')).toEqual(['front']);
  expect(sides('1506')).toEqual(['front']);
  expect(sides('1511')).toEqual(['right']);
  expect(sides('0815')).toEqual(['rear']);
  expect(sides('0711')).toEqual(['rear']);
  expect(sides('0309')).toEqual(['left']);
});

rule(
  'CBT-HIT-01',
  'Through a corner between two sides both are open, between two front hexsides neither',
  () => {
    expect(sides('1008')).toEqual(['front', 'right']);
    expect(sides('0910')).toEqual(['right', 'rear']);
    expect(sides('0711')).toEqual(['rear']);
    expect(sides('0608')).toEqual(['left', 'front']);
    expect(sides('0907')).toEqual(['front']);
  },
);

rule('CBT-HIT-01', 'A twist of the torso changes nothing, nor does being prone', () => {
  const { field, state } = table;
  Object.assign(state.units[0], { twist: 1, prone: true });
  expect(attackSide(field, state, table.cell('0909'), 0)).toBe('right');
});

/** The side taken by a 'Mech facing north, with so much armour on its left and everywhere else. */
function chosen(from: string, left: number, rest: number) {
  const armor = {
    LA: left,
    LL: left,
    LT: [left, rest] as [number, number],
    CT: [rest, rest] as [number, number],
  };
  const target = mech('Target', { armor: { ...armor, RA: rest, RL: rest, RT: [rest, rest] } });
  const scene2 = scene({ units: { Target: { at: '0808 N', mech: target } } });
  return attackSide(scene2.field, scene2.state, scene2.cell(from), 0);
}

rule('CBT-HIT-01', 'The target takes no rear if it can help it, then the side with more armour', () => {
  expect(chosen('0910', 10, 10)).toBe('right');
  expect(chosen('0711', 0, 10)).toBe('rear');
  expect(chosen('0608', 20, 10)).toBe('left');
  expect(chosen('0608', 5, 10)).toBe('front');
  expect(chosen('0608', 10, 10)).toBe('front');
  expect(chosen('0710', 10, 10)).toBe('left');
  expect(chosen('0710', 0, 10)).toBe('left');
  expect(chosen('1008', 10, 10)).toBe('front');
  expect(chosen('1008', 0, 10)).toBe('right');
});

rule('CBT-HIT-01', 'It is the armour left that counts', () => {
  const scene3 = scene({ units: { Target: { at: '0808 N' } } });
  const { armor } = scene3.unit('Target');
  expect(attackSide(scene3.field, scene3.state, scene3.cell('0608'), 0)).toBe('front');
  armor[CT] = 0;
  armor[armorFacing(CT, true)] = 50;
  expect(attackSide(scene3.field, scene3.state, scene3.cell('0608'), 0)).toBe('left');
});

rule('CBT-HIT-01', 'From within its own hex the front is struck, whichever way it faces', () => {
  for (const facing of DIRECTIONS) expect(sides('0808', facing)).toEqual(['front']);
});

rule(
  'MT-HITL-02',
  'Through a corner a narrow body is struck in front before a side, in a side before the rear',
  () => {
    const narrow = (from: string) =>
      DIRECTIONS.map((facing) => narrowSide(table.field, table.cell(from), table.cell('0808'), facing));
    // The line comes in between the north-eastern and the south-eastern hexside.
    expect(narrow('1008')).toEqual(['right', 'front', 'front', 'left', 'left', 'right']);
    expect(narrow('0807')).toEqual(['front', 'left', 'left', 'rear', 'right', 'right']);
    expect(narrow('0808')).toEqual(DIRECTIONS.map(() => 'front'));
  },
);
