import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { describe, expect } from 'vitest';
import { cardOf } from '../data/cards.ts';
import { readings } from '../past/readings.ts';
import { Battle, gun, type Model } from '../testing/table.ts';

/** As marks end now, and as they did before. */
const READINGS = [latestReading({ readings }), 6] as const;

/** A Gear with some cover on its body, and a prepared position; the South has tagged it. */
function hidden(scene: string, reading: number, model: Partial<Model> = {}): Battle {
  const table = new Battle({
    reading,
    scene: `48 x 48\n${scene}`,
    north: { Gear: { at: '20,20', ...model }, Other: { at: '2,2' } },
    south: { Far: { at: '46,46' } },
  });
  table.activate('Gear');
  const gear = table.unit('Gear');
  Object.assign(gear, { shelter: 0, bracedAt: gear.at, body: { ...gear.body, hullDown: 2 } });
  table.state.tags = [{ target: table.id('Gear'), by: table.id('Far'), at: gear.at! }];
  return table;
}

const marksOf = (table: Battle) => {
  const { body, shelter, bracedAt } = table.unit('Gear');
  return [body.hullDown, shelter, bracedAt !== null, table.state.tags.length];
};

const NONE = [null, null, false, 0];
const ALL = [2, 0, true, 1];

describe('whoever comes to another place', () => {
  rule(['HGB-ACT-08', 'HGB-TERR-06'], 'by a jump takes neither its cover nor its tag along', () => {
    const left = READINGS.map((reading) => {
      const table = hidden('hill 10,19.7 to 30,40 height 3 ground', reading, { skills: { def: 5 } });
      table.give({ type: 'jump', way: 0 }, ['maneuver', 6, 6, 6, 6, 6]);
      expect(table.unit('Gear').at).toEqual({ x: 20_000, y: 19_200 });
      expect(table.events('in-the-open')).toHaveLength(reading === 6 ? 0 : 1);
      return marksOf(table);
    });
    expect(left).toEqual([NONE, ALL]);
  });

  rule(['HGB-ACT-08', 'HGB-MOVE-12'], 'by a slide is in the open, unless there is cover', () => {
    const slid = (scene: string, reading: number) => {
      const table = hidden(scene, reading, { body: { mode: 'G' } });
      const { at } = table.unit('Gear');
      table.state.agenda.push({
        step: 'slide',
        unit: table.id('Gear'),
        left: 2000,
        failure: 1,
        isBlocked: false,
        since: at,
      } as never);
      table.run();
      expect(table.unit('Gear').at).toEqual({ x: 20_000, y: 18_000 });
      return marksOf(table);
    };
    expect(READINGS.map((reading) => slid('', reading))).toEqual([NONE, ALL]);
    expect(slid('swamp 10,10 to 30,30 height 2', READINGS[0])).toEqual([2, 0, false, 0]);
  });

  rule('HGB-TERR-07', 'by climbing has lost its tag and its prepared position', () => {
    const climbed = READINGS.map((reading) => {
      const card = { perks: { manipulatorArms: true } } as const;
      const table = hidden('hill 10,10 to 30,19.7 height 3 ground', reading, { card });
      table.give({ type: 'climb', way: 0 });
      expect(table.unit('Gear').body.climb).not.toBeNull();
      return marksOf(table);
    });
    expect(climbed).toEqual([NONE, [null, null, true, 1]]);
  });
});

rule(['HGB-INF-05', 'HGB-TERR-07', 'HGB-STANCE-02'], 'whoever gets in leaves the cliff behind it', () => {
  const inside = READINGS.map((reading) => {
    const squad = { ...cardOf('northern-infantry'), bases: 1 };
    const table = new Battle({
      reading,
      north: {
        Truck: { at: '20,20', card: { perks: { transport: 1 } }, body: { speed: 'stationary' } },
        Squad: { at: '20,20.8', card: squad, body: { bases: 1 } },
      },
      south: { Far: { at: '46,46' } },
    });
    const unit = table.unit('Squad');
    const climb = { height: 0, foot: 0, top: 3000, onTop: { x: 20_000, y: 22_000 } };
    Object.assign(unit, { readied: 'fired', body: { ...unit.body, climb } });
    table.activate('Truck');
    table.give({ type: 'embark', unit: table.id('Squad') });
    expect(unit).toMatchObject({ aboard: table.id('Truck'), isLocked: true, actions: 0 });
    return [unit.readied, unit.body.climb !== null];
  });
  expect(inside).toEqual([
    [null, false],
    ['fired', true],
  ]);
});

rule(['HGB-FLAW-09', 'HGB-STANCE-02'], 'whoever shuts down was on Stand-By from the start', () => {
  const readied = READINGS.map((reading) => {
    const table = new Battle({
      reading,
      north: { Gear: { at: '20,20', card: { flaws: { randomShutdown: 2 } } }, Other: { at: '2,2' } },
      south: { Far: { at: '46,46' } },
    });
    table.state.agenda = [{ step: 'events' }, { step: 'units', seat: 0, group: 0 } as never];
    Object.assign(table.unit('Gear'), { readied: 'fired', standBy: 1 });
    table.run();
    table.give(
      { type: 'activate', unit: table.id('Gear'), speed: 'combat', mode: 'W' },
      ['shutdown', 3],
      ['rounds', 2],
    );
    expect(table.unit('Gear')).toMatchObject({ shutDown: 2, standBy: 0 });
    return table.unit('Gear').readied;
  });
  expect(readied).toEqual([null, 'fired']);
});

describe('a crew that gets out', () => {
  const ejected = (reading: number, isDown: boolean, ...rolls: Roll[]) => {
    const table = new Battle({
      reading,
      options: { ejection: true, knockdown: true },
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG')] } } },
      south: { Deer: { at: '20,20', card: { crew: 2, actions: 0 } } },
    });
    const locks = [{ unit: table.id('Archer'), margin: 1 }];
    Object.assign(table.unit('Deer'), {
      fire: { isBurning: true, fought: 0 },
      shutDown: 3,
      readied: 'to fire',
      locks,
    });
    if (isDown) table.state.marks = { ...table.state.marks, fallen: [{ unit: 1, needsAction: false }] };
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2], ['ejection', 6, 6], ...rolls);
    expect(table.unit('Deer').body.isCrew).toBe(true);
    return table;
  };

  rule(['HGB-OPT-01', 'HGB-WSR-16', 'HGB-FLAW-09'], 'neither burns nor is shut down as its unit was', () => {
    const [now, before] = READINGS.map((reading) => ejected(reading, true).unit('Deer'));
    expect(now).toMatchObject({ fire: null, shutDown: 0, readied: null, locks: [] });
    expect(before).toMatchObject({ fire: { isBurning: true }, shutDown: 3, readied: 'to fire' });
  });

  rule(['HGB-OPT-01', 'HGB-OPT-03'], 'is on its feet, though its walker was knocked down', () => {
    const fallen = READINGS.map((reading) => ejected(reading, true).state.marks.fallen);
    expect(fallen).toMatchObject([[], [{ unit: 1 }]]);
  });

  rule(['HGB-OPT-01', 'HGB-OPT-03'], 'is not knocked down by the hit that has destroyed its walker', () => {
    const walker = (reading: number, ...rolls: Roll[]) => {
      const table = ejected(reading, false, ...rolls);
      return table.events('staggered').length;
    };
    expect([walker(READINGS[0]), walker(6, ['knockdown', 6])]).toEqual([0, 1]);
  });
});
