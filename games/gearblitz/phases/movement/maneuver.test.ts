import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { describe, expect } from 'vitest';
import type { GearBlitz } from '../../game-types.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';

/** A tank on an air cushion at Top Speed that goes up the table, its middle at 20", 30". */
function hovertank(more: Partial<Scenery> = {}, tank: Partial<Model> = {}): Battle {
  const table = new Battle({
    south: { Far: { at: '46,46' } },
    ...more,
    north: {
      Tank: {
        at: '20,30',
        ...tank,
        card: {
          kind: 'tank',
          size: 10,
          armor: 20,
          actions: 0,
          movement: [{ mode: 'H', combat: 12, top: 25, defense: [-4, -2, 0] }],
          ...tank.card,
        },
        body: { speed: 'top', mode: 'H', ...tank.body },
      },
      ...more.north,
    },
  });
  table.activate('Tank');
  return table;
}

const turn = { type: 'turn', side: 'right', by: 240 } as const;

rule(
  ['HGB-MOVE-11', 'HGB-MOVE-09'],
  'a turn before its time costs an MP and a test against 2 and the ground',
  () => {
    const table = hovertank();
    table.give({ type: 'advance', distance: 3000 });
    table.give(turn, ['maneuver', 4]);
    expect(table.events('maneuvered')[0]).toMatchObject({ isMade: true, total: 4, threshold: { total: 3 } });
    expect(table.unit('Tank')).toMatchObject({ heading: 240, activation: { spent: 4000 } });
  },
);

rule('HGB-MOVE-11', 'ground that it could not enter is as good as any to whoever stands there', () => {
  const table = hovertank({ scene: '48 x 48\njungle 0,0 to 48,48' });
  table.state.agenda.push({ step: 'maneuver', unit: table.id('Tank'), why: 'slowed', turn: 0 } as never);
  table.run(['maneuver', 6]);
  expect(table.events('maneuvered')[0].threshold).toTotal(2 + 1);
});

rule('HGB-MOVE-09', 'after 4 inches 60 degrees are free', () => {
  const table = hovertank();
  table.give({ type: 'advance', distance: 4000 });
  table.give(turn);
  expect(table.unit('Tank')).toMatchObject({ heading: 240, activation: { spent: 4000 } });
});

rule(
  ['HGB-MOVE-12', 'HGB-RAM-05'],
  'whoever fails slides into the house: MoF times the Size of the other, 2 head-on, 2 at Top Speed',
  () => {
    const table = hovertank({ scene: '48 x 48\nwreck 18,20 to 22,23 height 2' });
    table.give({ type: 'advance', distance: 3000 });
    table.give(turn, ['maneuver', 2], ['slide', 5]);
    expect(table.events('maneuvered')[0].isMade).toBe(false);
    // A wreck counts as large as the slider: 1 × (10 + 2 + 2).
    expect(table.events('struck')).toMatchObject([{ damage: 14, margin: 1, level: 0 }]);
    expect(table.unit('Tank')).toMatchObject({
      at: { x: 20000, y: 24000 },
      heading: 0,
      body: { speed: 'stationary' },
      activation: { isStopped: true },
    });
  },
);

rule('HGB-RAM-05', 'a unit that is struck is hurt by the Size of the slider, without a roll', () => {
  const table = hovertank({ south: { Gear: { at: '20,24.5' } } });
  table.give({ type: 'advance', distance: 3000 });
  table.give(turn, ['maneuver', 2], ['slide', 6]);
  const struck = table.events('struck').map(({ unit, damage }) => [unit, damage]);
  expect(struck).toEqual([
    [table.id('Tank'), 10],
    [table.id('Gear'), 14],
  ]);
});

