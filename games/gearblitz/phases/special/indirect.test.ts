import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor, questionOf } from '@ironfield/kernel/play/advance.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { describe, expect } from 'vitest';
import { gearblitz } from '../../game.ts';
import type { GearBlitz } from '../../game-types.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';

/** A gun that cannot see its target behind a hill, an observer of its group that can, and the target. */
function guns(
  north: { gun?: Partial<Model>; spotter?: Partial<Model> } = {},
  south: Partial<Model> = {},
  more: Partial<Scenery> = {},
): Battle {
  return new Battle({
    scene: '48 x 48\nhill 15,14 to 25,16 height 3',
    north: {
      Gun: {
        at: '20,10',
        facing: 180,
        ...north.gun,
        card: { weapons: [gun('VLFG')], ...north.gun?.card },
        body: { speed: 'stationary', ...north.gun?.body },
      },
      Spotter: { at: '34,20', facing: 270, ...north.spotter },
    },
    south: { Deer: { at: '20,30', facing: 0, ...south, card: { actions: 0, ...south.card } } },
    ...more,
  });
}

/** The observer has told where the target is; the gun is being activated. */
function observed(table: Battle, target = 'Deer'): void {
  table.activate('Spotter');
  table.give({ type: 'observe', target: table.id(target), relay: 'all' });
  table.activate('Gun');
}

const bombard = { type: 'bombard', mount: 0, call: 0, rof: 0, concentrated: 0 } as const;
const down = { type: 'cardinal', at: { x: 20000, y: 48000 } } as const;

rule(
  ['HGB-IF-01', 'HGB-IF-02'],
  'indirect fire needs co-ordinates, which cost the observer an action',
  () => {
    const table = guns();
    table.activate('Gun');
    expect(table.choices).not.toContain('attack');
    expect(table.choices).not.toContain('bombard');
    observed(table);
    expect(table.unit('Spotter').actions).toBe(0);
    expect(table.choices).toContain('bombard');
  },
);

rule(['HGB-IF-02', 'HGB-LOS-04'], 'nobody observes what Solid cover hides, without Active Detection', () => {
  const table = guns({ spotter: { at: '20,12', card: { aux: {} }, body: { auxHits: 1 } } });
  table.activate('Spotter');
  const order = { type: 'observe', target: table.id('Deer'), relay: 'near' } as const;
  expect(table.refusal(order)).toBe('The target is not detected (HGB-ATT-01)');
});

rule(
  ['HGB-IF-02', 'HGB-DET-06'],
  'Active Detection finds what is hidden; if not, another target is picked',
  () => {
    const table = guns({ spotter: { at: '20,12' } });
    table.activate('Spotter');
    table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' }, ['active detection', 1]);
    expect(table.asked).toBe('North: observe/again');
    expect(table.refusal({ type: 'observe', target: table.id('Deer'), relay: 'all' })).not.toBe('');
    table.give({ type: 'hold' });
    expect(table.unit('Spotter').actions).toBe(0);
    expect(table.state.effects.coordinates).toEqual([]);
    const other = guns(
      { spotter: { at: '20,12' } },
      {},
      { south: { Deer: { at: '20,30', card: { actions: 0 } }, Doe: { at: '44,12', card: { actions: 0 } } } },
    );
    other.activate('Spotter');
    other.give({ type: 'observe', target: other.id('Deer'), relay: 'all' }, ['active detection', 1]);
    other.give({ type: 'observe', target: other.id('Doe'), relay: 'all' });
    expect(other.state.effects.coordinates).toMatchObject([{ target: other.id('Doe') }]);
    expect(other.unit('Spotter').actions).toBe(0);
    const lucky = guns({ spotter: { at: '20,12' } });
    lucky.activate('Spotter');
    // Hidden by a hill: Cover 2; at Combat Speed the Threshold is 1.
    lucky.give({ type: 'observe', target: lucky.id('Deer'), relay: 'all' }, ['active detection', 5]);
    expect(lucky.state.effects.coordinates).toMatchObject([{ obscured: 2, lockMargin: 4 }]);
  },
);

