import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { duel } from '../../testing/duel.ts';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';

const options = { 'glancing-blows': true };
const HIT = location(3, 4);

describe('Glancing shots', () => {
  rule(
    'MT-ATK-01',
    'A roll of just the number halves the damage, rounded down; one more does all of it',
    () => {
      expect(duel({ options, range: 2 }).fire('Medium Laser', toHit(2, 2), HIT)).toBe(2);
      expect(duel({ options, range: 2 }).fire('Medium Laser', toHit(2, 3), HIT)).toBe(5);
      expect(duel({ options: {}, range: 2 }).fire('Medium Laser', toHit(2, 2), HIT)).toBe(5);
    },
  );

  rule('MT-ATK-01', 'Of missiles fewer hit, each with all its damage; below 2 it is one', () => {
    const srm = (a: number, b: number, hits: number) =>
      duel({ options, range: 2 }).fire(
        'SRM 4',
        toHit(2, 2),
        ['cluster hits', a, b],
        ...Array(hits).fill(HIT),
      );
    expect(srm(5, 4, 2)).toBe(4);
    expect(srm(2, 2, 1)).toBe(2);
  });

  rule('MT-ATK-01', 'What its range adds or takes is counted first', () => {
    const both = { ...options, 'altered-energy-damage': true };
    expect(duel({ options: both, range: 1 }).fire('Medium Laser', toHit(2, 2), HIT)).toBe(3);
  });

  rule('MT-ATK-01', 'The log says which hits glance', () => {
    const told = (isOn: boolean, ...dice: [number, number]) => {
      const made = duel({ options: { 'glancing-blows': isOn }, range: 2 });
      made.fire('Medium Laser', toHit(...dice), HIT);
      return made.scene.happened('weapon-attack').map(({ glancing }) => glancing);
    };
    expect([told(true, 2, 2), told(true, 2, 3), told(false, 2, 2)]).toEqual([
      [true],
      [undefined],
      [undefined],
    ]);
  });

  rule('MT-ATK-02', 'Rolls for critical hits are at −2, and the log says so', () => {
    const shot = (a: number, b: number) => {
      const made = duel({ options, range: 2 });
      made.fire('Medium Laser', toHit(2, 2), location(1, 1), ['critical hit', a, b]);
      return made.scene.happened('critical-roll')[0];
    };
    expect(shot(4, 5)).toMatchObject({ modifier: -2, count: 0 });
    expect(shot(1, 1)).toMatchObject({ count: 0 });
    const made = duel({ options, range: 2 });
    made.fire('Medium Laser', toHit(2, 2), location(1, 1), ['critical hit', 5, 5], ['critical slot', 1, 1]);
    expect(made.scene.happened('critical')).toHaveLength(1);
  });
});

describe('Glancing blows', () => {
  const table = () =>
    melee({
      units: {
        Ram: { mech: mech('Ram', { tons: 50, armor: 40 }), at: '0505 S' },
        Ewe: { mech: mech('Ewe', { armor: 40 }), at: '0506 N' },
      },
      options,
    });

  rule('MT-ATK-01', 'A kick that just hits does half, and the target still has to roll', () => {
    const kick = (...dice: [number, number]) => {
      const made = table().begin(1);
      made.pass('Ewe');
      const order = { type: 'kick', unit: 'Ram', leg: 'LL', target: 'Ewe' } as const;
      return made.order(order, toHit(...dice), location(2), piloting(6, 6)).damage('Ewe');
    };
    expect([kick(1, 2), kick(2, 2)]).toEqual([5, 10]);
  });

  rule('MT-ATK-01', 'Of a charge the target takes half, the charger all', () => {
    const made = melee({
      units: {
        Ram: { mech: mech('Ram', { tons: 50, armor: 40 }), at: '0505 N' },
        Ewe: { mech: mech('Ewe', { tons: 50, armor: 40 }), at: '0504 N' },
      },
      options,
    }).onslaught('Ram', 'charge', 'Ewe', { hexes: 3 });
    made.begin(0, toHit(3, 4), HIT, HIT, HIT, piloting(6, 6), piloting(6, 6));
    expect([made.damage('Ewe'), made.damage('Ram')]).toEqual([7, 5]);
  });
});
