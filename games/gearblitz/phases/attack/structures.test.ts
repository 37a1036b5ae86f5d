import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick, Point } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { rectangle } from '@ironfield/table/polygon.ts';
import { describe, expect } from 'vitest';
import type { Damage } from '../../cards/unit.ts';
import { cardOf } from '../../data/cards.ts';
import { gearblitz } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { pieceCost } from '../../rules/terrain/ground.ts';
import { buildingOf } from '../../rules/terrain/structures.ts';
import { unitOf } from '../../state/roster.ts';
import { UNMOVED, type UnitState } from '../../state.ts';
import { Battle, gun, type Model } from '../../testing/table.ts';

const INFANTRY: Model['card'] = { ...cardOf('northern-infantry'), actions: 0 };

/** A house of 3" in front of a gun, and whoever is in it or elsewhere. */
function town(
  weapon = 'LAC',
  south: Record<string, Model> = { Deer: { at: '40,40' } },
  scene = '48 x 48\nbuilding 18.5,20 to 21.5,23 height 3',
): Battle {
  return new Battle({
    scene,
    north: {
      Gun: {
        at: '20,10',
        facing: 180,
        card: { actions: 2, weapons: [gun(weapon)] },
        body: { speed: 'combat' },
      },
    },
    south,
  });
}

const house = (table: Battle) => table.state.scene.pieces[0];
const demolish: Order = { type: 'demolish', mount: 0, at: { x: 20000, y: 21500 }, rof: 0, concentrated: 0 };

rule(
  ['HGB-BLDG-03', 'HGB-BLDG-01', 'HGB-BLDG-02'],
  'a building has Defense 0: what the attack comes to is its margin, against the armor of its material',
  () => {
    const table = town();
    table.activate('Gun');
    // 9.5" is Medium range.
    table.give(demolish, ['attack', 3]);
    expect(table.events('defended')).toEqual([]);
    expect(table.events('building-struck')).toMatchObject([
      { margin: 3, damage: 24, armor: 15, level: 1, now: { section: { size: 5 }, damage: 1 }, piece: null },
    ]);
    // One Light lowers its armor, and another makes it Heavy.
    table.give(demolish, ['attack', 2]);
    expect(table.events('building-struck')).toMatchObject([{ armor: 14, level: 1, now: { damage: 2 } }]);
  },
);

rule('HGB-BLDG-01', 'large houses have Sturdy boxes, small ones no Critical', () => {
  const large = town('LAC', undefined, '48 x 48\nbuilding 18,20 to 22,24 height 2');
  large.activate('Gun');
  large.give(demolish, ['attack', 3]);
  expect(large.events('building-struck')).toMatchObject([
    { level: 1, boxesSpent: 1, now: { section: { size: 8 }, damage: 0, sturdy: 0 } },
  ]);
  const small = town('LAC', undefined, '48 x 48\nbuilding 19,20 to 21,22 height 2');
  small.activate('Gun');
  small.give({ ...demolish, at: { x: 20000, y: 21000 } } as Order, ['attack', 5]);
  expect(small.events('building-struck')).toMatchObject([{ level: 2, now: { damage: 2 } }]);
  small.give({ ...demolish, at: { x: 20000, y: 21000 } } as Order, ['attack', 2]);
  expect(house(small).kind).toBe('rubble');
});

rule('HGB-BLDG-01', 'what is larger than 6" falls into sections, each with its own damage', () => {
  const table = town('LAC', undefined, '48 x 48\nbuilding 16,20 to 25,24 height 2');
  const halves = [
    rectangle({ x: 16_000, y: 20_000 }, { x: 20_500, y: 24_000 }),
    rectangle({ x: 20_500, y: 20_000 }, { x: 25_000, y: 24_000 }),
  ];
  const sections = table.state.scene.pieces;
  expect(sections.map(({ corners }) => corners)).toEqual(expect.arrayContaining(halves));
  expect(sections).toHaveLength(2);
  table.activate('Gun');
  table.give(demolish, ['attack', 6]);
  expect(table.state.scene.pieces.map(({ kind }) => kind).sort()).toEqual(['building', 'rubble']);
});

