import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { mayIgnite } from '../../buildings/fire.ts';
import { isFlamer } from '../../data/equipment.ts';
import { neededFor } from '../../forces/needs.ts';
import { countedHits } from '../../kinds/battle-armor/data/squads.ts';
import { diceOf } from '../../kinds/infantry/fire.ts';
import { resolve } from '../../phases/weapon/weapon.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { climbOnto } from '../../rules/unit/riding.ts';
import { isSuitArm, SUIT_WEAPONS } from '../../squads/suit-weapons.ts';
import { AUTOMATIC_HIT } from '../../state.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { location, toHit } from '../../testing/table.ts';
import { COMBINED } from '../../testing/vehicles.ts';
import '../../options.ts';

const ON = { ...COMBINED, 'battle-armor-arms': true } as const;
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
});
