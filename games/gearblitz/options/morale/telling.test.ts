import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Event } from '../../events.ts';
import { gearblitz } from '../../game.ts';
import { rosterOf } from '../../state/roster.ts';
import { Battle, gun } from '../../testing/table.ts';

/** An archer with two strangers far away, and a herd of two near boars. */
function battle(): Battle {
  return new Battle({
    options: { morale: true },
    north: {
      Archer: { at: '20,10', facing: 180, group: 'Bows', card: { weapons: [gun('HRG')], actions: 2 } },
      Stranger: { at: '20,44', group: 'Strangers' },
    },
    south: {
      Wolf: { at: '40,40', group: 'Wolves', card: { actions: 0 } },
      Deer: { at: '20,20', group: 'Herd', card: { actions: 0 } },
      Doe: { at: '24,22', group: 'Herd', card: { actions: 0 } },
      Boar: { at: '30,20', group: 'Boars', card: { actions: 0 } },
    },
  });
}

const groupOf = (table: Battle, name: string): number =>
  rosterOf(table.state.setup).groups.findIndex((group) => group.name === name);

function setTokens(table: Battle, count: number, name: string): void {
  const morale = table.state.marks.morale!;
  table.state.marks = { morale: { ...morale, tokens: morale.tokens.with(groupOf(table, name), count) } };
}

const told = (table: Battle, event: object): string | null =>
  gearblitz.describe({ marks: {}, ...event } as Event, gearblitz.table(table.state, 'spectator'));

/** The sentences about morale of the last order, as everybody reads them. */
const read = (table: Battle): (string | null)[] =>
  table.news.filter(({ type }) => type === 'morale').map((event) => told(table, event));

rule('HGB-MOR-01', 'everybody reads who gets or loses tokens, how many and why', () => {
  const table = battle();
  setTokens(table, 2, 'Bows');
  table.activate('Archer');
  table.attack('Deer', ['attack', 6], ['defense', 2]);
  expect(read(table)).toEqual([
    'Bows loses 1 morale token: it has destroyed an enemy. ' +
      'Herd gets 2 morale tokens: one of its own is destroyed, and is Demoralized. ' +
      'Boars gets 1 morale token: friends are destroyed.',
  ]);
});

rule(
  ['HGB-MOR-03', 'HGB-MOR-04'],
  'they read of a group that it is Broken, and of a shot without effect nothing',
  () => {
    const table = battle();
    setTokens(table, 2, 'Herd');
    table.activate('Archer');
    table.attack('Doe', ['attack', 2], ['defense', 6]);
    expect(read(table)).toEqual([null]);
    table.attack('Doe', ['attack', 6], ['defense', 2]);
    expect(read(table).join()).toContain(
      'Herd gets 2 morale tokens: one of its own is destroyed, and is Broken.',
    );
  },
);

rule('HGB-MOR-01', 'the note of a unit says how many tokens its group has, if it has any', () => {
  const table = battle();
  setTokens(table, 1, 'Herd');
  setTokens(table, 2, 'Boars');
  const noteOf = (name: string) =>
    gearblitz.pieces!(gearblitz.table(table.state, 'spectator')).find((piece) => piece.name === name)!.note;
  expect(noteOf('Doe')).toMatch(/, 1 morale token$/);
  expect(noteOf('Boar')).toMatch(/, 2 morale tokens$/);
  expect(noteOf('Wolf')).not.toContain('morale');
});

rule('HGB-SM-01', 'everybody reads what the die has made of a Cadre, unless it made nothing of it', () => {
  const table = battle();
  const group = groupOf(table, 'Herd');
  const temper = (die: number, luck: number) => told(table, { type: 'temper', group, die, luck });
  expect([temper(1, -1), temper(3, 0), temper(6, 1)]).toEqual([
    'Herd is fickle today (1): Breakpoint −1.',
    null,
    'Herd is stubborn today (6): Breakpoint +1.',
  ]);
});

rule(
  ['HGB-NG-01', 'HGB-MOR-05'],
  'everybody reads of a Rallying Cry and of a leader that rallies its group',
  () => {
    const table = battle();
    const cried = (isHeard: boolean) =>
      told(table, { type: 'cried', seat: 1, dice: [], total: 5, threshold: 4, isHeard });
    expect([cried(true), cried(false)]).toEqual([
      'The Rallying Cry of South is heard: 5 against 4.',
      'The Rallying Cry of South fails: 5 against 4.',
    ]);
    const [unit, group] = [table.id('Deer'), groupOf(table, 'Herd')];
    const regrouped = (isMade: boolean) =>
      told(table, { type: 'regrouped', unit, group, dice: [], total: 3, threshold: 2, isMade });
    expect([regrouped(true), regrouped(false)]).toEqual([
      'Deer rallies Herd: 3 against 2.',
      'Deer does not rally Herd: 3 against 2.',
    ]);
  },
);
