import { readFileSync } from 'node:fs';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { demo } from '@ironfield/demo/game.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { describe, expect, test } from 'vitest';
import { markFrom } from '../../replay/marks.ts';
import { type Timeline, timelineOf } from '../../replay/timeline.ts';
import { readMark } from './replay-marks.ts';

const saves = new URL('../../../../../games/battleforce-qs/saves/', import.meta.url);
const saved = (name: string) => JSON.parse(readFileSync(new URL(name, saves), 'utf8')) as GameRecord;

function read(record: GameRecord): Timeline<BattleforceQs> {
  const timeline = timelineOf(battleforceQs, record, 'spectator', readMark);
  if (!timeline.ok) throw new Error(timeline.error[0].message);
  return timeline.value;
}

describe('a timeline', () => {
  test.each(['0.1.0-green.json', '0.1.0-green-taken-back.json', '0.1.0-veteran.json'])(
    'shows at every moment of %s what a replay from the start shows, in whatever order one looks',
    (name) => {
      const record = saved(name);
      const timeline = read(record);
      expect(timeline.length).toBe(record.log.length + 1);
      const verified = verifyRecord(battleforceQs, record);
      const history = verified.ok ? verified.value : null;
      const places = Array.from({ length: timeline.length }, (_, i) => (i * 37) % timeline.length);
      for (const index of [...places, timeline.last, 0, timeline.last]) {
        const expected = viewFor(battleforceQs, history!.stateAfter(index), 'spectator');
        expect(timeline.at(index).view).toEqual(expected);
      }
    },
  );

  test('has the events of every entry as sentences, those before the first order at the start', () => {
    const timeline = read(saved('0.1.0-veteran.json'));
    expect(timeline.at(0).entry).toBeNull();
    expect(timeline.at(0).sentences[0]).toMatch(/^The set-up roll/);
    expect(timeline.at(timeline.last).sentences.at(-1)).toMatch(/Victory for .+\.$|draw\.$/);
    expect(timeline.at(1).entry).toMatchObject({ kind: 'order' });
  });

  test('goes to the nearest moment when asked for one that is not there', () => {
    const timeline = read(saved('0.1.0-green.json'));
    expect(timeline.at(-3).index).toBe(0);
    expect(timeline.at(1e6).index).toBe(timeline.last);
  });

  test('marks every turn, every loss and the end', () => {
    const timeline = read(saved('0.1.0-green.json'));
    const ofKind = (kind: string) => timeline.marks.filter((mark) => mark.kind === kind);
    const { table } = timeline.at(timeline.last).view;
    expect(ofKind('turn').map(({ label }) => label)).toEqual(
      Array.from({ length: table.turn }, (_, i) => `Turn ${i + 1}`),
    );
    expect(ofKind('destroyed')).toHaveLength(
      table.elements.filter(({ effects }) => effects.destroyed).length,
    );
    expect(ofKind('destroyed').every(({ seat }) => seat === 0 || seat === 1)).toBe(true);
    expect(ofKind('end')).toEqual([expect.objectContaining({ index: timeline.last })]);
  });

  test('marks who gave up, and what was taken back', () => {
    const conceded = read(saved('0.1.0-green-conceded.json'));
    expect(conceded.marks.at(-1)).toMatchObject({ kind: 'end', label: expect.stringMatching(/gives up\.$/) });
    expect(conceded.at(conceded.last).sentences).toEqual([conceded.marks.at(-1)!.label]);
    const back = read(saved('0.1.0-green-taken-back.json'));
    const takebacks = back.marks.filter(({ kind }) => kind === 'takeback');
    expect(takebacks.length).toBeGreaterThan(0);
    for (const { index } of takebacks) expect(back.standing()).not.toContain(index);
  });

  test('counts turns along the way, also across a takeback', () => {
    const back = read(saved('0.1.0-green-taken-back.json'));
    for (let index = 0; index < back.length; index++) {
      expect(back.at(index).turn).toBe(back.at(index).view.table.turn);
    }
  });

  test('leads from mark to mark of a kind', () => {
    const { marks } = read(saved('0.1.0-green.json'));
    const second = markFrom(marks, marks[0].index, ['turn'], 1)!;
    expect(second.label).toBe('Turn 2');
    expect(markFrom(marks, second.index, ['turn'], -1)?.label).toBe('Turn 1');
    expect(markFrom(marks, 1e6, ['turn'], 1)).toBeUndefined();
  });

  test('can be played on from any moment', () => {
    const timeline = read(saved('0.1.0-green-taken-back.json'));
    const { setup, seed, entries } = timeline.playFrom(30);
    expect(entries).toHaveLength(30);
    const history = new History(battleforceQs, setup as BattleforceQs['Setup'], seed);
    for (const entry of entries) expect(history.add(entry)).toBeNull();
    expect(viewFor(battleforceQs, history.state, 'spectator')).toEqual(timeline.at(30).view);
  });

  test('of a tampered file does not exist', () => {
    const record = saved('0.1.0-green.json');
    const timeline = timelineOf(battleforceQs, { ...record, seed: 'other' });
    expect(timeline).toMatchObject({ ok: false });
  });

  test('of a game with hidden things shows a viewer no more than the game would', () => {
    const setup = scenarioSetup(demo, demo.scenarios[0].id);
    if (!setup.ok) throw new Error('no setup');
    const history = new History(demo, setup.value, 'hidden');
    const players = [demo.bot('recruit'), demo.bot('recruit')];
    playMatch(demo, setup.value, 'hidden', players, {
      onOrder: (seat, order) => {
        // While it goes on: a game that is over has no secrets.
        if (history.entries.length < 12) history.add({ kind: 'order', seat, order });
      },
    });
    const timeline = timelineOf(demo, recordOf(history, 'test'), 1);
    if (!timeline.ok) throw new Error(timeline.error[0].message);
    for (let index = 0; index < timeline.value.length; index++) {
      const state = history.stateAfter(index);
      expect(timeline.value.at(index).view).toEqual(viewFor(demo, state, 1));
    }
    expect(timeline.value.marks.some(({ kind }) => kind === 'turn')).toBe(true);
  });
});
