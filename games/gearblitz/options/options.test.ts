import { rule } from '@ironfield/conformance/rule.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { eventsFor, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { cardOf } from '../data/cards.ts';
import { gearblitz } from '../game.ts';
import { readings } from '../past/readings.ts';
import { defendersAgainst } from '../rules/attack/aiming.ts';
import { movementLeft } from '../rules/movement/legs.ts';
import { baseOf } from '../rules/sight/sighting.ts';
import { shotAt } from '../state.ts';
import { Battle, gun, type Model, type Scenery } from '../testing/table.ts';
import { imagine } from '../view/imagining.ts';

/** A shooter in the north that looks down, and a target 10" below its middle. */
function duel(
  options: Scenery['options'],
  north: Partial<Model> = {},
  south: Partial<Model> = {},
  more: Partial<Scenery> = {},
): Battle {
  const table = new Battle({
    options: options!,
    north: { Archer: { at: '20,10', facing: 180, ...north, card: { weapons: [gun('LAC')], ...north.card } } },
    south: { Deer: { at: '20,20', facing: 0, ...south, card: { actions: 0, ...south.card } } },
    ...more,
  });
  table.activate('Archer');
  return table;
}

/** The sentences of the last order, as everybody reads them. */
const sentences = ({ news, state }: Battle): (string | null)[] =>
  news.map((event) => gearblitz.describe(event, gearblitz.table(state, 'spectator')));

rule('HGB-OPT-04', 'no margin counts for more than was agreed', () => {
  const plain = duel({});
  plain.attack('Deer', ['attack', 5], ['defense', 2]);
  expect(plain.events('struck')).toMatchObject([{ margin: 4, damage: 32 }]);
  const capped = duel({ 'margin-cap': 2 });
  capped.attack('Deer', ['attack', 5], ['defense', 2]);
  expect(capped.events('struck')).toMatchObject([{ margin: 2, damage: 16, level: 1 }]);
});

rule(['HGB-OPT-04', 'HGB-BLDG-03'], 'walls are no exception', () => {
  const table = duel(
    { 'margin-cap': 2 },
    {},
    {},
    { scene: '48 x 48\nbuilding 18.5,20 to 21.5,23 height 3', south: { Deer: { at: '40,40' } } },
  );
  table.give({ type: 'demolish', mount: 0, at: { x: 20_000, y: 21_500 }, rof: 0, concentrated: 0 }, [
    'attack',
    5,
  ]);
  expect(table.events('building-struck')).toMatchObject([{ margin: 2, damage: 16 }]);
});

