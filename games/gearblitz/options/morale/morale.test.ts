import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import type { Mission, Priority } from '../../data/missions.ts';
import { gearblitz } from '../../game.ts';
import { rosterOf } from '../../state/roster.ts';
import { Battle, gun, type Scenery } from '../../testing/table.ts';
import { isBroken } from './nerve.ts';
import { steadyChoice } from './steadying.ts';

const ON = { morale: true };
const squad = { kind: 'infantry', bases: 1, armor: 8 } as const;

function battle(more: Partial<Scenery> = {}): Battle {
  return new Battle({
    options: ON,
    north: {
      Archer: { at: '20,10', facing: 180, group: 'Bows', card: { weapons: [gun('HRG')], actions: 4 } },
      Mate: { at: '22,12', facing: 180, group: 'Mates' },
      Stranger: { at: '20,44', facing: 0, group: 'Strangers' },
    },
    south: {
      Wolf: { at: '40,40', group: 'Wolves', card: { actions: 0 } },
      Deer: { at: '20,20', group: 'Herd', card: { actions: 0 } },
      Doe: { at: '24,22', group: 'Herd', card: { actions: 0 } },
      Boar: { at: '30,20', group: 'Boars', card: { actions: 0 } },
    },
    ...more,
  });
}

const tokens = (table: Battle) =>
  Object.fromEntries(
    rosterOf(table.state.setup).groups.map(({ name }, i) => [name, table.state.marks.morale!.tokens[i]]),
  );
function setTokens(table: Battle, count: number, name: string): void {
  const group = rosterOf(table.state.setup).groups.findIndex((each) => each.name === name);
  const morale = table.state.marks.morale!;
  table.state.marks = { morale: { ...morale, tokens: morale.tokens.with(group, count) } };
}

