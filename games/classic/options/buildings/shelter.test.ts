import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { besiegingSeen } from '../../buildings/assault.ts';
import { cfOf, weaken } from '../../buildings/census.ts';
import type { Event } from '../../events.ts';
import { classic } from '../../game.ts';
import { resolve } from '../../phases/weapon/weapon.ts';
import { burst } from '../../rules/damage/blast.ts';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import { whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { Melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { COMBINED } from '../../testing/vehicles.ts';
import { table } from '../../view.ts';
import { peril } from './bot.ts';

const ARMS = { buildings: true, ...COMBINED };
const cf = (s: Scene): number => cfOf(s.state, 0);

/** Gun fires at Wolf in a building of factor 38, on this floor. */
function besieged(item: string, floor = 0): Scene {
  const s = scene({
    map: '. . . B2/2',
    units: {
      Gun: { at: '0101 SE', mech: mech('Gun', { slots: { RT: item.split(', ') } }) },
      Wolf: { at: '0401 N', mech: mech('Wolf', { armor: 30 }), state: floor > 0 ? { marks: { floor } } : {} },
    },
    options: ARMS,
  });
  weaken(s.state, 0, 2);
  s.state.turn++;
  s.state.phase = 'weapon';
  return s;
}

function fire(s: Scene, ...rolls: Roll[]): number[] {
  s.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: 7, bin: -1, aim: -1 }];
  s.rolling(rolls, () => resolve(s.play, { attack: 0 }));
  return s.happened('damaged').map(({ damage }) => damage);
}

describe('Shots at units inside', () => {
  rule('MT-BASE-20', 'Example: AC/10, factor 38: a hit leaves 6 for the unit and 34 for the building', () => {
    const s = besieged('7 x AC/10');
    expect(fire(s, toHit(6, 6), location(3, 4))).toEqual([6]);
    expect(cf(s)).toBe(34);
  });

  rule('MT-BASE-20', 'Example: a miss takes all 10 off the building: 28', () => {
    const s = besieged('7 x AC/10');
    expect(fire(s, toHit(1, 1))).toEqual([]);
    expect(cf(s)).toBe(28);
  });

  rule('MT-BASE-20', 'Example: LRM 20, 12 missiles: 1, 1 and 0 reach the unit, factor 28', () => {
    const s = besieged('5 x LRM 20, Ammo LRM 20');
    expect(fire(s, toHit(6, 6), ['cluster hits', 3, 3], location(3, 4), location(3, 3))).toEqual([1, 1]);
    expect(cf(s)).toBe(28);
  });

  rule('MT-BASE-20', 'What counts is the factor at the beginning of the phase', () => {
    const s = besieged('7 x AC/10');
    weaken(s.state, 0, 30);
    expect(fire(s, toHit(6, 6), location(3, 4))).toEqual([6]);
    s.state.turn++;
    s.events.length = 0;
    // Of the 4 that are left a tenth is 1.
    expect(fire(s, toHit(6, 6), location(3, 4))).toEqual([9]);
  });

  rule('MT-BASE-20', 'On the roof nothing shelters, nor from those inside the same building', () => {
    expect(fire(besieged('7 x AC/10', 2), toHit(6, 6), location(3, 4))).toEqual([10]);
    const s = scene({
      map: '. B2/2 B2/2',
      units: {
        Gun: { at: '0201 SE', mech: mech('Gun', { slots: { RT: ['7 x AC/10'] } }) },
        Wolf: { at: '0301 N', mech: mech('Wolf', { armor: 30 }) },
      },
      options: ARMS,
    });
    expect(fire(s, toHit(6, 6), location(3, 4))).toEqual([10]);
    expect(cf(s)).toBe(40);
  });
});

