import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { classic } from '@ironfield/classic/game.ts';
import { mechDesign } from '@ironfield/classic/kinds/mech/condition.ts';
import type { Loss } from '@ironfield/classic/state.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { describe, expect, test } from 'vitest';
import { type Mark, type MarkKind, stackedMarks } from '../../../replay/marks.ts';
import { Timeline } from '../../../replay/timeline.ts';
import { readMark } from './replay-marks.ts';

test('Losses, critical hits, turns and the end of a battle are marked, each where it happens', () => {
  const setup = scenarioSetup(classic, 'skirmish');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const history = new History(classic, setup.value, 'seven');
  const random = randomFrom('marks');
  while (!history.state.outcome && history.entries.length < 4000) {
    const seat = waitingFor(history.state)[0];
    const order = sampleOrder(menuFor(classic, history.state, seat)!, random)!;
    expect(history.add({ kind: 'order', seat, order })).toBeNull();
  }
  const { marks } = new Timeline(history, 'spectator', readMark);
  const of = (kind: string) => marks.filter((mark) => mark.kind === kind);
  const { turn, units } = history.state;
  expect(of('turn')).toHaveLength(turn);
  expect(of('end')).toHaveLength(history.state.outcome ? 1 : 0);
  expect(of('destroyed')).toHaveLength(
    units.filter(({ loss }) => loss !== null && loss !== 'escaped').length,
  );
  expect(of('critical').length).toBeGreaterThan(0);
  expect(of('critical').every(({ seat }) => seat === 0 || seat === 1)).toBe(true);
});

describe('Marks of classic BattleTech', () => {
  const setup = scenarioSetup(classic, 'skirmish');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const { table } = viewFor(classic, startGame(classic, setup.value, 'marks'), 'spectator');
  const unit = 3;
  const withLoss = (loss: Loss) => ({
    ...table,
    units: table.units.map((mech, i) => (i === unit ? { ...mech, loss } : mech)),
  });

  test("show a 'Mech that leaves the map as a loss, but no wreck a second time and nobody who escapes", () => {
    const left = { type: 'left-map', unit, escaped: false } as const;
    expect(readMark(left, withLoss('left-map'))).toEqual({ kind: 'destroyed', seat: 0 });
    expect(readMark(left, withLoss('engine'))).toBeNull();
    expect(readMark({ ...left, escaped: true }, withLoss('escaped'))).toBeNull();
  });

  test('show ammunition where it explodes, once, whatever has set it off', () => {
    const { designs } = battlefieldOf(table);
    const { part, type } = designs[unit].bins[0];
    const slot = Math.log2(part!.mask & -part!.mask);
    const at = { unit, location: part!.location };
    const { name } = mechDesign(battlefieldOf(table), unit).components[at.location][slot]!;
    expect(readMark({ type: 'critical', ...at, slot, component: name }, table)).toBeNull();
    expect(
      readMark({ type: 'explosion', bin: 0, ...at, ammo: type.name, shots: 5, damage: 60 }, table),
    ).toEqual({
      kind: 'critical',
      seat: 0,
    });
  });

  test('leave room for the loss, however many critical hits came before it', () => {
    const mark = (kind: MarkKind): Mark => ({ index: 7, kind, label: kind, seat: 0 });
    const marks = [...Array.from({ length: 6 }, () => mark('critical')), mark('destroyed'), mark('end')];
    const shown = stackedMarks([mark('turn'), ...marks], 4);
    expect(shown.map((each) => [each.mark.kind, each.height])).toEqual([
      ['end', 0],
      ['destroyed', 1],
      ['critical', 2],
      ['critical', 3],
    ]);
  });
});