describe('tokens', () => {
  rule('HGB-MOR-01', 'the own group is hit hardest, those near grieve, and those who did it cheer', () => {
    const table = battle();
    for (const group of ['Bows', 'Mates', 'Strangers']) setTokens(table, 2, group);
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(table.unit('Deer').at).toBeNull();
    expect(tokens(table)).toEqual({ Herd: 2, Boars: 1, Wolves: 0, Bows: 1, Mates: 1, Strangers: 2 });
  });

  rule('HGB-MOR-01', 'drones are missed by nobody', () => {
    const table = battle({
      south: { Doe: { at: '24,22' }, Deer: { at: '20,20', card: { kind: 'drone', actions: 0 } } },
    });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(tokens(table).Group).toBe(0);
  });

  rule('HGB-MOR-01', 'infantry under Anti-Infantry fire gets one, whatever it does', () => {
    const table = battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('APGL')] } } },
      south: { Deer: { at: '20,14', group: 'Herd', card: { ...squad, actions: 0 } } },
    });
    table.activate('Archer');
    table.attack('Deer', ['attack', 2], ['defense', 6]);
    expect(tokens(table).Herd).toBe(1);
  });

  rule('HGB-MOR-01', 'other fire that misses infantry is none, and burning is one', () => {
    const under = (weapon: string) => {
      const table = battle({
        north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun(weapon)] } } },
        south: { Deer: { at: '20,14', group: 'Herd', card: { ...squad, actions: 0 } } },
      });
      table.activate('Archer');
      table.attack('Deer', ['attack', 2], ['defense', 6]);
      return tokens(table).Herd;
    };
    expect([under('LAC'), under('LFL')]).toEqual([0, 1]);
  });

  rule('HGB-MOR-01', 'Anti-Infantry fire at a gear is none', () => {
    const table = battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('APGL')] } } },
    });
    table.unit('Deer').at = { x: 20_000, y: 14_000 };
    table.activate('Archer');
    table.attack('Deer', ['attack', 2], ['defense', 6]);
    expect(tokens(table).Herd).toBe(0);
  });

  rule('HGB-MOR-01', 'within 10" is near, and no further', () => {
    const grief = (y: number) => {
      const table = battle();
      table.unit('Boar').at = { x: 20_000, y };
      table.activate('Archer');
      table.attack('Deer', ['attack', 6], ['defense', 2]);
      return tokens(table).Boars;
    };
    expect([grief(30_000), grief(30_100)]).toEqual([1, 0]);
  });

  rule('HGB-MOR-01', 'nobody cheers about an enemy whom nobody, or his own side, has destroyed', () => {
    const stray = battle({
      north: {
        Archer: { at: '20,10', facing: 180, group: 'Bows', card: { weapons: [gun('LAC')] } },
        Mate: { at: '21,19', group: 'Mates', card: { armor: 1, actions: 0 } },
      },
    });
    for (const group of ['Bows', 'Herd', 'Boars']) setTokens(stray, 1, group);
    stray.activate('Archer');
    stray.give(stray.attackOrder('Deer', { rof: 2 }), ['attack', 5], ['defense', 6], ['defense', 2]);
    expect(stray.unit('Mate').at).toBeNull();
    expect(tokens(stray)).toMatchObject({ Mates: 2, Bows: 2, Herd: 1, Boars: 1 });
    const accident = battle();
    accident.unit('Boar').body = { ...accident.unit('Boar').body, isCrew: true };
    for (const group of ['Bows', 'Mates', 'Herd']) setTokens(accident, 1, group);
    accident.unit('Mate').at = { x: 30_000, y: 16_000 };
    const to = { x: 30_000, y: 20_000 };
    accident.state.agenda = [
      { step: 'events' },
      { step: 'fall', unit: accident.id('Boar'), why: 'cliff', levels: 3, to } as never,
    ];
    accident.run(['initiative', 5, 5], ['initiative', 2, 2]);
    expect(accident.unit('Boar').at).toBeNull();
    expect(tokens(accident)).toMatchObject({ Boars: 2, Herd: 2, Bows: 1, Mates: 1 });
  });

  rule(['HGB-MOR-01', 'HGB-MOR-02'], 'a loss is no fire from nowhere, which may still come', () => {
    const table = battle();
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(table.state.marks.morale!.sniped).toEqual([]);
  });

  rule('HGB-MOR-01', 'a base that is lost to an attack is one', () => {
    const table = battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
      south: { Deer: { at: '20,18', group: 'Herd', card: { ...squad, bases: 3, actions: 0 } } },
    });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 3]);
    table.give({ type: 'casualty', base: 1 });
    expect(tokens(table).Herd).toBe(1);
  });

  rule(
    ['HGB-MOR-01', 'HGB-MOR-02', 'HGB-RAM-01'],
    'a ram that one sees coming is no shot from nowhere',
    () => {
      const table = battle();
      const movement = [{ mode: 'W', combat: 5, top: 9, defense: [0, 0, 0] }] as const;
      Object.assign(table.state.setup.armies[0].groups[0].units[0].card, { movement });
      table.unit('Deer').at = { x: 20_000, y: 14_000 };
      table.activate('Archer', 'combat');
      table.give({ type: 'walk', to: { x: 20_000, y: 13_000 } });
      table.give({ type: 'ram', target: table.id('Deer') }, ['ram', 4], ['ram', 3]);
      expect([table.events('struck').length, tokens(table).Herd]).toEqual([2, 0]);
    },
  );

  rule(['HGB-MOR-01', 'HGB-MOR-02'], 'a shot from nowhere is one, once a round', () => {
    const table = battle({
      scene: '48 x 48\nwoodland 10,12 to 30,18 height 3',
      north: {
        Archer: {
          at: '20,10',
          facing: 180,
          card: { weapons: [gun('LAC')], actions: 2, detection: 9, sensors: 9 },
        },
      },
      south: { Deer: { at: '20,20', group: 'Herd', card: { actions: 0, detection: 0 } } },
    });
    table.activate('Archer');
    for (let shot = 0; shot < 2; shot++) {
      table.attack('Deer', ['attack', 2], ['defense', 6]);
      expect(tokens(table).Herd).toBe(1);
    }
  });
});

