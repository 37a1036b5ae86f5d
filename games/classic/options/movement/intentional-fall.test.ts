import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, location } from '../../testing/table.ts';

const edge = (bear = '0101 N', height = 3, options: object = { 'intentional-fall': true }): March =>
  march({
    map: ['. . .', '. . .', `. .${height} .`, '. . .'].join('\n'),
    units: { Wolf: { mech: mech('Wolf', { armor: 30 }), at: '0203 N' }, Bear: { at: bear } },
    options: { ...options },
  });

const dare = (a: number, b: number) => ['to throw oneself down', a, b] as const;
const plunge = { type: 'plunge', unit: 'Wolf', mode: 'walk' } as const;

rule('MT-PHYS-13', 'It takes 10 or more to throw oneself down; otherwise the move is over', () => {
  const game = edge().order(plunge, [...dare(4, 5)]);
  expect(game.hexOf('Wolf')).toBe('0203');
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: false, acted: true, mode: 'walk' });
});

rule('MT-PHYS-13', 'Who dares goes into the lower hex, falls at once and goes no farther', () => {
  const game = edge().order(plunge, [...dare(5, 5)], ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]));
  expect(game.hexOf('Wolf')).toBe('0202');
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, acted: true, hexesMoved: 1 });
  // A drop of 3 levels, as far as anybody may walk or not.
  expect(game.scene.happened('fell')[0].damage).toTotal(20);
});

rule('MT-PHYS-13', 'Upon another it is an accidental fall from above, 1 harder', () => {
  const game = edge('0202 N').order(
    plunge,
    [...dare(6, 6)],
    ['accidental fall', 4, 4],
    location(3),
    location(3, 4),
    location(3, 4),
    location(3, 4),
    location(3, 4),
    ['pilot injury', 6, 6],
    ['piloting', 6, 6],
  );
  const { number, hit } = game.scene.happened('fell-on')[0];
  expect(number).toTotal(8);
  expect(hit).toBe(true);
  expect(game.hexOf('Wolf')).toBe('0202');
});

rule('MT-PHYS-13', 'Only where it goes down, and upon somebody from 2 levels up', () => {
  expect(edge('0101 N', 0).orders).not.toContain('plunge');
  expect(edge('0101 N', 1).orders).toContain('plunge');
  expect(edge('0202 N', 1).orders).not.toContain('plunge');
  expect(edge('0202 N', 2).orders).toContain('plunge');
  expect(edge('0101 N', 3, {}).orders).not.toContain('plunge');
});

rule('MT-PHYS-13', 'It is told whether it dares; the move is over either way', () => {
  const shrinks = edge().order(plunge, [...dare(4, 5)]);
  expect(shrinks.scene.unit('Wolf').mpLeft).toBe(0);
  const dares = edge().order(plunge, [...dare(5, 5)], ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]));
  expect(dares.scene.unit('Wolf').mpLeft).toBe(0);
  const told = (game: March) =>
    game.scene.events.flatMap((event) =>
      event.type.includes('plunge') || event.type.includes('dare') ? [event.type] : [],
    );
  const [type] = told(shrinks) as [Parameters<typeof shrinks.scene.said>[0]];
  expect([shrinks.scene.said(type)[0], dares.scene.said(type)[0]]).toEqual([
    'Wolf shrinks from the drop: needs 10, rolls 9.',
    'Wolf throws itself down: needs 10, rolls 10.',
  ]);
});

rule('MT-PHYS-13', 'It takes one MP, and falls on the first of all units as on any other', () => {
  const slow = (walk: number) =>
    march({
      map: ['. . .', '. . .', '. .3 .', '. . .'].join('\n'),
      units: { Wolf: { mech: mech('Wolf', { walk, armor: 30 }), at: '0203 N' }, Bear: { at: '0101 N' } },
      options: { 'intentional-fall': true },
    });
  expect(slow(1).choices('plunge', 'Wolf')).toContain('walk');
  const tired = slow(1);
  tired.scene.unit('Wolf').mpOwed = 9;
  expect(tired.orders).not.toContain('plunge');
  const second = (height: number) =>
    march(
      {
        map: ['. . .', '. . .', `. .${height} .`, '. . .'].join('\n'),
        units: { Bear: { at: '0202 N' }, Wolf: { mech: mech('Wolf', { armor: 30 }), at: '0203 N' } },
        options: { 'intentional-fall': true },
      },
      1,
    );
  expect([second(1).orders.includes('plunge'), second(2).orders.includes('plunge')]).toEqual([false, true]);
});
