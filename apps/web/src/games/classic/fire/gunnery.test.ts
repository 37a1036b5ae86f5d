import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { classic } from '@ironfield/classic/game.ts';
import { duel } from '@ironfield/classic/testing/duel.ts';
import { platoon } from '@ironfield/classic/testing/platoons.ts';
import { mech, scene } from '@ironfield/classic/testing/scene.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { expect, test } from 'vitest';
import { actionsOf } from '../../../hex-table/actions.ts';
import { gunneryOf } from '../../../hex-table/gunnery.ts';
import { styleOf } from '../../../hex-table/order-style.ts';
import { strikesOf } from '../../../hex-table/strikes.ts';
import { completed, type Entry } from '../../../order/draft/draft.ts';
import type { Ordering } from '../../../order/use-order.ts';
import { Asked } from '../../../table/asked.ts';
import { skirmish } from '../mech/classic.fixture.ts';
import { classicTable } from '../table.tsx';
import { armsOf, outlookOf } from './gunnery.ts';

const style = styleOf(classicTable);
const { field, table, menu } = closeUp();

/** Both lances in the middle of the map, face to face. */
function closeUp() {
  const { view, ...moment } = skirmish(({ orders }) => orders.some(({ type }) => type === 'fire'));
  const { board, sideOf } = moment.field;
  const places = [
    ['0508', '0608', '0808', '0908'],
    ['0512', '0611', '0813', '0911'],
  ];
  const next = [0, 0];
  const units = moment.table.units.map((mech, unit) => {
    const side = sideOf[unit]!;
    const hex = cellOf(board, places[side]![next[side]!++]!);
    return { ...mech, hex, facing: side === 0 ? 3 : 0, prone: false } as const;
  });
  const together = { ...moment.table, units };
  const asked = Asked.in(classic, { ...view, table: together } as never)!;
  return { ...moment, table: together, menu: asked.menu };
}
const form = menu.orders.find(({ type }) => type === 'fire')!;
const shooters =
  form.fields[0]!.kind === 'pick' ? form.fields[0].choices.map(({ value }) => Number(value)) : [];

/** A fire table with what is planned, as the screen has it. */
function tableOf(unit: number, entry: Entry = {}, isHeld = false) {
  const given: Entry[] = [];
  const full = completed(form.fields, { unit, ...entry }, style.isOpen);
  const ordering = {
    menu,
    form,
    full,
    turnTo: (_: string, order: Entry) => given.push(order),
  } as unknown as Ordering;
  const units = classicTable.units(table);
  const enemies = [...field.enemiesOf[unit]!];
  const gunnery = gunneryOf({
    hex: classicTable,
    table,
    units,
    ordering,
    style,
    unit,
    enemies,
    isHeld,
    whyNot: () => ({ message: 'No' }),
  })!;
  return { gunnery, given, enemies, full };
}

const attacksIn = (order: Entry | undefined) => (order?.attacks ?? []) as readonly Entry[];

test('Nothing is aimed before somebody says so, and all weapons have a line', () => {
  for (const unit of shooters) {
    const { gunnery, full } = tableOf(unit);
    expect(gunnery.rows.map(({ arm }) => arm.value)).toEqual(armsOf(table, unit).map(({ value }) => value));
    expect(gunnery.rows.every(({ entry }) => entry === undefined)).toBe(true);
    expect('target' in full).toBe(false);
  }
});

test('Everything that can hit is aimed at the enemy that is chosen, and nothing that cannot', () => {
  let aimed = 0;
  for (const unit of shooters) {
    for (const enemy of field.enemiesOf[unit]!) {
      const { gunnery, given } = tableOf(unit);
      if (!gunnery.aim(enemy)) continue;
      const after = tableOf(unit, given[0]).gunnery;
      expect(after.first).toBe(enemy);
      for (const { entry, target, reason } of after.rows) {
        if (entry)
          expect([target?.piece, chanceOfTwoDice(target!.explanation!.total) > 0]).toEqual([enemy, true]);
        else expect(reason).not.toBeNull();
        aimed += entry ? 1 : 0;
      }
    }
  }
  expect(aimed).toBeGreaterThan(3);
});

