import { rule } from '@ironfield/conformance/rule.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { eventsFor, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { drawnPlace } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect } from 'vitest';
import { gearblitz } from '../../game.ts';
import type { Order } from '../../orders.ts';
import type { SupportList } from '../../state/battle.ts';
import { Fight } from '../../testing/battle.ts';

type Wishes = NonNullable<ConstructorParameters<typeof Fight>[0]>;
const WINS = [
  ['initiative', 6],
  ['initiative', 2],
] as const;
const FIGHTER = { type: 'fighter', value: 15 } as const;
const BOMBER = { type: 'bomber', value: 200 } as const;
const LIGHT = { type: 'light', value: 5 } as const;
const HEAVY = { type: 'heavy', value: 40 } as const;

const plan = (change: Partial<Extract<Order, { type: 'plan' }>> = {}): Order => ({
  type: 'plan',
  reserves: [],
  strikes: [],
  salvos: [],
  ...change,
});

/** The North above and the South below; both have planned, and round 1 begins. */
function begun(
  north: Partial<SupportList>,
  south: Partial<SupportList>,
  planned: Order,
  wishes: Wishes = {},
): Fight {
  const fight = new Fight(
    { ...wishes, hasStances: false, support: [north, south] },
    ['set-up-roll', 5],
    ['set-up-roll', 2],
  );
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  fight.give(0, planned);
  if (fight.step === 'plans') fight.give(1, plan());
  fight.deploy('A1', '10,4');
  fight.deploy('A2', '12,4');
  fight.deploy('X1', '10,30');
  fight.deploy('X2', '40,30');
  fight.deploy('B1', '20,2');
  fight.deploy('B2', '22,2');
  fight.deploy('Y1', '30,34');
  fight.deploy('Y2', '32,34', ...WINS);
  return fight;
}

/** True if an order would be refused. It is not given. */
const menuForbids = (fight: Fight, order: Order): boolean =>
  refusalOf(menuFor(gearblitz, fight.state, fight.seats[0])!, order) !== null;

const first = (asset: number, round: number): Order => plan({ strikes: [{ asset, round }] });

rule(
  ['HGB-AIR-01', 'HGB-ARTY-01'],
  'Rounds and targets are written down in secret, and shown when they are due',
  () => {
    const fight = new Fight(
      { hasStances: false, support: [{ strikes: [FIGHTER], salvos: [LIGHT] }, {}] },
      ['set-up-roll', 5],
      ['set-up-roll', 2],
    );
    fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
    fight.give(1, { type: 'zone', zone: 1 });
    const at = drawnPlace('10,30');
    const events = fight.give(
      0,
      plan({ strikes: [{ asset: 0, round: 2 }], salvos: [{ asset: 1, round: 1, at }] }),
    );
    expect(eventsFor(gearblitz, events, 1)[0]).toMatchObject({ type: 'planned', support: [] });
    const seen = (viewer: 0 | 1) =>
      viewFor(gearblitz, fight.state, viewer).table.battle.support.map(({ due, at: to }) => [due, to]);
    expect(seen(0)).toEqual([
      [2, null],
      [1, at],
    ]);
    expect(seen(1)).toEqual([
      [null, null],
      [null, null],
    ]);
    fight.deployAll(...WINS);
    fight.until('cardinal');
    expect(seen(1)).toEqual([
      [null, null],
      [1, at],
    ]);
  },
);

