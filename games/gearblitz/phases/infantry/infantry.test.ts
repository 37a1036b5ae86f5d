import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { describe, expect } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { gearblitz } from '../../game.ts';
import type { GearBlitz } from '../../game-types.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';

const SQUAD: Partial<Card> = {
  kind: 'infantry',
  bases: 3,
  armor: 8,
  actions: 1,
  attack: [1, 0, 0],
  movement: [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }],
  perks: { improvedOffRoad: true },
  weapons: [gun('INF-AR', { arc: 'T' })],
};
/** A squad in a row, an inch and a half from base to base. */
const row = (more: Partial<Model> = {}): Model => ({
  at: '20,20',
  bases: ['21.5,20', '23,20'],
  ...more,
  card: { ...SQUAD, ...more.card },
});

function duel(north: Partial<Model>, south: Partial<Model> = {}, more: Partial<Scenery> = {}): Battle {
  return new Battle({
    north: { Archer: { at: '20,10', facing: 180, ...north, card: { weapons: [gun('LAC')], ...north.card } } },
    south: { Squad: row({ card: { actions: 0, ...south.card }, ...south }) },
    ...more,
  });
}

const INCHES = (...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => ({ x: x * 1000, y: y * 1000 }));

describe('a squad of three bases', () => {
  rule('HGB-INF-01', 'the range is that to its nearest base', () => {
    // 5.3" from the last base, 6.1" from the first: Short range ends at 6".
    const table = duel({ at: '23,14.2' });
    table.activate('Archer');
    table.attack('Squad', ['attack', 2], ['defense', 6]);
    expect(table.events('fired')[0].modifiers.lines.map(({ reason }) => reason)).toContain('Short range');
    const alone = duel({ at: '23,14.2' }, { bases: [] });
    alone.activate('Archer');
    alone.attack('Squad', ['attack', 2], ['defense', 6]);
    expect(alone.events('fired')[0].modifiers.lines.map(({ reason }) => reason)).not.toContain('Short range');
  });

  rule('HGB-INF-01', 'it follows its leading base, and stays together', () => {
    const table = new Battle({ north: { Archer: { at: '4,4' } }, south: { Squad: row() } });
    table.activate('Squad', 'combat');
    table.give({ type: 'walk', to: { x: 20_000, y: 18_500 } });
    expect(table.unit('Squad').others).toEqual(INCHES([21.5, 18.5], [23, 18.5]));
  });

  rule('HGB-INF-01', 'a base that finds something in its way stands as near as it can', () => {
    const table = new Battle({
      north: { Archer: { at: '4,4' } },
      south: { Squad: row(), Rock: { at: '23,18.4' } },
    });
    table.activate('Squad', 'combat');
    table.give({ type: 'walk', to: { x: 20_000, y: 18_500 } });
    const [second, third] = table.unit('Squad').others;
    expect(second).toEqual({ x: 21_500, y: 18_500 });
    expect(third).not.toEqual({ x: 23_000, y: 18_500 });
  });

  rule('HGB-INF-01', 'a base may be put elsewhere for MP, within 2" of another', () => {
    const table = new Battle({ north: { Archer: { at: '4,4' } }, south: { Squad: row() } });
    table.activate('Squad', 'combat');
    table.give({ type: 'base', base: 2, to: { x: 24_000, y: 20_000 } });
    expect(table.unit('Squad').activation!.spent).toBe(1000);
    expect(table.unit('Squad').others).toEqual(INCHES([21.5, 20], [24, 20]));
    const pair = new Battle({
      north: { Archer: { at: '4,4' } },
      south: { Squad: row({ bases: ['21.5,20'], card: { bases: 2 } }) },
    });
    pair.activate('Squad', 'combat');
    expect(pair.choices).toContain('base');
    expect(table.refusal({ type: 'base', base: 2, to: { x: 24_900, y: 20_000 } })).toBe(
      'Bases stay within 2" of another of their squad (HGB-INF-01)',
    );
  });

  rule(['HGB-INF-01', 'HGB-TERR-01'], 'a base pays for the ground that it comes to, up to all MP', () => {
    const table = new Battle({
      scene: '48 x 48\nwoodland 23.5,10 to 30,30 height 2',
      north: { Archer: { at: '4,4' } },
      south: { Squad: row({ bases: ['21.5,20', '23.2,20'], card: { perks: {} } }) },
    });
    table.activate('Squad', 'combat');
    expect(table.refusal({ type: 'base', base: 2, to: { x: 24_201, y: 20_000 } })).toContain('HGB-MOVE-01');
    table.give({ type: 'base', base: 2, to: { x: 24_200, y: 20_000 } });
    expect(table.unit('Squad').activation!.spent).toBe(2000);
    const creeping = new Battle({
      scene: '48 x 48\nwoodland 23.5,10 to 30,30 height 2',
      north: { Archer: { at: '4,4' } },
      south: { Squad: row({ bases: ['21.5,20', '23.2,20'], card: { perks: {} } }) },
    });
    // HGB-MOVE-03: whoever creeps pays for no ground.
    creeping.activate('Squad', 'stationary');
    creeping.give({ type: 'base', base: 2, to: { x: 24_200, y: 20_000 } });
    expect(creeping.unit('Squad').activation!.path).toBe(1000);
  });

  rule(['HGB-INF-01', 'HGB-TERR-02'], 'a base that has nowhere to go is not on offer', () => {
    const table = new Battle({
      scene:
        '48 x 48\nwater 22.1,15 to 22.9,25\nwater 23.1,15 to 30,25\nwater 22,15 to 30,19.9\nwater 22,20.1 to 30,25',
      north: { Archer: { at: '4,4' } },
      south: { Squad: row() },
    });
    table.activate('Squad', 'combat');
    const form = menuFor(gearblitz, table.state, 1)!.orders.find(({ type }) => type === 'base')!;
    const base = form.fields[0] as Pick;
    expect(Array.from(base.values)).toEqual([1]);
  });

  rule('HGB-INF-01', 'a base that is hemmed in is put beyond those who stand around it', () => {
    const table = new Battle({
      north: { Archer: { at: '4,4' } },
      south: {
        Squad: row(),
        ...{ Above: { at: '23,18.9' }, Below: { at: '23,21.1' }, Right: { at: '24.1,20' } },
      },
    });
    table.activate('Squad', 'combat');
    table.give({ type: 'base', base: 2, to: { x: 21_800, y: 21_400 } });
    expect(table.unit('Squad').others[1]).toEqual({ x: 21_800, y: 21_400 });
  });

  rule(
    ['HGB-INF-01', 'HGB-TERR-01'],
    'who cannot enter the ground is told so, not that it is too far',
    () => {
      const table = new Battle({
        scene: '48 x 48\nwater 23.6,10 to 30,30',
        north: { Archer: { at: '4,4' } },
        south: { Squad: row() },
      });
      table.activate('Squad', 'combat');
      expect(table.refusal({ type: 'base', base: 2, to: { x: 23_700, y: 20_000 } })).toBe(
        'It cannot enter water (HGB-TERR-01)',
      );
      table.unit('Squad').others = [];
      expect(table.refusal({ type: 'walk', to: { x: 23_700, y: 20_000 } })).toBe(
        'It cannot enter water (HGB-TERR-01)',
      );
    },
  );

  rule('HGB-INF-01', 'the bases that may be put elsewhere are called by where they stand', () => {
    const table = new Battle({
      north: { Archer: { at: '4,4' } },
      south: { Squad: row({ bases: ['21.5,20', '20,21.5'] }) },
    });
    table.activate('Squad', 'combat');
    const form = menuFor(gearblitz, table.state, 1)!.orders.find(({ type }) => type === 'base')!;
    const base = form.fields[0] as Pick;
    expect(Array.from(base.values, (index) => base.describe!(index).label)).toEqual([
      'The base at 21.5, 20',
      'The base at 20, 21.5',
    ]);
  });

  rule(
    ['HGB-INF-01', 'HGB-MOVE-01'],
    'but not beside the table, on another base, or further than its MP',
    () => {
      const edge = row({ at: '45,20', bases: ['46.2,20', '47.4,20'] });
      const table = new Battle({ north: { Archer: { at: '4,4' } }, south: { Squad: edge } });
      table.activate('Squad', 'combat');
      const why = (x: number, y: number) => table.refusal({ type: 'base', base: 2, to: { x, y } });
      expect(why(48_300, 20_000)).toMatch(/table/);
      expect(why(46_400, 20_000)).toMatch(/Squad/);
      expect(why(46_200, 22_300)).toMatch(/MP|far|"/);
    },
  );

  rule(['HGB-INF-01', 'HGB-MOVE-03'], 'standing still all of it creeps an inch together', () => {
    const table = new Battle({ north: { Archer: { at: '4,4' } }, south: { Squad: row() } });
    table.activate('Squad', 'stationary');
    table.give({ type: 'base', base: 2, to: { x: 23_600, y: 20_000 } });
    expect(table.refusal({ type: 'walk', to: { x: 20_000, y: 19_500 } })).toContain('at most');
    table.give({ type: 'walk', to: { x: 20_000, y: 19_600 } });
  });

  rule('HGB-INF-01', 'nobody walks through any of its bases', () => {
    const table = duel({ at: '23,17', facing: 180 });
    table.activate('Archer', 'combat');
    expect(table.refusal({ type: 'walk', to: { x: 23_000, y: 21_000 } })).toContain('at most');
  });
});

describe('losses', () => {
  rule('HGB-INF-07', 'a plain shot takes one base at most, and the owner picks it', () => {
    const table = duel({ card: { weapons: [gun('HRG')] } });
    table.activate('Archer');
    table.attack('Squad', ['attack', 6], ['defense', 2]);
    expect(table.asked).toBe('South: casualty');
    table.give({ type: 'casualty', base: 0 });
    expect(table.unit('Squad')).toMatchObject({
      at: { x: 21_500, y: 20_000 },
      others: [{ x: 23_000, y: 20_000 }],
      body: { bases: 2 },
    });
  });

  rule(
    ['HGB-INF-08', 'HGB-INF-07'],
    'an area multiplies by the bases that it touches, and takes those',
    () => {
      // An area of 1" at the leading base touches the second, but not the third.
      const table = duel({ card: { weapons: [gun('LAC')] } });
      table.activate('Archer');
      table.give(table.attackOrder('Squad', { rof: 1 }), ['attack', 4], ['defense', 3]);
      // 8 halved, by 1, on two bases.
      expect(table.events('thinned')).toEqual([]);
      expect(table.asked).toBe('South: casualty');
      table.give({ type: 'casualty', base: 1 });
      expect(table.unit('Squad').others).toEqual(INCHES([23, 20]));
      expect(table.unit('Squad').at).toEqual({ x: 20_000, y: 20_000 });
    },
  );

  rule('HGB-INF-07', 'where only one base is touched nobody is asked which is lost', () => {
    const table = duel({ card: { weapons: [gun('LFG')] } });
    table.activate('Archer');
    const order = { type: 'burst', mount: 0, rof: 0, concentrated: 0, at: { x: 23_900, y: 20_000 } } as const;
    table.give(order, ['attack', 4], ['defense', 6]);
    expect(table.events('thinned')).toMatchObject([{ lost: 1 }]);
    expect(table.unit('Squad').at).toEqual({ x: 20_000, y: 20_000 });
    expect(table.unit('Squad').others).toEqual(INCHES([21.5, 20]));
  });

  rule(['HGB-WSR-09', 'HGB-INF-07'], 'Haywire takes another base only where one was lost', () => {
    const gunner = { card: { weapons: [gun('LPA')] } };
    const spared = duel(gunner, { card: { actions: 0, armor: 30 } });
    spared.activate('Archer');
    spared.attack('Squad', ['attack', 4], ['defense', 3]);
    expect(spared.events('thinned')).toMatchObject([{ lost: 0 }]);
    const hit = duel(gunner, { bases: ['21.5,20'], card: { actions: 0, bases: 2 } });
    hit.activate('Archer');
    hit.attack('Squad', ['attack', 6], ['defense', 3]);
    hit.give({ type: 'casualty', base: 0 }, ['haywire', 4]);
    expect(hit.events('haywire')).toMatchObject([{ die: 4, number: 4 }]);
    expect(hit.unit('Squad').at).toBeNull();
  });

  rule(['HGB-ACT-07', 'HGB-INF-12'], 'counters are spent one for each base that is saved', () => {
    const table = duel({}, { body: { hullDown: 2 } });
    table.activate('Archer');
    table.attack('Squad', ['attack', 6], ['defense', 2]);
    expect(table.events('thinned')).toMatchObject([{ lost: 0, countersSpent: 1 }]);
    expect(table.unit('Squad').body).toMatchObject({ bases: 3, hullDown: 1 });
  });

  rule('HGB-INF-10', 'with its bases it loses Size', () => {
    const table = duel({ card: { weapons: [gun('APGL')] }, at: '20,16' });
    table.activate('Archer');
    table.attack('Squad', ['attack', 6], ['defense', 2]);
    expect(table.unit('Squad').at).toBeNull();
    expect(table.state.outcome).toBeNull();
  });
});

describe('attacks', () => {
  const fire = (more: Partial<Card> = {}) =>
    new Battle({
      north: { Deer: { at: '20,14', card: { actions: 0 } } },
      south: { Squad: row({ card: more, body: { speed: 'stationary' } }) },
    });

  rule('HGB-INF-06', 'a rifle has as much Rate of Fire on top as there are bases, for areas only', () => {
    const table = fire();
    table.activate('Squad', 'stationary');
    expect(table.refusal(table.attackOrder('Deer', { rof: 4 }))).toContain('one of 0, 1, 2, 3');
    table.give(table.attackOrder('Deer', { rof: 3 }), ['attack', 2], ['defense', 6]);
    const other = fire();
    other.activate('Squad', 'stationary');
    expect(other.refusal(other.attackOrder('Deer', { rof: 3, concentrated: 3 }))).toContain('one of 0 ');
  });

  rule('HGB-INF-06', 'one action fires basic and heavy weapons, as one attack', () => {
    const table = fire({ weapons: [gun('INF-AR', { arc: 'T' }), gun('INF-RL', { arc: 'T' })] });
    table.activate('Squad', 'stationary');
    table.attack('Deer', ['attack', 2], ['defense', 6]);
    expect(table.asked).toBe('South: second-weapon');
    expect(menuFor(gearblitz, table.state, 1)!.orders.find(({ type }) => type === 'hold')!.isPass).toBe(true);
    table.give(table.attackOrder('Deer', { mount: 1 }), ['attack', 2], ['defense', 6]);
    const [defended] = table.events('defended');
    expect(defended.modifiers.lines.map(({ reason }) => reason)).not.toContain('Multiple Attackers');
    expect(table.unit('Squad').actions).toBe(0);
    expect(table.state.attacks).toMatchObject([{ times: 1 }]);
  });

  rule(['HGB-INF-06', 'HGB-ATT-05'], 'both weapons suffer what went before them, and no more', () => {
    const table = fire({ weapons: [gun('INF-AR', { arc: 'T' }), gun('INF-RL', { arc: 'T' })], actions: 2 });
    table.activate('Squad', 'stationary');
    for (const total of [4, 3]) {
      table.attack('Deer', ['attack', 2], ['defense', 6]);
      expect(table.events('defended')[0].total).toBe(total);
      table.give(table.attackOrder('Deer', { mount: 1 }), ['attack', 2], ['defense', 6]);
      expect(table.events('defended')[0].total).toBe(total);
    }
  });

  rule('HGB-INF-06', 'what the first weapon has destroyed is not fired at with the second', () => {
    const table = fire({ weapons: [gun('INF-RL', { arc: 'T' }), gun('INF-AR', { arc: 'T' })] });
    const deer = table.unit('Deer');
    deer.body = { ...deer.body, damage: 3 };
    table.activate('Squad', 'stationary');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(deer.at).toBeNull();
    expect(table.asked).not.toBe('South: second-weapon');
  });

  rule('HGB-INF-02', 'heavy weapons stay silent on the move', () => {
    const table = fire({ weapons: [gun('INF-AR', { arc: 'T' }), gun('INF-RL', { arc: 'T' })] });
    table.activate('Squad', 'combat');
    table.attack('Deer', ['attack', 2], ['defense', 6]);
    expect(table.asked).not.toBe('South: second-weapon');
  });
});

describe('transports', () => {
  const APC: Partial<Card> = {
    kind: 'apc',
    actions: 2,
    perks: { transport: 2 },
    movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }],
  };
  const column = (options: Scenery['options'] = {}, apc: Partial<Card> = {}, squad: Partial<Model> = {}) =>
    new Battle({
      options: options!,
      north: {
        Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG'), gun('LAC')], actions: 4 } },
      },
      south: {
        Truck: { at: '20,20', card: { ...APC, ...apc }, body: { speed: 'stationary' } },
        Squad: row({ at: '20,21.5', bases: ['21,21.5', '22,21.5'], ...squad }),
        Guards: { at: '44,44', card: { actions: 0 } },
      },
    });
  const loaded = (options: Scenery['options'] = {}, apc: Partial<Card> = {}) => {
    const table = column(options, apc);
    table.unit('Archer').actions = 0;
    table.activate('Truck', 'stationary');
    table.give({ type: 'embark', unit: table.id('Squad') });
    return table;
  };

  rule(['HGB-INF-05', 'HGB-PERK-16'], 'a Stationary transport takes a squad aboard for an action', () => {
    const table = loaded();
    expect(table.unit('Squad')).toMatchObject({
      at: null,
      others: [],
      aboard: table.id('Truck'),
      actions: 0,
    });
    expect(table.unit('Truck').actions).toBe(1);
    const moving = column();
    moving.activate('Truck', 'combat');
    expect(moving.choices).not.toContain('embark');
    const far = column({}, {}, { at: '30,30', bases: ['31,30', '32,30'] });
    far.activate('Truck', 'stationary');
    expect(far.choices).not.toContain('embark');
  });

  rule('HGB-INF-05', 'whoever gets out stands beside it, and neither moves nor fires heavy weapons', () => {
    const table = loaded();
    table.unit('Squad').isLocked = false;
    expect(table.refusal({ type: 'disembark', unit: table.id('Squad'), at: { x: 26_000, y: 20_000 } })).toBe(
      'Passengers must get out next to their transport (HGB-INF-05)',
    );
    table.give({ type: 'disembark', unit: table.id('Squad'), at: { x: 21_502, y: 20_000 } });
    const squad = table.unit('Squad');
    expect(squad).toMatchObject({
      aboard: null,
      isDismounted: true,
      actions: 1,
      body: { speed: 'stationary' },
    });
    expect(squad.others).toHaveLength(2);
    const agenda: FrameOf<GearBlitz>[] = [{ step: 'events' }, { step: 'units', seat: 1, group: 1 }];
    table.state.agenda = agenda;
    table.run();
    table.give({ type: 'activate', unit: table.id('Squad'), speed: 'stationary', mode: 'W' });
    expect(table.choices).not.toContain('walk');
    expect(table.choices).not.toContain('base');
  });

  rule(['HGB-PERK-10', 'HGB-INF-05'], 'Large Doors let two through for one action', () => {
    const table = loaded({}, { perks: { transport: 2, largeDoors: true } });
    expect(table.unit('Truck').actions).toBe(1);
    table.give({ type: 'disembark', unit: table.id('Squad'), at: { x: 21_502, y: 20_000 } });
    expect(table.unit('Truck')).toMatchObject({ actions: 1, activation: { doors: 0 } });
    // Open for two, and no more: then another action is due.
    table.unit('Truck').actions = 0;
    table.activate('Truck', 'stationary');
    expect(table.choices).not.toContain('embark');
    table.unit('Truck').activation = { ...table.unit('Truck').activation!, doors: 1 };
    table.give({ type: 'embark', unit: table.id('Squad') });
    expect(table.unit('Truck')).toMatchObject({ actions: 0, activation: { doors: 0 } });
    expect(table.choices).not.toContain('disembark');
  });

  rule('HGB-INF-05', 'nobody takes a squad of the enemy aboard', () => {
    const table = new Battle({
      north: { Raiders: row({ at: '20,21.5', bases: ['21,21.5', '22,21.5'] }) },
      south: { Truck: { at: '20,20', card: APC, body: { speed: 'stationary' } } },
    });
    table.activate('Truck', 'stationary');
    expect(table.choices).not.toContain('embark');
  });

  rule('HGB-INF-03', 'ATVs do not get into it', () => {
    const movement: Card['movement'] = [
      { mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] },
      { mode: 'G', combat: 8, top: 16, defense: [0, 1, 2] },
    ];
    const table = column({}, {}, { card: { movement } });
    table.activate('Truck', 'stationary');
    expect(table.choices).not.toContain('embark');
  });

  const shot = (table: Battle, mount: number, ...rolls: Parameters<Battle['give']>[1][]) => {
    table.unit('Truck').isLocked = true;
    table.unit('Archer').actions = 1;
    table.activate('Archer');
    table.give(table.attackOrder('Truck', { mount }), ...rolls);
  };

  rule('HGB-PERK-17', 'a hit may reach those inside, with the multiplier of the weapon', () => {
    const table = loaded();
    // Light: the die has to exceed 5.
    shot(table, 1, ['attack', 5], ['defense', 3], ['passengers', 6]);
    expect(table.unit('Truck').body.damage).toBe(1);
    expect(table.unit('Squad').body.bases).toBe(2);
    expect(table.events('shaken')).toMatchObject([{ die: 6, threshold: 5, isReached: true }]);
    const spared = loaded();
    shot(spared, 1, ['attack', 5], ['defense', 3], ['passengers', 5]);
    expect(spared.unit('Squad').body.bases).toBe(3);
  });

  rule('HGB-PERK-17', 'it is once the multiplier, too little for thick armor and one base at most', () => {
    const lost = (armor: number) => {
      const table = loaded();
      Object.assign(table.state.setup.armies[1].groups[0].units[1].card, { armor });
      shot(table, 1, ['attack', 5], ['defense', 3], ['passengers', 6]);
      const [inside] = table.events('struck').filter(({ unit }) => unit === table.id('Squad'));
      expect(inside.armor.total).toBe(armor);
      return [inside.damage, 3 - table.unit('Squad').body.bases];
    };
    const [damage] = lost(2);
    expect(lost(2)).toEqual([damage, 1]);
    expect([lost(damage)[1], lost(damage + 1)[1]]).toEqual([1, 0]);
  });

  rule('HGB-PERK-17', 'a squad may lose its last base inside, and is gone', () => {
    const table = loaded();
    const squad = table.unit('Squad');
    squad.body = { ...squad.body, bases: 1 };
    shot(table, 1, ['attack', 5], ['defense', 3], ['passengers', 6]);
    const [inside] = table.events('struck').filter(({ unit }) => unit === table.id('Squad'));
    expect(inside).toMatchObject({ margin: 1, level: 0, damage: inside.multiplier.total });
    expect(table.events('destroyed').map(({ unit }) => unit)).toEqual([table.id('Squad')]);
    expect(squad).toMatchObject({ aboard: null, body: { bases: 0, damage: 4 } });
    expect(table.unit('Truck').at).not.toBeNull();
  });

  rule('HGB-PERK-17', 'who is aboard when it is destroyed is lost with it', () => {
    const table = loaded();
    shot(table, 0, ['attack', 6], ['defense', 2]);
    expect(table.events('destroyed').map(({ unit }) => unit)).toEqual([table.id('Squad'), table.id('Truck')]);
    expect(table.unit('Squad')).toMatchObject({ at: null, aboard: null });
  });

  rule(['HGB-PERK-17', 'HGB-OPT-01'], 'where crews get out, every base inside tries against 6', () => {
    const table = loaded({ ejection: true });
    const squad = table.id('Squad');
    Object.assign(table.state.setup.armies[1].groups[0].units[1].skills, { def: 2 });
    shot(
      table,
      0,
      ['attack', 6],
      ['defense', 2],
      ['ejection', 2],
      ['escape', 6, 6],
      ['escape', 5, 2],
      ['escape', 6, 6],
    );
    expect(table.state.units[squad]).toMatchObject({ aboard: null, isLocked: true, body: { bases: 2 } });
    expect(table.state.units[squad].at).not.toBeNull();
    const [escaped] = table.events('escaped');
    expect(escaped).toMatchObject({ out: 2, threshold: 6, dice: [6, 6, 5, 2, 6, 6] });
    const read = (out: number) =>
      gearblitz.describe({ ...escaped, out }, gearblitz.table(table.state, 'spectator'));
    expect([2, 1, 0].map(read)).toEqual([
      'Squad gets out with 2 bases (against 6).',
      'Squad gets out with 1 base (against 6).',
      'Squad is lost with its transport (against 6).',
    ]);
    // Also where its round was not over yet.
    const early = loaded({ ejection: true });
    early.unit('Squad').isLocked = false;
    const out: Roll = ['escape', 6, 6];
    Object.assign(early.state.setup.armies[1].groups[0].units[1].skills, { def: 2 });
    shot(early, 0, ['attack', 6], ['defense', 2], ['ejection', 2], out, out, out);
    expect(early.unit('Squad')).toMatchObject({ isLocked: true, actions: 0 });
  });

  rule('HGB-OPT-02', 'hands carry a crew, and any damage to them is its end', () => {
    const table = new Battle({
      options: { ejection: true },
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')], actions: 4 } } },
      south: {
        Gear: { at: '20,20', card: { actions: 1, perks: { manipulatorArms: true } } },
        Pilot: { at: '21,20' },
      },
    });
    const pilot = table.unit('Pilot');
    pilot.body = { ...pilot.body, isCrew: true, bases: 1 };
    table.activate('Gear', 'combat');
    table.give({ type: 'embark', unit: table.id('Pilot') });
    expect(pilot.aboard).toBe(table.id('Gear'));
    table.unit('Gear').isLocked = true;
    table.activate('Archer');
    table.attack('Gear', ['attack', 5], ['defense', 3]);
    expect(table.unit('Pilot')).toMatchObject({ at: null, aboard: null });
  });
});

