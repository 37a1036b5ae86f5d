import { beforeEach, describe, expect, test } from 'vitest';
import { sticks, sticksSetup } from '../menu/sticks.fixture.ts';
import { playMatch } from '../players/match.ts';
import { commitmentTo, commitmentToShare, newSeed, type SharedDice, sharedSeed } from '../seed.ts';
import { History } from './history.ts';
import { type GameRecord, parseRecord, recordOf, verifyRecord } from './record.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends object | null ? Mutable<T[Key]> : T[Key] };

interface File extends Omit<Mutable<GameRecord>, 'log'> {
  log: { seat: number; order: { type: string; odd?: boolean; count?: number }; hash: string }[];
}

/** A whole game, recorded and read back from its file. */
function recorded(seed: string, dice?: SharedDice): File {
  const history = new History(sticks, sticksSetup(), seed);
  const bots = [sticks.bot('recruit'), sticks.bot('recruit')];
  playMatch(sticks, sticksSetup(), seed, bots, {
    onOrder: (seat, order) => history.add({ kind: 'order', seat, order }),
  });
  return JSON.parse(JSON.stringify(recordOf(history, 'test', dice)));
}

describe('a record', () => {
  let record: File;
  beforeEach(() => {
    record = recorded('record');
  });

  const problem = () => {
    const file = parseRecord(record);
    if (!file.ok) return file.error[0].message;
    const result = verifyRecord(sticks, file.value);
    return result.ok ? null : result.error[0].message;
  };

  test('of an untouched game is true', () => {
    expect(problem()).toBeNull();
    expect(record.log.length).toBeGreaterThan(5);
  });

  test('may be of a game that is not over', () => {
    record.log.length = 3;
    record.outcome = null;
    expect(problem()).toBeNull();
  });

  test('with another seed is found out by the commitment', () => {
    record.seed = 'better dice';
    expect(problem()).toBe('The seed does not fit the commitment shown at the start: the dice were changed');
  });

  test('with another seed and commitment is found out by the fingerprints', () => {
    record.seed = 'better dice';
    record.commitment = commitmentTo('better dice');
    expect(problem()).toMatch(/^Entry 1 of \d+ leads to a different result than recorded$/);
  });

  test('with another legal order is found out', () => {
    const wager = record.log[0].order;
    wager.odd = !wager.odd;
    expect(problem()).toMatch(/^Entry 1 of \d+ leads to a different result than recorded$/);
  });

  test('with an illegal order is found out, with the reason', () => {
    const index = record.log.findIndex(({ order }) => order.type === 'take');
    Object.assign(record.log[index].order, { count: 4 });
    expect(problem()).toMatch(new RegExp(`^Entry ${index + 1} of .* is refused: 4 is not possible`));
  });

  test('with a malformed order, an order of another seat, or one too many is found out', () => {
    record.log[0].order = { type: 'cheat' };
    expect(problem()).toMatch(/^Entry 1 of \d+ is malformed/);
    record = recorded('record');
    record.log[2].seat = 1 - record.log[2].seat;
    expect(problem()).toMatch(/^Entry 3 of \d+ is refused: It is not your decision/);
    record = recorded('record');
    record.log.push(record.log[2]);
    expect(problem()).toMatch(/is refused: The game is over$/);
  });

  test('with another hash is found out', () => {
    record.log[3].hash = '0'.repeat(16);
    expect(problem()).toMatch(/^Entry 4 of \d+ leads to a different result than recorded$/);
  });

  test('with another result is found out', () => {
    (record.outcome as { winners: number[] }).winners = [1 - record.outcome!.winners[0]];
    expect(problem()).toBe('The recorded result is not the one that the orders and dice lead to');
    record.outcome = null;
    expect(problem()).toContain('result');
  });

  test('with another setup is found out', () => {
    (record.setup as { sticks: number }).sticks = 11;
    expect(problem()).toMatch(/^Entry 1 of \d+ leads to a different result/);
    (record.setup as { sticks: number }).sticks = 0;
    expect(problem()).toContain('setup.sticks');
  });

  test('with another name in its setup is found out, although nothing else depends on it', () => {
    (record.setup as { scenario: string }).scenario = 'another';
    expect(problem()).toMatch(/^Entry 1 of \d+ leads to a different result/);
  });

  test('with two orders swapped is found out, even if the result is the same', () => {
    const [first, second] = [record.log[0], record.log[1]];
    expect([first.order.type, second.order.type]).toEqual(['wager', 'wager']);
    record.log.splice(0, 2, second, first);
    expect(problem()).toMatch(/^Entry 1 of \d+ leads to a different result/);
  });

  test('of version 1 is checked by commitment, legality and result, since its hashes depend on an old state', () => {
    record.version = 1;
    for (const entry of record.log) entry.hash = 'of 0.1.0';
    expect(problem()).toBeNull();
    (record.outcome as { winners: number[] }).winners = [1 - record.outcome!.winners[0]];
    expect(problem()).toContain('result');
    record.log[0].order = { type: 'cheat' };
    expect(problem()).toMatch(/^Entry 1 of \d+ is malformed/);
  });

  test.each([
    [{ format: 'pgn' }, 'format: this is not an exported Ironfield game'],
    [{ version: 5 }, 'version: this version of the format is not known; a newer Ironfield may read it'],
    [{ log: [{ kind: 'order', seat: -1, order: { type: 'x' }, hash: '' }] }, 'log.0.seat'],
  ])('in another format is refused: %j', (change, message) => {
    Object.assign(record, change);
    expect(problem()).toContain(message);
  });
});

