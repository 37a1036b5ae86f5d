import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { LL, RL } from '../../units/locations.ts';

const stout = (name: string, tons = 50) => mech(name, { tons, armor: 60 });
/** So many hits on the left leg, where they do no harm. */
const groups = (count: number) => Array.from({ length: count }, () => location(4, 5));

/** Ram has charged Wolf from behind, so that Wolf cannot strike back. */
const charging = (plan: { map?: string; wolf?: object; ram?: object; hexes?: number } = {}) =>
  melee({
    ...(plan.map ? { map: plan.map } : {}),
    units: {
      Ram: { mech: stout('Ram', 65), at: '0305 N', ...plan.ram },
      Wolf: { mech: stout('Wolf', 45), at: '0304 N', ...plan.wolf },
    },
  }).onslaught('Ram', 'charge', 'Wolf', { hexes: plan.hexes ?? 5 });

rule(
  'CBT-PHY-23',
  'Example: 65 tons that moved 5 hexes do 33 points, and suffer the weight of the target',
  () => {
    const stays = [piloting(6, 6), piloting(6, 6), piloting(6, 6)];
    const table = charging().begin(0, toHit(6, 6), ...groups(7), ...groups(1), ...stays);
    expect(table.damage('Wolf')).toBe(33);
    expect(table.damage('Ram')).toBe(5);
    const sides = table.scene.happened('location').map(({ unit, side }) => `${unit} ${side}`);
    expect(sides).toEqual([...Array(7).fill('1 rear'), '0 front']);
  },
);

rule('CBT-PHY-24', 'A hit throws the target one hex on, the charger follows, and both roll at +2', () => {
  const stays = [piloting(6, 6), piloting(6, 6)];
  const table = charging({ hexes: 2 }).begin(0, toHit(6, 6), ...groups(3), ...groups(1), ...stays);
  expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0304', '0303']);
  expect([table.rolls('Ram'), table.rolls('Wolf')]).toEqual([['made-charge 2'], ['charged 2']]);
  expect(table.scene.unit('Ram').onslaught).toBe(null);
  const numbers = table.scene.happened('piloting-roll').map(({ number }) => number.total);
  expect(numbers).toEqual([7, 7]);
});

rule('CBT-PHY-23', 'A charge over no distance does no damage, but everything else', () => {
  const table = charging({ hexes: 0 }).begin(0, toHit(6, 6), ...groups(1), piloting(6, 6), piloting(6, 6));
  expect([table.damage('Wolf'), table.damage('Ram')]).toEqual([0, 5]);
  expect(table.hexOf('Wolf')).toBe('0303');
  const heavier = charging({ hexes: 0, wolf: { mech: stout('Wolf', 55) } });
  heavier.begin(0, toHit(6, 6), ...groups(2), piloting(6, 6), piloting(6, 6));
  expect(heavier.damage('Ram')).toBe(6);
});

rule('CBT-PHY-24', 'Against a cliff nobody moves, and both roll all the same', () => {
  const map = `
    . . . .
    . . . .
    . . .3 .
    . . . .
    . . . .`;
  const table = charging({ map, hexes: 1 });
  table.begin(0, toHit(6, 6), ...groups(2), ...groups(1), piloting(6, 6), piloting(6, 6));
  expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0305', '0304']);
  expect([table.rolls('Ram'), table.rolls('Wolf')]).toEqual([['made-charge 2'], ['charged 2']]);
});

rule('CBT-PHY-24', 'A miss ends beside the target, where its owner says, without a roll', () => {
  const table = charging().begin(0, toHit(1, 1));
  expect(table.asked).toBe('0 physical/sidestep');
  expect(table.offers('go')).toEqual(['0204', '0404']);
  expect(table.refusal({ type: 'go', to: '0303' }).rule).toBe('CBT-PHY-24');
  table.order({ type: 'go', to: '0404' });
  expect([table.hexOf('Ram'), table.scene.unit('Ram').facing]).toEqual(['0404', 0]);
  expect([table.hexOf('Wolf'), table.rolls('Ram'), table.rolls('Wolf')]).toEqual(['0304', [], []]);
  expect(table.asked).toBe('over');
});