rule('HGB-AIR-02', 'A strike attacks those within 6 inches of a straight line from edge to edge', () => {
  const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1));
  fight.until('run');
  expect(fight.seats).toEqual([0]);
  const line = { type: 'air-run', from: 0, fromAt: 10_000, to: 2, toAt: 10_000 } as const;
  expect(fight.refusal(0, { ...line, to: 0 })).not.toBe('');
  // The table is 48" wide and 36" high.
  expect(fight.refusal(0, { ...line, fromAt: 48_001 })).toMatch(/48/);
  expect(fight.refusal(0, { ...line, from: 1, fromAt: 36_001 })).toMatch(/36/);
  // Above and below as far as it is wide.
  expect(menuForbids(fight, { ...line, fromAt: 40_000, toAt: 47_000 })).toBe(false);
  fight.give(0, line);
  expect(fight.events('air-run')).toMatchObject([
    { from: { x: 10_000, y: 0 }, to: { x: 10_000, y: 36_000 } },
  ]);
  expect(fight.step).toBe('strike');
  expect(fight.refusal(0, { type: 'strike', target: fight.id('X2'), rof: 0 })).not.toBe('');
  // Within 6 inches by a hundredth of an inch, and no more.
  const isNear = (x: number): boolean => {
    const at = { x, y: 30_000 };
    fight.unit('X2').at = at;
    const order = { type: 'strike', target: fight.id('X2'), rof: 0 } as const;
    return !menuForbids(fight, order);
  };
  expect([16_000, 16_010, 16_011].map(isNear)).toEqual([true, true, false]);
  fight.unit('X2').at = drawnPlace('40,30');
  const strike = { type: 'strike', target: fight.id('X1'), rof: 0 } as const;
  // Stationary -3; Armor 15 against 8 times 5.
  fight.give(0, strike, ['attack', 5, 3], ['defense', 3]);
  expect(fight.events('strafed')).toMatchObject([{ total: 5 }]);
  expect(fight.events('defended')).toMatchObject([{ total: 0, margin: 5 }]);
  expect(fight.events('struck')).toMatchObject([{ damage: 40, level: 2 }]);
  expect(fight.unit('X1').body.damage).toBe(2);
  fight.give(0, { type: 'break-off' }, ...WINS);
  expect(fight.state.battle.support[0]).toMatchObject({ fate: 'used', due: 0 });
});

rule(
  'HGB-AIR-02',
  'Only terrain that the target stands in or touches obscures it, and Rate of Fire adds to the damage',
  () => {
    const scene = '48 x 36\nwoodland 2,26 to 18,32 height 2\njungle 2,10 to 18,20 height 3';
    const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1), { scene });
    fight.until('run');
    fight.give(0, { type: 'air-run', from: 0, fromAt: 10_000, to: 2, toAt: 10_000 });
    // 4 inches of woods, touched: 2 less.
    fight.give(0, { type: 'strike', target: fight.id('X1'), rof: 2 }, ['attack', 5, 3], ['defense', 6]);
    expect(fight.events('strafed')[0].total).toBe(3);
    expect(fight.events('defended')[0].margin).toBe(0);
    fight.give(
      0,
      { type: 'strike', target: fight.id('X1'), rof: 2 },
      ['attack', 6, 6],
      ['defense', 6],
      ...WINS,
    );
    expect(fight.events('struck')[0]).toMatchObject({ damage: 2 * (8 + 2), margin: 2 });
    expect(fight.step).toBe('first');
  },
);

rule(['HGB-AIR-01', 'HGB-SCEN-05'], 'Winds delay a strike once, when it is due', () => {
  const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1), { weather: 'winds' });
  fight.until('first', ['winds', 2], ...WINS);
  expect(fight.state.battle.support[0]).toMatchObject({ due: 2, isDelayed: true });
  fight.until('run');
  expect(fight.state.round).toBe(2);
  // Everybody knows of it by then.
  expect(fight.events('support-arrives')).toHaveLength(1);
  const still = begun({ strikes: [FIGHTER] }, {}, first(0, 1), { weather: 'winds' });
  still.until('run', ['winds', 1]);
});

rule('HGB-AIR-03', 'A fighter may intercept, and drives off or shoots down what it beats', () => {
  const fight = begun({ strikes: [BOMBER] }, { strikes: [FIGHTER, BOMBER] }, first(0, 1));
  fight.until('intercept');
  expect(fight.seats).toEqual([1]);
  expect(fight.refusal(1, { type: 'intercept', by: 2 })).not.toBe('');
  // 3 + 2 to 3 + 1.
  fight.give(
    1,
    { type: 'intercept', by: 1 },
    ['interception', 3, 1],
    ['flight', 3, 2],
    ['return', 2],
    ...WINS,
  );
  expect(fight.state.battle.support.map(({ fate, due }) => [fate, due])).toEqual([
    ['driven off', 3],
    ['used', 0],
    ['waiting', 0],
  ]);
});