rule('HGB-MOVE-12', 'the slide ends the movement, but not the speed', () => {
  const table = hovertank();
  table.give({ type: 'advance', distance: 3000 });
  table.give(turn, ['maneuver', 3], ['slide', 2]);
  expect(table.unit('Tank')).toMatchObject({ at: { x: 20000, y: 25000 }, body: { speed: 'top' } });
  expect(table.choices).toEqual(['done']);
});

rule('HGB-MOVE-12', 'a Fumble is Light damage on the spot, and over water the end', () => {
  const table = hovertank();
  table.give({ type: 'advance', distance: 3000 });
  table.give(turn, ['maneuver', 1]);
  expect(table.unit('Tank')).toMatchObject({ at: { x: 20000, y: 27000 }, body: { damage: 1 } });
  const lake = hovertank({ scene: '48 x 48\nwater 10,10 to 30,29', north: { Other: { at: '40,5' } } });
  lake.give({ type: 'advance', distance: 3000 });
  lake.give(turn, ['maneuver', 1], ['initiative', 2, 4], ['initiative', 3, 4]);
  expect(lake.unit('Tank').at).toBeNull();
});

rule('HGB-MOVE-12', 'no cover helps against a crash', () => {
  const table = hovertank({}, { body: { hullDown: 2 } });
  table.give({ type: 'advance', distance: 3000 });
  Object.assign(table.unit('Tank'), { body: { ...table.unit('Tank').body, hullDown: 2 } });
  table.give(turn, ['maneuver', 1]);
  expect(table.unit('Tank').body).toMatchObject({ damage: 1, hullDown: 2 });
});

rule('HGB-MOVE-12', 'whoever slides off the table is lost', () => {
  const table = hovertank({ north: { Other: { at: '40,5' } } }, { at: '20,6' });
  table.give({ type: 'advance', distance: 3000 });
  table.give(turn, ['maneuver', 2], ['slide', 4], ['initiative', 2, 4], ['initiative', 3, 4]);
  expect(table.unit('Tank').at).toBeNull();
});

describe('tests without a turn', () => {
  rule(
    'HGB-FLAW-08',
    'the Unstable test as they go at Top Speed, and may turn afterwards as others do',
    () => {
      const begun = (speed: 'top' | 'combat', ...rolls: Parameters<Battle['give']>[1][]): Battle => {
        const table = hovertank({}, { card: { flaws: { unstable: true } } });
        table.unit('Tank').activation = null;
        const agenda: FrameOf<GearBlitz>[] = [{ step: 'events' }, { step: 'activate', seat: 0, group: 0 }];
        table.state.agenda = agenda;
        table.run();
        table.give({ type: 'activate', unit: table.id('Tank'), mode: 'H', speed }, ...rolls);
        return table;
      };
      const table = begun('top', ['maneuver', 4]);
      expect(table.events('maneuvered')).toMatchObject([{ why: 'unstable', isMade: true }]);
      expect(table.events('turned')).toEqual([]);
      expect(table.unit('Tank')).toMatchObject({ heading: 0, activation: { hasTurned: false } });
      const slow = begun('combat');
      expect(slow.asked).toBe('North: act');
    },
  );

  rule(
    ['HGB-MOVE-05', 'HGB-MOVE-12'],
    'where there is no room for the least of Top Speed there is a test, and a slide that strikes nothing',
    () => {
      const wall = { scene: '48 x 48\nbuilding 10,20 to 30,26 height 3' };
      // An autopilot does not turn for MP.
      const table = hovertank(wall, { body: { isOnAutopilot: true } });
      table.give({ type: 'advance', distance: 2000 });
      const done = { type: 'done', standBy: 0 } as const;
      expect(table.choices).not.toContain('done');
      table.give({ type: 'advance', distance: 1000 });
      const rest = [
        ['initiative', 2, 4],
        ['initiative', 3, 4],
      ] as const;
      table.give(done, ['maneuver', 2], ['slide', 4], ...rest);
      expect(table.events('maneuvered')).toMatchObject([{ why: 'blocked', isMade: false }]);
      expect(table.events('slides')).toMatchObject([{ die: 4 }]);
      expect(table.events('struck')).toEqual([]);
      expect(table.unit('Tank')).toMatchObject({ at: { x: 20000, y: 27000 }, body: { speed: 'top' } });
      // HGB-INF-02: on foot infantry never has to.
      const squad = new Battle({
        scene: '48 x 48\nwater 10,20 to 30,26',
        north: {
          Squad: {
            at: '20,26.5',
            card: { kind: 'infantry', bases: 1, actions: 0 },
            body: { speed: 'top', isOnAutopilot: true },
          },
        },
        south: { Far: { at: '46,46' } },
      });
      squad.activate('Squad');
      squad.give(done, ...rest);
      expect(squad.events('maneuvered')).toEqual([]);
    },
  );
});

