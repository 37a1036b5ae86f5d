import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { mayIgnite } from '../../../buildings/fire.ts';
import { isFlamer } from '../../../data/equipment.ts';
import { neededFor } from '../../../forces/needs.ts';
import { countedHits } from '../../../kinds/battle-armor/data/squads.ts';
import { designOf } from '../../../kinds/battle-armor/design.ts';
import { diceOf } from '../../../kinds/infantry/fire.ts';
import { resolve } from '../../../phases/weapon/weapon.ts';
import { weaponNumber, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { climbOnto } from '../../../rules/unit/riding.ts';
import { isSuitArm, SUIT_WEAPONS } from '../../../squads/suit-weapons.ts';
import { AUTOMATIC_HIT } from '../../../state.ts';
import { Melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { suits } from '../../../testing/squads.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import { Location } from '../../../units/locations.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import '../../../options.ts';

const ON = { ...COMBINED, 'battle-armor-arms': true } as const;
const RULE = 'MT-WPN-63';
const arm = (name: string) => SUIT_WEAPONS.get(name)!;

function facing(weapon: string, shots?: number, at = '0102 N', antiMech = false): Scene {
  return scene({
    map: '. . .\n'.repeat(8),
    options: ON,
    units: {
      Squad: {
        mech: suits('Squad', { weapons: [{ weapon, ...(shots !== undefined && { shots }) }], antiMech }),
        at: '0101 S',
      },
      Wolf: { mech: mech('Wolf', { armor: 40 }), at },
    },
  });
}

/** The squad fires; the points of each hit. */
function fired(s: Scene, ...rolls: Roll[]): number[] {
  s.state.weaponAttacks = [
    { attacker: 0, weapon: 0, target: 1, number: 5, bin: s.field.designs[0].bins.length - 1, aim: -1 },
  ];
  s.rolling([toHit(6, 6), ...rolls], () => resolve(s.play, { attack: 0 }));
  return s.happened('damaged').map(({ damage }) => damage);
}

const hits = (a: number, b: number): Roll => ['shots that hit', a, b];
const places = (count: number) => Array.from({ length: count }, () => location(3, 4));

describe('Weapons of battle armour', () => {
  rule('MT-WPN-63', 'Example: 4 troopers with triple small lasers, dice 7: 8 hits of 3', () => {
    expect(fired(facing('Triple Small Lasers'), hits(3, 4), ...places(8))).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  });

  rule('MT-WPN-63', 'Example: 4 Phalanx SRM 4, dice 8: 5, doubled 10 missiles of 2', () => {
    expect(fired(facing('Phalanx SRM 4', 2), hits(4, 4), ...places(10))).toEqual(Array(10).fill(2));
  });

  rule('MT-WPN-63', 'Twin flamers strike twice as often as the table of troopers says', () => {
    // Four troopers, dice 5: two.
    expect(fired(facing('Twin Flamers'), hits(2, 3), ...places(4))).toEqual([2, 2, 2, 2]);
  });

  rule('MT-WPN-63', 'Of advanced SRMs an odd number counts one more, and never more than were fired', () => {
    const type = arm('Advanced SRM 3');
    expect([countedHits(type, 7, 12), countedHits(type, 8, 12), countedHits(type, 5, 5)]).toEqual([8, 8, 5]);
    // 4 troopers with one each, column 4, dice 8: 3.
    expect(fired(facing('Advanced SRM 1', 2), hits(4, 4), ...places(4))).toEqual([2, 2, 2, 2]);
  });

  rule('MT-WPN-63', 'LAWs, MRMs and LRMs do a point each in groups of 5, at +1 but for LRMs', () => {
    // 4 troopers with 5 each, column 20, dice 7: 12.
    expect(fired(facing('LAW 5 Launcher', 1), hits(3, 4), ...places(3))).toEqual([5, 5, 2]);
    expect(['LAW 5 Launcher', 'MRM 5', 'LRM 4'].map((name) => arm(name).toHit)).toEqual([1, 1, 0]);
    expect(['LAW 5 Launcher', 'MRM 5', 'LRM 4'].map((name) => arm(name).group)).toEqual([5, 5, 5]);
  });

  rule('MT-WPN-63', 'Ranges, points and modifiers are those of the table', () => {
    const row = (name: string) => {
      const { min, short, medium, long, damage, toHit: modifier } = arm(name);
      return [min, short, medium, long, damage, modifier];
    };
    expect(row('Bearhunter AC')).toEqual([0, 0, 1, 2, 3, 1]);
    expect(row('Heavy Mortar')).toEqual([2, 2, 4, 6, 3, 0]);
    expect(row('Twin Small Pulse Lasers')).toEqual([0, 1, 2, 3, 3, -2]);
    expect(row('Support PPC')).toEqual([0, 2, 5, 7, 2, 0]);
    expect(row('Magshot Gauss Rifle')).toEqual([0, 3, 6, 9, 2, 0]);
    expect(arm('Magshot Gauss Rifle').bursts).toBeUndefined();
  });

  rule('MT-WPN-63', 'A minimum range and the modifier of the weapon are in the number', () => {
    const number = (weapon: string, at: string, shots?: number) => {
      const s = facing(weapon, shots, at);
      return weaponNumber(s.field, s.state, {
        attacker: 0,
        weapon: 0,
        target: 1,
        twist: 0,
        secondary: 0,
        aim: -1,
      });
    };
    expect([number('Heavy Mortar', '0102 N'), number('Heavy Mortar', '0103 N')]).toEqual([4 + 2, 4 + 1]);
    expect([number('LAW 2 Launcher', '0104 N', 1), number('Support Pulse Laser', '0103 N')]).toEqual([5, 2]);
  });

  rule('MT-WPN-63', 'In a swarm all shots of a weapon hit in one place, doubled where hits are', () => {
    const s = facing('Twin Flamers', undefined, '0101 N', true);
    climbOnto(s.state.units[0], 1);
    s.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: AUTOMATIC_HIT, bin: -1, aim: -1 }];
    s.rolling([location(3, 4), ['critical hit', 1, 1]], () => resolve(s.play, { attack: 0 }));
    expect(new Melee(s).damage('Wolf')).toBe(4 * 2 * 2);
  });

  rule(
    'MT-WPN-63',
    'Flamers of suits heat nobody; they and plasma rifles set fires, small lasers none',
    () => {
      expect(isFlamer(arm('Twin Flamers'))).toBe(false);
      expect(
        ['Twin Flamers', 'Plasma Rifle', 'Triple Small Lasers'].map((name) => mayIgnite(arm(name))),
      ).toEqual([true, true, false]);
    },
  );

  rule('MT-WPN-63', 'Triple machine guns sweep platoons, as others do', () => {
    expect([diceOf(arm('Triple Machine Guns'), false) > 0, diceOf(arm('Support PPC'), false) > 0]).toEqual([
      true,
      false,
    ]);
  });

  rule('MT-WPN-63', 'A squad that carries them needs the option, and others do not', () => {
    const file = (weapon: string) => suits('Squad', { weapons: [{ weapon }] });
    expect(neededFor(file('Support PPC'))).toContain('battle-armor-arms');
    expect(neededFor(file('Small Laser'))).not.toContain('battle-armor-arms');
    expect([isSuitArm('Support PPC'), isSuitArm('Small Laser')]).toEqual([true, false]);
  });

  rule('MT-WPN-63', 'A LAW has one shot, and a mine launcher as many as its file says', () => {
    const problems = (weapon: string, shots?: number) => {
      const read = designOf(suits('Squad', { weapons: [{ weapon, ...(shots !== undefined && { shots }) }] }));
      return read.ok ? [] : read.error;
    };
    expect(problems('LAW 5 Launcher', 1)).toEqual([]);
    expect(problems('LAW 5 Launcher', 2)).toEqual(['weapons: LAW 5 Launcher has one shot (MT-WPN-63)']);
    expect(problems('Mine Launcher')).toEqual(['weapons: Mine Launcher needs shots']);
    expect([problems('Mine Launcher', 1), problems('Vibroclaws')]).toEqual([[], []]);
  });
});

