import { classic } from '@ironfield/classic/game.ts';
import { Duel } from '@ironfield/classic/testing/duel.ts';
import { mech, scene } from '@ironfield/classic/testing/scene.ts';
import { toHit } from '@ironfield/classic/testing/table.ts';
import { lazyMenu } from '@ironfield/kernel/menu/lazy-menu.ts';
import { menuFor, startGame, viewFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { hasteTells } from '../../hex-table/desk/use-only-order.ts';
import { wordsIn } from '../../hex-table/hex-words.ts';
import { answersTo } from '../../order/use-order.ts';
import type { Snapshot } from '../../sessions/session.ts';
import { skirmish, withMech } from './mech/classic.fixture.ts';
import { classicTable } from './table.tsx';

test('A hex says its level, who is there and in what state, and what else lies there', () => {
  const { field, table } = skirmish((_, { turn }) => turn === 1);
  const hill = field.level.indexOf(2);
  const placed = { ...withMech(table, 0, { hex: hill, facing: 3, prone: true }), limbs: [hill] };
  const words = (cell: number) => wordsIn(classicTable, placed, classicTable.units(placed), cell);
  const { name } = table.setup.units[0].unit;
  expect(words(hill)).toBe(
    `level 2, ${name} of ${table.setup.sides[0]} facing south prone, a limb lies here`,
  );
  const empty = field.level.findIndex(
    (level, cell) => level === 0 && !placed.units.some(({ hex }) => hex === cell),
  );
  expect(words(empty)).toBe('');
});

test('Who may use Edge answers with one press, whatever he wants to be asked later', () => {
  const edge = { abilities: [{ name: 'edge', rank: 2 }] };
  const made = scene({
    units: {
      Gun: { mech: mech('Gun', { slots: { RT: ['Medium Laser'] } }), at: '0505 S', ...edge },
      Mark: { at: '0509 N' },
    },
    options: { 'advanced-abilities': true },
  });
  const duel = new Duel(made).beginAt('weapon', 0);
  duel.fire('Medium Laser', toHit(1, 2));
  const menu = lazyMenu(menuFor(classic, made.state, 0)!);
  const answers = answersTo(menu, classicTable.plain);
  expect(answers?.map(({ choice }) => choice.label)).toEqual([
    'Roll again (2 uses left)',
    'Let it stand: ask when dice go against me',
    'Let it stand: ask about every roll',
    'Let it stand: not again in this turn',
  ]);
});

test('An only order waits for its player where others would learn from it, and only there', () => {
  const tells = (options: OptionValues, kinds: readonly string[]) => {
    const setup = scenarioSetup(classic, 'skirmish', options);
    if (!setup.ok) throw new Error(setup.error[0]?.message);
    const view = viewFor(classic, startGame(classic, setup.value, 'haste'), 0);
    const summary = { seats: kinds.map((kind) => ({ kind })) };
    return hasteTells(classicTable, { summary, viewer: 0, view } as unknown as Snapshot);
  };
  const blind = { 'double-blind': true };
  expect(tells(blind, ['human', 'human'])).toBe(true);
  expect(tells(blind, ['human', 'bot'])).toBe(false);
  expect(tells({}, ['human', 'human'])).toBe(false);
});
