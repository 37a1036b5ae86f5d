import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { LL } from '../../units/locations.ts';

const stout = (name: string, plan: Parameters<typeof mech>[1] = {}) => mech(name, { armor: 40, ...plan });

/** Ram (side 0) looks north at Wolf (side 1), who looks back. */
function duel(plan: { ram?: object; wolf?: object; map?: string } = {}): Melee {
  return melee({
    ...(plan.map ? { map: plan.map } : {}),
    units: {
      Ram: { mech: stout('Ram'), at: '0505 N', ...plan.ram },
      Wolf: { mech: stout('Wolf'), at: '0504 S', ...plan.wolf },
    },
  });
}

rule('CBT-PHY-12', 'A tree breaks on the first target that it hits, a limb lasts', () => {
  const clubs = (club: 'tree' | 'limb') =>
    duel({ ram: { mech: stout('Ram', { tons: 60 }), at: '0505 N', state: { club } } }).begin(0);
  const swing = { type: 'club', unit: 'Ram', target: 'Wolf' } as const;
  const tree = clubs('tree').order(swing).pass('Wolf', toHit(6, 6), location(6, 5));
  expect(tree.damage('Wolf')).toBe(12);
  expect(tree.scene.unit('Ram').club).toBe(null);
  expect(tree.scene.happened('club-gone')).toHaveLength(1);

  const missed = clubs('tree').order(swing).pass('Wolf', toHit(1, 1));
  expect(missed.scene.unit('Ram').club).toBe('tree');
  const limb = clubs('limb').order(swing).pass('Wolf', toHit(6, 6), location(6, 5));
  expect(limb.scene.unit('Ram').club).toBe('limb');
});

rule('CBT-PHY-13', 'Who picks up a club makes no other attack this turn, but has it in the next', () => {
  const table = duel({
    map: `
      . . .
      . . .
      . l .`,
    ram: { mech: stout('Ram', { slots: { RA: ['Medium Laser'] } }), at: '0203 N' },
    wolf: { mech: stout('Wolf'), at: '0202 N' },
  }).beginAt('weapon', 0);
  expect(table.asked).toBe('0 weapon/declare');
  table.order({ type: 'find-club', unit: 'Ram', club: 'tree' });
  table.order({ type: 'hold', unit: 'Wolf', twist: 0 });
  // Wolf looks away and Ram is busy: nobody has a physical attack to declare.
  expect(table.asked).toBe('over');
  expect(table.scene.unit('Ram')).toMatchObject({ club: 'tree', busy: true });
  table.scene.unit('Ram').busy = false;
  table.begin(0);
  expect(table.offers('club', 'Ram')).toEqual(['Wolf']);
});

rule('CBT-LOS-08', 'Water up to the hips saves the legs from clubs, but not from kicks', () => {
  const map = `
    . . .
    . ~1 .
    . ~1 .
    . . .`;
  const ram = { mech: stout('Ram'), at: '0203 N', state: { club: 'limb' as const } };
  const wolf = { mech: stout('Wolf'), at: '0202 S' };
  const club = duel({ map, ram, wolf }).begin(0).order({ type: 'club', unit: 'Ram', target: 'Wolf' });
  club.pass('Wolf', toHit(6, 6), location(4, 5));
  expect(club.scene.happened('location')).toMatchObject([{ location: LL, struck: false }]);
  expect(club.damage('Wolf')).toBe(0);
  const kick = duel({ map, ram, wolf })
    .begin(0)
    .order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' });
  kick.pass('Wolf', toHit(6, 6), location(4), piloting(6, 6));
  expect(kick.damage('Wolf')).toBe(10);
});
