import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { piloting } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { Motion } from '../../units/vehicle-file.ts';

const game = (motion: Motion, isOn = true): March =>
  march({
    options: { ...COMBINED, 'hover-flank-skid': isOn },
    units: {
      Skimmer: { mech: vehicle('Skimmer', { motion, cruise: 6 }), at: '0512 N' },
      Wolf: { mech: mech('Wolf'), at: '0101 S', side: 1 },
    },
  });

const numbers = (made: March) => made.scene.happened('piloting-roll').map(({ number }) => number.total);

rule('MT-VMOV-11', 'A hovercraft at Flank that turns and goes on rolls on any ground', () => {
  // Three hexes north, a turn, and two more: Driving 5 and nothing for three hexes.
  expect(numbers(game('hover').move('Skimmer', 'run', '0708 NE', piloting(2, 3)))).toEqual([5]);
  const slides = game('hover').move('Skimmer', 'run', '0708 NE', piloting(2, 2));
  expect(slides.scene.happened('skidded')).toMatchObject([{ facing: 0, length: 2 }]);
  expect(slides.hexOf('Skimmer')).toBe('0507');
});

rule('MT-VMOV-11', 'At Cruise it keeps its way, and so does every other vehicle', () => {
  expect(numbers(game('hover').move('Skimmer', 'walk', '0708 NE'))).toEqual([]);
  expect(numbers(game('wheeled').move('Skimmer', 'run', '0708 NE'))).toEqual([]);
  expect(numbers(game('hover', false).move('Skimmer', 'run', '0708 NE'))).toEqual([]);
});
