import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { resolve } from '../../phases/weapon/weapon.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { jumpMp, walkMp } from '../../rules/movement/movement-points.ts';
import { physicalNumber } from '../../rules/physical/physical-to-hit.ts';
import { STOCK_SQUADS } from '../../squads/squads.ts';
import { SUIT_WEAPONS } from '../../squads/suit-weapons.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { LL } from '../../units/locations.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import { standIn } from '../../view/stand-in.ts';
import { hitsOf, missilesOf } from './data/squads.ts';
import { designOf, salvo } from './design.ts';

const hits: Roll = ['to-hit', 6, 6];
const who = (die: number): Roll => ['hit location', die];
const place = (a: number, b: number): Roll => ['hit location', a, b];
const ofThem = (a: number, b: number): Roll => ['shots that hit', a, b];
const POINT = { troopers: 5, armor: 10 };

/** A squad in a hex, and another unit two hexes away. */
function field(
  plan: Parameters<typeof suits>[1] = {},
  other: UnitFile = mech('Wolf', { armor: 20 }),
  map = '. . .',
): Scene {
  return scene({
    options: COMBINED,
    map,
    units: {
      Squad: { mech: suits('Squad', plan), at: '0101 N' },
      Wolf: { mech: other, at: '0301 N' },
    },
  });
}

/** One shot of a unit at the other one, and what it hits. */
function shoot(s: Scene, attacker: number, ...rolls: Roll[]): void {
  s.state.weaponAttacks = [{ attacker, weapon: 0, target: 1 - attacker, number: 2, bin: -1, aim: -1 }];
  s.rolling([hits, ...rolls], () => resolve(s.play, { attack: 0 }));
}

const number = (s: Scene, attacker: number, weapon = 0): number =>
  weaponNumber(s.field, s.state, {
    attacker,
    weapon,
    target: 1 - attacker,
    twist: 0,
    secondary: 0,
    aim: -1,
  });

const armed = (item: string): UnitFile => mech('Wolf', { slots: { RT: [item] } });