describe('nerve', () => {
  rule('HGB-MOR-03', 'from half of the Breakpoint on a group attacks at -1', () => {
    const table = battle();
    setTokens(table, 1, 'Herd');
    expect(table.unit('Doe').body.isDemoralized).toBe(false);
    table.activate('Archer');
    // 1 and 2 are more than half of 4.
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(table.unit('Doe').body.isDemoralized).toBe(true);
  });

  rule(
    ['HGB-MOR-04', 'HGB-MOR-07'],
    'a Broken group attacks no more; without its leader it breaks at 3',
    () => {
      const table = battle({
        south: {
          Ox: { at: '40,44', group: 'Oxen', card: { actions: 0 } },
          Deer: { at: '20,20', group: 'Herd', skills: { ld: 1 }, card: { actions: 0 } },
          Doe: { at: '24,22', group: 'Herd', card: { weapons: [gun('LAC')] } },
        },
      });
      setTokens(table, 1, 'Herd');
      table.activate('Archer');
      table.attack('Deer', ['attack', 6], ['defense', 2]);
      expect(tokens(table).Herd).toBe(3);
      table.activate('Doe');
      expect(table.choices).not.toContain('attack');
      setTokens(table, 2, 'Herd');
      table.activate('Doe');
      expect(table.choices).toContain('attack');
    },
  );
});

describe('what nerve means', () => {
  const shaken = (count: number, card = {}) => {
    const table = battle({
      scene: '48 x 48\njungle 10,22 to 30,36 height 3',
      north: { Archer: { at: '20,10', card: { actions: 0, aux: { ecm: 2 } } } },
      south: {
        Deer: {
          at: '20,14',
          group: 'Herd',
          card: { weapons: [gun('LAC')], actions: 3, aux: { ecm: 2, targetDesignator: 2 }, ...card },
          body: { isDemoralized: count > 1 },
        },
        Far: { at: '40,40', card: { actions: 0 } },
      },
    });
    setTokens(table, count, 'Herd');
    table.activate('Deer', 'combat');
    return table;
  };
  const penalties = (table: Battle, act: () => void): (number | undefined)[] => {
    act();
    return table.news.flatMap((event) =>
      'modifiers' in event
        ? event.modifiers.lines.filter(({ rule: cited }) => cited === 'HGB-MOR-03').map(({ value }) => value)
        : [],
    );
  };

  rule('HGB-MOR-03', 'the Demoralized attack, designate and jam at -1', () => {
    for (const [count, penalty] of [
      [1, []],
      [2, [-1]],
    ] as const) {
      const table = shaken(count);
      const jam = () => table.give({ type: 'active', system: 'ecm' }, ['active ecm', 4]);
      const target = table.id('Archer');
      const tag = () => table.give({ type: 'designate', target }, ['target designation', 4]);
      const shoot = () => table.attack('Archer', ['attack', 3], ['defense', 6]);
      expect([jam, tag, shoot].map((act) => penalties(table, act))).toEqual([penalty, penalty, penalty]);
    }
  });

  rule(['HGB-MOR-04', 'HGB-RAM-01'], 'the Broken do electronic warfare, but neither fire nor ram', () => {
    const run = (count: number) => {
      const table = shaken(count, { movement: [{ mode: 'W', combat: 5, top: 9, defense: [0, 0, 0] }] });
      table.give({ type: 'walk', to: { x: 20_000, y: 11_040 } });
      return table.choices.filter((type) => ['attack', 'ram', 'active', 'designate'].includes(type)).sort();
    };
    expect(run(3)).toEqual(['active', 'attack', 'designate', 'ram']);
    expect(run(4)).toEqual(['active', 'designate']);
  });
});