rule('HGB-BLDG-03', 'what hides the building hides it from the attack, and the building not itself', () => {
  const table = town(
    'LAC',
    undefined,
    '48 x 48\nbuilding 18.5,20 to 21.5,23 height 3\nrocks 15,13 to 25,16.5 height 3',
  );
  table.activate('Gun');
  table.give(demolish, ['attack', 6]);
  // Hard cover of 3" and all hidden.
  expect(table.events('fired')).toMatchObject([{ total: 4 }]);
  const place = town();
  place.activate('Gun');
  expect(place.refusal({ ...demolish, at: { x: 30000, y: 21500 } } as Order)).toMatch(
    /no building.*HGB-BLDG-03/,
  );
});

describe('those inside', () => {
  const squad = (more: Partial<Model> = {}): Record<string, Model> => ({
    Squad: { at: '20,21', facing: 0, card: INFANTRY, skills: { def: 2 }, ...more },
  });

  rule('HGB-BLDG-03', 'infantry in the section defends for itself, then its walls are struck', () => {
    const table = town('LAC', squad({ body: { hullDown: 2, speed: 'stationary' } }));
    table.activate('Gun');
    table.give(demolish, ['attack', 4], ['defense', 6, 6]);
    expect(table.events('defended')).toMatchObject([{ against: 4, margin: 0 }]);
    // 32 is Heavy: two counters go with the walls.
    expect(table.events('building-struck')).toMatchObject([{ level: 2 }]);
    expect(table.unit('Squad').body.hullDown).toBe(0);
  });

  rule('HGB-BLDG-03', 'an attack on the infantry hits the building as well', () => {
    const table = town('LAC', squad());
    table.activate('Gun');
    table.attack('Squad', ['attack', 6], ['defense', 6, 6]);
    const [fired] = table.events('fired');
    expect(table.events('building-struck')).toMatchObject([{ margin: fired.total }]);
  });

  rule('HGB-BLDG-04', 'a collapse destroys infantry', () => {
    const table = town('HFG', squad());
    table.activate('Gun');
    table.give(demolish, ['attack', 5], ['defense', 6, 6]);
    expect(house(table)).toMatchObject({ kind: 'rubble', height: 0 });
    expect(table.unit('Squad').at).toBeNull();
    expect(table.state.scene.pieces.map(({ kind }) => kind)).toEqual(['rubble']);
    expect(table.events('thinned').at(-1)).toMatchObject({ countersSpent: 0 });
  });

  function aboutToFall(table: Battle): void {
    const building = {
      section: { size: 5, armor: 15, sturdy: 0, fragile: false },
      damage: 3,
      sturdy: 0,
    } as const;
    table.state.effects = { ...table.state.effects, buildings: { [house(table).id]: building } };
    table.state.scene = { ...table.state.scene, pieces: [{ ...house(table), kind: 'damaged building' }] };
  }

  rule('HGB-BLDG-04', 'infantry that was not hit is lost with its house all the same', () => {
    const table = town('LAC', squad({ body: { hullDown: 2, speed: 'stationary' } }));
    aboutToFall(table);
    table.activate('Gun');
    table.give(demolish, ['attack', 3], ['defense', 6, 6]);
    expect(table.events('defended')).toMatchObject([{ margin: 0 }]);
    expect(house(table).kind).toBe('rubble');
    expect(table.events('thinned')).toMatchObject([{ countersSpent: 0 }]);
    expect(table.events('destroyed')).toMatchObject([{ wreck: null }]);
    expect(table.unit('Squad')).toMatchObject({ at: null, body: { bases: 0, damage: 4 } });
  });

  rule('HGB-BLDG-04', 'whoever brings the house down on itself stays in place, and moves no further', () => {
    const table = town('LAC', undefined, '48 x 48\nbuilding 18.5,9 to 21.5,12 height 3');
    aboutToFall(table);
    table.activate('Gun');
    table.give({ ...demolish, at: { x: 20000, y: 10500 } } as Order, ['attack', 5], ['collapse', 5]);
    expect(table.unit('Gun')).toMatchObject({
      at: { x: 20000, y: 10000 },
      body: { speed: 'stationary' },
      activation: { isStopped: true },
    });
    expect(table.refusal({ type: 'advance', distance: 1000 })).toMatch(/not possible/);
  });

  rule('HGB-BLDG-04', 'others test against 4, and are hurt by the Size of the building', () => {
    const table = town('LAC', { Deer: { at: '20,21.5', card: { actions: 0 }, body: { hullDown: 1 } } });
    aboutToFall(table);
    table.activate('Gun');
    table.give(demolish, ['attack', 2], ['collapse', 1]);
    // A Fumble: 4 below. 4 x 5 on armor 15.
    expect(table.events('trapped')).toMatchObject([{ total: 0, threshold: 4 }]);
    expect(table.events('struck')).toMatchObject([{ margin: 4, damage: 20, level: 1 }]);
    expect(table.unit('Deer').body).toMatchObject({ damage: 1, speed: 'stationary', hullDown: null });
    expect(house(table).kind).toBe('rubble');
  });
});

