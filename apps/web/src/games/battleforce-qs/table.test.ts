import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import type { Order } from '@ironfield/battleforce-qs/orders.ts';
import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { lazyMenu } from '@ironfield/kernel/menu/lazy-menu.ts';
import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { plannedLines } from '../../hex-table/aiming.ts';
import { duelNotes, threatsTo } from '../../hex-table/map/threats.ts';
import { goThere, movePlan, usefulFacing, waysOf } from '../../hex-table/moving.ts';
import { aimedAt, targetsOf } from '../../hex-table/salvo.ts';
import { type Choice, completed, type EachField, type Entry } from '../../order/draft/draft.ts';
import { battleforceTable } from './table.tsx';

const { fields: names } = battleforceTable;

function begin() {
  const setup = scenarioSetup(battleforceQs, 'green');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  return startGame(battleforceQs, setup.value, 'seven');
}

type State = ReturnType<typeof begin>;

const menuIn = (state: State): ExpandedMenu => lazyMenu(menuFor(battleforceQs, state, waitingFor(state)[0])!);

function suggestion(state: State): Order {
  const seat = waitingFor(state)[0];
  const look = () => viewFor(battleforceQs, state, seat);
  return battleforceQs.bot('veteran').choose(look, menuFor(battleforceQs, state, seat)!, randomFrom('plan'));
}

/** Plays on until orders of this kind are asked for. */
function until(type: string): State {
  const state = begin();
  while (menuIn(state).orders[0]?.type !== type)
    expect(advance(battleforceQs, state, waitingFor(state)[0], suggestion(state))).toBeNull();
  return state;
}

test.each(['deploy', 'move'])(
  'Every hex to %s to gives an order of the menu, and a way that leads there',
  (type) => {
    const state = until(type);
    const { table } = viewFor(battleforceQs, state, waitingFor(state)[0]);
    const { board } = battlefieldOf(table.setup);
    const menu = menuIn(state);
    const [unit] = menu.orders[0].fields.flatMap((field) => (field.kind === 'pick' ? field.choices : []));
    const [way, ...others] = waysOf(battleforceTable, menu, board, unit!.value as number);
    expect(others).toEqual([]);
    for (const cell of way!.cells) {
      const entry = goThere(names, way!, cell, 2);
      // Nothing of it had to be mended.
      expect(completed(way!.fields, entry)).toEqual(entry);
      const plan = movePlan(battleforceTable, table, board, way, entry)!;
      expect(plan).toMatchObject({ name: type, cell, facing: 2, facings: [0, 1, 2, 3, 4, 5] });
      expect(plan.path.at(-1)).toBe(type === 'move' ? cell : undefined);
      expect(
        advance(battleforceQs, structuredClone(state), waitingFor(state)[0], { type, ...entry } as Order),
      ).toBeNull();
    }
  },
);

test('Whoever is put on an empty map looks away from home, and then at the nearest enemy', () => {
  const state = begin();
  const { table } = viewFor(battleforceQs, state, 0);
  const { board } = battlefieldOf(table.setup);
  const units = battleforceTable.units(table);
  const [south, north] = [0, 1].map((seat) => units.findIndex(({ side }) => side === seat));
  expect(usefulFacing(battleforceTable, { table, board, units }, south!, 0)).toBe(0);
  expect(usefulFacing(battleforceTable, { table, board, units }, north!, 0)).toBe(3);
  const met = units.map((unit, index) => (index === north ? { ...unit, cell: board.size - 1 } : unit));
  expect(usefulFacing(battleforceTable, { table, board, units: met }, south!, board.width - 1)).toBe(3);
});

