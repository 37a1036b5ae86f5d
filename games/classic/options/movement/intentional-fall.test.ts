import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { mech } from '../../testing.ts';
import { type March, march } from '../../testing-march.ts';
import { falls, location } from '../../testing-table.ts';

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
  expect(game.scene.happened('fell')[0].damage.total).toBe(20);
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
  expect(number.total).toBe(8);
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