rule(['HGB-BLDG-04', 'HGB-TERR-03'], 'a Heavy house is Light cover and can be entered like woods', () => {
  const table = town();
  table.activate('Gun');
  table.give(demolish, ['attack', 4]);
  expect(house(table)).toMatchObject({ kind: 'damaged building', height: 3000 });
  expect(pieceCost(unitOf(table.state, table.id('Gun')), house(table))).toBe(2);
});

rule(['HGB-BLDG-03', 'HGB-IF-06'], 'what comes down on a house strikes it with its bare dice', () => {
  const table = new Battle({
    scene: '48 x 48\nbuilding 18.5,30 to 21.5,33 height 3',
    north: {
      Gun: { at: '20,10', facing: 180, card: { weapons: [gun('VLFG')] }, body: { speed: 'stationary' } },
      Eye: { at: '34,30', facing: 270 },
    },
    south: { Deer: { at: '40,40' } },
  });
  table.activate('Eye');
  table.give({ type: 'observe-place', at: { x: 21450, y: 31000 }, relay: 'all' });
  table.activate('Gun');
  table.give({ type: 'bombard', mount: 0, call: 0, rof: 0, concentrated: 0 });
  table.give({ type: 'cardinal', at: { x: 0, y: 0 } }, ['placement', 4]);
  expect(table.events('building-struck')).toMatchObject([{ margin: 4, damage: 80, level: 4 }]);
});

describe('rams', () => {
  const road = (): Battle =>
    new Battle({
      scene: '48 x 48\nbuilding 18.5,20 to 21.5,23 height 3',
      north: { Tank: { at: '20,15', facing: 180, card: { kind: 'tank', size: 10, armor: 25, weapons: [] } } },
      south: { Deer: { at: '40,40', card: { actions: 0 } } },
    });

  rule(['HGB-RAM-04', 'HGB-RAM-02'], 'a building is rammed against 0, head-on in front', () => {
    const table = road();
    table.activate('Tank', 'combat', 'G');
    expect(table.choices).not.toContain('ram-building');
    const { at } = table.unit('Tank');
    table.give({ type: 'advance', distance: 20000 - at!.y - 1000 });
    table.give({ type: 'ram-building', building: house(table).id }, ['ram', 4]);
    const [{ total }] = table.events('rams-building');
    // Size 5 and head-on 2 for the tank, 10 and 2 for the house.
    expect(table.events('struck')).toMatchObject([{ damage: total * 7 }]);
    expect(table.events('building-struck')).toMatchObject([{ damage: total * 12 }]);
    expect(table.unit('Tank')).toMatchObject({ actions: 0, isHalted: true, activation: { isStopped: true } });
  });

  rule('HGB-RAM-04', 'a ram in vain hurts neither, and still ends the way', () => {
    const table = road();
    const { body } = table.unit('Tank');
    table.unit('Tank').body = { ...body, damage: 2 };
    table.activate('Tank', 'combat', 'G');
    table.give({ type: 'advance', distance: 4000 });
    table.give({ type: 'ram-building', building: house(table).id }, ['ram', 1]);
    expect(table.events('rams-building')[0].total <= 0).toBe(true);
    expect([...table.events('struck'), ...table.events('building-struck')]).toEqual([]);
    expect(table.unit('Tank')).toMatchObject({
      actions: 0,
      isHalted: false,
      activation: { isStopped: true },
    });
  });

  rule(
    ['HGB-RAM-05', 'HGB-RAM-04'],
    'Example RAM-05a: a tank that slides into a house takes 9, the house 14',
    () => {
      const table = road();
      table.activate('Tank', 'top', 'G');
      table.state.agenda.push({
        step: 'slide',
        unit: table.id('Tank'),
        left: 6000,
        failure: 1,
        isBlocked: false,
      } as never);
      table.run();
      expect(table.events('struck')).toMatchObject([{ damage: 9 }]);
      expect(table.events('building-struck')).toMatchObject([{ damage: 14 }]);
    },
  );
});

