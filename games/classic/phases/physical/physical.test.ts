import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { fallFacing, injury, location, piloting, toHit } from '../../testing/table.ts';
import { CT, LL, RA } from '../../units/locations.ts';

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

rule(
  'CBT-SEQ-09',
  'The loser of the Initiative declares first, and nothing is resolved before all have',
  () => {
    const table = duel().begin(1);
    expect(table.asked).toBe('1 physical/declare');
    table.order({ type: 'kick', unit: 'Wolf', leg: 'RL', target: 'Ram' });
    expect(table.asked).toBe('0 physical/declare');
    expect(table.scene.happened('physical-attack')).toHaveLength(0);
    table.pass('Ram', toHit(6, 6), location(1), piloting(6, 6));
    expect(table.asked).toBe('over');
    expect(table.damage('Ram')).toBe(10);
  },
);

rule(
  'CBT-SEQ-09',
  'The twist of the Weapon Attack Phase shifts the arcs of arms and torso, not of the legs',
  () => {
    const plan = (twist: -1 | 0 | 1) =>
      melee({
        units: {
          Ram: { mech: stout('Ram'), at: '0505 N', state: { twist } },
          // Behind the right shoulder: in the right side arc.
          Wolf: { mech: stout('Wolf'), at: '0605 N' },
        },
      }).begin(0);
    expect(plan(0).offers('punch', 'Ram')).toEqual(['RA']);
    expect(plan(1).offers('punch', 'Ram')).toEqual(['both', 'LA', 'RA']);
    expect(plan(1).offers('kick')).toEqual([]);
    // Now Wolf is behind its back: only Wolf has something to declare.
    expect(plan(-1).asked).toBe('1 physical/declare');
  },
);

test('nobody is asked where nobody can strike', () => {
  const table = duel({ wolf: { mech: stout('Wolf'), at: '0502 S' } }).begin(0);
  expect(table.asked).toBe('over');
});

test('one who cannot strike still has his turn, and can only pass', () => {
  const table = melee({
    units: {
      Ram: { mech: stout('Ram'), at: '0505 N' },
      Wolf: { mech: stout('Wolf'), at: '0504 S' },
      Cub: { mech: stout('Cub'), at: '1010 S' },
    },
  }).begin(1);
  expect(table.offers('pass')).toEqual(['Wolf', 'Cub']);
  expect(table.offers('kick')).toEqual(['Wolf']);
  expect(table.refusal({ type: 'kick', unit: 'Cub', leg: 'LL', target: 'Ram' }).rule).toBe('CBT-PHY-04');
  table.pass('Cub');
  expect(table.refusal({ type: 'pass', unit: 'Cub' })).toMatchObject({ path: 'unit', code: 'illegal' });
});

