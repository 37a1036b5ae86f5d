import { expect, test } from 'vitest';
import { drawnScene } from './scene-drawing.ts';

test('a scene is written in inches', () => {
  const scene = drawnScene(`
    48 x 36.5
    woods  10,10 to 20,18  height 3
    woods  30,4 34,4 33,8.5  height 1.5  foot 1
    hill   40,0 to 48,12  height 1  ground
  `);
  expect([scene.width, scene.height]).toEqual([48_000, 36_500]);
  expect(scene.pieces.map(({ id, foot, height, isGround }) => [id, foot, height, isGround])).toEqual([
    ['woods-1', 0, 3000, false],
    ['woods-2', 1000, 1500, false],
    ['hill-1', 0, 1000, true],
  ]);
  expect(scene.pieces[1].corners).toEqual([
    { x: 30_000, y: 4000 },
    { x: 34_000, y: 4000 },
    { x: 33_000, y: 8500 },
  ]);
});

test('a scene that cannot be read says what would be right', () => {
  expect(() => drawnScene('woods 1,1 to 4,4')).toThrow('begins with its size, such as "48 x 36"');
  expect(() => drawnScene('9 x 9\n1,1 to 4,4')).toThrow('not "1,1 to 4,4"');
});
