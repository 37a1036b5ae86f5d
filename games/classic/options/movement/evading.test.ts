import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect, describe as group, test } from 'vitest';
import { classic } from '../../game.ts';
import { heatAfter } from '../../kinds/mech/heat.ts';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { physicalToHit } from '../../rules/physical/physical-to-hit.ts';
import { acted, gun as heavyGun, veteran } from '../../testing/bot.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';
import { LL } from '../../units/locations.ts';
import { table } from '../../view.ts';

const on = { evading: true };
const gun = mech('Bear', { slots: { RA: ['Medium Laser'] } });

/** Wolf may move first; Bear looks at it from 0803. */
const hunt = (options: Record<string, boolean> = on, wolf: object = {}, map?: string): March =>
  march({
    ...(map === undefined ? {} : { map }),
    units: { Wolf: { mech: gun, at: '0810 N', ...wolf }, Bear: { mech: gun, at: '0803 S' } },
    options,
  });

const shotAt = (game: March) => {
  const { field, state } = game.scene;
  const shot = { attacker: 1, weapon: 0, target: 0, twist: 0, secondary: 0, aim: -1 } as const;
  return explain<RuleId>((tally) => weaponToHit(tally, field, state, shot));
};
const kickAt = (game: March) => {
  const { field, state } = game.scene;
  const blow = { kind: 'kick', attacker: 1, target: 0, limb: LL } as const;
  return explain<RuleId>((tally) => physicalToHit(tally, field, state, blow));
};
const PLUS_ONE = { value: 1, reason: 'Target evades', rule: 'MT-MOV-03', kind: 'add' };

rule('MT-MOV-03', 'Evading is a mode with the MP of running', () => {
  const game = hunt();
  expect(game.choices('move', 'Wolf')).toEqual(['walk', 'run', 'evade']);
  expect(game.describe('move', 'Wolf', 'evade')).toBe('Evade');
  expect(game.mpOf('Wolf', 'evade')).toMatchObject({ total: 6 });
  expect(game.refusedMove('Wolf', 'evade', '0803 N')).toBe('CBT-MOV-17');
  expect(game.refusedMove('Wolf', 'evade', '0802 N')).toBe('CBT-MOV-02');
});

rule('MT-MOV-03', 'Without the option nobody evades', () => {
  const game = hunt({});
  expect(game.choices('move', 'Wolf')).toEqual(['walk', 'run']);
  expect(game.refusedMove('Wolf', 'evade', '0809 N')).toBe('CBT-MOV-01');
});

rule('MT-MOV-03', 'Its heat is that of running, not in addition to it', () => {
  const game = hunt(on, { state: { heat: 4 } }).move('Wolf', 'evade', '0809 N');
  const { field, state } = game.scene;
  const heat = explain<RuleId>((tally) => heatAfter(tally, field, state, 0));
  expect(heat.lines.filter(({ value }) => value > 0).map(({ value, rule }) => [value, rule])).toEqual([
    [4, 'CBT-HEA-03'],
    [2, 'MT-MOV-03'],
  ]);
});

rule('MT-MOV-03', 'All attacks against it are at +1, weapon and physical, on top of everything else', () => {
  const game = hunt().move('Wolf', 'evade', '0804 N');
  expect(classic.describe(game.scene.happened('mode')[0], table(game.scene.state))).toBe(
    'Bear (Wolf) evades.',
  );
  expect(shotAt(game).lines).toContainEqual(PLUS_ONE);
  expect(shotAt(game)).toTotal(4 + 2 + 1);
  expect(kickAt(game).lines).toContainEqual(PLUS_ONE);
});

rule('MT-MOV-03', 'It may make no attacks in that turn, weapon or physical', () => {
  const game = hunt().move('Wolf', 'evade', '0804 N').still('Bear');
  game.phase('weapon');
  expect(game.asked).toBe('1 weapon/declare');
  game.order({ type: 'hold', unit: 'Bear', twist: 0 });
  game.phase('physical');
  expect(game.asked).toBe('1 physical/declare');
});

rule('MT-MOV-03', 'Both hips must be undamaged', () => {
  const game = hunt();
  game.harm('Wolf', 'LL', 'hip');
  expect(game.choices('move', 'Wolf')).toEqual(['walk', 'run']);
  const knee = hunt();
  knee.harm('Wolf', 'LL', 'upper-leg');
  expect(knee.choices('move', 'Wolf')).toContain('evade');
});

rule('MT-MOV-03', 'It goes no way back and no way into water', () => {
  const game = hunt(on, {}, `${'. '.repeat(9)}\n`.repeat(9) + `${'. . . . . . . ~1 . '}\n`.repeat(2));
  expect(game.refusedMove('Wolf', 'evade', '0811 N')).toBe('CBT-MOV-08');
});

rule('MT-MOV-03', 'It counts as running where a gyro is hit', () => {
  const game = hunt();
  game.harm('Wolf', 'CT', 'gyro');
  game.move('Wolf', 'evade', '0809 N', piloting(6, 6));
  expect(shotAt(game).lines).toContainEqual(PLUS_ONE);
});

group('Who falls', () => {
  rule('MT-MOV-03', 'An evading unit that falls while moving has no bonus in that turn', () => {
    const game = hunt();
    game.harm('Wolf', 'CT', 'gyro');
    game.order({ ...game.leg('Wolf', 'evade', '0809 N'), more: false }, piloting(2, 2), ...falls(1, [3, 4]));
    expect(shotAt(game).lines).not.toContainEqual(PLUS_ONE);
    game.order({ type: 'stand', unit: 'Wolf', mode: 'evade', facing: 'N', more: false }, piloting(6, 6));
    expect(game.scene.unit('Wolf').prone).toBe(false);
    expect(shotAt(game).lines).not.toContainEqual(PLUS_ONE);
  });

  rule('MT-MOV-03', 'A unit that is prone when attacked gets no bonus', () => {
    const game = hunt();
    game
      .order(game.leg('Wolf', 'evade', '0809 N'))
      .order({ type: 'drop', unit: 'Wolf', mode: 'evade', more: false });
    expect(shotAt(game).lines).not.toContainEqual(PLUS_ONE);
  });

  rule('MT-MOV-03', 'It is over with the turn', () => {
    const game = hunt().move('Wolf', 'evade', '0809 N');
    game.scene.state.units[0].thisTurn.marks = null;
    expect(shotAt(game).lines).not.toContainEqual(PLUS_ONE);
  });
});

group('A bot', () => {
  const threatened = (own: ReturnType<typeof mech>) =>
    veteran({
      units: { Own: { mech: own, at: '0808 N' }, Foe: { mech: heavyGun, at: '0801 S', state: acted } },
      options: on,
    }).moves('Own');

  test('that has nothing to fire evades what is fired at it', () => {
    expect(threatened(mech('Bare', { walk: 3 }))).toMatchObject({ mode: 'evade' });
  });

  test('that can fire does not', () => {
    expect(threatened(heavyGun)).not.toMatchObject({ mode: 'evade' });
  });
});
