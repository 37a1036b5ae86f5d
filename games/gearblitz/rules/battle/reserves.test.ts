import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle } from '../../testing/table.ts';
import { groupsOf, isArriving, isToActivate, isWaiting, longest } from './reserves.ts';

const table = (): Battle =>
  new Battle({
    north: { Here: { at: '20,4', group: 'A' }, Held: { at: '22,4', group: 'B' } },
    south: { Enemy: { at: '20,40' } },
  });

/** Its group is held back, and due or not. */
function hold(battle: Battle, name: string, isDue: boolean): void {
  const id = battle.id(name);
  battle.unit(name).at = null;
  const group = { arrival: 2, isKnown: false, isDue, waiting: [id], edge: null };
  battle.state.battle = { ...battle.state.battle, reserves: [null, group, null] };
}

rule(['HGB-RES-01', 'HGB-ROUND-03'], 'a group in reserve is activated when it is due, not before', () => {
  const battle = table();
  const held = battle.id('Held');
  const facts = () => [isWaiting, isArriving, isToActivate].map((is) => is(battle.state, held));
  expect(facts()).toEqual([false, false, true]);
  hold(battle, 'Held', false);
  expect(facts()).toEqual([true, false, false]);
  hold(battle, 'Held', true);
  expect(facts()).toEqual([true, true, true]);
  expect(isWaiting(battle.state, battle.id('Here'))).toBe(false);
});

rule(['HGB-ROUND-03', 'HGB-FLAW-09'], 'whoever was activated or is shut down is not activated', () => {
  const battle = table();
  const here = battle.unit('Here');
  const isNext = () => isToActivate(battle.state, battle.id('Here'));
  here.isLocked = true;
  expect(isNext()).toBe(false);
  here.isLocked = false;
  here.shutDown = 1;
  expect(isNext()).toBe(false);
  here.shutDown = 0;
  expect(isNext()).toBe(true);
});

rule('HGB-MIS-09', 'a game lasts its rounds, or where they are unknown five more than usual', () => {
  const battle = table();
  battle.state.battle = { ...battle.state.battle, lastRound: 6 };
  expect(longest(battle.state)).toBe(6);
  battle.state.battle = { ...battle.state.battle, lastRound: null };
  // 6 rounds for 500 points, and 5.
  expect(longest(battle.state)).toBe(11);
  expect([groupsOf(battle.state, 0), groupsOf(battle.state, 1)]).toEqual([[0, 1], [2]]);
});
