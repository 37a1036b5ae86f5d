import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { resume } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import { march } from '../../testing/march.ts';
import { mech, type Sheet, scene } from '../../testing/scene.ts';
import { Table, THE_END } from '../../testing/table.ts';

/** The second side wins, and moves last. */
const INITIATIVE: readonly Roll[] = [
  ['initiative', 1, 2],
  ['initiative', 5, 6],
];

/** The End Phase of a turn, up to the first question. */
function endOf(
  { bear = {}, ...wolf }: Partial<Sheet> & { bear?: Partial<Sheet> },
  ...rolls: readonly Roll[]
) {
  const made = scene({
    units: {
      Wolf: { mech: mech('Wolf'), at: '0505 N', state: wolf },
      Cub: { side: 0, at: '0303 N' },
      Bear: { at: '0101 N', state: bear },
    },
  });
  made.state.agenda = [THE_END];
  made.play.next({ step: 'end' });
  made.rolling(rolls, () => resume(classic, made.state, made.events));
  return new Table(made);
}

rule('CBT-HEA-07', 'In the End Phase those are asked about heat sinks who wanted to be', () => {
  expect(endOf({}, ...INITIATIVE).asked).toBe('0 movement/move');
  expect(endOf({ bear: { mindsSinks: true } }).asked).toBe('1 end/sinks');
  const table = endOf({ mindsSinks: true });
  expect(table.asked).toBe('0 end/sinks');
  expect(table.choices('sinks', 'Wolf')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(table.refusal({ type: 'sinks', unit: 'Wolf', off: 11 }).rule).toBe('CBT-HEA-07');
  expect(table.refusal({ type: 'sinks', unit: 'Cub', off: 1 }).path).toBe('unit');
  table.order({ type: 'sinks', unit: 'Wolf', off: 3 }, ...INITIATIVE);
  expect(table.scene.unit('Wolf')).toMatchObject({ sinksOff: 3, mindsSinks: true });
  expect(table.scene.state.turn).toBe(2);
});

rule('CBT-HEA-07', 'They stay off until they are switched on in a later End Phase', () => {
  const table = endOf({ mindsSinks: true, sinksOff: 4 });
  expect(table.choices('sinks', 'Wolf')).toContain(0);
  table.order({ type: 'leave-sinks', unit: 'Wolf' }, ...INITIATIVE);
  expect(table.scene.unit('Wolf')).toMatchObject({ sinksOff: 4, mindsSinks: true });
  const quiet = endOf({ mindsSinks: true, sinksOff: 4 });
  quiet.order({ type: 'mind-sinks', unit: 'Wolf', ask: false }, ...INITIATIVE);
  expect(quiet.scene.unit('Wolf')).toMatchObject({ sinksOff: 4, mindsSinks: false });
});

rule('CBT-HEA-07', 'Nobody is asked about a wreck, or in a game that is over', () => {
  expect(endOf({ mindsSinks: true, loss: 'engine', hex: -2 }, ...INITIATIVE).asked).toBe('0 movement/move');
});

rule('CBT-HEA-07', 'The standing order is given in the Movement Phase and costs nothing', () => {
  const game = march({ units: { Wolf: { at: '0810 N' }, Bear: { at: '0101 N' } } });
  game.order({ type: 'mind-sinks', unit: 'Wolf', ask: true });
  expect(game.scene.unit('Wolf').mindsSinks).toBe(true);
  expect(game.asked).toBe('0 movement/move');
  expect(game.choices('mind-sinks', 'Wolf')).toEqual([false]);
  expect(game.orders).not.toContain('sinks');
});

rule(
  'CBT-HEA-07',
  'In games begun before: from the second turn on, before the first of the moves of a seat',
  () => {
    const units = { Wolf: { at: '0810 N' }, Cub: { side: 0, at: '0812 N' }, Bear: { at: '0101 N' } } as const;
    const first = march({ units, setup: { reading: 0 } });
    expect(first.orders).not.toContain('sinks');
    const game = march({ units, setup: { reading: 0 } });
    game.scene.state.turn = 2;
    expect(game.choices('sinks', 'Cub')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    game.order({ type: 'sinks', unit: 'Cub', off: 3 });
    expect(game.scene.unit('Cub').sinksOff).toBe(3);
    expect(game.asked).toBe('0 movement/move');
    expect(game.choices('sinks', 'Cub')).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10]);
    expect(game.refusal({ type: 'sinks', unit: 'Cub', off: 11 }).rule).toBe('CBT-HEA-07');
    game.still('Wolf');
    expect(game.asked).toBe('0 movement/move');
    expect(game.orders).not.toContain('sinks');
  },
);

rule('CBT-HEA-07', 'Whoever has no heat sinks has none to switch, and nothing to be asked about', () => {
  const units = { Wolf: { mech: mech('Wolf', { heatSinks: 0 }), at: '0810 N' }, Bear: { at: '0101 N' } };
  const none = { path: 'unit', rule: 'CBT-HEA-07', message: "This 'Mech has 0 heat sinks to switch" };
  const game = march({ units });
  expect(game.refusal({ type: 'mind-sinks', unit: 'Wolf', ask: true })).toMatchObject(none);
  const before = march({ units, setup: { reading: 0 } });
  before.scene.state.turn = 2;
  expect(before.refusal({ type: 'sinks', unit: 'Wolf', off: 0 })).toMatchObject(none);
  const one = { ...units, Wolf: { ...units.Wolf, mech: mech('Wolf', { heatSinks: 1 }) } };
  expect(march({ units: one }).order({ type: 'mind-sinks', unit: 'Wolf', ask: true }).asked).toBe(
    '0 movement/move',
  );
  const old = march({ units: one, setup: { reading: 0 } });
  old.scene.state.turn = 2;
  expect(old.order({ type: 'sinks', unit: 'Wolf', off: 1 }).scene.unit('Wolf').sinksOff).toBe(1);
});