describe('slides', () => {
  const fast = { card: { actions: 0 }, body: { mode: 'G', speed: 'top' } } as const;
  const slide = (table: Battle, name: string, inches: number, ...rolls: Roll[]): void => {
    const { at } = table.unit(name);
    const step = {
      step: 'slide',
      unit: table.id(name),
      left: inches * 1000,
      failure: 1,
      isBlocked: false,
      since: at,
    };
    table.state.agenda.push(step as never);
    table.run(...rolls);
  };

  rule(['HGB-MOVE-12', 'HGB-DMG-04'], 'outside its activation, too, and that does not begin one', () => {
    const table = new Battle({ north: { Mover: { at: '20,30', ...fast } }, south: { Far: { at: '46,46' } } });
    table.activate('Far');
    slide(table, 'Mover', 3);
    expect(table.unit('Mover')).toMatchObject({ at: { x: 20000, y: 27000 }, activation: null });
    expect(table.events('slid')).toMatchObject([{ since: { x: 20000, y: 30000 } }]);
  });

  rule(['HGB-MOVE-12', 'HGB-TERR-09'], 'through white sand it is tested as in any movement', () => {
    const table = new Battle({
      scene: '48 x 48\nwhiteSand 10,10 to 30,29',
      north: { Mover: { at: '20,30', ...fast } },
      south: { Far: { at: '46,46', card: { actions: 0 } } },
    });
    table.activate('Mover');
    slide(table, 'Mover', 4, ['white sand', 5]);
    expect(table.events('sanded')).toMatchObject([{ isMade: true }]);
    expect(table.unit('Mover').activation).toMatchObject({ path: 4000, sand: 3000 });
  });

  rule(
    ['HGB-MOVE-12', 'HGB-ACT-12'],
    'whoever watches may fire at every inch of it, until it strikes something',
    () => {
      const table = new Battle({
        scene: '48 x 48\nrocks 18,20 to 22,27 height 2',
        north: { Mover: { at: '20,30', ...fast } },
        south: { Watcher: { at: '26,28', facing: 270, card: { weapons: [gun('LAC')] } } },
      });
      table.activate('Mover');
      slide(table, 'Mover', 6);
      // As long as it goes on, no part of its way is told.
      expect(table.events('slid')).toMatchObject([{ since: null }]);
      const places: number[] = [];
      while (table.asked === 'South: snap') {
        places.push(table.unit('Mover').at!.y);
        table.give({ type: 'let-pass', until: 'here' });
      }
      expect(places).toEqual([29000, 28000]);
      expect(table.unit('Mover')).toMatchObject({ at: { y: 27500 }, body: { speed: 'stationary' } });
      expect(table.events('slid')).toMatchObject([{ since: { x: 20000, y: 30000 } }]);
      expect(table.events('slowed')).toHaveLength(1);
      expect(table.asked).toBe('North: act');
    },
  );

  rule(['HGB-TERR-02', 'HGB-DMG-05'], 'what sinks leaves no wreck', () => {
    const table = new Battle({
      scene: '48 x 48\nwater 10,10 to 30,28',
      north: { Mover: { at: '20,30', ...fast }, Other: { at: '2,2' } },
      south: { Far: { at: '46,46', card: { actions: 0 } } },
    });
    table.activate('Mover');
    slide(table, 'Mover', 5);
    expect(table.unit('Mover').at).toBeNull();
    expect(table.state.scene.pieces).toHaveLength(1);
  });

  rule(['HGB-MOVE-12', 'HGB-DMG-03'], 'a crash may be the end of it', () => {
    const table = hovertank({ north: { Other: { at: '2,2' } } });
    const tank = table.unit('Tank');
    tank.body = { ...tank.body, damage: 3, speed: 'top' };
    table.give({ type: 'advance', distance: 3000 });
    table.give(turn, ['maneuver', 1], ['initiative', 2, 4], ['initiative', 3, 4]);
    expect(tank.at).toBeNull();
  });
});

