import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { battleforceQs } from './game.ts';
import type { BattleforceQs } from './game-types.ts';

/** Everything that is told of a game between these two. */
function sentencesOf(scenario: string, names: readonly [string, string]): string[] {
  const made = scenarioSetup(battleforceQs, scenario);
  if (!made.ok) throw new Error(made.error[0].message);
  const forces = made.value.forces.map((force, seat) => ({ ...force, name: names[seat] }));
  const setup: BattleforceQs['Setup'] = { ...made.value, forces: [forces[0], forces[1]] };
  const events: Event[] = [];
  const history = new History(battleforceQs, setup, 'names', events);
  const players = [battleforceQs.bot('recruit'), battleforceQs.bot('recruit')];
  playMatch(battleforceQs, setup, 'names', players, {
    onOrder: (seat, order) => {
      history.add({ kind: 'order', seat, order }, events);
    },
  });
  const table = battleforceQs.table(history.state, 'spectator');
  return events.flatMap((event) => battleforceQs.describe(event, table) ?? []);
}

test.each(['green', 'veteran'])(
  'What is told of a %s game reads well whether a side is called Cadets or Word of Blake',
  (scenario) => {
    const sentences = sentencesOf(scenario, ['Cadets', 'Word of Blake']);
    const named = sentences.filter((sentence) => /Cadets|Word of Blake/.test(sentence));
    expect(named.length).toBeGreaterThan(5);
    expect(named.at(-1)).toMatch(/^.+\. Victory for (Cadets|Word of Blake)\.$/);
    // A verb after the name would have to agree with it.
    expect(named.filter((sentence) => /(Cadets|Word of Blake) [a-z]/.test(sentence))).toEqual([]);
  },
);