describe('Deadly Rate of Fire', () => {
  const field = (options: Scenery['options']) =>
    duel(
      options,
      {},
      {},
      {
        south: {
          Deer: { at: '20,20', card: { actions: 0 } },
          Fawn: { at: '20,15', card: { actions: 0 } },
          Boar: { at: '26,15', card: { actions: 0 } },
        },
      },
    );
  const burst = (table: Battle, concentrated: number, ...rolls: Parameters<Battle['give']>[1][]) =>
    table.give(table.attackOrder('Deer', { rof: 2, concentrated }), ['attack', 3], ...rolls);

  rule('HGB-OPT-05', 'a burst also attacks what stands between, and nobody beside the line', () => {
    const table = field({ 'deadly-rof': true });
    burst(table, 0, ['defense', 6], ['defense', 6]);
    expect(table.events('defended').map(({ unit }) => unit)).toEqual([table.id('Deer'), table.id('Fawn')]);
  });

  /** The defenders when the Archer fires a burst of 2" at the Deer, to the lower right of it. */
  const defending = (deer: string, others: Record<string, string>) => {
    const models = Object.entries({ Deer: deer, ...others });
    const table = duel(
      { 'deadly-rof': true },
      { at: '10,10', facing: 143 },
      {},
      { south: Object.fromEntries(models.map(([name, at]) => [name, { at, card: { actions: 0 } }])) },
    );
    const struck = models.length - Object.keys(others).filter((name) => name.startsWith('Safe')).length;
    burst(table, 0, ...Array.from({ length: struck }, () => ['defense', 6] as [string, number]));
    return table.events('defended').map(({ unit }) => models[unit - 1][0]);
  };

  rule('HGB-OPT-05', 'the way is as wide as the area from where the shooter stands, to both sides', () => {
    // 2" on the way to 5" it is 0.87" wide to either side; a base reaches 0.5" into it.
    expect(defending('13,14', { Left: '12.16,10.88', Safe: '9.92,12.56' })).toEqual(['Deer', 'Left']);
    expect(defending('13,14', { Safe: '12.48,10.64', Right: '10.24,12.32' })).toEqual(['Deer', 'Right']);
    // 1.445" aside, a base is 0.02" away from it.
    expect(defending('13,14', { Safe: '12.356,10.733' })).toEqual(['Deer']);
  });

  rule('HGB-OPT-05', 'near its area it ends where the lines of sight to the edges of that touch it', () => {
    expect(defending('11.8,12.4', { Safe: '9.08,11.94' })).toEqual(['Deer']);
  });

  rule('HGB-OPT-05', 'as it was read before it attacked those on the line alone', () => {
    const south = ['20,20', '20,15', '26,15'].map((at, i) => [
      `Deer${i || ''}`,
      { at, card: { actions: 0 } },
    ]);
    const table = duel({ 'deadly-rof': true }, {}, {}, { reading: 4, south: Object.fromEntries(south) });
    burst(table, 0, ['defense', 6], ['defense', 6]);
    expect(table.events('defended').map(({ unit }) => unit)).toEqual([1, 2]);
    // The line itself has no width.
    const defenders = (aside: number) => {
      const near = duel({ 'deadly-rof': true }, {}, {}, { reading: 4, south: Object.fromEntries(south) });
      const { radius } = baseOf(near.state, 2);
      near.unit('Deer1').at = { x: 20_000 + radius + aside, y: 15_000 };
      const attack = { ...shotAt(0, 0, 1, 'action'), rof: 2, concentrated: 0 };
      return defendersAgainst(near.state, attack).length;
    };
    expect([-1, 1].map(defenders)).toEqual([2, 1]);
  });

  rule(['HGB-OPT-05', 'HGB-INF-08'], 'of a squad that only stands in the way the first base is lost', () => {
    const squad = { ...cardOf('northern-infantry'), actions: 0, bases: 2 };
    const table = duel(
      { 'deadly-rof': true },
      { card: { weapons: [gun('LAC')] } },
      {},
      {
        south: {
          Deer: { at: '20,20', card: { actions: 0 } },
          Squad: { at: '20,14', bases: ['21.2,14'], card: squad, body: { bases: 2 } },
        },
      },
    );
    burst(table, 0, ['defense', 6], ['defense', 1]);
    expect(table.events('thinned')).toMatchObject([{ lost: 1 }]);
    expect(table.unit('Squad').at).toEqual({ x: 21_200, y: 14_000 });
  });

  rule('HGB-OPT-05', 'without the option, or without an area, it does not', () => {
    const plain = field({});
    burst(plain, 0, ['defense', 6]);
    const aimed = field({ 'deadly-rof': true });
    burst(aimed, 2, ['defense', 6]);
    expect(aimed.events('defended')).toHaveLength(1);
  });
});

