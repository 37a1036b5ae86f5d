import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Bracket } from '@ironfield/battleforce-qs/data/tables.ts';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { attackDamage } from '@ironfield/battleforce-qs/rules/attack/damage.ts';
import { possibleAttacks, verdictBetween } from '@ironfield/battleforce-qs/rules/attack/declaration.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import type { State } from '@ironfield/battleforce-qs/state.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { classic } from '@ironfield/classic/game.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { lazyMenu } from '@ironfield/kernel/menu/lazy-menu.ts';
import { menuFor, startGame, submit, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { danger as dangerQs } from '../games/battleforce-qs/danger.ts';
import { battleforceTable } from '../games/battleforce-qs/table.tsx';
import { danger as danger2 } from '../games/battleforce2/danger.ts';
import { battleforce2Table } from '../games/battleforce2/table.tsx';
import { danger as dangerClassic } from '../games/classic/fire/danger.ts';
import { classicTable } from '../games/classic/table.tsx';
import type { HexGame } from '../hex-table/hex-game.ts';
import { waysOf } from '../hex-table/moving.ts';
import type { DangerRules, DangerSpot } from './danger.ts';

/** Bots play until somebody is asked something in the right turn. */
function moment(game: AnyGame, scenario: string, fits: (types: readonly string[], turn: number) => boolean) {
  const setup = scenarioSetup(game, scenario);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const state = startGame(game, setup.value, 'danger');
  const random = randomFrom('danger');
  for (;;) {
    const seat = waitingFor(state)[0]!;
    const question = menuFor(game, state, seat)!;
    const menu = lazyMenu(question);
    const { turn } = state as unknown as { turn: number };
    if (
      fits(
        menu.orders.map(({ type }) => type),
        turn,
      )
    )
      return { state, menu, table: viewFor(game, state, seat).table };
    const order = orderFrom(game.bot('recruit'), () => viewFor(game, state, seat), question, random);
    const result = submit(game, state, seat, order);
    if (!result.ok) throw new Error(result.error.message);
  }
}

const spotsOf = (rules: DangerRules<never, number>, table: object, unit: number) =>
  [...rules.spots(table as never, unit)].filter((spot): spot is DangerSpot<number> => spot !== null);

test.each([
  ['classic', classic, 'skirmish', classicTable, dangerClassic],
  ['BattleForce 2', battleforce2, 'border-raid', battleforce2Table, danger2],
  ['Quick-Start', battleforceQs, 'veteran', battleforceTable, dangerQs],
] as const)(
  'in %s every hex that the menu offers to move to has its danger',
  (_, game, scenario, hex, rules) => {
    const { table, menu } = moment(
      game as never,
      scenario,
      (types, turn) => turn > 2 && types.includes('move'),
    );
    const shared = hex as unknown as HexGame<never>;
    const board = shared.board(table as never);
    const units = shared.units(table as never);
    let asked = 0;
    for (const unit of units.keys()) {
      const ways = waysOf(shared, menu, board, unit).filter(({ type }) => type === 'move' || type === 'jump');
      if (ways.length === 0) continue;
      asked++;
      const found = new Set(spotsOf(rules as never, table, unit).map(({ place }) => place));
      const missing = ways.flatMap(({ cells, name }) =>
        ['ground', 'walk', 'run', 'jump', 'move'].includes(name)
          ? [...cells].filter((cell) => !found.has(cell))
          : [],
      );
      expect(missing.map((cell) => board.number[cell])).toEqual([]);
    }
    expect(asked).toBeGreaterThan(0);
  },
);

test('in Quick-Start who stands there may lose what the declared shots would do on average', () => {
  const { state, table } = moment(
    battleforceQs as never,
    'veteran',
    (types, turn) => turn > 3 && types.includes('declare'),
  );
  const position = state as unknown as State;
  const field = battlefieldOf(position.setup);
  let seen = 0;
  for (const [unit, seat] of field.seatOf.entries()) {
    if (position.units[unit]!.hex < 0) continue;
    let expected = 0;
    for (const [attacker, targets] of possibleAttacks(field, position, 1 - seat)) {
      const enemy = field.unitOf[attacker]!;
      const bracket = bracketBetween(field, position, enemy, unit) as Bracket;
      const chances = targets
        .filter((target) => field.unitOf[target] === unit)
        .map((target) =>
          chanceOfTwoDice(
            totalOf((tally) => toHit(tally as never, field, position, { attacker, target, bracket })),
          ),
        );
      if (chances.length === 0) continue;
      const strike = { attacker, overheat: 0, bracket, direction: 'front' } as const;
      const damage = totalOf((tally) => attackDamage(tally as never, field, position, strike));
      const sure = verdictBetween(field, position, enemy, unit) === 'open' ? 1 : 0.5;
      expected += sure * damage * Math.max(...chances);
    }
    const steps = dangerQs.now(table as never, unit);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toBeCloseTo(expected);
    if (expected > 0) seen++;
  }
  expect(seen).toBeGreaterThan(0);
});
