import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { battle, mech, unit } from '@ironfield/battleforce2/testing.ts';
import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { lazyMenu } from '@ironfield/kernel/lazy-menu.ts';
import { orderFrom } from '@ironfield/kernel/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import { usefulFacing } from '../../hex-table/moving.ts';
import { targetsOf } from '../../hex-table/salvo.ts';
import { threatsTo } from '../../hex-table/threats.ts';
import { choicesOf, listIn } from '../../order/draft.ts';
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
    usefulFacing(hex, { ...table, homes: [home, null] }, hex.board(table), hex.units(table), 0, 0);
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