describe('knockdown', () => {
  const ON = { knockdown: true };

  rule('HGB-OPT-03', 'twice its Size in damage makes a walker roll Defense against the margin and 1', () => {
    const table = duel(ON);
    table.attack('Deer', ['attack', 5], ['defense', 3], ['knockdown', 5]);
    expect(table.events('staggered')).toMatchObject([{ total: 5, threshold: 4, falls: false }]);
    expect(sentences(table)).toContain('Deer stays on its feet: 5 against 4.');
    const weak = duel(ON);
    // 8 is less than twice 6.
    weak.attack('Deer', ['attack', 4], ['defense', 4]);
    const wheels = duel(ON, {}, { body: { mode: 'G' } });
    wheels.attack('Deer', ['attack', 5], ['defense', 3]);
  });

  rule('HGB-OPT-03', 'whoever falls stands still, and gets up for 1 MP before it goes on', () => {
    const table = duel(ON, {}, { card: { actions: 1 } });
    table.unit('Deer').isLocked = true;
    table.attack('Deer', ['attack', 5], ['defense', 3], ['knockdown', 4]);
    expect(table.unit('Deer').body.speed).toBe('stationary');
    expect(sentences(table)).toContain('Deer is knocked down: 4 against 4.');
    Object.assign(table.unit('Deer'), { isLocked: false, actions: 1 });
    table.activate('Deer', 'combat');
    expect(table.choices).toContain('stand-up');
    // Nobody has to get up.
    expect(table.choices).toContain('done');
    expect(table.choices).not.toContain('walk');
    expect(table.choices).not.toContain('turn');
    table.give({ type: 'stand-up' });
    expect(table.choices).toContain('walk');
    expect(table.unit('Deer').activation!.spent).toBe(1000);
  });

  rule(
    ['HGB-OPT-03', 'HGB-MOVE-03'],
    'whoever stays Stationary gets up with its inch, and goes nowhere',
    () => {
      const table = duel(ON, {}, { card: { actions: 1 } });
      table.unit('Deer').isLocked = true;
      table.attack('Deer', ['attack', 5], ['defense', 3], ['knockdown', 4]);
      Object.assign(table.unit('Deer'), { isLocked: false, actions: 1 });
      table.activate('Deer', 'stationary');
      expect(table.choices).toContain('stand-up');
      table.give({ type: 'stand-up' });
      expect(table.state.marks.fallen).toEqual([]);
      expect(table.choices).not.toContain('walk');
    },
  );

  rule('HGB-OPT-03', 'without an MP left nobody gets up', () => {
    const table = duel(ON, {}, { card: { actions: 1 } });
    table.unit('Deer').isLocked = true;
    table.attack('Deer', ['attack', 5], ['defense', 3], ['knockdown', 4]);
    Object.assign(table.unit('Deer'), { isLocked: false, actions: 1 });
    table.activate('Deer', 'combat');
    const { activation } = table.unit('Deer');
    const left = movementLeft(table.state, table.id('Deer'));
    table.unit('Deer').activation = { ...activation!, spent: left - 1000 };
    expect(table.choices).toContain('stand-up');
    table.unit('Deer').activation = { ...activation!, spent: left - 999 };
    expect(table.choices).not.toContain('stand-up');
  });

  rule('HGB-OPT-03', 'a Fumble hurts, and getting up takes an action', () => {
    const table = duel(ON, {}, { card: { actions: 1 } });
    table.unit('Deer').isLocked = true;
    table.attack('Deer', ['attack', 5], ['defense', 3], ['knockdown', 1]);
    expect(table.unit('Deer').body.damage).toBe(2);
    Object.assign(table.unit('Deer'), { isLocked: false, actions: 1 });
    table.activate('Deer', 'combat');
    table.give({ type: 'stand-up' });
    expect(table.unit('Deer').actions).toBe(0);
  });
});

