import type { State as Fight } from '@ironfield/demo/state.ts';
import { copy } from '@ironfield/kernel/json.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import { commitmentTo } from '@ironfield/kernel/seed.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { connectHills } from '../testing/hill-fight.ts';
import { hills, hillsSetup } from '../testing/hills.ts';
import { type Consequence, Nested, type Path } from './nested.ts';
import { nestedRecordOf, verifyNested } from './nested-record.ts';
import { botsOf, playOut } from './play-out.ts';

const game = hills as never;
const begun = (rest?: number, seed = 'hills') => new Nested(connectHills, game, hillsSetup(rest), seed);
const order = (seat: number, given: object) => ({ kind: 'order', seat, order: given as CoreOrder }) as const;
const storm = (nested: Nested, hill: number, after: Consequence[] = []) =>
  nested.add([], order(waitingFor(nested.history.state)[0]!, { type: 'storm', hill }), null, after);
const bots = botsOf('recruit');
const playAll = (nested: Nested) => playOut(nested, [], 'bots', bots);

/** Bots play one order, wherever play goes on. */
function playOne(nested: Nested): Path {
  const path = nested.inPlay;
  const { length } = nested.at(path)!.history.entries;
  const stop = new Error('enough');
  try {
    playOut(nested, [], `one ${length}`, bots, () => {
      throw stop;
    });
  } catch (thrown) {
    if (thrown !== stop) throw thrown;
  }
  return path;
}

const playUntil = (nested: Nested, isThere: () => boolean) => {
  while (!isThere()) playOne(nested);
};

describe('A battle within a game', () => {
  test('begins when the game calls for it, and its result is what the game goes on with', () => {
    const nested = begun();
    const after: Consequence[] = [];
    expect(storm(nested, 1, after)).toBeNull();
    expect(after).toEqual([{ kind: 'opened', path: [0], events: [] }]);
    expect(nested.inPlay).toEqual([0]);
    expect(waitingFor(nested.history.state)).toEqual([]);
    playUntil(nested, () => nested.inPlay.length === 0);
    const winner = nested.at([0])!.history.state.outcome!.winners[0] ?? null;
    expect(nested.history.state).toMatchObject({ owners: [null, winner], fights: 1 });
    expect(nested.history.entries).toMatchObject([
      { kind: 'order' },
      { kind: 'report', errand: 0, report: { isOver: true, winner } },
    ]);
  });

  test('is played to the end of the largest game by bots, the same from the same seed', () => {
    const [first, second, other] = [begun(), begun(), begun(undefined, 'others')];
    for (const nested of [first, second, other]) {
      playAll(nested);
      expect(nested.history.state.outcome).not.toBeNull();
      expect(nested.battles).toHaveLength(2);
    }
    expect(nestedRecordOf(first, 'test')).toEqual(nestedRecordOf(second, 'test'));
    expect(first.at([0])!.history.seed).not.toBe(other.at([0])!.history.seed);
  });

  test('has dice of its own, which tell nothing of those of the game', () => {
    const nested = begun();
    storm(nested, 0);
    const { seed } = nested.at([0])!.history;
    expect(seed).not.toContain('hills');
    expect(seed).toHaveLength(64);
  });

  test('rests where the larger game goes on, and then goes on where it stood', () => {
    const nested = begun(2);
    storm(nested, 0);
    const fight = nested.at([0])!.history;
    playUntil(nested, () => nested.inPlay.length === 0);
    expect((fight.state as Fight).turn).toBe(3);
    expect(waitingFor(nested.history.state)).toEqual([0]);
    const asked = waitingFor(fight.state);
    expect(asked.length).toBeGreaterThan(0);
    const entries = fight.entries.length;
    const bid = order(asked[0]!, { type: 'bid', supply: 0 });
    expect(nested.add([0], bid)).toMatchObject({
      code: 'not-asked',
      message: expect.stringMatching(/rests/),
    });
    expect(fight.entries).toHaveLength(entries);
    for (const seat of [0, 1]) expect(nested.add([], order(seat, { type: 'dig', deep: true }))).toBeNull();
    expect(nested.inPlay).toEqual([0]);
    expect(nested.history.state).toMatchObject({ trenches: [1, 1], fights: 1 });
    expect(nested.add([0], bid)).toBeNull();
    playAll(nested);
    const reports = nested.history.entries.flatMap((entry) =>
      entry.kind === 'report' ? [entry.report] : [],
    );
    expect(reports[0]).toMatchObject({ isOver: false, turn: 3, winner: null });
    expect(reports.filter((report) => (report as never as { isOver: boolean }).isOver)).toHaveLength(2);
  });

  test('ends with a report when somebody gives up in it', () => {
    const nested = begun();
    storm(nested, 0);
    expect(nested.add([0], { kind: 'forfeit', seat: 0, reason: 'conceded' })).toBeNull();
    expect(nested.inPlay).toEqual([]);
    expect(nested.history.state).toMatchObject({ owners: [1, null] });
  });

  test('ends without one when somebody gives up the game', () => {
    const nested = begun();
    storm(nested, 0);
    expect(nested.add([], { kind: 'forfeit', seat: 0, reason: 'conceded' })).toBeNull();
    expect(nested.history.state.outcome).toMatchObject({ winners: [1] });
    const { code } = nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' })!;
    expect(code).toBe('over');
  });

  test('does not take reports from outside, nor orders where there is no battle', () => {
    const nested = begun();
    storm(nested, 0);
    const report = { type: 'fought', turn: 3, isOver: true, winner: 0 };
    const entry = { kind: 'report', errand: 0, report, record: '' } as const;
    expect(nested.add([], entry)!.code).toBe('not-asked');
    expect(nested.add([3], order(0, { type: 'bid', supply: 0 }))!.message).toBe('There is no battle 3');
    expect(nested.add([], order(0, { type: 'storm', hill: 1 }))!.message).toContain('waits for the report');
    expect(nested.history.entries).toHaveLength(1);
  });
});

