import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { laser, veteran } from '../../testing/bot.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';

const down = (walk = 4, options: Record<string, boolean> = { 'careful-stand': true }): March =>
  march({
    units: {
      Wolf: { mech: mech('Wolf', { walk }), at: '0505 N', state: { prone: true } },
      Bear: { at: '1010 N' },
    },
    options,
  });

const stand = { type: 'careful-stand', unit: 'Wolf', facing: 'S' } as const;

rule('MT-PSR-04', 'The whole move goes into one try at −2, which counts as having walked', () => {
  const game = down().order(stand, piloting(1, 2));
  expect(game.scene.unit('Wolf')).toMatchObject({
    prone: false,
    facing: 3,
    mode: 'walk',
    mpLeft: 0,
    acted: true,
  });
  expect(game.scene.happened('piloting-roll')[0].number.lines).toContainEqual({
    value: -2,
    reason: 'Takes its time',
    rule: 'MT-PSR-04',
    kind: 'add',
  });
});

rule('MT-PSR-04', 'It costs 1 heat for walking and 1 for the try', () => {
  const game = down().order(stand, piloting(6, 6));
  expect(game.scene.unit('Wolf')).toMatchObject({ mode: 'walk', heatBuilt: 1 });
});

rule('MT-PSR-04', 'With 1 or 2 walking MP there is no modifier; with 3 there is', () => {
  for (const [walk, total] of [
    [1, 5],
    [2, 5],
    [3, 3],
  ]) {
    const game = down(walk).order(stand, piloting(6, 6));
    expect(game.scene.happened('piloting-roll')[0].number).toTotal(total);
  }
});

rule('MT-PSR-04', 'Who fails lies there, and has had its move', () => {
  const game = down().order(stand, piloting(1, 1), ...falls(1, [3, 4]));
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, acted: true });
});

rule('MT-PSR-04', 'It adds to damaged arms, and is offered to nobody who stands or is under way', () => {
  const game = down(4, { 'careful-stand': true, 'stand-arm-damage': true });
  game.harm('Wolf', 'LA', 'hand').order(stand, piloting(6, 6));
  expect(game.scene.happened('piloting-roll')[0].number).toTotal(5 - 2 + 1);
  expect(game.orders).not.toContain('careful-stand');
  expect(down(4, {}).orders).not.toContain('careful-stand');
  const late = down().order(
    { type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: true },
    piloting(1, 1),
    ...falls(1, [3, 4]),
  );
  expect(late.orders).not.toContain('careful-stand');
});

describe('A bot', () => {
  test('takes its time where standing up is hard', () => {
    const plan = (skill: number, options: Record<string, boolean>) =>
      veteran({
        units: {
          Own: { mech: laser, at: '0808 N', piloting: skill, state: { prone: true } },
          Foe: { mech: laser, at: '0812 N', state: { acted: true } },
        },
        options,
      }).moves('Own');
    expect(plan(8, { 'careful-stand': true })).toMatchObject({ type: 'careful-stand', facing: 3 });
    expect(plan(0, { 'careful-stand': true })).toMatchObject({ type: 'stand' });
  });
});