rule('HGB-IF-02', 'in jammed communications all are reached by a roll, and those near by without', () => {
  const jammer: Partial<Model> = {
    card: { actions: 0, aux: { ecm: 4 } },
    body: { ecm: { isOn: true } },
  };
  const table = guns({}, jammer);
  table.activate('Spotter');
  table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' }, ['active comms', 4]);
  expect(table.events('comms')).toMatchObject([{ result: 4, enemyEcm: 4, isHeard: false }]);
  expect(table.events('observed')).toMatchObject([{ coordinates: null }]);
  expect(table.unit('Spotter').body.emissions).toBe(1);
  const near = guns({}, jammer);
  near.activate('Spotter');
  near.give({ type: 'observe', target: near.id('Deer'), relay: 'near' });
  expect(near.state.effects.coordinates).toMatchObject([{ served: [near.id('Spotter')] }]);
  const beside = guns({ spotter: { at: '27,10', facing: 180 } }, jammer);
  beside.activate('Spotter');
  beside.give({ type: 'observe', target: beside.id('Deer'), relay: 'all' });
  expect(beside.state.effects.coordinates).toMatchObject([
    { served: [beside.id('Gun'), beside.id('Spotter')] },
  ]);
});

rule(
  'HGB-IF-02',
  'co-ordinates of a unit are lost when it moves, and lapse with the turn of the group',
  () => {
    const table = guns();
    observed(table);
    table.unit('Deer').at = { x: 20000, y: 31000 };
    expect(table.choices).not.toContain('bombard');
    table.unit('Deer').at = { x: 20000, y: 30000 };
    expect(table.choices).toContain('bombard');
    const agenda: FrameOf<GearBlitz>[] = [
      { step: 'acting', seat: 0, unit: table.id('Gun') },
      { step: 'units', seat: 0, group: 0 },
    ];
    table.state.agenda = agenda;
    for (const unit of table.state.units) unit.isLocked = true;
    table.run();
    expect(table.state.effects.coordinates).toEqual([]);
  },
);

rule('HGB-IF-01', 'whoever observes for itself needs two actions', () => {
  const table = guns({ gun: { at: '30,22', card: { actions: 2, weapons: [gun('VLFG')] } } });
  table.activate('Gun');
  table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' });
  expect(table.choices).toContain('bombard');
  table.give(bombard);
  table.give(down, ['placement', 4], ['defense', 6]);
  expect(table.unit('Gun').actions).toBe(0);
});