test('Choosing an enemy Unit gives everybody in hand the target that is easiest to hit', () => {
  const state = until('declare');
  const { table } = viewFor(battleforceQs, state, waitingFor(state)[0]);
  const { unitOf } = battlefieldOf(table.setup);
  const { fields } = menuIn(state).orders[0];
  const list = fields[0] as EachField;
  const [attacker] = list.items;
  const enemy = targetsOf(names, attacker!)[0].piece as number;
  const aiming = {
    names,
    fields,
    full: { attacks: [] as readonly Entry[] },
    isHeld: false,
    piece: enemy,
    worth: (_: Choice, { explanation }: Choice) => chanceOfTwoDice(explanation!.total),
  };
  const aimed = aimedAt({ ...aiming, isMeant: ({ piece }) => piece === attacker!.piece })!;
  const attacks = aimed.attacks as readonly Entry[];
  for (const attack of attacks) {
    const targets = targetsOf(names, list.items.find(({ value }) => value === attack.attacker)!);
    const numbers = targets
      .filter(({ piece }) => piece === enemy)
      .map(({ explanation }) => explanation!.total);
    const chosen = targets.find(({ value }) => value === attack.target)!;
    expect(chosen.explanation!.total).toBe(Math.min(...numbers));
    expect(unitOf[attack.attacker as number]).toBe(attacker!.piece);
  }
  // Whoever is aimed anew keeps the rest of the attack and its place; who is not meant is left alone.
  const hot = attacks.map((attack, index): Entry => (index === 0 ? { ...attack, overheat: 2 } : attack));
  const again = aimedAt({
    ...aiming,
    full: { attacks: hot },
    isMeant: ({ value }) => value === attacks[0]!.attacker,
  });
  expect(again?.attacks).toEqual(hot);
  expect(aimedAt({ ...aiming, isMeant: () => false })).toBeNull();
  const lines = plannedLines(names, fields, { attacks }, (unit) => table.units[unit as number]?.hex ?? -1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ to: table.units[enemy].hex, tone: 'shot' });
});

test('Threats have the best numbers of the menu; a move says what it costs and to whom it exposes', () => {
  const state = until('declare');
  const seat = waitingFor(state)[0]!;
  const { table } = viewFor(battleforceQs, state, seat);
  const { unitOf } = battlefieldOf(table.setup);
  const { items } = menuIn(state).orders[0].fields[0] as EachField;
  const unit = unitOf[items[0]!.value as number];
  const best = new Map<number, number>();
  for (const item of items.filter(({ piece }) => piece === unit)) {
    for (const { piece, explanation } of targetsOf(names, item)) {
      const hex = table.units[piece as number]!.hex;
      best.set(hex, Math.min(best.get(hex) ?? 99, explanation!.total));
    }
  }
  const lines = threatsTo(battleforceTable, table, unit, null);
  const shown = (each: typeof lines) =>
    each.flatMap(({ to, parts }) => {
      const number = parts?.find((part) => part.side === seat)?.text.match(/[←-↙] (\d+)\+/)?.[1];
      return number ? [[to, Number(number)] as const] : [];
    });
  expect(new Map(shown(lines))).toEqual(best);
  // What is aimed already needs no second number.
  const aimed = lines.map(({ from, to }) => ({ from, to, label: '', tone: 'shot' as const }));
  expect(shown(threatsTo(battleforceTable, table, unit, null, aimed))).toEqual([]);

  const plan = { unit, name: 'move', cell: table.units[unit]!.hex, facing: table.units[unit]!.facing };
  const mp = { total: 3, lines: [] };
  const notes = duelNotes(battleforceTable, table, { ...plan, facings: [], path: [], moved: 0, mp });
  expect(notes[0]?.text).toBe('3 MP');
  expect(notes[1]?.text).toMatch(new RegExp(`best ${Math.min(...best.values())}\\+$`));
  expect(duelNotes(battleforceTable, table, { ...plan, facings: [], path: [], moved: 0, mp: null })).toEqual(
    [],
  );
});

test('What a bot suggests is an order in the making that amounts to the same', () => {
  for (const state of [begin(), until('move'), until('declare')]) {
    const { type, ...entry } = suggestion(state);
    const form = menuIn(state).orders.find((each) => each.type === type)!;
    expect(completed(form.fields, entry)).toEqual(entry);
  }
});
