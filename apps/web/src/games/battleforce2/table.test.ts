import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { battle, mech, unit } from '@ironfield/battleforce2/testing/scene.ts';
import { lazyMenu } from '@ironfield/kernel/menu/lazy-menu.ts';
import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asInBrowser } from '../../../questions/paper-page.ts';
import { StillMap } from '../../hex-table/map/still-map.tsx';
import { threatsTo } from '../../hex-table/map/threats.ts';
import { usefulFacing } from '../../hex-table/moving.ts';
import { targetsOf } from '../../hex-table/salvo.ts';
import { choicesOf, listIn } from '../../order/draft/draft.ts';
import { battleforce2Table as hex } from './table.tsx';

/** A raid up to where somebody may fire. */
function untilFire() {
  const setup = scenarioSetup(battleforce2, 'border-raid');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const state = startGame(battleforce2, setup.value, 'threats');
  const bot = battleforce2.bot('recruit');
  const random = randomFrom('threats');
  for (let orders = 0; orders < 500; orders++) {
    const seat = waitingFor(state)[0]!;
    const menu = menuFor(battleforce2, state, seat)!;
    if (menu.orders.some(({ type }) => type === 'fire')) return { state, seat, menu: lazyMenu(menu) };
    const order = orderFrom(bot, () => viewFor(battleforce2, state, seat), menu, random);
    expect(advance(battleforce2, state, seat, order)).toBeNull();
  }
  throw new Error('Nobody ever fires');
}

test('Threats have the best number of the menu there, and a guess back', () => {
  const { state, seat, menu } = untilFire();
  const { table } = viewFor(battleforce2, state, seat);
  const { fields } = menu.orders.find(({ type }) => type === 'fire')!;
  const [unit] = choicesOf(fields, 'unit').map(({ value }) => value as number);
  const [target] = choicesOf(choicesOf(fields, 'unit')[0]!.fields, 'target').map(
    ({ value }) => value as number,
  );
  const numbers = listIn(fields, { unit, target })!.items.flatMap((item) =>
    targetsOf(hex.fields, item).map(({ explanation }) => explanation!.total),
  );
  const line = threatsTo(hex, table, unit!, null).find(({ to }) => to === table.units[target!]!.hex);
  expect(line?.label).toContain(` ${Math.min(...numbers)}+`);
  if (line?.parts?.length === 2) expect(line.label).toMatch(/ about \d+\+$/);
});

test('Whoever deploys on an empty map looks away from home, wherever that is', () => {
  const setup = scenarioSetup(battleforce2, 'border-raid');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const { table } = viewFor(battleforce2, startGame(battleforce2, setup.value, 'homes'), 0);
  const facing = (home: 'north' | 'south') =>
    usefulFacing(
      hex,
      { table: { ...table, homes: [home, null] }, board: hex.board(table), units: hex.units(table) },
      0,
      0,
    );
  expect([facing('north'), facing('south')]).toEqual([3, 0]);
});

test('What may be expected of a hit goes by the plan: heat, a charge, and a shot in the back', () => {
  const table = battle({
    options: { commands: true },
    south: [unit('Flock', '0808 N', mech('Ram', { mp: 6, ov: 2, damage: [0, 0, null] }))],
    north: [unit('Pride', '0806 S', mech('Paw')), unit('Stray', '0808 N', mech('Claw'))],
  });
  const view = () => viewFor(battleforce2, table.state, 0).table;
  const damage = (enemy: number, planned?: object) =>
    hex.arms(view(), 0)[0]!.damageAt(enemy, planned as Readonly<Record<string, unknown>>);
  // Nothing by itself, 2 if it overheats.
  expect([damage(1), damage(1, {}), damage(1, { overheat: 1 })]).toEqual([2, 0, 1]);
  table.counter('Flock', 'Charge!', true);
  expect([damage(2), damage(2, { charges: true })]).toEqual([6, 6]);
});

test('The bar says how likely a unit loses an element: all ways in which the planned hits add up to its boxes', () => {
  const table = battle({
    south: [unit('Flock', '0808 N', mech('Ram', { damage: [3, 3, 3], ov: 1 }), mech('Ewe'))],
    north: [unit('Pride', '0806 S', mech('Paw', { armor: 1, structure: 3 }), mech('Claw'))],
  });
  const { state } = table;
  const { table: seen } = viewFor(battleforce2, state, 0);
  const own = { ...seen, setup: state.setup, elements: state.elements };
  const fates = (...attacks: readonly object[]) =>
    hex.outlook!(own, { type: 'fire', unit: 0, target: 1, attacks } as never).fates;
  const chance = hex.chanceOf(hex.numbersOn!(own)(0, 1));
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(1);
  // 3 is less than its 4 boxes; hot it is enough; together they are.
  expect(fates({ attacker: 0, element: 2 })).toEqual([{ unit: 1, chance: 0, words: 'to destroy one' }]);
  expect(fates({ attacker: 0, element: 2, overheat: 1 })[0]!.chance).toBeCloseTo(chance);
  expect(fates({ attacker: 0, element: 2 }, { attacker: 1, element: 2 })[0]!.chance).toBeCloseTo(chance ** 2);
  // Another kind of order, and one that is not filled in yet.
  expect(hex.outlook!(own, { type: 'bomb' }).fates).toEqual([]);
  expect(hex.outlook!(own, { type: 'fire', unit: 0 } as never).fates).toEqual([]);
});

test('An objective that a unit carries is drawn nowhere on the map', async () => {
  const { state, seat } = untilFire();
  const { table } = viewFor(battleforce2, state, seat);
  const drawing = (place: number) =>
    renderToStaticMarkup(
      createElement(StillMap<Battleforce2>, {
        hex,
        table: { ...table, objectives: [{ ...table.objectives[0]!, hex: place, claimed: false }] },
      }),
    );
  const [lying, carried] = await asInBrowser(async () => [drawing(100), drawing(-1)]);
  expect([lying, carried].map((map) => [map.includes('to claim'), map.includes('NaN')])).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('No name of a unit lies on an objective', async () => {
  const { state, seat } = untilFire();
  const { table } = viewFor(battleforce2, state, seat);
  const alone = {
    ...table,
    units: table.units.map((each, unit) => ({ ...each, hex: unit === 0 ? 100 : -1 })),
  };
  const south = hex.board(table).neighbours[100 * 6 + 3];
  const placeOfName = (claimed: boolean) => {
    const objectives = [{ ...table.objectives[0]!, hex: south, claimed }];
    const drawn = renderToStaticMarkup(
      createElement(StillMap<Battleforce2>, { hex, table: { ...alone, objectives } }),
    );
    const [, y] = /name-plate.*?same-size"><g transform="translate\(\S+ (\S+)\)/.exec(drawn)!;
    return Number(y);
  };
  const [below, above] = await asInBrowser(async () => [placeOfName(true), placeOfName(false)]);
  expect(below).toBeGreaterThan(0);
  expect(above).toBeLessThan(0);
});