describe('placement', () => {
  rule(
    ['HGB-IF-04', 'HGB-IF-06', 'HGB-IF-03'],
    'speed, range and accuracy place it; the bare dice strike, whatever lies between gun and target',
    () => {
      const table = guns();
      observed(table);
      table.give(bombard);
      expect(table.asked).toBe('North: scatter-point');
      // Stationary +2, accuracy -1, 19" is Medium: 5 to 4. The bare 4 against 3 - 1: 2 x 20.
      table.give(down, ['placement', 4], ['defense', 3]);
      expect(table.events('placed')).toMatchObject([
        { total: 5, threshold: { total: 4 }, die: null, at: { x: 20000, y: 30000 } },
      ]);
      expect(table.events('defended')).toMatchObject([{ against: 4, total: 2, margin: 2 }]);
      expect(table.events('struck')).toMatchObject([{ damage: 40, level: 2 }]);
    },
  );

  rule(['HGB-IF-04', 'HGB-IF-05'], 'a miss scatters by its margin, 60 degrees clockwise a pip', () => {
    const table = guns();
    observed(table);
    table.give(bombard);
    table.give(down, ['placement', 2], ['scatter', 1]);
    expect(table.events('placed')).toMatchObject([{ total: 3, die: 1, at: { x: 20000, y: 31000 } }]);
    expect(table.events('defended')).toEqual([]);
    const tie = guns();
    observed(tie);
    tie.give(bombard);
    // A tie lands half an inch away: the base is still under it. 4 is the other side of 1.
    tie.give(down, ['placement', 3], ['scatter', 4], ['defense', 6]);
    expect(tie.events('placed')).toMatchObject([{ total: 4, at: { x: 20000, y: 29500 } }]);
    expect(tie.events('defended')).toMatchObject([{ against: 3 }]);
    const beside = guns();
    observed(beside);
    beside.give(bombard);
    // Down is 1, and clockwise from there is to the left.
    beside.give(down, ['placement', 2], ['scatter', 2]);
    expect(beside.events('placed')[0].at).toEqual({ x: 19134, y: 30500 });
  });

  rule('HGB-IF-04', 'the Obscurement from the observer raises the Threshold, its lock lowers it', () => {
    const scene = '48 x 48\nhill 15,14 to 25,16 height 3\nwoodland 24,18 to 28,30 height 3';
    const table = guns({}, {}, { scene });
    observed(table);
    table.give(bombard);
    table.give(down, ['placement', 4], ['scatter', 1]);
    expect(table.events('placed')[0].threshold).toTotal(6);
    const locked = guns({}, {}, { scene });
    locked.unit('Spotter').locks = [{ unit: locked.id('Deer'), margin: 2 }];
    observed(locked);
    locked.give(bombard);
    locked.give(down, ['placement', 4], ['defense', 6]);
    expect(locked.events('placed')[0].threshold).toTotal(4);
  });

  rule('HGB-IF-06', 'in or touching cover a unit is struck by 1 less', () => {
    const table = guns(
      {},
      {},
      { scene: '48 x 48\nhill 15,14 to 25,16 height 3\nrocks 10,30.5 to 25,33 height 1' },
    );
    observed(table);
    table.give(bombard);
    table.give(down, ['placement', 5], ['defense', 6]);
    expect(table.events('defended')).toMatchObject([{ against: 4 }]);
  });

  rule(['HGB-IF-06', 'HGB-ATT-06'], 'it comes from where the gun is', () => {
    const table = guns({}, { facing: 180 });
    observed(table);
    table.give(bombard);
    // From behind, and not auto-detected: 2 less, on top of 1 less on foot.
    table.give(down, ['placement', 5], ['defense', 5]);
    expect(table.events('defended')).toMatchObject([{ total: 2 }]);
  });

  rule(
    ['HGB-IF-08', 'HGB-AE-03'],
    'a blast shakes whoever stands in the open near the place where it lands',
    () => {
      const table = guns({ gun: { card: { weapons: [gun('LFG')] } } });
      observed(table);
      table.give(bombard);
      // Scatters 1": the base is within 1" of the blast.
      table.give(down, ['placement', 2], ['scatter', 1], ['defense', 6]);
      expect(table.events('defended')).toMatchObject([{ against: 2, margin: 1, isConcussion: true }]);
      expect(table.events('struck')).toMatchObject([{ damage: 22, level: 1 }]);
    },
  );

  rule(
    ['HGB-IF-07', 'HGB-ROF-01', 'HGB-ROF-02'],
    'a burst strikes each unit under it, without concussion',
    () => {
      const table = new Battle({
        north: {
          Gun: {
            at: '20,10',
            facing: 180,
            card: { weapons: [gun('MRP', { rof: 2 })] },
            body: { speed: 'stationary' },
          },
          Spotter: { at: '34,20', facing: 270 },
        },
        south: {
          Deer: { at: '20,20', card: { actions: 0 } },
          Doe: { at: '21.5,20', card: { actions: 0 } },
        },
      });
      observed(table);
      table.give({ ...bombard, rof: 2, concentrated: 1 });
      table.give(down, ['placement', 5], ['defense', 6], ['defense', 5]);
      expect(table.events('defended')).toMatchObject([{ margin: 0 }, { against: 5, total: 4, margin: 1 }]);
      expect(table.events('struck')).toMatchObject([{ damage: 19 }]);
      // All of the Rate of Fire, and no die above 4: not here.
      expect(table.unit('Gun').ammunition[0].isOut).toBe(false);
    },
  );

  rule(
    ['HGB-IF-08', 'HGB-AMMO-02'],
    'a fumble scatters by the whole Threshold and empties the weapon',
    () => {
      const table = guns();
      observed(table);
      table.give(bombard);
      table.give(down, ['placement', 1], ['scatter', 1]);
      expect(table.events('placed')).toMatchObject([
        { isFumble: true, isDry: true, at: { x: 20000, y: 34000 } },
      ]);
      expect(table.unit('Gun').ammunition[0].isOut).toBe(true);
    },
  );

  rule(
    ['HGB-WSR-13', 'HGB-IF-04'],
    'mortars do not fire at Point Blank range, nor anybody out of its arc',
    () => {
      const near = new Battle({
        north: {
          Gun: { at: '20,10', facing: 180, card: { weapons: [gun('LGM')] } },
          Spotter: { at: '34,20', facing: 270 },
        },
        south: { Deer: { at: '20,14', card: { actions: 0 } } },
      });
      observed(near);
      expect(near.choices).not.toContain('bombard');
      const behind = guns({ gun: { facing: 0 } });
      observed(behind);
      expect(behind.choices).not.toContain('bombard');
    },
  );

  rule(['HGB-IF-02', 'HGB-WSR-07'], 'a place can be observed, too; artillery reaches it from 24" on', () => {
    const table = guns({ gun: { card: { weapons: [gun('LAG')] } } });
    table.activate('Spotter');
    table.give({ type: 'observe-place', at: { x: 30000, y: 40000 }, relay: 'all' });
    table.activate('Gun');
    table.give(bombard);
    table.give(down, ['placement', 5]);
    expect(table.events('placed')).toMatchObject([{ total: 5, at: { x: 30000, y: 40000 } }]);
  });
});