describe('knockdown at the top of a cliff', () => {
  const ON = { knockdown: true };
  /** The Deer stands 3 levels high, 0.45" from the edge, which is behind it. */
  const edge = (deer: Partial<Model> = {}, scene = '48 x 48\nhill 10,15 to 30,20.45 height 3 ground') =>
    duel(ON, {}, { ...deer, card: { actions: 0, ...deer.card } }, { scene });

  rule(
    ['HGB-OPT-03', 'HGB-TERR-06'],
    'a die says where it falls, and down the cliff it takes the margin',
    () => {
      const table = edge();
      // 5 to 3 is 3 × 8; 4 against 4 is no margin.
      table.attack('Deer', ['attack', 6], ['defense', 4], ['knockdown', 2], ['fall', 4]);
      expect(table.events('staggered')).toMatchObject([{ total: 2, threshold: 4, falls: true, die: 4 }]);
      expect(table.unit('Deer').at).toEqual({ x: 20000, y: 20950 });
      // 2 short of 4, Size 6 and 3 levels and 2.
      expect(table.events('struck').at(-1)).toMatchObject({
        margin: 2,
        damage: 22,
        multiplier: { total: 11 },
      });
      expect(table.state.marks.fallen).toEqual([]);
      expect(table.unit('Deer').body.speed).toBe('stationary');
    },
  );

  rule('HGB-OPT-03', 'to any other side it falls where it stands', () => {
    for (const die of [1, 2, 3, 5, 6]) {
      const table = edge();
      table.attack('Deer', ['attack', 6], ['defense', 4], ['knockdown', 2], ['fall', die]);
      expect(table.unit('Deer').at).toEqual({ x: 20000, y: 20000 });
      expect(table.state.marks.fallen).toMatchObject([{ unit: 1 }]);
    }
  });

  rule('HGB-OPT-03', 'sides are counted clockwise from its front', () => {
    const table = edge({ facing: 300 });
    table.attack('Deer', ['attack', 6], ['defense', 4], ['knockdown', 2], ['fall', 5]);
    expect(table.events('came-down')).toHaveLength(1);
  });

  rule('HGB-OPT-03', 'a Fumble is no more than its margin there', () => {
    const table = edge();
    table.attack('Deer', ['attack', 6], ['defense', 4], ['knockdown', 1], ['fall', 4]);
    expect(table.events('struck').at(-1)).toMatchObject({ margin: 4 });
  });

  rule('HGB-OPT-03', 'nobody rolls at the foot of a cliff, or at a step of one level', () => {
    for (const [scene, defense] of [
      ['hill 10,20.3 to 30,24 height 3 ground', 2],
      ['hill 10,15 to 30,20.3 height 1 ground', 4],
      ['hill 10,15 to 30,20.6 height 3 ground', 4],
    ] as const) {
      const table = edge({}, `48 x 48\n${scene}`);
      table.attack('Deer', ['attack', 6], ['defense', defense], ['knockdown', 2]);
      expect(table.state.marks.fallen).toMatchObject([{ unit: 1 }]);
    }
  });
});