test('Of the ways to turn the one is taken that does most, unless somebody has turned it', () => {
  for (const unit of shooters) {
    for (const enemy of field.enemiesOf[unit]!) {
      const free = tableOf(unit);
      if (!free.gunnery.aim(enemy)) continue;
      const best = worthOf(unit, free.given[0]!);
      for (const twist of [-1, 0, 1]) {
        const held = tableOf(unit, { twist }, true);
        if (held.full.twist !== twist || !held.gunnery.aim(enemy)) continue;
        expect(worthOf(unit, held.given[0]!)).toBeLessThanOrEqual(best + 1e-9);
      }
    }
  }
});

function worthOf(unit: number, order: Entry): number {
  return tableOf(unit, order).gunnery.planned.reduce((sum, { worth }) => sum + worth, 0);
}

test('One weapon is aimed elsewhere and the others stay; what is left out leaves no target behind', () => {
  let tried = 0;
  for (const unit of shooters) {
    const { gunnery, given, enemies } = tableOf(unit);
    if (!enemies.some((enemy) => gunnery.aim(enemy)) || attacksIn(given[0]).length < 2) continue;
    const [first] = attacksIn(given[0]);
    const { gunnery: second, given: then } = tableOf(unit, given[0]);
    const other = second.choicesFor(first!.weapon).find(({ piece }) => piece !== first!.target);
    if (!other) continue;
    second.aimAt(other, first!.weapon);
    const attacks = attacksIn(then[0]);
    expect(attacks.find(({ weapon }) => weapon === first!.weapon)?.target).toBe(other.value);
    expect(attacks).toHaveLength(attacksIn(given[0]).length);
    const { gunnery: third, given: last } = tableOf(unit, then[0]);
    third.untick(first!.weapon);
    expect(attacksIn(last[0]).some(({ weapon }) => weapon === first!.weapon)).toBe(false);
    expect(last[0]!.target).not.toBe(other.value);
    tried++;
  }
  expect(tried).toBeGreaterThan(0);
});

test('More weapons are never less dangerous, and the same salvo always has the same chances', () => {
  const [unit] = shooters;
  const { gunnery, given, enemies } = tableOf(unit!);
  enemies.some((enemy) => gunnery.aim(enemy));
  const order = { ...given[0], type: 'fire' } as never;
  expect(outlookOf(table, order)).toEqual(outlookOf(table, order));
  const { fates, heat } = outlookOf(table, order);
  expect(fates).toHaveLength(1);
  expect(heat!.after.total).toBeGreaterThanOrEqual(
    outlookOf(table, { ...given[0], attacks: [], type: 'fire' } as never).heat!.after.total,
  );
});

test('Blows are a line each, with a number for each limb; actions are what is left', () => {
  const brawl = skirmish(({ orders }) => orders.some(({ type }) => type === 'kick'));
  const kick = brawl.menu.orders.find(({ type }) => type === 'kick')!;
  const unit = completed(kick.fields, {}).unit as number;
  const strikes = strikesOf(classicTable.fields, brawl.menu, unit);
  expect(strikes.some(({ label }) => /^Kick, (left|right) leg$/.test(label))).toBe(true);
  for (const { targets, label } of strikes) expect(targets).toHaveLength(label.includes('both arms') ? 2 : 1);
  const walk = skirmish(({ orders }) => orders.some(({ type }) => type === 'drop'));
  const walker = completed(walk.menu.orders.find(({ type }) => type === 'drop')!.fields, {}).unit as number;
  const types = actionsOf(classicTable, walk.menu, classicTable.board(walk.table), walker).map(
    ({ type }) => type,
  );
  expect(types[0]).toBe('drop');
  expect(types).not.toContain('move');
  expect(types).not.toContain('still');
});

