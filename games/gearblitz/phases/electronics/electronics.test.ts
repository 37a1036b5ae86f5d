import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { jammingOf } from '../../rules/command/jamming.ts';
import { isTagged } from '../../rules/command/tags.ts';
import { Battle, gun, type Scenery } from '../../testing/table.ts';

/** A spotter with everything, 20" in front of a target with ECM. */
const spotting = (more: Partial<Scenery> = {}): Battle => {
  const table = new Battle({
    north: {
      Spotter: {
        at: '20,10',
        facing: 180,
        card: { comm: 2, actions: 3, aux: { ecm: 2, eccm: 1, targetDesignator: 3 }, weapons: [gun('ATM')] },
        skills: { ew: 2 },
      },
    },
    south: { Target: { at: '20,30', card: { aux: { ecm: 3 }, weapons: [gun('LAC')], actions: 0 } } },
    ...more,
  });
  table.activate('Spotter');
  return table;
};

const tag = (table: Battle) => ({ type: 'designate', target: table.id('Target') }) as const;

rule(['HGB-ECM-01', 'HGB-ACT-04'], 'ECM is off until it is switched on, which costs nothing', () => {
  const table = spotting();
  expect(jammingOf(table.state, 1).enemyEcm).toBe(0);
  table.give({ type: 'switch-on', system: 'ecm' });
  expect(jammingOf(table.state, 1).enemyEcm).toBe(2);
  expect(table.unit('Spotter').actions).toBe(3);
  table.give({ type: 'switch-off', system: 'ecm' });
  expect(jammingOf(table.state, 1).enemyEcm).toBe(0);
});

rule('HGB-ECM-01', 'a crew with more EW skill than the rating adds 1, and both systems run together', () => {
  const table = spotting();
  table.give({ type: 'switch-on', system: 'ecm' });
  table.give({ type: 'switch-on', system: 'eccm' });
  // EW 2 is above 1, and not above 2.
  expect(jammingOf(table.state, 0).ownEccm).toBe(2);
  expect(jammingOf(table.state, 1).enemyEcm).toBe(2);
});

rule(['HGB-ECM-01', 'HGB-AUX-00'], 'whoever has lost its AUX jams nobody, and has nothing to switch', () => {
  const table = spotting();
  table.give({ type: 'switch-on', system: 'ecm' });
  const unit = table.unit('Spotter');
  unit.body = { ...unit.body, auxHits: 1 };
  expect(jammingOf(table.state, 1).enemyEcm).toBe(0);
  expect(table.choices).not.toContain('switch-off');
  expect(table.choices).not.toContain('active');
});

rule(['HGB-ECM-02', 'HGB-ACT-02'], 'Active ECM takes the place of the automated value, even below it', () => {
  const table = spotting();
  table.give({ type: 'active', system: 'ecm' }, ['active ecm', 1, 1]);
  expect(table.unit('Spotter')).toMatchObject({ actions: 2, body: { ecm: { isOn: true, rolled: 0 } } });
  expect(jammingOf(table.state, 1).enemyEcm).toBe(0);
  table.give({ type: 'active', system: 'ecm' }, ['active ecm', 5, 1]);
  expect(table.events('boosted')[0].modifiers).toTotal(2);
  expect(jammingOf(table.state, 1).enemyEcm).toBe(7);
  table.give({ type: 'active', system: 'ecm' }, ['active ecm', 3, 1]);
  expect(jammingOf(table.state, 1).enemyEcm).toBe(7);
  expect(table.choices).not.toContain('active');
});

rule(['HGB-ECM-02', 'HGB-ROUND-05'], 'with the round the active value ends, and the system stays on', () => {
  const table = spotting();
  table.give({ type: 'active', system: 'ecm' }, ['active ecm', 6, 6]);
  table.activate('Spotter', 'stationary');
  table.give({ type: 'done', standBy: 0 }, ['initiative', 3, 4], ['initiative', 2, 4]);
  expect(table.unit('Spotter').body.ecm).toEqual({ isOn: true });
  expect(jammingOf(table.state, 1).enemyEcm).toBe(2);
});

rule('HGB-ECM-03', 'of a side only the best value on the table counts', () => {
  const table = spotting();
  const target = table.unit('Target');
  target.body = { ...target.body, ecm: { isOn: true } };
  expect(jammingOf(table.state, 0)).toEqual({ enemyEcm: 3, ownEccm: 0 });
  table.give({ type: 'active', system: 'eccm' }, ['active eccm', 4, 2]);
  expect(jammingOf(table.state, 0)).toEqual({ enemyEcm: 3, ownEccm: 5 });
  target.at = null;
  expect(jammingOf(table.state, 0).enemyEcm).toBe(0);
});