describe('a record of a game with shared dice', () => {
  const [house, first, second] = [newSeed(), newSeed(), newSeed()];
  const shareOf = (seat: number, secret: string) => ({ commitment: commitmentToShare(seat, secret), secret });
  const dice: SharedDice = { house, shares: [shareOf(0, first), shareOf(1, second)] };
  const verdict = (record: File) => {
    const file = parseRecord(record);
    if (!file.ok) return file.error[0].message;
    const result = verifyRecord(sticks, file.value);
    return result.ok ? 'true' : result.error[0].message;
  };
  const record = recorded(sharedSeed(dice), dice);
  const without = ({ dice: _, ...rest }: File) => rest as File;
  const changed = (change: object): File => ({ ...structuredClone(record), ...change }) as File;

  test("is true, and shows the house's commitment made before the others revealed their secrets", () => {
    expect(verdict(record)).toBe('true');
    expect(record.commitment).toBe(commitmentTo(house));
    expect(record.version).toBe(3);
  });

  test.each([
    ['another secret of the house', { dice: { ...dice, house: first } }, /seed does not fit the commitment/],
    [
      'a secret of a seat that it was not bound to',
      { dice: { house, shares: [{ ...dice.shares[0], secret: second }, dice.shares[1]] } },
      /The share of seat 0 does not fit its commitment/,
    ],
    [
      'the share of another seat',
      { dice: { house, shares: [dice.shares[0], dice.shares[0]] } },
      /The share of seat 1 does not fit its commitment/,
    ],
    [
      'a share left out',
      { dice: { house, shares: [dice.shares[0], null] } },
      /not the one that the shares lead to/,
    ],
    ['a seed of its own', { seed: 'shared better dice' }, /not the one that the shares lead to/],
    ['a share that is none', { dice: { house, shares: ['mine'] } }, /^dice.shares.0: /],
  ])('with %s is found out', (_, change, message) => {
    expect(verdict(changed(change))).toMatch(message);
  });

  test('cannot pass for a record without shared dice', () => {
    expect(verdict(without(record))).toMatch(/seed does not fit the commitment/);
  });
});

test('Only the first twenty faults of a file are listed', () => {
  const file = { ...recorded('mistakes'), log: Array.from({ length: 5000 }, () => ({ kind: 'cheat' })) };
  const parsed = parseRecord(file);
  expect(parsed.ok ? [] : parsed.error).toHaveLength(20);
  expect(parseRecord({ ...file, seed: 'x'.repeat(201) })).toMatchObject({ ok: false });
});

test('A commitment hides its seed, and new seeds are never the same', () => {
  expect(commitmentTo('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(commitmentTo('a')).not.toBe(commitmentTo('b'));
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
});
