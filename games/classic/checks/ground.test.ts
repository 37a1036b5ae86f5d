import { type HexChanges, laterChanges } from '@ironfield/hex/board.ts';
import { copy } from '@ironfield/kernel/json.ts';
import { advance, fork, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { battlefieldOf } from '../battlefields.ts';
import { draw } from '../drawing.ts';
import { classic } from '../game.ts';
import { weaponNumber } from '../rules/fire/to-hit.ts';
import { Mover } from '../rules/movement/mover.ts';
import { isBlocked, unitSight } from '../rules/sight/line-of-sight.ts';
import type { State } from '../state.ts';
import { mech, type Scene, scene } from '../testing/scene.ts';
import { imagine } from '../view.ts';

/** What a rule does that burns woods or digs a crater. */
function change(state: State, changes: HexChanges): void {
  state.ground = laterChanges(state.ground ?? {}, changes);
}

const HILL: HexChanges = { '0507': { level: 2 } };
const WOODS: HexChanges = { '0507': { terrain: 'light woods' } };
const POND: HexChanges = { '0506': { terrain: 'water 1' } };

/** A gunner that looks south over clear ground at a target four hexes away. */
const duel = (): Scene =>
  scene({
    units: {
      Gunner: { at: '0505 S', mech: mech('Gunner', { slots: { RA: ['3 x PPC'] } }) },
      Target: { at: '0509' },
    },
  });

const seesTarget = (state: State): boolean => !isBlocked(unitSight(battlefieldOf(state), state, 0, 1));
const number = (state: State): number =>
  weaponNumber(battlefieldOf(state), state, {
    attacker: 0,
    weapon: 0,
    target: 1,
    twist: 0,
    secondary: 0,
    aim: -1,
  });

/** MP to walk into the hex ahead of the gunner. */
function stepAhead(state: State): number {
  const field = battlefieldOf(state);
  return new Mover(field, state, 0, false).costOf('walk', field.board.cells.get('0506')!, 3);
}

test('sight, to-hit numbers and reach follow the ground', () => {
  const { state } = duel();
  expect([seesTarget(state), number(state), stepAhead(state)]).toEqual([true, 4, 1]);
  change(state, WOODS);
  expect([seesTarget(state), number(state), stepAhead(state)]).toEqual([true, 5, 1]);
  change(state, POND);
  expect([seesTarget(state), number(state), stepAhead(state)]).toEqual([true, 5, 3]);
  change(state, HILL);
  expect(seesTarget(state)).toBe(false);
  expect(state.ground).toEqual({
    '0506': { terrain: 'water 1' },
    '0507': { terrain: 'light woods', level: 2 },
  });
});

test('a fork keeps the ground that it was made on', () => {
  const { state } = duel();
  change(state, WOODS);
  const before = fork(classic, state);
  expect(battlefieldOf(before)).toBe(battlefieldOf(state));
  change(state, HILL);
  expect([seesTarget(before), number(before)]).toEqual([true, 5]);
  expect(seesTarget(state)).toBe(false);
});

test('ground that comes back out of a file is the same ground', () => {
  const { state } = duel();
  change(state, WOODS);
  change(state, POND);
  const loaded = JSON.parse(JSON.stringify(state)) as State;
  expect([seesTarget(loaded), number(loaded), stepAhead(loaded)]).toEqual([true, 5, 3]);
  expect(battlefieldOf(loaded).board.terrain).toEqual(battlefieldOf(state).board.terrain);
});

test('everybody at the table sees the ground as it is now, and bots think on it', () => {
  const { state } = duel();
  const untouched = JSON.stringify(viewFor(classic, state, 1));
  expect(untouched).toContain('"ground":null');
  change(state, HILL);
  const view = copy(viewFor(classic, state, 1));
  expect(battlefieldOf(view.table).level).toEqual(battlefieldOf(state).level);
  expect(draw(view.table)).not.toBe(draw(JSON.parse(untouched).table));
  expect(seesTarget(imagine(view, 'seed'))).toBe(false);
});

test('a game whose ground changes goes on alike in memory, out of a file and on a fork', () => {
  const setup = scenarioSetup(classic, 'skirmish');
  if (!setup.ok) throw new Error('no skirmish');
  const state = startGame(classic, setup.value, 'crater');
  const bots = setup.value.seats.map((_, seat) => ({
    bot: classic.bot('recruit'),
    random: randomFrom(`bot ${seat}`),
  }));
  const { board } = battlefieldOf(state);
  for (let order = 0; order < 60; order++) {
    if (order > 10) change(state, { [board.number[(order * 37) % board.size]]: { terrain: 'heavy woods' } });
    const loaded = JSON.parse(JSON.stringify(state)) as State;
    const forked = fork(classic, state);
    const seat = waitingFor(state)[0];
    const { bot, random } = bots[seat];
    const choice = bot.choose(() => viewFor(classic, state, seat), menuFor(classic, state, seat)!, random);
    for (const each of [state, loaded, forked]) expect(advance(classic, each, seat, choice)).toBeNull();
    expect(loaded).toEqual(state);
    expect(forked).toEqual(state);
    expect(classic.invariants(state)).toEqual([]);
  }
  expect(Object.keys(state.ground!)).toHaveLength(49);
});
