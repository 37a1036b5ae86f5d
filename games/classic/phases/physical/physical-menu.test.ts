// What the menu of the Physical Attack Phase offers, and how it says no.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { bitOf } from '../../design.ts';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { LA, LL, RA } from '../../units/locations.ts';

/** Ram looks north at Wolf; Cub is to its right, Fox far away. */
function brawl(ram: object = {}): Melee {
  const stout = (name: string) => mech(name, { armor: 40, tons: 60 });
  return melee({
    units: {
      Ram: { mech: stout('Ram'), at: '0505 N', state: ram },
      Wolf: { mech: stout('Wolf'), at: '0504 N' },
      Cub: { mech: stout('Cub'), at: '0605 SE' },
      Fox: { mech: stout('Fox'), at: '0910 N' },
    },
  }).begin(0);
}

const punch = (arms: string, targets: object) => ({ type: 'punch', unit: 'Ram', arms, ...targets }) as const;

rule('CBT-PHY-08', 'Each arm has a target of its own', () => {
  const table = brawl();
  expect(table.choices('punch', 'Ram')).toEqual(['both', 'LA', 'RA']);
  expect(table.offers('punch', 'Ram', 'LA')).toEqual(['Wolf']);
  expect(table.offers('punch', 'Ram', 'RA')).toEqual(['Wolf', 'Cub']);
  table.order(
    punch('both', { left: 'Wolf', right: 'Cub' }),
    toHit(6, 6),
    location(2),
    toHit(6, 6),
    location(2),
  );
  const made = table.scene.happened('physical-attack').map(({ attack }) => [attack.target, attack.limb]);
  expect(made).toEqual([
    [1, LA],
    [2, RA],
  ]);
  expect([table.damage('Wolf'), table.damage('Cub')]).toEqual([6, 6]);
});

rule('CBT-PHY-08', 'A punch with one arm is one blow', () => {
  const right = brawl().order(punch('RA', { right: 'Cub' }), toHit(6, 6), location(2));
  expect(right.scene.happened('physical-attack')).toMatchObject([{ explanation: { total: 5 }, hit: true }]);
  expect([right.damage('Wolf'), right.damage('Cub')]).toEqual([0, 6]);
});

rule('CBT-PHY-08', 'An arm that is lost or has fired is refused, and so are both', () => {
  const lame = brawl({ lost: bitOf(LA), lostBefore: bitOf(LA) });
  expect(lame.choices('punch', 'Ram')).toEqual(['RA']);
  expect(lame.refusal(punch('LA', { left: 'Wolf' })).rule).toBe('CBT-PHY-04');
  expect(lame.refusal(punch('both', { left: 'Wolf', right: 'Wolf' })).rule).toBe('CBT-PHY-04');
  const fired = brawl({ fired: bitOf(RA) });
  expect(fired.choices('punch', 'Ram')).toEqual(['LA']);
  expect(fired.refusal(punch('RA', { right: 'Wolf' })).rule).toBe('CBT-PHY-08');
  expect(fired.refusal(punch('both', { left: 'Wolf', right: 'Wolf' })).rule).toBe('CBT-PHY-08');
  expect(fired.refusal(punch('LL', { left: 'Wolf' }))).toMatchObject({ path: 'arms' });
  expect(fired.refusal(punch('LL', { left: 'Wolf' })).rule).not.toBe('CBT-PHY-08');
});

rule('CBT-PHY-18', 'A leg that has fired is refused, the other is not', () => {
  const table = brawl({ fired: bitOf(LL) });
  expect(table.choices('kick', 'Ram')).toEqual(['RL']);
  const kick = (leg: string, target = 'Wolf') => ({ type: 'kick', unit: 'Ram', leg, target }) as const;
  expect(table.refusal(kick('LL'))).toMatchObject({ path: 'leg', rule: 'CBT-PHY-18' });
  expect(table.refusal(kick('LA')).rule).not.toBe('CBT-PHY-18');
  expect(table.refusal(kick('RL', 'Fox'))).toMatchObject({
    path: 'target',
    message: 'The target is not in the next hex',
  });
  expect(table.refusal(kick('RL', 'Ram')).message).toBe('That is not an enemy unit');
});