rule(['HGB-INF-05', 'HGB-PERK-16'], 'who has no room for passengers takes none', () => {
  const table = new Battle({
    north: {
      Gear: { at: '20,20', body: { speed: 'stationary' }, card: { perks: { manipulatorArms: true } } },
      Squad: { at: '21,20', group: 'Foot', card: SQUAD },
    },
    south: { Foe: { at: '44,44' } },
  });
  table.activate('Gear', 'stationary');
  expect(table.choices).not.toContain('embark');
});

rule(['HGB-INF-06', 'HGB-ROF-01'], 'the basic weapon bursts with a point for each base', () => {
  const table = new Battle({
    north: { Squad: row() },
    south: { Foe: { at: '20,24', card: { actions: 0 } } },
  });
  table.activate('Squad', 'stationary');
  const burst = (rof: number) =>
    ({ type: 'burst', mount: 0, rof, concentrated: 0, at: { x: 20_000, y: 24_000 } }) as const;
  expect(table.refusal(burst(4))).toMatch(/./);
  table.give(burst(3), ['attack', 2], ['defense', 6]);
  expect(table.events('fired')[0].attack.rof).toBe(3);
});

rule(['HGB-TD-01', 'HGB-INF-11'], 'infantry does not designate what it does not detect', () => {
  const pointer = (scene: string) => {
    const table = new Battle({
      scene: `48 x 48\n${scene}`,
      north: { Squad: { at: '20,10', facing: 180, card: { ...SQUAD, aux: { targetDesignator: 2 } } } },
      south: { Target: { at: '20,35', card: { actions: 0 } } },
    });
    table.activate('Squad', 'stationary');
    return table.choices;
  };
  expect(pointer('woodland 10,2 to 12,4 height 3')).toContain('designate');
  expect(pointer('jungle 10,15 to 30,29 height 3')).not.toContain('designate');
});