rule('HGB-BLDG-03', 'of several houses those are fired at that are in the arc', () => {
  const scene = '48 x 48\nbuilding 18.5,20 to 21.5,23 height 3\nbuilding 18.5,2 to 21.5,5 height 3';
  const table = town('LAC', undefined, scene);
  table.activate('Gun');
  expect(table.refusal({ ...demolish, at: { x: 20_000, y: 3500 } } as Order)).toMatch(/arc/);
  table.give({ ...demolish, rof: 2, concentrated: 2 } as Order, ['attack', 3]);
  expect(table.events('building-struck')).toMatchObject([{ damage: 30 }]);
});

rule(
  ['HGB-BLDG-03', 'HGB-LOS-04'],
  'nobody fires at a house that Solid cover hides, or strikes one out of reach',
  () => {
    const hidden = town(
      'LAC',
      undefined,
      `48 x 48\nbuilding 18.5,20 to 21.5,23 height 3\nhill 10,14 to 30,16 height 9`,
    );
    hidden.activate('Gun');
    expect(hidden.choices).not.toContain('demolish');
    const apart = town('VB');
    apart.activate('Gun');
    expect(apart.choices).not.toContain('demolish');
    apart.unit('Gun').at = { x: 20000, y: 19500 };
    apart.activate('Gun');
    apart.give({ ...demolish } as Order, ['attack', 3]);
    expect(apart.events('building-struck')).toMatchObject([{ damage: 5 * 8 }]);
  },
);

rule('HGB-RAM-04', 'only what it runs into ahead is rammed, and only buildings', () => {
  const driver = (
    scene: string,
    mode: 'G' | 'W',
    speed: 'combat' | 'top',
    distance = 500,
  ): readonly string[] => {
    const table = new Battle({
      scene: `48 x 48\n${scene}`,
      north: { Tank: { at: '20,30', body: { mode, speed } } },
      south: { Far: { at: '46,46', card: { actions: 0 } } },
    });
    table.activate('Tank');
    if (mode === 'W' && speed === 'combat')
      table.give({ type: 'walk', to: { x: 20000, y: 30000 - distance } });
    else table.give({ type: 'advance', distance });
    return table.choices;
  };
  const ahead = 'building 18,25 to 22,29 height 3';
  const beside = 'building 20.5,25 to 23,35 height 3';
  expect(driver(ahead, 'G', 'combat')).toContain('ram-building');
  expect(driver(beside, 'G', 'combat')).not.toContain('ram-building');
  expect(driver(beside, 'W', 'top')).not.toContain('ram-building');
  expect(driver(beside, 'W', 'combat')).toContain('ram-building');
  expect(driver('rocks 18,25 to 22,29 height 3', 'G', 'combat')).not.toContain('ram-building');
});

rule('HGB-BLDG-03', 'a Gear in a ruin keeps its counters when the walls are struck', () => {
  const table = town('LAC', {
    Deer: { at: '20,21.5', card: { actions: 0 }, body: { speed: 'stationary', hullDown: 1 } },
  });
  const [piece] = table.state.scene.pieces;
  table.state.scene = { ...table.state.scene, pieces: [{ ...piece, kind: 'damaged building' }] };
  table.activate('Gun');
  table.give(demolish, ['attack', 3]);
  expect(table.events('counters-stripped')).toEqual([]);
  expect(table.unit('Deer').body.hullDown).toBe(1);
});

rule('HGB-BLDG-03', 'of two buildings in one place the one is offered that is fired at there', () => {
  // The small one lies in the large one, whose nearest wall is beside the gun.
  const scene = '48 x 48\nbuilding 13.5,8 to 19.3,13.9 height 2\nbuilding 17,12.5 to 19,13.8 height 2';
  const table = town('LAC', undefined, scene);
  table.activate('Gun');
  table.unit('Gun').heading = 540;
  expect(table.choices).not.toContain('demolish');
});

rule('HGB-BLDG-03', 'a Light to its walls takes one counter from a squad inside', () => {
  const inside = { at: '20,21.5', card: INFANTRY, body: { hullDown: 2, speed: 'stationary' } } as const;
  const table = town('LAC', { Squad: inside });
  table.activate('Gun');
  table.give(demolish, ['attack', 3], ['defense', 6]);
  expect(table.events('building-struck')).toMatchObject([{ level: 1 }]);
  expect(table.events('counters-stripped')).toMatchObject([{ count: 1 }]);
});