rule('CBT-PHY-01', 'Only punches may be two: one with each arm, at one target or at two', () => {
  const plan = {
    units: {
      Ram: { mech: stout('Ram'), at: '0505 N' },
      Wolf: { mech: stout('Wolf'), at: '0504 S' },
      Cub: { mech: stout('Cub'), at: '0604 S' },
    },
  };
  const table = melee(plan).begin(0);
  expect(table.offers('punch', 'Ram', 'both')).toEqual(['Wolf', 'Cub']);
  table.order({ type: 'punch', unit: 'Ram', arms: 'both', left: 'Wolf', right: 'Cub' });
  table.pass('Wolf').pass('Cub', toHit(6, 6), location(2), toHit(6, 5), location(2));
  expect([table.damage('Wolf'), table.damage('Cub')]).toEqual([5, 5]);

  const other = melee(plan).begin(0);
  expect(other.refusal({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf', left: 'Cub' }).code).toBe(
    'malformed',
  );
  expect(other.refusal({ type: 'punch', unit: 'Ram', arms: 'LA', left: 'Wolf', right: 'Cub' }).path).toBe(
    'right',
  );
  expect(other.refusal({ type: 'punch', unit: 'Ram', arms: 'both', left: 'Wolf' }).path).toBe('right');
  other.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' });
  expect(other.asked).toBe('1 physical/declare');
});

rule('CBT-PHY-05', 'Numbers and damage stand as declared, whatever the phase does to the limb', () => {
  const table = duel({ ram: { mech: mech('Ram', { armor: { RA: 0 } }), at: '0505 N' } }).begin(1);
  table.order({ type: 'punch', unit: 'Wolf', arms: 'RA', right: 'Ram' });
  table.order(
    { type: 'punch', unit: 'Ram', arms: 'RA', right: 'Wolf' },
    // Wolf destroys the upper arm actuator; Ram's punch needs no more than 5 and does full damage.
    toHit(6, 6),
    location(5),
    ['critical hit', 4, 4],
    ['critical slot', 1, 2],
    toHit(3, 2),
    location(3),
  );
  expect(table.scene.happened('critical')).toMatchObject([{ component: 'Upper Arm Actuator' }]);
  expect(table.damage('Wolf')).toBe(5);
});

rule('CBT-PHY-05', 'Blows come first, then pushes, then charges, then deaths from above', () => {
  const table = melee({
    units: {
      Ram: { mech: stout('Ram'), at: '0505 N' },
      Ewe: { mech: stout('Ewe'), at: '0804 N', side: 0 },
      Wolf: { mech: stout('Wolf'), at: '0504 S' },
      Cub: { mech: stout('Cub'), at: '0803 S' },
      Lion: { mech: stout('Lion'), at: '1204 N' },
      Puma: { mech: stout('Puma'), at: '1210 N' },
      Goat: { mech: stout('Goat'), at: '1203 S', side: 0 },
      Bull: { mech: stout('Bull'), at: '1209 S', side: 0 },
    },
  });
  // Declared as a death from above, a charge, a push and a kick.
  table.onslaught('Lion', 'dfa', 'Goat').onslaught('Puma', 'charge', 'Bull');
  table.begin(0).order({ type: 'push', unit: 'Ram', target: 'Wolf' });
  table.pass('Wolf').order({ type: 'kick', unit: 'Ewe', leg: 'LL', target: 'Cub' });
  table.pass('Cub').pass('Goat').pass('Bull', toHit(1, 1), toHit(1, 1), toHit(1, 1));
  expect(table.asked).toBe('1 physical/sidestep');
  table.order({ type: 'go', to: '1110' }, toHit(1, 1));
  const kinds = table.scene.happened('physical-attack').map(({ attack }) => attack.kind);
  expect(kinds).toEqual(['kick', 'push', 'charge', 'dfa']);
});

rule(
  'CBT-PHY-02',
  'An attack that needs more than 12 may be called off, and then has no consequences',
  () => {
    const hopeless = { mech: stout('Ram'), at: '0505 N', piloting: 8, state: { mode: 'jump' as const } };
    const evasive = { mech: stout('Wolf'), at: '0504 S', state: { mode: 'jump' as const, hexesMoved: 7 } };
    const table = duel({ ram: hopeless, wolf: evasive }).begin(0);
    expect(table.number('kick', 'Ram', 'LL', 'Wolf')).toTotal(13);
    table.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' }).pass('Wolf');
    expect(table.asked).toBe('0 physical/impossible');
    expect(table.offers('call-off')).toEqual([true, false]);
    table.order({ type: 'call-off', stop: true });
    expect(table.scene.happened('physical-cancelled')).toMatchObject([{ why: 'called-off' }]);
    expect(table.scene.unit('Ram').rolls).toEqual([]);
    expect(table.asked).toBe('over');

    const stubborn = duel({ ram: hopeless, wolf: evasive }).begin(0);
    stubborn.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' }).pass('Wolf');
    stubborn.order({ type: 'call-off', stop: false }, piloting(6, 6));
    expect(stubborn.scene.happened('physical-attack')).toMatchObject([{ dice: [], hit: false }]);
    expect(stubborn.rolls('Ram')).toEqual(['missed-kick 0']);
  },
);

rule('CBT-PHY-02', 'An attack that needs 12 can hit, and is not asked about', () => {
  const unlikely = { mech: stout('Ram'), at: '0505 N', piloting: 7, state: { mode: 'jump' as const } };
  const evasive = { mech: stout('Wolf'), at: '0504 S', state: { mode: 'jump' as const, hexesMoved: 7 } };
  const table = duel({ ram: unlikely, wolf: evasive }).begin(0);
  expect(table.number('kick', 'Ram', 'LL', 'Wolf')).toTotal(12);
  table.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' });
  table.pass('Wolf', toHit(6, 6), location(1), piloting(6, 6));
  expect(table.scene.happened('physical-attack')).toMatchObject([{ hit: true }]);
});

rule('CBT-PHY-02', 'A number of 2 or less is reached by any throw', () => {
  const helpless = { mech: stout('Wolf'), at: '0504 S', state: { prone: true, knockedOut: 1 } };
  const table = duel({ wolf: helpless }).begin(0);
  expect(table.number('kick', 'Ram', 'LL', 'Wolf')).toTotal(5 - 2 - 4 - 2);
  table.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' }, toHit(1, 1), location(3, 4));
  expect(table.damage('Wolf')).toBe(10);

  // Exactly -1 is a number like any other.
  const easy = duel({ ram: { mech: stout('Ram'), at: '0505 N', piloting: 7 }, wolf: helpless }).begin(0);
  expect(easy.number('kick', 'Ram', 'LL', 'Wolf')).toTotal(-1);
  easy.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' }, toHit(1, 1), location(3, 4));
  expect(easy.damage('Wolf')).toBe(10);
});

rule(
  ['CBT-PHY-09', 'CBT-HIT-04'],
  'Example: a Grasshopper with a damaged arm punches a JagerMech in light woods',
  () => {
    const table = melee({
      map: `
      . . . . . .
      . . . . . .
      . . l . . .
      . . . . . .`,
      units: {
        Grasshopper: { mech: stout('Grasshopper', { tons: 70 }), at: '0403 NW' },
        // The attack comes through the right rear hexside of its feet.
        JagerMech: { mech: stout('JagerMech', { tons: 65 }), at: '0303 N' },
      },
    });
    table.scene.unit('Grasshopper').hits[RA] = 1 << 1;
    table.scene.unit('Grasshopper').hitsBefore[RA] = 1 << 1;
    table.begin(0);
    expect(table.number('punch', 'Grasshopper', 'RA', 'JagerMech')).toTotal(8);
    table.order({ type: 'punch', unit: 'Grasshopper', arms: 'RA', right: 'JagerMech' });
    table.pass('JagerMech', toHit(4, 4), location(3));
    expect(table.scene.happened('location')).toMatchObject([{ table: 'punch', side: 'right', location: CT }]);
    expect(table.damage('JagerMech')).toBe(3);
  },
);

rule(
  'CBT-PHY-19',
  'Example: the kick of a 70-ton Grasshopper does 14 points, and its victim rolls to stay up',
  () => {
    const table = duel({ ram: { mech: stout('Grasshopper', { tons: 70 }), at: '0505 N' } }).begin(0);
    expect(table.number('kick', 'Ram', 'RL', 'Wolf')).toTotal(3);
    table.order({ type: 'kick', unit: 'Ram', leg: 'RL', target: 'Wolf' });
    table.pass('Wolf', toHit(1, 2), location(4), piloting(1, 3), fallFacing(1), location(3, 4), injury(6, 6));
    expect(table.scene.happened('location')[0]).toMatchObject({ table: 'kick', location: LL });
    expect(table.damage('Wolf')).toBe(14 + 5);
    expect(table.scene.unit('Wolf').prone).toBe(true);
    expect(table.scene.unit('Ram').prone).toBe(false);
  },
);

rule('CBT-PHY-19', 'Who misses a kick rolls to stay up', () => {
  const table = duel().begin(0).order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' });
  table.pass('Wolf', toHit(1, 1), piloting(2, 2), fallFacing(4), location(3, 4), injury(6, 6));
  expect(table.scene.happened('piloting-roll')[0]).toMatchObject({
    unit: 0,
    reason: 'missed-kick',
    success: false,
  });
  expect(table.scene.unit('Ram').prone).toBe(true);
});

rule(['CBT-PHY-14', 'CBT-PHY-06'], 'A hatchet from above strikes as a fist does', () => {
  const table = duel({
    map: `
      . . .
      . . .
      . .1 .`,
    ram: { mech: stout('Ram', { slots: { RA: ['4 x Hatchet'] } }), at: '0203 N' },
    wolf: { mech: stout('Wolf'), at: '0202 S' },
  }).begin(0);
  expect(table.offers('hatchet', 'Ram')).toEqual(['RA']);
  expect(table.refusal({ type: 'hatchet', unit: 'Ram', arm: 'LA', target: 'Wolf' }).rule).toBe('CBT-PHY-14');
  table.order({ type: 'hatchet', unit: 'Ram', arm: 'RA', target: 'Wolf' });
  table.pass('Wolf', toHit(6, 6), location(2));
  expect(table.damage('Wolf')).toBe(10);
});

rule('CBT-EQP-06', "Two hatchets make one attack; a 45-ton 'Mech does 9 points with it", () => {
  const armed = { tons: 45, slots: { LA: ['3 x Hatchet'], RA: ['3 x Hatchet'] } };
  const table = duel({ ram: { mech: stout('Ram', armed), at: '0505 N' } }).begin(0);
  expect(table.offers('hatchet', 'Ram')).toEqual(['LA', 'RA']);
  table.order({ type: 'hatchet', unit: 'Ram', arm: 'LA', target: 'Wolf' });
  expect(table.asked).toBe('1 physical/declare');
  table.pass('Wolf', toHit(2, 2), location(4, 5));
  expect(table.scene.happened('physical-attack')).toHaveLength(1);
  expect(table.damage('Wolf')).toBe(9);
});

rule('CBT-SEQ-06', 'One who is destroyed in this phase still strikes, and is removed at its end', () => {
  const frail = { mech: mech('Ram', { armor: { HD: 0 } }), at: '0505 N' };
  const table = duel({ ram: frail }).begin(1);
  table.order({ type: 'punch', unit: 'Wolf', arms: 'LA', left: 'Ram' });
  table.order(
    { type: 'punch', unit: 'Ram', arms: 'LA', left: 'Wolf' },
    toHit(6, 6),
    location(6),
    ['critical hit', 1, 1],
    toHit(6, 6),
    location(2),
  );
  expect(table.damage('Wolf')).toBe(5);
  expect(table.scene.unit('Ram')).toMatchObject({ loss: 'pilot', hex: -2 });
});
