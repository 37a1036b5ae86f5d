import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';

const far = { at: '1517 N' };
const jumper = (name: string, walk = 4) =>
  mech(name, { walk, slots: { LL: ['2 x Jump Jet'], RL: ['2 x Jump Jet'], CT: ['Jump Jet'] } });

rule(['CBT-MOV-14', 'CBT-MOV-15'], 'A jump ends in any facing, counts its hexes and heats by them', () => {
  const game = march({ units: { Wolf: { mech: jumper('Wolf'), at: '0810 N' }, Bear: far } });
  expect(game.choices('jump', 'Wolf', '0806')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(game.refusal({ type: 'jump', unit: 'Wolf', to: '0804', facing: 'N' }).rule).toBe('CBT-MOV-14');
  expect(game.refusal({ type: 'jump', unit: 'Wolf', to: '0810', facing: 'S' }).rule).toBe('CBT-MOV-14');
  game.order({ type: 'jump', unit: 'Wolf', to: '0806', facing: 'S' });
  expect(game.scene.unit('Wolf')).toMatchObject({
    mode: 'jump',
    facing: 3,
    hexesMoved: 4,
    heatBuilt: 4,
    mpLeft: 0,
    acted: true,
  });
  expect(game.scene.happened('moved')[0].path).toHaveLength(5);
});

rule(['CBT-MOV-14', 'CBT-MOV-17'], 'It flies over anybody and lands upon nobody', () => {
  const game = march({
    units: {
      Wolf: { mech: jumper('Wolf'), at: '0810 N' },
      Cub: { side: 0, at: '0809 N' },
      Bear: { at: '0808 N' },
    },
  });
  for (const hex of ['0809', '0808']) {
    expect(game.refusal({ type: 'jump', unit: 'Wolf', to: hex, facing: 'N' }).rule).toBe('CBT-MOV-17');
  }
  game.order({ type: 'jump', unit: 'Wolf', to: '0807', facing: 'N' });
});

rule('CBT-MOV-14', 'Nobody jumps from the ground', () => {
  const plan = { mech: jumper('Wolf'), at: '0810 N' };
  expect(march({ units: { Wolf: plan, Bear: far } }).orders).toContain('jump');
  const prone = march({ units: { Wolf: { ...plan, state: { prone: true } }, Bear: far } });
  expect(prone.refusal({ type: 'jump', unit: 'Wolf', to: '0809', facing: 'N' }).rule).toBe('CBT-MOV-14');
});

rule(
  'CBT-MOV-16',
  'Damaged legs or gyro ask for a roll on landing, and the jumper who falls stays down',
  () => {
    const game = march({ units: { Wolf: { mech: jumper('Wolf'), at: '0810 N' }, Bear: far } });
    game.harm('Wolf', 'RL', 'foot');
    game.order({ type: 'jump', unit: 'Wolf', to: '0807', facing: 'N' }, piloting(2, 3), ...falls(2, [3, 4]));
    expect(game.scene.happened('piloting-roll')[0]).toMatchObject({ reason: 'land', number: { total: 6 } });
    expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, facing: 1, acted: true });
    expect(game.scene.happened('fell')[0].damage).toTotal(5);
    expect(game.asked).toBe('1 movement/move');
  },
);

rule(['CBT-MOV-14', 'CBT-MOV-16'], 'Coming down in water asks for its roll, after the one for damage', () => {
  const game = march({
    map: '~2\n.\n.\n.',
    units: { Wolf: { mech: jumper('Wolf'), at: '0103 N' }, Bear: { at: '0104 N' } },
  });
  game.harm('Wolf', 'RL', 'foot');
  game.order({ type: 'jump', unit: 'Wolf', to: '0101', facing: 'N' }, piloting(3, 3), piloting(3, 3));
  expect(game.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual(['land', 'water']);
});

rule('CBT-MOV-16', 'Who fails the roll of the water has come down in it prone, and from no height', () => {
  const game = march({
    map: '~1\n.\n.\n.',
    units: { Wolf: { mech: jumper('Wolf'), at: '0103 N' }, Bear: { at: '0104 N' } },
  });
  game.order({ type: 'jump', unit: 'Wolf', to: '0101', facing: 'N' }, piloting(1, 1), ...falls(1, [3, 4]));
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, hex: game.scene.cell('0101'), acted: true });
  expect(game.scene.happened('fell')[0].damage).toTotal(3);
});
