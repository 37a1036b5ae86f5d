import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle, gun } from '../../testing/table.ts';

/** A tank with an autopilot and an enemy; a round begins. */
function dawn(isOn: boolean): Battle {
  const table = new Battle({
    commandPoints: 3,
    north: {
      Tank: {
        at: '20,20',
        facing: 180,
        card: { weapons: [gun('LAC')], aux: { autopilot: true }, armor: 60 },
        skills: { att: 2, def: 3, ld: 1 },
      },
    },
    south: { Foe: { at: '20,36', card: { weapons: [gun('LAC')], actions: 2 } } },
  });
  table.state.agenda = [{ step: 'round' }] as never;
  table.run();
  expect(table.asked).toBe('North: autopilot');
  const units = isOn ? [{ unit: table.id('Tank') }] : [];
  table.give({ type: 'autopilot', units }, ['initiative', 5], ['initiative', 2, 4]);
  return table;
}

rule(
  ['HGB-AUX-03', 'HGB-ACT-01'],
  'an autopilot is switched before the initiative, for one round, and gives an action',
  () => {
    const table = dawn(true);
    expect(table.asked).toBe('North: first');
    expect(table.unit('Tank')).toMatchObject({ actions: 2, body: { isOnAutopilot: true } });
    expect(dawn(false).unit('Tank').actions).toBe(1);
    table.activate('Foe', 'stationary');
    Object.assign(table.unit('Tank'), { actions: 0 });
    table.give({ type: 'done', standBy: 0 });
    expect(table.unit('Tank').body.isOnAutopilot).toBe(false);
  },
);

rule('HGB-AUX-03', 'it goes straight on, with free turns of 60 degrees', () => {
  const table = dawn(true);
  table.unit('Foe').actions = 0;
  table.activate('Tank', 'combat', 'W');
  expect(table.choices).not.toContain('walk');
  expect(table.refusal({ type: 'turn', side: 'left', by: 241 })).toMatch(/240/);
  table.give({ type: 'turn', side: 'left', by: 240 });
  table.activate('Tank', 'top', 'G');
  // Nothing is free before 2 inches straight on.
  expect(table.choices).not.toContain('turn');
});

rule(
  ['HGB-AUX-03', 'HGB-CP-03'],
  'it defends with skill 1, and no point helps it; attacks may be rolled again',
  () => {
    const table = dawn(true);
    table.state.wishes = [
      { rerolls: 'always', windows: true, snaps: 0 },
      { rerolls: 'never', windows: false, snaps: 0 },
    ];
    Object.assign(table.unit('Tank'), { actions: 0 });
    table.activate('Foe', 'stationary');
    table.attack('Tank', ['attack', 6], ['defense', 1]);
    expect(table.events('defended')[0].dice).toEqual([1]);
    Object.assign(table.unit('Foe'), { actions: 0 });
    table.unit('Tank').actions = 1;
    table.activate('Tank', 'stationary');
    table.attack('Foe', ['attack', 2, 1]);
    expect(table.asked).toBe('North: reroll');
  },
);
