import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { March, march } from '../../../testing/march.ts';
import { scene } from '../../../testing/scene.ts';
import { piloting } from '../../../testing/table.ts';

const ace = (map?: string, at = '0505 N') =>
  march({
    ...(map !== undefined && { map }),
    units: { Wolf: { at, abilities: [{ name: 'maneuvering-ace' }] }, Bear: { at: '0101 S' } },
    options: { 'advanced-abilities': true },
  });

rule(['MT-ABIL-05', 'MT-PRE-11'], 'A Maneuvering Ace steps sideways without turning, for 1 MP more', () => {
  const game = ace();
  const cost = game.mpTo('Wolf', 'walk', '0604');
  // Into the hex ahead on the right as it faces now: 2 MP, as much as turning and going there.
  expect(cost).toTotal(2);
  game.move('Wolf', 'walk', '0604 N');
  expect(game.hexOf('Wolf')).toBe('0604');
  const { facing, mpLeft, hexesMoved, heading } = game.scene.unit('Wolf');
  expect([facing, mpLeft, hexesMoved, heading]).toEqual([0, 2, 1, 1]);
  expect(
    game.scene
      .happened('moved')
      .at(-1)!
      .mp.lines.map(({ value, rule }) => [value, rule]),
  ).toEqual([
    [1, 'CBT-MOV-02'],
    [1, 'MT-PRE-11'],
  ]);
  // Others turn there and back.
  const plain = march({ units: { Wolf: { at: '0505 N' }, Bear: { at: '0101 S' } } });
  expect(plain.move('Wolf', 'walk', '0604 N').scene.unit('Wolf').mpLeft).toBe(1);
  // Ahead and aside: 1 and 2.
  expect(ace().move('Wolf', 'run', '0603 N').scene.unit('Wolf')).toMatchObject({ hexesMoved: 2, mpLeft: 3 });
});

rule(['MT-ABIL-05', 'MT-PRE-11'], 'Backward, too, which counts as going back', () => {
  const game = ace();
  game.order({ ...game.leg('Wolf', 'walk', '0605 N'), more: false });
  expect(game.hexOf('Wolf')).toBe('0605');
  expect(game.scene.unit('Wolf')).toMatchObject({ facing: 0, mpLeft: 2, hexesMoved: 1, heading: -1 });
});

rule('MT-ABIL-05', 'Rolls against skidding are at −1', () => {
  const map = `${'p '.repeat(9)}\n`.repeat(9);
  const skids = (abilities: { name: string }[]) => {
    const made = scene({
      map,
      units: { Wolf: { at: '0509 N', abilities }, Bear: { at: '0101 S' } },
      options: { 'advanced-abilities': true },
    });
    const game = new March(made).begin(0);
    game.order(game.leg('Wolf', 'run', '0506 N'));
    game.move('Wolf', 'run', '0605 NE', piloting(6, 6));
    return made.happened('piloting-roll')[0].number;
  };
  const own = skids([{ name: 'maneuvering-ace' }]);
  expect(own).toTotal(skids([]).total - 1);
  expect(own.lines.find(({ rule }) => rule === 'MT-ABIL-05')).toMatchObject({ value: -1 });
});
