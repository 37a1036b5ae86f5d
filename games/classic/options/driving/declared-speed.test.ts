import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { altitudeOf, flyAt } from '../../rules/ground/altitude.ts';
import { type March, march } from '../../testing/march.ts';
import { mech, type Scene } from '../../testing/scene.ts';
import { location, piloting } from '../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const OPTIONS = { ...COMBINED, 'vehicle-declare-speed': true };

interface Plan {
  readonly file?: UnitFile;
  readonly at?: string;
  readonly map?: string;
  readonly options?: OptionValues;
}

const game = ({
  file = vehicle('Tank', { cruise: 6 }),
  at = '0510 N',
  map,
  options = {},
}: Plan = {}): March =>
  march({
    options: { ...OPTIONS, ...options },
    ...(map && { map }),
    units: { Tank: { mech: file, at }, Wolf: { mech: mech('Wolf'), at: map ? '0301 S' : '1501 N' } },
  });

const declare = (mp: number, mode: 'walk' | 'run' = 'walk') =>
  ({ type: 'declare-speed', unit: 'Tank', mode, mp }) as const;

const leftOf = ({ scene }: March): number => scene.unit('Tank').mpLeft;

rule('MT-VMOV-04', 'Any number of MP that it may spend is announced, and then it cannot stop before', () => {
  const made = game();
  expect(made.choices('declare-speed', 'Tank', 'walk')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(made.choices('declare-speed', 'Tank', 'run').at(-1)).toBe(9);
  expect(made.refusal(declare(7)).rule).toBe('MT-VMOV-04');
  made.order(declare(4));
  expect([made.asked, leftOf(made), made.orders.includes('stop')]).toEqual(['0 movement/continue', 4, false]);
  expect(made.scene.said('speed-declared')).toEqual(['Tank will spend 4 MP.']);
  expect(made.refusedMove('Tank', 'walk', '0505 N')).toBe('CBT-MOV-02');
  // It says that this is all, and has to go on all the same.
  made.move('Tank', 'walk', '0508 N');
  expect([made.asked, leftOf(made)]).toEqual(['0 movement/continue', 2]);
  made.move('Tank', 'walk', '0508 NW');
  expect(leftOf(made)).toBe(1);
  made.move('Tank', 'walk', '0508 N');
  expect([made.asked, made.scene.unit('Tank').mpSpent]).toEqual(['1 movement/move', 4]);
  expect(made.scene.happened('speed-crash')).toEqual([]);
});

rule('MT-VMOV-04', 'A move that is given as a whole announces what it costs', () => {
  const made = game();
  made.move('Tank', 'walk', '0507 N');
  expect([made.asked, made.scene.said('speed-declared')]).toEqual([
    '1 movement/move',
    ['Tank will spend 3 MP.'],
  ]);
});

rule('MT-VMOV-04', 'One that goes on without having announced anything spends all that it has', () => {
  const made = game();
  made.order(made.leg('Tank', 'walk', '0509 N'));
  expect([leftOf(made), made.scene.said('speed-declared')]).toEqual([5, ['Tank will spend 6 MP.']]);
  expect(made.orders).not.toContain('stop');
});

rule('MT-VMOV-04', 'Standing still announces nothing; nobody announces twice, nor a Mech at all', () => {
  const made = game();
  made.still('Tank');
  expect(made.scene.happened('speed-declared')).toEqual([]);
  expect(made.choices('declare-speed')).toEqual([]);
  const twice = game().order(declare(3));
  expect(twice.choices('declare-speed')).toEqual([]);
  const off = game({ options: { 'vehicle-declare-speed': false } });
  off.order(off.leg('Tank', 'walk', '0509 N'));
  expect(off.orders).toContain('stop');
});

rule(
  ['MT-VMOV-04', 'MT-VMOV-06'],
  'The turn mode is that of what was announced, from the first step on',
  () => {
    const options = { 'vehicle-motive-damage': true, 'vehicle-turn-modes': true };
    const fast = game({ options }).order(declare(5));
    // A turn in the first hex: 1 hex is missing.
    fast.move('Tank', 'walk', '0510 NE', piloting(3, 3));
    expect(fast.scene.happened('piloting-roll')[0].number.total).toBe(6);
    const slow = game({ options }).order(declare(4));
    slow.move('Tank', 'walk', '0510 NE');
    expect(slow.scene.happened('piloting-roll')).toEqual([]);
  },
);

/** Others have come into its hex, and a hill is ahead: it can neither turn nor go on. */
function boxedIn(options: OptionValues = {}): March {
  const made = march({
    options: { ...OPTIONS, ...options },
    map: '.3 .3 .3\n.3 . .3\n.3 . .3\n.3 . .3\n.3 . .3\n.3 . .3',
    units: {
      Tank: { mech: vehicle('Tank', { cruise: 6, tons: 50 }), at: '0206 N' },
      One: { mech: vehicle('One'), side: 0 },
      Two: { mech: vehicle('Two'), side: 0 },
      Wolf: { side: 1 },
    },
  });
  // At Flank it does not go back either.
  made.order(declare(6, 'run'));
  made.order(made.leg('Tank', 'run', '0202 N'));
  made.scene.put('One', '0202 N');
  made.scene.put('Two', '0202 N');
  Object.assign(made.scene.unit('Tank'), { facing: 0 });
  return made;
}

rule('MT-VMOV-04', 'Example: 6 announced, 4 spent, the hex ahead and the turn impossible: it crashes', () => {
  const made = boxedIn();
  expect(leftOf(made)).toBe(2);
  made.order({ type: 'stop', unit: 'Tank' }, location(3, 4));
  expect(made.scene.said('speed-crash')).toEqual([
    'Tank is too fast to stop, and crashes: 5 points to its front.',
  ]);
  expect(made.scene.unit('Tank').armor[0]).toBe(5);
});

rule(
  ['MT-VMOV-04', 'MT-PHYS-11'],
  'With realistic charges it takes a twentieth of its tons for each hex',
  () => {
    const made = boxedIn({ 'realistic-charge-damage': true });
    made.order({ type: 'stop', unit: 'Tank' }, location(3, 4), location(3, 4));
    expect(made.scene.happened('speed-crash')[0].points).toBe(10);
  },
);

rule('MT-VMOV-04', 'Who is stuck, or does not move any more, is freed of the rest', () => {
  for (const harm of [
    ({ state }: Scene) =>
      Object.assign(state.units[0], { marks: { ...state.units[0].marks, immobilized: true } }),
    ({ state }: Scene) => Object.assign(state.units[0], { loss: 'broken' }),
  ]) {
    const made = boxedIn();
    harm(made.scene);
    made.order({ type: 'stop', unit: 'Tank' });
    expect(made.scene.happened('speed-crash')).toEqual([]);
  }
});

rule(['MT-VMOV-04', 'MT-PRE-12'], 'A VTOL announces on the ground what it spends in the air', () => {
  const made = game({ file: vtol('Tank') });
  expect(made.choices('declare-speed', 'Tank', 'walk').at(-1)).toBe(6);
  made.order(declare(3));
  made.order({ type: 'altitude', unit: 'Tank', mode: 'walk', level: 2, more: false });
  expect([altitudeOf(made.scene.state.units[0]), leftOf(made), made.asked]).toEqual([
    2,
    1,
    '0 movement/continue',
  ]);
  made.move('Tank', 'walk', '0509 N');
  expect(made.asked).toBe('1 movement/move');
});

rule('MT-VMOV-04', 'Bots spend what is left as near as they can', () => {
  const instead = (mp: number, file?: UnitFile) => {
    const made = game(file ? { file } : {});
    if (file) flyAt(made.scene.state.units[0], 3);
    made.order(declare(mp));
    const { field, state } = made.scene;
    const stop = { type: 'stop', unit: 0 } as const;
    const order = field.plugged.insteadOfStopping!(stop, field, state, 0);
    made.order(order as never);
    return [order.type, made.asked];
  };
  expect([instead(1), instead(2), instead(3), instead(5, vtol('Tank'))]).toEqual([
    ['move', '1 movement/move'],
    ['move', '1 movement/move'],
    ['move', '1 movement/move'],
    ['move', '1 movement/move'],
  ]);
});