rule(
  'HGB-RAM-04',
  'a building is not rammed without an action, from standing, or where the way has ended',
  () => {
    const tank = (body: Partial<UnitState['body']>, change: Partial<UnitState> = {}): readonly string[] => {
      const table = new Battle({
        scene: '48 x 48\nbuilding 18,25 to 22,29 height 3',
        north: { Tank: { at: '20,30', body: { mode: 'G', ...body } } },
        south: { Far: { at: '46,46', card: { actions: 0 } } },
      });
      table.activate('Tank');
      table.give({ type: 'advance', distance: 500 });
      Object.assign(table.unit('Tank'), change);
      return table.choices;
    };
    expect(tank({ speed: 'combat' })).toContain('ram-building');
    expect(tank({ speed: 'combat' }, { actions: 0 })).not.toContain('ram-building');
    expect(tank({ speed: 'stationary' })).not.toContain('ram-building');
    const stopped = { ...UNMOVED, path: 500, isStopped: true };
    expect(tank({ speed: 'combat' }, { activation: stopped })).not.toContain('ram-building');
    expect(tank({ speed: 'combat' }, { activation: UNMOVED })).not.toContain('ram-building');
  },
);

rule('HGB-BLDG-03', 'a Gear in a ruin is hit without its walls, unless it is hit from above', () => {
  const ruin = (): Battle => {
    const table = town('LAC', { Deer: { at: '20,21.5', card: { actions: 0, armor: 60 } } });
    const [piece] = table.state.scene.pieces;
    table.state.scene = { ...table.state.scene, pieces: [{ ...piece, kind: 'damaged building' }] };
    table.activate('Gun');
    return table;
  };
  const table = ruin();
  table.attack('Deer', ['attack', 6], ['defense', 2]);
  expect(table.events('struck').length).toBe(1);
  expect(table.events('building-struck')).toEqual([]);
});

rule(
  'HGB-BLDG-03',
  'nobody fires at a house with a weapon that is empty, or a burst at Extreme range',
  () => {
    const table = town('LAC', undefined, '48 x 48\nbuilding 18.5,36 to 21.5,39 height 3');
    table.activate('Gun');
    expect(table.refusal({ ...demolish, at: { x: 20000, y: 37500 }, rof: 1 } as Order)).not.toBe('');
    const empty = town();
    empty.activate('Gun');
    expect(empty.choices).toContain('demolish');
    const [left] = empty.unit('Gun').ammunition;
    empty.unit('Gun').ammunition = [{ ...left, isOut: true }];
    expect(empty.choices).not.toContain('demolish');
  },
);

rule(
  ['HGB-BLDG-03', 'HGB-ATT-01'],
  'a house is fired at as far as the weapon reaches, and no further',
  () => {
    const far = (weapon: string) => {
      const table = town(weapon, undefined, '48 x 48\nbuilding 18.5,40 to 21.5,43 height 3');
      table.activate('Gun');
      return table;
    };
    // 29.5" away.
    far('LR').give({ ...demolish, at: { x: 20_000, y: 41_500 } } as Order, ['attack', 5]);
    expect(far('VLMG').choices).not.toContain('demolish');
    const spent = far('LR');
    spent.unit('Gun').actions = 0;
    expect(spent.choices).not.toContain('demolish');
  },
);

rule('HGB-BLDG-03', 'a burst at a house beyond Long range is refused, a shot is not', () => {
  const scene = '48 x 48\nbuilding 18.5,36 to 21.5,39 height 3\nbuilding 18.5,14 to 21.5,15 height 1';
  const table = town('LAC', undefined, scene);
  table.activate('Gun');
  const there = { ...demolish, at: { x: 20_000, y: 37_500 } };
  expect(table.refusal({ ...there, rof: 1 } as Order)).toBe('Bursts reach Long range at most (HGB-ROF-01)');
});

rule(
  ['HGB-BLDG-03', 'HGB-WSR-13'],
  'nobody fires a mortar at a house beside it, and what is proposed can be fired at',
  () => {
    const scene = '48 x 48\nbuilding 18.5,12 to 21.5,15 height 3\nbuilding 18.5,2 to 21.5,5 height 3';
    const mortar = town('LFM', undefined, scene);
    mortar.activate('Gun', 'stationary');
    expect(mortar.choices).not.toContain('demolish');
    const table = town('LAC', undefined, scene);
    table.activate('Gun');
    const form = menuFor(gearblitz, table.state, 0)!.orders.find(({ type }) => type === 'demolish')!;
    const rate = (form.fields[0] as Pick).follow!(0)[0] as Pick;
    const place = (rate.follow!(0)[0] as Pick).follow!(0)[0] as Point;
    const proposed = [1, 2, 3, 4].map((seed) => place.sample(randomFrom(String(seed))));
    expect(proposed.map((at) => place.forbids(at))).toEqual([null, null, null, null]);
  },
);