describe('Infantry inside', () => {
  const holed = (gun: string, floor = 0) =>
    scene({
      map: '. B3/2 B3/2',
      units: {
        Gun: { at: gun, mech: mech('Gun', { slots: { RT: ['Medium Laser'], CT: ['Small Laser'] } }) },
        Foot: { at: '0201 N', mech: platoon('Foot'), state: floor > 0 ? { marks: { floor } } : {} },
      },
      options: ARMS,
    });
  const why = (s: Scene) =>
    whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, 0, 1)?.rule ?? null;

  rule(
    'MT-BASE-20',
    'Only those inside the same building fire at it; on the roof it is a target like others',
    () => {
      expect(why(holed('0101 SE'))).toBe('MT-BASE-20');
      expect(why(holed('0301 NW'))).toBe(null);
      expect(why(holed('0101 SE', 2))).toBe(null);
      const kick = (s: Scene) =>
        whyNoBlow(s.field, s.state, { kind: 'kick', attacker: 0, target: 1, limb: 6 })?.rule;
      expect(kick(holed('0301 NW', 2))).not.toBe(null);
    },
  );

  /** Why Gun does not strike Wolf, or Foot, in another hex or its own. */
  const whyNoBlowAt = (
    kind: 'kick' | 'push',
    map: string,
    at = '0201 N',
    target: ReturnType<typeof mech> | ReturnType<typeof platoon> = mech('Wolf'),
    floor = 0,
  ) => {
    const s = scene({
      map,
      units: {
        Gun: { at: '0101 SE', mech: mech('Gun'), state: floor > 0 ? { marks: { floor } } : {} },
        Wolf: { at, mech: target },
      },
      options: ARMS,
    });
    const limb = kind === 'kick' ? 6 : -1;
    return whyNoBlow(s.field, s.state, { kind, attacker: 0, target: 1, limb })?.message ?? null;
  };

  rule(
    'MT-BASE-20',
    'From the roof nobody kicks the platoon below it; one in the open and machines inside are kicked',
    () => {
      const platoonAt = (map: string, floor = 0) =>
        whyNoBlowAt('kick', map, '0101 N', platoon('Foot'), floor);
      expect(platoonAt('B3/2 .', 2)).toMatch(/from inside the same building/);
      expect([platoonAt('B3/2 .'), platoonAt('. .')]).toEqual([null, null]);
      expect(whyNoBlowAt('kick', '. B3/2')).toBeNull();
    },
  );

  rule('MT-BASE-20', 'Nobody pushes through walls, neither into a building nor out of it', () => {
    const pushed = (map: string) => whyNoBlowAt('push', map);
    expect(pushed('. .')).toBeNull();
    expect(['. B3/2', 'B3/2 .', 'B3/2 B3/2'].map(pushed)).toEqual([
      expect.stringMatching(/through the walls/),
      expect.stringMatching(/through the walls/),
      expect.stringMatching(/through the walls/),
    ]);
  });

  rule(
    'MT-BASE-20',
    'A blast strikes the building once; infantry inside has its share, machines less a tenth',
    () => {
      const s = scene({
        map: '. B2/2 .',
        units: {
          Foot: { at: '0201 N', mech: platoon('Foot') },
          Wolf: { at: '0201 N', mech: mech('Wolf', { armor: 30 }) },
          Bear: { at: '0101 N', mech: mech('Bear', { armor: 30 }) },
        },
        options: ARMS,
      });
      weaken(s.state, 0, 5);
      s.state.turn++;
      s.rolling([...Array.from({ length: 4 }, () => location(3, 4))], () =>
        burst(s.play, s.field, { cell: 1, hexes: 0, from: [0], pointsFor: () => 20, forBuilding: () => 20 }),
      );
      // Half of 20; and of 5, 3 are kept off: a tenth of 35 rounded down.
      expect(s.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([
        [0, 10],
        [1, 2],
        [1, 2],
        [1, 2],
        [1, 2],
      ]);
      expect(cf(s)).toBe(15);
    },
  );
});

rule('MT-BASE-21', 'Bots shun roofs that do not bear them, and like walls around their platoons', () => {
  const s = scene({
    map: '. B2/2 B1/2',
    units: {
      Wolf: { at: '0101 N', mech: mech('Wolf', { tons: 40 }) },
      Foot: { at: '0101 N', mech: platoon('Foot') },
    },
    options: ARMS,
  });
  const at = (unit: number, cell: number, mode: 'walk' | 'jump') =>
    peril(0, s.field, s.state, unit, { cell, mode });
  expect([at(0, 1, 'jump'), at(0, 2, 'jump') > 20, at(0, 1, 'walk') > 0, at(1, 1, 'walk') < 0]).toEqual([
    0,
    true,
    true,
    true,
  ]);
});

