import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import {
  eventsFor,
  menuFor,
  startGame,
  submit,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { demo } from '../game.ts';
import type { Order } from '../orders.ts';
import { targetNumber } from '../rules/fire.ts';
import type { Event, Secret, State } from '../state.ts';
import { aboutToFire, begin, give, inches, mustered, types } from '../testing/scene.ts';

function refusal(state: State, seat: number, order: unknown) {
  const result = submit(demo, state, seat, order);
  return result.ok ? null : result.error;
}

rule('DEMO-MUSTER-01', 'The other side does not see which marker is the decoy', () => {
  const state = mustered();
  const seen = (viewer: number) => viewFor(demo, state, viewer).table.markers.map(({ isDecoy }) => isDecoy);
  expect(seen(0)).toEqual([false, false, true, null, null, null]);
  expect(seen(1)).toEqual([null, null, null, false, false, true]);
});

rule('DEMO-MUSTER-02', 'Each side takes two of the three cards, and only their number is known', () => {
  const state = begin();
  give(state, 1, { type: 'muster', decoy: 5, leave: 'armor' });
  const events = give(state, 0, { type: 'muster', decoy: 2, leave: 'smoke' });
  expect(viewFor(demo, state, 0).table.hands).toEqual([['armor', 'bluff'], 2]);
  expect(eventsFor(demo, events, 1)[0]).toEqual({ type: 'mustered', seat: 0 });
});

rule(
  'DEMO-PICKET-01',
  'Decoys and cards are dealt before the game, and each side hears of its own alone',
  () => {
    const setup = scenarioSetup(demo, 'picket', {}, randomFrom('dealt'));
    if (!setup.ok) throw new Error(setup.error[0].message);
    const events: Event[] = [];
    const state = startGame(demo, setup.value, 'book', events);
    const [ours, theirs] = setup.value.secrets as readonly Secret[];
    expect(waitingFor(state)).toEqual([0, 1]); // they bid already
    expect(state.hands[0]).not.toContain(ours!.leave);
    expect(state.markers.filter(({ isDecoy }) => isDecoy).map(({ id }) => id)).toEqual([
      ours!.decoy,
      theirs!.decoy,
    ]);
    const heard = (viewer: Viewer) =>
      eventsFor(demo, events, viewer).filter(({ type }) => type === 'mustered');
    expect(heard(0)).toEqual([
      { type: 'mustered', seat: 0, decoy: ours!.decoy, cards: state.hands[0] },
      { type: 'mustered', seat: 1 },
    ]);
    expect(heard('spectator')).toEqual([
      { type: 'mustered', seat: 0 },
      { type: 'mustered', seat: 1 },
    ]);
    expect(viewFor(demo, state, 0).table.setup.secrets).toEqual([ours, null]);
    expect(viewFor(demo, state, 1).table.setup.secrets).toEqual([null, theirs]);
    expect(viewFor(demo, state, 'spectator').table.setup.secrets).toEqual([null, null]);
  },
);

rule('DEMO-PICKET-01', 'A side cannot have a marker of the other for its decoy', () => {
  const setup = scenarioSetup(demo, 'picket', {}, randomFrom('dealt'));
  const secrets = [
    { decoy: 5, leave: 'smoke' },
    { decoy: 5, leave: 'smoke' },
  ];
  expect(checkSetup(demo, { ...(setup.ok && setup.value), secrets })).toMatchObject({
    ok: false,
    error: [{ message: expect.stringContaining('setup.secrets') }],
  });
});

rule('DEMO-BID-01', 'Both pay their bids, and the higher bid acts first', () => {
  const state = mustered();
  give(state, 0, { type: 'bid', supply: 1 });
  expect(waitingFor(state)).toEqual([1]);
  expect(give(state, 1, { type: 'bid', supply: 3 })).toContainEqual({
    type: 'bids',
    bids: [1, 3],
    first: 1,
    rule: 'DEMO-BID-01',
  });
  expect(state.supply).toEqual([5, 3]);
  expect(waitingFor(state)).toEqual([1]);
});

rule('DEMO-BID-01', 'Nobody bids more supply than is left', () => {
  const state = mustered();
  state.supply[0] = 2;
  expect(refusal(state, 0, { type: 'bid', supply: 3 })?.message).toContain('a whole number from 0 to 2');
});

rule('DEMO-BID-02', 'Equal bids are rolled off until the dice differ', () => {
  const state = mustered();
  give(state, 0, { type: 'bid', supply: 0 });
  give(state, 1, { type: 'bid', supply: 0 }, ['initiative', 4, 4], ['initiative', 2, 5]);
  expect(waitingFor(state)).toEqual([1]);
});

rule('DEMO-MOVE-01', 'A marker moves exactly six inches in any direction, and not a thousandth more', () => {
  const state = mustered();
  give(state, 0, { type: 'bid', supply: 1 });
  give(state, 1, { type: 'bid', supply: 0 });
  const to = (x: number, y: number): Order => ({ type: 'move', moves: [{ marker: 0, to: { x, y } }] });
  expect(refusal(state, 0, to(6000 + 3600, 4000 + 4801))).toMatchObject({
    rule: 'DEMO-MOVE-01',
    path: 'moves.0.to',
  });
  give(state, 0, to(6000 + 3600, 4000 + 4800)); // 3-4-5 triangle: 3.6, 4.8, 6
  expect(state.markers[0].at).toEqual({ x: 9600, y: 8800 });
});

rule('DEMO-MOVE-02', 'No marker leaves the table', () => {
  const state = mustered();
  give(state, 0, { type: 'bid', supply: 1 });
  give(state, 1, { type: 'bid', supply: 0 });
  const order = { type: 'move', moves: [{ marker: 0, to: { x: 6000, y: -1 } }] };
  expect(refusal(state, 0, order)).toMatchObject({
    rule: 'DEMO-MOVE-02',
    message: 'That place is off the table',
  });
});

rule(
  'DEMO-FIRE-01',
  'Decoys cannot fire, targets are within 16 inches, and a unit that fires is revealed',
  () => {
    const state = aboutToFire();
    state.markers[1].at = inches(24, 0);
    state.markers[5].at = inches(24, 24);
    const menu = expandMenu(menuFor(demo, state, 0)!);
    const [shooter] = menu.orders[0].fields;
    expect(shooter).toMatchObject({
      choices: [{ value: 0, fields: [{ choices: [{ value: 3 }, { value: 4 }] }] }],
    });
    expect(refusal(state, 0, { type: 'fire', shooter: 2, target: 3 })).toMatchObject({ path: 'shooter' });
    const events = give(state, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', 1, 1]);
    expect(events[0]).toEqual({ type: 'revealed', marker: 0, isDecoy: false });
  },
);

rule('DEMO-FIRE-02', 'The number is 5 up to four inches, and 6 just beyond', () => {
  const state = aboutToFire();
  expect(totalOf(targetNumber(state, { shooter: 0, target: 4 }, null))).toBe(5);
  state.markers[4].at = { x: 10_001, y: 12_000 };
  expect(explain(targetNumber(state, { shooter: 0, target: 4 }, null))).toEqual({
    total: 6,
    lines: [
      { value: 5, reason: 'any shot', rule: 'DEMO-FIRE-02', kind: 'add' },
      { value: 1, reason: 'range: 1 band beyond the first', rule: 'DEMO-FIRE-02', kind: 'add' },
    ],
  });
});

rule(['DEMO-REACT-01', 'DEMO-REACT-04'], 'A side is asked even if its cards cannot help', () => {
  const state = aboutToFire();
  state.hands[1] = ['bluff'];
  const events = give(state, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', 3, 3]);
  expect(types(events)).toEqual(['revealed', 'fired']);
  expect(waitingFor(state)).toEqual([1]);
  expect(menuFor(demo, state, 1)!.orders.map(({ type }) => type)).toEqual(['pass']);
  expect(refusal(state, 1, { type: 'react', card: 'bluff' })?.code).toBe('illegal');
});

rule('DEMO-REACT-01', 'Nobody is asked after a miss, nor when everybody knows that no card is left', () => {
  const state = aboutToFire();
  give(state, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', 2, 3]);
  expect(menuFor(demo, state, 1)!.prompt).toBe('Move your markers');
  const other = aboutToFire();
  other.hands[1] = [];
  give(other, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', 3, 3]);
  expect(other.markers[3].damage).toBe(1);
});

rule('DEMO-REACT-02', 'Smoke turns a hit with 6 against 6 into a miss, and is spent', () => {
  const state = aboutToFire();
  give(state, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', 3, 3]);
  const events = give(state, 1, { type: 'react', card: 'smoke' });
  expect(types(events)).toEqual(['reacted', 'missed']);
  expect(events[1]).toMatchObject({ need: { total: 8 } });
  expect([state.hands[1], state.spent[1]]).toEqual([['armor'], ['smoke']]);
  expect(state.markers[3]).toMatchObject({ damage: 0, isRevealed: false });
});

rule('DEMO-REACT-03', 'Armor takes one point off', () => {
  const state = aboutToFire();
  give(state, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', 6, 6]);
  expect(give(state, 1, { type: 'react', card: 'armor' })).toContainEqual(
    expect.objectContaining({ type: 'damaged', damage: expect.objectContaining({ total: 1 }) }),
  );
});

rule('DEMO-DAMAGE-01', 'Beating the number by three does a second point', () => {
  for (const [dice, damage] of [
    [[4, 4], 1],
    [[4, 5], 2],
  ] as const) {
    const state = aboutToFire();
    give(state, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', ...dice]);
    give(state, 1, { type: 'pass' });
    expect(state.markers[3].damage).toBe(damage);
  }
});

rule('DEMO-DAMAGE-02', 'A hit decoy is revealed and removed; a unit goes with its third point', () => {
  const state = aboutToFire();
  state.markers[5].at = inches(8, 12);
  give(state, 0, { type: 'fire', shooter: 0, target: 5 }, ['to hit', 3, 3]);
  expect(types(give(state, 1, { type: 'pass' }))).toEqual(['reacted', 'revealed', 'removed']);
  const other = aboutToFire();
  other.markers[3].damage = 2;
  give(other, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', 3, 3]);
  expect(types(give(other, 1, { type: 'pass' }))).toEqual(['reacted', 'revealed', 'damaged', 'removed']);
});

rule('DEMO-WIN-01', 'A side without units loses at once, though its decoy still stands', () => {
  const state = aboutToFire();
  Object.assign(state.markers[4], { isGone: true, isRevealed: true, damage: 3 });
  state.markers[3].damage = 2;
  give(state, 0, { type: 'fire', shooter: 0, target: 3 }, ['to hit', 3, 3]);
  give(state, 1, { type: 'pass' });
  expect(state.outcome).toMatchObject({ winners: [0], rule: 'DEMO-WIN-01', points: [6, 0] });
});

rule('DEMO-WIN-02', 'After the last turn more strength wins, and equal strength is a draw', () => {
  for (const [damage, winners] of [
    [1, [1]],
    [0, []],
  ] as const) {
    const state = aboutToFire();
    state.turn = state.setup.turns;
    state.markers[0].damage = damage;
    give(state, 0, { type: 'hold' });
    give(state, 1, { type: 'move', moves: [] });
    give(state, 1, { type: 'hold' });
    expect(state.outcome).toMatchObject({ winners, rule: 'DEMO-WIN-02' });
  }
});

rule('DEMO-MUSTER-01', 'The table is drawn with letters, and a question mark where a decoy may be', () => {
  expect(`\n${demo.draw(viewFor(demo, mustered(), 0).table)}\n`).toBe(`
Turn 1 of 6
+---------------------------+
|                           |
|                           |
|       A     B     C*      |
|                           |
|                           |
|                           |
|                           |
|                           |
|                           |
|                           |
|       D?    E?    F?      |
|                           |
|                           |
+---------------------------+
Hunters: 6 supply, smoke, armor
Wardens: 6 supply, 2 cards
`);
});