describe('regrouping', () => {
  const hidden = () =>
    battle({
      scene: '48 x 48\nbuilding 30,30 to 46,34 height 9',
      north: { Archer: { at: '38,10', facing: 180 } },
      south: { Deer: { at: '38,44', group: 'Herd', skills: { ld: 2 }, card: { actions: 1 } } },
    });

  rule('HGB-MOR-05', 'out of sight the leader spends an action on Leadership against the tokens', () => {
    const table = hidden();
    setTokens(table, 3, 'Herd');
    table.activate('Deer');
    table.give({ type: 'regroup' }, ['regroup', 4, 2]);
    expect(tokens(table).Herd).toBe(2);
    expect(table.unit('Deer').actions).toBe(0);
    expect(table.events('regrouped')).toMatchObject([{ dice: [4, 2], threshold: 3, isMade: true }]);
    const failed = hidden();
    setTokens(failed, 4, 'Herd');
    failed.activate('Deer');
    failed.give({ type: 'regroup' }, ['regroup', 4, 2]);
    expect(tokens(failed).Herd).toBe(4);
  });

  rule('HGB-MOR-05', 'not in the open, not without tokens, and only the leader', () => {
    const open = battle();
    setTokens(open, 3, 'Bows');
    open.activate('Archer');
    expect(open.choices).not.toContain('regroup');
    const calm = hidden();
    calm.activate('Deer');
    expect(calm.choices).not.toContain('regroup');
    const led = battle({
      scene: '48 x 48\nbuilding 30,30 to 46,34 height 9',
      north: { Archer: { at: '38,10', facing: 180 } },
      south: {
        Deer: { at: '38,44', group: 'Herd', skills: { ld: 2 }, card: { actions: 1 } },
        Doe: { at: '40,44', group: 'Herd', card: { actions: 1 } },
      },
    });
    setTokens(led, 3, 'Herd');
    led.activate('Doe');
    expect(led.choices).not.toContain('regroup');
    led.activate('Deer');
    expect(led.choices).toContain('regroup');
    setTokens(led, 1, 'Herd');
    expect(led.choices).toContain('regroup');
    // One in the open is enough.
    led.unit('Doe').at = { x: 20_000, y: 20_000 };
    expect(led.choices).not.toContain('regroup');
  });

  rule('HGB-MOR-05', 'one enemy who sees the group is enough', () => {
    const table = battle({
      scene: '48 x 48\nbuilding 30,30 to 46,34 height 9',
      north: {
        Archer: { at: '38,10', facing: 180, card: { actions: 0 } },
        Mate: { at: '20,44', facing: 90, card: { actions: 0 } },
      },
      south: { Deer: { at: '38,44', group: 'Herd', card: { actions: 1 } } },
    });
    setTokens(table, 3, 'Herd');
    table.activate('Deer');
    expect(table.choices).not.toContain('regroup');
    table.unit('Mate').at = null;
    expect(table.choices).toContain('regroup');
  });

  rule(['HGB-MOR-05', 'HGB-MOR-06'], 'a round without harm allows a roll, and infantry digs in', () => {
    const table = battle({
      south: {
        Deer: {
          at: '20,20',
          group: 'Herd',
          skills: { ld: 1 },
          card: { ...squad, actions: 1 },
          body: { speed: 'stationary' },
        },
        Doe: { at: '24,22', group: 'Does', card: { ...squad, actions: 1 }, body: { speed: 'combat' } },
      },
    });
    setTokens(table, 2, 'Herd');
    setTokens(table, 2, 'Does');
    // Those who were hurt make no roll.
    setTokens(table, 3, 'Bows');
    const { groups } = rosterOf(table.state.setup);
    const hurt = [groups.findIndex(({ name }) => name === 'Bows')];
    table.state.marks = { morale: { ...table.state.marks.morale!, hurt } };
    table.state.agenda = [{ step: 'events' }, { step: 'morale/rest' }];
    table.run(['regroup', 3], ['regroup', 3, 3], ['initiative', 5, 5], ['initiative', 2]);
    expect(tokens(table)).toMatchObject({ Herd: 0, Does: 1 });
  });

  rule('HGB-MOR-05', 'a group rolls after a quiet round though one of its units is gone', () => {
    const table = battle({
      south: {
        Deer: { at: '20,20', group: 'Herd', skills: { ld: 1 }, card: { actions: 1 } },
        Doe: { at: '24,22', group: 'Herd', card: { actions: 1 } },
      },
    });
    setTokens(table, 2, 'Herd');
    table.unit('Doe').at = null;
    table.state.agenda = [{ step: 'events' }, { step: 'morale/rest' }];
    table.run(['regroup', 5], ['initiative', 5, 5], ['initiative', 2]);
    expect(tokens(table).Herd).toBe(1);
  });

  rule('HGB-MOR-05', 'a group that is not on the table makes no roll, and two squads shed two', () => {
    const dug = { card: { ...squad, actions: 1 }, body: { speed: 'stationary' } } as const;
    const table = battle({
      south: {
        Deer: { at: '20,20', group: 'Herd', ...dug },
        Doe: { at: '24,22', group: 'Herd', ...dug },
        Boar: { at: '30,20', group: 'Boars' },
      },
    });
    setTokens(table, 2, 'Herd');
    setTokens(table, 2, 'Boars');
    table.unit('Boar').at = null;
    table.state.agenda = [{ step: 'events' }, { step: 'morale/rest' }];
    table.run(['initiative', 5, 5], ['initiative', 2, 2]);
    expect(tokens(table)).toMatchObject({ Herd: 0, Boars: 2 });
  });

  rule('HGB-MOR-07', 'of those who are left the one of the highest Leadership leads', () => {
    const table = battle({
      scene: '48 x 48\nbuilding 30,30 to 46,34 height 9',
      north: { Archer: { at: '38,10', facing: 180 } },
      south: {
        Deer: { at: '34,44', group: 'Herd', skills: { ld: 2 } },
        Doe: { at: '36,44', group: 'Herd' },
        Stag: { at: '38,44', group: 'Herd', skills: { ld: 1 } },
        Roe: { at: '40,44', group: 'Herd', skills: { ld: 1 } },
        Drone: { at: '42,44', group: 'Herd', skills: { ld: 3 }, card: { kind: 'drone' } },
      },
    });
    setTokens(table, 2, 'Herd');
    const leads = () =>
      ['Deer', 'Doe', 'Stag', 'Roe', 'Drone'].filter((name) => {
        if (!table.unit(name).at) return false;
        table.activate(name);
        return table.choices.includes('regroup');
      });
    expect(leads()).toEqual(['Deer']);
    Object.assign(table.unit('Deer'), { at: null, body: { ...table.unit('Deer').body, damage: 4 } });
    expect(leads()).toEqual(['Stag']);
  });

  rule('HGB-MOR-06', 'of infantry that digs in without a token, and of gears, nothing is told', () => {
    const dug = { card: { ...squad, actions: 1 }, body: { speed: 'stationary' } } as const;
    const table = battle({
      south: {
        Deer: { at: '20,20', group: 'Herd', ...dug },
        Doe: { at: '24,22', group: 'Does', ...dug },
      },
    });
    setTokens(table, 1, 'Does');
    // Gears do not dig in, and who was hurt makes no roll.
    setTokens(table, 1, 'Bows');
    const bows = rosterOf(table.state.setup).groups.findIndex(({ name }) => name === 'Bows');
    table.state.marks = { morale: { ...table.state.marks.morale!, hurt: [bows] } };
    table.state.agenda = [{ step: 'events' }, { step: 'morale/rest' }];
    table.run(['initiative', 5, 5], ['initiative', 2, 2]);
    const does = rosterOf(table.state.setup).groups.findIndex(({ name }) => name === 'Does');
    expect(table.events('morale').flatMap(({ shifts }) => shifts)).toEqual([
      { group: does, by: -1, why: ['dug in'] },
    ]);
  });
});