rule(['HGB-ACT-09', 'HGB-IF-02'], 'whoever is on Stand-By fires at once, before the observer goes on', () => {
  const table = guns();
  table.unit('Gun').isLocked = true;
  table.unit('Gun').standBy = 2;
  table.activate('Spotter');
  table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' });
  expect(table.asked).toBe('North: barrage/fire');
  table.give({ type: 'barrage', unit: table.id('Gun'), mount: 0, rof: 0, concentrated: 0 });
  table.give(down, ['placement', 3], ['scatter', 1], ['defense', 6]);
  expect(table.unit('Gun').standBy).toBe(1);
  // HGB-ATT-05: such fire counts.
  expect(table.state.attacks).toMatchObject([{ target: table.id('Deer'), times: 1 }]);
  expect(table.asked).toBe('North: barrage/fire');
  table.give({ type: 'hold' });
  expect(table.asked).toBe('North: act');
});

describe('thrown weapons', () => {
  const thrower = (more: Partial<Model> = {}): Battle =>
    new Battle({
      north: { Hand: { at: '20,10', facing: 180, card: { weapons: [gun('HHG')] }, ...more } },
      south: { Deer: { at: '20,15', facing: 0, card: { actions: 0 } } },
    });

  rule(['HGB-IF-10', 'HGB-WSR-14'], 'grenades are placed, without an observer where the thrower sees', () => {
    const table = thrower();
    table.activate('Hand');
    table.attack('Deer');
    expect(table.asked).toBe('North: scatter-point');
    // 4.5" is Long range: -1, accuracy -1: 4 against 4 is half an inch off, and the blast does the rest.
    table.give(down, ['placement', 6], ['scatter', 1], ['defense', 6]);
    expect(table.events('placed')).toMatchObject([{ total: 4, threshold: { total: 4 } }]);
    expect(table.events('defended')).toMatchObject([{ against: 6, margin: 1 }]);
  });

  rule('HGB-IF-10', 'a place can be thrown at', () => {
    const table = thrower();
    table.activate('Hand');
    table.give({ type: 'burst', mount: 0, at: { x: 20000, y: 14000 }, rof: 0, concentrated: 0 });
    table.give(down, ['placement', 6], ['scatter', 4], ['defense', 6]);
    expect(table.events('placed')).toMatchObject([{ at: { x: 20000, y: 13500 } }]);
    expect(table.events('defended')).toMatchObject([{ unit: table.id('Deer') }]);
  });

  rule(['HGB-IF-10', 'HGB-ACT-11'], 'grenades answer a move: Snap Fire', () => {
    const table = new Battle({
      north: { Hand: { at: '20,10', facing: 180, card: { weapons: [gun('HHG')] } } },
      south: { Deer: { at: '20,15', facing: 0, card: { actions: 1 } } },
    });
    table.activate('Deer');
    table.give({ type: 'walk', to: { x: 21000, y: 15000 } });
    expect(table.asked).toBe('North: snap');
    table.give({
      type: 'snap',
      unit: table.id('Hand'),
      mount: 0,
      target: table.id('Deer'),
      rof: 0,
      concentrated: 0,
    });
    expect(table.asked).toBe('North: scatter-point');
  });
});

