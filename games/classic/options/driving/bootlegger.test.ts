import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { flyAt } from '../../rules/ground/altitude.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { piloting } from '../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { Motion } from '../../units/vehicle-file.ts';

const failed = (a: number, b: number): Roll => ['failed maneuver', a, b];

function game(motion: Motion = 'hover', cruise = 12): March {
  const file = motion === 'vtol' ? vtol('Racer', { cruise }) : vehicle('Racer', { motion, cruise });
  const made = march({
    options: {
      ...COMBINED,
      'vehicle-motive-damage': true,
      'vehicle-turn-modes': true,
      'vehicle-bootlegger': true,
      'vehicle-reverse-gear': true,
    },
    map: `${'. '.repeat(9)}\n`.repeat(20),
    units: {
      Racer: { mech: file, at: '0515 N' },
      Wolf: { mech: mech('Wolf'), at: '0101 S', side: 1 },
    },
  });
  if (motion === 'vtol') flyAt(made.scene.state.units[0], 3);
  return made;
}

/** Straight on to this hex. */
const drives = (made: March, to: string, mode: 'walk' | 'run' = 'run'): March =>
  made.order(made.leg('Racer', mode, `${to} N`));
const swings = (made: March, ...rolls: Roll[]): March =>
  made.order({ type: 'bootlegger', unit: 'Racer', turn: 'left' }, ...rolls);
const offers = (made: March): boolean => made.orders.includes('bootlegger');

rule('MT-VMOV-10', 'It takes three hexes straight on since the last turn', () => {
  expect(offers(drives(game(), '0513'))).toBe(false);
  expect(offers(drives(game(), '0512'))).toBe(true);
  const turned = drives(game(), '0512');
  turned.order(turned.leg('Racer', 'run', '0512 NE'));
  expect(offers(turned)).toBe(false);
  expect(offers(game())).toBe(false);
});

rule('MT-VMOV-10', 'Wheels, hovercraft and VTOLs do it, and tracks do not', () => {
  const kinds = (['wheeled', 'hover', 'vtol', 'tracked'] as const).map((motion) =>
    offers(drives(game(motion), '0512')),
  );
  expect(kinds).toEqual([true, true, true, false]);
});

rule('MT-VMOV-10', 'Its 2 MP must be left', () => {
  const left = (cruise: number) => offers(drives(game('hover', cruise), '0512', 'walk'));
  expect([left(5), left(4)]).toEqual([true, false]);
});

rule('MT-VMOV-10', 'It turns about, and its move is over', () => {
  const made = swings(drives(game(), '0512'), piloting(4, 4));
  // 5 MP are turn mode 1: 5 + 1 + 2.
  expect(made.scene.happened('piloting-roll')[0].number).toTotal(8);
  expect(made.scene.unit('Racer')).toMatchObject({ facing: 3, mpSpent: 5, acted: true });
  expect(made.hexOf('Racer')).toBe('0512');
});

rule('MT-VMOV-10', 'Example: 12 MP, Driving 5: 9; a 6 fails by 3, dice 5: 5 + 3 + 4 + 2 = 14', () => {
  const made = swings(drives(game(), '0505'), piloting(3, 3), failed(2, 3));
  expect(made.scene.happened('piloting-roll')[0].number).toTotal(9);
  const [{ total, mischance }] = made.scene.happened('maneuver-failed');
  expect(total).toTotal(14);
  expect(total.lines.map(({ value }) => value)).toEqual([5, 3, 4, 2]);
  // It is a hovercraft, and skids on for half of its 10 hexes, to the edge of the map at most.
  expect([mischance, made.scene.unit('Racer').facing]).toEqual(['flip', 0]);
  expect(made.scene.happened('skidded')).toMatchObject([{ length: 5 }]);
});

rule('MT-VMOV-10', 'A minor fishtail costs its MP, and it goes on', () => {
  const made = swings(drives(game('wheeled'), '0512'), piloting(3, 4), failed(1, 1));
  expect(made.scene.happened('maneuver-failed')[0].total).toTotal(2 + 1 + 2 + 2);
  expect(made.scene.unit('Racer')).toMatchObject({ facing: 0, mpSpent: 5, acted: false });
  expect(offers(made)).toBe(false);
});

rule('MT-VMOV-10', 'A fishtail swings it round the way that it had announced', () => {
  const left = swings(drives(game('wheeled'), '0512'), piloting(3, 4), failed(1, 2), ['motive damage', 1, 1]);
  expect(left.scene.unit('Racer').facing).toBe(4);
  const made = drives(game('wheeled'), '0512');
  made.order({ type: 'bootlegger', unit: 'Racer', turn: 'right' }, piloting(3, 4), failed(1, 2), [
    'motive damage',
    1,
    1,
  ]);
  expect(made.scene.unit('Racer').facing).toBe(2);
});

rule('MT-VMOV-10', 'In reverse, too: a skid then goes on backward', () => {
  const made = game('wheeled');
  made.order(made.leg('Racer', 'walk', '0518 N'));
  swings(made, piloting(3, 4), failed(4, 3));
  expect(made.scene.happened('maneuver-failed')).toMatchObject([{ mischance: 'skid' }]);
  expect(made.hexOf('Racer')).toBe('0520');
});
