import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { expect, test } from 'vitest';
import { games } from './games.ts';
import { malformed } from './problems.ts';

test.each(games)(
  'An order that $title does not know is refused in a sentence, and not with all it knows',
  (game) => {
    const setup = scenarioSetup(game, game.scenarios[0]!.id);
    if (!setup.ok) throw new Error(setup.error[0]?.message);
    const record = recordOf(new History(game, setup.value, 'seed'), 'test');
    const log = [{ kind: 'order', seat: 0, order: { type: 'nonsense' }, hash: '' }] as const;
    const verified = verifyRecord(game, { ...record, log });
    expect(verified).toMatchObject({
      ok: false,
      error: [
        {
          message: expect.stringMatching(/^Entry 1 of 1 is malformed: type: (is of no known kind|should be)/),
        },
      ],
    });
    expect(JSON.stringify(verified).length).toBeLessThan(300);
  },
);

test('Whatever a file quotes, the refusal is short', () => {
  const message = 'x'.repeat(5000);
  const refusal = malformed([{ message }, { message }]);
  expect(refusal).toMatchObject({ ok: false, error: { message: expect.stringMatching(/ \(and 1 more\)$/) } });
  expect(JSON.stringify(refusal).length).toBeLessThan(1100);
});
