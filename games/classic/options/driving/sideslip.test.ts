import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { altitudeOf, flyAt } from '../../rules/ground/altitude.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting } from '../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { Motion } from '../../units/vehicle-file.ts';

interface Plan {
  readonly motion?: Motion;
  readonly cruise?: number;
  readonly at?: string;
  /** The ground of the hex that it would slip on into. */
  readonly beyond?: string;
  readonly options?: object;
}

/** North-east of 0505 lies 0604, and beyond that 0704. */
function game({ motion = 'hover', cruise = 6, at = '0505 N', beyond = '.', options = {} }: Plan = {}): March {
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, col) => (row === 3 && col === 6 ? beyond : '.')).join(' '),
  );
  const file = motion === 'vtol' ? vtol('Skimmer', { cruise }) : vehicle('Skimmer', { motion, cruise });
  const made = march({
    options: { ...COMBINED, 'vehicle-motive-damage': true, 'vehicle-sideslip': true, ...options },
    map: rows.join('\n'),
    units: { Skimmer: { mech: file, at }, Wolf: { mech: mech('Wolf'), at: '0109 S', side: 1 } },
  });
  if (motion === 'vtol') flyAt(made.scene.state.units[0], 3);
  return made;
}

const numbers = (made: March) => made.scene.happened('piloting-roll').map(({ number }) => number.total);
const aside = (made: March, ...rolls: Roll[]) => made.order(made.leg('Skimmer', 'walk', '0604 N'), ...rolls);

rule(
  'MT-VMOV-09',
  'A hovercraft and a VTOL step aside for 1 MP more, and Driving 5 needs 4 (the example)',
  () => {
    for (const motion of ['hover', 'vtol'] as const) {
      const made = aside(game({ motion }), piloting(2, 2));
      expect([made.hexOf('Skimmer'), numbers(made)]).toEqual(['0604', [4]]);
      expect(made.scene.unit('Skimmer')).toMatchObject({ facing: 0, mpSpent: 2, hexesMoved: 1 });
    }
  },
);

rule('MT-VMOV-09', 'Wheels and tracks do not', () => {
  for (const motion of ['wheeled', 'tracked'] as const) {
    const made = game({ motion }).move('Skimmer', 'walk', '0604 N');
    // A turn, a hex, and a turn back.
    expect(made.scene.unit('Skimmer').mpSpent).toBe(3);
  }
});

rule('MT-VMOV-09', 'Backward as well, at Cruise', () => {
  const made = game();
  const { board } = made.scene.field;
  const back = board.number[board.neighbours[made.scene.cell('0505') * 6 + 2]];
  made.order(made.leg('Skimmer', 'walk', `${back} N`), piloting(2, 2));
  expect(made.scene.unit('Skimmer')).toMatchObject({ heading: -1, mpSpent: 2, facing: 0 });
  const far = game();
  const beyond = board.number[board.neighbours[board.neighbours[made.scene.cell('0505') * 6 + 2] * 6 + 2]];
  far.order(far.leg('Skimmer', 'walk', `${back} N`), piloting(1, 2));
  expect([far.hexOf('Skimmer'), far.scene.unit('Skimmer').hexesMoved]).toEqual([beyond, 2]);
});

rule('MT-VMOV-09', 'If it fails it slips one hex more, for the MP of its ground, and goes on', () => {
  const made = aside(game({ beyond: 'r' }), piloting(1, 2));
  expect([made.hexOf('Skimmer'), made.asked]).toEqual(['0704', '0 movement/continue']);
  // 2 for the sideslip and 2 for rough ground.
  expect(made.scene.unit('Skimmer')).toMatchObject({ mpSpent: 4, mpLeft: 2, hexesMoved: 2, facing: 0 });
});

rule('MT-VMOV-09', 'Example: with no MP left it slips for 0 MP, and its move is over', () => {
  const made = aside2();
  expect(made.hexOf('Skimmer')).toBe('0704');
  expect(made.scene.unit('Skimmer')).toMatchObject({ mpSpent: 2, mpLeft: 0, acted: true });
});

function aside2(): March {
  const made = game({ cruise: 2 });
  return made.order({ ...made.leg('Skimmer', 'walk', '0604 N'), more: false }, piloting(1, 2));
}

rule('MT-VMOV-09', 'Where a hovercraft cannot go it stays, and rolls once for its motive system', () => {
  for (const beyond of ['l', '.2']) {
    const made = aside(game({ beyond }), piloting(1, 2), ['motive damage', 1, 1]);
    expect([made.hexOf('Skimmer'), made.scene.unit('Skimmer').mpSpent]).toEqual(['0604', 2]);
    expect(made.scene.happened('motive-roll')[0].total).toTotal(2 + 4);
  }
});

rule('MT-VMOV-09', 'A VTOL crashes into what is as high as it flies, and flies over what is not', () => {
  const made = aside(game({ motion: 'vtol', beyond: '.3' }), piloting(1, 2), location(3, 4), location(3, 4));
  expect([made.hexOf('Skimmer'), altitudeOf(made.scene.state.units[0])]).toEqual(['0704', null]);
  expect(made.scene.happened('crashed')).toHaveLength(1);
  const over = aside(game({ motion: 'vtol', beyond: '.2' }), piloting(1, 2));
  expect([over.hexOf('Skimmer'), altitudeOf(over.scene.state.units[0])]).toEqual(['0704', 3]);
});

rule(['MT-VMOV-09', 'MT-PRE-29'], 'At Flank a VTOL that slips aside has not turned', () => {
  const made = game({ motion: 'vtol' });
  made.order(made.leg('Skimmer', 'run', '0604 N'), piloting(2, 2));
  made.order(made.leg('Skimmer', 'run', '0602 N'));
  expect(numbers(made)).toEqual([4]);
});

rule(
  ['MT-VMOV-09', 'MT-VMOV-07'],
  'It counts as a hex straight on, and one that fails wipes out all of them',
  () => {
    const straight = (...dice: [number, number]) => {
      const made = game({ at: '0508 N', cruise: 12, options: { 'vehicle-turn-modes': true } });
      made.order(made.leg('Skimmer', 'run', '0506 N'));
      made.order(made.leg('Skimmer', 'run', '0605 N'), piloting(...dice));
      return made.scene.state.units[0].thisTurn.marks?.straight;
    };
    expect([straight(2, 2), straight(1, 2)]).toEqual([3, undefined]);
  },
);