describe('Guided weapons', () => {
  const mortar = { card: { weapons: [gun('HGM')] } };
  const designator = { card: { aux: { targetDesignator: 2 }, weapons: [] } };

  rule(
    ['HGB-IF-09', 'HGB-TD-02', 'HGB-WSR-08'],
    'a tag is as good as co-ordinates to them, and worth 2 on the placement, not on the damage',
    () => {
      const table = guns({ gun: mortar, spotter: designator });
      table.activate('Spotter');
      table.give({ type: 'designate', target: table.id('Deer') }, ['target designation', 6]);
      table.activate('Gun');
      table.give(bombard);
      // Stationary +2, accuracy -1, 19.5" is Medium range, tagged +2.
      table.give(down, ['placement', 4], ['defense', 6]);
      expect(table.events('placed')).toMatchObject([{ total: 7, threshold: { total: 4 } }]);
      expect(table.events('defended')).toMatchObject([{ against: 4 }]);
    },
  );

  rule(
    ['HGB-IF-09', 'HGB-TD-02'],
    'a tag tells other weapons nothing, and nobody where the target has gone',
    () => {
      const table = guns({ spotter: designator });
      table.state.tags = [{ by: table.id('Spotter'), target: table.id('Deer'), at: { x: 20000, y: 30000 } }];
      table.activate('Gun');
      expect(table.choices).not.toContain('bombard');
      const guided = guns({ gun: mortar, spotter: designator });
      guided.state.tags = table.state.tags;
      guided.activate('Gun');
      expect(guided.choices).toContain('bombard');
      guided.unit('Deer').at = { x: 21000, y: 30000 };
      expect(guided.choices).not.toContain('bombard');
      // The unit that made the tag may be gone.
      guided.unit('Deer').at = { x: 20000, y: 30000 };
      guided.unit('Spotter').at = null;
      expect(guided.choices).toContain('bombard');
    },
  );

  rule(['HGB-TD-02', 'HGB-ACT-09'], 'whoever is on Stand-By fires when the tag is made', () => {
    const table = guns({ gun: mortar, spotter: designator });
    table.unit('Gun').isLocked = true;
    table.unit('Gun').standBy = 1;
    table.activate('Spotter');
    table.give({ type: 'designate', target: table.id('Deer') }, ['target designation', 6]);
    expect(table.asked).toBe('North: barrage/fire');
  });
});

rule('HGB-IF-02', 'nobody observes where nobody could fire: guns of others have to be on Stand-By', () => {
  const table = guns({ gun: { group: 'Guns' }, spotter: { group: 'Scouts' } });
  table.activate('Spotter');
  expect(table.choices).not.toContain('observe');
  table.unit('Gun').standBy = 1;
  expect(table.choices).toContain('observe');
  table.unit('Spotter').actions = 0;
  expect(table.choices).not.toContain('observe');
});

rule(
  ['HGB-IF-02', 'HGB-AUX-09'],
  'in smoke nobody observes a place, and nobody is observed whom there is not',
  () => {
    const offers = (smoke: boolean) => {
      const table = guns({ spotter: { card: { detection: 1 } } });
      const at = table.unit('Spotter').at!;
      if (smoke) table.state.effects = { ...table.state.effects, smoke: [{ at, until: 6 }] };
      table.activate('Spotter');
      return table;
    };
    expect(offers(false).choices).toContain('observe-place');
    expect(offers(true).choices).not.toContain('observe-place');
    const nobody = { type: 'observe', target: 99, relay: 'all' } as const;
    expect(offers(false).refusal(nobody)).toContain('no rule');
  },
);

rule(['HGB-TD-01', 'HGB-TD-02'], 'a tag that fails is nothing to those on Stand-By', () => {
  const table = guns({
    gun: { card: { weapons: [gun('LGM')] } },
    spotter: { card: { aux: { targetDesignator: 2 }, actions: 1 } },
  });
  table.unit('Gun').isLocked = true;
  table.unit('Gun').standBy = 1;
  table.activate('Spotter');
  expect(table.refusal({ type: 'designate', target: 99 })).toContain('no rule');
  table.give({ type: 'designate', target: table.id('Deer') }, ['target designation', 2]);
  expect([table.state.tags, table.asked]).toEqual([[], 'North: act']);
});