describe('A takeback', () => {
  test('calls off a battle with its call; another one has other dice', () => {
    const nested = begun();
    storm(nested, 0);
    const { seed } = nested.at([0])!.history;
    for (let i = 0; i < 4; i++) playOne(nested);
    expect(nested.add([], { kind: 'takeback', to: 0 })).toBeNull();
    expect(nested.inPlay).toEqual([]);
    expect(nested.battles).toEqual([undefined]);
    expect(storm(nested, 0)).toBeNull();
    expect(nested.at([0])!.history.seed).not.toBe(seed);
    expect(nested.at([0])!.history.entries).toEqual([]);
  });

  test('never crosses a report, above or below', () => {
    const nested = begun(2);
    storm(nested, 0);
    playUntil(nested, () => nested.inPlay.length === 0);
    expect(nested.add([], { kind: 'takeback', to: 1 })).toMatchObject({
      code: 'illegal',
      message: expect.stringMatching(/reported since/),
    });
    expect(nested.add([], { kind: 'takeback', to: 0 })!.code).toBe('illegal');
    for (const seat of [0, 1]) nested.add([], order(seat, { type: 'dig', deep: false }));
    const { entries } = nested.at([0])!.history;
    const reported = entries.length;
    expect(nested.add([0], { kind: 'takeback', to: reported - 1 })!.code).toBe('illegal');
    // The digging is taken back as long as nobody has fought on.
    expect(nested.add([], { kind: 'takeback', to: 2 })).toBeNull();
    for (const seat of [0, 1]) nested.add([], order(seat, { type: 'dig', deep: true }));
    expect(nested.history.state).toMatchObject({ trenches: [1, 1] });
    playOne(nested);
    expect(nested.add([], { kind: 'takeback', to: 2 })).toMatchObject({
      message: expect.stringMatching(/fought on since/),
    });
    expect(nested.add([0], { kind: 'takeback', to: reported })).toBeNull();
    expect(nested.inPlay).toEqual([0]);
  });
});

describe('The record of a game with its battles', () => {
  function played(rest?: number): GameRecord {
    const nested = begun(rest);
    storm(nested, 0);
    for (let i = 0; i < 3; i++) playOne(nested);
    nested.add([], { kind: 'takeback', to: 0 });
    storm(nested, 1);
    playOne(nested);
    playOne(nested);
    nested.add([0], { kind: 'takeback', to: 1 });
    playAll(nested);
    return JSON.parse(JSON.stringify(nestedRecordOf(nested, 'test')));
  }
  const problem = (record: GameRecord): string | null => {
    const verified = verifyNested(connectHills, game, record);
    return verified.ok ? null : verified.error[0]!.message;
  };
  const battle = (record: GameRecord, number: number) =>
    record.battles![number] as GameRecord & { log: object[] };

  test.each([undefined, 2])('is verified through all scales (resting after %s turns)', (rest) => {
    const record = played(rest);
    expect(record.version).toBe(4);
    expect(problem(record)).toBeNull();
    const verified = verifyNested(connectHills, game, record);
    expect(verified.ok && nestedRecordOf(verified.value, 'test')).toEqual(record);
  });

  test('of a game that is not over is verified, too', () => {
    const nested = begun(2);
    storm(nested, 0);
    for (let i = 0; i < 5; i++) playOne(nested);
    expect(problem(nestedRecordOf(nested, 'test'))).toBeNull();
  });

  test('says what was changed in it', () => {
    const changed = (change: (record: GameRecord) => void) => {
      const record = copy(played() as never) as GameRecord;
      change(record);
      return problem(record);
    };
    expect(changed((record) => Object.assign(battle(record, 0).log[1]!, { hash: 'x' }))).toBe(
      'Battle 1: entry 2 is not what was fought',
    );
    expect(changed((record) => battle(record, 0).log.pop())).toMatch(/Battle 1: the recorded result/);
    expect(changed((record) => Object.assign(record, { battles: [null] }))).toMatch(/Battle 1.*missing/);
    expect(
      changed((record) => Object.assign(battle(record, 0), { setup: { ...setupOf(record), turns: 9 } })),
    ).toBe('Battle 1: it does not begin as the larger game says');
    const other = { seed: 'mine', commitment: commitmentTo('mine') };
    expect(changed((record) => Object.assign(battle(record, 0), other))).toMatch(/Battle 1: its dice/);
    expect(changed((record) => (record.battles as unknown[]).reverse())).toMatch(/Battle 1/);
    expect(changed((record) => Object.assign(battle(record, 1), { outcome: null }))).toMatch(
      /Battle 2: the recorded result/,
    );
    const report = (record: GameRecord) =>
      record.log.find(({ kind }) => kind === 'report') as never as { report: { winner: number } };
    expect(changed((record) => Object.assign(report(record).report, { winner: 7 }))).toMatch(/malformed/);
    expect(changed((record) => Object.assign(report(record), { record: 'x' }))).toMatch(/different result/);
  });

  const setupOf = (record: GameRecord) => battle(record, 0).setup as object;
});