rule(
  'CBT-PHY-24',
  'Only free hexes that the charger could walk into are open to it; with none it stays',
  () => {
    const beside = (left: string, right: string) =>
      charging({
        map: `
        . . . .
        . . . .
        . . . .
        . ${left} . ${right}
        . . . .`,
      }).begin(0, toHit(1, 1));
    expect(beside('.3', '.').hexOf('Ram')).toBe('0404');
    expect(beside('.2', '.-3').hexOf('Ram')).toBe('0204');
    expect(beside('.-3', '.3').hexOf('Ram')).toBe('0305');

    const crowded = melee({
      units: {
        Ram: { mech: stout('Ram'), at: '0305 N' },
        Wolf: { mech: stout('Wolf'), at: '0304 N' },
        Cub: { mech: stout('Cub'), at: '0204 NW' },
      },
    }).onslaught('Ram', 'charge', 'Wolf');
    crowded.begin(0, toHit(1, 1));
    expect(crowded.hexOf('Ram')).toBe('0404');
  },
);

rule('CBT-PHY-24', 'Beside the target may be water, and then the charger rolls for that', () => {
  const map = `
    . . . .
    . . . .
    . . . .
    . ~2 . .3
    . . . .`;
  const table = charging({ map }).begin(0, toHit(1, 1), piloting(6, 6));
  expect([table.hexOf('Ram'), table.rolls('Ram')]).toEqual(['0204', ['water 0']]);
});

rule('CBT-PHY-22', 'A charger that has fallen misses, and lies where it is', () => {
  const table = charging({ ram: { mech: stout('Ram'), at: '0305 N', state: { prone: true } } }).begin(0);
  const [miss] = table.scene.happened('physical-attack');
  expect(miss).toMatchObject({ dice: [], hit: false });
  expect(miss.explanation.lines).toMatchObject([{ rule: 'CBT-PHY-22' }]);
  expect([table.hexOf('Ram'), table.rolls('Ram'), table.asked]).toEqual(['0305', [], 'over']);
});

rule('CBT-PHY-22', 'It misses whichever way it faces after its fall', () => {
  const state = { prone: true };
  const table = charging({ ram: { mech: stout('Ram'), at: '0305 SE', state } }).begin(0);
  expect(table.scene.happened('physical-cancelled')).toEqual([]);
  expect(table.scene.happened('physical-attack')).toMatchObject([{ dice: [], hit: false }]);
});

