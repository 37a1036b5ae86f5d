import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { startGame, viewFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { expect, test } from 'vitest';
import { measure } from './ruler.ts';

const setup = scenarioSetup(battleforceQs, 'green');
if (!setup.ok) throw new Error(setup.error[0].message);
const field = battlefieldOf(setup.value);
const { table } = viewFor(battleforceQs, startGame(battleforceQs, setup.value, 'ruler'), 0);
const between = (from: string, to: string) =>
  measure(table, cellOf(field.board, from), cellOf(field.board, to));

test('The ruler says how far it is and that the sight is clear', () => {
  expect(between('0101', '0103')).toMatchObject({
    text: '0101 to 0103: 2 hexes, medium range. The line of sight is clear.',
    line: { tone: 'sight' },
    inTheWay: [],
  });
});

test('Where woods block, it names them and the rule', () => {
  const { text, rule, inTheWay, line } = between('0411', '1107');
  expect(text).toMatch(/^0411 to 1107: 8 hexes, long range\. Woods in .*0610.* block the line of sight\.$/);
  expect(rule).toBe('BFQ-COM-03');
  expect(inTheWay).toContain(cellOf(field.board, '0610'));
  expect(line.tone).toBe('blocked');
});
