import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { addedMoves } from '../../rules/movement/move-kind.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { Veteran } from '../../testing/bot.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';

const cliff = (height: number, wolf: object = {}, ahead = '.', options = { leaping: true }): March =>
  march({
    map: ['. . .', `. ${ahead} .`, `. .${height} .`, '. . .'].join('\n'),
    units: {
      Wolf: { mech: mech('Wolf', { walk: 6, armor: 30 }), at: '0203 N', ...wolf },
      Bear: { at: '0101 N' },
    },
    options: options as Record<string, boolean>,
  });

const leap = { type: 'leap', unit: 'Wolf', mode: 'walk', more: false } as const;
const numbers = (game: March) => game.scene.happened('piloting-roll').map(({ number }) => number.total);

rule('MT-MOV-09', 'A leap down 3 levels with Piloting 5 takes 11 and 8', () => {
  const game = cliff(3).order({ ...leap, more: true }, piloting(5, 6), piloting(4, 4));
  expect(numbers(game)).toEqual([11, 8]);
  expect(game.hexOf('Wolf')).toBe('0202');
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: false, hexesMoved: 1, mpLeft: 2 });
  // Who succeeds in both goes on.
  expect(game.asked).toBe('0 movement/continue');
  game.move('Wolf', 'walk', '0201 N');
});

rule('MT-MOV-09', 'It costs 4 MP whatever the height and the ground, and more than 2 levels', () => {
  const deep = cliff(5, { piloting: 2 }, 'H').order({ ...leap, more: true }, piloting(6, 6), piloting(6, 6));
  expect(deep.scene.unit('Wolf')).toMatchObject({ hex: deep.scene.cell('0202') });
  expect(numbers(cliff(5, { piloting: 2 }).order(leap, piloting(6, 6), piloting(6, 6)))).toEqual([12, 7]);
  expect(cliff(2).orders).not.toContain('leap');
  expect(cliff(3).orders).toContain('leap');
  expect(cliff(3, { mech: mech('Wolf', { walk: 3 }) }).choices('leap', 'Wolf')).toEqual(['run']);
  expect(cliff(3, { mech: mech('Wolf', { walk: 2 }) }).orders).not.toContain('leap');
  expect(cliff(3, {}, '.', {} as never).orders).not.toContain('leap');
});

rule(['MT-MOV-09', 'CBT-PSR-01'], 'Both rolls are told before, as they are made', () => {
  const told = cliff(3).describe('leap', 'Wolf', 'walk');
  expect(told).toBe('Walk: legs 11+, landing 8+');
  expect(cliff(4).describe('leap', 'Wolf', 'run')).toBe('Run: legs 13+, landing 9+');
  // The ground below counts, and what it asks for itself.
  const sand = { leaping: true, 'expanded-terrain-table': true, 'terrain-sand': true, sprinting: true };
  const game = cliff(3, { piloting: 3 }, 's', sand);
  expect(game.describe('leap', 'Wolf', 'walk')).toBe('Walk: legs 10+, landing 7+');
  // MT-MOV-01: who sprints rolls at +2.
  expect(game.describe('leap', 'Wolf', 'sprint')).toBe('Sprint: legs 12+, landing 9+');
  game.order({ ...leap, mode: 'sprint' }, piloting(6, 6), piloting(6, 6));
  expect(numbers(game)).toEqual([12, 9]);
  const wet = cliff(3, { piloting: 3 }, '~1');
  expect(wet.describe('leap', 'Wolf', 'walk')).toMatch(/, water 2\+$/);
  expect(cliff(3, {}, '~1+ice').describe('leap', 'Wolf', 'walk')).toMatch(/, ice breaks on 6$/);
});

rule('MT-MOV-09', 'Nobody leaps upon another, nor runs into water', () => {
  const taken = cliff(3);
  taken.scene.put('Bear', '0202 N');
  expect(taken.orders).not.toContain('leap');
  expect(cliff(3, {}, '~1').choices('leap', 'Wolf')).toEqual(['walk']);
});