rule('HGB-MOVE-12', 'whoever slides off the table leaves nothing on it', () => {
  const table = hovertank({}, { at: '20,4' });
  table.give({ type: 'advance', distance: 1000 });
  table.give(turn, ['maneuver', 2], ['slide', 6]);
  expect(table.events('destroyed')).toMatchObject([{ unit: table.id('Tank'), wreck: null }]);
});

rule(
  ['HGB-MOVE-12', 'HGB-RAM-05', 'HGB-INF-01'],
  'whoever slides into any base of a squad hits the squad',
  () => {
    const squad = { kind: 'infantry', bases: 3, actions: 0 } as const;
    const table = hovertank({
      south: { Squad: { at: '24,26', bases: ['22.5,26', '20.9,26'], card: squad }, Far: { at: '46,46' } },
    });
    const frame = {
      unit: table.id('Tank'),
      left: 6000,
      failure: 1,
      isBlocked: false,
      since: { x: 20_000, y: 30_000 },
    };
    table.state.agenda.push({ step: 'slide', ...frame } as never);
    table.run();
    expect(table.news.flatMap((event) => (event.type === 'struck' ? event.unit : []))).toContain(
      table.id('Squad'),
    );
  },
);

rule(['HGB-MOVE-12', 'HGB-INF-01'], 'a squad that slides stays together', () => {
  const table = hovertank({}, { bases: ['21.2,30'], card: { kind: 'infantry', bases: 2 } });
  const frame = {
    unit: table.id('Tank'),
    left: 4000,
    failure: 1,
    isBlocked: false,
    since: { x: 20_000, y: 30_000 },
  };
  table.state.agenda.push({ step: 'slide', ...frame } as never);
  table.run();
  expect([table.unit('Tank').at, ...table.unit('Tank').others]).toEqual([
    { x: 20_000, y: 26_000 },
    { x: 21_200, y: 26_000 },
  ]);
});

rule('HGB-MOVE-08', 'what a turn costs is told', () => {
  const table = hovertank();
  table.give(turn, ['maneuver', 6]);
  expect(table.events('paid')[0].cost.total).toBe(1000);
});

rule(
  ['HGB-MOVE-12', 'HGB-TERR-02'],
  'whoever slides into water sinks without a trace, as it always did',
  () => {
    const wrecks = [undefined, 4].map((reading) => {
      const movement = [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] as const;
      const table = hovertank(
        { scene: '48 x 48\nwater 10,10 to 30,28', ...(reading !== undefined && { reading }) },
        { card: { movement }, body: { mode: 'G' } },
      );
      const since = { x: 20_000, y: 30_000 };
      const frame = { unit: table.id('Tank'), left: 6000, failure: 1, isBlocked: false, since };
      table.state.agenda = [];
      table.state.agenda.push({ step: 'events' }, { step: 'slide', ...frame } as never);
      table.run();
      return table.news.flatMap((event) => (event.type === 'destroyed' ? [event.wreck] : []));
    });
    expect(wrecks).toEqual([[null], [null]]);
  },
);