describe('ejection', () => {
  const ON = { ejection: true };
  const hit = (table: Battle, ...rolls: Parameters<Battle['give']>[1][]) =>
    table.attack('Deer', ['attack', 6], ['defense', 2], ...rolls);
  const rifle = { card: { weapons: [gun('HRG')] } };

  rule('HGB-OPT-01', 'Defense above 6 gets the crew out of what is destroyed', () => {
    const out = duel(ON, rifle, { card: { crew: 2 } });
    hit(out, ['ejection', 6, 6]);
    expect(out.unit('Deer')).toMatchObject({ isLocked: true, body: { isCrew: true, bases: 1, damage: 0 } });
    expect(out.unit('Deer').at).not.toBeNull();
    expect(gearblitz.standing(out.state)).toMatchObject({ crews: [out.id('Deer')], rescued: [] });
    const lost = duel(ON, rifle, { skills: { def: 1 } });
    expect(out.events('ejected')).toMatchObject([{ isOut: true }]);
    hit(lost, ['ejection', 6]);
    expect(lost.events('ejected')).toMatchObject([{ isOut: false }]);
    expect(lost.unit('Deer').at).toBeNull();
  });

  rule('HGB-OPT-01', 'the crew stands beside the wreck, where nobody else does', () => {
    const crewAt = (more: Partial<Scenery>) => {
      const table = duel(ON, rifle, { card: { crew: 2 } }, more);
      hit(table, ['ejection', 6, 6]);
      return table.unit('Deer').at!;
    };
    const free = crewAt({});
    const deer = { at: '20,20', facing: 0, card: { crew: 2, actions: 0 } };
    const blocked = crewAt({
      south: { Deer: deer, Fawn: { at: `${free.x / 1000},${free.y / 1000}`, card: { actions: 0 } } },
    });
    expect(blocked).not.toEqual(free);
    expect(Math.hypot(blocked.x - free.x, blocked.y - free.y)).toBeGreaterThan(800);
  });

  rule(['HGB-OPT-01', 'HGB-ACT-12'], 'whoever has to get out in its own activation goes no further', () => {
    const table = duel(
      ON,
      { card: { crew: 2, actions: 0 } },
      { card: { weapons: [gun('HRG')], actions: 1 } },
    );
    table.give({ type: 'walk', to: { x: 20_000, y: 13_000 } });
    const target = table.id('Archer');
    table.give(
      { type: 'snap', unit: table.id('Deer'), mount: 0, target, rof: 0, concentrated: 0 },
      ['attack', 6],
      ['defense', 2],
      ['ejection', 6, 6],
      // Nobody commands the crew that is left.
      ['initiative', 3, 4],
    );
    expect(table.unit('Archer')).toMatchObject({ activation: null, body: { isCrew: true } });
    expect(table.state.round).toBe(2);
  });

  rule(['HGB-OPT-01', 'HGB-PERK-07'], 'an Ejection System works from 4 on', () => {
    for (const [die, isOut] of [
      [4, true],
      [3, false],
    ] as const) {
      const table = duel(ON, rifle, { card: { perks: { ejectionSystem: true } } });
      hit(table, ['ejection', die]);
      expect(table.unit('Deer').at !== null).toBe(isOut);
    }
  });

  rule('HGB-OPT-02', 'a crew is unarmed, on foot, goes home, and any hit is its end', () => {
    const table = duel(ON, { card: { weapons: [gun('LAC')], actions: 2 } }, {}, {});
    table.unit('Deer').body = { ...table.unit('Deer').body, isCrew: true, bases: 1 };
    table.attack('Deer', ['attack', 5], ['defense', 4]);
    expect(table.unit('Deer').at).toBeNull();
    const home = duel(ON, { at: '44,2', card: { actions: 0 } }, { at: '20,46' });
    home.unit('Deer').body = { ...home.unit('Deer').body, isCrew: true, bases: 1 };
    home.activate('Deer', 'combat');
    expect(home.choices).not.toContain('attack');
    expect(home.refusal({ type: 'walk', to: { x: 20_000, y: 45_000 } })).toBe(
      'The crew goes for its home edge (HGB-OPT-02)',
    );
    home.give({ type: 'walk', to: { x: 20_000, y: 47_500 } });
    home.give({ type: 'leave-table' }, ['initiative', 5, 5], ['initiative', 2, 2]);
    expect(home.unit('Deer').at).toBeNull();
    // It tells of the crew alone, not of what else is noted, such as when a grenade goes off.
    const rescued = home.news.find(({ type }) => type === 'rescued') as { readonly marks: object };
    expect(Object.keys(rescued.marks)).toEqual(['rescued']);
    // It is safe: the side has not been wiped out.
    expect(home.state.outcome).toBeNull();
    expect(home.state.round).toBe(2);
  });
});

