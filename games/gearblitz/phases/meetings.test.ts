// Where two chapters meet: each situation as it is read now, and as it was read when every chapter was read by itself.

import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { describe, expect } from 'vitest';
import type { Card } from '../cards/card.ts';
import { describe as sentenceOf } from '../describe.ts';
import { gearblitz } from '../game.ts';
import type { GearBlitz } from '../game-types.ts';
import { readings } from '../past/readings.ts';
import type { RuleId } from '../rule-index.ts';
import { defendersAgainst, facingsTo } from '../rules/attack/aiming.ts';
import { victoryOf } from '../rules/battle/result.ts';
import { isTagged } from '../rules/command/tags.ts';
import { armorAgainst } from '../rules/damage/armor.ts';
import { coverFrom } from '../rules/sight/sighting.ts';
import { coverOnRun } from '../rules/support/run.ts';
import { wallTowards } from '../rules/terrain/structures.ts';
import type { Asset } from '../state/battle.ts';
import { nameOf, rosterOf, unitOf } from '../state/roster.ts';
import type { Attack } from '../state.ts';
import { Battle, gun, type Model, type Scenery } from '../testing/table.ts';

const BEFORE = 4;

/** The result of a situation now, and its result before. */
const nowAndBefore = <T>(scenery: Scenery, play: (table: Battle) => T): T[] =>
  [latestReading({ readings }), BEFORE].map((reading) => play(new Battle({ ...scenery, reading })));

const SQUAD: Partial<Card> = {
  kind: 'infantry',
  bases: 3,
  armor: 8,
  actions: 1,
  attack: [1, 0, 0],
  movement: [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }],
  weapons: [gun('INF-AR', { arc: 'T' })],
};
const row = (more: Partial<Model> = {}): Model => ({
  at: '20,20',
  bases: ['21.5,20', '23,20'],
  ...more,
  card: { ...SQUAD, ...more.card },
});

const said = (table: Battle): string[] => {
  const seen = viewFor(gearblitz, table.state, 0).table;
  return table.news.flatMap((event) => sentenceOf(event, seen) ?? []);
};

describe('what the log says of infantry', () => {
  const duel = (north: Partial<Card>, south: Partial<Model> = {}) => {
    const table = new Battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')], ...north } } },
      south: { Squad: row({ ...south, card: { actions: 0, ...south.card } }) },
    });
    table.activate('Archer');
    return table;
  };

  rule('HGB-INF-07', 'a base that is lost is not called no damage', () => {
    const table = duel({});
    table.attack('Squad', ['attack', 6], ['defense', 2]);
    expect(said(table)).toContain('Squad takes 16 (4 × 4) against armor 8.');
    table.give({ type: 'casualty', base: 0 });
    expect(said(table)).toContain('Squad loses a base.');
  });

  rule('HGB-INF-07', 'too little takes no base, and nothing is said of cover that is not there', () => {
    const table = duel({}, { card: { armor: 99 } });
    table.attack('Squad', ['attack', 6], ['defense', 2]);
    expect(said(table).slice(-1)).toEqual([
      'Squad takes 16 (4 × 4) against armor 99: too little for a base.',
    ]);
  });

  rule(['HGB-INF-08', 'HGB-INF-07'], 'an area is multiplied by the bases in it', () => {
    const table = duel({});
    table.give(
      { type: 'burst', mount: 0, at: { x: 21_500, y: 20_000 }, rof: 2, concentrated: 0 },
      ['attack', 6],
      ['defense', 2],
    );
    const [{ margin, multiplier, touched }] = table.events('struck');
    expect(touched).toBe(3);
    const total = margin * multiplier.total * 3;
    expect(said(table).join(' ')).toContain(
      `Squad takes ${total} (${margin} × ${multiplier.total} × 3 bases) against armor 8.`,
    );
  });

  rule(['HGB-INF-07', 'HGB-ACT-07'], 'counters that are spent are named', () => {
    const table = duel({}, { body: { hullDown: 1 } });
    table.attack('Squad', ['attack', 6], ['defense', 2]);
    expect(said(table)).toContain('Squad loses no base, at the cost of a Hull-Down counter.');
  });
});