rule('HGB-IF-02', 'nobody observes a place beyond the table', () => {
  const table = guns();
  table.activate('Spotter');
  const order = { type: 'observe-place', relay: 'all' } as const;
  expect(table.refusal({ ...order, at: { x: -10, y: 20000 } })).toMatch(/table/);
  table.give({ ...order, at: { x: 0, y: 20000 } });
  expect(table.state.effects.coordinates).toMatchObject([{ target: null, at: { x: 0, y: 20000 } }]);
});

rule('HGB-AUX-04', 'whoever did not survive the attack looks for nobody', () => {
  const counter = { aux: { counterBattery: true } } as const;
  const table = guns({}, { card: counter });
  observed(table);
  table.give(bombard);
  table.give(down, ['placement', 6], ['defense', 1]);
  expect(table.unit('Deer').at).toBeNull();
  expect(table.asked).toBe('North: act');
});

rule(['HGB-IF-02', 'HGB-IF-04'], 'of two that are observed the gun says why it cannot fire at one', () => {
  const table = new Battle({
    north: {
      Gun: { at: '20,10', facing: 180, card: { weapons: [gun('LGM')] }, body: { speed: 'stationary' } },
      Spotter: { at: '34,20', facing: 270, card: { actions: 2 } },
    },
    south: { Near: { at: '20,14', card: { actions: 0 } }, Deer: { at: '20,30', card: { actions: 0 } } },
  });
  table.activate('Spotter');
  for (const target of ['Near', 'Deer'])
    table.give({ type: 'observe', target: table.id(target), relay: 'all' });
  table.activate('Gun');
  expect(table.refusal(bombard)).toBe('The weapon does not fire at Point Blank range (HGB-WSR-13)');
  expect(table.refusal({ ...bombard, call: 2 })).not.toContain('HGB-WSR-13');
  table.give({ ...bombard, call: 1 });
});

rule('HGB-IF-03', 'the point that it scatters towards is one of the table', () => {
  const table = guns();
  observed(table);
  table.give(bombard);
  expect(table.refusal({ type: 'cardinal', at: { x: -1, y: 0 } })).toMatch(/table/);
});

rule(
  ['HGB-IF-02', 'HGB-COMM-03'],
  'whom co-ordinates are for is said with what it takes to reach them',
  () => {
    const labels = (table: Battle) => {
      table.activate('Spotter');
      const form = menuFor(gearblitz, table.state, 0)!.orders.find(({ type }) => type === 'observe')!;
      const relay = form.fields[1] as Pick;
      return Array.from(relay.values, (value) => relay.describe!(value).label);
    };
    expect(labels(guns())).toEqual(['All, by radio']);
    const jammed = guns({}, { card: { actions: 0, aux: { ecm: 5 } }, body: { ecm: { isOn: true } } });
    expect(labels(jammed)).toEqual(['Units nearby that it can see', 'All, by radio (Active Comms)']);
  },
);

rule(
  ['HGB-IF-01', 'HGB-ACT-01'],
  'indirect fire costs an action, at a unit or at a place that is named so',
  () => {
    const table = guns();
    observed(table);
    const label = () => {
      const form = menuFor(gearblitz, table.state, 0)!.orders.find(({ type }) => type === 'bombard')!;
      const call = (form.fields[0] as Pick).follow!(0)[0] as Pick;
      const { label: words, piece } = call.describe!(0);
      return [words, piece];
    };
    const [words, piece] = label();
    expect(words).toContain('Deer');
    expect(piece).toBe(table.id('Deer'));
    const [coordinates] = table.state.effects.coordinates;
    table.state.effects = { ...table.state.effects, coordinates: [{ ...coordinates, target: null }] };
    const [place, nothing] = label();
    expect(place).not.toContain('Deer');
    expect(nothing).toBe(undefined);
    table.unit('Gun').actions = 0;
    expect(table.choices).not.toContain('bombard');
  },
);

rule(['HGB-IF-04', 'HGB-CP-03'], 'who may roll a placement again is told what it should come to', () => {
  const table = guns({}, {}, { commandPoints: 3 });
  observed(table);
  table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, rerolls: 'always' as const }));
  table.give(bombard);
  table.give(down, ['placement', 2]);
  expect(table.asked).toBe('North: reroll');
  const { needed } = questionOf(table.state) as unknown as { needed: number };
  table.give({ type: 'keep', rerolls: 'never' }, ['scatter', 1]);
  const [{ threshold, modifiers }] = table.events('placed');
  expect(needed).toBe(threshold.total - modifiers.total);
});
