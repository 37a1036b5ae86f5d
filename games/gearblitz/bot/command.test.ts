import { menuFor, questionOf, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { bot } from '../bot.ts';
import { gearblitz } from '../game.ts';
import type { Order } from '../orders.ts';
import { UNMOVED } from '../state.ts';
import { Battle, gun, type Model } from '../testing/table.ts';
import { rerolling } from './command.ts';

const ASKED = { rerolls: 'poor', windows: false, snaps: 0 } as const;

function duel(chief: Partial<Model> = {}, foe: Partial<Model> = {}): Battle {
  const table = new Battle({
    commandPoints: 3,
    north: {
      Chief: { at: '20,20', facing: 180, skills: { ld: 1 }, card: { weapons: [gun('HRG')] }, ...chief },
    },
    south: { Foe: { at: '20,32', card: { weapons: [gun('HRG')], actions: 0 }, ...foe } },
  });
  table.state.wishes = [ASKED, ASKED];
  return table;
}

/** The Chief is being activated, and has moved and acted. */
function tire(table: Battle): void {
  table.activate('Chief', 'stationary');
  Object.assign(table.unit('Chief'), { actions: 0, activation: { ...UNMOVED, path: 1000, isStopped: true } });
}

/** The order of a bot that is asked. */
function answer(table: Battle, strength: Strength = 'veteran'): Order {
  const [seat] = waitingFor(table.state);
  const menu = menuFor(gearblitz, table.state, seat)!;
  const view = viewFor(gearblitz, table.state, seat);
  return bot(strength).choose(() => view, menu, randomFrom(questionOf(table.state)!.step)) as Order;
}

/** The answer of a bot to a defense, with points of its side left. */
function defended(by: Strength, die: number, points: number, attack = 6): Order['type'] {
  const table = duel({ card: { weapons: [gun('HRG')], actions: 0, armor: 60 } });
  table.state.commandPoints = [points, 0];
  table.unit('Foe').actions = 1;
  table.activate('Foe', 'stationary');
  table.attack('Chief', ['attack', attack], ['defense', die]);
  expect(table.asked).toBe('North: reroll');
  return answer(table, by).type;
}

test('HGB-CP-03: a miserable defense is rolled again, and by a veteran a poor one as long as there are points', () => {
  expect(defended('regular', 2, 3)).toBe('reroll');
  expect(defended('regular', 3, 3)).toBe('keep');
  expect(defended('veteran', 2, 1)).toBe('reroll');
  expect(defended('veteran', 3, 1)).toBe('keep');
  expect(defended('veteran', 3, 2)).toBe('reroll');
});

test('HGB-CP-03: a veteran pays nothing for what only scratches', () => {
  const { state } = duel();
  const roll = { seat: 0, unit: 0, purpose: 'defense', dice: [2], harm: null };
  expect(rerolling(state, { ...roll, needed: 3 }, true).type).toBe('keep');
  expect(rerolling(state, { ...roll, needed: 4 }, true).type).toBe('reroll');
  expect(rerolling(state, { ...roll, needed: 3 }, false).type).toBe('reroll');
});

test('HGB-CP-03: in the last round a veteran pays its last point for an attack', () => {
  const { state } = duel();
  state.commandPoints = [1, 0];
  const roll = { seat: 0, unit: 0, purpose: 'attack', dice: [2], needed: 4, harm: null };
  state.battle = { ...state.battle, lastRound: 6 };
  state.round = 5;
  expect(rerolling(state, roll, true).type).toBe('keep');
  state.round = 6;
  expect(rerolling(state, roll, true).type).toBe('reroll');
  expect(rerolling(state, roll, false).type).toBe('keep');
});

test('ECM is switched on at once, ECCM when there is something to counter', () => {
  const table = duel({ card: { aux: { ecm: 2, eccm: 2 } } }, { card: { actions: 0, aux: { ecm: 2 } } });
  table.activate('Chief');
  expect(answer(table)).toEqual({ type: 'switch-on', system: 'ecm' });
  table.give(answer(table));
  expect(answer(table).type).not.toBe('switch-on');
  const foe = table.unit('Foe');
  foe.body = { ...foe.body, ecm: { isOn: true } };
  expect(answer(table)).toEqual({ type: 'switch-on', system: 'eccm' });
});

test('a good shot is worth a point, as long as one is left for the defense', () => {
  const table = duel({}, { body: { damage: 3, speed: 'stationary' } });
  tire(table);
  expect(answer(table)).toEqual({ type: 'extra-action', receiver: table.id('Chief') });
  table.give(answer(table));
  expect(answer(table)).toMatchObject({ type: 'attack', target: table.id('Foe') });
  table.state.commandPoints = [1, 0];
  tire(table);
  expect(answer(table).type).toBe('done');
});

test('whoever falls fires once more', () => {
  const table = duel({ body: { damage: 3 }, card: { weapons: [gun('HRG')], actions: 0 } });
  table.unit('Foe').actions = 1;
  table.activate('Foe', 'stationary');
  table.attack('Chief', ['attack', 6], ['defense', 3]);
  table.give({ type: 'keep', rerolls: 'poor' });
  expect(table.asked).toBe('North: last-shot');
  expect(answer(table)).toMatchObject({ type: 'attack', target: table.id('Foe') });
});