describe('Needles and claws', () => {
  const near = (weapon: string, at: string, target = platoon('Wolf') as UnitFile, options = {}) =>
    scene({
      map: '. . .\n'.repeat(4),
      options: { ...ON, ...options },
      units: {
        Squad: { mech: suits('Squad', { weapons: [{ weapon }], antiMech: true }), at: '0101 S' },
        Wolf: { mech: target, at },
      },
    });
  const whyNot = (s: Scene) =>
    whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, 0, 1)?.rule ?? null;

  rule('MT-WPN-63', 'They harm platoons alone: claws in their own hex, needles up to 3 hexes away', () => {
    expect([whyNot(near('Firedrake Needler', '0102 N')), whyNot(near('Vibroclaws', '0101 N'))]).toEqual([
      null,
      null,
    ]);
    const machines = [mech('Wolf'), vehicle('Wolf'), suits('Wolf')];
    for (const target of machines) {
      expect(whyNot(near('Firedrake Needler', '0102 N', target))).toBe(RULE);
      expect(whyNot(near('Vibroclaws', '0101 N', target))).toBe(RULE);
    }
    const reach = (weapon: string) => {
      const { short, medium, long } = arm(weapon);
      return [short, medium, long];
    };
    expect([reach('Firedrake Needler'), reach('Vibroclaws')]).toEqual([
      [1, 2, 3],
      [0, 0, 0],
    ]);
  });

  rule('MT-WPN-63', 'A needle or a claw does a point, a pair of claws 2, doubled in the open', () => {
    const dead = (weapon: string, at: string) => {
      const s = near(weapon, at);
      fired(s, hits(3, 4));
      return 28 - s.unit('Wolf').structure[0];
    };
    // Four troopers, dice 7: 3 hits.
    expect(dead('Firedrake Needler', '0102 N')).toBe(3 * 2);
    expect([dead('Single Vibroclaw', '0101 N'), dead('Vibroclaws', '0101 N')]).toEqual([6, 12]);
  });

  rule('MT-WPN-63', 'Needles set the hex of their target on fire on 6, where there is fire at all', () => {
    const burns = (...dice: [number, number]) => {
      const s = near('Firedrake Needler', '0102 N', platoon('Wolf'), { fire: true });
      fired(s, ['needles set fire', ...dice], hits(3, 4));
      return s.state.ground?.['0102']?.features ?? [];
    };
    expect([burns(3, 3), burns(2, 3)]).toEqual([['fire'], []]);
    const missed = near('Firedrake Needler', '0102 N', platoon('Wolf'), { fire: true });
    missed.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: 5, bin: -1, aim: -1 }];
    missed.rolling([toHit(2, 2)], () => resolve(missed.play, { attack: 0 }));
    expect(missed.state.ground?.['0102']).toBeUndefined();
  });

  rule('MT-WPN-63', 'Claws add a point to each hit of a swarm, a pair 2, and to a leg attack', () => {
    const swarm = (...claws: string[]) => {
      const weapons = [{ weapon: 'Small Laser' }, ...claws.map((weapon) => ({ weapon }))];
      const s = scene({
        map: '. .',
        options: ON,
        units: {
          Squad: { mech: suits('Squad', { weapons, antiMech: true }), at: '0101 N' },
          Wolf: { mech: mech('Wolf', { armor: 40 }), at: '0101 N' },
        },
      });
      climbOnto(s.state.units[0], 1);
      s.state.weaponAttacks = [
        { attacker: 0, weapon: 0, target: 1, number: AUTOMATIC_HIT, bin: -1, aim: -1 },
      ];
      s.rolling([location(3, 4), ['critical hit', 1, 1]], () => resolve(s.play, { attack: 0 }));
      const leg = s.field.designs[0].weapons.find(({ type }) => type.closeAttack === 'leg')!;
      return [new Melee(s).damage('Wolf'), leg.type.damage];
    };
    expect([swarm(), swarm('Single Vibroclaw'), swarm('Vibroclaws')]).toEqual([
      [4 * 3, 4],
      [4 * 4, 5],
      [4 * 5, 6],
    ]);
  });

  rule('MT-WPN-63', 'Weapons without damage, and those for platoons, are of no use in a swarm', () => {
    const made = new Melee(
      scene({
        map: '. .',
        options: { ...ON, 'narc-beacons': true },
        units: {
          Squad: {
            mech: suits('Squad', {
              weapons: [
                { weapon: 'Compact Narc', shots: 2 },
                { weapon: 'Firedrake Needler' },
                { weapon: 'Mine Launcher', shots: 1 },
                { weapon: 'Small Laser' },
              ],
              antiMech: true,
            }),
            at: '0101 N',
            side: 0,
          },
          Wolf: { mech: mech('Wolf', { armor: 40 }), at: '0101 N', side: 1 },
        },
      }),
    );
    climbOnto(made.scene.state.units[0], 1);
    made
      .beginAt('weapon', 0)
      .order({ type: 'tear-at', unit: 'Squad' }, location(3, 4), ['critical hit', 1, 1]);
    const [{ attacks }] = made.scene.happened('fire-declared');
    expect(attacks.map(({ weapon }) => weapon)).toEqual([3]);
  });
});

