import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@ironfield/campaigns/connections.ts';
import { Nested } from '@ironfield/campaigns/nesting/nested.ts';
import { nestedRecordOf } from '@ironfield/campaigns/nesting/nested-record.ts';
import { readings } from '@ironfield/classic/past/readings.ts';
import { demo } from '@ironfield/demo/game.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import { commitmentToShare, newSeed, sharedSeed } from '@ironfield/kernel/seed.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import { Campaign, post } from '@ironfield/planetary/testing/campaign.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ironfield } from './testing.ts';

interface Editable {
  seed: string;
  commitment: string;
  game: string;
  setup: { options: Record<string, unknown> };
  log: { seat: number; order: Record<string, unknown>; hash: string }[];
  outcome: { winners: number[] };
  [key: string]: unknown;
}

let folder: string;
let good: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-verify-'));
  await ironfield(`sim --game demo --players random --games 1 --workers 1 --save ${folder}`);
  good = readFileSync(join(folder, 'game-0000.json'), 'utf8');
});

afterAll(() => rmSync(folder, { recursive: true }));

async function verify(text: string) {
  const file = join(folder, 'tried.json');
  writeFileSync(file, text);
  return ironfield(['verify', file]);
}

async function verifyEdited(edit: (record: Editable) => void) {
  const record = JSON.parse(good) as Editable;
  edit(record);
  return verify(JSON.stringify(record));
}

test('an untouched game holds', async () => {
  const { code, out } = await verify(good);
  expect(code).toBe(0);
  expect(out).toContain('This game holds');
  expect(out).toContain('every one legal');
});

test('it is said who had a part in the dice', async () => {
  const plain = (out: string) => out.replaceAll(/\s+/g, ' ');
  expect(plain((await verify(good)).out)).toContain('whoever began the game chose the seed alone');
  const secret = newSeed();
  const dice = { house: newSeed(), shares: [{ commitment: commitmentToShare(0, secret), secret }, null] };
  const setup = scenarioSetup(demo, demo.scenarios[0].id);
  if (!setup.ok) throw new Error('the scenario cannot be set up');
  const record = recordOf(new History(demo, setup.value, sharedSeed(dice)), 'test', dice);
  const [first, second] = demo.scenarios[0].seats;
  const { out } = await verify(JSON.stringify(record));
  expect(plain(out)).toContain(`the house and ${first} each added a secret to it`);
  expect(out).not.toContain(second);
  const alone = { house: newSeed(), shares: [null, null] };
  const served = recordOf(new History(demo, setup.value, sharedSeed(alone)), 'test', alone);
  expect(plain((await verify(JSON.stringify(served))).out)).toContain('only the house made it up');
});

describe('A war with a battle in another game', () => {
  /** Given up at once, at both scales. */
  const war = () => {
    const setup = Campaign.setup({
      attacker: [post('A', 'heavy-mech-iu', 'D18')],
      defender: [post('T', 'medium-vehicle', 'D16')],
      zoom: 'always',
    });
    const nested = new Nested(connect, planetary as unknown as AnyGame, setup, 'verify');
    const give = (order: CoreOrder) => nested.add([], { kind: 'order', seat: 0, order });
    give({ type: 'march', unit: 0, to: 'D16' } as CoreOrder);
    give({ type: 'done' });
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    nested.add([], { kind: 'forfeit', seat: 0, reason: 'conceded' });
    return nestedRecordOf(nested, 'test');
  };
  const plain = (out: string) => out.replaceAll(/\s+/g, ' ');

  test('is verified through both scales', async () => {
    const { code, out } = await verify(JSON.stringify(war()));
    expect(code).toBe(0);
    expect(plain(out)).toContain('1 report, each what the record of its battle led to');
  });

  test('does not hold where the battle was another one', async () => {
    const record = war();
    const [battle] = record.battles as { log: unknown[] }[];
    battle!.log.pop();
    const { code, out } = await verify(JSON.stringify(record));
    expect(code).toBe(1);
    expect(plain(out)).toContain('Battle 1');
  });

  test('says that nothing was compared where the battle is not in the file', async () => {
    const { battles: _, ...alone } = war();
    const { code, out } = await verify(JSON.stringify(alone));
    expect(code).toBe(0);
    expect(plain(out)).toContain('not compared: the records of the battles are not in this file');
  });
});

test('--json tells other programs', async () => {
  const { out } = await ironfield(['verify', '--json', join(folder, 'game-0000.json')]);
  expect(JSON.parse(out)).toMatchObject({ game: 'demo', holds: true, problems: [] });
});

test('a game that began before a rule was corrected is checked by the reading it began with', async () => {
  const saves = join(import.meta.dirname, '../../games/classic/saves');
  const { code, out } = await ironfield(['verify', join(saves, '0.1.0-skirmish.json')]);
  expect(code).toBe(0);
  // Those of options that are off changed nothing in it.
  const felt = readings.filter(({ option }) => option === undefined);
  expect(felt.length).toBeLessThan(readings.length);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    `as they were read before ${felt.length} corrections: CBT-DSP-03 (a death`,
  );
  const { out: json } = await ironfield(['verify', '--json', join(saves, '0.1.0-skirmish.json')]);
  expect(JSON.parse(json).formerReadings).toContain('no-throw-off-map');
  expect((await verify(good)).out).toContain('as they are read today');
});

describe('a tampered game does not hold', () => {
  test.each<[string, (record: Editable) => void, string]>([
    ['another seed', (record) => (record.seed = 'mine'), 'the dice were changed'],
    ['an order that is not possible', ({ log }) => (log[0].order = { type: 'hold' }), 'Entry 1 of'],
    ['an order that is nonsense', ({ log }) => (log[3].order = { type: 'cheat' }), 'Entry 4 of'],
    ['the order of somebody else', ({ log }) => (log[0].seat = 7), 'not your decision'],
    ['another course', ({ log }) => (log[2].hash = 'feed'), 'leads to a different result'],
    ['a missing order', ({ log }) => log.splice(5, 1), 'Entry 6 of'],
    ['another winner', ({ outcome }) => outcome.winners.push(1, 0), 'result'],
    ['an unknown option', ({ setup }) => (setup.options.pluck = 6), 'There is no option "pluck"'],
  ])('%s', async (_, edit, message) => {
    const { code, out } = await verifyEdited(edit);
    expect(code).toBe(1);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(message);
  });
});

describe('a file that is no game gets a clear error', () => {
  test.each([
    ['not JSON', 'hello', 'is not JSON, so it is no exported game'],
    ['other JSON', '[1]', 'is no exported game'],
    ['endless nesting', '['.repeat(100_000) + ']'.repeat(100_000), 'no exported game'],
  ])('%s', async (_, text, message) => {
    const { code, err } = await verify(text);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('of a game that is not here', async () => {
    const { code, err } = await verifyEdited((record) => {
      record.game = 'chess';
    });
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no game "chess"'),
    });
  });

  test.each([
    ['nowhere.json', 'there is no file or directory "nowhere.json"'],
    [tmpdir(), 'is a directory, not a file'],
  ])('%s', async (path, message) => {
    const { code, err } = await ironfield(['verify', path]);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });
});