describe('under cover', () => {
  /** Kinds of several words are drawn as houses. */
  const ofKind = (table: Battle, kind: string): Battle => {
    const { scene } = table.state;
    table.state.scene = { ...scene, pieces: scene.pieces.map((piece) => ({ ...piece, kind })) };
    return table;
  };
  const inside = (kind: string, corners = '18,19 to 24,22', more: Partial<Model> = {}) => {
    const table = new Battle({
      scene: `48 x 48\nbuilding ${corners} height 2`,
      north: { Archer: { at: '4,4' } },
      south: { Squad: row(more) },
    });
    ofKind(table, kind).activate('Squad', 'combat');
    return table;
  };

  rule(['HGB-INF-12', 'HGB-ACT-06'], 'infantry goes Hull-Down inside of houses, wrecks and trenches', () => {
    for (const kind of ['building', 'damaged building', 'soft structure', 'bunker', 'wreck', 'trench']) {
      const table = inside(kind);
      table.give({ type: 'hull-down' });
      expect(table.unit('Squad')).toMatchObject({ shelter: null, actions: 0 });
    }
    expect(inside('woodland').choices).not.toContain('hull-down');
    expect(inside('rocks', '18,20.5 to 24,22').choices).not.toContain('hull-down');
    // Beside a wall is not inside.
    expect(inside('building', '18,20.5 to 24,22').choices).not.toContain('hull-down');
  });

  rule('HGB-INF-04', 'not in the round in which it has come in, but in the next', () => {
    const table = inside('building', '18,19 to 24,22', { at: '20,18.2', bases: ['21.5,18.2', '23,18.2'] });
    table.give({ type: 'walk', to: { x: 20_000, y: 19_200 } });
    expect(table.choices).not.toContain('hull-down');
    table.give({ type: 'done', standBy: 0 }, ['initiative', 6, 6], ['initiative', 2, 2]);
    table.activate('Squad', 'stationary');
    table.give({ type: 'walk', to: { x: 20_000, y: 19_500 } });
    expect(table.choices).toContain('hull-down');
  });

  rule(['HGB-INF-04', 'HGB-TERR-03'], 'it enters any building for 2 MP an inch, and others none', () => {
    for (const kind of ['building', 'soft structure', 'bunker']) {
      const table = inside(kind, '18,19 to 24,22', { at: '20,18.5', bases: ['21.5,18.5', '23,18.5'] });
      table.give({ type: 'walk', to: { x: 20_000, y: 19_500 } });
      expect(table.unit('Squad').activation!.spent).toBe(1500);
      const gear = new Battle({
        scene: '48 x 48\nbuilding 18,19 to 24,22 height 2',
        north: { Gear: { at: '20,18' } },
        south: { Far: { at: '40,40' } },
      });
      ofKind(gear, kind).activate('Gear', 'combat');
      expect(gear.refusal({ type: 'walk', to: { x: 20_000, y: 19_000 } })).toBe(
        'It cannot enter building (HGB-TERR-01)',
      );
    }
  });
});

