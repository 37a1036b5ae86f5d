import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { heatAfter } from '../../kinds/mech/heat.ts';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { physicalNumber } from '../../rules/physical/physical-to-hit.ts';
import { phaseNumber, pilotingNumber } from '../../rules/piloting/piloting.ts';
import { acted, laser, veteran } from '../../testing/bot.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';
import { LL } from '../../units/locations.ts';

const gun = mech('Wolf', { slots: { RA: ['Medium Laser'] } });
const start = (map?: string): March =>
  march({
    ...(map === undefined ? {} : { map }),
    units: { Wolf: { mech: gun, at: '0815 N' }, Bear: { mech: gun, at: '0801 S' } },
    options: { sprinting: true },
  });

const shotAt = (game: March) => {
  const { field, state } = game.scene;
  const shot = { attacker: 1, weapon: 0, target: 0, twist: 0, secondary: 0, aim: -1 } as const;
  return explain<RuleId>((tally) => weaponToHit(tally, field, state, shot));
};

rule('MT-MOV-01', 'Sprinting goes twice the walking MP, forward only and into no water', () => {
  const game = start(`${'. '.repeat(9)}\n`.repeat(14) + `${'. . . . . . ~1 . . '}\n`.repeat(3));
  expect(game.mpOf('Wolf', 'sprint')).toMatchObject({ total: 8 });
  expect(game.refusedMove('Wolf', 'sprint', '0806 N')).toBe('CBT-MOV-02');
  expect(game.refusedMove('Wolf', 'sprint', '0715 NW')).toBe('CBT-MOV-08');
  game.move('Wolf', 'sprint', '0807 N');
  expect(game.scene.unit('Wolf')).toMatchObject({ hexesMoved: 8, mpLeft: 0 });
});

rule('MT-MOV-01', 'It costs 3 heat', () => {
  const game = start();
  game.scene.unit('Wolf').heat = 4;
  game.move('Wolf', 'sprint', '0807 N');
  const { field, state } = game.scene;
  const { lines } = explain<RuleId>((tally) => heatAfter(tally, field, state, 0));
  expect(lines[1]).toEqual({ value: 3, reason: 'Sprint', rule: 'MT-MOV-01', kind: 'add' });
});

rule('MT-MOV-01', 'Attacks against it are at −1, plus the normal modifier for its hexes', () => {
  const game = start().move('Wolf', 'sprint', '0808 N');
  expect(
    shotAt(game)
      .lines.slice(-2)
      .map(({ value }) => value),
  ).toEqual([3, -1]);
  game.scene.put('Wolf', '0802 N');
  const { field, state } = game.scene;
  expect(physicalNumber(field, state, { kind: 'kick', attacker: 1, target: 0, limb: LL })).toBe(
    5 - 2 + 3 - 1,
  );
});

rule('MT-MOV-01', 'Any Piloting Skill Roll of that turn is at +2, also after a fall', () => {
  const game = start();
  game.harm('Wolf', 'CT', 'gyro');
  game.order({ ...game.leg('Wolf', 'sprint', '0814 N'), more: false }, piloting(4, 5), ...falls(1, [3, 4]));
  game.order({ type: 'stop', unit: 'Wolf' });
  const { field, state } = game.scene;
  const stand = explain<RuleId>((tally) =>
    pilotingNumber(tally, field, state, 0, { reason: 'stand', modifier: 0 }),
  );
  expect(stand).toTotal(5 + 3 + 2);
  expect(explain<RuleId>((tally) => phaseNumber(tally, field, state, 0))).toTotal(10);
  game.scene.put('Bear', '0811 S');
  expect(shotAt(game).lines).toContainEqual({
    value: -1,
    reason: 'Target sprints',
    rule: 'MT-MOV-01',
    kind: 'add',
  });
});

rule('MT-MOV-01', 'No attacks and nothing that would cost one', () => {
  const game = start(`${'H '.repeat(9)}\n`.repeat(16));
  game.scene.put('Bear', '0813 S');
  game.move('Wolf', 'sprint', '0814 N').still('Bear');
  game.phase('weapon');
  expect(game.asked).toBe('1 weapon/declare');
  game.order({ type: 'hold', unit: 'Bear', twist: 0 });
  game.phase('physical');
  expect(game.asked).toBe('1 physical/declare');
});

rule('MT-MOV-01', 'Nobody charges in a sprint', () => {
  const game = start();
  game.scene.put('Bear', '0814 S');
  game.scene.unit('Bear').acted = true;
  expect(game.choices('charge', 'Wolf')).toEqual(['walk', 'run']);
});

describe('A bot', () => {
  const far = (foe: string) =>
    veteran({
      units: { Own: { mech: laser, at: '0817 N' }, Foe: { mech: laser, at: foe, state: acted } },
      options: { sprinting: true },
    }).moves('Own');

  test('sprints where nobody is within reach of anybody', () => {
    expect(far('0801 N')).toMatchObject({ mode: 'sprint' });
  });

  test('does not where it can fire', () => {
    expect(far('0810 N')).not.toMatchObject({ mode: 'sprint' });
  });
});

rule('MT-MOV-01', 'Who cannot run does not sprint; only who sprints is easier to hit and less steady', () => {
  const lame = start();
  lame.scene.unit('Wolf').lost |= 1 << LL;
  expect(lame.choices('move', 'Wolf')).not.toContain('sprint');
  const game = start();
  game.scene.unit('Bear').acted = true;
  const { field, state } = game.scene;
  expect(shotAt(game).lines.map(({ rule: id }) => id)).not.toContain('MT-MOV-01');
  const steady = explain<RuleId>((tally) =>
    pilotingNumber(tally, field, state, 0, { reason: 'stand', modifier: 0 }),
  );
  expect(steady.lines.map(({ rule: id }) => id)).not.toContain('MT-MOV-01');
});