describe('armies', () => {
  rule('HGB-PR-02', 'Peace River takes the loss of a comrade harder', () => {
    const table = battle();
    Object.assign(table.state.setup.armies[1], { list: 'prdf' });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(tokens(table).Herd).toBe(3);
  });

  rule('HGB-SM-04', 'nobody grieves for convicts but convicts', () => {
    const table = battle();
    Object.assign(table.state.setup.armies[1].groups[1], { isConvict: true });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(tokens(table)).toMatchObject({ Herd: 2, Boars: 0 });
  });

  rule('HGB-SM-04', 'convicts grieve for convicts', () => {
    const table = battle();
    for (const group of [1, 2]) Object.assign(table.state.setup.armies[1].groups[group], { isConvict: true });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(tokens(table)).toMatchObject({ Herd: 2, Boars: 1 });
  });

  /** The beginning of a round of the Northern Guard, in the south. */
  const guard = () => {
    const table = battle();
    Object.assign(table.state.setup.armies[1], { list: 'northern-guard' });
    table.state.agenda = [{ step: 'round' }];
    return table;
  };
  const initiative = [
    ['initiative', 5, 5],
    ['initiative', 2, 2],
  ] as const;

  rule('HGB-NG-01', 'nobody has to cry, and without a Commander nobody can', () => {
    const silent = guard();
    silent.run();
    expect(silent.choices).toEqual(['no-cry', 'rallying-cry']);
    silent.give({ type: 'no-cry' }, ...initiative);
    expect(silent.state.marks.morale!.cries).toEqual([null, null]);
    const headless = guard();
    headless.state.commanders = [headless.id('Archer'), -1];
    headless.run(['initiative', 5, 5]);
    expect(headless.asked).not.toBe('South: morale/cry');
  });

  rule('HGB-NG-01', 'both sides may be of the Guard, and each Commander is asked, whoever it is', () => {
    const table = guard();
    Object.assign(table.state.setup.armies[0], { list: 'northern-guard' });
    table.state.commanders = [table.id('Archer'), table.id('Wolf')];
    table.run();
    expect([table.asked, table.unit('Archer') === table.state.units[0]]).toEqual(['North: morale/cry', true]);
    table.give({ type: 'no-cry' });
    expect(table.asked).toBe('South: morale/cry');
    const menu = menuFor(gearblitz, table.state, 1)!;
    expect(menu.orders.map(({ isPass }) => isPass)).toEqual([true, undefined]);
  });

  rule('HGB-NG-01', 'against 4, or against 6 if another commands than in the beginning', () => {
    const threshold = (commander: string) => {
      const table = guard();
      table.state.commanders = [table.id('Archer'), table.id(commander)];
      table.run();
      table.give({ type: 'rallying-cry' }, ['rallying cry', 6, 6], ...initiative);
      return table.events('cried').map((event) => [event.threshold, event.total, event.isHeard]);
    };
    expect(threshold('Wolf')).toEqual([[4, 6, true]]);
    expect(threshold('Boar')).toEqual([[6, 6, false]]);
  });

  rule('HGB-NG-01', 'a cry is for one round', () => {
    const table = guard();
    table.run();
    table.give({ type: 'rallying-cry' }, ['rallying cry', 6, 6], ...initiative);
    expect(table.state.marks.morale!.cries).toEqual([null, 'heard']);
    table.state.agenda = [{ step: 'events' }, { step: 'morale/rest' }];
    table.run();
    expect(table.state.marks.morale!.cries).toEqual([null, null]);
  });

  rule(
    'HGB-NG-01',
    'a Rallying Cry that is heard spares the tokens for losses, one that fails doubles them',
    () => {
      const cry = (dice: number) => {
        const table = battle();
        Object.assign(table.state.setup.armies[1], { list: 'northern-guard' });
        table.state.agenda = [{ step: 'round' }];
        table.run();
        expect(table.asked).toBe('South: morale/cry');
        table.give(
          { type: 'rallying-cry' },
          ['rallying cry', dice, dice],
          ['initiative', 5, 5],
          ['initiative', 2, 2],
        );
        table.activate('Archer');
        table.attack('Deer', ['attack', 6], ['defense', 2]);
        return tokens(table).Herd;
      };
      expect([cry(6), cry(4)]).toEqual([0, 4]);
    },
  );

  rule('HGB-SM-01', 'a die makes each Cadre of the MILICIA but the Commander’s stubborn or fickle', () => {
    const table = battle();
    Object.assign(table.state.setup.armies[1], { list: 'southern-milicia' });
    table.state.round = 0;
    table.state.agenda = [{ step: 'round' }];
    table.run(['variable morale', 1], ['variable morale', 6], ['initiative', 5, 5], ['initiative', 2, 2]);
    expect(table.state.marks.morale!.variable.slice(-3)).toEqual([0, -1, 1]);
    // It is rolled for once in a battle.
    table.state.agenda = [{ step: 'round' }];
    table.run(['initiative', 5, 5], ['initiative', 2, 2]);
    // Whose Breakpoint is 4, 3 and 5.
    const groups = rosterOf(table.state.setup).groups.map(({ name }) => name);
    const breaksAt = (name: string) =>
      [1, 2, 3, 4, 5, 6].find((count) => {
        setTokens(table, count, name);
        return isBroken(table.state, groups.indexOf(name));
      });
    expect(['Wolves', 'Herd', 'Boars'].map(breaksAt)).toEqual([4, 3, 5]);
  });

  rule('HGB-SM-01', 'it is so on either side of the table', () => {
    const table = battle();
    Object.assign(table.state.setup.armies[0], { list: 'southern-milicia' });
    table.state.round = 0;
    table.state.agenda = [{ step: 'round' }];
    table.run(['variable morale', 1], ['variable morale', 6], ['initiative', 5, 5], ['initiative', 2, 2]);
    expect(table.state.marks.morale!.variable.slice(0, 3)).toEqual([0, -1, 1]);
  });

  /** Whether what is left of the herd attacks after the loss of its leader. */
  const fightsOn = (
    priority: Priority,
    { list, mission = 'assault' }: { list?: string; mission?: Mission } = {},
  ) => {
    const table = battle({
      south: {
        Ox: { at: '40,44', group: 'Oxen', card: { actions: 0 } },
        Deer: { at: '20,20', group: 'Herd', card: { actions: 0 } },
        Doe: { at: '24,22', group: 'Herd', card: { weapons: [gun('LAC')] } },
      },
    });
    Object.assign(table.state.setup.armies[1], { list });
    const missions = [mission, mission];
    table.state.battle = { ...table.state.battle, missions, priorities: [priority, priority] };
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    table.activate('Doe');
    return table.choices.includes('attack');
  };

  rule('HGB-MOR-08', 'what the mission matters moves the Breakpoint', () => {
    // 2 tokens against 3, 2 and 1.
    expect([fightsOn('normal'), fightsOn('low'), fightsOn('very low')]).toEqual([true, false, false]);
  });

  rule('HGB-PR-01', 'duty adds to it, and those of Peace River who defend hold out as if it mattered', () => {
    const list = 'prdf';
    // 3 tokens against 4, 3 and 5.
    expect([fightsOn('normal', { list }), fightsOn('low', { list })]).toEqual([true, false]);
    expect(fightsOn('low', { list, mission: 'defend' })).toBe(true);
    // Others who defend do not.
    expect(fightsOn('low', { mission: 'defend' })).toBe(false);
  });
});

