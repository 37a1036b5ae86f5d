import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../../rule-index.ts';
import { heatAfter } from '../../../rules/heat/heat.ts';
import { march } from '../../../testing/march.ts';
import { mech } from '../../../testing/scene.ts';

const laser = mech('Wolf', { slots: { CT: ['Medium Laser'] } });
const race = (options: object = {}, heat = 0) =>
  march({
    units: {
      Wolf: { mech: laser, at: '0515 N', abilities: [{ name: 'speed-demon' }], state: { heat } },
      Bear: { mech: laser, at: '0507 S' },
    },
    options: { 'advanced-abilities': true, ...options },
  });

rule('MT-ABIL-09', 'A Speed Demon runs 1 MP farther in a turn without attacks', () => {
  const game = race();
  expect(game.mpOf('Wolf', 'run')).toTotal(6);
  const dash = game.mpOf('Wolf', 'dash');
  expect(dash).toTotal(7);
  expect(dash.lines.at(-1)).toMatchObject({ value: 1, rule: 'MT-ABIL-09' });
  game.move('Wolf', 'dash', '0508 N');
  expect(game.choices('move', 'Bear')).toEqual(['walk', 'run']);
  game.still('Bear').phase('weapon');
  // Bear alone has anything to declare: Wolf has promised not to.
  expect(game.asked).toBe('1 weapon/declare');
  game.order({ type: 'hold', unit: 'Bear', twist: 0 });
  expect(game.asked).toBe('over');
  game.phase('physical');
  expect(game.asked).toBe('1 physical/declare');
});

rule('MT-ABIL-09', 'Sprinting gets it instead, Evading and walking do not; after heat has slowed it', () => {
  const game = race({ sprinting: true, evading: true });
  const mp = (of: typeof game) =>
    (['walk', 'run', 'dash', 'sprint', 'evade'] as const).map((mode) => of.mpOf('Wolf', mode).total);
  expect(mp(game)).toEqual([4, 6, 7, 9, 6]);
  // 5 heat is an MP of walking.
  expect(mp(race({ sprinting: true, evading: true }, 5))).toEqual([3, 5, 6, 7, 5]);
});

rule(['MT-ABIL-09', 'CBT-HEA-02'], 'It is as hot as running', () => {
  const game = race().move('Wolf', 'dash', '0508 N');
  const { field, state } = game.scene;
  const { lines } = explain<RuleId>((tally) => heatAfter(tally, field, state, 0));
  expect(lines.find(({ rule: id }) => id === 'MT-ABIL-09')).toMatchObject({ value: 2 });
});
