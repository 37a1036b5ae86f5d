import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { expect } from 'vitest';
import { Mover } from '../../rules/movement/mover.ts';
import { cheapest } from '../../rules/movement/reach.ts';
import { platoon } from '../../testing/platoons.ts';
import { scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { InfantryFile } from '../../units/infantry-file.ts';

const FAST: InfantryFile = platoon('Troop', { motion: 'motorized' });

/** Who stands in the middle of a column of hexes and goes up or down. */
function mover(map: string, file = FAST, at = '0101 S') {
  const s = scene({ options: COMBINED, map, units: { Troop: { mech: file, at }, Wolf: {} } });
  return new Mover(s.field, s.state, 0, false);
}

/** MP to the printed hex; -1 out of reach. */
const mpTo = (map: string, hex = '0102', file = FAST): number => {
  const found = mover(map, file);
  return cheapest(found.reach('walk'), cellOf(found.field.board, hex));
};

rule('MT-PRE-13', 'It pays for the ground, goes into no water, and turns for nothing', () => {
  const costs = ['.', 'r', 'l', 'H', '~0', '~1', '.+rubble', '.+swamp'].map((hex) => mpTo(`.\n${hex}`));
  expect(costs).toEqual([1, 2, 2, 3, 1, -1, 2, 2]);
  expect(mpTo('.\n.\n.\n.', '0104')).toBe(3);
});

rule('MT-PRE-22', 'A level costs it 2 MP, and more than one is too much', () => {
  expect(['.\n.1', '.1\n.', '.\n.2'].map((map) => mpTo(map))).toEqual([3, 3, -1]);
});

rule('MT-PRE-22', 'Along a road it pays for no woods', () => {
  expect([mpTo('.\nH'), mpTo('.+road\nH+road')]).toEqual([3, 1]);
});

rule('MT-PRE-13', 'It goes over any hexside without turning, and a leg keeps its facing', () => {
  const found = mover('. .\n. .\n. .', FAST, '0102 N');
  expect(found.ends('walk')).toHaveLength(5);
  const facings = [0, 1, 2, 3, 4, 5].filter((facing) => found.costOf('walk', 0, facing) >= 0);
  expect(facings).toEqual([0]);
});

rule('MT-PRE-22', 'Whoever faces nowhere makes the minimum move over any hexside', () => {
  const found = mover('H H\n. .\nH ~1', platoon('Troop'), '0102 N');
  const hexes = found.minimumHexes.map((cell) => found.field.board.number[cell]);
  expect(hexes.sort()).toEqual(['0101', '0103', '0201']);
});

rule('MT-PRE-13', 'It jumps a hex for an MP, over anything, and never into water', () => {
  const jumps = (map: string, at: string) => {
    const found = mover(map, platoon('Troop', { motion: 'jump' }), at);
    return found.landings().map((cell) => found.field.board.number[cell]);
  };
  expect(jumps('.\nH\n~1\nH\n.', '0101 N')).toEqual(['0102', '0104']);
  expect(jumps('.\n.3\n.4\n.', '0101 N')).toEqual(['0102']);
});

rule('MT-PRE-24', 'It ends its move where it comes upon enemies, and may set out from there', () => {
  const ends = (at: string) => {
    const s = scene({
      options: COMBINED,
      map: '.\n.\n.\n.',
      units: { Troop: { mech: FAST, at: '0101 S' }, Tank: { mech: vehicle('Tank'), at } },
    });
    const found = new Mover(s.field, s.state, 0, false);
    return found.ends('walk').map((cell) => s.field.board.number[cell]);
  };
  expect(ends('0103 N')).toEqual(['0102', '0103']);
  expect(ends('0101 N')).toEqual(['0102', '0103', '0104']);
});