rule(
  ['CBT-SEQ-03', 'CBT-PHY-20'],
  'A charger is asked nothing on its way, and not said to do nothing either',
  () => {
    const table = charging({ wolf: { mech: stout('Wolf'), at: '0304 S' } }).beginAt('weapon', 0);
    expect(table.asked).toBe('1 weapon/declare');
    table.order({ type: 'hold', unit: 'Wolf', twist: 0 });
    expect(table.asked).toBe('1 physical/declare');
    table.pass('Wolf', toHit(1, 1));
    expect(table.asked).toBe('0 physical/sidestep');
    expect(table.scene.happened('held').map(({ unit }) => unit)).toEqual([1]);
    const declared = table.scene.happened('physical-declared');
    expect(declared.map(({ unit, attacks }) => [unit, attacks.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  },
);

rule('CBT-PHY-22', 'Against a target that has fallen the charge is not made', () => {
  const table = charging({ wolf: { mech: stout('Wolf'), at: '0304 N', state: { prone: true } } }).begin(0);
  expect(table.scene.happened('physical-cancelled')).toMatchObject([{ why: 'target-down' }]);
  expect([table.hexOf('Ram'), table.rolls('Ram'), table.asked]).toEqual(['0305', [], 'over']);
});

rule('CBT-PHY-22', 'Nor is it by an unconscious charger, nor against one who is out of the game', () => {
  const state = { knockedOut: 1 };
  const asleep = charging({ ram: { mech: stout('Ram'), at: '0305 N', state } }).begin(0);
  expect(asleep.scene.happened('physical-cancelled')).toMatchObject([{ why: 'attacker-out' }]);

  const alone = charging();
  Object.assign(alone.scene.unit('Wolf'), { hex: -2, loss: 'engine' });
  alone.begin(0);
  expect(alone.scene.happened('physical-cancelled')).toMatchObject([{ why: 'target-gone' }]);
  expect(alone.hexOf('Ram')).toBe('0305');
});

rule('CBT-PHY-22', 'A charge that comes to nothing frees its attacker for nothing else', () => {
  const table = melee({
    units: {
      Ram: { mech: stout('Ram'), at: '0305 N' },
      Ewe: { mech: stout('Ewe'), at: '0404 NW', side: 0 },
      Wolf: { mech: stout('Wolf'), at: '0304 N', state: { prone: true } },
    },
  }).onslaught('Ram', 'charge', 'Wolf');
  table.begin(0);
  // Ewe can kick the prone Wolf; Ram, next to it as well, can only pass.
  expect(table.offers('kick')).toEqual(['Ewe']);
  expect(table.offers('pass')).toEqual(['Ram', 'Ewe']);
});

rule('CBT-PHY-20', 'MP lost to damage do not stop a charge', () => {
  const table = charging({ hexes: 1 });
  const { hits, hitsBefore } = table.scene.unit('Ram');
  hits[LL] = hitsBefore[LL] = 1 << 3;
  hits[RL] = hitsBefore[RL] = 1 << 3;
  table.scene.unit('Ram').mpLeft = 0;
  table.begin(0, toHit(6, 6), ...groups(2), ...groups(1), piloting(6, 6), piloting(6, 6));
  expect(table.hexOf('Ram')).toBe('0304');
});

rule(
  'CBT-PHY-05',
  'A charge is not made when its target has been pushed away, or has gone off pushing',
  () => {
    const plan = {
      units: {
        Ram: { mech: stout('Ram'), at: '0305 N' },
        Ewe: { mech: stout('Ewe'), at: '0404 NW', side: 0 },
        Wolf: { mech: stout('Wolf'), at: '0304 SE' },
      },
    } as const;
    const pushed = melee(plan).onslaught('Ram', 'charge', 'Wolf', { hexes: 3 }).begin(0);
    pushed.order({ type: 'push', unit: 'Ewe', target: 'Wolf' }).pass('Wolf', toHit(6, 6), piloting(6, 6));
    expect(pushed.scene.happened('physical-cancelled')).toMatchObject([
      { attack: { kind: 'charge' }, why: 'parted' },
    ]);
    expect(pushed.hexOf('Ram')).toBe('0305');

    const pushing = melee(plan).onslaught('Ram', 'charge', 'Wolf', { hexes: 3 }).begin(0);
    pushing.pass('Ewe').order({ type: 'push', unit: 'Wolf', target: 'Ewe' }, toHit(6, 6), piloting(6, 6));
    expect(pushing.hexOf('Wolf')).toBe('0404');
    expect(pushing.scene.happened('physical-cancelled')).toMatchObject([
      { attack: { kind: 'charge' }, why: 'parted' },
    ]);
  },
);

test('an impossible charge may be called off, and its attacker stays', () => {
  const hard = { mech: stout('Wolf'), at: '0304 N', piloting: 1, state: { hexesMoved: 10 } };
  const table = charging({ wolf: hard }).begin(0);
  expect(table.asked).toBe('0 physical/impossible');
  table.order({ type: 'call-off', stop: true });
  expect([table.hexOf('Ram'), table.scene.unit('Ram').onslaught, table.asked]).toEqual([
    '0305',
    null,
    'over',
  ]);
});

rule('CBT-PHY-21', 'The number of a charge counts the difference of the skills and both movements', () => {
  const table = charging({
    wolf: { mech: stout('Wolf'), at: '0304 N', piloting: 3, state: { hexesMoved: 3 } },
  });
  table.begin(0, toHit(1, 1));
  const [{ attacks }] = table.scene.happened('physical-declared').filter((event) => event.attacks.length > 0);
  expect(attacks[0].explanation).toTotal(5 + 2 + 2 + 1);
  expect(attacks[0].number).toBe(attacks[0].explanation.total);
});