rule('CBT-PHY-04', 'Whoever cannot strike is told what is wrong with striking somebody near', () => {
  const table = brawl();
  const no = (order: object) => table.refusal(order as never);
  expect(no({ type: 'club', unit: 'Ram', target: 'Wolf' })).toMatchObject({
    path: 'unit',
    rule: 'CBT-PHY-11',
  });
  expect(no({ type: 'hatchet', unit: 'Ram', arm: 'LA', target: 'Wolf' }).rule).toBe('CBT-PHY-14');
  expect(no({ type: 'kick', unit: 'Wolf', leg: 'LL', target: 'Ram' }).message).toBe(
    "That is not one of your 'Mechs",
  );
  const alone = melee({
    units: { Ram: { at: '0505 N' }, Ewe: { side: 0, at: '1010 N' }, Wolf: { at: '0504 N' } },
  });
  alone.begin(0);
  expect(alone.refusal({ type: 'kick', unit: 'Ewe', leg: 'LL', target: 'Wolf' }).message).toBe(
    'No enemy stands next to that unit',
  );
});

rule('CBT-PHY-02', 'The menu shows the number and the damage of a blow', () => {
  const table = brawl();
  expect(table.number('punch', 'Ram', 'LA', 'Wolf')).toTotal(5);
  expect(table.label('punch', 'Ram', 'LA', 'Wolf')).toContain('6');
  expect(table.label('kick', 'Ram', 'LL', 'Wolf')).toContain('12');
  expect(table.label('push', 'Ram', 'Wolf')).not.toMatch(/\d/);
});

rule('CBT-PHY-04', 'An enemy in the first hex of the map can be struck as any other', () => {
  const table = melee({ units: { Ram: { at: '0102 N' }, Wolf: { at: '0101 N' } } }).begin(0);
  expect(table.offers('kick', 'Ram', 'LL')).toEqual(['Wolf']);
  table.order({ type: 'push', unit: 'Ram', target: 'Wolf' }, toHit(6, 6));
  expect(table.scene.happened('physical-attack')).toHaveLength(1);
});

rule('CBT-PHY-05', 'Blows of all kinds are resolved in the order in which they were declared', () => {
  const file = mech('Ram', { armor: 40, tons: 60, slots: { RA: ['4 x Hatchet'] } });
  const order = (first: object, second: object) => {
    const table = melee({
      units: {
        Ram: { mech: file, at: '0505 N', state: { club: 'limb' } },
        Wolf: { mech: file, at: '0504 S', state: { club: 'limb' } },
      },
    }).begin(0);
    table.order({ unit: 'Ram', target: 'Wolf', ...first } as never);
    table.order({ unit: 'Wolf', target: 'Ram', ...second } as never, toHit(1, 1), toHit(1, 1));
    return table.scene.happened('physical-attack').map(({ attack }) => attack.kind);
  };
  const hatchet = { type: 'hatchet', arm: 'RA' };
  const club = { type: 'club' };
  for (const [first, second] of [
    [hatchet, club],
    [club, hatchet],
  ]) {
    expect(order(first, second)).toEqual([first.type, second.type]);
  }
});

rule('CBT-PHY-05', 'A punch waits for a kick that was declared before it, and the other way round', () => {
  const kinds = (swap: boolean) => {
    const table = melee({ units: { Ram: { at: '0505 N' }, Wolf: { at: '0504 S' } } }).begin(swap ? 1 : 0);
    const blows = [
      { type: 'punch', unit: 'Ram', arms: 'RA', right: 'Wolf' },
      { type: 'kick', unit: 'Wolf', leg: 'RL', target: 'Ram' },
    ] as const;
    const [first, second] = swap ? blows.toReversed() : blows;
    table.order(first).order(second, toHit(1, 1), toHit(1, 1), piloting(6, 6));
    return table.scene.happened('physical-attack').map(({ attack }) => attack.kind);
  };
  expect(kinds(false)).toEqual(['punch', 'kick']);
  expect(kinds(true)).toEqual(['kick', 'punch']);
});