describe('drones and morale', () => {
  const tokens = (table: Battle) =>
    Object.fromEntries(
      rosterOf(table.state.setup).groups.map(({ name }, i) => [name, table.state.marks.morale!.tokens[i]]),
    );
  const setTokens = (table: Battle, count: number, name: string): void => {
    const group = rosterOf(table.state.setup).groups.findIndex((each) => each.name === name);
    const morale = table.state.marks.morale!;
    table.state.marks = { morale: { ...morale, tokens: morale.tokens.with(group, count) } };
  };
  const scenery: Scenery = {
    options: { morale: true },
    north: {
      Archer: { at: '20,10', facing: 180, group: 'Bows', card: { weapons: [gun('HRG')], actions: 4 } },
      Robot: {
        at: '22,10',
        facing: 180,
        group: 'Bows',
        master: 0,
        card: { kind: 'drone', weapons: [gun('HRG')], actions: 2 },
      },
    },
    south: {
      Deer: { at: '20,20', group: 'Herd', card: { actions: 0 } },
      Doe: { at: '20,44', group: 'Does', card: { actions: 0 } },
      Pet: { at: '22,22', group: 'Does', master: 0, card: { kind: 'drone', actions: 0, detection: 0 } },
    },
  };

  rule(['HGB-DRONE-03', 'HGB-MOR-01'], 'what a drone destroys shakes and heartens nobody', () => {
    const shaken = nowAndBefore(scenery, (table) => {
      setTokens(table, 2, 'Bows');
      table.activate('Robot');
      table.attack('Deer', ['attack', 6], ['defense', 2]);
      expect(table.unit('Deer').at).toBeNull();
      return tokens(table);
    });
    expect(shaken).toEqual([
      { Bows: 2, Herd: 0, Does: 0 },
      { Bows: 1, Herd: 2, Does: 1 },
    ]);
  });

  rule(['HGB-DRONE-03', 'HGB-MOR-01'], 'a group does not grieve for what only its drone is near', () => {
    const grieved = nowAndBefore(scenery, (table) => {
      table.activate('Archer');
      table.attack('Deer', ['attack', 6], ['defense', 2]);
      return tokens(table);
    });
    expect(grieved).toEqual([
      { Bows: 0, Herd: 2, Does: 0 },
      { Bows: 0, Herd: 2, Does: 1 },
    ]);
  });

  rule(['HGB-DRONE-03', 'HGB-MOR-05'], 'harm to a drone is no harm to its group', () => {
    const hurt = nowAndBefore(scenery, (table) => {
      table.activate('Archer');
      table.attack('Pet', ['attack', 4], ['defense', 3]);
      expect(table.unit('Pet').body.damage).toBeGreaterThan(0);
      return table.state.marks.morale!.hurt.length;
    });
    expect(hurt).toEqual([0, 1]);
  });

  rule(
    ['HGB-DRONE-03', 'HGB-MOR-03', 'HGB-MOR-04'],
    'drones fight on when their group has lost its nerve',
    () => {
      const nerve = nowAndBefore(scenery, (table) => {
        setTokens(table, 4, 'Bows');
        table.activate('Archer');
        const archer = table.choices.includes('attack');
        table.activate('Robot');
        return [archer, table.choices.includes('attack')];
      });
      expect(nerve).toEqual([
        [false, true],
        [false, false],
      ]);
      const demoralized = nowAndBefore(scenery, (table) => {
        setTokens(table, 1, 'Does');
        table.activate('Archer');
        table.attack('Doe', ['attack', 6], ['defense', 2]);
        return table.unit('Pet').body.isDemoralized;
      });
      expect(demoralized).toEqual([false, true]);
    },
  );

  rule(['HGB-MOR-01', 'HGB-SCALE-01'], 'ten inches are measured from front to front', () => {
    // 10.5" between the middles, 9.5" between the fronts of two Gears that face each other.
    const herd = (facing: number): Scenery => ({
      ...scenery,
      south: {
        Deer: { at: '20,20', facing: 90, group: 'Herd', card: { actions: 0 } },
        Doe: { at: '30.5,20', facing, group: 'Does', card: { actions: 0 } },
      },
    });
    const grief = (facing: number) =>
      nowAndBefore(herd(facing), (table) => {
        table.activate('Archer');
        table.attack('Deer', ['attack', 6], ['defense', 2]);
        return tokens(table).Does;
      });
    expect([grief(270), grief(90)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});

describe('squads and Snap Fire', () => {
  const scenery: Scenery = {
    north: { Runner: { at: '20,10', facing: 180, card: { actions: 0, armor: 60 } } },
    south: {
      Squad: row({
        at: '20,14',
        bases: ['21.5,14', '23,14'],
        body: { speed: 'stationary' },
        card: { actions: 1, weapons: [gun('INF-AR', { arc: 'T' }), gun('INF-RL', { arc: 'T' })] },
      }),
    },
  };
  const snap = (table: Battle, by = 'Squad') => ({
    type: 'snap' as const,
    unit: table.id(by),
    mount: 0,
    target: table.id('Runner'),
    rof: 0,
    concentrated: 0,
  });

  rule(['HGB-INF-06', 'HGB-ACT-10'], 'from Stand-By the second weapon suffers −1, too', () => {
    const penalties = nowAndBefore(scenery, (table) => {
      Object.assign(table.unit('Squad'), { actions: 0, standBy: 1, isLocked: true });
      table.activate('Runner', 'combat');
      table.give({ type: 'walk', to: { x: 20_000, y: 11_000 } });
      table.give(snap(table), ['attack', 2], ['defense', 6]);
      expect(table.asked).toBe('South: second-weapon');
      table.give(table.attackOrder('Runner', { mount: 1 }), ['attack', 2], ['defense', 6]);
      return table.events('fired')[0].modifiers.lines.some(({ rule: cited }) => cited === 'HGB-ACT-10');
    });
    expect(penalties).toEqual([true, false]);
  });

  rule(['HGB-INF-06', 'HGB-ATT-05'], 'neither weapon of it minds how many have attacked before', () => {
    const penalties = nowAndBefore(scenery, (table) => {
      const [group] = [rosterOf(table.state.setup).units[table.id('Squad')].group];
      table.state.attacks = [{ target: table.id('Runner'), group, times: 3 }];
      table.activate('Runner', 'combat');
      table.give({ type: 'walk', to: { x: 20_000, y: 11_000 } });
      table.give(snap(table), ['attack', 2], ['defense', 6]);
      table.give(table.attackOrder('Runner', { mount: 1 }), ['attack', 2], ['defense', 6]);
      return table.events('defended')[0].modifiers.lines.some(({ rule: cited }) => cited === 'HGB-ATT-05');
    });
    expect(penalties).toEqual([false, true]);
  });

  rule(
    ['HGB-STANCE-02', 'HGB-ACT-11'],
    'whoever stands by from the start fires once before its activation',
    () => {
      const table = new Battle({
        north: { Runner: { at: '20,10', facing: 180, card: { actions: 0, armor: 60 } } },
        south: { Guard: { at: '20,20', card: { actions: 3, weapons: [gun('LAC')] } } },
      });
      Object.assign(table.unit('Guard'), { standBy: 1, readied: 'to fire' });
      table.activate('Runner', 'combat');
      table.give({ type: 'walk', to: { x: 20_000, y: 11_000 } });
      table.give(snap(table, 'Guard'), ['attack', 2], ['defense', 6]);
      expect(table.unit('Guard')).toMatchObject({ readied: 'fired', standBy: 0, actions: 2 });
      table.give({ type: 'walk', to: { x: 20_000, y: 13_000 } });
      // It would have been asked again.
      expect(table.asked).toBe('North: act');
      table.unit('Guard').readied = null;
      table.give({ type: 'walk', to: { x: 20_000, y: 14_000 } });
      expect(table.asked).toBe('South: snap');
    },
  );
});

describe('Hoppers, squads and water', () => {
  const hopper: Partial<Card> = {
    actions: 2,
    perks: { transport: 2 },
    movement: [{ mode: 'R', combat: 6, top: 12, defense: [0, 0, 0] }],
  };
  const flown = (altitude: number): Scenery => ({
    scene: '48 x 48\nhill 16,16 to 24,24 height 6 ground',
    north: {
      Hopper: { at: '20,20', card: hopper, body: { mode: 'R', speed: 'stationary', altitude } },
      Squad: { at: '40,40', card: SQUAD },
    },
    south: { Far: { at: '4,4', card: { actions: 0 } } },
  });
  const opens = (altitude: number) =>
    nowAndBefore(flown(altitude), (table) => {
      Object.assign(table.unit('Squad'), { at: null, others: [], aboard: table.id('Hopper') });
      table.activate('Hopper', 'stationary', 'R');
      return table.choices.includes('disembark');
    });

  rule(
    ['HGB-INF-05', 'HGB-PERK-16', 'HGB-MOVE-10'],
    'nobody gets out higher than an inch above the ground',
    () => {
      // The hill is 6" high.
      expect([opens(0), opens(7000), opens(8000)]).toEqual([
        [true, true],
        [true, true],
        [false, true],
      ]);
    },
  );

  rule(
    ['HGB-DMG-05', 'HGB-TERR-02'],
    'on water nobody leaves a wreck; beside it and on a bridge they do',
    () => {
      const sunk = (scene: string) =>
        nowAndBefore(
          {
            scene: `48 x 48\n${scene}`,
            north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
            south: { Deer: { at: '20,20', card: { actions: 0, armor: 15 }, body: { damage: 3 } } },
          },
          (table) => {
            table.activate('Archer');
            table.attack('Deer', ['attack', 4], ['defense', 2]);
            expect(table.unit('Deer').at).toBeNull();
            return table.events('destroyed')[0].wreck !== null;
          },
        );
      expect(sunk('water 16,18 to 24,24')).toEqual([false, true]);
      expect(sunk('water 16,21 to 24,24')).toEqual([true, true]);
      expect(sunk('water 16,18 to 24,24\nroad 10,19 to 30,21')).toEqual([true, true]);
    },
  );
});

describe('drones under control', () => {
  rule(['HGB-DRONE-02', 'HGB-ACT-11'], 'a drone that has fired before has all its actions again', () => {
    const left = nowAndBefore(
      {
        north: {
          Master: { at: '20,10', card: { actions: 2 } },
          Drone: { at: '24,10', master: 0, card: { kind: 'drone', actions: 2 } },
        },
        south: { Deer: { at: '24,40', card: { actions: 0 } } },
      },
      (table) => {
        table.unit('Drone').actions = 0;
        table.activate('Master', 'combat');
        table.give({ type: 'control', drone: table.id('Drone') });
        return table.unit('Drone').actions;
      },
    );
    expect(left).toEqual([2, 0]);
  });
});

describe('Victory Points', () => {
  const points = (table: Battle, seat: number): number =>
    totalOf<RuleId>((tally) => victoryOf(tally, table.state, seat));

  rule(['HGB-MIS-08', 'HGB-MIS-03'], 'a strike that was driven off costs nobody anything', () => {
    const scenery: Scenery = {
      north: { Archer: { at: '20,10' } },
      south: { Deer: { at: '20,20' } },
    };
    const assault = nowAndBefore(scenery, (table) => {
      const strike: Asset = {
        seat: 1,
        type: 'bomber',
        value: 200,
        due: 0,
        at: null,
        isKnown: true,
        isDelayed: false,
        threshold: null,
        fate: 'driven off',
      };
      const before = points(table, 0);
      table.state.battle = { ...table.state.battle, support: [strike] };
      return points(table, 0) - before;
    });
    expect(assault).toEqual([0, -200]);
  });

  rule(
    ['HGB-MIS-08', 'HGB-MOR-03', 'HGB-INF-01'],
    'a Demoralized group is a squad weaker, not a base',
    () => {
      const strengths = nowAndBefore(
        {
          north: { Archer: { at: '20,10' } },
          south: {
            Squad: row({ group: 'Foot', body: { isDemoralized: true } }),
            Mates: row({ at: '30,30', bases: ['31.5,30', '33,30'], group: 'Foot' }),
          },
        },
        (table) => {
          // 5 of 6 are more than half, 3 of 6 are not.
          table.state.battle = { ...table.state.battle, missions: ['assault', 'defend'] };
          return points(table, 1);
        },
      );
      expect(strengths).toEqual([0, 100]);
    },
  );
});

describe('the least movement', () => {
  const truck: Partial<Card> = { movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] };
  const atWall: Scenery = {
    scene: '48 x 48\nbuilding 10,16 to 30,19.5 height 3',
    north: { Truck: { at: '20,20', card: truck, body: { mode: 'G' } } },
    south: { Far: { at: '46,46', card: { actions: 0 } } },
  };

  rule(['HGB-MOVE-04', 'HGB-MOVE-08'], 'whoever has no way ahead but can turn for an MP has to', () => {
    const ends = nowAndBefore(atWall, (table) => {
      table.activate('Truck', 'combat', 'G');
      return table.choices.includes('done');
    });
    expect(ends).toEqual([false, true]);
    const table = new Battle(atWall);
    table.activate('Truck', 'combat', 'G');
    table.give({ type: 'turn', side: 'left', by: 360 });
    expect(table.choices).toContain('done');
  });
});

describe('tags', () => {
  const scenery: Scenery = {
    north: {
      Eye: { at: '20,10', facing: 180, group: 'Eyes', card: { actions: 2, aux: { targetDesignator: 2 } } },
      Gun: { at: '24,4', facing: 180, group: 'Guns', card: { actions: 1, weapons: [gun('ATM')] } },
      Mate: { at: '30,4', facing: 180, group: 'Eyes', card: { actions: 0 } },
    },
    south: { Deer: { at: '20,30', facing: 90, card: { actions: 0 } } },
  };

  rule('HGB-TD-02', 'a tag that was lost by moving does not come back', () => {
    const tagged = nowAndBefore(scenery, (table) => {
      const [target, by] = [table.id('Deer'), table.id('Eye')];
      table.state.tags = [{ target, by, at: table.unit('Deer').at! }];
      Object.assign(table.unit('Gun'), { actions: 0 });
      table.activate('Deer', 'combat');
      table.give({ type: 'walk', to: { x: 21_000, y: 30_000 } });
      table.give({ type: 'walk', to: { x: 20_000, y: 30_000 } });
      return isTagged(table.state, target);
    });
    expect(tagged).toEqual([false, true]);
  });

  rule(['HGB-TD-02', 'HGB-ACT-09'], 'those on Stand-By fire between two activations while it lasts', () => {
    const asked = nowAndBefore(scenery, (table) => {
      const [target, by] = [table.id('Deer'), table.id('Eye')];
      table.state.tags = [{ target, by, at: table.unit('Deer').at! }];
      Object.assign(table.unit('Gun'), { isLocked: true, actions: 0, standBy: 1 });
      Object.assign(table.unit('Eye'), { isLocked: true, actions: 0 });
      const { group } = rosterOf(table.state.setup).units[by];
      const agenda: FrameOf<GearBlitz>[] = [{ step: 'units', seat: 0, group }];
      table.state.agenda = agenda;
      table.run();
      const first = table.asked;
      if (first === 'North: barrage/fire') table.give({ type: 'hold' });
      return [first, table.asked];
    });
    expect(asked).toEqual([
      ['North: barrage/fire', 'North: activate'],
      ['North: activate', 'North: activate'],
    ]);
  });
});

describe('aircraft', () => {
  rule(['HGB-AIR-02', 'HGB-LOS-03'], 'Solid cover that is touched and crossed counts twice', () => {
    const scenery: Scenery = {
      scene: '48 x 48\nbunker 18,17 to 22,19.5 height 2',
      north: { Archer: { at: '4,4' } },
      south: { Deer: { at: '20,20' } },
    };
    const covers = (from: Place) =>
      nowAndBefore(scenery, (table) => coverOnRun(table.state, from, table.id('Deer')));
    expect(covers({ x: 20_000, y: 0 })).toEqual([2, 1]);
    expect(covers({ x: 20_000, y: 48_000 })).toEqual([1, 1]);
  });
});

describe('the Commander', () => {
  const scenery: Scenery = {
    commandPoints: 3,
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG')] } } },
    south: {
      Chief: { at: '20,20', card: { actions: 0 }, skills: { ld: 3 } },
      One: { at: '30,30', card: { actions: 0 }, skills: { ld: 2 } },
      Two: { at: '34,30', card: { actions: 0 }, skills: { ld: 2 } },
    },
  };

  rule(
    ['HGB-SETUP-02', 'HGB-CP-02'],
    'is not named before the owner has picked one, and has made no attempts',
    () => {
      const told = nowAndBefore(scenery, (table) => {
        table.state.spent = table.state.spent.with(1, { ...table.state.spent[1], tried: 2 });
        table.activate('Archer');
        table.attack('Chief', ['attack', 6], ['defense', 2]);
        expect(table.asked).toBe('South: commander');
        const named = said(table).filter((words) => words.includes('command'));
        const between = table.state.commanders[1];
        table.give({ type: 'appoint', unit: table.id('Two') });
        expect(table.state.commanders[1]).toBe(table.id('Two'));
        return [named.length, between, table.state.spent[1].tried];
      });
      expect(told).toEqual([
        [0, -1, 0],
        [1, 2, 2],
      ]);
    },
  );
});

describe('armor', () => {
  rule(
    ['HGB-DMG-02', 'HGB-APERK-07', 'HGB-APERK-10'],
    'exactly beside it a unit is Reinforced or Weak, not both',
    () => {
      const armorAt = (from: Place) =>
        nowAndBefore(
          {
            north: { Archer: { at: '4,4' } },
            south: {
              Deer: {
                at: '20,20',
                facing: 0,
                card: { armor: 20, armorPerks: { reinforced: { rating: 4, facing: 'F' }, weakFacing: 'RR' } },
              },
            },
          },
          (table) => {
            const id = table.id('Deer');
            const facings = facingsTo(table.state, id, from);
            return totalOf<RuleId>((tally) =>
              armorAgainst(tally, unitOf(table.state, id), { from: facings, traits: {} }),
            );
          },
        );
      expect(armorAt({ x: 30_000, y: 20_000 })).toEqual([24, 12]);
      expect(armorAt({ x: 20_000, y: 10_000 })).toEqual([24, 24]);
      expect(armorAt({ x: 20_000, y: 30_000 })).toEqual([10, 10]);
    },
  );
});

describe('blasts', () => {
  rule(['HGB-AE-02', 'HGB-BLDG-03'], 'what bursts on the face of a wall is not held up by it', () => {
    const scenery: Scenery = {
      scene: '48 x 48\nbuilding 18,14 to 22,18 height 3',
      north: { Archer: { at: '4,4' } },
      south: { Deer: { at: '20.5,19' }, Doe: { at: '20.5,13' } },
    };
    const points = (name: string) =>
      nowAndBefore(scenery, (table) => {
        const wall = wallTowards(table.state.scene.pieces[0], { x: 20_000, y: 30_000 });
        return coverFrom(table.state, wall, table.id(name)).points;
      });
    const [near, far] = [points('Deer'), points('Doe')];
    expect(near[0]).toBe(0);
    expect(near[1]).toBeGreaterThan(0);
    expect(far[0]).toBe(far[1]);
    expect(far[0]).toBeGreaterThan(1);
  });
});

describe('Deadly Rate of Fire', () => {
  const scenery: Scenery = {
    options: { 'deadly-rof': true },
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: {
      // 1.5" beside the line, half of the way to an area of 2": the wedge is an inch wide there.
      Beside: { at: '21.4,16', card: { actions: 0 } },
      Wide: { at: '22.4,16', card: { actions: 0 } },
      Target: { at: '20,22', card: { actions: 0 } },
    },
  };

  rule('HGB-OPT-05', 'those between the attacker and both edges of its area are attacked', () => {
    const attacked = nowAndBefore(scenery, (table) => {
      const order = {
        by: table.id('Archer'),
        mount: 0,
        rof: 2,
        concentrated: 0,
        target: null,
        at: { x: 20_000, y: 22_000 },
      };
      const attack: Attack = { ...order, guidance: null, manner: 'action' };
      return defendersAgainst(table.state, attack).map((id) => nameOf(table.state, id));
    });
    expect(attacked).toEqual([['Target', 'Beside'], ['Target']]);
  });
});