rule(
  ['HGB-AIR-03', 'HGB-MIS-08'],
  'Four better and it is destroyed, which counts as a group destroyed',
  () => {
    const fight = begun({ strikes: [BOMBER] }, { strikes: [FIGHTER] }, first(0, 1), { rounds: 1 });
    fight.until('intercept');
    fight.give(1, { type: 'intercept', by: 1 }, ['interception', 6, 1], ['flight', 3, 2]);
    expect(fight.state.battle.support[0]).toMatchObject({ fate: 'destroyed', due: 0 });
    expect(fight.state.outcome?.points).toEqual([-200, -200 + 400]);
  },
);

rule('HGB-AIR-03', 'Beaten, it comes through, and each strike tries once for each run', () => {
  const fight = begun({ strikes: [BOMBER] }, { strikes: [FIGHTER] }, first(0, 1));
  fight.until('intercept');
  fight.give(1, { type: 'intercept', by: 1 }, ['interception', 2, 1], ['flight', 3, 2]);
  expect([fight.step, fight.seats]).toEqual(['run', [0]]);
  expect(fight.state.battle.support[1].fate).toBe('waiting');
});

rule(['HGB-AIR-03', 'HGB-PR-03'], 'Who intercepts nothing lets it through; Peace River flies better', () => {
  const fight = begun({ strikes: [BOMBER] }, { strikes: [FIGHTER], aircraftBonus: 1 }, first(0, 1));
  fight.until('intercept');
  fight.give(1, { type: 'intercept', by: 1 }, ['interception', 4, 1], ['flight', 2, 2], ...WINS);
  expect(fight.events('intercepted')[0].results).toEqual([7, 3]);
  expect(fight.state.battle.support[0].fate).toBe('destroyed');
});

rule(
  'HGB-ARTY-02',
  'A salvo that is placed comes down on its spot, and concussion hurts whoever it misses',
  () => {
    const at = drawnPlace('10,30');
    const fight = begun({ salvos: [HEAVY] }, {}, plan({ salvos: [{ asset: 0, round: 1, at }] }));
    fight.until('cardinal');
    expect(fight.seats).toEqual([0]);
    fight.give(0, { type: 'cardinal', at: drawnPlace('10,0') }, ['placement', 5, 2], ['defense', 6], ...WINS);
    expect(fight.events('salvo-lands')).toMatchObject([{ result: 5, threshold: 4, die: null, at }]);
    expect(fight.events('struck')).toMatchObject([{ unit: fight.id('X1'), damage: 44, level: 2 }]);
    expect(fight.state.battle.support[0].fate).toBe('used');
  },
);

rule(
  ['HGB-ARTY-02', 'HGB-IF-03', 'HGB-IF-05'],
  'A miss scatters two inches for each point, from the point that was named',
  () => {
    const at = drawnPlace('10,30');
    const fight = begun({ salvos: [LIGHT] }, {}, plan({ salvos: [{ asset: 0, round: 1, at }] }));
    fight.until('cardinal');
    // A tie scatters half an inch, doubled; 4 is the other way.
    fight.give(
      0,
      { type: 'cardinal', at: drawnPlace('10,0') },
      ['placement', 4, 1],
      ['scatter', 4],
      ['defense', 6],
      ...WINS,
    );
    expect(fight.events('salvo-lands')[0].at).toEqual(drawnPlace('10,31'));
    const far = begun({ salvos: [LIGHT] }, {}, plan({ salvos: [{ asset: 0, round: 1, at }] }));
    far.until('cardinal');
    far.give(0, { type: 'cardinal', at: drawnPlace('10,0') }, ['placement', 2, 1], ['scatter', 1], ...WINS);
    expect(far.events('salvo-lands')[0].at).toEqual(drawnPlace('10,26'));
  },
);

rule(
  'HGB-ROUND-05',
  'The winner of the initiative goes first, and each side says which of its own does',
  () => {
    const at = drawnPlace('24,18');
    const both = plan({ strikes: [{ asset: 0, round: 1 }], salvos: [{ asset: 1, round: 1, at }] });
    const fight = begun({ strikes: [FIGHTER], salvos: [LIGHT] }, {}, both);
    fight.until('support/order');
    fight.give(0, { type: 'support-first', asset: 1 });
    fight.give(0, { type: 'cardinal', at }, ['placement', 5, 1]);
    expect(fight.step).toBe('run');
  },
);

