import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import { lazyMenu } from '@ironfield/kernel/menu/lazy-menu.ts';
import { menuFor, startGame, submit, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { choicesOf } from '../../../order/draft/draft.ts';
import { evidentOrder } from '../../../tabletop/use-self-evident.ts';
import { gearblitzTable } from '../table.tsx';
import { stateOn } from '../types.ts';
import { bestAgainst, endAfter, handOver, usualShot } from './pressing.ts';
import { shotsAt, snapsAt } from './shots.ts';

/** A meeting of recruits up to where the first side is asked something that fits. */
function meetingUntil(fits: (types: readonly string[], state: GearBlitz['State']) => boolean) {
  const setup = scenarioSetup(gearblitz, 'meeting');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const state = startGame(gearblitz, setup.value, 'field');
  const random = randomFrom('table');
  for (let orders = 0; orders < 2000; orders++) {
    const [seat] = waitingFor(state);
    const menu = menuFor(gearblitz, state, seat)!;
    const view = viewFor(gearblitz, state, seat);
    const types = menu.orders.map(({ type }) => type);
    if (seat === 0 && fits(types, state)) return { state, menu: lazyMenu(menu), view };
    submit(
      gearblitz,
      state,
      seat,
      orderFrom(gearblitz.bot('recruit'), () => view, menu, random),
    );
  }
  throw new Error('No such moment');
}

test('Snap Fire begins with the best chance of all who could fire, and they are sorted by it', () => {
  const { menu, view } = meetingUntil(
    (types, { units }) => types.includes('snap') && units.filter(({ at }) => at).length > 6,
  );
  const state = stateOn(view.table);
  const form = menu.orders.find(({ type }) => type === 'snap')!;
  const shooters = choicesOf(form.fields, 'unit').map(({ value }) => Number(value));
  const { unit: target } = view.question as unknown as { unit: number };
  const shots = snapsAt(state, shooters, target);
  const chances = shots.map(({ chance }) => chance);
  expect(shots.some(({ hitsOwn }) => hitsOwn)).toBe(false);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  expect(new Set(chances).size).toBeGreaterThan(1);
  const begun = usualShot(view.table, 'snap', view.question, {})!;
  expect(begun).toMatchObject({ unit: shots[0].attack.by, mount: shots[0].attack.mount, target });
  // Another attacker fires the best that it has, and with the weapon that is chosen.
  const other = shots.at(-1)!.attack.by;
  expect(usualShot(view.table, 'snap', view.question, { unit: other })).toMatchObject({ unit: other });
  const [mount] = choicesOf(
    choicesOf(form.fields, 'unit').find(({ value }) => value === other)!.fields,
    'mount',
  ).map(({ value }) => value);
  expect(usualShot(view.table, 'snap', view.question, { unit: other, mount })).toMatchObject({ mount });
});

test('a press on an enemy is the attack that promises most, and its turn may end with it', () => {
  const { state: real, view } = meetingUntil((types) => types.includes('attack'));
  const { unit } = view.question as unknown as { unit: number };
  const state = stateOn(view.table);
  const targets = [5, 6, 7, 8, 9].filter((id) => shotsAt(state, unit, id, 'action').length > 0);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) {
    const { type, entry } = bestAgainst(view, unit, target)!;
    const shots = shotsAt(state, unit, target, 'action');
    expect(entry).toMatchObject({ target, mount: shots[0].attack.mount });
    expect(shots.every(({ chance, hitsOwn }) => hitsOwn || chance <= shots[0].chance)).toBe(true);
    const order = { ...entry, type };
    // Its one action is spent then; whoever is left for another unit keeps it.
    expect(endAfter(view, order)).toEqual({ type: 'done', standBy: 0 });
    expect(handOver(view, unit)).toEqual({ type: 'done', standBy: 1 });
  }
  const [target] = targets;
  const { type, entry } = bestAgainst(view, unit, target)!;
  expect(submit(gearblitz, real, 0, { ...entry, type })).toMatchObject({ ok: true });
});

test('which group is next is not asked where one is left, whatever else could be said there', () => {
  const { menu } = meetingUntil((types) => types.includes('group'));
  expect(menu.orders.map(({ type }) => type)).toEqual(['group', 'wish']);
  expect(evidentOrder(menu, gearblitzTable)).toMatchObject({ order: { type: 'group', group: 0 } });
  expect(evidentOrder(menu, {})).toBeNull();
  const units = meetingUntil((types) => types.includes('activate'));
  expect(evidentOrder(units.menu, gearblitzTable)).toBeNull();
  // Orders from there can be given with the first unit.
  expect(units.menu.orders.map(({ type }) => type)).toContain('wish');
});

test('a press on an enemy means no attack while either of the two is not on the table', () => {
  const { view } = meetingUntil((types) => types.includes('attack'));
  const { unit: by } = view.question as unknown as { unit: number };
  const [seats, standing] = [rosterOf(view.table.setup).units, view.table.units];
  const target = standing.findIndex(({ at }, id) => at && seats[id].seat !== seats[by].seat);
  for (const gone of [by, target]) {
    const units = standing.map((unit, id) => (id === gone ? { ...unit, at: null } : unit));
    expect(bestAgainst({ ...view, table: { ...view.table, units } }, by, target)).toBeNull();
  }
});