rule(
  ['HGB-INF-07', 'HGB-ACT-07'],
  'who loses a base in the open has no cover after it, and no level is told',
  () => {
    const table = duel(
      { card: { weapons: [gun('HRG')] } },
      { bases: ['21.5,20'], card: { bases: 2, actions: 0 } },
    );
    table.activate('Archer');
    table.attack('Squad', ['attack', 6], ['defense', 2]);
    expect(table.events('struck')).toMatchObject([{ level: 0 }]);
    table.give({ type: 'casualty', base: 0 });
    expect(table.unit('Squad').body).toMatchObject({ bases: 1, hullDown: null });
  },
);

rule('HGB-INF-01', 'a base goes somewhere else, and with a quarter of an inch left it still may', () => {
  const table = new Battle({ north: { Archer: { at: '4,4' } }, south: { Squad: row() } });
  table.activate('Squad', 'combat');
  expect(table.refusal({ type: 'base', base: 2, to: { x: 23_000, y: 20_000 } })).not.toContain('HGB');
  const { activation } = table.unit('Squad');
  table.unit('Squad').activation = { ...activation!, spent: 1750 };
  expect(table.choices).toContain('base');
  table.unit('Squad').activation = { ...activation!, spent: 1751 };
  expect(table.choices).not.toContain('base');
});