rule('HGB-ROUND-05', 'Both sides get what is due, whoever has won, and nothing that is not due yet', () => {
  const at = drawnPlace('24,18');
  const planned = plan({ strikes: [{ asset: 0, round: 3 }], salvos: [{ asset: 1, round: 1, at }] });
  const fight = begun({ strikes: [FIGHTER], salvos: [LIGHT] }, { salvos: [LIGHT, LIGHT] }, planned);
  const due = (asset: number) => ({ ...fight.state.battle.support[asset], due: 1, at });
  fight.state.battle = {
    ...fight.state.battle,
    support: fight.state.battle.support.with(2, due(2)),
  };
  fight.until('cardinal');
  expect(fight.seats).toEqual([0]);
  expect(fight.events('support-arrives').map(({ asset }) => asset)).toEqual([1]);
  fight.give(0, { type: 'cardinal', at }, ['placement', 5, 1]);
  expect([fight.step, fight.seats]).toEqual(['cardinal', [1]]);
  fight.give(1, { type: 'cardinal', at }, ['placement', 5, 1], ...WINS);
  expect(fight.state.battle.support.map(({ fate }) => fate)).toEqual(['waiting', 'used', 'used', 'waiting']);
});

rule(['HGB-AIR-02', 'HGB-TD-02', 'HGB-IF-09'], 'Guided bombs have 2 more against a tagged target', () => {
  const totals = [false, true].map((isTagged) => {
    const fight = begun({ strikes: [{ type: 'fighter-bomber', value: 50 }] }, {}, first(0, 1));
    fight.until('run');
    const target = fight.id('X1');
    if (isTagged) fight.state.tags = [{ target, by: fight.id('A1'), at: fight.unit('X1').at! }];
    fight.give(0, { type: 'air-run', from: 0, fromAt: 10_000, to: 2, toAt: 10_000 });
    fight.give(0, { type: 'strike', target, rof: 0 }, ['attack', 3, 2], ['defense', 6]);
    return fight.events('strafed')[0].total;
  });
  expect(totals[1] - totals[0]).toBe(2);
});

rule(['HGB-AIR-02', 'HGB-AUX-01'], 'Missiles of aircraft are shot down as others are', () => {
  const south = { X: { units: 2, ld: 1, card: { aux: { ams: 2 } } }, Y: { units: 2 } };
  const fight = begun({ strikes: [BOMBER] }, {}, first(0, 1), { south });
  fight.until('run');
  fight.give(0, { type: 'air-run', from: 0, fromAt: 10_000, to: 2, toAt: 10_000 });
  const strike = { type: 'strike', target: fight.id('X1'), rof: 0 } as const;
  fight.give(0, strike, ['attack', 3, 2], ['missile defense', 6, 1]);
  expect(fight.events('missile-defense')).toMatchObject([{ total: 8, rof: null }]);
  expect(fight.events('defended')).toEqual([]);
  fight.give(0, strike, ['attack', 5, 2], ['missile defense', 2, 1], ['defense', 6]);
  expect(fight.events('defended')).toHaveLength(1);
});

rule(['HGB-ARTY-02', 'HGB-BLDG-03'], 'A salvo strikes the house in which it comes down', () => {
  const at = drawnPlace('20,18');
  const salvos = [{ asset: 0, round: 1, at }];
  const scene = '48 x 36\nbuilding 18.5,16.5 to 21.5,19.5 height 3';
  const fight = begun({ salvos: [HEAVY] }, {}, plan({ salvos }), { scene });
  fight.until('cardinal');
  fight.give(0, { type: 'cardinal', at: drawnPlace('10,0') }, ['placement', 5, 2], ...WINS);
  expect(fight.events('building-struck')).toMatchObject([{ margin: 5, damage: 110, now: { damage: 4 } }]);
});