describe('Command Points', () => {
  rule('HGB-CP-07', 'half of the tokens of a group, two at least, for a point of its leader alone', () => {
    for (const [before, after] of [
      [5, 2],
      [3, 1],
      [1, 0],
    ]) {
      const table = battle({ commandPoints: 2 });
      const mate = table.id('Mate');
      table.state.commanders = [mate, table.id('Wolf')];
      setTokens(table, before, 'Mates');
      // Enemies see it, and it is not its activation.
      table.activate('Archer');
      table.give({ type: 'steady', receiver: mate });
      expect(tokens(table).Mates).toBe(after);
      expect(table.state.commandPoints[0]).toBe(1);
      expect(table.state.spent[0].helped).toEqual([mate]);
      expect(table.unit('Archer').actions).toBe(4);
      setTokens(table, 3, 'Mates');
      expect(table.refusal({ type: 'steady', receiver: mate })).toMatch(/not possible|had a Command Point/);
    }
  });

  rule(['HGB-CP-07', 'HGB-CP-09'], 'a Chaplain steadies his own group for nothing', () => {
    const table = battle({
      north: {
        Archer: { at: '20,10', facing: 180, group: 'Bows', card: { actions: 1 } },
        Priest: { at: '22,10', group: 'Bows', card: { perks: { chaplain: true } } },
        Mate: { at: '22,12', facing: 180, group: 'Mates' },
      },
    });
    setTokens(table, 4, 'Bows');
    setTokens(table, 4, 'Mates');
    table.activate('Mate');
    expect(table.refusal({ type: 'steady', receiver: table.id('Mate') })).toMatch(/no Command Points/);
    table.give({ type: 'steady', receiver: table.id('Archer') });
    expect(tokens(table)).toMatchObject({ Bows: 2, Mates: 4 });
    expect(table.choices).not.toContain('steady');
  });

  rule('HGB-CP-07', 'a bot steadies a group with three tokens or more, and keeps its last point', () => {
    const chosen = (shaken: number, points: number) => {
      const table = battle({ commandPoints: points });
      table.state.commanders = [table.id('Mate'), table.id('Wolf')];
      setTokens(table, shaken, 'Mates');
      table.activate('Archer');
      return steadyChoice(table.state, menuFor(gearblitz, table.state, 0)!);
    };
    const steady = { type: 'steady', receiver: battle().id('Mate') };
    expect([0, 2, 3, 4].map((shaken) => chosen(shaken, 2))).toEqual([null, null, steady, steady]);
    expect(chosen(3, 1)).toBeNull();
  });
});