rule(['HGB-BLDG-03', 'HGB-DMG-01'], 'an attack that comes to nothing leaves a house as it is', () => {
  const table = town();
  table.activate('Gun');
  table.give(demolish, ['attack', 1]);
  expect(table.events('building-struck')).toEqual([]);
});

rule('HGB-BLDG-03', 'infantry inside that is not Hull-Down has no counters to lose', () => {
  const table = town('LAC', { Squad: { at: '20,21.5', bases: [], card: { ...INFANTRY, bases: 1 } } });
  table.activate('Gun');
  table.give(demolish, ['attack', 3], ['defense', 6]);
  expect(table.events('building-struck')).toHaveLength(1);
  expect(table.events('counters-stripped')).toEqual([]);
});

rule(['HGB-BLDG-03', 'HGB-PERK-18'], 'linked weapons strike it one by one, until it is down', () => {
  const struck = (damage: Damage) => {
    const pair = [gun('HAC', { link: 1 }), gun('HAC', { link: 1 })];
    const table = new Battle({
      scene: '48 x 48\nbuilding 19,20 to 21,22 height 2',
      north: { Gun: { at: '20,10', facing: 180, card: { weapons: pair }, body: { speed: 'combat' } } },
      south: { Deer: { at: '40,40' } },
    });
    const { effects } = table.state;
    const whole = buildingOf(table.state, house(table));
    table.state.effects = { ...effects, buildings: { [house(table).id]: { ...whole, damage } } };
    table.activate('Gun');
    table.give(demolish, ['attack', 3]);
    return table.events('building-struck').map(({ now }) => now.damage);
  };
  expect([struck(0), struck(2)]).toEqual([[2, 4], [4]]);
});

rule(['HGB-BLDG-03', 'HGB-WSR-03'], 'what is meant for infantry comes to 6 at most against walls', () => {
  const margins = ['HMG', 'LAC'].map((weapon) => {
    const table = town(weapon);
    Object.assign(table.unit('Gun'), { at: { x: 20_000, y: 17_000 } });
    table.activate('Gun');
    table.give(demolish, ['attack', 6]);
    return [table.events('fired')[0].total, table.events('building-struck')[0].margin];
  });
  expect(margins).toEqual([
    [7, 6],
    [8, 8],
  ]);
});

rule('HGB-BLDG-04', 'a house becomes a ruin once, and is not ruined again by another hit', () => {
  const table = town('LAC', undefined, '48 x 48\nbuilding 18,20 to 22,24 height 2');
  table.activate('Gun');
  table.unit('Gun').actions = 9;
  const pieces: (string | null)[] = [];
  for (let i = 0; i < 8 && table.choices.includes('demolish'); i++) {
    table.give(demolish, ['attack', 3]);
    pieces.push(...table.events('building-struck').map(({ piece }) => piece?.kind ?? null));
  }
  expect(pieces.filter((kind) => kind !== null)).toEqual(['damaged building', 'rubble']);
});

rule(['HGB-BLDG-03', 'HGB-BLDG-04'], 'who stands on the roof minds no wall, but falls with the house', () => {
  const scene = '48 x 48\nbuilding 18.5,20 to 21.5,23 height 3 ground';
  const squad: Model = { at: '20,21.5', bases: [], card: { ...INFANTRY, bases: 1 }, body: { hullDown: 2 } };
  const table = town('LAC', { Squad: squad }, scene);
  table.activate('Gun');
  table.give(demolish, ['attack', 3]);
  expect([table.events('building-struck').length, table.events('counters-stripped')]).toEqual([1, []]);
  const down = town('HRG', { Deer: { at: '20,21.5', card: { actions: 0 } }, Doe: { at: '40,40' } }, scene);
  down.activate('Gun');
  down.give(demolish, ['attack', 6], ['collapse', 6]);
  expect(down.events('trapped')).toMatchObject([{ unit: down.id('Deer'), total: 6 }]);
  // It has got away.
  expect(down.events('struck')).toEqual([]);
});
