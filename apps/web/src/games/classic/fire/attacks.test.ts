import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { classic } from '@ironfield/classic/game.ts';
import { newTurn } from '@ironfield/classic/state.ts';
import { scene } from '@ironfield/classic/testing/scene.ts';
import { COMBINED, vehicle } from '@ironfield/classic/testing/vehicles.ts';
import { cellOf, distance } from '@ironfield/hex/board.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect, test } from 'vitest';
import { attacksOn, numbersText, plannedLines } from '../../../hex-table/aiming.ts';
import { completed } from '../../../order/draft/draft.ts';
import { skirmish, withMech } from '../mech/classic.fixture.ts';
import { moveNotes } from '../move-notes.ts';
import { classicTable } from '../table.tsx';
import { heatToCome, shotsFrom, torsoAim } from './attacks.ts';

const { fields: names } = classicTable;

const { field, table, menu } = skirmish((asked) => asked.orders.some(({ type }) => type === 'fire'));
const { fields } = menu.orders.find(({ type }) => type === 'fire')!;
const aimed = completed(fields, {});
const unit = aimed.unit as number;
const target = aimed.target as number;
const hexOf = (piece: unknown) => table.units[piece as number]?.hex ?? -1;

test('Against the target of the menu every weapon has the number of the menu', () => {
  const attacks = attacksOn(names, menu, aimed, target);
  expect(attacks.length).toBeGreaterThan(0);
  const labels = field.designs[unit].weapons.map(({ label }) => label);
  for (const { label, explanation } of attacks) {
    expect(labels).toContain(label);
    expect(explanation.lines.length).toBeGreaterThan(0);
  }
  expect(attacksOn(names, menu, aimed, unit)).toEqual([]);
});

test('Planned shots at one target are one line with all their numbers', () => {
  const [first] = attacksOn(names, menu, aimed, target);
  const weapon = field.designs[unit].weapons.findIndex(({ label }) => label === first!.label);
  const full = completed(fields, { ...aimed, attacks: [{ weapon, target }] });
  const number = first!.explanation.total;
  expect(plannedLines(names, fields, full, hexOf)).toEqual([
    { from: table.units[unit].hex, to: table.units[target].hex, label: `${number}+`, tone: 'shot' },
  ]);
  expect(plannedLines(names, fields, aimed, hexOf)).toEqual([]);
  expect([[], [8], [7, 7], [9, 7, 8]].map(numbersText)).toEqual(['', '8+', '2 × 7+', '3 × 7–9+']);
});

test('Heat to come counts the weapons of the plan', () => {
  const hot = withMech(table, unit, { heat: 30, thisTurn: newTurn() });
  const { heat } = field.designs[unit].weapons[0].type;
  const idle = heatToCome(hot, unit, null).total;
  const planned = { ...aimed, attacks: [{ weapon: 0, target }] };
  expect(heatToCome(hot, unit, planned).total).toBe(idle + heat);
  // Those of another's plan do not count.
  expect(heatToCome(hot, unit, { ...planned, unit: target }).total).toBe(idle);
  // What the Heat Phase has counted is not counted again.
  const built = withMech(table, unit, { heat: 30, thisTurn: { ...newTurn(), heatBuilt: 9 } });
  expect(heatToCome(built, unit, null).total).toBe(idle + 9);
  expect(heatToCome({ ...built, phase: 'end' }, unit, null).total).toBe(idle);
});

test('A move into woods says that they shield', () => {
  const wooded = field.woods.indexOf(1);
  const clear = field.woods.findIndex((woods, cell) => woods === 0 && field.depth[cell] === 0);
  const plan = {
    unit,
    name: 'walk',
    facing: 0,
    facings: [],
    path: [],
    moved: 4,
    mp: { total: 5, lines: [] },
  };
  const wordsAt = (cell: number) => moveNotes(table, { ...plan, cell })[1]?.text;
  expect(wordsAt(clear)).toBe('+1 to hit it · +1 on its shots');
  expect(wordsAt(wooded)).toBe('+2 to hit it (woods) · +1 on its shots');
});

test('What a move would bring is what the menu says once it is made', () => {
  const isWalker = (asked: typeof menu, { units }: typeof table) => {
    const fire = asked.orders.find(({ type }) => type === 'fire');
    return fire !== undefined && units[completed(fire.fields, {}).unit as number]?.thisTurn.mode === 'walk';
  };
  const moved = skirmish(isWalker);
  const fire = moved.menu.orders.find(({ type }) => type === 'fire')!;
  const { unit: walker, target: enemy } = completed(fire.fields, {}) as { unit: number; target: number };
  const { hex: cell, facing, thisTurn } = moved.table.units[walker];
  const plan = {
    unit: walker,
    name: 'walk',
    cell,
    facing,
    facings: [],
    path: [],
    moved: thisTurn.hexesMoved,
    mp: null,
  } as const;
  const numbers = [-1, 0, 1].flatMap((twist) => {
    const order = completed(fire.fields, { unit: walker, twist, target: enemy });
    const isSo = order.twist === twist && order.target === enemy;
    return isSo ? attacksOn(names, moved.menu, order, enemy).map(({ explanation }) => explanation.total) : [];
  });
  const best = Math.min(...numbers);
  const to = moved.table.units[enemy].hex;
  const line = shotsFrom(moved.table, plan).find((each) => each.to === to);
  expect(line?.label).toBe(best > 12 ? undefined : `${best}+`);
});

test('The arc ahead turns with the torso and ends where the weapons do', () => {
  // In the middle of the map, where no edge cuts the arcs off.
  const hex = cellOf(field.board, '0808');
  const there = withMech(table, unit, { hex });
  const far = Math.max(...field.designs[unit].weapons.map(({ type }) => type.long));
  const { cells: ahead } = torsoAim(there, 'fire', { unit, twist: 0 })!;
  const { cells: turned, twist } = torsoAim(there, 'hold', { unit, twist: 1 })!;
  expect(twist).toBe(1);
  expect(torsoAim(there, 'kick', { unit })).toBeNull();
  expect([...ahead].every((cell) => distance(field.board, hex, cell) <= far)).toBe(true);
  expect(ahead.has(hex)).toBe(false);
  expect([...turned].some((cell) => !ahead.has(cell))).toBe(true);
});

test('The arc of a vehicle is wherever any of its weapons bears, as its turret is turned', () => {
  const arcs = (options: object) => {
    const { state } = scene({
      options: { ...COMBINED, ...options },
      units: {
        Tank: {
          mech: vehicle('Tank', { items: { RS: ['Medium Laser'], TU: ['Medium Laser'] } }),
          at: '0808 N',
        },
        Wolf: { at: '0801 S' },
      },
    });
    const seen = viewFor(classic, state, 0).table;
    const { board } = battlefieldOf(seen);
    const { cells } = torsoAim(seen, 'fire', { unit: 0, twist: 3 })!;
    // Ahead, right, behind, left, and half to the rear on either side.
    return ['0805', '1108', '0811', '0508', '1010', '0610'].map((hex) => cells.has(cellOf(board, hex)));
  };
  expect(arcs({})).toEqual([false, true, true, false, true, true]);
  expect(arcs({ 'vehicle-firing-arcs': true })).toEqual([false, true, true, false, false, false]);
});