test('Two rounds and clusters of pellets say their own damage and heat, and promise their own average', () => {
  const options = { 'ultra-autocannons': true, 'lb-x-autocannons': true };
  const gunner = mech('Gun', {
    slots: {
      RA: ['5 x Ultra AC/5', 'LRM 5'],
      RT: ['6 x LB 10-X AC', 'Ammo Ultra AC/5', 'Ammo LRM 5'],
      LT: ['Ammo LB 10-X AC', 'Ammo LB 10-X AC Cluster'],
    },
  });
  const { state } = duel({ options, gunner }).scene;
  const arms = armsOf(viewFor(classic, state, 0).table, 0);
  const gun = (name: string) => arms.find((arm) => arm.name === name)!;
  const bins = battlefieldOf(state).designs[0]!.bins;
  const pellets = bins.findIndex(({ load }) => load === 'cluster');
  const slugs = bins.findIndex(({ type, load }) => type.name === 'LB 10-X AC' && load !== 'cluster');

  const ultra = gun('Ultra AC/5');
  expect([ultra.damageText, ultra.heat]).toEqual(['5', 1]);
  expect(ultra.asPlanned!({ rounds: 1 })).toEqual({ damageText: '5', heat: 1 });
  expect(ultra.asPlanned!({ rounds: 2 })).toEqual({ damageText: '5×2', heat: 2 });
  expect(ultra.damageAt(1)).toBe(5);
  expect(ultra.damageAt(1, { rounds: 1 })).toBe(5);
  expect(ultra.damageAt(1, { rounds: 2 })).toBeCloseTo((5 * 51) / 36);

  const lbx = gun('LB 10-X AC');
  expect(lbx.asPlanned!({ bin: slugs })).toEqual({ damageText: '10', heat: 2 });
  expect(lbx.asPlanned!({ bin: pellets })).toEqual({ damageText: '1×10', heat: 2 });
  expect(lbx.damageAt(1, { bin: slugs })).toBe(10);
  expect(lbx.damageAt(1, { bin: pellets })).toBeGreaterThan(6);
  expect(lbx.damageAt(1, { bin: pellets })).toBeLessThan(7);

  const missiles = gun('LRM 5');
  expect(missiles.damageText).toBe('1×5');
  expect(missiles.asPlanned!({})).toEqual({ damageText: '1×5', heat: 2 });
});

test('A machine gun promises more against a platoon, and a heavy Gauss rifle less far away', () => {
  const options = { 'combined-arms': true, 'edition-level2-late': true };
  const slots = {
    RA: ['Machine Gun'],
    RT: ['11 x Heavy Gauss Rifle'],
    LT: ['Ammo Machine Gun', 'Ammo Heavy Gauss Rifle'],
  };
  const { state } = scene({
    options,
    units: {
      Gun: { at: '0201 S', mech: mech('Gun', { slots }) },
      Mark: { at: '0202 N', mech: mech('Mark') },
      Foot: { at: '0215 N', mech: platoon('Foot') },
    },
  });
  const arms = armsOf(viewFor(classic, state, 0).table, 0);
  const [machineGun, rifle] = ['Machine Gun', 'Heavy Gauss Rifle'].map(
    (name) => arms.find((arm) => arm.name === name)!,
  );
  expect([1, 2].map((piece) => machineGun!.damageAt(piece))).toEqual([2, 7]);
  expect([1, 2].map((piece) => rifle!.damageAt(piece))).toEqual([25, 10]);
  expect(rifle!.damageText).toBe('25/20/10');
});

test('A Streak launcher says that it has to lock on, and the heat ahead how much that is', () => {
  const options = { 'streak-missiles': true };
  const gunner = mech('Gun', { slots: { RA: ['Streak SRM 4', 'Medium Laser'], RT: ['Ammo Streak SRM 4'] } });
  const { state } = duel({ options, gunner }).scene;
  const { table: seen } = viewFor(classic, state, 0);
  const arms = armsOf(seen, 0);
  const [streak, laser] = ['Streak SRM 4', 'Medium Laser'].map(
    (name) => arms.find((arm) => arm.name === name)!,
  );
  expect(streak!.note).toBe('25 shots, fires only if it locks on, with all of its missiles');
  expect(laser!.note).toBeUndefined();
  const heatOf = (...chosen: readonly (typeof streak)[]) =>
    outlookOf(seen, {
      type: 'fire',
      unit: 0,
      twist: 0,
      target: 1,
      attacks: chosen.map((arm) => ({ weapon: arm!.value, target: 1 })),
    } as never).heat!.effects;
  expect(heatOf(streak, laser)).toContain('3 less where no launcher locks on');
  expect(heatOf(laser)).toEqual([]);
});