rule(
  'MT-MOV-09',
  'Who fails the first roll takes n points in each leg, with a roll for critical hits',
  () => {
    const game = cliff(3).order(
      leap,
      piloting(5, 5),
      ['critical hit', 1, 1],
      ['critical hit', 1, 1],
      piloting(6, 6),
    );
    expect(game.scene.unit('Wolf')).toMatchObject({ prone: false, acted: true });
    expect(game.scene.happened('damaged').map(({ location, damage }) => [location, damage])).toEqual([
      [6, 3],
      [7, 3],
    ]);
  },
);

rule('MT-MOV-09', 'Two rolls for a leg whose structure the leap has hurt', () => {
  const bare = mech('Wolf', { walk: 6, armor: { LL: 2 } });
  const game = cliff(3, { mech: bare }).order(
    leap,
    piloting(1, 1),
    ['critical hit', 1, 1],
    ['critical hit', 1, 1],
    ['critical hit', 1, 1],
    piloting(6, 6),
  );
  expect(game.scene.unit('Wolf').prone).toBe(false);
});

rule('MT-MOV-09', 'Who fails the second falls n levels, and both may fail; the move is over', () => {
  const game = cliff(3).order(
    { ...leap, more: true },
    piloting(5, 6),
    piloting(3, 4),
    ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]),
  );
  expect(game.scene.happened('fell')[0].damage).toTotal(20);
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, acted: true });
  const both = cliff(3).order(
    { ...leap, more: true },
    piloting(1, 1),
    ['critical hit', 1, 1],
    ['critical hit', 1, 1],
    piloting(1, 1),
    ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]),
  );
  expect(both.scene.unit('Wolf')).toMatchObject({ prone: true, acted: true });
});

rule('MT-MOV-09', 'A leg that is lost makes it fall', () => {
  const game = cliff(3, { piloting: 0, mech: mech('Wolf', { walk: 6, tons: 20, armor: { LL: 0 } }) });
  game.scene.unit('Wolf').structure[6] = 1;
  game.order(
    leap,
    piloting(1, 1),
    ['critical hit', 1, 1],
    ['critical hit', 1, 1],
    ['critical hit', 1, 1],
    piloting(6, 6),
    ...falls(1, [3, 4]),
  );
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, acted: true });
});

describe('A bot', () => {
  test('weighs where a leap leads, and the risk to its legs and of a fall', () => {
    const { field, state } = cliff(3).scene;
    const mover = new Mover(field, state, 0, false);
    const [lead] = addedMoves(field)[0].leads!(mover);
    expect(lead).toMatchObject({ order: { ...leap, unit: 0 }, mode: 'walk' });
    expect(field.board.number[lead.hex]).toBe('0202');
    expect(lead.risks).toEqual([
      { reason: 'leap-legs', modifier: 6, points: 12 },
      { reason: 'leap-landing', modifier: 3, falls: 3 },
    ]);
  });

  test('stays up where the enemy can be fired at', () => {
    const { scene } = cliff(3);
    expect(new Veteran(scene).moves('Wolf')).not.toMatchObject({ type: 'leap' });
  });
});

rule('MT-MOV-09', 'Just 4 MP are enough, and leave nothing for more', () => {
  const four = cliff(3, { mech: mech('Wolf', { walk: 4, armor: 30 }) });
  expect(four.choices('leap', 'Wolf')).toEqual(['walk', 'run']);
  expect([four.choices('leap', 'Wolf', 'walk'), four.choices('leap', 'Wolf', 'run')]).toEqual([
    [false],
    [false, true],
  ]);
});

rule('MT-MOV-09', 'Nobody leaps upon the first of all units either', () => {
  const game = march(
    {
      map: ['. . .', '. . .', '. .3 .', '. . .'].join('\n'),
      units: { Bear: { at: '0202 N' }, Wolf: { mech: mech('Wolf', { walk: 6 }), at: '0203 N' } },
      options: { leaping: true },
    },
    1,
  );
  expect(game.orders).not.toContain('leap');
});

rule('MT-MOV-09', 'Who does not land well goes no farther', () => {
  const game = cliff(3).order(
    { ...leap, more: true },
    piloting(5, 5),
    ['critical hit', 1, 1],
    ['critical hit', 1, 1],
    piloting(6, 6),
  );
  expect([game.scene.unit('Wolf').mpLeft, game.asked]).toEqual([0, '1 movement/move']);
});