rule('MT-BASE-21', 'For bots walls are worth as much to a platoon that stays as to one that comes', () => {
  const s = scene({
    map: 'B2/2 . .',
    units: {
      Foot: { at: '0101 N', mech: platoon('Foot') },
      Roof: { at: '0101 N', mech: platoon('Roof'), state: { marks: { floor: 2 } } },
      Wolf: { at: '0101 N', mech: mech('Wolf', { tons: 40 }) },
    },
    options: ARMS,
  });
  const at = (unit: number, mode: 'walk' | 'still') => peril(0, s.field, s.state, unit, { cell: 0, mode });
  expect(at(0, 'still')).toBe(at(0, 'walk'));
  expect([at(0, 'still') < 0, at(1, 'still'), at(2, 'still')]).toEqual([true, 0, 0]);
});

describe('Fire at a building', () => {
  const siege = (map: string, at: string, item: string) => {
    const s = scene({
      map,
      units: {
        Gun: { at, mech: mech('Gun', { slots: { RT: item.split(', ') } }) },
        Foot: { at: '0401 N', mech: platoon('Foot') },
      },
      options: ARMS,
    });
    return new Melee(s).beginAt('weapon', 0);
  };
  const ORDER = {
    type: 'besiege',
    unit: 'Gun',
    hex: '0401',
    weapons: [{ weapon: 0 }],
  } as const;
  const hold = { type: 'hold', unit: 'Foot', twist: 0 } as const;

  rule(
    'MT-BASE-20',
    'Example: AC/20 at a light building with a platoon: factor 0, 15 dead, and the collapse',
    () => {
      const made = siege('. . . B1/1', '0301 SE', '10 x AC/20, Ammo AC/20');
      made.order(ORDER).order(hold);
      const s = made.scene;
      expect(s.happened('fired-at-building').map(({ dice, hit }) => [dice, hit])).toEqual([[[], true]]);
      expect(cf(s)).toBe(0);
      // 75 per cent of 20; then a tenth of 15, rounded up, three times.
      expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([15, 6]);
    },
  );

  rule(
    ['MT-BASE-20', 'MT-INFO-01'],
    'Who does not know the sheet hears of the fire, and of no weapon by name',
    () => {
      const made = siege('. . . B2/1', '0301 SE', '5 x LRM 20, Ammo LRM 20');
      const { scene: s } = made.order(ORDER).order(hold);
      const [shot] = s.happened('fired-at-building');
      const told = (event: Event | null) => classic.describe(event!, table(s.state));
      expect(told(shot)).toBe('Gun fires LRM 20 RT at the building in hex 0401: hits.');
      expect(told(besiegingSeen(shot))).toBe(`Gun fires ${shot.label} at the building in hex 0401: hits.`);
      const [aimed] = s.happened('building-targeted');
      expect([told(aimed), told(besiegingSeen(aimed))]).toEqual([
        'Gun fires at the building in hex 0401: LRM 20 RT.',
        'Gun fires at the building in hex 0401.',
      ]);
    },
  );

  rule(
    'MT-BASE-20',
    'From farther off one rolls as at a hex that does not move; missiles hit by the table',
    () => {
      const made = siege('. . . B2/1', '0101 SE', '5 x LRM 20, Ammo LRM 20');
      // Gunnery 4, within the minimum range of 6 by 4, and 4 less.
      made.order(ORDER).order(hold, toHit(2, 2), ['cluster hits', 3, 3]);
      expect(made.scene.happened('fired-at-building').map(({ number }) => number)).toEqual([4]);
      expect(cf(made.scene)).toBe(28);
      const near = siege('. . . B2/1', '0301 SE', '5 x LRM 20, Ammo LRM 20');
      near.order(ORDER).order(hold);
      expect(cf(near.scene)).toBe(20);
    },
  );
});
