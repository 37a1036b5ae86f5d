import type { State as Battle } from '@ironfield/battleforce2/state.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { copy } from '@ironfield/kernel/json.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { connect } from '../connections.ts';
import { Nested } from '../nesting/nested.ts';
import { nestedRecordOf, verifyNested } from '../nesting/nested-record.ts';
import { botsOf, playOut } from '../nesting/play-out.ts';
import { commissionOf } from './commission.ts';
import { generateCampaign } from './forces.ts';
import { linked } from './game.ts';
import { linkedBattle } from './linked-battle.ts';
import { camp } from './testing/camp.ts';

const game = linked as never;

function whole(seed: string): Nested {
  const sides = [{ faction: 'Steiner' }, { faction: 'Wolf', technicians: 6 }] as const;
  const setup = generateCampaign({ sides, options: { supply: true } }, randomFrom(seed));
  const nested = new Nested(connect, game, setup, seed);
  playOut(nested, [], 'bots', botsOf('recruit'));
  return nested;
}

rule(
  'BF2-CAMP-01',
  'A campaign is fought on the table of BattleForce 2, and its record verifies through both scales',
  () => {
    const nested = whole('whole');
    expect(nested.history.state.outcome).not.toBeNull();
    const record = JSON.parse(JSON.stringify(nestedRecordOf(nested, 'test')));
    expect(verifyNested(connect, game, record).ok).toBe(true);
    const changed = copy(record);
    changed.battles[0].log[2].hash = 'x';
    expect(verifyNested(connect, game, changed).ok).toBe(false);
  },
);

test('The second battle begins as the first one and its repairs have left everybody', () => {
  const nested = whole('damage');
  const fights = nested.battles.map((battle) => battle!.history.state as Battle);
  const marks = fights[1]!.setup.secrets.flatMap((side) =>
    side!.units.flatMap(({ elements }) => elements.map((each) => each.marked)),
  );
  expect(marks.some((marked) => marked !== undefined)).toBe(true);
  expect(fights[0]!.setup.options).toMatchObject({ 'break-off': 50 });
});

rule(
  'BF2-CAMP-02',
  'In the last battle the winner of the assault adds 2 to Initiative and has his edge; it is fought out',
  () => {
    const state = { ...camp(), battle: 2, attacker: 0, assaultWinner: 1, homes: ['east', 'west'] as const };
    const setup = linkedBattle.open(commissionOf(state) as never, randomFrom('x'));
    expect(setup.options).toMatchObject({ 'earned-initiative': 'second side' });
    expect(setup.options).not.toHaveProperty('break-off');
    expect(setup).toMatchObject({ homes: ['east', 'west'] });
  },
);
