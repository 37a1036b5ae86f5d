import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type March, march } from '../../testing/march.ts';
import { falls, piloting } from '../../testing/table.ts';

/** Wolf in 0203 looks north; behind it lie 0204 and 0205. */
const start = (map: string, options: object = { 'backward-level-change': true }): March =>
  march({ map, units: { Wolf: { at: '0203 N' }, Bear: { at: '0101 N' } }, options: { ...options } });

const rows = (...levels: readonly number[]): string =>
  ['. . .', '. . .', '. . .', ...levels.map((level) => `. .${level} .`)].join('\n');

rule('MT-MOV-05', 'Backward one level may be changed a hex, never more, with a roll for each', () => {
  start(rows(1, 2, 2)).move('Wolf', 'walk', '0204 N', piloting(2, 3));
  start(rows(-1, -1, -1)).move('Wolf', 'walk', '0204 N', piloting(2, 3));
  const twice = march({
    map: rows(1, 2, 2),
    units: { Wolf: { at: '0203 N', piloting: 4 }, Bear: { at: '0101 N' } },
    options: { 'backward-level-change': true },
  });
  twice.move('Wolf', 'walk', '0205 N', piloting(2, 2), piloting(2, 2));
  expect(twice.scene.unit('Wolf')).toMatchObject({ hexesMoved: 2, mpLeft: 0 });
  expect(start(rows(2, 2, 2)).refusedMove('Wolf', 'walk', '0204 N')).toBe('CBT-MOV-02');
});

rule('MT-MOV-05', 'Without the option no level is changed backward, and with it none running', () => {
  expect(start(rows(1, 1, 1), {}).refusedMove('Wolf', 'walk', '0204 N')).toBe('CBT-MOV-02');
  expect(start(rows(1, 1, 1)).refusedMove('Wolf', 'run', '0204 N')).toBe('CBT-MOV-05');
});

rule('MT-MOV-05', 'On level ground there is nothing to roll for, nor is there forward', () => {
  start(rows(0, 0, 0)).move('Wolf', 'walk', '0205 N');
  const up = march({
    map: ['. . .', '. .1 .', '. . .', '. . .'].join('\n'),
    units: { Wolf: { at: '0203 N' }, Bear: { at: '0101 N' } },
    options: { 'backward-level-change': true },
  });
  up.move('Wolf', 'walk', '0202 N');
});

rule('MT-MOV-05', 'Who fails while backing down falls one level into the lower hex', () => {
  const game = start(rows(-1, -1, -1));
  game.order(
    { ...game.leg('Wolf', 'walk', '0204 N'), more: false },
    piloting(1, 3),
    ...falls(1, [3, 4], [3, 4]),
  );
  expect(game.hexOf('Wolf')).toBe('0204');
  // 5 points, and 5 for the level.
  expect(game.scene.happened('fell')[0].damage).toTotal(10);
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, hexesMoved: 1 });
});

rule('MT-MOV-05', 'Who fails while backing up stays in the hex it came from and falls no level', () => {
  const game = start(rows(1, 1, 1));
  game.order({ ...game.leg('Wolf', 'walk', '0204 N'), more: false }, piloting(1, 3), ...falls(1, [3, 4]));
  expect(game.hexOf('Wolf')).toBe('0203');
  expect(game.scene.happened('fell')[0].damage).toTotal(5);
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, hexesMoved: 0 });
});
