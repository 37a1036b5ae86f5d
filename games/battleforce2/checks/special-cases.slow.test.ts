import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { battleforce2 } from '../game.ts';

/** All chapters of the ground at once. */
const EVERYTHING = {
  buildings: true,
  'clearing-woods': true,
  commands: true,
  fire: true,
  gravity: 80,
  ice: 'not frozen solid',
  mines: 4,
  morale: true,
  night: 'dusk',
  temperature: -10,
} as const;

test('bots play to an end on ground that burns, breaks, freezes and blows up', () => {
  for (const [i, strength] of (['recruit', 'regular', 'veteran'] as const).entries()) {
    const setup = scenarioSetup(battleforce2, 'garrison', EVERYTHING, randomFrom(strength));
    if (!setup.ok) throw new Error(setup.error[0].message);
    const players = [battleforce2.bot(strength), battleforce2.bot('regular')];
    const { state } = playMatch(battleforce2, setup.value, `ground ${i}`, players);
    expect(state.outcome).not.toBeNull();
  }
});
