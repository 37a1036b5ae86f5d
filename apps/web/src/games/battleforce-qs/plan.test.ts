import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import type { Order } from '@ironfield/battleforce-qs/orders.ts';
import { table } from '@ironfield/battleforce-qs/view.ts';
import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { expandMenu } from '@ironfield/kernel/expanded-menu.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import {
  firstPlan,
  NO_PLAN,
  orderOf,
  planFrom,
  planHex,
  planUnitAttack,
  stepBack,
  takeInHand,
  turn,
} from './plan.ts';
import { type Question, questionIn } from './question.ts';

function begin() {
  const setup = scenarioSetup(battleforceQs, 'green');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  return startGame(battleforceQs, setup.value, 'seven');
}

type State = ReturnType<typeof begin>;

function questionOf(state: State): Question | null {
  return questionIn(expandMenu(menuFor(battleforceQs, state, waitingFor(state)[0]!)!));
}

function suggestion(state: State): Order {
  const seat = waitingFor(state)[0]!;
  const look = () => viewFor(battleforceQs, state, seat);
  return battleforceQs.bot('veteran').choose(look, menuFor(battleforceQs, state, seat)!, randomFrom('plan'));
}

/** Plays on until a question of this kind. */
function until(kind: Question['kind'], type?: string): State {
  const state = begin();
  for (;;) {
    const question = questionOf(state);
    if (question?.kind === kind && (!type || (question.kind === 'placement' && question.type === type)))
      return state;
    expect(advance(battleforceQs, state, waitingFor(state)[0]!, suggestion(state))).toBeNull();
  }
}

test('A deployment is a Unit, a hex and a facing, and is taken back in the other order', () => {
  const state = begin();
  const field = battlefieldOf(state.setup);
  const question = questionOf(state);
  expect(firstPlan(question, field)).toEqual({ ...NO_PLAN, unit: 0 });
  const inHand = takeInHand(NO_PLAN, 1);
  expect(orderOf(inHand, question)).toBeNull();
  const placed = turn(planHex(inHand, field, table(state), '0517'), 1);
  expect(orderOf(placed, question)).toEqual({ type: 'deploy', unit: 1, to: '0517', facing: 1 });
  const back = stepBack(placed)!;
  expect(back).toMatchObject({ unit: 1, to: null });
  expect(stepBack(back)).toBeNull();
});

test('What a bot suggests can be planned and amounts to the same order', () => {
  for (const state of [begin(), until('placement', 'move'), until('attacks')]) {
    const order = suggestion(state);
    const plan = planFrom(order, NO_PLAN, battlefieldOf(state.setup));
    expect(
      advance(
        battleforceQs,
        structuredClone(state),
        waitingFor(state)[0]!,
        orderOf(plan, questionOf(state))!,
      ),
    ).toBeNull();
  }
});

test('Choosing an enemy Unit gives everybody in hand the target that is easiest to hit', () => {
  const state = until('attacks');
  const field = battlefieldOf(state.setup);
  const question = questionOf(state)!;
  if (question.kind !== 'attacks') throw new Error('No attacks');
  const [attacker, { targets }] = [...question.attackers][0]!;
  const enemy = field.unitOf[[...targets.keys()][0]!]!;
  const planned = planUnitAttack(firstPlan(question, field), question, field, enemy)!;
  const { target } = planned.attacks.get(attacker)!;
  const numbers = [...targets.values()]
    .filter(({ value }) => field.unitOf[Number(value)] === enemy)
    .map(({ explanation }) => explanation!.total);
  expect(targets.get(target)!.explanation!.total).toBe(Math.min(...numbers));
  expect([...planned.attacks.keys()].every((each) => field.unitOf[each] === field.unitOf[attacker])).toBe(
    true,
  );
});
