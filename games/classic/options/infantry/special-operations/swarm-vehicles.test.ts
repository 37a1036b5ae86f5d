import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { resolve } from '../../../phases/weapon/weapon.ts';
import { weaponNumber, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { climbOnto, swarmerOf } from '../../../rules/unit/riding.ts';
import { AUTOMATIC_HIT } from '../../../state.ts';
import { melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { type Scene, scene } from '../../../testing/scene.ts';
import { suits } from '../../../testing/squads.ts';
import { location, piloting, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

const ON = { ...COMBINED, 'swarm-vehicles': true };
const LEG = 1;
const SWARM = 2;
const trained = (troopers = 28) => platoon('Troop', { arms: 'srm', antiMech: true, troopers });

const beside = (troop: UnitFile = trained(), state: object = {}, options: object = ON): Scene =>
  scene({
    options: options as typeof ON,
    map: '. . .',
    units: {
      Troop: { mech: troop, at: '0101 N' },
      Tank: { mech: vehicle('Tank', { tons: 40, armor: 20 }), at: '0101 N', state },
    },
  });

const number = (s: Scene, weapon = SWARM): number =>
  weaponNumber(s.field, s.state, { attacker: 0, weapon, target: 1, twist: 0, secondary: 0, aim: -1 });
const why = (s: Scene, weapon = SWARM) =>
  whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, weapon, 1)?.message;

function attack(s: Scene, needed: number, ...rolls: Roll[]): void {
  s.state.weaponAttacks = [{ attacker: 0, weapon: SWARM, target: 1, number: needed, bin: -1, aim: -1 }];
  s.rolling(rolls, () => resolve(s.play, { attack: 0 }));
}

describe('Swarming vehicles', () => {
  rule('MT-SOPS-02', 'Example: 28 troopers, a tank that moved 3 hexes: 7; an immobile one: 2', () => {
    expect(number(beside(trained(), { hexesMoved: 3, mode: 'walk' }))).toBe(7);
    const immobile = beside();
    immobile.state.units[1].marks = { immobilized: true } as never;
    expect(number(beside())).toBe(7 - 1);
    expect([number(beside(trained(22))), number(beside(trained(21))), number(beside(trained(16)))]).toEqual([
      6, 9, 9,
    ]);
    expect(number(immobile)).toBe(2);
  });

  rule('MT-SOPS-02', 'Only with the option, only a swarm, and only by those who were trained', () => {
    expect(why(beside())).toBeUndefined();
    expect(why(beside(), LEG)).toBe("That attack is made on 'Mechs");
    expect(why(beside(trained(), {}, COMBINED))).toBe("That attack is made on 'Mechs");
    expect(why(beside(trained(15)))).toBe('They are too few for that');
    expect(beside(platoon('Troop')).field.designs[0].weapons).toHaveLength(1);
  });

  rule('MT-SOPS-02', 'Battle armour does it, too', () => {
    const squad = beside(suits('Troop', { antiMech: true }));
    expect([number(squad), why(squad)]).toEqual([7 - 1, undefined]);
  });

  rule('MT-SOPS-02', 'It only gets there, and does its damage from the next turn on', () => {
    const s = beside();
    attack(s, 6, toHit(3, 3));
    expect([swarmerOf(s.state, 1), s.happened('damaged')]).toEqual([0, []]);
  });

  rule(
    'MT-SOPS-03',
    'Example: 28 with SRMs (14 points): 5, 5 and 4 on the front column, one critical roll',
    () => {
      const s = beside();
      climbOnto(s.state.units[0], 1);
      attack(s, AUTOMATIC_HIT, location(3, 3), ['critical hit', 1, 1], location(3, 4), location(4, 4));
      expect(s.happened('damaged').map(({ location: part, damage }) => [part, damage])).toEqual([
        [0, 5],
        [0, 5],
        [0, 4],
      ]);
      expect(s.happened('location').every(({ side }) => side === 'front')).toBe(true);
    },
  );

  rule('MT-SOPS-03', 'The roll is made though the armour holds, and does what it says', () => {
    const s = beside(trained(8));
    climbOnto(s.state.units[0], 1);
    attack(s, AUTOMATIC_HIT, location(3, 3), ['critical hit', 4, 4], ['critical slot', 1]);
    expect(s.happened('vehicle-critical').map(({ result }) => result)).toEqual(['stunned']);
  });
});

describe('Erratic maneuvers', () => {
  const swarmed = (isSwarmed = true, motion: 'tracked' | 'hover' = 'tracked') => {
    const made = melee({
      options: ON,
      map: `${'. '.repeat(12)}\n`.repeat(4),
      units: {
        Tank: { mech: vehicle('Tank', { motion, cruise: 4 }), at: '0102 SE', piloting: 5 },
        Troop: { mech: trained(), at: '0102 N' },
      },
    });
    if (isSwarmed) climbOnto(made.scene.state.units[1], 0);
    return made.beginAt('movement', 0);
  };
  const flank = { type: 'move', unit: 'Tank', mode: 'run', to: '0302', facing: 'SE', more: false } as const;

  rule('MT-SOPS-02', 'It has its Cruising MP at Flank', () => {
    const made = swarmed();
    const far = () => made.choices('move', 0, 'run').length;
    const before = far();
    made.order({ type: 'erratic', unit: 'Tank' });
    expect(far()).toBeLessThan(before);
    expect(far()).toBe(made.choices('move', 0, 'walk').length);
    expect(made.scene.said('erratic')).toEqual(['Tank swerves about.']);
    expect(made.orders).not.toContain('erratic');
  });

  rule('MT-SOPS-02', 'Only for one that is swarmed', () => {
    expect(swarmed().orders).toContain('erratic');
    expect(swarmed(false).orders).not.toContain('erratic');
  });

  rule('MT-SOPS-03', 'Example: Driving 5: 9 shakes them off, for 11 points, and 8 does not', () => {
    const after = (a: number, b: number) => {
      const made = swarmed().order({ type: 'erratic', unit: 'Tank' }).order(flank, piloting(a, b));
      return [made.scene.unit('Troop').structure[0], swarmerOf(made.scene.state, 0)];
    };
    expect(after(4, 5)).toEqual([17, -1]);
    expect(after(4, 4)).toEqual([28, 1]);
  });

  rule('MT-SOPS-03', 'Who has not declared it, or goes at Cruising Speed, shakes nobody off', () => {
    const plain = swarmed().order(flank);
    expect(swarmerOf(plain.scene.state, 0)).toBe(1);
    const slow = swarmed()
      .order({ type: 'erratic', unit: 'Tank' })
      .order({ ...flank, mode: 'walk' });
    expect(swarmerOf(slow.scene.state, 0)).toBe(1);
  });
});
