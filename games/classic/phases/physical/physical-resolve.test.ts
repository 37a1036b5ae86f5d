import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { fallFacing, injury, location, piloting, toHit } from '../../testing/table.ts';

const stout = (name: string) => mech(name, { armor: 40 });
const push = (unit: string, target: string) => ({ type: 'push', unit, target }) as const;

rule(
  'CBT-PHY-16',
  'A push moves the target one hex straight on, and its attacker into the hex it left',
  () => {
    const table = melee({
      units: { Ram: { mech: stout('Ram'), at: '0505 N' }, Wolf: { mech: stout('Wolf'), at: '0504 SE' } },
    }).begin(0);
    expect(table.number('push', 'Ram', 'Wolf')).toTotal(4);
    table.order(push('Ram', 'Wolf')).pass('Wolf', toHit(2, 2), piloting(6, 6));
    expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0504', '0503']);
    expect(table.scene.unit('Wolf').facing).toBe(2);
    expect(table.rolls('Wolf')).toEqual(['pushed 0']);
    expect(table.rolls('Ram')).toEqual([]);
    expect(table.damage('Wolf')).toBe(0);
  },
);

rule('CBT-PHY-16', 'A push that misses moves nobody and has no consequences', () => {
  const table = melee({
    units: { Ram: { mech: stout('Ram'), at: '0505 N' }, Wolf: { mech: stout('Wolf'), at: '0504 SE' } },
  }).begin(0);
  table.order(push('Ram', 'Wolf')).pass('Wolf', toHit(1, 2));
  expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0505', '0504']);
  expect([table.rolls('Ram'), table.rolls('Wolf')]).toEqual([[], []]);
});

rule('CBT-PHY-16', 'Example: A is pushed away from B or from D, and can push neither', () => {
  const around = (pusher: 'B' | 'D') => {
    const table = melee({
      units: {
        A: { mech: stout('A'), at: '0505 N' },
        B: { mech: stout('B'), at: '0605 NW' },
        D: { mech: stout('D'), at: '0405 NE' },
      },
    }).begin(1);
    table.order(push(pusher, 'A'));
    table.pass(pusher === 'B' ? 'D' : 'B');
    expect(table.asked).toBe('0 physical/declare');
    expect(table.offers('push')).toEqual([]);
    table.pass('A', toHit(6, 6), piloting(6, 6));
    return [table.hexOf('A'), table.hexOf(pusher)];
  };
  expect(around('B')).toEqual(['0404', '0505']);
  expect(around('D')).toEqual(['0604', '0505']);
});

rule('CBT-PHY-15', 'Only one push may be declared against a target', () => {
  const table = melee({
    units: {
      A: { mech: stout('A'), at: '0505 N' },
      B: { mech: stout('B'), at: '0605 NW' },
      D: { mech: stout('D'), at: '0405 NE' },
    },
  }).begin(1);
  expect(table.offers('push')).toEqual(['B', 'D']);
  table.order(push('B', 'A'));
  expect(table.offers('push')).toEqual([]);
  expect(table.refusal(push('D', 'A')).rule).toBe('CBT-PHY-15');
});

const pushers = () =>
  melee({
    units: { Ram: { mech: stout('Ram'), at: '0505 N' }, Wolf: { mech: stout('Wolf'), at: '0504 S' } },
  })
    .begin(0)
    .order(push('Ram', 'Wolf'));

rule('CBT-PHY-17', 'Two who push each other and both hit stay where they are, and both roll', () => {
  const table = pushers().order(
    push('Wolf', 'Ram'),
    toHit(6, 6),
    toHit(6, 6),
    piloting(6, 6),
    piloting(6, 6),
  );
  expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0505', '0504']);
  expect([table.rolls('Ram'), table.rolls('Wolf')]).toEqual([['pushed 0'], ['pushed 0']]);
});

rule('CBT-PHY-17', 'Of two who push each other the one who hits alone pushes as usual', () => {
  const first = pushers().order(push('Wolf', 'Ram'), toHit(6, 6), toHit(1, 1), piloting(6, 6));
  expect([first.hexOf('Ram'), first.hexOf('Wolf')]).toEqual(['0504', '0503']);
  const second = pushers().order(push('Wolf', 'Ram'), toHit(1, 1), toHit(6, 6), piloting(6, 6));
  expect([second.hexOf('Ram'), second.hexOf('Wolf')]).toEqual(['0506', '0505']);
  expect(second.scene.happened('physical-attack')).toHaveLength(2);
  expect(second.scene.happened('physical-cancelled')).toHaveLength(0);
});

rule('CBT-PHY-17', 'Two who push each other and both miss have no consequences', () => {
  const table = pushers().order(push('Wolf', 'Ram'), toHit(1, 1), toHit(1, 1));
  expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0505', '0504']);
  expect([table.rolls('Ram'), table.rolls('Wolf')]).toEqual([[], []]);
});

rule(['CBT-PHY-17', 'CBT-PHY-02'], 'Of two who push each other one calls off what cannot hit', () => {
  const table = melee({
    units: {
      Ram: { mech: stout('Ram'), at: '0505 N', piloting: 8, state: { mode: 'jump' } },
      Wolf: { mech: stout('Wolf'), at: '0504 S', state: { mode: 'jump', hexesMoved: 7 } },
    },
  })
    .begin(0)
    .order(push('Ram', 'Wolf'))
    .order(push('Wolf', 'Ram'));
  expect(table.asked).toBe('0 physical/impossible');
  // The other is made as if it were the only one.
  table.order({ type: 'call-off', stop: true }, toHit(6, 6), piloting(6, 6));
  expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0506', '0505']);
});