describe('placed grenades', () => {
  const ON = { 'placed-grenades': true };
  const thrower = { card: { weapons: [gun('HG')], actions: 1 }, body: { speed: 'combat' } } as const;
  const scene = (options: Scenery['options']) => {
    const table = duel(options, thrower, { at: '23,11' });
    table.give({ type: 'walk', to: { x: 21_500, y: 10_000 } });
    table.give({ type: 'walk', to: { x: 19_500, y: 10_000 } });
    return table;
  };

  rule(['HGB-OPT-06', 'HGB-WSR-09'], 'a Haywire grenade that was dropped does its worst on a die', () => {
    const table = duel(ON, { ...thrower, card: { weapons: [gun('HWG')], actions: 1 } }, { at: '23,11' });
    table.give({ type: 'walk', to: { x: 21_900, y: 10_000 } });
    table.give({ type: 'walk', to: { x: 19_900, y: 10_000 } });
    const drop = { type: 'drop-grenade', mount: 0, delay: 0, at: { x: 21_900, y: 10_000 } } as const;
    table.give(drop, ['grenade', 5], ['defense', 3], ['haywire', 4]);
    expect(table.events('haywire')).toMatchObject([{ unit: 1, die: 4, number: 4 }]);
  });

  rule('HGB-OPT-06', 'a grenade is dropped anywhere on the way, and goes off without modifiers', () => {
    const table = scene(ON);
    expect(table.refusal({ type: 'drop-grenade', mount: 0, delay: 0, at: { x: 25_000, y: 10_000 } })).toBe(
      'The unit has not come along here (HGB-OPT-06)',
    );
    table.give(
      { type: 'drop-grenade', mount: 0, delay: 0, at: { x: 21_500, y: 10_000 } },
      ['grenade', 5],
      ['defense', 3],
      ['defense', 6],
    );
    expect(table.events('grenade-bursts')).toMatchObject([{ total: 5 }]);
    // HGB-AE-02: enemies first.
    expect(table.events('defended').map(({ unit }) => unit)).toEqual([1, 0]);
    // Nothing is concentrated.
    expect(table.events('struck')[0]).toMatchObject({ unit: 1, margin: 3, multiplier: { total: 15 } });
    expect(table.unit('Archer').actions).toBe(0);
  });

  rule(
    'HGB-OPT-06',
    'it harms a squad by any base, but as it was read before only by the leading one',
    () => {
      const harmed = [latestReading({ readings }), 4].map((reading) => {
        const squad = { ...cardOf('northern-infantry'), actions: 0 };
        const table = duel(ON, thrower, { at: '30,10', card: squad }, { reading });
        table.unit('Deer').others = [{ x: 21_500, y: 11_000 }];
        table.give({ type: 'walk', to: { x: 21_500, y: 10_000 } });
        table.give({ type: 'walk', to: { x: 19_000, y: 10_000 } });
        const drop = { type: 'drop-grenade', mount: 0, delay: 0, at: { x: 21_500, y: 10_000 } } as const;
        const owner = ['defense', 6] as const;
        table.give(drop, ['grenade', 1], ...(reading === 4 ? [owner] : [['defense', 6] as const, owner]));
        return table.events('defended').map(({ unit }) => unit);
      });
      expect(harmed).toEqual([[1, 0], [0]]);
    },
  );

  rule('HGB-OPT-06', 'the way of an activation before is forgotten', () => {
    const table = scene(ON);
    table.activate('Archer');
    const drop = (x: number) => ({ type: 'drop-grenade', mount: 0, delay: 0, at: { x, y: 10_000 } }) as const;
    expect(table.refusal(drop(21_000))).toBe('The unit has not come along here (HGB-OPT-06)');
  });

  rule('HGB-OPT-06', 'or at the end of a round that nobody else knows', () => {
    const table = scene(ON);
    table.give({ type: 'drop-grenade', mount: 0, delay: 1, at: { x: 21_500, y: 10_000 } });
    expect(table.state.marks.grenades).toMatchObject([{ due: 2 }]);
    const read = (viewer: 0 | 1) =>
      eventsFor(gearblitz, table.news, viewer)
        .filter(({ type }) => type === 'grenade-dropped')
        .map((event) => gearblitz.describe(event, gearblitz.table(table.state, viewer)));
    expect([read(0), read(1)]).toEqual([
      ['Archer drops a grenade, for the end of round 2.'],
      ['Archer drops a grenade.'],
    ]);
    expect(viewFor(gearblitz, table.state, 0).table.marks.grenades).toMatchObject([{ due: 2 }]);
    expect(viewFor(gearblitz, table.state, 1).table.marks.grenades).toMatchObject([{ due: null }]);
    expect(viewFor(gearblitz, table.state, 'spectator').table.marks.grenades).toMatchObject([{ due: null }]);
    table.state.agenda = [{ step: 'events' }, { step: 'grenades/due' }];
    table.run(['initiative', 5, 5], ['initiative', 2, 2]);
    expect(table.state.marks.grenades).toHaveLength(1);
    table.state.agenda = [{ step: 'events' }, { step: 'grenades/due' }];
    table.run(['grenade', 5], ['defense', 6], ['defense', 6], ['initiative', 5, 5], ['initiative', 2, 2]);
    expect(table.state.marks.grenades).toEqual([]);
  });

  rule(
    ['HGB-OPT-06', 'HGB-IF-10'],
    'one that is thrown scatters first, and goes off with what it was thrown with',
    () => {
      const table = duel(ON, thrower, { at: '20,13' });
      const at = { x: 20_000, y: 13_000 };
      expect(table.refusal({ type: 'throw-timed', mount: 0, delay: 0, at })).toMatch(/./);
      expect(table.refusal({ type: 'throw-timed', mount: 0, delay: 7, at })).toMatch(/./);
      table.give({ type: 'throw-timed', mount: 0, delay: 1, at });
      expect(viewFor(gearblitz, table.state, 1).table.marks.grenades).toMatchObject([{ due: null }]);
      table.give({ type: 'cardinal', at: { x: 20_000, y: 0 } }, ['placement', 3], ['scatter', 1]);
      const [placed] = table.events('placed');
      expect(placed.total - placed.threshold.total).toBeLessThanOrEqual(0);
      expect(table.unit('Archer').actions).toBe(0);
      expect(table.events('defended')).toEqual([]);
      expect(table.state.marks.grenades).toMatchObject([{ at: placed.at, due: 2, value: 3 }]);
      table.state.round = 2;
      table.state.agenda = [{ step: 'events' }, { step: 'grenades/due' }];
      table.run(['defense', 6], ['defense', 6], ['initiative', 5, 5], ['initiative', 2, 2]);
      expect(table.events('grenade-bursts')[0]).toMatchObject({ total: 3, dice: [], at: placed.at });
      expect(table.events('defended')[0]).toMatchObject({ against: 3 });
      expect(table.state.marks.grenades).toEqual([]);
    },
  );

  rule('HGB-OPT-06', 'everybody reads that one is thrown, where it lies and what it comes to', () => {
    const table = duel(ON, thrower, { at: '20,13' });
    const at = { x: 20_000, y: 13_000 };
    table.give({ type: 'throw-timed', mount: 0, delay: 1, at });
    expect(sentences(table)).toContain('Archer throws a timed grenade, for the end of round 2.');
    table.give({ type: 'cardinal', at: { x: 20_000, y: 0 } }, ['placement', 3], ['scatter', 1]);
    expect(sentences(table)).toContain('The grenade of Archer lies there now.');
    const [{ at: lies }] = table.state.marks.grenades!;
    expect(gearblitz.standing(table.state)).toMatchObject({ grenades: [[lies.x, lies.y, 2]] });
    table.state.round = 2;
    table.state.agenda = [{ step: 'events' }, { step: 'grenades/due' }];
    table.run(['defense', 6], ['defense', 6], ['initiative', 5, 5], ['initiative', 2, 2]);
    expect(sentences(table)).toContain('The grenade of Archer goes off: 3.');
    const now = scene(ON);
    now.give(
      { type: 'drop-grenade', mount: 0, delay: 0, at: { x: 21_500, y: 10_000 } },
      ['grenade', 5],
      ['defense', 6],
      ['defense', 6],
    );
    expect(sentences(now)).toContain('Archer drops a grenade.');
  });

  rule('HGB-OPT-06', 'six rounds are the most, and without an action or a grenade nobody drops one', () => {
    const table = scene(ON);
    const drop = (delay: number) =>
      ({ type: 'drop-grenade', mount: 0, delay, at: { x: 21_500, y: 10_000 } }) as const;
    expect(table.refusal(drop(7))).toMatch(/6/);
    table.give(drop(6));
    expect(table.choices).not.toContain('drop-grenade');
    const unarmed = duel(ON, {});
    expect(unarmed.choices).not.toContain('drop-grenade');
    const empty = scene(ON);
    const archer = empty.unit('Archer');
    archer.ammunition = archer.ammunition.map(() => ({ isOut: true, circles: null }));
    expect(empty.choices).not.toContain('drop-grenade');
  });

  rule('HGB-OPT-06', 'whoever sets a timer reads when the grenade goes off', () => {
    const table = scene(ON);
    table.state.round = 3;
    const { orders } = menuFor(gearblitz, table.state, 0)!;
    const drop = orders.find(({ type }) => type === 'drop-grenade')!;
    const delay = drop.fields.find((field) => field.kind === 'whole')!;
    expect([0, 1, 2].map((rounds) => delay.describe!(rounds).label)).toEqual([
      'at once',
      'at the end of round 4',
      'at the end of round 5',
    ]);
  });

  rule('HGB-OPT-06', 'it strikes whoever is in its area, as it was read before, too', () => {
    for (const reading of [latestReading({ readings }), 4]) {
      const table = duel(ON, thrower, { at: '23,11' }, { reading });
      table.unit('Archer').at = { x: 5000, y: 5000 };
      const grenade = { unit: 0, mount: 0, at: { x: 21_500, y: 10_000 }, seat: 0, value: 5, due: 1 };
      table.state.agenda = [{ step: 'events' }, { step: 'grenade', ...grenade } as never];
      table.run(['defense', 6], ['initiative', 5, 5], ['initiative', 2, 2]);
      expect(table.events('defended').map(({ unit }) => unit)).toEqual([table.id('Deer')]);
    }
  });

  rule('HGB-OPT-06', 'of two that lie in one place each goes off in its own time', () => {
    for (const delays of [
      [1, 3],
      [3, 1],
    ]) {
      const table = duel(ON, { ...thrower, card: { ...thrower.card, actions: 2 } }, { at: '40,40' });
      const at = { x: 20_000, y: 10_000 };
      for (const delay of delays) table.give({ type: 'drop-grenade', mount: 0, delay, at });
      table.unit('Archer').at = { x: 40_000, y: 10_000 };
      table.state.round = 2;
      table.state.agenda = [{ step: 'events' }, { step: 'grenades/due' }];
      table.run(['grenade', 5], ['initiative', 5, 5], ['initiative', 2, 2]);
      expect(table.state.marks.grenades).toMatchObject([{ due: 4 }]);
    }
  });

  rule(['HGB-OPT-06', 'HGB-BLDG-03'], 'in a building it strikes the walls, too', () => {
    const wall = '48 x 48\nbuilding 30,30 to 34,34 height 2';
    const table = duel(ON, thrower, { at: '40,40' }, { scene: wall });
    const grenade = { unit: 0, mount: 0, at: { x: 32_000, y: 32_000 }, seat: 0, value: 5, due: 1 };
    table.state.agenda = [{ step: 'events' }, { step: 'grenade', ...grenade } as never];
    table.run(['initiative', 5, 5], ['initiative', 2, 2]);
    expect(table.events('building-struck')).toHaveLength(1);
  });

  rule(['HGB-OPT-06', 'HGB-DET-04'], 'it counts as one weapon that was used', () => {
    const table = scene(ON);
    table.give({ type: 'drop-grenade', mount: 0, delay: 1, at: { x: 21_500, y: 10_000 } });
    expect(table.unit('Archer').body).toMatchObject({ weaponsUsed: 1, hasFired: true });
  });

  rule('HGB-OPT-06', 'others imagine that it goes off in this round or in one of the six after it', () => {
    const table = scene(ON);
    const imagined = (viewer: 0 | 1) => {
      const view = viewFor(gearblitz, table.state, viewer);
      const dues = Array.from({ length: 60 }, (_, seed) => imagine(view, `${seed}`).marks.grenades?.[0].due);
      return [...new Set(dues)].sort();
    };
    expect(imagined(1)).toEqual([undefined]);
    table.state.round = 2;
    table.give({ type: 'drop-grenade', mount: 0, delay: 3, at: { x: 21_500, y: 10_000 } });
    expect(imagined(0)).toEqual([5]);
    expect(imagined(1)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  rule('HGB-OPT-06', 'even if the unit that has left it behind is a crew on foot by then', () => {
    const table = scene({ ...ON, ejection: true });
    table.give({ type: 'drop-grenade', mount: 0, delay: 1, at: { x: 21_500, y: 10_000 } });
    const unit = table.unit('Archer');
    unit.body = { ...unit.body, isCrew: true };
    unit.at = { x: 40_000, y: 40_000 };
    table.state.round = 2;
    table.state.agenda = [{ step: 'events' }, { step: 'grenades/due' }];
    table.run(['grenade', 5, 2], ['defense', 6], ['initiative', 5, 5], ['initiative', 2, 2]);
    expect(table.state.marks.grenades).toEqual([]);
    expect(table.events('defended').map(({ unit: id }) => id)).toEqual([1]);
  });
});