rule(['HGB-INF-01', 'HGB-TERR-08'], 'a road elsewhere does not take a base further than its MP', () => {
  const order = { type: 'base', base: 2, to: { x: 21_000, y: 21_600 } } as const;
  const [now, before] = [latestReading(gearblitz), 8].map((reading) => {
    const table = new Battle({
      reading,
      scene: '48 x 48\nroad 40,0 to 42,48',
      north: { Archer: { at: '4,4' } },
      south: { Squad: row() },
    });
    table.activate('Squad', 'combat');
    return table;
  });
  expect(now.refusal(order)).toBe('That takes 2.561 MP, and 2 are left (HGB-MOVE-01)');
  expect(() => before.refusal(order)).toThrow('is legal');
});

rule('HGB-INF-01', 'a base pays from what its squad has left, to the last thousandth', () => {
  const table = new Battle({
    scene: '48 x 48\nroad 40,0 to 42,48',
    north: { Archer: { at: '4,4' } },
    south: { Squad: row() },
  });
  table.activate('Squad', 'combat');
  table.give({ type: 'base', base: 2, to: { x: 23_000, y: 20_500 } });
  table.give({ type: 'base', base: 1, to: { x: 21_500, y: 21_500 } });
  expect(table.unit('Squad').activation!.spent).toBe(2000);
  expect(table.choices).not.toContain('base');
});