rule(['HGB-DET-04', 'HGB-ECM-01'], 'ECM that is on makes a target easier to find', () => {
  const scene = '48 x 48\nwoodland 10,15 to 30,20 height 3\njungle 10,20 to 30,28 height 3';
  const table = spotting({ scene });
  const target = table.unit('Target');
  target.body = { ...target.body, speed: 'stationary', ecm: { isOn: true } };
  table.attack('Target', ['active detection', 1, 1]);
  const reasons = table.events('sought')[0].threshold.lines.map(({ reason }) => reason);
  expect(reasons).toContain('ECM of the target');
});

rule(['HGB-TD-01', 'HGB-AUX-06'], 'EW, Comm, rating and speed against 5 and the speed of the target', () => {
  const table = spotting();
  // Walker at Combat Speed -1: 5 - 1 = 4; the tie at 4 would fail, 2 + 2 + 3 = 7.
  table.give(tag(table), ['target designation', 2, 1]);
  const [made] = table.events('designated');
  expect([made.modifiers.total, made.threshold.total, made.total]).toEqual([5, 4, 7]);
  expect(isTagged(table.state, table.id('Target'))).toBe(true);
  expect(table.unit('Spotter')).toMatchObject({ actions: 2, body: { emissions: 0 } });
});

rule(
  ['HGB-TD-01', 'HGB-ECM-03'],
  'enemy ECM raises the Threshold, and own ECCM helps against it only',
  () => {
    const table = spotting();
    const target = table.unit('Target');
    target.body = { ...target.body, speed: 'stationary', ecm: { isOn: true, rolled: 9 } };
    table.give({ type: 'switch-on', system: 'eccm' });
    // 5 - 3 + 9 = 11 against 4 + 2 + 3 + 2 = 11: a tie is no tag.
    table.give(tag(table), ['target designation', 4, 1]);
    expect(table.events('designated')[0]).toMatchObject({ total: 11, threshold: { total: 11 }, at: null });
    target.body = { ...target.body, ecm: { isOn: false } };
    table.give(tag(table), ['target designation', 4, 1]);
    expect(table.events('designated')[0]).toMatchObject({ total: 9, threshold: { total: 2 } });
  },
);

rule('HGB-TD-01', 'what is neither in front nor in sight is not tagged', () => {
  const behind = spotting({ south: { Target: { at: '20,2', card: { actions: 0 } } } });
  expect(behind.refusal(tag(behind))).toBe('The target is not in the arc of the weapon (HGB-ATT-01)');
  const hidden = spotting({ scene: '48 x 48\nhill 10,20 to 30,22 height 4' });
  expect(hidden.refusal(tag(hidden))).toBe('Solid cover hides the target (HGB-LOS-04)');
});

rule(
  ['HGB-TD-01', 'HGB-DET-04'],
  'a target that is not detected is sought first, with the same action',
  () => {
    const scene = '48 x 48\nwoodland 10,11 to 30,20 height 3\njungle 10,20 to 30,29 height 3';
    const table = spotting({ scene });
    table.give(tag(table), ['active detection', 1, 1]);
    expect(table.unit('Spotter').actions).toBe(2);
    expect(table.events('designated')).toEqual([]);
    table.give(tag(table), ['active detection', 6, 2], ['target designation', 6, 6]);
    expect(isTagged(table.state, table.id('Target'))).toBe(true);
  },
);

rule(
  ['HGB-TD-02', 'HGB-IF-09', 'HGB-WSR-08'],
  'Guided weapons have 2 more against a tagged target, once',
  () => {
    const table = spotting();
    table.give(tag(table), ['target designation', 6, 1]);
    table.give(tag(table), ['target designation', 6, 1]);
    table.attack('Target', ['attack', 4], ['defense', 4]);
    const guided = table
      .events('fired')[0]
      .modifiers.lines.filter(({ rule: cited }) => cited === 'HGB-IF-09');
    expect(guided.map(({ value }) => value)).toEqual([2]);
  },
);

rule('HGB-TD-02', 'a tag lasts until the target is somewhere else, and through a turn', () => {
  const table = spotting();
  table.give(tag(table), ['target designation', 6, 1]);
  table.activate('Target');
  table.give({ type: 'turn', side: 'left', by: 90 });
  expect(isTagged(table.state, table.id('Target'))).toBe(true);
  table.give({ type: 'walk', to: { x: 20000, y: 31000 } });
  expect(isTagged(table.state, table.id('Target'))).toBe(false);
});

rule(['HGB-TD-02', 'HGB-ROUND-05'], 'with the round the tags go', () => {
  const table = spotting();
  table.give(tag(table), ['target designation', 6, 1]);
  table.activate('Spotter', 'stationary');
  table.give({ type: 'done', standBy: 0 }, ['initiative', 3, 4], ['initiative', 2, 4]);
  expect(table.state.tags).toEqual([]);
});