rule(['HGB-AIR-02', 'HGB-INF-07'], 'A burst of an aircraft takes more than one base, a shot does not', () => {
  const squad = {
    kind: 'infantry',
    bases: 3,
    armor: 2,
    movement: [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }],
  } as const;
  const south = { X: { units: 2, ld: 1, card: squad }, Y: { units: 2 } };
  const lost = [0, 1].map((rof) => {
    const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1), { south });
    fight.until('run');
    fight.give(0, { type: 'air-run', from: 0, fromAt: 10_000, to: 2, toAt: 10_000 });
    fight.give(0, { type: 'strike', target: fight.id('X1'), rof }, ['attack', 4, 2], ['defense', 3]);
    if (fight.step === 'casualty') fight.give(1, { type: 'casualty', base: 0 });
    if (fight.step === 'casualty') fight.give(1, { type: 'casualty', base: 0 });
    return 3 - fight.unit('X1').body.bases;
  });
  expect(lost).toEqual([1, 2]);
});

rule(['HGB-AIR-01', 'HGB-ARTY-01'], 'Only those write something down who have something', () => {
  for (const seat of [0, 1]) {
    const support = [seat === 0 ? { salvos: [LIGHT] } : {}, seat === 1 ? { salvos: [LIGHT] } : {}] as const;
    const fight = new Fight({ hasStances: false, support }, ['set-up-roll', 5], ['set-up-roll', 2]);
    fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
    fight.give(1, { type: 'zone', zone: 1 });
    expect([fight.step, fight.seats]).toEqual(['plans', [seat]]);
  }
});

rule(['HGB-ARTY-02', 'HGB-DMG-05'], 'What a salvo destroys is gone', () => {
  const at = drawnPlace('10,30');
  const fight = begun({ salvos: [HEAVY] }, {}, plan({ salvos: [{ asset: 0, round: 1, at }] }));
  fight.until('cardinal');
  fight.give(0, { type: 'cardinal', at: drawnPlace('10,0') }, ['placement', 6, 6], ['defense', 2]);
  // 7 against 0: 154 on Armor 15; somebody has to command now.
  fight.give(1, { type: 'appoint', unit: fight.id('X2') }, ['initiative', 6], ['initiative', 2, 2]);
  expect(fight.events('destroyed')).toMatchObject([{ unit: fight.id('X1') }]);
  expect(fight.unit('X1').at).toBeNull();
});

rule('HGB-AIR-02', 'A run begins and ends on the very edge, in its corner, too', () => {
  const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1));
  fight.until('run');
  fight.give(0, { type: 'air-run', from: 3, fromAt: 0, to: 1, toAt: 36_000 });
  expect(fight.events('air-run')).toMatchObject([{ from: { x: 0, y: 0 }, to: { x: 48_000, y: 36_000 } }]);
});

rule('HGB-AIR-03', 'Whoever lets a strike through keeps its own', () => {
  const fight = begun({ strikes: [BOMBER] }, { strikes: [FIGHTER] }, first(0, 1));
  fight.until('intercept');
  fight.give(1, { type: 'let-through' });
  expect([fight.step, fight.seats]).toEqual(['run', [0]]);
  expect(fight.state.battle.support[1].fate).toBe('waiting');
});

rule('HGB-AIR-02', 'A run with nobody near its line is over at once', () => {
  const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1));
  fight.until('run');
  fight.give(0, { type: 'air-run', from: 0, fromAt: 0, to: 3, toAt: 5000 }, ...WINS);
  expect(fight.step).toBe('first');
  expect(fight.state.battle.support[0].fate).toBe('used');
});

rule(['HGB-CP-03', 'HGB-AIR-02'], 'A poor roll of aircraft may be rolled again for the Commander', () => {
  const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1));
  fight.until('run');
  fight.state.wishes = [{ rerolls: 'poor', windows: false, snaps: 101 }, fight.state.wishes[1]];
  fight.give(0, { type: 'air-run', from: 0, fromAt: 10_000, to: 2, toAt: 10_000 });
  const strike = { type: 'strike', target: fight.id('X1'), rof: 0 } as const;
  fight.give(0, strike, ['attack', 2, 1]);
  expect([fight.step, fight.seats]).toEqual(['reroll', [0]]);
  fight.give(0, { type: 'keep', rerolls: 'poor' }, ['defense', 6]);
  fight.give(0, strike, ['attack', 6, 6], ['defense', 6], ...WINS);
  expect(fight.step).toBe('first');
});

