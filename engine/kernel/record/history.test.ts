import { expect, test } from 'vitest';
import { hashOf } from '../hash.ts';
import { copy } from '../json.ts';
import { sampleOrder } from '../menu/sampling.ts';
import { type Sticks, sticks, sticksSetup } from '../menu/sticks.fixture.ts';
import { menuFor, startGame, viewFor, waitingFor } from '../play/advance.ts';
import { takesDraw } from '../players/draw-offer.ts';
import { randomFrom } from '../random.ts';
import { History } from './history.ts';
import { parseRecord, recordOf, verifyRecord } from './record.ts';

function begun(entries: number): History<Sticks> {
  const history = new History(sticks, sticksSetup(), 'history');
  const random = randomFrom('orders');
  while (history.entries.length < entries && !history.state.outcome) playOne(history, random);
  return history;
}

function playOne(history: History<Sticks>, random = randomFrom('one')): void {
  const seat = waitingFor(history.state)[0];
  const order = sampleOrder<Sticks['Order']>(menuFor(sticks, history.state, seat)!, random)!;
  expect(history.add({ kind: 'order', seat, order })).toBeNull();
}

test('A takeback leads back to an earlier state, with other dice', () => {
  const history = begun(5);
  const { dice: _before, ...earlier } = copy(history.stateAfter(3));
  expect(history.add({ kind: 'takeback', to: 3 })).toBeNull();
  const { dice, ...now } = history.state;
  expect(now).toEqual(earlier);
  expect(dice).not.toEqual(history.stateAfter(3).dice);
  expect(history.entries).toHaveLength(6);
});

test('The work of taking back does not grow with every takeback before', () => {
  const history = begun(2);
  for (let times = 0; times < 200; times++) {
    playOne(history);
    // Each takeback returns to just before the last order, past all earlier takebacks.
    expect(history.add({ kind: 'takeback', to: history.entries.length - 1 })).toBeNull();
  }
  const again = new History(sticks, history.setup, history.seed);
  for (const entry of history.entries) expect(again.add(entry)).toBeNull();
  expect(hashOf(again.state)).toBe(hashOf(history.state));
});

test('Only past entries can be taken back', () => {
  const history = begun(3);
  const before = hashOf(history.state);
  for (const to of [3, 4, -1, 0.5]) {
    expect(history.add({ kind: 'takeback', to })?.code).toBe('illegal');
  }
  expect(hashOf(history.state)).toBe(before);
  expect(history.entries).toHaveLength(3);
});

test('A player who gives up loses at once, even out of turn, and the game is over', () => {
  const history = begun(3);
  const other = 1 - waitingFor(history.state)[0];
  expect(history.add({ kind: 'forfeit', seat: other, reason: 'conceded' })).toBeNull();
  expect(history.state.outcome).toMatchObject({ winners: [1 - other], rule: null });
  expect(history.add({ kind: 'forfeit', seat: 0, reason: 'out-of-time' })?.code).toBe('over');
});

test('A seat that does not exist cannot give up', () => {
  expect(begun(1).add({ kind: 'forfeit', seat: 7, reason: 'conceded' })?.code).toBe('not-asked');
});

test('A draw that all agree on ends the game at any moment without a winner; its record is true, and none was needed before', () => {
  const history = begun(3);
  expect(history.add({ kind: 'draw', seat: 7 })?.code).toBe('not-asked');
  const before = JSON.stringify(recordOf(history, 'test'));
  expect(before).not.toContain('draw');
  expect(history.add({ kind: 'draw', seat: 1 })).toBeNull();
  const outcome = { winners: [], reason: 'The players agree on a draw', rule: null };
  expect(history.state).toMatchObject({ outcome, agenda: [], sealed: null, suspended: null });
  expect(history.add({ kind: 'draw', seat: 0 })?.code).toBe('over');
  expect(history.add({ kind: 'forfeit', seat: 0, reason: 'conceded' })?.code).toBe('over');
  const file = parseRecord(JSON.parse(JSON.stringify(recordOf(history, 'test'))));
  expect(file).toMatchObject({ value: { outcome, log: { 3: { kind: 'draw', seat: 1 } } } });
  expect(file.ok && verifyRecord(sticks, file.value).ok).toBe(true);
  // A record that claims another offer, or no draw, is found out.
  if (!file.ok) throw new Error();
  const log = file.value.log.with(3, { ...file.value.log[3]!, seat: 0 } as never);
  expect(verifyRecord(sticks, { ...file.value, log }).ok).toBe(false);
  expect(verifyRecord(sticks, { ...file.value, outcome: { ...outcome, winners: [0] } }).ok).toBe(false);
});

test('A bot takes a draw where it would lose, and plays on where it would win', () => {
  // One stick is left, and the first player takes it.
  const state = startGame(sticks, { ...sticksSetup(), sticks: 1, options: { calm: true } }, 'seed');
  const [loser, winner] = [1, 0].map((seat) => takesDraw(sticks, viewFor(sticks, state, seat), 'draw'));
  expect([loser, winner]).toEqual([true, false]);
});

test('A record of a game with takebacks and a forfeit is true, and resumes from a snapshot', () => {
  const history = begun(4);
  history.add({ kind: 'takeback', to: 2 });
  playOne(history);
  history.add({ kind: 'takeback', to: 3 });
  playOne(history);
  const resumed = History.resumed(sticks, history.seed, history.entries, copy(history.state));
  for (const each of [history, resumed]) each.add({ kind: 'forfeit', seat: 1, reason: 'out-of-time' });
  expect(hashOf(resumed.state)).toBe(hashOf(history.state));
  const file = parseRecord(JSON.parse(JSON.stringify(recordOf(resumed, 'test'))));
  expect(file.ok && verifyRecord(sticks, file.value).ok).toBe(true);
});