describe('Pods and mines', () => {
  rule(['MT-WPN-63', 'MT-ELEC-18'], 'A compact Narc throws one pod an attack, and has two', () => {
    const s = scene({
      map: '. . .\n'.repeat(4),
      options: { ...ON, 'narc-beacons': true },
      units: {
        Squad: { mech: suits('Squad', { weapons: [{ weapon: 'Compact Narc', shots: 2 }] }), at: '0101 S' },
        Wolf: { mech: mech('Wolf', { armor: 40 }), at: '0102 N' },
      },
    });
    s.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: 5, bin: 0, aim: -1 }];
    s.rolling([toHit(6, 6), location(3, 4)], () => resolve(s.play, { attack: 0 }));
    expect(s.happened('pod-sticks')).toMatchObject([{ unit: 1, part: Location.CT }]);
    expect([s.happened('damaged'), s.field.designs[0].bins[0].shots]).toEqual([[], 2]);
    const file = suits('Squad', { weapons: [{ weapon: 'Compact Narc', shots: 2 }] });
    expect(neededFor(file)).toEqual(expect.arrayContaining(['battle-armor-arms', 'narc-beacons']));
  });

  const mined = (target: UnitFile) =>
    scene({
      map: '. .\n. .',
      options: ON,
      units: {
        Squad: { mech: suits('Squad', { weapons: [{ weapon: 'Mine Launcher', shots: 1 }] }), at: '0101 N' },
        Wolf: { mech: target, at: '0101 N' },
      },
    });
  const mineAt = () => ({ attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 }) as const;
  const wolf = () => mech('Wolf', { armor: 40 });

  rule('MT-WPN-63', "From the same hex, at 8 whatever the Gunnery Skill, at 'Mechs and vehicles", () => {
    const s = mined(wolf());
    Object.assign(s.state.units[0].crew, { gunnery: 2 });
    expect(weaponNumber(s.field, s.state, mineAt())).toBe(8);
    s.state.units[1].thisTurn.mode = 'walk';
    s.state.units[1].thisTurn.hexesMoved = 5;
    expect(weaponNumber(s.field, s.state, mineAt())).toBe(10);
    const why = (made: Scene) =>
      whyNotFire(made.field, made.state, { unit: 0, twist: 0, prop: null }, 0, 1)?.rule ?? null;
    expect([why(s), why(mined(vehicle('Wolf')))]).toEqual([null, null]);
    expect([why(mined(platoon('Wolf'))), why(mined(suits('Wolf')))]).toEqual([RULE, RULE]);
    const away = mined(wolf());
    away.state.units[1].hex = away.cell('0102');
    expect(why(away)).not.toBeNull();
  });

  rule(
    'MT-WPN-63',
    'Example: four mines, dice 8: three hold on, each a roll for critical hits or 4 points',
    () => {
      const s = mined(wolf());
      const rolls: Roll[] = [
        hits(4, 4),
        ['critical hit', 1, 1],
        ['critical hit', 2, 2],
        ['critical hit', 3, 3],
      ];
      s.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: 8, bin: 0, aim: -1 }];
      s.rolling([toHit(6, 6), ...rolls], () => resolve(s.play, { attack: 0 }));
      expect(s.happened('damaged').map(({ location: part, damage }) => [part, damage])).toEqual(
        Array(3).fill([Location.CT, 4]),
      );
      const tank = mined(vehicle('Wolf'));
      tank.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: 8, bin: 0, aim: -1 }];
      tank.rolling([toHit(6, 6), hits(1, 1), ['critical hit', 3, 4]], () =>
        resolve(tank.play, { attack: 0 }),
      );
      expect(tank.happened('damaged').map(({ location: part, damage }) => [part, damage])).toEqual([[0, 4]]);
    },
  );
});