describe('What a squad fires', () => {
  rule('MT-PRE-14', 'Example: five with small lasers, dice 6: 3 hits of 3 points in three places', () => {
    const s = field(POINT);
    shoot(s, 0, ofThem(3, 3), place(3, 4), place(3, 3), place(4, 4));
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([3, 3, 3]);
    expect(s.said('squad-hits')).toEqual(['3 + 3: 3 of them hit.']);
  });

  rule('MT-PRE-14', 'The table of those whose shot hits, entry by entry', () => {
    const row = (troopers: number) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((dice) => hitsOf(troopers, dice));
    expect([2, 3, 4, 5].map(row)).toEqual([
      [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
      [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3],
      [1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4],
      [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5],
    ]);
    expect(new Set(row(1))).toEqual(new Set([1]));
  });

  rule('MT-PRE-14', 'One alone hits with its one shot, without another roll', () => {
    const s = field({ troopers: 1 });
    shoot(s, 0, place(3, 4));
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([3]);
  });

  rule('MT-PRE-14', 'Missiles of all are one salvo: racks by troopers, of 2 points each', () => {
    const s = field({ weapons: [{ weapon: 'SRM 2', shots: 2 }] });
    shoot(s, 0, ofThem(1, 2), place(3, 4), place(3, 4), place(3, 4));
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([2, 2, 2]);
  });

  rule('MT-PRE-14', 'LRMs in groups of 5; of more than twenty first twenty, then the rest', () => {
    const s = field({ ...POINT, weapons: [{ weapon: 'LRM 5', shots: 2 }] });
    shoot(s, 0, ofThem(1, 1), ofThem(1, 1), place(3, 4), place(3, 4));
    expect(s.happened('squad-hits').map(({ hits: missiles }) => missiles)).toEqual([6, 1]);
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([5, 2]);
    expect([missilesOf(8, 8), missilesOf(7, 9), missilesOf(14, 11), missilesOf(1, 2)]).toEqual([5, 6, 14, 1]);
  });

  rule(
    ['MT-PRE-14', 'MT-PRE-13'],
    'Each machine gun that hits a platoon does a die, doubled in the open',
    () => {
      const s = field({ weapons: [{ weapon: 'Machine Gun' }] }, platoon('Wolf'));
      shoot(s, 0, ofThem(3, 4), ['machine gun at infantry', 1, 2, 4]);
      expect(s.unit('Wolf').structure).toEqual([28 - 14]);
    },
  );

  rule('MT-PRE-14', 'Who falls in a phase fires till its end, and not in the next', () => {
    const s = field();
    s.rolling([who(1), who(2)], () => {
      for (const _ of [1, 2])
        strikeInGroups(s.play, s.field, 0, 5, { table: 'mech', side: 'front', covered: 0 });
    });
    s.rolling([who(1), who(2)], () =>
      strikeInGroups(s.play, s.field, 0, 10, { table: 'mech', side: 'front', covered: 0 }),
    );
    expect(s.unit('Squad').structure).toEqual([0, 0, 1, 1]);
    shoot(s, 0, ofThem(6, 6), place(3, 4), place(3, 4), place(3, 4), place(3, 4));
    s.state.units[0].thisPhase.before = { hits: [], lost: s.state.units[0].body.lost };
    shoot(s, 0, ofThem(6, 6), place(3, 4), place(3, 4));
  });

  rule(
    'MT-PRE-14',
    'Its movement does not spoil its aim, and it fires all around, also in its own hex',
    () => {
      const s = field();
      s.state.units[0].thisTurn.mode = 'jump';
      expect(number(s, 0)).toBe(4 + 2);
      const stance = { unit: 0, twist: 0, prop: null } as const;
      expect(whyNotFire(s.field, s.state, stance, 0, 1)).toBeNull();
      s.state.units[0].hex = s.state.units[1].hex;
      expect(whyNotFire(s.field, s.state, stance, 0, 1)).toBeNull();
      expect(number(s, 0)).toBe(4);
    },
  );
});

describe('What is done to a squad', () => {
  rule('MT-PRE-14', 'Example: an AC/20 at a suit of 10: one is dead, and 9 points are lost', () => {
    const s = field(POINT, armed('10 x AC/20'));
    shoot(s, 1, who(3));
    expect(s.unit('Squad').structure).toEqual([1, 1, 0, 1, 1]);
    expect(s.unit('Squad').armor).toEqual([10, 10, 0, 10, 10]);
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([11]);
    expect(s.said('location-lost')).toEqual(['Squad loses its trooper 3.']);
  });

  rule('MT-PRE-14', 'Who is dead or was never there is thrown for again', () => {
    const s = field({ armor: 4 }, armed('Medium Laser'));
    shoot(s, 1, who(2));
    shoot(s, 1, who(2), who(5), who(6), who(4));
    expect(s.unit('Squad').structure).toEqual([1, 0, 1, 0]);
    expect(s.happened('nobody-there').map(({ dice }) => dice)).toEqual([[2], [5], [6]]);
  });

  rule(['MT-PRE-14', 'MT-PRE-27'], 'Nothing is doubled in the open; each group strikes somebody', () => {
    const s = field({}, armed('2 x LRM 10'));
    shoot(s, 1, ['cluster hits', 3, 4], who(1), who(2));
    expect(s.unit('Squad').armor).toEqual([4, 8, 9, 9]);
  });

  rule('MT-PRE-27', 'A machine gun does them its usual 2 points', () => {
    const s = field({}, armed('Machine Gun'));
    shoot(s, 1, who(4));
    expect(s.unit('Squad').armor).toEqual([9, 9, 9, 7]);
  });

  rule('MT-PRE-14', 'Without troopers it is destroyed, and nothing more can strike it', () => {
    const s = field({ troopers: 1, armor: 4 }, armed('Medium Laser'));
    shoot(s, 1, who(1));
    expect(s.unit('Squad').loss).toBe('troopers');
    shoot(s, 1);
  });

  rule('MT-PRE-14', 'All but infantry needs one more to hit it, in physical attacks, too', () => {
    const from = (file: UnitFile) => number(field({}, file), 1);
    expect(from(armed('Medium Laser'))).toBe(4 + 1);
    expect(from(vehicle('Wolf'))).toBe(4 + 1);
    expect(from(platoon('Wolf', { arms: 'srm' }))).toBe(4);
    expect(from(suits('Wolf', { weapons: [{ weapon: 'Medium Laser' }] }))).toBe(4);
    const s = field();
    s.state.units[1].hex = s.state.units[0].hex;
    const stomp = { kind: 'kick', attacker: 1, target: 0, limb: LL } as const;
    expect(physicalNumber(s.field, s.state, stomp)).toBe(5 - 2 + 3 + 1);
  });

  test('hits from before the game strike somebody, too', () => {
    const s = field();
    s.rolling([who(2)], () => s.field.kinds[0].batter(s.play, s.field, 0, 7));
    expect(s.unit('Squad').armor).toEqual([9, 2, 9, 9]);
    s.rolling([], () => s.field.kinds[0].damageInside(s.play, s.field, 0, 0, 1));
    expect(s.unit('Squad').structure).toEqual([0, 1, 1, 1]);
  });
});

describe('What makes suits hard to make out', () => {
  const against = (
    covering: NonNullable<Parameters<typeof suits>[1]>['covering'],
    hexes: number,
    moved: number,
  ) => {
    const s = scene({
      options: COMBINED,
      map: '. . . . . . . . . . . .',
      units: {
        Squad: {
          mech: suits('Squad', { covering }),
          at: '0101 N',
          state: { mode: moved > 0 ? 'walk' : 'still' },
        },
        Wolf: { mech: armed('Medium Laser'), at: `${String(1 + hexes).padStart(2, '0')}01 N` },
      },
    });
    s.state.units[0].thisTurn.hexesMoved = moved;
    return number(s, 1);
  };

  rule('MT-WPN-64', 'Example: Gunnery 4, medium range, improved stealth, jumped 3 hexes: 11', () => {
    const s = field({ covering: 'improved-stealth' }, armed('Small Laser'));
    s.state.units[0].thisTurn.mode = 'jump';
    s.state.units[0].thisTurn.hexesMoved = 3;
    expect(number(s, 1)).toBe(11);
  });

  rule('MT-WPN-64', 'Example: mimetic, stood still, short range: 8; moved 2: 6', () => {
    expect([against('mimetic', 2, 0), against('mimetic', 2, 2), against('mimetic', 2, 3)]).toEqual([8, 6, 5]);
  });

  rule('MT-WPN-64', 'Stealth by range, camouflage by hexes moved', () => {
    const row = (covering: Parameters<typeof against>[0]) =>
      [3, 6, 9].map((hexes, bracket) => against(covering, hexes, 0) - 5 - 2 * bracket);
    expect(row('basic-stealth')).toEqual([0, 1, 2]);
    expect(row('standard-stealth')).toEqual([1, 1, 2]);
    expect(row('improved-stealth')).toEqual([1, 2, 3]);
    expect([0, 1, 2, 3].map((moved) => against('camouflage', 2, moved) - 5)).toEqual([2, 1, 0, 1]);
  });
});

describe('Its file', () => {
  const problems = (plan: Parameters<typeof suits>[1], more: object = {}) => {
    const read = designOf({ ...suits('Odd', plan), ...more });
    return read.ok ? [] : read.error;
  };

  test('says what cannot be', () => {
    expect(problems({}, { tons: 5 })).toEqual(['tons: 4 suits weigh 4 tons']);
    expect(problems({ weapons: [{ weapon: 'PPC' }] })).toEqual(['weapons: no suit carries "PPC"']);
    expect(problems({ weapons: [{ weapon: 'SRM 2' }] })).toEqual(['weapons: SRM 2 needs shots']);
    expect(problems({ weapons: [{ weapon: 'Flamer', shots: 1 }] })).toEqual([
      'weapons: Flamer needs no shots',
    ]);
    expect(problems({ ground: 0, jump: 0 })).toEqual(['ground, jump: nobody moves without MP']);
  });

  rule('MT-PRE-14', 'Ground MP of the suit, and the MP of its jets', () => {
    const s = field({ ground: 1, jump: 4 });
    expect([walkMp(s.field, s.state, 0), jumpMp(s.field, s.state, 0)]).toEqual([1, 4]);
  });

  test('our own squads are playable, and every shape has somebody who stands for it', () => {
    for (const file of Object.values(STOCK_SQUADS)) {
      expect(designOf(file).ok, file.name).toBe(true);
      for (const troopers of [1, 2, 3, 4, 5])
        expect(standIn({ ...file, name: 'Nobody', troopers, tons: troopers })).toMatchObject({ troopers });
    }
    expect(Object.keys(STOCK_SQUADS)).toHaveLength(13);
  });

  test('bots count on what hits on average', () => {
    const each = SUIT_WEAPONS.get('Small Laser')!;
    expect(salvo(each, 1)).toMatchObject({ damage: 3, share: 1, heat: 0 });
    expect(salvo(each, 4).damage).toBe(12);
    expect(salvo(each, 4).share).toBeCloseTo(0.66, 1);
  });
});