rule(['HGB-INF-01', 'HGB-TERR-01'], 'a base does not go where its squad cannot move as it does', () => {
  const movement = [
    { mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] },
    { mode: 'H', combat: 4, top: 8, defense: [0, 0, 0] },
  ] as const;
  const table = new Battle({
    scene: '48 x 48\nwoodland 23.5,10 to 30,30 height 2',
    north: { Archer: { at: '4,4' } },
    south: { Squad: row({ bases: ['21.5,20', '23,20'], card: { movement }, body: { mode: 'H' } }) },
  });
  table.activate('Squad', 'combat');
  expect(table.refusal({ type: 'base', base: 2, to: { x: 24_000, y: 20_000 } })).toBe(
    'It cannot enter woodland (HGB-TERR-01)',
  );
});

rule('HGB-INF-06', 'a squad may fire one of its weapons and hold the other', () => {
  const weapons = [gun('INF-AR', { arc: 'T' }), gun('INF-RL', { arc: 'T' })];
  const table = new Battle({
    north: { Deer: { at: '20,14', facing: 180, card: { actions: 0 } } },
    south: { Squad: row({ card: { weapons } }) },
  });
  table.activate('Squad', 'stationary');
  table.attack('Deer', ['attack', 2], ['defense', 6]);
  expect(table.asked).toBe('South: second-weapon');
  table.give({ type: 'hold' });
  expect(table.asked).toBe('South: act');
  expect(table.events('fired')).toEqual([]);
});