rule(
  ['CBT-PHY-17', 'CBT-PHY-05'],
  'Two who push each other come to nothing when one is shoved away before',
  () => {
    const table = melee({
      units: {
        Ewe: { mech: stout('Ewe'), at: '0704 SW', side: 0 },
        Ram: { mech: stout('Ram'), at: '0505 N', side: 0 },
        Wolf: { mech: stout('Wolf'), at: '0504 S', side: 1 },
        Cub: { mech: stout('Cub'), at: '0604 N', side: 1 },
      },
    }).begin(0);
    table.order(push('Ewe', 'Cub')).order(push('Wolf', 'Ram')).order(push('Ram', 'Wolf'));
    table.pass('Cub', toHit(6, 6), piloting(6, 6), piloting(6, 6));
    expect(['Ewe', 'Cub', 'Ram', 'Wolf'].map((name) => table.hexOf(name))).toEqual([
      '0604',
      '0505',
      '0405',
      '0504',
    ]);
    const cancelled = table.scene
      .happened('physical-cancelled')
      .map(({ attack, why }) => [attack.attacker, why]);
    expect(cancelled).toEqual([
      [2, 'parted'],
      [1, 'parted'],
    ]);
  },
);

rule('CBT-PHY-17', 'Against a cliff nobody moves, but the target still rolls', () => {
  const table = melee({
    map: `
      .  .3 .
      .  .  .
      .  .  .`,
    units: { Ram: { mech: stout('Ram'), at: '0203 N' }, Wolf: { mech: stout('Wolf'), at: '0202 N' } },
  }).begin(0);
  table.order(push('Ram', 'Wolf'), toHit(6, 6), piloting(1, 1), fallFacing(1), location(3, 4), injury(6, 6));
  expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0203', '0202']);
  expect(table.scene.unit('Wolf').prone).toBe(true);
});

rule('CBT-PHY-17', 'Down a cliff the target goes, and falls', () => {
  const table = melee({
    map: `
      .  .  .
      .  .3 .
      .  .3 .`,
    units: { Ram: { mech: stout('Ram'), at: '0203 N' }, Wolf: { mech: stout('Wolf'), at: '0202 N' } },
  }).begin(0);
  const groups = [location(3, 4), location(3, 4), location(3, 4), location(3, 4)];
  table.order(push('Ram', 'Wolf'), toHit(6, 6), fallFacing(1), ...groups, injury(6, 6));
  expect([table.hexOf('Ram'), table.hexOf('Wolf')]).toEqual(['0202', '0201']);
  expect(table.damage('Wolf')).toBe(5 * 4);
});

rule('CBT-DSP-08', 'Over the edge of the map the target is out of the game', () => {
  const table = melee({
    units: {
      Ram: { mech: stout('Ram'), at: '0502 N' },
      Wolf: { mech: stout('Wolf'), at: '0501 N' },
      Cub: { mech: stout('Cub'), at: '1010 N' },
    },
  }).begin(0);
  table.order(push('Ram', 'Wolf'), toHit(6, 6));
  expect(table.scene.unit('Wolf')).toMatchObject({ loss: 'left-map', hex: -2 });
  expect(table.hexOf('Ram')).toBe('0501');
});

rule('CBT-PSR-02', 'Who follows its push into water rolls for that too', () => {
  const table = melee({
    map: `
      .  ~1 .
      .  ~1 .
      .  ~1 .`,
    units: { Ram: { mech: stout('Ram'), at: '0203 N' }, Wolf: { mech: stout('Wolf'), at: '0202 N' } },
  }).begin(0);
  table.order(push('Ram', 'Wolf'), toHit(6, 6), piloting(6, 6), piloting(6, 6), piloting(6, 6));
  expect(table.rolls('Ram')).toEqual(['water -1']);
  expect(table.rolls('Wolf')).toEqual(['pushed 0', 'water -1']);
});

rule('CBT-PHY-05', 'A push is not made when another has parted the two', () => {
  const table = melee({
    units: {
      Ram: { mech: stout('Ram'), at: '0506 N' },
      Ewe: { mech: stout('Ewe'), at: '0404 NE', side: 0 },
      Wolf: { mech: stout('Wolf'), at: '0505 N' },
      Cub: { mech: stout('Cub'), at: '0504 N' },
    },
  }).begin(0);
  // Ram shoves Wolf into Cub, so that Cub goes on to 0503; Ewe, who wanted to push Cub, is too late.
  table.order(push('Ram', 'Wolf')).pass('Wolf').order(push('Ewe', 'Cub'));
  table.pass('Cub', toHit(6, 6), piloting(6, 6), piloting(6, 6));
  expect(table.scene.happened('physical-cancelled')).toMatchObject([
    { attack: { attacker: 1 }, why: 'parted' },
  ]);
  expect(['Ram', 'Wolf', 'Cub', 'Ewe'].map((name) => table.hexOf(name))).toEqual([
    '0505',
    '0504',
    '0503',
    '0404',
  ]);
});