rule(
  ['HGB-AIR-02', 'HGB-BLDG-03'],
  'Walls are hit with infantry inside them, not with a Gear in a ruin',
  () => {
    const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1), {
      scene: '48 x 36\nwoodland 8,28 to 12,32 height 2',
    });
    const pieces = fight.state.scene.pieces.map((piece) => ({ ...piece, kind: 'damaged building' }));
    fight.state.scene = { ...fight.state.scene, pieces };
    fight.until('run');
    fight.give(0, { type: 'air-run', from: 0, fromAt: 10_000, to: 2, toAt: 10_000 });
    fight.give(0, { type: 'strike', target: fight.id('X1'), rof: 0 }, ['attack', 6, 5], ['defense', 6]);
    expect(fight.events('building-struck')).toEqual([]);
  },
);

rule(['HGB-ARTY-02', 'HGB-AE-03'], 'What lies between the burst of a salvo and a unit takes from it', () => {
  const against = (scene: string) => {
    const at = drawnPlace('10,28.5');
    const fight = begun({ salvos: [HEAVY] }, {}, plan({ salvos: [{ asset: 0, round: 1, at }] }), { scene });
    fight.until('cardinal');
    fight.give(0, { type: 'cardinal', at: drawnPlace('10,0') }, ['placement', 5, 2], ['defense', 6], ...WINS);
    return fight.events('defended').find(({ unit }) => unit === fight.id('X1'))!.against;
  };
  const open = against('48 x 36');
  expect(open).toBe(5);
  expect(against('48 x 36\nrocks 8,28.8 to 12,29.2 height 3') < open).toBe(true);
});

rule(['HGB-ARTY-02', 'HGB-AE-03'], 'Whoever is behind a point of cover from a salvo is not concussed', () => {
  const struck = (scene: string) => {
    const at = drawnPlace('10,28.5');
    const fight = begun({ salvos: [HEAVY] }, {}, plan({ salvos: [{ asset: 0, round: 1, at }] }), { scene });
    fight.until('cardinal');
    fight.unit('X1').body = { ...fight.unit('X1').body, speed: 'top' };
    const towards = { type: 'cardinal', at: drawnPlace('10,0') } as const;
    fight.give(0, towards, ['placement', 5, 2], ['defense', 6], ...WINS);
    return [fight.events('defended')[0].against, fight.events('struck').length];
  };
  expect([struck('48 x 36'), struck('48 x 36\njungle 8,28.8 to 12,29.2 height 3')]).toEqual([
    [5, 1],
    [4, 0],
  ]);
});

rule(
  ['HGB-AIR-02', 'HGB-BLDG-03'],
  'An aircraft that aims at infantry in a house strikes the house, too',
  () => {
    const movement = [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }] as const;
    const squad = { kind: 'infantry', bases: 1, armor: 60, movement } as const;
    const fight = begun({ strikes: [FIGHTER] }, {}, first(0, 1), {
      scene: '48 x 36\nbuilding 8.5,28.5 to 11.5,31.5 height 3',
      south: { X: { units: 2, ld: 1, card: squad }, Y: { units: 2 } },
    });
    fight.until('run');
    fight.give(0, { type: 'air-run', from: 0, fromAt: 10_000, to: 2, toAt: 10_000 });
    fight.give(0, { type: 'strike', target: fight.id('X1'), rof: 0 }, ['attack', 6, 5], ['defense', 6]);
    expect(fight.events('building-struck')).toMatchObject([{ margin: fight.events('strafed')[0].total }]);
  },
);

rule(['HGB-ARTY-02', 'HGB-INF-08'], 'All bases of a squad that its area touches are hit by a salvo', () => {
  const movement = [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }] as const;
  const squad = { kind: 'infantry', bases: 3, armor: 60, movement } as const;
  const at = drawnPlace('10,30');
  const fight = begun({ salvos: [HEAVY] }, {}, plan({ salvos: [{ asset: 0, round: 1, at }] }), {
    south: { X: { units: 2, ld: 1, card: squad }, Y: { units: 2 } },
  });
  fight.unit('X1').others = [drawnPlace('12.4,30'), drawnPlace('14.8,30')];
  fight.until('cardinal');
  fight.give(0, { type: 'cardinal', at: drawnPlace('10,0') }, ['placement', 5, 2], ['defense', 6], ...WINS);
  expect(fight.events('struck')).toMatchObject([{ unit: fight.id('X1'), touched: 3 }]);
});
