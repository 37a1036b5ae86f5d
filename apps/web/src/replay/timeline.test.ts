import { classic } from '@ironfield/classic/game.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { demo } from '@ironfield/demo/game.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

test('Every step of a replay says something, sealed orders only that they were given', () => {
  const chance = randomFrom('silence');
  const setup = scenarioSetup(demo, demo.scenarios[0].id, {}, chance);
  if (!setup.ok) throw new Error(setup.error[0].message);
  const history = new History(demo, setup.value, 'silence');
  while (history.state.outcome === null) {
    const [seat] = waitingFor(history.state);
    const order = sampleOrder(menuFor(demo, history.state, seat)!, chance)!;
    expect(history.add({ kind: 'order', seat, order })).toBeNull();
  }
  const timeline = new Timeline(history, 'spectator');
  const told = Array.from({ length: timeline.last }, (_, at) => timeline.stepAt(at + 1).sentences.join(' '));
  expect(told.filter((words) => words === '')).toEqual([]);
  expect(told.some((words) => words.endsWith('has decided in secret.'))).toBe(true);
});

test('A finished game has no secrets; until then everybody sees what they saw', () => {
  const setup = scenarioSetup(classic, 'skirmish', { 'double-blind': true, night: true });
  if (!setup.ok) throw new Error(setup.error[0].message);
  const history = new History(classic, setup.value, 'blind');
  const chance = randomFrom('blind');
  const bot = classic.bot('recruit');
  const hidden = (timeline: Timeline<Classic>) =>
    Array.from({ length: timeline.length }, (_, at) => timeline.at(at).view.table).filter(
      ({ turn, units, veiled }) => turn > 0 && (veiled !== undefined || units.some(({ hex }) => hex < 0)),
    ).length;
  while (history.state.turn < 2) {
    const { state } = history;
    const [seat] = waitingFor(state);
    const order = orderFrom(bot, () => viewFor(classic, state, seat), menuFor(classic, state, seat)!, chance);
    expect(history.add({ kind: 'order', seat, order })).toBeNull();
  }
  expect(hidden(new Timeline(history, 0))).toBeGreaterThan(0);
  expect(history.add({ kind: 'draw', seat: 1 })).toBeNull();
  const open = new Timeline(history, 0);
  const end = 'Ember Lance offers a draw, and it is accepted.';
  expect(open.marks.at(-1)).toMatchObject({ kind: 'end', label: end });
  expect(open.at(open.last).sentences).toEqual([end]);
  expect(hidden(open)).toBe(0);
  const moved = open.at(open.last).past.flatMap((event) => (event.type === 'moved' ? [event.unit] : []));
  expect(new Set(moved).size).toBeGreaterThan(4);
});

test('An order that nothing came of has its name, for others when the game is over', () => {
  const setup = scenarioSetup(gearblitz, 'meeting', {});
  if (!setup.ok) throw new Error(setup.error[0].message);
  const history = new History(gearblitz, setup.value, 'names');
  const chance = randomFrom('names');
  const bot = gearblitz.bot('recruit');
  for (let orders = 0; orders < 50; orders++) {
    const { state } = history;
    const [seat] = waitingFor(state);
    const menu = menuFor(gearblitz, state, seat)!;
    const order = orderFrom(bot, () => viewFor(gearblitz, state, seat), menu, chance);
    expect(history.add({ kind: 'order', seat, order })).toBeNull();
  }
  const SIDES = ['Northern Guard', 'Southern MILICIA'] as const;
  /** Of orders that nothing came of: whose have no name, and whose have one. */
  const silent = (viewer: 0 | 'spectator') => {
    const timeline = new Timeline(history, viewer);
    const told = Array.from({ length: timeline.length }, (_, at) => timeline.stepAt(at).sentences.join(' '));
    return {
      unnamed: SIDES.filter((side) =>
        told.includes(`${side} gives an order that changes nothing you can see.`),
      ),
      named: SIDES.filter((side) =>
        told.some(
          (words) =>
            /^(Done|Attack|Keep the dice)\.$/.test(words.slice(side.length + 2)) &&
            words.startsWith(`${side}: `),
        ),
      ),
    };
  };
  expect(silent('spectator')).toEqual({ unnamed: SIDES, named: [] });
  expect(silent(0)).toEqual({ unnamed: [SIDES[1]], named: [SIDES[0]] });
  expect(history.add({ kind: 'draw', seat: 1 })).toBeNull();
  expect(silent(0)).toEqual({ unnamed: [], named: SIDES });
});
